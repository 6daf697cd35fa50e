package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Postgres;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;

/** The database goes away and comes back; the service notices both, without a restart. */
@Tag("database-loss")
class LostDatabaseTest {
    /** The promises; a short run beside a whole build may wait for a processor and is held to looser bounds. */
    private static final Duration SEEN = Duration.ofSeconds(Proof.scaled(20, 2));

    private static final Duration BACK = Duration.ofSeconds(Proof.scaled(30, 5));

    @TempDir
    Path folder;

    private static void checkAway(RunningService service, String token, String what) {
        Duration seen = Waiting.until(
                SEEN.multipliedBy(2), () -> service.api().get("/readyz").send().status() == 503);
        Answer health = service.api().get("/health-check").send();
        assertThat(health.status()).isEqualTo(200);
        assertThat(health.json().path("status").asString()).isEqualTo("unhealthy");
        for (Answer answer : List.of(
                service.api().get("/api/v1/auth/me").bearer(token).send(),
                service.api().get("/api/v1/astro/lunar-nodes").bearer(token).send(),
                service.api()
                        .post("/api/v1/auth/login")
                        .form(Map.of("username", "a", "password", "b"))
                        .send())) {
            assertThat(answer.status()).as("%s", answer).isEqualTo(503);
            assertThat(answer.header("Retry-After")).isPresent();
        }
        assertThat(seen).isLessThan(SEEN);
        Proof.figure(4, what + " lost: seen after " + seen.toMillis() + " ms");
    }

    private static void checkBack(RunningService service, String token, String what) {
        Duration back = Waiting.until(
                BACK.multipliedBy(2),
                () -> service.api().get("/readyz").send().status() == 200
                        && service.api()
                                        .get("/api/v1/users/")
                                        .bearer(token)
                                        .send()
                                        .status()
                                == 200);
        assertThat(back).isLessThan(BACK);
        Proof.figure(4, what + " returned: healthy after " + back.toMillis() + " ms");
    }

    @Test
    void postgresStopsAndStarts() {
        try (Postgres.Own postgres = Postgres.own()) {
            Map<String, String> environment =
                    DatabaseKind.POSTGRESQL.environment(Map.of("DATABASE_URL", postgres.url()));
            try (RunningService service = RunningService.start(environment)) {
                String token = new Accounts(service.api()).admin();
                postgres.stop();
                checkAway(service, token, "PostgreSQL");
                postgres.start();
                checkBack(service, token, "PostgreSQL");
            }
        }
    }

    @Test
    void theFileIsMovedAwayAndBack() throws Exception {
        Path file = folder.resolve("nirayana.db");
        Path elsewhere = folder.resolve("elsewhere.db");
        try (RunningService service =
                RunningService.start(DatabaseKind.SQLITE.environment(Map.of("DATA_DIR", folder.toString())))) {
            String token = new Accounts(service.api()).admin();
            Files.move(file, elsewhere);
            checkAway(service, token, "SQLite file");
            Files.move(elsewhere, file);
            checkBack(service, token, "SQLite file");
        }
    }
}
