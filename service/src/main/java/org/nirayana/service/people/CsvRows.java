package org.nirayana.service.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads CSV (RFC 4180) row by row; commas part the cells, or semicolons or tabs where the first line has more of those. */
final class CsvRows {
    /**
     * A row.
     *
     * @param line where it begins, from 1
     * @param text as it stands in the file
     */
    record Row(int line, List<String> cells, String text) {}

    /** More than any table of people has columns; a row with more has one cell more than this. */
    static final int MAX_CELLS = 100;

    private final String text;
    private final char separator;
    private int at;
    private int line = 1;

    CsvRows(String text) {
        this.text = text;
        int end = text.indexOf('\n');
        String first = end < 0 ? text : text.substring(0, end);
        char most = ',';
        for (char candidate : new char[] {';', '\t'}) {
            if (count(first, candidate) > count(first, most)) {
                most = candidate;
            }
        }
        this.separator = most;
    }

    private static long count(String text, char c) {
        return text.chars().filter(one -> one == c).count();
    }

    /** The next row that is not blank. */
    Optional<Row> next() {
        while (at < text.length()) {
            int from = at;
            int begins = line;
            List<String> cells = row();
            String whole = text.substring(from, at).strip();
            if (!whole.isEmpty()) {
                return Optional.of(new Row(begins, cells, whole));
            }
        }
        return Optional.empty();
    }

    private List<String> row() {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean blank = true;
        boolean quoted = false;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '\n') {
                line++;
            }
            if (quoted) {
                if (c != '"') {
                    cell.append(c);
                    blank &= Character.isWhitespace(c);
                } else if (at < text.length() && text.charAt(at) == '"') {
                    cell.append('"');
                    blank = false;
                    at++;
                } else {
                    quoted = false;
                }
            } else if (c == '"' && blank) {
                // Blanks before a quotation mark are no part of the cell.
                cell.setLength(0);
                quoted = true;
            } else if (c == separator) {
                if (cells.size() < MAX_CELLS) {
                    cells.add(cell.toString());
                }
                cell.setLength(0);
                blank = true;
            } else if (c == '\n') {
                break;
            } else if (c != '\r') {
                cell.append(c);
                blank &= Character.isWhitespace(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }
}
