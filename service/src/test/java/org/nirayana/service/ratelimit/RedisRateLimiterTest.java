package org.nirayana.service.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nirayana.testing.RedisServer;
import org.nirayana.testing.Waiting;

/** A Redis that hangs, not one that is gone: it holds its connections and never answers. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class RedisRateLimiterTest {
    private static final int CALLERS = 8;
    private static final int LIMIT = 1_000_000;
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(900);

    @Test
    void aHangingRedisCostsOneRequestAndNotAll() throws Exception {
        Vertx vertx = Vertx.vertx();
        ExecutorService callers = Executors.newFixedThreadPool(CALLERS);
        try (RedisServer server = RedisServer.start()) {
            Redis redis = Redis.createClient(vertx, new RedisOptions().setConnectionString(server.url()));
            RateLimiter local = new LocalRateLimiter();
            RateLimiter limiter = new RedisRateLimiter(redis, local);
            assertThat(limiter.take(1, LIMIT).remaining()).isEqualTo(LIMIT - 1);
            assertThat(limiter.take(1, LIMIT).remaining()).isEqualTo(LIMIT - 2);
            server.freeze();
            try {
                // This one finds out, and is counted here.
                assertThat(limiter.take(1, LIMIT).remaining()).isEqualTo(LIMIT - 1);

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
