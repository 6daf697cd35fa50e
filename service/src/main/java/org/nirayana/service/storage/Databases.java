package org.nirayana.service.storage;

import java.nio.file.Path;
import java.util.Optional;

/** Opens the database the operator chose, with its schema up to date. */
public final class Databases {
    /** The embedded database's file in the data directory. */
    public static final String FILE = "nirayana.db";

    private Databases() {}

    /**
     * Opens the database and brings its schema up to date.
     *
     * @param url PostgreSQL's address; empty for the embedded database
     * @param dataDir the folder of the embedded database; it must exist
     * @throws DatabaseUnavailable when the database cannot be reached
     */
    public static Database open(Optional<String> url, Path dataDir) {
        Database database = url.<Database>map(address -> new PostgresDatabase(DatabaseUrl.parse(address)))
                .orElseGet(() -> new SqliteDatabase(dataDir.resolve(FILE)));
        try {
            Migrations.fromResources().apply(database);
            return database;
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }
}
