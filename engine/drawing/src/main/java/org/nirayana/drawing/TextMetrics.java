package org.nirayana.drawing;

import java.util.ArrayList;
import java.util.List;

/**
 * Knows roughly how wide text is, and breaks and shortens it accordingly, without a font at hand.
 *
 * <p>The reader's font is unknown, so widths are estimates in em, chosen a little wide: per script and kind of character,
 * checked against Noto in a real browser by a test. Text is only ever cut between clusters, so that an ellipsis never
 * splits a conjunct or loses a vowel sign.
 */
final class TextMetrics {
    static final String ELLIPSIS = "…";

    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final int MAX_MARKS = 6;

    private TextMetrics() {}

    /** Estimated width in em. */
    static double width(String text) {
        double em = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            em += width(c);
            i += Character.charCount(c);
        }
        return em;
    }

    private static double width(int c) {
        int type = Character.getType(c);
        if (c >= 0x0D41 && c <= 0x0D44) {
            return 0.4; // Malayalam ു to ൄ stand beside their letter, though Unicode counts them as taking no room
        }
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            // Few are truly free: Tamil ீ, Malayalam ് and Telugu vowel signs push what follows.
            return isIndic(c) && !isDevanagariLike(c) ? 0.14 : 0.02;
        }
        if (c < 0x250) {
            return latinWidth(c);
        }
        boolean mark = type == Character.COMBINING_SPACING_MARK;
        if (c >= 0x0900 && c < 0x0980) {
            return mark ? 0.38 : c >= 0x0966 && c <= 0x096F ? 0.6 : 0.78; // Devanagari
        }
        if (c >= 0x0980 && c < 0x0A00) {
            return mark ? 0.45 : c >= 0x09E6 ? 0.65 : 0.8; // Bengali
        }
        if (c >= 0x0A80 && c < 0x0B00) {
            return mark ? 0.38 : 0.82; // Gujarati
        }
        if (c >= 0x0B80 && c < 0x0C00) {
            return mark ? 0.58 : 0.98; // Tamil
        }
        if (c >= 0x0C00 && c < 0x0C80) {
            return mark ? 0.4 : 0.84; // Telugu
        }
        if (c >= 0x0C80 && c < 0x0D00) {
            return mark ? 0.45 : 0.92; // Kannada
        }
        if (c >= 0x0D00 && c < 0x0D80) {
            return mark ? 0.6 : 1.14; // Malayalam
        }
        if (c >= 0x2000 && c < 0x2070) {
            return switch (c) {
                case 0x2032, 0x2018, 0x2019 -> 0.27;
                case 0x2033, 0x201C, 0x201D -> 0.46;
                case 0x2014, 0x2026 -> 1;
                default -> 0.5;
            };
        }
        if ((c >= 0x1100 && c < 0x1200)
                || (c >= 0x2E80 && c < 0xA4D0)
                || (c >= 0xAC00 && c < 0xD7B0)
                || (c >= 0xF900 && c < 0xFB00)
                || (c >= 0xFF00 && c < 0xFF61)
                || c >= 0x1F000) {
            return 1.1; // East Asian wide forms and pictures
        }
        return mark ? 0.4 : 0.72;
    }

    private static double latinWidth(int c) {
        return switch (c) {
            case ' ', 0xA0 -> 0.26;
            case '\'', ',', '.', ':', ';', 'i', 'j', 'l', '|', '!' -> 0.28;
            case '(', ')', '-', '/', 'f', 'r', 't', 'I', '°', '·', '[', ']' -> 0.4;
            case 'm', 'M', 'w', 'W', '@', '%', '&' -> 0.93;
            default -> Character.isUpperCase(c) ? 0.7 : 0.585;
        };
    }

    private static boolean isIndic(int c) {
        return c >= 0x0900 && c < 0x0E00;
    }

    private static boolean isDevanagariLike(int c) {
        return c < 0x0B80;
    }

    /** Text of the caller's as it may be drawn: one line, no controls, no reordering, of bounded length. */
    static String clean(String text, int maxCodePoints) {
        StringBuilder out = new StringBuilder(Math.min(text.length(), maxCodePoints) + 1);
        int taken = 0;
        int marks = 0;
        boolean space = false;
        for (int i = 0; i < text.length() && taken < maxCodePoints; ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                space = out.length() > 0;
                continue;
            }
            if (isInvisible(c)) {
                continue;
            }
            marks = isMark(c) ? marks + 1 : 0;
            if (marks > MAX_MARKS) {
                continue; // no word of any language stacks so many; it is there to spoil the picture
            }
            if (space) {
                out.append(' ');
                space = false;
            }
            // A lone surrogate or non-character is kept as the sign for "a character was lost".
            out.appendCodePoint(isLost(c) ? 0xFFFD : c);
            taken++;
        }
        return out.toString();
    }

    private static boolean isLost(int c) {
        int type = Character.getType(c);
        return type == Character.SURROGATE || (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
    }

    /** Controls, and formatting characters other than the joiners, which Indian and Persian spelling needs. */
    private static boolean isInvisible(int c) {
        int type = Character.getType(c);
        return type == Character.CONTROL || (type == Character.FORMAT && c != 0x200C && c != ZERO_WIDTH_JOINER);
    }

    private static boolean isMark(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }

    /** The text, or as much of it as fits with an ellipsis. */
    static String shorten(String text, double maxEm) {
        if (width(text) <= maxEm) {
            return text;
        }
        int fits = 0;
        double em = width(ELLIPSIS);
        for (int i = 0; i < text.length(); ) {
            int end = clusterEnd(text, i);
            em += width(text.substring(i, end));
            if (em > maxEm) {
                break;
            }
            fits = end;
            i = end;
        }
        return text.substring(0, fits).stripTrailing() + ELLIPSIS;
    }

    /** The text on at most {@code maxLines} lines, broken at spaces where possible, the last one shortened. */
    static List<String> wrap(String text, double maxEm, int maxLines) {
        List<String> lines = new ArrayList<>(maxLines);
        String rest = text;
        while (lines.size() < maxLines - 1 && width(rest) > maxEm) {
            int cut = breakPoint(rest, maxEm);
            lines.add(rest.substring(0, cut).stripTrailing());
            rest = rest.substring(cut).stripLeading();
        }
        if (!rest.isEmpty()) {
            lines.add(shorten(rest, maxEm));
        }
        return lines;
    }

    private static int breakPoint(String text, double maxEm) {
        double em = 0;
        int afterSpace = 0;
        int fits = 0;
        for (int i = 0; i < text.length(); ) {
            int end = clusterEnd(text, i);
            em += width(text.substring(i, end));
            if (em > maxEm) {
                break;
            }
            fits = end;
            if (text.charAt(i) == ' ') {
                afterSpace = end;
            }
            i = end;
        }
        if (afterSpace > 0) {
            return afterSpace;
        }
        return fits > 0 ? fits : clusterEnd(text, 0);
    }

    /** Where the cluster that begins at {@code start} ends: a base, its marks, and what a virama or joiner ties to it. */
    private static int clusterEnd(String text, int start) {
        int i = start + Character.charCount(text.codePointAt(start));
        boolean tied = false;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            if (!isMark(c) && Character.getType(c) != Character.FORMAT && !tied) {
                break;
            }
            tied = isVirama(c) || c == ZERO_WIDTH_JOINER;
            i += Character.charCount(c);
        }
        return i;
    }

    private static boolean isVirama(int c) {
        return switch (c) {
            case 0x094D, 0x09CD, 0x0A4D, 0x0ACD, 0x0B4D, 0x0BCD, 0x0C4D, 0x0CCD, 0x0D4D -> true;
            default -> false;
        };
    }
}
