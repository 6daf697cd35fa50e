package org.nirayana.service.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisOptions;
import io.vertx.redis.client.Request;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nirayana.testing.RedisServer;
import org.nirayana.testing.Waiting;

/** Permits in blocks from Redis; and a Redis that hangs, which holds its connections and never answers. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class RedisRateLimiterTest {
    private static final int CALLERS = 8;
    private static final int LIMIT = 1_000_000;
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(1_800);

    /** Two instances of which each admits what it gets, and the limit is what passes in all. */
    @Test
    void theLimitIsExactAndRedisIsAskedRarely() throws Exception {
        int limit = 6_000;
        Vertx vertx = Vertx.vertx();
        ExecutorService callers = Executors.newFixedThreadPool(CALLERS);
        try (RedisServer server = RedisServer.start()) {
            Redis redis = Redis.createClient(vertx, new RedisOptions().setConnectionString(server.url()));
            List<RateLimiter> instances = List.of(
                    new RedisRateLimiter(vertx, redis, new LocalRateLimiter()),
                    new RedisRateLimiter(vertx, redis, new LocalRateLimiter()));
            List<CompletableFuture<Integer>> ends = new ArrayList<>();
            for (int i = 0; i < CALLERS; i++) {
                RateLimiter instance = instances.get(i % 2);
                ends.add(CompletableFuture.supplyAsync(() -> admitted(instance, limit, limit), callers));
            }
            assertThat(ends.stream().mapToInt(CompletableFuture::join).sum()).isEqualTo(limit);

            String statistics = redis.send(Request.cmd(Command.INFO).arg("commandstats"))
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get(10, TimeUnit.SECONDS)
                    .toString();
            Matcher calls = Pattern.compile("cmdstat_eval:calls=(\\d+)").matcher(statistics);
            assertThat(calls.find()).isTrue();
            assertThat(Integer.parseInt(calls.group(1)))
                    .as("questions to Redis for %d admitted", limit)
                    .isLessThan(limit / 10);
        } finally {
            callers.shutdownNow();
            vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void whatOneInstanceHoldsAndDoesNotUseGoesBack() throws Exception {
        int limit = 1_000;
        Vertx vertx = Vertx.vertx();
        try (RedisServer server = RedisServer.start()) {
            Redis redis = Redis.createClient(vertx, new RedisOptions().setConnectionString(server.url()));
            RateLimiter one = new RedisRateLimiter(vertx, redis, new LocalRateLimiter());
            RateLimiter two = new RedisRateLimiter(vertx, redis, new LocalRateLimiter());
            assertThat(admitted(one, limit, 100)).isEqualTo(100);
            AtomicInteger passed = new AtomicInteger();
            Waiting.until(Duration.ofSeconds(20), () -> passed.addAndGet(admitted(two, limit, limit)) == limit - 100);
            assertThat(one.take(1, limit).admitted()).isFalse();
            // All or nothing, also of what is asked for at once.
            assertThat(two.takeMore(2, limit, limit + 1).admitted()).isFalse();
            assertThat(two.takeMore(2, limit, limit).admitted()).isTrue();
            assertThat(one.takeMore(2, limit, 2).admitted()).isFalse();
        } finally {
            vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
        }
    }

    private static int admitted(RateLimiter limiter, int limit, int requests) {
        int admitted = 0;
        for (int i = 0; i < requests; i++) {
            if (limiter.takeNow(1, limit)
                    .orElseGet(() -> limiter.take(1, limit))
                    .admitted()) {
                admitted++;
            }
        }
        return admitted;
    }

    @Test
    void aHangingRedisCostsOneRequestAndNotAll() throws Exception {
        Vertx vertx = Vertx.vertx();
        ExecutorService callers = Executors.newFixedThreadPool(CALLERS);
        try (RedisServer server = RedisServer.start()) {
            Redis redis = Redis.createClient(vertx, new RedisOptions().setConnectionString(server.url()));
            RateLimiter local = new LocalRateLimiter();
            RateLimiter limiter = new RedisRateLimiter(vertx, redis, local);
            assertThat(limiter.take(1, LIMIT).remaining()).isEqualTo(LIMIT - 1);
            assertThat(limiter.take(1, LIMIT).remaining()).isEqualTo(LIMIT - 2);
            server.freeze();
            try {
                // Once what is held is used up, one finds out, and is counted here.
                Waiting.until(
                        Duration.ofSeconds(30), () -> limiter.take(1, LIMIT).remaining() == LIMIT - 1);

                List<Long> slow = new ArrayList<>();
                List<CompletableFuture<Long>> ends = new ArrayList<>();
                for (int i = 0; i < CALLERS; i++) {
                    ends.add(CompletableFuture.supplyAsync(() -> slowRequests(limiter), callers));
                }
                ends.forEach(end -> slow.add(end.join()));
                // Nobody has to ask again: what finds out that Redis is back is no request. A busy machine may delay
                // one.
                assertThat(slow.stream().mapToLong(Long::longValue).sum())
                        .as("requests that waited for Redis")
                        .isLessThanOrEqualTo(1);
            } finally {
                server.thaw();
            }
            // Redis has counted few, this instance many.
            long here = local.take(1, LIMIT).remaining();
            assertThat(here).isLessThan(LIMIT - 100);
            Waiting.until(Duration.ofSeconds(30), () -> limiter.take(1, LIMIT).remaining() > here + 10);
        } finally {
            callers.shutdownNow();
            vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
        }
    }

    /** How many requests of a caller took long, within a time that has room for several questions to Redis. */
    private static long slowRequests(RateLimiter limiter) {
        long slow = 0;
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(7);
        while (System.nanoTime() - end < 0) {
            long begun = System.nanoTime();
            limiter.take(1, LIMIT);
            if (System.nanoTime() - begun > SLOW_NANOS) {
                slow++;
            }
            pause();
        }
        return slow;
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
