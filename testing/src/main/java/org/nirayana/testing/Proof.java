package org.nirayana.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * How a test shows a row of the reliability table.
 *
 * <pre>
 * &#64;Tag("races")
 * class UsersTest {
 *     &#64;Test
 *     void oneSuperuserAlwaysRemains() {
 *         int duels = Proof.scaled(20, 100);
 *         …
 *         Proof.figure(12, duels + " duels, exactly one always remained");
 *     }
 * }
 * </pre>
 *
 * <p>The figure is printed at once and again at the end of {@code ./nirayana test} and {@code ./nirayana acceptance},
 * which fails when a row has none. A test says it after its assertions, so that a figure means that they held.
 */
public final class Proof {
    private static final boolean LONG = "long".equals(System.getProperty("nirayana.acceptance"));

    private Proof() {}

    /** Whether this is the long form, asked for by {@code ./nirayana acceptance}. */
    public static boolean isLong() {
        return LONG;
    }

    /** Whether variants are tested as well: everywhere but in the whole test command (see {@link Variant}). */
    public static boolean withVariants() {
        return !"no".equals(System.getProperty("nirayana.variants"));
    }

    /** How much to do: the first number in the whole test command, the second wherever variants are tested. */
    public static int wider(int usual, int wide) {
        return withVariants() ? wide : usual;
    }

    /** How much to do: the first number in the test command, the second under acceptance. */
    public static int scaled(int brief, int full) {
        return LONG ? full : brief;
    }

    /** Where a random choice begins; {@code -Dnirayana.seed=…} repeats or changes it. */
    public static long seed() {
        return Long.getLong("nirayana.seed", 20260801);
    }

    /** What was measured for a row, on one line. */
    public static void figure(int row, String figure) {
        Claims.Claim claim = Claims.row(row);
        String line = figure.replaceAll("\\s+", " ").strip();
        System.out.printf("row %02d  %s … %s%n", row, claim.text(), line);
        note("figure\t" + row + "\t" + line);
    }

    /** Adds a line to the file that the launcher sums up, if it named one. */
    static synchronized void note(String line) {
        String file = System.getProperty("nirayana.figures");
        if (file == null) {
            return;
        }
        try {
            Path path = Path.of(file);
            Files.createDirectories(path.getParent());
            Files.writeString(
                    path, line + "\n", StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
