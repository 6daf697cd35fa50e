package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;
import org.nirayana.testing.RedisServer;
import org.nirayana.testing.Waiting;

/** The limit of a minute, under ten times as many requests at once. */
@Tag("rate-limit")
class RateLimitTest {
    private static final int LIMIT = 60;

    /** Fewer than the server sheds at when many wait for Redis: what is asked here is the limit alone. */
    private static final int IN_FLIGHT = 64;

    private static final String PATH = "/api/v1/astro/lunar-nodes?dateandtime=2000-01-01T12:00:00";

    private static Accounts.Session limited(RunningService service) {
        Accounts accounts = new Accounts(service.api());
        long tier = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "limited", "requests_per_minute", LIMIT))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        Accounts.Session session = accounts.newSession();
        service.api()
                .patch("/api/v1/users/" + session.username() + "/tier")
                .bearer(accounts.admin())
                .json(Map.of("tier_id", tier))
                .send();
        return session;
    }

    /** By one token, or by several keys of one user in turn. */
    private static List<Answer> flood(List<String> credentials, Api... instances) {
        List<CompletableFuture<Answer>> answers = new ArrayList<>();
        Semaphore free = new Semaphore(IN_FLIGHT);
        for (int i = 0; i < 10 * LIMIT; i++) {
            free.acquireUninterruptibly();
            answers.add(instances[i % instances.length]
                    .get(PATH)
                    .bearer(credentials.get(i % credentials.size()))
                    .sendAsync()
                    .whenComplete((answer, failure) -> free.release()));
        }
        return answers.stream().map(CompletableFuture::join).toList();
    }

    private static long passed(List<Answer> answers) {
        assertThat(answers).hasSize(10 * LIMIT).allMatch(answer -> answer.status() == 200 || answer.status() == 429);
        for (Answer answer : answers) {
            assertThat(answer.header("RateLimit-Policy")).contains("\"default\";q=" + LIMIT + ";w=60");
            if (answer.status() == 429) {
                assertThat(Integer.parseInt(answer.header("Retry-After").orElseThrow()))
                        .isBetween(1, 60);
                assertThat(answer.header("RateLimit").orElseThrow()).startsWith("\"default\";r=0;t=");
            }
        }
        return answers.stream().filter(answer -> answer.status() == 200).count();
    }

    @Test
    void exactlyTheLimitPassesOnOneInstance() {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            long passed = passed(flood(List.of(limited(service).access()), service.api()));

            assertThat(passed).isEqualTo(LIMIT);
            Proof.figure(20, "one instance: " + passed + " of " + 10 * LIMIT + " passed, limit " + LIMIT);
        }
    }

    @Test
    void theLimitIsSharedByAllKeysOfAUser() {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            Accounts accounts = new Accounts(service.api());
            String token = limited(service).access();
            List<String> credentials = List.of(
                    token, accounts.newKey(token).text(), accounts.newKey(token).text());
            long passed = passed(flood(credentials, service.api()));

            assertThat(passed).isEqualTo(LIMIT);
            Proof.figure(
                    20,
                    "a token and two keys of one user: " + passed + " of " + 10 * LIMIT + " passed, limit " + LIMIT);
        }
    }

    @Test
    void theLimitIsSharedThroughRedis() {
        try (RedisServer redis = RedisServer.start()) {
            Map<String, String> environment = DatabaseKind.POSTGRESQL.environment(Map.of("REDIS_URL", redis.url()));
            try (RunningService one = RunningService.start(environment);
                    RunningService two = RunningService.start(environment)) {
                long passed = passed(flood(List.of(limited(one).access()), one.api(), two.api()));

                assertThat(passed).isEqualTo(LIMIT);
                Proof.figure(
                        20, "two instances sharing Redis: " + passed + " of " + 10 * LIMIT + " passed, limit " + LIMIT);
            }
        }
    }

    /** Ten tokens of ten instances' asking give no more than one: guests count by network, an IPv6 customer as one. */
    @Test
    void theLimitOfGuestsIsOfTheirNetworkAndSharedThroughRedis() {
        try (RedisServer redis = RedisServer.start()) {
            Map<String, String> environment =
                    DatabaseKind.POSTGRESQL.environment(Map.of("REDIS_URL", redis.url(), "GUESTS", "on"));
            try (RunningService one = RunningService.start(environment);
                    RunningService two = RunningService.start(environment)) {
                Accounts accounts = new Accounts(one.api());
                one.api()
                        .patch("/api/v1/tiers/guest")
                        .bearer(accounts.admin())
                        .json(Map.of("requests_per_minute", LIMIT))
                        .send();
                Waiting.until(
                        Duration.ofSeconds(30),
                        () -> two.api()
                                        .get("/api/v1/tiers/guest")
                                        .bearer(accounts.admin())
                                        .send()
                                        .json()
                                        .path("requests_per_minute")
                                        .asInt()
                                == LIMIT);
                List<String> tokens = Stream.generate(() -> accounts.guest("2001:db8:7:7::1"))
                        .limit(10)
                        .toList();
                List<CompletableFuture<Answer>> answers = new ArrayList<>();
                Semaphore free = new Semaphore(IN_FLIGHT);
                for (int i = 0; i < 10 * LIMIT; i++) {
                    free.acquireUninterruptibly();
                    answers.add((i % 2 == 0 ? one : two)
                            .api()
                            .get(PATH)
                            .bearer(tokens.get(i % tokens.size()))
                            .header("X-Forwarded-For", "2001:db8:7:7::" + Integer.toHexString(i + 1))
                            .sendAsync()
                            .whenComplete((answer, failure) -> free.release()));
                }
                long passed =
                        passed(answers.stream().map(CompletableFuture::join).toList());

                assertThat(passed).isEqualTo(LIMIT);
                Proof.figure(
                        20,
                        "ten guests of one network on two instances sharing Redis: " + passed + " of " + 10 * LIMIT
                                + " passed, limit " + LIMIT);
            }
        }
    }

    @Test
    void eachInstanceCountsForItselfWhileRedisIsAway() {
        RedisServer redis = RedisServer.start();
        Map<String, String> environment = DatabaseKind.SQLITE.environment(Map.of("REDIS_URL", redis.url()));
        try (RunningService service = RunningService.start(environment)) {
            Accounts.Session session = limited(service);
            assertThat(service.api().get(PATH).bearer(session.access()).send().status())
                    .isEqualTo(200);
            redis.close();

            long passed = passed(flood(List.of(session.access()), service.api()));

            assertThat(passed).isEqualTo(LIMIT);
        } finally {
            redis.close();
        }
    }
}
