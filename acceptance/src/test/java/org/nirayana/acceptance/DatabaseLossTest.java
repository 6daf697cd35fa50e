package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Postgres;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;

/** PostgreSQL goes away, politely or frozen in the middle of a word, and comes back; the service is not restarted. */
@Tag("database-loss")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DatabaseLossTest {
    /** The promises; a short run beside a whole build may wait for a processor and is held to looser bounds. */
    private static final Duration SEEN_WITHIN = Duration.ofSeconds(Proof.scaled(20, 2));

    private static final Duration BACK_WITHIN = Duration.ofSeconds(Proof.scaled(30, 5));

    private Postgres.Own postgres;
    private Program program;
    private Api api;
    private String token;
    private Accounts.Session session;

    @BeforeAll
    void start(@TempDir Path folder) {
        postgres = Postgres.own();
        program = Program.in(folder, DatabaseKind.SQLITE.environment(Map.of("DATABASE_URL", postgres.url())))
                .start();
        api = program.api();
        Accounts accounts = new Accounts(api);
        token = accounts.admin();
        session = accounts.newSession();
    }

    @AfterAll
    void stop() {
        program.close();
        postgres.close();
    }

    @Test
    void stopped() {
        lose("stopped", postgres::stop, postgres::start);
    }

    @Test
    void frozen() {
        lose("frozen (SIGSTOP)", postgres::freeze, postgres::thaw);
    }

    private void lose(String how, Runnable away, Runnable back) {
        int rounds = Proof.scaled(1, 10);
        long seen = 0;
        long returned = 0;
        for (int i = 0; i < rounds; i++) {
            // As it is under way, not when it is over: stopping takes PostgreSQL a while.
            Thread leaving = new Thread(away, "leaving");
            leaving.start();
            if (how.startsWith("stopped")) {
                Waiting.until(Duration.ofSeconds(30), () -> !leaving.isAlive() || program.status("/readyz") == 503);
            }
            seen = Math.max(
                    seen,
                    Waiting.until(SEEN_WITHIN, () -> program.status("/readyz") == 503)
                            .toMillis());
            assertRefused();
            join(leaving);
            back.run();
            returned = Math.max(
                    returned,
                    Waiting.until(
                                    BACK_WITHIN,
                                    () -> program.isReady()
                                            && status(api.get("/api/v1/users/")) == 200
                                            && status(api.get("/api/v1/astro/lunar-nodes")) == 200)
                            .toMillis());
            Answer health = api.get("/health-check").send();
            assertThat(health.json().path("status").asString()).isEqualTo("healthy");
        }
        Proof.figure(
                4,
                "PostgreSQL %s %d times: /readyz 503 after at most %d ms, everything refused with 503 and Retry-After; healthy again at most %d ms after its return"
                        .formatted(how, rounds, seen, returned));
    }

    private int status(Api.Call call) {
        return call.bearer(token).send().status();
    }

    private void assertRefused() {
        Answer health = api.get("/health-check").send();
        assertThat(health.status()).isEqualTo(200);
        assertThat(health.json().path("status").asString()).isEqualTo("unhealthy");
        assertThat(program.status("/livez")).isEqualTo(200);
        for (Answer answer : List.of(
                api.get("/api/v1/auth/me").bearer(token).send(),
                api.get("/api/v1/users/").bearer(token).send(),
                api.get("/api/v1/astro/planets").bearer(session.access()).send(),
                api.get("/api/v1/astro/panchanga").bearer(session.access()).send(),
                api.post("/api/v1/tiers/")
                        .bearer(token)
                        .json(Map.of("name", "refused"))
                        .send(),
                api.post("/api/v1/auth/logout").bearer(session.access()).send(),
                api.post("/api/v1/auth/login")
                        .form(Map.of("username", "admin", "password", DatabaseKind.ADMIN_PASSWORD))
                        .send())) {
            assertThat(answer.status()).as("%s", answer).isEqualTo(503);
            assertThat(answer.header("Retry-After")).as("%s", answer).isPresent();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
