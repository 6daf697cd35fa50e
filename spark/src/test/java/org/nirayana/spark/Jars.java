package org.nirayana.spark;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.nirayana.testing.Project;

/** What tests hand to a cluster. */
final class Jars {
    /** The jar of this module as users get it. */
    static final Path NIRAYANA = Project.file("spark/target/nirayana-spark.jar");

    private Jars() {}

    /** A jar of single classes, so that they run beside those of {@link #NIRAYANA}. */
    static Path of(Path jar, Class<?>... classes) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Class<?> type : classes) {
                String name = type.getName().replace('.', '/') + ".class";
                out.putNextEntry(new JarEntry(name));
                try (InputStream in = type.getClassLoader().getResourceAsStream(name)) {
                    in.transferTo(out);
                }
            }
        }
        return jar;
    }
}
