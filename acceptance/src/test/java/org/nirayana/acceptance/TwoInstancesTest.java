package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.Proof;
import org.nirayana.testing.ServiceLimits;
import org.nirayana.testing.Waiting;

/** Two instances behind a proxy are one service: what ends on one has ended on the other, and limits are shared. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TwoInstancesTest {
    private static final Duration A_SECOND = Duration.ofSeconds(Proof.scaled(20, 1));

    private Cluster cluster;
    private Accounts accounts;
    private List<Accounts> instances;

    @BeforeAll
    void start(@TempDir Path folder) {
        cluster = Cluster.start(folder);
        accounts = cluster.accounts();
        instances = List.of(new Accounts(cluster.one.api()), new Accounts(cluster.two.api()));
    }

    @AfterAll
    void stop() {
        // Nothing was started where a tool is missing.
        if (cluster != null) {
            cluster.close();
        }
    }

    private void assertKnownToBoth(Accounts.Session session) {
        for (Accounts instance : instances) {
            assertThat(instance.me(session.access()).status()).isEqualTo(200);
        }
    }

    /** How long either instance still took the token, in milliseconds. */
    private long takenFor(Accounts.Session session) {
        long longest = 0;
        for (Accounts instance : instances) {
            longest = Math.max(
                    longest,
                    Waiting.until(A_SECOND, () -> instance.me(session.access()).status() == 401)
                            .toMillis());
        }
        return longest;
    }

    @Test
    @Tag("revocation")
    void logoutHoldsOnBothAtOnce() {
        int logouts = Proof.scaled(5, 1_000);
        long longest = 0;
        int atOnce = 0;
        // Another user before one has signed in as often as it may in a minute.
        int logoutsOfOne = ServiceLimits.of("AuthRoutes.SIGN_INS_PER_MINUTE") / 2;
        String user = "";
        for (int i = 0; i < logouts; i++) {
            user = i % logoutsOfOne == 0 ? accounts.create(false) : user;
            Accounts.Session session = accounts.login(user, Accounts.PASSWORD);
            assertKnownToBoth(session);
            assertThat(accounts.logout(session).status()).isEqualTo(200);
            if (instances.stream()
                    .allMatch(instance -> instance.me(session.access()).status() == 401)) {
                atOnce++;
            }
            longest = Math.max(longest, takenFor(session));
            assertThat(instances.get(i % 2).refresh(session).status()).isEqualTo(401);
        }
        Proof.figure(
                6,
                "%d logouts through the proxy, 0 misses on two instances; refused by both at the very next request in %d of them, otherwise after at most %d ms"
                        .formatted(logouts, atOnce, longest));
    }

    @Test
    @Tag("revocation")
    void logoutOutlivesAKill() {
        int kills = Proof.scaled(1, 10);
        for (int i = 0; i < kills; i++) {
            Accounts.Session session = accounts.newSession();
            assertKnownToBoth(session);
            assertThat(instances.get(0).logout(session).status()).isEqualTo(200);
            cluster.one.kill();
            assertThat(takenBy(instances.get(1), session)).isLessThan(A_SECOND);
            cluster.one.start();
            assertThat(instances.get(0).me(session.access()).status()).isEqualTo(401);
            assertThat(instances.get(0).refresh(session).status()).isEqualTo(401);
        }
        Proof.figure(
                6, "logout, kill -9 at once, restart: 401 on both instances, %d times of %d".formatted(kills, kills));
    }

    private static Duration takenBy(Accounts instance, Accounts.Session session) {
        return Waiting.until(A_SECOND, () -> instance.me(session.access()).status() == 401);
    }

    @Test
    @Tag("session-ends")
    void whateverEndsSessionsEndsThemOnBoth() {
        Api api = Api.of(cluster.proxy.address());
        String admin = accounts.admin();
        Map<String, Consumer<Accounts.Session>> ends = new LinkedHashMap<>();
        ends.put("deactivation", s -> ok(accounts.patch(admin, s.username(), Map.of("is_active", false))));
        ends.put(
                "password change",
                s -> ok(accounts.patch(s.access(), s.username(), Map.of("password", "a new long secret"))));
        ends.put(
                "soft deletion",
                s -> ok(api.delete("/api/v1/users/" + s.username())
                        .bearer(admin)
                        .send()));
        ends.put(
                "hard deletion",
                s -> ok(api.delete("/api/v1/users/db_user/" + s.username())
                        .bearer(admin)
                        .send()));
        int rounds = Proof.scaled(1, 25);
        int atOnce = 0;
        long longest = 0;
        for (int i = 0; i < rounds; i++) {
            for (Map.Entry<String, Consumer<Accounts.Session>> end : ends.entrySet()) {
                Accounts.Session session = accounts.newSession();
                Accounts.Session second = accounts.login(session.username(), Accounts.PASSWORD);
                assertKnownToBoth(session);
                assertKnownToBoth(second);
                end.getValue().accept(session);
                if (instances.stream().allMatch(one -> one.me(session.access()).status() == 401)) {
                    atOnce++;
                }
                longest = Math.max(longest, Math.max(takenFor(session), takenFor(second)));
                for (Accounts instance : instances) {
                    assertThat(instance.refresh(second).status())
                            .as(end.getKey())
                            .isEqualTo(401);
                }
            }
        }
        int all = rounds * ends.size();
        // An instance waits a quarter of a second for the other to have heard: beside a whole build that may not be
        // enough.
        assertThat(atOnce)
                .as("of %s ends, seen by the next request on both", all)
                .isGreaterThanOrEqualTo(Proof.scaled(1, all));
        Proof.figure(
                7,
                "%s, %d times each: 401 on both instances, at the very next request %d of %d times"
                        .formatted(String.join(", ", ends.keySet()), rounds, atOnce, all));
    }

    private static void ok(Answer answer) {
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
    }

    @Test
    @Tag("rate-limit")
    void theLimitIsSharedThroughRedis() {
        Api api = Api.of(cluster.proxy.address());
        int limit = Proof.scaled(60, 300);
        long tier = api.post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "shared limit", "requests_per_minute", limit))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        Accounts.Session session = accounts.newSession();
        ok(api.patch("/api/v1/users/" + session.username() + "/tier")
                .bearer(accounts.admin())
                .json(Map.of("tier_id", tier))
                .send());
        // Both instances must know the tier before it is counted.
        for (Program instance : List.of(cluster.one, cluster.two)) {
            Waiting.until(A_SECOND, () -> instance.api()
                    .get("/api/v1/users/" + session.username() + "/tier")
                    .bearer(accounts.admin())
                    .send()
                    .text()
                    .contains("shared limit"));
        }
        int requests = 10 * limit;
        AtomicInteger begun = new AtomicInteger();
        AtomicInteger passed = new AtomicInteger();
        List<CompletableFuture<Void>> clients = IntStream.range(0, 32)
                .mapToObj(i -> CompletableFuture.runAsync(
                        () -> {
                            try (Wire wire = new Wire(cluster.proxy.port(), Duration.ofSeconds(30))) {
                                while (begun.getAndIncrement() < requests) {
                                    RawAnswer reply = wire.get(
                                            "/api/v1/astro/lunar-nodes?dateandtime=2000-01-01T12:00:00Z",
                                            session.access());
                                    assertThat(reply.status()).as(reply.text()).isIn(200, 429);
                                    passed.addAndGet(reply.status() == 200 ? 1 : 0);
                                }
                            } catch (IOException failed) {
                                throw new UncheckedIOException(failed);
                            }
                        },
                        task -> new Thread(task, "client").start()))
                .toList();
        clients.forEach(CompletableFuture::join);
        assertThat(passed.get()).isBetween(limit, (int) (1.05 * limit));
        Proof.figure(
                20,
                "two instances sharing Redis behind a proxy: %d of %d parallel requests passed at a limit of %d a minute"
                        .formatted(passed.get(), requests, limit));
    }
}
