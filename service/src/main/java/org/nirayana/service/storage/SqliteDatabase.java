package org.nirayana.service.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.nirayana.service.log.Log;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteOpenMode;

/**
 * The embedded database: one file, one writer at a time, readers beside it.
 *
 * <p>Write-ahead logging lets readers go on during a write; {@code synchronous=FULL} makes a commit wait for the disk, so
 * that what was acknowledged survives a killed process. SQLite itself allows one writer: the lock here queues writers in
 * order instead of letting them poll for the file lock, and the busy timeout remains for writers in other processes.
 * Nobody waits longer than {@value #BUSY_MILLISECONDS} ms for either: a refused request can be sent again, and one that waits
 * holds a worker.
 */
final class SqliteDatabase implements Database {
    private static final int READERS = 4;

    /** The longest that a caller waits: for a reader, or for the writer and the lock of the file together. */
    private static final int BUSY_MILLISECONDS = 2_000;

    /** The names of SQLite's own files beside the database end so. */
    private static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

    private final Path file;
    private final ReentrantLock writing = new ReentrantLock(true);
    private final BlockingQueue<Reader> readers = new ArrayBlockingQueue<>(READERS);
    private Connection writer;
    private volatile boolean reachable = true;

    /** A reader's place in the queue; its connection is opened when first needed and reopened after a failure. */
    private static final class Reader {
        private Connection connection;
    }

    /**
     * Makes the file when it is missing, before SQLite would, which gives it to all readers; what SQLite later puts beside
     * it has the rights of the file itself.
     */
    SqliteDatabase(Path file) {
        this.file = file;
        try {
            OwnerOnly.createFile(file);
            for (String beside : BESIDE) {
                OwnerOnly.narrow(file.resolveSibling(file.getFileName() + beside));
            }
        } catch (IOException e) {
            throw new DatabaseUnavailable("the database file cannot be made", e);
        }
        for (int i = 0; i < READERS; i++) {
            readers.add(new Reader());
        }
    }

    @Override
    public <T> T read(Work<T> work) {
        checkReachable();
        Reader reader;
        try {
            reader = readers.poll(BUSY_MILLISECONDS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
        if (reader == null) {
            throw new DatabaseBusy("others have been reading for " + BUSY_MILLISECONDS + " ms");
        }
        try {
            if (reader.connection == null) {
                reader.connection = open();
            }
            return work.run(reader.connection);
        } catch (SQLException e) {
            forget(reader);
            throw SqlFailures.translate(e);
        } catch (Error e) {
            // It may have struck inside the driver, and left a statement open there.
            forget(reader);
            throw e;
        } finally {
            readers.add(reader);
        }
    }

    @Override
    public <T> T write(Work<T> work) {
        checkReachable();
        int left = awaitWriter();
        try {
            if (writer == null) {
                writer = open();
            }
            writer.unwrap(SQLiteConnection.class).setBusyTimeout(left);
            // By hand: the driver's own mode begins the next transaction at each commit, and so would hold the write
            // lock
            // for ever, with no room for the command that resets a password or for a second instance.
            // IMMEDIATE takes the lock at the start, so that no transaction can fail halfway for being late.
            execute("BEGIN IMMEDIATE");
            T result = work.run(writer);
            execute("COMMIT");
            return result;
        } catch (SQLException e) {
            abandonWriter();
            throw SqlFailures.translate(e);
        } catch (RuntimeException e) {
            rollBack(e);
            throw e;
        } catch (Error e) {
            // Out of memory or of stack may have struck inside the driver: the connection is not trusted any more.
            rollBack(e);
            abandonWriter();
            throw e;
        } finally {
            writing.unlock();
        }
    }

    /** Takes the writer, and tells how many milliseconds are left to wait for other processes. */
    private int awaitWriter() {
        long began = System.nanoTime();
        try {
            if (!writing.tryLock(BUSY_MILLISECONDS, TimeUnit.MILLISECONDS)) {
                throw new DatabaseBusy("others have been writing for " + BUSY_MILLISECONDS + " ms");
            }
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
        return (int) Math.max(1, BUSY_MILLISECONDS - waited);
    }

    private static DatabaseUnavailable interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new DatabaseUnavailable("interrupted while waiting for the database", e);
    }

    /** Undoes what the work has done; where that fails, the connection goes, and what it began with it. */
    private void rollBack(Throwable cause) {
        if (writer == null) {
            return;
        }
        try {
            execute("ROLLBACK");
        } catch (SQLException | RuntimeException | Error e) {
            cause.addSuppressed(e);
            abandonWriter();
        }
    }

    /** Closing rolls back what is open, and the next writer starts on a connection with no past. */
    private void abandonWriter() {
        Connection old = writer;
        writer = null;
        closeQuietly(old);
    }

    private static void forget(Reader reader) {
        Connection old = reader.connection;
        reader.connection = null;
        closeQuietly(old);
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            statement.execute(sql);
        }
    }

    private Connection open() throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLISECONDS);
        // A file that vanished is away; SQLite would make an empty one, for all to read.
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        return config.createConnection("jdbc:sqlite:" + file);
    }

    @Override
    public FeedConnection openFeed() throws SQLException {
        Object opened = identity();
        if (opened == null) {
            throw new SQLException("the database file is gone", "08001");
        }
        forgetConnections();
        Connection connection = open();
        return new FeedConnection() {
            @Override
            public Connection connection() {
                return connection;
            }

            @Override
            public void await(int milliseconds) throws SQLException, InterruptedException {
                Thread.sleep(milliseconds);
                // An open connection goes on working on a file that was removed or replaced, and what it writes is
                // lost.
                if (!Objects.equals(opened, identity())) {
                    throw new SQLException("the database file was removed or replaced", "08006");
                }
            }

            @Override
            public void close() {
                closeQuietly(connection);
            }
        };
    }

    /** Which file the name means at this moment; null when there is none. */
    private Object identity() {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        } catch (IOException e) {
            return null;
        }
    }

    private void forgetConnections() {
        writing.lock();
        try {
            abandonWriter();
        } finally {
            writing.unlock();
        }
        for (int i = 0; i < READERS; i++) {
            Reader reader = readers.poll();
            if (reader != null) {
                forget(reader);
                readers.add(reader);
            }
        }
    }

    @Override
    public void check() {
        forgetConnections();
        String found = read(connection -> Sql.one(connection, "PRAGMA quick_check(1)", row -> row.getString(1))
                .orElse("no answer"));
        if (!found.equals("ok")) {
            throw new DatabaseDamaged(new SQLException(found));
        }
    }

    @Override
    public void reachable(boolean now) {
        reachable = now;
    }

    private void checkReachable() {
        if (!reachable) {
            throw new DatabaseUnavailable("the database file cannot be used");
        }
    }

    @Override
    public void announce(Connection connection) {
        // Another process on the same file learns of a change by polling; SQLite has no way to call it.
    }

    @Override
    public Dialect dialect() {
        return Dialect.SQLITE;
    }

    @Override
    public void close() {
        forgetConnections();
    }

    private static void closeQuietly(Connection connection) {
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException e) {
                Log.named("storage")
                        .info("closing a connection failed", Map.of("reason", String.valueOf(e.getMessage())));
            }
        }
    }
}
