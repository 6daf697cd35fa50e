package org.nirayana.service.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/** A database that leaves everything to another one, for those that change a part of it. */
public abstract class ForwardingDatabase implements Database {
    private final Database database;

    protected ForwardingDatabase(Database database) {
        this.database = database;
    }

    @Override
    public <T> T read(Work<T> work) {
        return database.read(work);
    }

    @Override
    public <T> T write(Work<T> work) {
        return database.write(work);
    }

    @Override
    public FeedConnection openFeed() throws SQLException {
        return database.openFeed();
    }

    @Override
    public void reachable(boolean reachable) {
        database.reachable(reachable);
    }

    @Override
    public void announce(Connection connection) throws SQLException {
        database.announce(connection);
    }

    @Override
    public boolean writable() {
        return database.writable();
    }

    @Override
    public Duration longestWrite() {
        return database.longestWrite();
    }

    @Override
    public void check() {
        database.check();
    }

    @Override
    public Dialect dialect() {
        return database.dialect();
    }

    @Override
    public void close() {
        database.close();
    }
}
