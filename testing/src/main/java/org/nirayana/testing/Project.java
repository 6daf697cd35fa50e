package org.nirayana.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

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

    /** The folders of the modules by their artifact ids, in the order of the build. */
    public static Map<String, Path> modules() {
        Map<String, Path> modules = new LinkedHashMap<>();
        MODULE.matcher(read(file("pom.xml"))).results().forEach(found -> {
            Path folder = file(found.group(1));
            String id = ARTIFACT_ID
                    .matcher(PARENT.matcher(read(folder.resolve("pom.xml"))).replaceFirst(""))
                    .results()
                    .findFirst()
                    .orElseThrow()
                    .group(1);
            modules.put(id, folder);
        });
        return modules;
    }

    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");
    private static final Pattern PARENT = Pattern.compile("<parent>.*?</parent>", Pattern.DOTALL);
    private static final Pattern ARTIFACT_ID = Pattern.compile("<artifactId>([^<]+)</artifactId>");

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** A file or folder by its path from the root. */
    public static Path file(String path) {
        return root().resolve(path);
    }
}
