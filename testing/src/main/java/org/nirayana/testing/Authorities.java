package org.nirayana.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Reference values of others: tables in the folder {@code authorities}, each with its recipe. */
public final class Authorities {
    /** A comma outside quotation marks. */
    private static final Pattern COMMA = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    private Authorities() {}

    public static Path file(String path) {
        return Project.file("authorities").resolve(path);
    }

    /** The names of a table's columns. */
    public static String[] header(String path) {
        return lines(path).get(0);
    }

    /** The rows of a table without its header, cells as they stand. */
    public static List<String[]> rows(String path) {
        List<String[]> lines = lines(path);
        return lines.subList(1, lines.size());
    }

    private static List<String[]> lines(String path) {
        try {
            return Files.readAllLines(file(path), StandardCharsets.UTF_8).stream()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.indexOf('"') < 0 ? line.split(",", -1) : COMMA.split(line, -1))
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
