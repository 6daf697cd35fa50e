package org.nirayana.api.calculation;

import java.util.List;
import java.util.stream.Collectors;

/** Lines of CSV (RFC 4180). */
public final class CsvLines {
    private CsvLines() {}

    public static String line(List<String> cells) {
        return cells.stream().map(CsvLines::quoted).collect(Collectors.joining(",")) + "\r\n";
    }

    private static String quoted(String cell) {
        String plain = marked(cell);
        boolean bare = plain.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return bare ? plain : '"' + plain.replace("\"", "\"\"") + '"';
    }

    /** A cell as it is written: what a person wrote must not be a formula to the program that opens the file. */
    public static String marked(String cell) {
        return isMistakable(cell) ? "'" + cell : cell;
    }

    /** What a cell means, without the mark that keeps it from being a formula. */
    public static String meant(String cell) {
        return cell.startsWith("'") && isMistakable(cell) ? cell.substring(1) : cell;
    }

    /** Whether a program that opens the file could take a text for a formula, or it is what is written for such a text. */
    private static boolean isMistakable(String cell) {
        int start = 0;
        while (start < cell.length() && cell.charAt(start) == '\'') {
            start++;
        }
        if (start == cell.length()) {
            return false;
        }
        return switch (cell.charAt(start)) {
            // The wide forms are the same to spreadsheets that are set to Japanese or Chinese.
            case '=', '@', '\t', '\r', '\n', '\uFF1D', '\uFF20', '\uFF0B', '\uFF0D' -> true;
            // With a mark before it also digits: files of before the plain form have it there.
            case '+' -> start > 0 || !isOfDigits(cell, 1);
            case '-' -> !isOfDigits(cell, start + 1);
            default -> false;
        };
    }

    /** A number, an offset or a date: whatever a spreadsheet makes of digits, it runs nothing. */
    private static boolean isOfDigits(String cell, int from) {
        for (int i = from; i < cell.length(); i++) {
            char c = cell.charAt(i);
            boolean sign = c == '-' || c == '+' || c == ':' || c == '.';
            // The letters of 1E5 and of 2000-01-01T12:00Z, each behind a digit.
            boolean letter = (c == 'e' || c == 'E' || c == 'T' || c == 'Z') && isDigit(cell.charAt(i - 1));
            if (!sign && !letter && !isDigit(c)) {
                return false;
            }
        }
        return cell.length() > from;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
