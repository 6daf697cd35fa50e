package org.nirayana.service.ratelimit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.vertx.core.Vertx;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.Response;
import java.time.Duration;
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
 * <p>Permits are taken from Redis in blocks ({@link Lease}), so that most requests are counted without asking it. A script
 * runs alone inside Redis, so counting and starting the window are one step, and as a permit is counted before it is used, no
 * more than the limit is ever admitted. What an instance holds and does not use goes back after a second.
 *
 * <p>While Redis does not answer, each instance counts for itself: a broken counter must not close the service, nor slow every
 * request by its timeout. After the first that waited in vain no request asks Redis any more; every few seconds a ping is sent
 * for which nobody waits, and once it is answered Redis counts again.
 */
public final class RedisRateLimiter implements RateLimiter {
    private static final Log LOG = Log.named("ratelimit");

    /** Grants what is needed, or nothing; more than that only up to a tenth of what is left. */
    private static final String GRANT = """
            local needed, welcome, limit = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
            local free = limit - tonumber(redis.call('GET', KEYS[1]) or '0')
            local granted = math.min(free, welcome, math.max(needed, math.floor(free / 10)))
            if granted < needed then granted = 0 end
            if granted > 0 then redis.call('INCRBY', KEYS[1], granted) end
            local left = redis.call('PTTL', KEYS[1])
            if left < 0 then
              left = tonumber(ARGV[1])
              if granted > 0 then redis.call('PEXPIRE', KEYS[1], left) end
            end
            return {granted, free - granted, left}
            """;

    /** Takes back what was not used, unless the window is another by now: one that has more time left. */
    private static final String GIVE_BACK = """
            local left = redis.call('PTTL', KEYS[1])
            if left > 0 and left <= tonumber(ARGV[2]) + 1000 then redis.call('DECRBY', KEYS[1], ARGV[1]) end
            return left
            """;

    private static final long ANSWER_TIMEOUT_MILLISECONDS = 2_000;
    private static final long FIRST_ANSWER_TIMEOUT_SECONDS = 5;
    private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long GIVE_BACK_MILLISECONDS = 500;

    private record Key(long userId, int perMinute) {
        String inRedis() {
            return "nirayana:rate:" + userId + ":" + perMinute;
        }
    }

    private final Redis redis;
    private final RateLimiter fallback;
    private final AtomicBoolean away = new AtomicBoolean();
    private final AtomicLong nextPing = new AtomicLong(System.nanoTime());

    private final Cache<Key, Lease> leases;

    /** For users. */
    public RedisRateLimiter(Vertx vertx, Redis redis, RateLimiter fallback) {
        this(vertx, redis, fallback, LocalRateLimiter.MAX_CALLERS);
    }

    /**
     * For callers of whom there may be any number. Asks for a first sign of life, so that no request pays for the first connection.
     *
     * @param maxCallers so many are remembered here; what one that is forgotten held counts as used
     */
    public RedisRateLimiter(Vertx vertx, Redis redis, RateLimiter fallback, int maxCallers) {
        this.redis = redis;
        this.fallback = fallback;
        this.leases = Caffeine.newBuilder()
                .maximumSize(maxCallers)
                .expireAfterAccess(Duration.ofSeconds(2L * WINDOW_SECONDS))
                .executor(Runnable::run)
                .build();
        try {
            ping().get(FIRST_ANSWER_TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            lost(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        vertx.setPeriodic(GIVE_BACK_MILLISECONDS, timer -> leases.asMap().forEach(this::giveBack));
    }

    @Override
    public Optional<Decision> takeMoreNow(long userId, int perMinute, int more) {
        if (away.get()) {
            askWhetherItIsBack();
            return fallback.takeMoreNow(userId, perMinute, more);
        }
        Key key = new Key(userId, perMinute);
        return taken(key, lease(key), more);
    }

    @Override
    public Decision take(long userId, int perMinute) {
        return takeMore(userId, perMinute, 1);
    }

    @Override
    public Decision takeMore(long userId, int perMinute, int more) {
        Key key = new Key(userId, perMinute);
        Lease lease = lease(key);
        long begun = System.nanoTime();
        try {
            while (!away.get()) {
                Optional<Decision> decided = taken(key, lease, more);
                if (decided.isPresent()) {
                    return decided.get();
                }
                long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
                refill(key, lease, more).get(ANSWER_TIMEOUT_MILLISECONDS - waited, TimeUnit.MILLISECONDS);
            }
            askWhetherItIsBack();
        } catch (ExecutionException | TimeoutException e) {
            lost(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return fallback.takeMore(userId, perMinute, more);
    }

    private Lease lease(Key key) {
        return leases.get(key, missing -> new Lease(missing.perMinute(), System.nanoTime()));
    }

    /** What the lease decides by itself; one that runs low is filled again for those who come next. */
    private Optional<Decision> taken(Key key, Lease lease, int permits) {
        Optional<Decision> decided;
        boolean runsLow;
        synchronized (lease) {
            decided = lease.take(System.nanoTime(), permits);
            runsLow = decided.isPresent() && lease.runsLow();
        }
        if (runsLow) {
            // Whoever finds the lease empty waits for it, and learns there when it failed.
            var unused = refill(key, lease, 1);
        }
        return decided;
    }

    /** Asks Redis for permits, unless it is being asked; done when the lease knows the answer. */
    private CompletableFuture<Void> refill(Key key, Lease lease, int permits) {
        CompletableFuture<Void> known = new CompletableFuture<>();
        long sent = System.nanoTime();
        long needed;
        long welcome;
        synchronized (lease) {
            CompletableFuture<Void> asked = lease.asked(sent);
            if (asked != null) {
                return asked;
            }
            needed = lease.missing(permits);
            welcome = lease.ask(sent, needed, known);
        }
        Request script = Request.cmd(Command.EVAL)
                .arg(GRANT)
                .arg(1)
                .arg(key.inRedis())
                .arg(WINDOW_SECONDS * 1_000)
                .arg(needed)
                .arg(welcome)
                .arg(key.perMinute());
        redis.send(script).onComplete(answer -> {
            synchronized (lease) {
                if (answer.succeeded()) {
                    Response reply = answer.result();
                    lease.answered(
                            sent,
                            System.nanoTime(),
                            needed,
                            new Lease.Grant(
                                    reply.get(0).toLong(),
                                    reply.get(1).toLong(),
                                    reply.get(2).toLong()));
                } else {
                    lease.lost();
                }
            }
            if (answer.succeeded()) {
                known.complete(null);
            } else {
                known.completeExceptionally(answer.cause());
            }
        });
        return known;
    }

    private void giveBack(Key key, Lease lease) {
        long now = System.nanoTime();
        long idle;
        long millisecondsLeft;
        synchronized (lease) {
            idle = away.get() ? 0 : lease.takeIdle(now);
            millisecondsLeft = lease.millisecondsLeft(now);
        }
        if (idle > 0) {
            // A Redis that does not take it back counts it as used, which is on the safe side.
            redis.send(Request.cmd(Command.EVAL)
                    .arg(GIVE_BACK)
                    .arg(1)
                    .arg(key.inRedis())
                    .arg(idle)
                    .arg(millisecondsLeft));
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
