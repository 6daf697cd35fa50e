package org.nirayana.testing;

import java.nio.file.Files;
import java.nio.file.Path;

/** The files of the project, from whichever module a test runs in. */
public final class Project {
    private Project() {}

    /** The folder that holds the modules. */
    public static Path root() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("authorities")) && Files.isRegularFile(folder.resolve("nirayana"))) {
                return folder;
            }
        }
        throw new IllegalStateException("The working directory is not inside the project.");
    }

    /** A file or folder by its path from the root. */
    public static Path file(String path) {
        return root().resolve(path);
    }
}
