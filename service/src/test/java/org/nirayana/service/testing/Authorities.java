package org.nirayana.service.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Rows of the outside references, which lie beside the modules. */
public final class Authorities {
    private Authorities() {}

    public static List<String[]> rows(String file) {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("authorities"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("the folder 'authorities' is not above the working directory");
        }
        try {
            return Files.readAllLines(folder.resolve("authorities").resolve(file)).stream()
                    .map(line -> line.split(","))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
