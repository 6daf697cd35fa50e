package org.nirayana.acceptance;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs of the system that some tests drive. */
public final class Tools {
    private Tools() {}

    /** Where it is. */
    public static String path(String name) {
        Optional<String> found = Stream.of("/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin")
                .map(place -> Path.of(place, name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
        require(found.isPresent(), name);
        return found.orElseThrow();
    }

    /** A test without its tool is skipped and reported, and fails in CI, where everything must run. */
    static void require(boolean installed, String name) {
        if (!installed && "true".equals(System.getenv("CI"))) {
            throw new AssertionError(name + " is needed in CI");
        }
        assumeTrue(installed, () -> name + " is not installed");
    }
}
