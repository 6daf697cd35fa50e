package org.nirayana.service.ratelimit;

import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.Response;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.nirayana.service.log.Log;

/**
 * The count in Redis, shared by every instance.
 *
 * <p>A script runs alone inside Redis, so counting and starting the window are one step and the limit is exact across
 * instances. While Redis does not answer, each instance counts for itself: a broken counter must not close the service,
 * nor slow every request by its timeout. After the first that waited in vain no request asks Redis any more; every few
 * seconds a ping is sent for which nobody waits, and once it is answered Redis counts again.
 */
public final class RedisRateLimiter implements RateLimiter {
    private static final Log LOG = Log.named("ratelimit");
    private static final String SCRIPT = """
            local more = tonumber(ARGV[2])
            local count = tonumber(redis.call('GET', KEYS[1]) or '0') + more
            if more == 1 or count <= tonumber(ARGV[3]) then count = redis.call('INCRBY', KEYS[1], more) end
            local left = redis.call('PTTL', KEYS[1])
            if left < 0 then left = tonumber(ARGV[1]) redis.call('PEXPIRE', KEYS[1], left) end
            return {count, left}
            """;
    private static final long ANSWER_MILLISECONDS = 1_000;
    private static final long FIRST_ANSWER_SECONDS = 5;
    private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Redis redis;
    private final RateLimiter fallback;
    private final AtomicBoolean away = new AtomicBoolean();
    private final AtomicLong nextPing = new AtomicLong(System.nanoTime());

    /** Asks for a first sign of life, so that no request pays for the first connection. */
    public RedisRateLimiter(Redis redis, RateLimiter fallback) {
        this.redis = redis;
        this.fallback = fallback;
        try {
            ping().get(FIRST_ANSWER_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            lost(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Optional<Decision> takeNow(long userId, int perMinute) {
        return Optional.empty();
    }

    @Override
    public Decision take(long userId, int perMinute) {
        return takeMore(userId, perMinute, 1);
    }

    @Override
    public Decision takeMore(long userId, int perMinute, int more) {
        if (away.get()) {
            askWhetherItIsBack();
            return fallback.takeMore(userId, perMinute, more);
        }
        Request script = Request.cmd(Command.EVAL)
                .arg(SCRIPT)
                .arg(1)
                .arg("nirayana:rate:" + userId + ":" + perMinute)
                .arg(WINDOW_SECONDS * 1_000)
                .arg(more)
                .arg(perMinute);
        try {
            Response answer = redis.send(script)
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get(ANSWER_MILLISECONDS, TimeUnit.MILLISECONDS);
            long count = answer.get(0).toLong();
            long seconds = Math.max(1, (answer.get(1).toLong() + 999) / 1_000);
            boolean admitted = count <= perMinute;
            // What was refused was not taken.
            long used = admitted || more == 1 ? count : count - more;
            return new Decision(admitted, perMinute, Math.max(0, perMinute - used), seconds);
        } catch (ExecutionException | TimeoutException e) {
            lost(e);
            return fallback.takeMore(userId, perMinute, more);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return fallback.takeMore(userId, perMinute, more);
        }
    }

    private CompletableFuture<Response> ping() {
        return redis.send(Request.cmd(Command.PING)).toCompletionStage().toCompletableFuture();
    }

    /** Of many that find Redis silent at once, one says so. */
    private void lost(Exception reason) {
        nextPing.set(System.nanoTime() + PAUSE_NANOS);
        if (away.compareAndSet(false, true)) {
            LOG.warn(
                    "Redis does not answer; requests are counted on this instance alone",
                    Map.of("reason", reason.getClass().getName()));
        }
    }

    /** At most one ping in a while, and nobody waits for it. */
    private void askWhetherItIsBack() {
        long now = System.nanoTime();
        long due = nextPing.get();
        if (now - due < 0 || !nextPing.compareAndSet(due, now + PAUSE_NANOS)) {
            return;
        }
        // An answer that comes late, from a Redis that had only been slow, is as good as any; none changes nothing.
        var unused = ping().thenAccept(answer -> {
            if (away.compareAndSet(true, false)) {
                LOG.info("Redis answers again; requests are counted there", Map.of());
            }
        });
    }
}
