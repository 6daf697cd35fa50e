package org.nirayana.service.storage;

import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.nirayana.service.log.Log;

/**
 * A database of which it is known whether it can be written.
 *
 * <p>A full disk, a file system that turned read-only or a damaged file let most reads go on, so the change feed does not
 * see them. Every write here tells whether writing works; when none came for a while, or the last one failed, a small one
 * is made to find out. The cause is logged, each at most once a minute.
 */
final class WatchedDatabase extends ForwardingDatabase {
    /** How long without any write before one is made. */
    private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final long PAUSE_MILLISECONDS = 500;
    private static final long LOG_NANOS = TimeUnit.MINUTES.toNanos(1);
    private static final String PROBE = "write-probe";
    private static final Log LOG = Log.named("storage");

    private final Map<String, Long> loggedAt = new ConcurrentHashMap<>();
    private final Thread thread = new Thread(this::watch, "write-watch");
    private volatile long lastWrite = System.nanoTime();
    private volatile boolean writable = true;
    private volatile boolean damaged;

    WatchedDatabase(Database database) {
        super(database);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public <T> T read(Work<T> work) {
        try {
            return super.read(work);
        } catch (DatabaseDamaged e) {
            failed(e);
            throw e;
        }
    }

    @Override
    public <T> T write(Work<T> work) {
        try {
            T result = super.write(work);
            lastWrite = System.nanoTime();
            if (!writable && !damaged) {
                writable = true;
                LOG.info("the database can be written again", Map.of());
            }
            return result;
        } catch (DatabaseUnavailable e) {
            failed(e);
            throw e;
        }
    }

    @Override
    public boolean writable() {
        return writable;
    }

    private void failed(DatabaseUnavailable e) {
        if (!(e.getCause() instanceof SQLException cause)) {
            // Refused before it was tried, because the feed found the database away, or interrupted.
            return;
        }
        writable = false;
        damaged |= e instanceof DatabaseDamaged;
        String reason = String.valueOf(cause.getMessage());
        long now = System.nanoTime();
        if (loggedAt.size() > 100) {
            loggedAt.clear();
        }
        Long before = loggedAt.get(reason);
        if (before != null && now - before < LOG_NANOS) {
            return;
        }
        loggedAt.put(reason, now);
        if (e instanceof DatabaseDamaged) {
            LOG.error("the database is damaged: restore a backup", e, Map.of("reason", reason));
        } else {
            LOG.warn("the database cannot be written", Map.of("reason", reason));
        }
    }

    private void watch() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Thread.sleep(PAUSE_MILLISECONDS);
            } catch (InterruptedException closed) {
                return;
            }
            if (!writable || System.nanoTime() - lastWrite > IDLE_NANOS) {
                probe();
            }
        }
    }

    private void probe() {
        try {
            if (damaged) {
                // A damaged page may lie where no small write comes by.
                check();
                damaged = false;
            }
            write(connection -> Sql.change(
                    connection,
                    "INSERT INTO counters (name, value) VALUES (?, 1)"
                            + " ON CONFLICT (name) DO UPDATE SET value = counters.value + 1",
                    PROBE));
        } catch (DatabaseUnavailable seen) {
            // It was told where it happened; asked again in a moment.
            lastWrite = System.nanoTime();
        } catch (StorageFailure failure) {
            lastWrite = System.nanoTime();
            writable = false;
            LOG.error("the database cannot be written", failure, Map.of());
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join(2_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        super.close();
    }
}
