package org.nirayana.service.storage;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Opens the database the operator chose, with its schema up to date. */
public final class Databases {
    /** The embedded database's file in the data directory. */
    public static final String FILE = "nirayana.db";

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration PAUSE = Duration.ofMillis(200);

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
            patiently(() -> {
                Migrations.fromResources().apply(database);
                return null;
            });
            return database;
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    /** Tries for a while: a database that starts together with the service, or recovers from a crash, may be late. */
    static <T> T patiently(Supplier<T> attempt) {
        long giveUp = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                return attempt.get();
            } catch (DatabaseUnavailable e) {
                if (System.nanoTime() - giveUp > 0) {
                    throw e;
                }
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }
}
