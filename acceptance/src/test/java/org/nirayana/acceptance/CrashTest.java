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
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Postgres;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;

/**
 * The service, or its PostgreSQL, is killed while clients write. What was acknowledged is there afterwards.
 *
 * <p>{@code kill -9} is not a loss of power: the kernel lives on and writes what it was given. What a disk acknowledged but
 * did not keep is beyond this test.
 */
@LongProof
@Tag("crash")
class CrashTest {
    private static final Duration READY_WITHIN = Duration.ofSeconds(5);

    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    /** Far more than there are between two kills: they come half a second after twenty writes were made. */
    private static final int SIGN_INS_BETWEEN = 30;

    private final Random random = new Random(Proof.seed());

    @TempDir
    Path folder;

    /** What happens once while clients write, until they have stopped; tells how long the service was away afterwards. */
    private interface Crash {
        Duration happen(Writers writers);
    }

    /** What was seen in all crashes. */
    private record Outcome(int acknowledged, int refused, Duration slowest) {}

    @Test
    void theServiceIsKilled() throws Exception {
        int kills = 100;
        try (Program program = start(Map.of())) {
            Outcome outcome = crash(program, kills, writers -> {
                program.kill();
                writers.stop();
                program.launch();
                return program.awaitReady(TIMEOUT);
            });
            Proof.figure(
                    3,
                    "SQLite: %d kills of the service, %d acknowledged writes, 0 missing, 0 half applied; ready again after at most %d ms"
                            .formatted(
                                    kills,
                                    outcome.acknowledged(),
                                    outcome.slowest().toMillis()));
        }
    }

    @Test
    void postgresIsKilled() throws Exception {
        int kills = 20;
        try (Postgres.Own postgres = Postgres.own();
                Program program = start(Map.of("DATABASE_URL", postgres.url()))) {
            Outcome outcome = crash(program, kills, writers -> {
                postgres.kill();
                Waiting.until(Duration.ofSeconds(60), () -> !program.isReady());
                postgres.start();
                Duration took = program.awaitReady(TIMEOUT);
                writers.stop();
                return took;
            });
            assertThat(outcome.refused()).as("writes met the outage").isPositive();
            Proof.figure(
                    3,
                    "PostgreSQL: %d kills of all its processes, %d acknowledged writes, 0 missing, 0 half applied; ready again at most %d ms after its return, no restart"
                            .formatted(
                                    kills,
                                    outcome.acknowledged(),
                                    outcome.slowest().toMillis()));
        }
    }

    private Program start(Map<String, String> environment) {
        return Program.in(folder, DatabaseKind.SQLITE.environment(environment)).start();
    }

    /** Crashes so many times, and compares after each what was written with what is there. */
    private Outcome crash(Program program, int times, Crash crash) throws Exception {
        Writers writers = new Writers(program.port(), new Accounts(program.api()), SIGN_INS_BETWEEN * times);
        Duration slowest = Duration.ZERO;
        for (int i = 1; i <= times; i++) {
            int before = writers.size();
            int acknowledged = writers.acknowledged();
            writers.start();
            awaitSomeWrites(writers, acknowledged);
            Duration took = crash.happen(writers);
            slowest = took.compareTo(slowest) > 0 ? took : slowest;
            requireNothingLost("after kill " + i, writers.compare(before));
        }
        requireNothingLost("at the end", writers.compare(0));
        assertThat(slowest).isLessThan(READY_WITHIN);
        return new Outcome(writers.acknowledged(), writers.refused(), slowest);
    }

    private static void requireNothingLost(String when, Writers.Found found) {
        assertThat(found.acknowledged())
                .as("acknowledged writes looked for %s", when)
                .isPositive();
        assertThat(found.missing()).as("missing %s: %s", when, found).isZero();
        assertThat(found.half()).as("half applied %s: %s", when, found).isZero();
    }

    /** Until each kind of write has had its chance, and then some time that is different each time. */
    private void awaitSomeWrites(Writers writers, int before) throws InterruptedException {
        Waiting.until(Duration.ofMinutes(1), () -> writers.acknowledged() >= before + 20);
        Thread.sleep(random.nextInt(400));
    }
}
