package org.nirayana.api.calculation;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lines of CSV (RFC 4180). */
public final class CsvLines {
    /** What a program that opens the file could take for a formula, and what is written for such a text already. */
    private static final Pattern FORMULA = Pattern.compile("'*(?:[=+@\t].*|-[^0-9].*)", Pattern.DOTALL);

    private CsvLines() {}

    public static String line(List<String> cells) {
        return cells.stream().map(CsvLines::quoted).collect(Collectors.joining(",")) + "\r\n";
    }

    private static String quoted(String cell) {
        // What a person wrote must not be a formula to the program that opens the file.
        String plain = FORMULA.matcher(cell).matches() ? "'" + cell : cell;
        boolean bare = plain.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return bare ? plain : '"' + plain.replace("\"", "\"\"") + '"';
    }

    /** What a cell means, without the mark that keeps it from being a formula. */
    public static String meant(String cell) {
        return cell.startsWith("'") && FORMULA.matcher(cell).matches() ? cell.substring(1) : cell;
    }
}
