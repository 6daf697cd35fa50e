package org.nirayana.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.nirayana.service.config.BadConfig;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.OwnerOnly;

/** The folder that holds the embedded database and the generated secret: made when missing, for the owner alone. */
final class DataDir {
    private DataDir() {}

    /** Makes sure that files can be written there, before anything is started. */
    static void prepare(Path folder) {
        try {
            if (!Files.isDirectory(folder)) {
                OwnerOnly.createFolder(folder);
            }
            // Permission bits do not tell the whole truth (read-only mounts, quotas): try.
            Files.delete(Files.createTempFile(folder, "write-test", null));
            if (OwnerOnly.othersMay(folder)) {
                // Not changed: the operator may keep files for others there. Those with secrets are narrow by
                // themselves.
                Log.named("main")
                        .warn(
                                "others on this machine may look into the data folder: chmod 0700 it",
                                Map.of(
                                        "folder",
                                        folder,
                                        "rights",
                                        PosixFilePermissions.toString(Files.getPosixFilePermissions(folder))));
            }
        } catch (IOException refused) {
            throw BadConfig.of("DATA_DIR", folder.toString(), "a folder that this user can create and write to");
        }
    }
}
