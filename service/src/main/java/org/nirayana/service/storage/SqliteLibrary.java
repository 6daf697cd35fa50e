package org.nirayana.service.storage;

import java.nio.file.Path;
import java.util.Map;
import org.nirayana.service.log.Log;
import org.sqlite.SQLiteJDBCLoader;

/**
 * SQLite's native library, which its driver unpacks into the folder for temporary files. Where nothing may be executed from
 * there, as on servers that mount it so, the data folder is tried.
 */
final class SqliteLibrary {
    private static final Log LOG = Log.named("storage");

    /** Where the driver unpacks its library; by default the folder for temporary files. */
    private static final String FOLDER = "org.sqlite.tmpdir";

    private SqliteLibrary() {}

    /**
     * Loads it once; whoever comes meanwhile waits.
     *
     * @throws LibraryNotLoaded when it cannot be loaded from either folder
     */
    static synchronized void load(Path dataDir) {
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception | LinkageError first) {
            LOG.warn(
                    "SQLite's library cannot be loaded from the folder for temporary files; the data folder is tried",
                    Map.of("folder", System.getProperty(FOLDER, System.getProperty("java.io.tmpdir"))));
            System.setProperty(FOLDER, dataDir.toAbsolutePath().toString());
            try {
                SQLiteJDBCLoader.initialize();
            } catch (Exception | LinkageError second) {
                throw new LibraryNotLoaded(second);
            }
        }
    }
}
