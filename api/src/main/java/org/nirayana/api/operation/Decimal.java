package org.nirayana.api.operation;

/** A decimal number as people write coordinates; stricter than {@link Double#parseDouble}, and it never throws. */
public final class Decimal {
    private static final int LONGEST = 40;

    private Decimal() {}

    /**
     * The number, or NaN when the text is none. {@code 12}, {@code -12.5}, {@code +.5} and {@code 1e2} are numbers;
     * {@code NaN}, {@code 1d}, {@code 0x1p3} and digits of other scripts are not. A leading space is a plus sign that a query
     * string swallowed.
     */
    public static double parse(String text) {
        int length = text.length();
        if (length == 0 || length > LONGEST) {
            return Double.NaN;
        }
        int at = isSign(text.charAt(0)) || text.charAt(0) == ' ' ? 1 : 0;
        int start = at;
        at = skipDigits(text, at);
        int digits = at - start;
        if (at < length && text.charAt(at) == '.') {
            int point = at++;
            at = skipDigits(text, at);
            digits += at - point - 1;
        }
        if (digits == 0) {
            return Double.NaN;
        }
        if (at < length && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            at++;
            if (at < length && isSign(text.charAt(at))) {
                at++;
            }
            int exponent = at;
            at = skipDigits(text, at);
            if (at == exponent) {
                return Double.NaN;
            }
        }
        return at == length ? Double.parseDouble(text) : Double.NaN;
    }

    private static boolean isSign(char c) {
        return c == '+' || c == '-';
    }

    private static int skipDigits(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }
}
