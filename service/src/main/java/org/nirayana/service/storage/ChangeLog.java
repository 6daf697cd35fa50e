package org.nirayana.service.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Writes that every instance must learn about.
 *
 * <p>Each such transaction first raises the counter {@code changes}. The row stays locked to the end of the transaction,
 * which does two things at once: numbers follow the order of commits, so a reader that has seen number n has missed
 * nothing up to n; and these writes take turns, so a rule that spans rows (one superuser must remain, a name is free)
 * can be checked and kept by plain statements.
 *
 * <p>After the commit, and before the caller gets its answer, the listeners on this instance hear of the changes.
 * Instances elsewhere hear by their {@link ChangeFeed}.
 */
public final class ChangeLog {

    /** One numbered transaction. */
    public static final class Entry {
        private final Connection connection;
        private final long seq;
        private final long now;
        private final List<Change> changes = new ArrayList<>();

        private Entry(Connection connection, long seq, long now) {
            this.connection = connection;
            this.seq = seq;
            this.now = now;
        }

        public Connection connection() {
            return connection;
        }

        /** The instant of this transaction, in microseconds. */
        public long now() {
            return now;
        }

        /** A user, or the sessions of the user, are no longer as they were. */
        public void userChanged(long id) throws SQLException {
            record("user", id);
            changes.add(new Change.UserChanged(id));
        }

        public void tierChanged(long id) throws SQLException {
            record("tier", id);
            changes.add(new Change.TierChanged(id));
        }

        /** A guest signed out, who is known by the number of the token. */
        public void guestEnded(long number) throws SQLException {
            record("guest", number);
            changes.add(new Change.GuestEnded(number));
        }

        private void record(String kind, long subject) throws SQLException {
            Sql.change(
                    connection,
                    "INSERT INTO changes (seq, kind, subject, created_at) VALUES (?, ?, ?, ?)"
                            + " ON CONFLICT (seq, kind, subject) DO NOTHING",
                    seq,
                    kind,
                    subject,
                    now);
        }
    }

    /** Work inside a numbered transaction. */
    @FunctionalInterface
    public interface Work<T> {
        T run(Entry entry) throws SQLException;
    }

    private final Database database;
    private final Clock clock;
    private final List<Consumer<List<Change>>> listeners = new CopyOnWriteArrayList<>();

    public ChangeLog(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Calls the listener after every commit that changed something, on the thread that committed. */
    public void listen(Consumer<List<Change>> listener) {
        listeners.add(listener);
    }

    /** Runs the work in one numbered transaction. */
    public <T> T write(Work<T> work) {
        List<Change> changes = new ArrayList<>();
        T result = database.write(connection -> {
            Sql.change(connection, "UPDATE counters SET value = value + 1 WHERE name = 'changes'");
            long seq = Sql.number(connection, "SELECT value FROM counters WHERE name = 'changes'");
            Entry entry = new Entry(connection, seq, Micros.now(clock));
            T value = work.run(entry);
            if (!entry.changes.isEmpty()) {
                database.announce(connection);
            }
            changes.addAll(entry.changes);
            return value;
        });
        if (!changes.isEmpty()) {
            listeners.forEach(listener -> listener.accept(changes));
        }
        return result;
    }
}
