package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Postgres;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;

/**
 * The service, or its PostgreSQL, is killed while clients write. What was acknowledged is there afterwards.
 *
 * <p>{@code kill -9} is not a loss of power: the kernel lives on and writes what it was given. What a disk acknowledged but
 * did not keep is beyond this test.
 */
@Tag("crash")
class CrashTest {
    /** The promise; a short run beside a whole build may wait for a processor and is held to a looser bound. */
    private static final Duration READY_WITHIN = Duration.ofSeconds(Proof.scaled(60, 5));

    private final Random random = new Random(Proof.seed());

    @TempDir
    Path folder;

    @Test
    void theServiceIsKilled() throws Exception {
        int kills = Proof.scaled(4, 100);
        Duration slowest = Duration.ZERO;
        int largest = 0;
        try (Program program =
                Program.in(folder, DatabaseKind.SQLITE.environment(Map.of())).start()) {
            Writers writers = new Writers(program.port(), new Accounts(program.api()).admin());
            for (int i = 0; i < kills; i++) {
                int before = writers.size();
                int acknowledged = writers.acknowledged();
                writers.start();
                awaitSomeWrites(writers, acknowledged);
                program.kill();
                writers.stop();
                program.launch();
                Duration took = program.awaitReady(Duration.ofMinutes(2));
                slowest = took.compareTo(slowest) > 0 ? took : slowest;
                largest = Math.max(largest, writers.acknowledged() - acknowledged);
                Writers.Found found = writers.compare(before);
                assertThat(found.missing())
                        .as("after kill %s: %s", i + 1, found)
                        .isZero();
                assertThat(found.half()).as("after kill %s: %s", i + 1, found).isZero();
            }
            Writers.Found all = writers.compare(0);
            assertThat(all.missing() + all.half()).as("%s", all).isZero();
            assertThat(slowest).isLessThan(READY_WITHIN);
            Proof.figure(
                    3,
                    "SQLite: %d kills of the service, %d acknowledged writes, 0 missing, 0 half applied; ready again after at most %d ms"
                            .formatted(kills, writers.acknowledged(), slowest.toMillis()));
        }
    }

    @Test
    void postgresIsKilled() throws Exception {
        int kills = Proof.scaled(2, 20);
        Duration slowest = Duration.ZERO;
        try (Postgres.Own postgres = Postgres.own();
                Program program = Program.in(
                                folder, DatabaseKind.SQLITE.environment(Map.of("DATABASE_URL", postgres.url())))
                        .start()) {
            Writers writers = new Writers(program.port(), new Accounts(program.api()).admin());
            for (int i = 0; i < kills; i++) {
                int before = writers.size();
                int acknowledged = writers.acknowledged();
                writers.start();
                awaitSomeWrites(writers, acknowledged);
                postgres.kill();
                Waiting.until(Duration.ofSeconds(60), () -> !program.isReady());
                postgres.start();
                Duration took = program.awaitReady(Duration.ofMinutes(2));
                writers.stop();
                slowest = took.compareTo(slowest) > 0 ? took : slowest;
                Writers.Found found = writers.compare(before);
                assertThat(found.missing())
                        .as("after kill %s: %s", i + 1, found)
                        .isZero();
                assertThat(found.half()).as("after kill %s: %s", i + 1, found).isZero();
            }
            Writers.Found all = writers.compare(0);
            assertThat(all.missing() + all.half()).as("%s", all).isZero();
            assertThat(writers.refused()).as("writes met the outage").isPositive();
            assertThat(slowest).isLessThan(READY_WITHIN);
            Proof.figure(
                    3,
                    "PostgreSQL: %d kills of all its processes, %d acknowledged writes, 0 missing, 0 half applied; ready again at most %d ms after its return, no restart"
                            .formatted(kills, writers.acknowledged(), slowest.toMillis()));
        }
    }

    /** Until each kind of write has had its chance, and then some time that is different each time. */
    private void awaitSomeWrites(Writers writers, int before) throws InterruptedException {
        Waiting.until(Duration.ofMinutes(1), () -> writers.acknowledged() >= before + 20);
        Thread.sleep(random.nextInt(400));
    }
}
