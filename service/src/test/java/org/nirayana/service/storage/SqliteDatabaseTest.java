package org.nirayana.service.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The embedded database beside other processes. */
class SqliteDatabaseTest {
    /** As many as the database has. */
    private static final int READERS = 4;

    @TempDir
    Path folder;

    @Test
    void theWriteLockIsFreeBetweenWrites() throws SQLException {
        try (Database database = Databases.open(Optional.empty(), folder)) {
            database.write(c -> Sql.change(c, "INSERT INTO counters (name, value) VALUES ('ours', 1)"));
            // As from another process, which waits a moment and not for ever.
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Databases.FILE));
                    Statement statement = other.createStatement()) {
                statement.execute("PRAGMA busy_timeout = 2000");
                statement.execute("INSERT INTO counters (name, value) VALUES ('theirs', 1)");
            }
            assertThat(database.<Long>read(
                            c -> Sql.number(c, "SELECT COUNT(*) FROM counters WHERE name IN ('ours', 'theirs')")))
                    .isEqualTo(2);
        }
    }

    /** Runs the work while a thread holds what {@code held} is given to do. */
    private static void during(Consumer<CountDownLatch> held, Runnable work) throws InterruptedException {
        CountDownLatch end = new CountDownLatch(1);
        Thread thread = new Thread(() -> held.accept(end), "holder");
        thread.start();
        try {
            work.run();
        } finally {
            end.countDown();
            thread.join();
        }
    }

    private static void hold(CountDownLatch begun, CountDownLatch end) {
        begun.countDown();
        await(end);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whoeverWaitsForTheWriterOrAReaderIsRefusedInTheEnd() throws InterruptedException {
        try (Database database = Databases.open(Optional.empty(), folder)) {
            CountDownLatch writing = new CountDownLatch(1);
            during(
                    end -> database.write(c -> {
                        hold(writing, end);
                        return null;
                    }),
                    () -> {
                        await(writing);
                        assertThatExceptionOfType(DatabaseBusy.class)
                                .isThrownBy(() -> database.write(c -> Sql.change(c, "DELETE FROM letters")));
                        // Those who only read go on.
                        assertThat(database.<Long>read(c -> Sql.number(c, "SELECT 1")))
                                .isEqualTo(1);
                    });
            assertThat(database.writable()).isTrue();

            CountDownLatch reading = new CountDownLatch(READERS);
            during(
                    end -> {
                        Thread[] others = new Thread[READERS];
                        for (int i = 0; i < READERS; i++) {
                            others[i] = new Thread(() -> database.read(c -> {
                                hold(reading, end);
                                return null;
                            }));
                            others[i].start();
                        }
                        await(end);
                    },
                    () -> {
                        await(reading);
                        assertThatExceptionOfType(DatabaseBusy.class)
                                .isThrownBy(() -> database.read(c -> Sql.number(c, "SELECT 1")));
                    });
            assertThat(database.<Long>read(c -> Sql.number(c, "SELECT 1"))).isEqualTo(1);
        }
    }
}
