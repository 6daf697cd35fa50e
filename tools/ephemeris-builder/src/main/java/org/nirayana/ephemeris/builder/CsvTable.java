package org.nirayana.ephemeris.builder;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A published table that lies beside this class: comment lines, a line of names, lines of values. */
final class CsvTable {
    private CsvTable() {}

    /** The lines of values, each split at its commas. */
    static List<String[]> rows(String resource) {
        try (InputStream in = CsvTable.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is missing from the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " could not be read", e);
        }
    }
}
