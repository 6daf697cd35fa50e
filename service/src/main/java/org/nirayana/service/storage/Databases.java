package org.nirayana.service.storage;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.nirayana.service.log.Log;

/** Opens the database the operator chose, with its schema up to date. */
public final class Databases {
    /** The embedded database's file in the data directory. */
    public static final String FILE = "nirayana.db";

    private static final Log LOG = Log.named("storage");
    private static final int START_SECONDS = 30;
    private static final Duration PAUSE = Duration.ofMillis(500);

    private Databases() {}

    /**
     * Opens the database and brings its schema up to date.
     *
     * @param url PostgreSQL's address; empty for the embedded database
     * @param dataDir the folder of the embedded database; it must exist
     * @throws DatabaseUnavailable when the database cannot be reached; {@link DatabaseDamaged} at once when it is broken
     */
    public static Database open(Optional<String> url, Path dataDir) {
        if (url.isEmpty()) {
            SqliteLibrary.load(dataDir);
        }
        Database database = url.<Database>map(address -> new PostgresDatabase(DatabaseUrl.parse(address)))
                .orElseGet(() -> new SqliteDatabase(dataDir.resolve(FILE)));
        try {
            patiently(() -> {
                Migrations.fromResources().apply(database);
                return null;
            });
            return new WatchedDatabase(database);
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    /**
     * Loads the native library of the embedded database on a thread of its own, which takes a fifth of a second and makes
     * nothing. Whoever opens the database meanwhile waits for it.
     */
    public static void loadEmbedded(Path dataDir) {
        Thread thread = new Thread(
                () -> {
                    try {
                        SqliteLibrary.load(dataDir);
                    } catch (LibraryNotLoaded e) {
                        // Also when the process ends meanwhile, because something else is not right: then the log is
                        // closed. Whoever opens the database is told.
                        LOG.warn("the embedded database cannot be loaded", Map.of());
                    }
                },
                "load-embedded");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Tries a step of the start for {@value #START_SECONDS} seconds: a database that starts together with the service, recovers from a
     * crash or is very busy may be late. One that is damaged, or does not let us in, is not tried again.
     *
     * @param attempt does no harm when it is done twice
     */
    public static <T> T patiently(Supplier<T> attempt) {
        long giveUp = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (true) {
            try {
                return attempt.get();
            } catch (DatabaseDamaged | DatabaseRefused e) {
                throw e;
            } catch (DatabaseUnavailable e) {
                long left = giveUp - System.nanoTime();
                if (left < 0) {
                    throw e;
                }
                Throwable cause = e.getCause() == null ? e : e.getCause();
                LOG.warn(
                        "the database cannot be used yet; it is tried again",
                        Map.of(
                                "reason",
                                String.valueOf(cause.getMessage()),
                                "seconds_left",
                                TimeUnit.NANOSECONDS.toSeconds(left)));
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }
}
