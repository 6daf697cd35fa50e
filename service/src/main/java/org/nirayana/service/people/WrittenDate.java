package org.nirayana.service.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nirayana.api.operation.LowerCase;

/**
 * A date as people write it in lists: {@code 1-4-1990}, {@code 01/04/90}, {@code 1.4.1990}, {@code 1 Apr 1990}, {@code April 1st,
 * 1990}, {@code 1990-04-01}, in any digits and with names of months in the languages of the page.
 *
 * @param iso such as {@code 1990-04-01}; whether there is such a day is not known yet
 * @param isShort whether the year had two digits
 * @param rest what stands behind it: a time, if anything
 */
record WrittenDate(String iso, boolean isShort, String rest) {
    /** Which of two numbers is the day. */
    enum DateOrder {
        DAY_FIRST,
        MONTH_FIRST
    }

    private static final String REST = "(?:[t, ](.*))?";
    private static final String YEAR = "(\\d{4}|\\d{2})";
    private static final String MONTH_NAME = "([\\p{L}\\p{M}]{2,30})[.\u0970:]?";
    private static final Pattern YEAR_FIRST = Pattern.compile("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})" + REST);
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,2}) ?[-/. ] ?(\\d{1,2}) ?[-/. ] ?" + YEAR + REST);
    private static final Pattern DAY_AND_NAME =
            Pattern.compile("(\\d{1,2})(?:st|nd|rd|th)?[ ,./-]{0,2}" + MONTH_NAME + "[ ,./-]{0,2}" + YEAR + REST);
    private static final Pattern NAME_AND_DAY =
            Pattern.compile(MONTH_NAME + "[ ./-]{0,2}(\\d{1,2})(?:st|nd|rd|th)?[ ,./-]{1,2}" + YEAR + REST);

    /** The date of a cell; empty where it is none. */
    static Optional<WrittenDate> read(String cell, DateOrder order, int thisYear) {
        Optional<String> plain = plain(cell);
        if (plain.isEmpty()) {
            return Optional.empty();
        }
        Matcher found = YEAR_FIRST.matcher(plain.get());
        if (found.matches()) {
            return made(found.group(1), found.group(2), found.group(3), found.group(4), thisYear);
        }
        found = NUMBERS.matcher(plain.get());
        if (found.matches()) {
            boolean dayFirst = order == DateOrder.DAY_FIRST;
            return made(
                    found.group(3),
                    found.group(dayFirst ? 2 : 1),
                    found.group(dayFirst ? 1 : 2),
                    found.group(4),
                    thisYear);
        }
        found = DAY_AND_NAME.matcher(plain.get());
        if (found.matches()) {
            return named(found.group(3), found.group(2), found.group(1), found.group(4), thisYear);
        }
        found = NAME_AND_DAY.matcher(plain.get());
        return found.matches()
                ? named(found.group(3), found.group(1), found.group(2), found.group(4), thisYear)
                : Optional.empty();
    }

    private static Optional<WrittenDate> named(String year, String name, String day, String rest, int thisYear) {
        return ListWords.meaning("month", name).flatMap(month -> made(year, month, day, rest, thisYear));
    }

    private static Optional<WrittenDate> made(String year, String month, String day, String rest, int thisYear) {
        int m = Integer.parseInt(month);
        int d = Integer.parseInt(day);
        if (m < 1 || m > 12 || d < 1 || d > 31) {
            return Optional.empty();
        }
        boolean isShort = year.length() == 2;
        int y = Integer.parseInt(year);
        if (isShort) {
            // The latest year that is not to come yet.
            y += thisYear - Math.floorMod(thisYear, 100);
            y -= y > thisYear ? 100 : 0;
        }
        return Optional.of(new WrittenDate(
                String.format(Locale.ROOT, "%04d-%02d-%02d", y, m, d), isShort, rest == null ? "" : rest.strip()));
    }

    /** In ASCII digits and small letters, with single blanks; empty where it is longer than any date. */
    static Optional<String> plain(String cell) {
        String text = cell.strip();
        if (text.length() > ListWords.LONGEST) {
            return Optional.empty();
        }
        StringBuilder plain = new StringBuilder();
        LowerCase.of(Normalizer.normalize(text, Normalizer.Form.NFKC))
                .codePoints()
                .forEach(c -> {
                    if (Character.isDigit(c)) {
                        plain.append(Character.digit(c, 10));
                    } else if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                        if (plain.length() > 0 && plain.charAt(plain.length() - 1) != ' ') {
                            plain.append(' ');
                        }
                    } else if (Character.getType(c) == Character.DASH_PUNCTUATION) {
                        plain.append('-');
                    } else {
                        plain.appendCodePoint(c);
                    }
                });
        return Optional.of(plain.toString().strip());
    }
}
