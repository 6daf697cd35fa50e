package org.nirayana.service.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/** A database that runs pieces of work; it blocks, so it is never called on an event loop. */
public interface Database extends AutoCloseable {

    /** Work that needs a connection. It must not keep the connection. */
    @FunctionalInterface
    interface Work<T> {
        T run(Connection connection) throws SQLException;
    }

    /**
     * Runs work that only reads.
     *
     * @throws DatabaseUnavailable when the database cannot be reached
     */
    <T> T read(Work<T> work);

    /**
     * Runs work in one transaction: all of it is durable when this returns, none of it when this throws.
     *
     * @throws DatabaseUnavailable when the database cannot be reached; then the outcome of a commit in flight is unknown
     */
    <T> T write(Work<T> work);

    /** Opens the connection of this instance's change feed, outside any pool. */
    FeedConnection openFeed() throws SQLException;

    /** Tells the database what the feed found, so that callers fail at once while it is away. */
    void reachable(boolean reachable);

    /** Announces a change to the feeds of other instances; called inside the transaction that makes it. */
    void announce(Connection connection) throws SQLException;

    /** Whether the last write found the database able to take it; a write that was wrong by itself does not count. */
    default boolean writable() {
        return true;
    }

    /** How long the longest write since the start kept others waiting, from its first statement to the end of its commit. */
    default Duration longestWrite() {
        return Duration.ZERO;
    }

    /**
     * Reads all that the database holds where that can find damage, and forgets connections that remember better days.
     *
     * @throws DatabaseDamaged when there is any
     */
    default void check() {
        // A server looks after its own files.
    }

    /** The words in which the two databases differ, as the migrations spell them. */
    Dialect dialect();

    @Override
    void close();
}
