package org.nirayana.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL, started once for all tests from its Maven artifact; works as root and as a normal user. */
public final class Postgres {
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private final EmbeddedPostgres server;

    private Postgres(EmbeddedPostgres server) {
        this.server = server;
    }

    private static final class Shared {
        static final Postgres INSTANCE = start();
    }

    /** The server that tests share; it stops with the process. */
    public static Postgres shared() {
        return Shared.INSTANCE;
    }

    private static Postgres start() {
        try {
            return new Postgres(EmbeddedPostgres.builder()
                    // The suite opens several services at once, each with a pool.
                    .setServerConfig("max_connections", "200")
                    .setPort(Ports.free())
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address of a new, empty database. */
    public String newDatabase() {
        String name = "test" + NUMBER.incrementAndGet();
        execute("CREATE DATABASE " + name);
        return "postgresql://postgres:postgres@localhost:" + server.getPort() + "/" + name;
    }

    private void execute(String sql) {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A server of one's own, to be stopped and started again on the same port and data. */
    public static final class Own implements AutoCloseable {
        private final Path data;
        private final int port;
        private EmbeddedPostgres running;

        private Own() throws IOException {
            data = Files.createTempDirectory("nirayana-postgres");
            port = Ports.free();
            start();
        }

        public String url() {
            return "postgresql://postgres:postgres@localhost:" + port + "/postgres";
        }

        public void start() {
            try {
                running = EmbeddedPostgres.builder()
                        .setPort(port)
                        .setDataDirectory(data)
                        .setCleanDataDirectory(false)
                        .setServerConfig("max_connections", "50")
                        // As PostgreSQL itself has it: the library's default would acknowledge before it has written.
                        .setServerConfig("synchronous_commit", "on")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /**
         * {@code kill -9} of the server and all its processes, as if the machine's kernel had done it; {@link #start}
         * then recovers from its log.
         */
        public void kill() {
            long postmaster = postmaster();
            ProcessHandle.of(postmaster).ifPresent(server -> {
                // The parent first, or it would restart what it sees dying.
                List<ProcessHandle> children = server.children().toList();
                server.destroyForcibly();
                children.forEach(ProcessHandle::destroyForcibly);
            });
            Waiting.until(Duration.ofSeconds(30), () -> ProcessHandle.of(postmaster)
                    .map(server -> !server.isAlive())
                    .orElse(true));
            // It finds nothing to stop, and lets go of the folder.
            stop();
        }

        /** Stops every process of the server in its tracks (SIGSTOP): it holds its connections and says nothing. */
        public void freeze() {
            signal("STOP");
        }

        /** Lets a frozen server go on. */
        public void thaw() {
            signal("CONT");
        }

        private void signal(String name) {
            List<String> command = new ArrayList<>(List.of("kill", "-" + name));
            ProcessHandle server = ProcessHandle.of(postmaster()).orElseThrow();
            command.add(Long.toString(server.pid()));
            server.children().forEach(child -> command.add(Long.toString(child.pid())));
            try {
                int ended = new ProcessBuilder(command).inheritIO().start().waitFor();
                if (ended != 0) {
                    throw new IllegalStateException(command + " ended with " + ended);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }

        private long postmaster() {
            try {
                return Long.parseLong(
                        Files.readAllLines(data.resolve("postmaster.pid")).get(0));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        public void stop() {
            try {
                running.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            stop();
        }
    }

    public static Own own() {
        try {
            return new Own();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
