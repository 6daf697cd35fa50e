package org.nirayana.api.calculation;

import java.util.List;
import java.util.stream.Collectors;

/** Lines of CSV (RFC 4180). */
final class CsvLines {
    private CsvLines() {}

    static String line(List<String> cells) {
        return cells.stream().map(CsvLines::quoted).collect(Collectors.joining(",")) + "\r\n";
    }

    private static String quoted(String cell) {
        // What a person wrote must not be a formula to the program that opens the file.
        String plain = cell.matches("[=+@\t].*|-[^0-9].*") ? "'" + cell : cell;
        boolean bare = plain.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return bare ? plain : '"' + plain.replace("\"", "\"\"") + '"';
    }
}
