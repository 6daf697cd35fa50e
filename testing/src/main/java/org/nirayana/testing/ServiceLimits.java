package org.nirayana.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The limits of the service that proofs run into or stay below, as {@code limits.txt} has them.
 *
 * <p>A proof that drives the packaged program cannot see the constants of the service, and in its long form nobody runs it with every
 * change. So it takes the numbers from here, and a test of the test command fails when a constant is no longer what stands here,
 * with the names of the proofs to run.
 */
public final class ServiceLimits {
    private static final List<Limit> ALL = read();

    private ServiceLimits() {}

    /**
     * One limit.
     *
     * @param type the full name of the class that has the constant
     * @param field the name of the constant, and of its component where it is a record: {@code DEFAULT.body}
     * @param value a duration in milliseconds
     * @param proofs names of the claims whose tests meet it
     */
    public record Limit(String type, String field, long value, List<String> proofs) {
        /** As people call it: {@code Sessions.MAX_PER_USER}. */
        public String name() {
            return type.substring(type.lastIndexOf('.') + 1) + "." + field;
        }
    }

    public static List<Limit> all() {
        return ALL;
    }

    /** The value of a limit, such as {@code Sessions.MAX_PER_USER}. */
    public static int of(String name) {
        return ALL.stream()
                .filter(limit -> limit.name().equals(name))
                .mapToInt(limit -> Math.toIntExact(limit.value()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("limits.txt has no " + name));
    }

    private static List<Limit> read() {
        try (InputStream table = ServiceLimits.class.getResourceAsStream("limits.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", -1))
                    .map(cells -> new Limit(
                            cells[0].substring(0, cells[0].indexOf('#')),
                            cells[0].substring(cells[0].indexOf('#') + 1),
                            Long.parseLong(cells[1].replace("_", "")),
                            List.of(cells[2].split(", ", -1))))
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
