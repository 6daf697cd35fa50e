package org.nirayana.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The table of what the service must be able to show, as published in {@code claims.txt}. */
public final class Claims {
    private static final List<Claim> ALL = read();

    private Claims() {}

    /**
     * One row.
     *
     * @param name the JUnit tag of the tests that show it
     * @param onlyLong whether they are all {@link LongProof}s, so that the test command shows nothing of it
     */
    public record Claim(int row, String name, String text, boolean onlyLong) {}

    public static List<Claim> all() {
        return ALL;
    }

    /** The row of that number. */
    public static Claim row(int number) {
        return ALL.stream()
                .filter(claim -> claim.row() == number)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("claims.txt has no row " + number));
    }

    private static List<Claim> read() {
        try (InputStream table = Claims.class.getResourceAsStream("claims.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", -1))
                    .map(cells -> new Claim(
                            Integer.parseInt(cells[0]),
                            cells[1],
                            cells[2],
                            cells.length > 3 && cells[3].equals(LongProof.TAG)))
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
