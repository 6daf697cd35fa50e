package org.nirayana.service.storage;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.nirayana.service.log.Log;

/**
 * A database of which it is known whether it can be written.
 *
 * <p>A full disk, a file system that turned read-only or a damaged file let most reads go on, so the change feed does not
 * see them. Every write here tells whether writing works; when none came for a while, or the last one failed, a small one
 * is made to find out. One that is busy with other writes is no such database, unless none of them ends. The cause is logged,
 * each at most once a minute.
 */
final class WatchedDatabase extends ForwardingDatabase {
    /** How long without any write before one is made. */
    private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** A database that is busy for longer than this cannot be written, whatever keeps it busy. */
    private static final long BUSY_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** No write is to take longer: those that do much do it in parts. One that does is logged. */
    private static final Duration LONG = Duration.ofMillis(250);

    private static final long PAUSE_MILLISECONDS = 500;
    private static final long LOG_NANOS = TimeUnit.MINUTES.toNanos(1);
    /** What reasons are told apart by. */
    private static final int LONGEST_REASON = 200;

    private static final String PROBE = "write-probe";
    private static final Log LOG = Log.named("storage");

    private final Map<String, Long> loggedAt = new ConcurrentHashMap<>();
    private final Thread thread = new Thread(this::watch, "write-watch");
    private volatile long lastWrite = System.nanoTime();
    private volatile long lastSuccess = System.nanoTime();
    private final AtomicLong longestNanos = new AtomicLong();
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
        long[] began = new long[1];
        try {
            T result = super.write(connection -> {
                began[0] = System.nanoTime();
                return work.run(connection);
            });
            lastWrite = System.nanoTime();
            lastSuccess = lastWrite;
            if (!writable && !damaged) {
                writable = true;
                LOG.info("the database can be written again", Map.of());
            }
            return result;
        } catch (DatabaseUnavailable e) {
            failed(e);
            throw e;
        } finally {
            if (began[0] != 0) {
                took(System.nanoTime() - began[0]);
            }
        }
    }

    private void took(long nanos) {
        longestNanos.accumulateAndGet(nanos, Math::max);
        if (nanos > LONG.toNanos() && isDue("a write took long")) {
            LOG.warn(
                    "a write kept others waiting for long",
                    Map.of("milliseconds", TimeUnit.NANOSECONDS.toMillis(nanos)));
        }
    }

    @Override
    public Duration longestWrite() {
        return Duration.ofNanos(longestNanos.get());
    }

    @Override
    public boolean writable() {
        return writable;
    }

    private void failed(DatabaseUnavailable e) {
        boolean busy = e instanceof DatabaseBusy;
        if (busy && System.nanoTime() - lastSuccess < BUSY_NANOS) {
            return;
        }
        if (!busy && !(e.getCause() instanceof SQLException)) {
            // Refused before it was tried, because the feed found the database away, or interrupted.
            return;
        }
        Throwable cause = e.getCause() == null ? e : e.getCause();
        writable = false;
        damaged |= e instanceof DatabaseDamaged;
        String reason = String.valueOf(cause.getMessage());
        if (!isDue(reason.substring(0, Math.min(reason.length(), LONGEST_REASON)))) {
            return;
        }
        if (e instanceof DatabaseDamaged) {
            LOG.error("the database is damaged: restore a backup", e, Map.of("reason", reason));
        } else {
            LOG.warn("the database cannot be written", Map.of("reason", reason));
        }
    }

    /** Whether this was not logged within the last minute; then it is to be, now. */
    private boolean isDue(String reason) {
        long now = System.nanoTime();
        if (loggedAt.size() > 100) {
            loggedAt.clear();
        }
        Long before = loggedAt.get(reason);
        if (before != null && now - before < LOG_NANOS) {
            return false;
        }
        loggedAt.put(reason, now);
        return true;
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
