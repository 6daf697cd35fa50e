package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Waiting;

/** Another process holds the lock of SQLite's file for longer than requests wait. */
@Tag("short-writes")
class BusyDatabaseTest {
    private static final String PEOPLE = "name,local,lat,lon,tz\nMeera,1990-04-01T17:30:00,13.08,80.27,Asia/Kolkata\n";

    @TempDir
    Path folder;

    private RunningService start() {
        return RunningService.start(DatabaseKind.SQLITE.environment(Map.of("DATA_DIR", folder.toString())));
    }

    /** Holds the lock until it is closed. */
    private Connection lock() throws SQLException {
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("nirayana.db"));
        try (Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 5000");
            statement.execute("BEGIN IMMEDIATE");
        }
        return other;
    }

    @Test
    void whoWritesIsRefusedSoonAndTheServiceStaysReady() throws SQLException {
        try (RunningService service = start()) {
            Accounts accounts = new Accounts(service.api());
            String admin = accounts.admin();
            Answer refused;
            long took;
            try (Connection other = lock()) {
                assertThat(other.isClosed()).isFalse();
                long began = System.nanoTime();
                refused = service.api()
                        .post("/api/v1/people/import?format=csv")
                        .bearer(admin)
                        .body("text/csv", PEOPLE.getBytes(StandardCharsets.UTF_8))
                        .send();
                took = Duration.ofNanos(System.nanoTime() - began).toMillis();
                assertThat(service.api().get("/readyz").send().status()).isEqualTo(200);
            }
            assertThat(refused.status()).as("%s", refused).isEqualTo(503);
            assertThat(refused.text()).contains("The database is busy.");
            assertThat(refused.header("Retry-After")).contains("1");
            // Two seconds, and what a busy machine adds; it was five.
            assertThat(took).isBetween(1_900L, 4_500L);
            assertThat(service.api()
                            .post("/api/v1/people/import?format=csv")
                            .bearer(admin)
                            .body("text/csv", PEOPLE.getBytes(StandardCharsets.UTF_8))
                            .send()
                            .json()
                            .path("created")
                            .asInt())
                    .isEqualTo(1);
        }
    }

    @Test
    void whoHasNoTokenOfALetterMakesNobodyWait() throws SQLException {
        try (RunningService service = start();
                Connection other = lock()) {
            assertThat(other.isClosed()).isFalse();
            Answer answer = service.api()
                    .post("/api/v1/auth/confirm-address")
                    .json(Map.of("token", "x".repeat(32)))
                    .send();
            assertThat(answer.status()).as("%s", answer).isEqualTo(400);
        }
    }

    /** Each holds a worker until it is done: sixteen would leave none to sign in. */
    @Test
    void importsOfManyLeaveWorkersToOthers() throws Exception {
        int many = 10;
        ExecutorService clients = Executors.newFixedThreadPool(many);
        try (RunningService service = start()) {
            Accounts accounts = new Accounts(service.api());
            List<String> users = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                users.add(accounts.newSession().access());
            }
            List<Answer> answers = new ArrayList<>();
            try (Connection other = lock()) {
                assertThat(other.isClosed()).isFalse();
                List<Future<Answer>> sent = new ArrayList<>();
                for (String user : users) {
                    sent.add(clients.submit(() -> service.api()
                            .post("/api/v1/people/import?format=csv")
                            .bearer(user)
                            .body("text/csv", PEOPLE.getBytes(StandardCharsets.UTF_8))
                            .send()));
                }
                for (Future<Answer> one : sent) {
                    answers.add(one.get());
                }
            }
            assertThat(answers).extracting(Answer::status).containsOnly(503);
            assertThat(answers)
                    .filteredOn(answer -> answer.text().contains("Files of others are being read"))
                    .hasSizeBetween(1, many - 4)
                    .allSatisfy(
                            answer -> assertThat(answer.header("Retry-After")).contains("5"));
        } finally {
            clients.shutdown();
        }
    }

    /** The first import waits for the lock, and its client is gone. */
    @Test
    void aFileIsNotLookedAtWhileAnotherOfTheSameUserIsKept() throws SQLException {
        try (RunningService service = start()) {
            String admin = new Accounts(service.api()).admin();
            try (Connection other = lock()) {
                assertThat(other.isClosed()).isFalse();
                Waiting.until(Duration.ofSeconds(30), () -> {
                    hangUp(service.port(), admin);
                    // What cannot be told from the text is refused by whoever looks at it.
                    Answer second = service.api()
                            .post("/api/v1/people/import")
                            .bearer(admin)
                            .body("text/plain", "x".getBytes(StandardCharsets.UTF_8))
                            .send();
                    return second.status() == 429 && second.text().contains("still being read");
                });
            }
        }
    }

    private static void hangUp(int port, String token) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            OutputStream out = socket.getOutputStream();
            out.write(("POST /api/v1/people/import?format=csv HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
                            + token + "\r\nContent-Type: text/csv\r\nContent-Length: " + PEOPLE.length() + "\r\n\r\n"
                            + PEOPLE)
                    .getBytes(StandardCharsets.UTF_8));
            out.flush();
            // Long enough for a worker to begin with it.
            Thread.sleep(200);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
