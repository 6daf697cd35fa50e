package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Tools;
import org.nirayana.testing.Variant;
import org.nirayana.testing.Waiting;

/** A database that answers but cannot be written, or is damaged: health, log and start say so. */
@Tag("unwritable-database")
class UnwritableDatabaseTest {
    private static final Duration SEEN = Duration.ofSeconds(15);
    private static final String DATABASE = "nirayana.db";

    @TempDir
    Path folder;

    private static void checkUnhealthy(Program program) {
        Answer health = program.api().get("/health-check").send();
        assertThat(health.status()).isEqualTo(200);
        assertThat(health.json().path("status").asString()).isEqualTo("unhealthy");
        assertThat(program.status("/livez")).isEqualTo(200);
    }

    private static long count(String log, String text) {
        return log.lines().filter(line -> line.contains(text)).count();
    }

    /** Whether it is ready, asked a few times a second: each answer is a line in the log. */
    private static int now(Program program) {
        LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
        return program.status("/readyz");
    }

    /** No file of the process may grow beyond this, as on a disk that is full; also for root. */
    private void limitFiles(Program program, String bytes) {
        Command.Result limited = Command.run(
                folder, Map.of(), Tools.path("prlimit"), "--pid=" + program.pid(), "--fsize=" + bytes + ":unlimited");
        assertThat(limited.exitCode()).as(limited.err()).isZero();
    }

    @Test
    void aFullDiskIsSeenWithoutTrafficToldAndSurvived() throws IOException {
        Tools.path("prlimit");
        try (Program program = Program.in(folder, Map.of()).start()) {
            Path data = folder.resolve("data");
            // What is written next goes behind this. The log goes to a file too, and has room up to there.
            long limit = Files.size(data.resolve(DATABASE + "-wal"));
            assertThat(limit).isGreaterThan(30_000);
            limitFiles(program, Long.toString(limit));
            Duration seen = Waiting.until(SEEN, () -> now(program) == 503);
            checkUnhealthy(program);
            assertThat(program.log()).contains("the database cannot be written");
            Waiting.until(SEEN, () -> {
                Answer refused = new Accounts(program.api())
                        .loginCall("somebody", "not the password")
                        .send();
                return refused.status() == 503;
            });
            long warnings = count(program.log(), "the database cannot be written");
            assertThat(warnings).as(program.log()).isBetween(1L, 3L);

            limitFiles(program, "unlimited");
            Duration back = Waiting.until(SEEN, () -> now(program) == 200);
            new Accounts(program.api()).admin();
            assertThat(program.log()).contains("the database can be written again");
            Proof.figure(
                    25,
                    "full: seen after " + seen.toMillis() + " ms without traffic, ready " + back.toMillis()
                            + " ms after there was room");
        }
    }

    private static Answer imported(Program program, String token, String file) {
        return program.api()
                .post("/api/v1/people/import?format=csv")
                .bearer(token)
                .body("text/csv", file.getBytes(StandardCharsets.UTF_8))
                .send();
    }

    private static long people(Program program, String token) {
        Answer listed = program.api().get("/api/v1/people/").bearer(token).send();
        assertThat(listed.status()).as("%s", listed).isEqualTo(200);
        return listed.json().path("total").asLong();
    }

    /** The disk becomes full in the middle of an import: it says so, keeps nothing, and works when there is room again. */
    @Test
    void anImportOnAFullDiskKeepsNothing() throws IOException {
        Tools.path("prlimit");
        int count = 900;
        String file = "name,date,time,lat,lon,notes\n"
                + IntStream.range(0, count)
                        .mapToObj(i -> "Person " + i + ",1990-01-01,12:00,13,80,"
                                + "note%d with words%d that take%d room%d".formatted(i, i + 1, i + 2, i + 3))
                        .collect(Collectors.joining("\n"));
        try (Program program = Program.in(folder, Map.of()).start()) {
            Path data = folder.resolve("data");
            String token = new Accounts(program.api()).newSession().access();
            // A part of it can be written, not all.
            long limit = Files.size(data.resolve(DATABASE + "-wal")) + 150_000;
            assertThat(limit).isLessThan(1_500_000);
            limitFiles(program, Long.toString(limit));
            Answer refused = imported(program, token, file);
            assertThat(refused.status()).as("%s", refused).isEqualTo(503);
            assertThat(refused.json().path("detail").asString()).isEqualTo("The database cannot be reached.");
            assertThat(refused.header("Retry-After")).isNotEmpty();
            assertThat(people(program, token)).isZero();
            assertThat(program.log()).contains("the database cannot be written");

            limitFiles(program, "unlimited");
            Waiting.until(SEEN, () -> now(program) == 200);
            Answer taken = imported(program, token, file);
            assertThat(taken.status()).as("%s", taken).isEqualTo(200);
            assertThat(people(program, token)).isEqualTo(count);
            Answer found =
                    program.api().get("/api/v1/people/?q=words7").bearer(token).send();
            assertThat(found.json().path("total").asLong()).as("%s", found).isPositive();
            Proof.figure(
                    25,
                    "full in the middle of an import of " + count + ": 503, none kept; all kept when there was room");
        }
    }

    private static void spoil(Path file, long from) throws IOException {
        byte[] garbage = new byte[(int) (Files.size(file) - from)];
        new Random(Proof.seed()).nextBytes(garbage);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(garbage), from);
        }
    }

    @Test
    void aFileThatIsDamagedWhileItRunsIsSeenAndTold() throws IOException {
        Path data = folder.resolve("data");
        try (Program program = Program.in(folder, Map.of()).start()) {
            new Accounts(program.api()).admin();
            spoil(data.resolve(DATABASE), 0);
            spoil(data.resolve(DATABASE + "-wal"), 32);
            Duration seen = Waiting.until(SEEN.multipliedBy(2), () -> {
                // A page that is remembered does not tell; somebody has to read another.
                program.status("/api/v1/users/");
                var unused = new Accounts(program.api())
                        .loginCall("somebody", "not the password")
                        .send();
                return program.status("/readyz") == 503;
            });
            checkUnhealthy(program);
            assertThat(program.log()).contains("the database is damaged: restore a backup");
            Proof.figure(25, "damaged while it runs: seen after " + seen.toMillis() + " ms");
        }
    }

    @Test
    void aFileThatIsNoDatabaseEndsTheStartAtOnce() throws IOException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.write(
                data.resolve(DATABASE),
                "This is no database, and it is long enough to tell."
                        .repeat(100)
                        .getBytes(StandardCharsets.US_ASCII));
        long started = System.nanoTime();
        Command.Result refused;
        try (Program program = Program.in(folder, Map.of()).launch()) {
            refused = program.await(Duration.ofSeconds(60));
        }
        Duration took = Duration.ofNanos(System.nanoTime() - started);
        assertThat(refused.exitCode()).as(refused.err()).isEqualTo(2);
        assertThat(refused.err().lines().filter(line -> !line.startsWith("{")))
                .singleElement()
                .asString()
                .startsWith("nirayana: DATA_DIR is ")
                .contains("damaged or no database at all", "SQLITE_NOTADB", "restore a backup");
        // It used to try for 30 s.
        assertThat(took).isLessThan(Duration.ofSeconds(25));
        Proof.figure(25, "no database at the start: refused after " + took.toMillis() + " ms");
    }

    /** The first pages are whole, so the schema is read; what it leads to is not. */
    @Test
    @Variant
    void aFileThatIsDamagedFurtherInEndsTheStartAtOnce() throws IOException {
        Path data = folder.resolve("data");
        try (Program program = Program.in(folder, Map.of()).start()) {
            program.stop(Duration.ofSeconds(30));
        }
        spoil(data.resolve(DATABASE), 8_192);
        try (Program program = Program.in(folder, Map.of()).launch()) {
            Command.Result refused = program.await(Duration.ofSeconds(25));
            assertThat(refused.exitCode()).as(refused.err()).isEqualTo(2);
            assertThat(refused.err()).contains("nirayana: DATA_DIR is ", "SQLITE_CORRUPT");
        }
    }
}
