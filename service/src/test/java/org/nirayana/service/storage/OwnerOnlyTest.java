package org.nirayana.service.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.testing.Logged;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;

/** The data folder holds password hashes and the key: nobody but its owner reads them. */
class OwnerOnlyTest {
    private static final List<String> SECRET =
            List.of("nirayana.db", "nirayana.db-shm", "nirayana.db-wal", "secret.key");

    @TempDir
    Path folder;

    private RunningService start() {
        return RunningService.start(
                Map.of("DATA_DIR", folder.toString(), "ADMIN_PASSWORD", DatabaseKind.ADMIN_PASSWORD));
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void give(Path path, String rights) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
    }

    /** Every file of the folder with its rights. */
    private Map<String, String> files() throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                found.put(file.getFileName().toString(), rights(file));
            }
        }
        return found;
    }

    private void check() throws IOException {
        assertThat(files().keySet()).containsExactlyInAnyOrderElementsOf(SECRET);
        assertThat(files().values()).isNotEmpty().allMatch("rw-------"::equals);
    }

    @Test
    void everyFileIsMadeForItsOwnerAlone() throws IOException {
        try (RunningService service = start();
                Logged logged = new Logged()) {
            new Accounts(service.api()).create(false);
            check();
            assertThat(logged.with("data folder")).isEmpty();
        }
    }

    @Test
    void filesThatOthersCouldReadAreNarrowedAtStart() throws IOException {
        start().close();
        for (String name : files().keySet()) {
            give(folder.resolve(name), "rw-r--r--");
        }
        // What a killed service leaves beside its database.
        Files.createFile(folder.resolve("nirayana.db-wal"));
        give(folder.resolve("nirayana.db-wal"), "rw-r--r--");
        try (RunningService service = start()) {
            new Accounts(service.api()).admin();
            check();
        }
    }

    @Test
    void aFolderThatOthersMayLookIntoIsTold() throws IOException {
        give(folder, "rwxr-xr-x");
        try (Logged logged = new Logged();
                RunningService service = start()) {
            assertThat(service.api().get("/readyz").send().status()).isEqualTo(200);
            assertThat(logged.with("data folder"))
                    .singleElement()
                    .asString()
                    .contains("WARNING", folder.toString(), "rwxr-xr-x", "chmod 0700");
        }
        // The operator may have reasons: it is told, not changed.
        assertThat(rights(folder)).isEqualTo("rwxr-xr-x");
    }

    /** A database that vanished while the service runs is not made anew, with whatever rights SQLite would choose. */
    @Test
    void aFileThatVanishedIsNotMadeAnew() throws IOException {
        try (Database database = new SqliteDatabase(folder.resolve(Databases.FILE))) {
            Files.deleteIfExists(folder.resolve(Databases.FILE));
            assertThat(catchThrowable(() -> database.read(connection -> Sql.number(connection, "SELECT 1"))))
                    .isInstanceOf(DatabaseUnavailable.class);
            assertThat(files()).isEmpty();
        }
    }
}
