package org.nirayana.service.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.nirayana.service.log.Log;

/**
 * Files and folders for the owner alone, whatever the umask: password hashes and keys are in them.
 *
 * <p>Where a file system knows no such rights, as on Windows, those of the folder decide, and nothing is done here.
 */
public final class OwnerOnly {
    private static final Set<PosixFilePermission> OF_OWNER = EnumSet.of(
            PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);

    private OwnerOnly() {}

    /** Makes a folder and those above it that are missing. */
    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, attributes(folder, "rwx------"));
    }

    /** Makes an empty file unless there is one, with narrow rights from its first moment, or narrows the one there is. */
    static void createFile(Path file) throws IOException {
        try {
            Files.createFile(file, attributes(file, "rw-------"));
        } catch (FileAlreadyExistsException there) {
            narrow(file);
        }
    }

    /** Takes from a file, if it is there, every right of others. */
    public static void narrow(Path file) throws IOException {
        if (!Files.exists(file) || !othersMay(file)) {
            return;
        }
        Set<PosixFilePermission> before = Files.getPosixFilePermissions(file);
        Set<PosixFilePermission> after = EnumSet.copyOf(OF_OWNER);
        after.retainAll(before);
        Log log = Log.named("storage");
        try {
            Files.setPosixFilePermissions(file, after);
            log.info(
                    "others could read a file with secrets, which was ended",
                    Map.of("file", file, "rights_before", PosixFilePermissions.toString(before)));
        } catch (IOException notOurs) {
            log.warn(
                    "others may read a file with secrets, and this user may not change that: chmod 0600 it",
                    Map.of("file", file, "rights", PosixFilePermissions.toString(before)));
        }
    }

    /** Whether anybody but the owner has any right to it. */
    public static boolean othersMay(Path path) throws IOException {
        return isPosix(path) && !OF_OWNER.containsAll(Files.getPosixFilePermissions(path));
    }

    private static FileAttribute<?>[] attributes(Path path, String rights) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
