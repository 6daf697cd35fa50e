package org.nirayana.acceptance;

import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Programs of the system that some tests drive. */
final class Tools {
    private Tools() {}

    /** Where it is; a test without its tool is skipped and reported, and fails in CI, where everything must run. */
    static String path(String name) {
        for (String place : List.of("/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin")) {
            Path found = Path.of(place, name);
            if (Files.isExecutable(found)) {
                return found.toString();
            }
        }
        if ("true".equals(System.getenv("CI"))) {
            throw new AssertionError(name + " is needed in CI");
        }
        return abort(name + " is not installed");
    }
}
