package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;

/** One client, banned or signed in, cannot keep others from the service. */
class DenialTest {
    private static final String RANGE = "/api/v1/astro/panchanga/range?start_date=2026-01-01&lat=13&lon=80&days=";

    /** Requests that are sent again and again, so many at once, until it is closed. */
    private static final class Flood implements AutoCloseable {
        private final AtomicInteger answered = new AtomicInteger();
        private final List<CompletableFuture<Void>> chains = new ArrayList<>();
        private volatile boolean open = true;

        Flood(int atOnce, Supplier<Api.Call> call) {
            for (int i = 0; i < atOnce; i++) {
                chains.add(again(call));
            }
        }

        private CompletableFuture<Void> again(Supplier<Api.Call> call) {
            return call.get().sendAsync().thenCompose(answer -> {
                answered.incrementAndGet();
                return open ? again(call) : CompletableFuture.<Void>completedFuture(null);
            });
        }

        @Override
        public void close() {
            open = false;
            chains.forEach(CompletableFuture::join);
        }
    }

    private static Api.Call login(Api api, String username, String password, String address) {
        return api.post("/api/v1/auth/login")
                .header("X-Forwarded-For", address)
                .form(Map.of("username", username, "password", password));
    }

    /** Other people, each from an address of their own, one after the other. */
    private static int signIns(Api api, List<String> others, int times) {
        for (int i = 0; i < times; i++) {
            Answer answer = login(api, others.get(i % others.size()), Accounts.PASSWORD, Accounts.newAddress())
                    .send();
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        }
        return times;
    }

    private static List<String> people(Accounts accounts) {
        return List.of(accounts.create(false), accounts.create(false), accounts.create(false));
    }

    @Tag("banned-client")
    @Test
    void aBannedClientKeepsNobodyFromSigningIn() {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            Accounts accounts = new Accounts(service.api());
            List<String> others = people(accounts);
            String victim = accounts.create(false);
            String banned = Accounts.newAddress();
            for (int i = 0; i < 5; i++) {
                assertThat(login(service.api(), victim, "wrong", banned).send().status())
                        .isEqualTo(401);
            }
            try (Flood flood = new Flood(400, () -> login(service.api(), victim, "wrong", banned))) {
                int signIns = signIns(service.api(), others, Proof.scaled(4, 60));
                Proof.figure(
                        27,
                        signIns
                                + " sign-ins of others, none refused, beside 400 connections of a banned address that was"
                                + " refused " + flood.answered.get() + " times");
            }
        }
    }

    @Tag("greedy-user")
    @Test
    void aUserWhoSearchesWithoutEndKeepsNobodyFromSigningIn(@TempDir Path folder) {
        int users = Proof.scaled(2_000, 100_000);
        try (Database database = Databases.open(Optional.empty(), folder)) {
            database.write(c -> Sql.change(
                    c,
                    "INSERT INTO users (username, email, email_key, name, password, is_superuser, is_active, is_deleted,"
                            + " created_at) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
                            + " SELECT 'many' || i, i || '@many.example', i || '@many.example', 'One Of Many', 'x', FALSE,"
                            + " TRUE, FALSE, 0 FROM n",
                    users));
        }
        try (RunningService service =
                RunningService.start(DatabaseKind.SQLITE.environment(Map.of("DATA_DIR", folder.toString())))) {
            Accounts accounts = new Accounts(service.api());
            List<String> others = people(accounts);
            Accounts.Session greedy = accounts.newSession();
            try (Flood flood = new Flood(
                    300, () -> service.api().get("/api/v1/users/?q=many").bearer(greedy.access()))) {
                int signIns = signIns(service.api(), others, Proof.scaled(4, 60));
                Proof.figure(
                        28,
                        signIns
                                + " sign-ins of others, none refused, beside 300 connections of one user who searched among "
                                + users + " users " + flood.answered.get() + " times");
            }
            assertThat(service.api()
                            .get("/api/v1/users/?q=many")
                            .bearer(accounts.admin())
                            .send()
                            .json()
                            .path("total")
                            .asInt())
                    .isEqualTo(users);
        }
    }

    @Tag("greedy-user")
    @Test
    void aUserHasSoManyRequestsAMinuteAboutAccounts() {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            Accounts accounts = new Accounts(service.api());
            Accounts.Session session = accounts.newSession();
            int admitted = 0;
            Answer last = accounts.me(session.access());
            while (last.status() == 200 && admitted < 2_000) {
                admitted++;
                last = accounts.me(session.access());
            }
            // The minute may end meanwhile, once.
            assertThat(admitted).isBetween(600, 1_200);
            assertThat(last.status()).isEqualTo(429);
            assertThat(last.header("Retry-After")).isPresent();
            assertThat(accounts.me(accounts.newSession().access()).status()).isEqualTo(200);
        }
    }

    @Tag("long-answers")
    @Test
    void longAnswersDelayNobody() throws Exception {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            Accounts accounts = new Accounts(service.api());
            double user = p99(service.api(), accounts.newSession().access());
            double unlimited = p99(service.api(), accounts.admin());
            if (Proof.isLong()) {
                assertThat(user).as("milliseconds").isLessThan(20);
            }
            Proof.figure(
                    30,
                    String.format(
                            Locale.ROOT,
                            "/livez p99 %.1f ms beside 4 connections of a user that ask for 400 days of panchanga, %.1f ms"
                                    + " beside those of somebody without a limit",
                            user,
                            unlimited));
        }
    }

    private static double p99(Api api, String token) throws InterruptedException {
        int probes = Proof.scaled(40, 2_000);
        long[] nanos = new long[probes];
        try (Flood flood = new Flood(4, () -> api.get(RANGE + 400).bearer(token))) {
            for (int i = 0; i < probes; i++) {
                long begun = System.nanoTime();
                assertThat(api.get("/livez").send().status()).isEqualTo(200);
                nanos[i] = System.nanoTime() - begun;
                Thread.sleep(5);
            }
            Waiting.until(Duration.ofSeconds(60), () -> flood.answered.get() > 0);
        }
        Arrays.sort(nanos);
        return nanos[(int) (probes * 0.99) - 1] / 1e6;
    }

    @Tag("long-answers")
    @Test
    void longAnswersCountByTheirCostAndFewAreOnTheWayToOneUser() throws Exception {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            Accounts accounts = new Accounts(service.api());
            Accounts.Session session = accounts.newSession();
            // A tier of 600 requests a minute; a day is a quarter of one.
            Answer month =
                    service.api().get(RANGE + 30).bearer(session.access()).send();
            assertThat(month.status()).isEqualTo(200);
            assertThat(month.header("RateLimit").orElseThrow()).startsWith("\"default\";r=592;");
            for (int i = 0; i < 5; i++) {
                assertThat(service.api()
                                .get(RANGE + 400)
                                .bearer(session.access())
                                .send()
                                .status())
                        .isEqualTo(200);
            }
            Answer over =
                    service.api().get(RANGE + 400).bearer(session.access()).send();
            assertThat(over.status()).isEqualTo(429);
            assertThat(over.text()).contains("counts as 100 requests");
            assertThat(over.header("RateLimit").orElseThrow()).startsWith("\"default\";r=91;");
            Answer tree = service.api()
                    .get("/api/v1/astro/dashas/vimshottari?dateandtime=1990-05-17T05:00:00Z&lat=13&lon=80")
                    .bearer(session.access())
                    .send();
            assertThat(tree.header("RateLimit").orElseThrow()).startsWith("\"default\";r=89;");
            Answer held = service.api()
                    .get(RANGE + 30)
                    .bearer(session.access())
                    .header("If-None-Match", month.header("ETag").orElseThrow())
                    .send();
            assertThat(held.status()).isEqualTo(304);
            assertThat(held.header("RateLimit").orElseThrow()).startsWith("\"default\";r=88;");

            List<CompletableFuture<Answer>> many = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                many.add(service.api().get(RANGE + 400).bearer(accounts.admin()).sendAsync());
            }
            List<Integer> statuses =
                    many.stream().map(answer -> answer.join().status()).toList();
            // Those beyond four wait; on a slow machine some may wait too long. SlowAndBusyTest has who is refused.
            assertThat(statuses).isSubsetOf(200, 429);
            assertThat(statuses.stream().filter(s -> s == 200).count()).isGreaterThanOrEqualTo(4);
            assertThat(service.api()
                            .get(RANGE + 2)
                            .bearer(accounts.admin())
                            .send()
                            .status())
                    .as("those before have ended")
                    .isEqualTo(200);
        }
    }

    @Tag("long-answers")
    @Test
    void anOldClientGetsALongAnswerWhole(@TempDir Path folder) throws Exception {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()));
                java.net.Socket socket = new Socket(InetAddress.getLoopbackAddress(), service.port())) {
            String admin = new Accounts(service.api()).admin();
            socket.setSoTimeout((int) Duration.ofSeconds(30).toMillis());
            socket.getOutputStream()
                    .write(("GET " + RANGE + "40 HTTP/1.0\r\nAuthorization: Bearer " + admin + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            Path answer = folder.resolve("answer");
            Files.write(answer, socket.getInputStream().readAllBytes());
            assertThat(Files.readString(answer))
                    .startsWith("HTTP/1.0 200")
                    .contains("\r\ncontent-length: ")
                    .endsWith("}");
        }
    }
}
