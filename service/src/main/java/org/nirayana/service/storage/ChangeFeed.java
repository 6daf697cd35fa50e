package org.nirayana.service.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.nirayana.service.log.Log;

/**
 * Keeps the memory of this instance in step with the database.
 *
 * <p>One thread asks several times a second for what was committed since it last asked; PostgreSQL's {@code NOTIFY} wakes
 * it earlier. Each answer proves that everything committed before the question is known here, so {@link #isFresh} can
 * say how far the memory may be trusted: when no answer came for {@value #STALE_MILLISECONDS} ms, whoever depends on it
 * must refuse rather than guess. After a failure, or a sleep of the whole machine, the memory is loaded anew.
 */
public final class ChangeFeed implements AutoCloseable {
    /** How long knowledge stays good: revocation elsewhere takes effect within this time or this instance refuses. */
    public static final int STALE_MILLISECONDS = 1_000;

    private static final int POLL_MILLISECONDS = 150;
    private static final int RETRY_MILLISECONDS = 150;

    /** Longer than this without an answer, entries may have been purged unseen. */
    private static final long RELOAD_NANOS = TimeUnit.MINUTES.toNanos(10);

    /** What is kept in step. Called on the feed's thread. */
    public interface Memory {
        /** Forget everything and load what the database holds now. */
        void reload(Connection connection) throws SQLException;

        /** Take in what changed. */
        void apply(List<Change> changes);
    }

    private static final Log LOG = Log.named("storage");

    private final Database database;
    private final Memory memory;
    private final LongSupplier nanoTime = System::nanoTime;
    private final Thread thread;
    private final Object progress = new Object();
    private volatile boolean open = true;
    private volatile boolean connected;
    private volatile long knownAtNanos;
    private long seen;

    /** Loads the memory once before it returns, so that the instance never serves without it. */
    public ChangeFeed(Database database, Memory memory) {
        this.database = database;
        this.memory = memory;
        FeedConnection first = Databases.patiently(() -> {
            try {
                return connect();
            } catch (SQLException e) {
                throw SqlFailures.translate(e);
            }
        });
        this.thread = new Thread(() -> run(first), "change-feed");
        this.thread.setDaemon(true);
        this.thread.start();
    }

    /** Whether everything that was committed more than a second ago, anywhere, is known here. */
    public boolean isFresh() {
        return connected && nanoTime.getAsLong() - knownAtNanos < TimeUnit.MILLISECONDS.toNanos(STALE_MILLISECONDS);
    }

    /**
     * Waits a little for fresh knowledge: a thread that was not scheduled for a second is late, not lost. Returns at once
     * when the database is known to be away.
     */
    public boolean awaitFresh(long milliseconds) {
        long deadline = nanoTime.getAsLong() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        synchronized (progress) {
            while (!isFresh()) {
                long left = TimeUnit.NANOSECONDS.toMillis(deadline - nanoTime.getAsLong());
                if (!connected || left <= 0) {
                    return false;
                }
                try {
                    progress.wait(left);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return false;
                }
            }
        }
        return true;
    }

    private FeedConnection connect() throws SQLException {
        FeedConnection feed = database.openFeed();
        try {
            long asked = nanoTime.getAsLong();
            // The number first: what is committed between the two statements is then read twice, never missed.
            seen = Sql.number(feed.connection(), "SELECT value FROM counters WHERE name = 'changes'");
            memory.reload(feed.connection());
            database.reachable(true);
            connected(asked);
            return feed;
        } catch (SQLException | RuntimeException e) {
            feed.close();
            throw e;
        }
    }

    private void connected(long asked) {
        synchronized (progress) {
            knownAtNanos = asked;
            connected = true;
            progress.notifyAll();
        }
    }

    private void run(FeedConnection first) {
        FeedConnection feed = first;
        while (open) {
            try {
                if (feed == null) {
                    Thread.sleep(RETRY_MILLISECONDS);
                    feed = connect();
                    LOG.info("the database is back", Map.of());
                }
                feed.await(POLL_MILLISECONDS);
                poll(feed.connection());
            } catch (InterruptedException e) {
                break;
            } catch (SQLException | RuntimeException e) {
                lost(e);
                if (feed != null) {
                    feed.close();
                    feed = null;
                }
            }
        }
        if (feed != null) {
            feed.close();
        }
    }

    private void lost(Exception e) {
        if (connected && open) {
            if (e instanceof SQLException failure && SqlFailures.isDamage(failure)) {
                LOG.error("the database is damaged: restore a backup", e, Map.of());
            } else {
                LOG.warn("the database is away", Map.of("reason", String.valueOf(e.getMessage())));
            }
        }
        synchronized (progress) {
            connected = false;
            progress.notifyAll();
        }
        database.reachable(false);
    }

    private void poll(Connection connection) throws SQLException {
        long asked = nanoTime.getAsLong();
        if (asked - knownAtNanos > RELOAD_NANOS) {
            throw new SQLException("no answer for minutes", "08006");
        }
        long latest = Sql.number(connection, "SELECT value FROM counters WHERE name = 'changes'");
        if (latest < seen) {
            throw new SQLException("the database went back in time: was it restored?", "08006");
        }
        if (latest > seen) {
            memory.apply(Sql.all(
                    connection,
                    "SELECT kind, subject FROM changes WHERE seq > ? AND seq <= ?",
                    row -> switch (row.getString(1)) {
                        case "user" -> new Change.UserChanged(row.getLong(2));
                        case "guest" -> new Change.GuestEnded(row.getLong(2));
                        default -> new Change.TierChanged(row.getLong(2));
                    },
                    seen,
                    latest));
            seen = latest;
        }
        connected(asked);
    }

    @Override
    public void close() {
        open = false;
        thread.interrupt();
        try {
            thread.join(2_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
