package org.nirayana.astronomy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Outputs of outside references, which lie in the folder {@code authorities} at the root of the project. */
public final class Authority {
    private Authority() {}

    /** The rows of a file without its header, split at the commas. */
    public static List<String[]> rows(String file) {
        return lines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .skip(1)
                .map(line -> line.split(",", -1))
                .toList();
    }

    public static Path path(String file) {
        return root().resolve("authorities").resolve(file);
    }

    /** The root of the project. */
    public static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("authorities"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("the folder 'authorities' is not above the working directory");
        }
        return folder;
    }

    private static List<String> lines(String file) {
        try {
            return Files.readAllLines(path(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
