package org.nirayana.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import org.nirayana.service.config.BadConfig;

/** The folder that holds the embedded database and the generated secret: made when missing, for the owner alone. */
final class DataDir {
    private DataDir() {}

    /** Makes sure that files can be written there, before anything is started. */
    static void prepare(Path folder) {
        try {
            if (!Files.isDirectory(folder)) {
                FileAttribute<?>[] ownerOnly =
                        folder.getFileSystem().supportedFileAttributeViews().contains("posix")
                                ? new FileAttribute<?>[] {
                                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                                }
                                : new FileAttribute<?>[0];
                Files.createDirectories(folder, ownerOnly);
            }
            // Permission bits do not tell the whole truth (read-only mounts, quotas): try.
            Files.delete(Files.createTempFile(folder, "write-test", null));
        } catch (IOException refused) {
            throw BadConfig.of("DATA_DIR", folder.toString(), "a folder that this user can create and write to");
        }
    }
}
