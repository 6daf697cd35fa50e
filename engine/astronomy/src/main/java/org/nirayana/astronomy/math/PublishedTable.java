package org.nirayana.astronomy.math;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a table of numbers that somebody published: comment lines that name the source, a header line, rows of numbers.
 *
 * <p>One parser for every table of the module. It refuses what it does not understand, because a row silently skipped
 * in a series of coefficients would be a wrong place in the sky.
 */
public final class PublishedTable {
    private PublishedTable() {}

    /** The rows of a resource that lies beside {@code owner}. */
    public static double[][] resource(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name + " beside " + owner.getName());
            }
            return read(new InputStreamReader(in, StandardCharsets.UTF_8), name);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }

    /**
     * The rows of a table: lines that start with {@code #} and blank lines are skipped, the first other line is the
     * header, and every further line has as many comma-separated numbers as the header has names.
     *
     * @param name what the table is called in an error message
     */
    public static double[][] read(Reader source, String name) throws IOException {
        BufferedReader lines = new BufferedReader(source);
        List<double[]> rows = new ArrayList<>();
        int columns = -1;
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] cells = line.split(",", -1);
            if (columns < 0) {
                columns = cells.length;
                continue;
            }
            if (cells.length != columns) {
                throw new IllegalArgumentException(
                        name + " line " + number + ": " + cells.length + " columns, the header has " + columns);
            }
            double[] row = new double[columns];
            for (int i = 0; i < columns; i++) {
                row[i] = parse(cells[i], name, number);
            }
            rows.add(row);
        }
        if (rows.isEmpty()) {
            throw new IllegalArgumentException(name + " has no rows");
        }
        return rows.toArray(new double[0][]);
    }

    private static double parse(String cell, String name, int line) {
        try {
            double value = Double.parseDouble(cell.strip());
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(name + " line " + line + ": not a number: " + cell, e);
        }
        throw new IllegalArgumentException(name + " line " + line + ": not a finite number: " + cell);
    }
}
