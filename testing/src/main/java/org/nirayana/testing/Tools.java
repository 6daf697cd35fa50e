package org.nirayana.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Programs of the system that some tests drive. {@code ./nirayana test} installs them where it can. */
public final class Tools {
    private Tools() {}

    /** Where a program is; a test without its program is skipped and reported, and fails in CI. */
    public static String path(String name) {
        Optional<String> found = find(name);
        require(found.isPresent(), name);
        return found.orElseThrow();
    }

    /** Chromium, by preference without all that it needs to show windows: the same engine for two thirds of the time. */
    public static String browser() {
        return find("chromium-headless-shell").orElseGet(() -> path("chromium"));
    }

    /** Where a program is, if the search path knows it. */
    public static Optional<String> find(String name) {
        return Arrays.stream(System.getenv("PATH").split(":", -1))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    /** Skips the test and says why unless something is installed; fails in CI, where everything must run. */
    public static void require(boolean installed, String name) {
        if (!installed && "true".equals(System.getenv("CI"))) {
            throw new AssertionError(name + " is not installed, and CI=true allows no skipped test");
        }
        assumeTrue(installed, () -> name + " is not installed");
    }
}
