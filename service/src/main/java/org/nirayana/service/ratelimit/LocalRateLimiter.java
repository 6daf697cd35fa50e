package org.nirayana.service.ratelimit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A bucket in memory for each user or network and limit; whoever has another limit than before starts with a full one. */
public final class LocalRateLimiter implements RateLimiter {

    /** Not that of the wall: set back by an hour, it would keep everybody waiting for as long. */
    static final TimeMeter TIME = TimeMeter.SYSTEM_NANOTIME;

    private record Key(long userId, int perMinute) {}

    /** A bucket that nobody touched for longer than its window is full, so forgetting it changes nothing. */
    private final Cache<Key, Bucket> buckets;

    /** So many callers with their limits are counted at a time, 410 bytes for each: 8 MB. */
    public static final int MAX_CALLERS = 20_000;

    /** For users. */
    public LocalRateLimiter() {
        this(MAX_CALLERS);
    }

    /** For callers of whom there may be any number: those who asked least lately are forgotten, and so have a full bucket again. */
    public LocalRateLimiter(int maxCallers) {
        buckets = expiring().maximumSize(maxCallers).build();
    }

    private static Caffeine<Object, Object> expiring() {
        return Caffeine.newBuilder()
                .expireAfterAccess(Duration.ofSeconds(2L * WINDOW_SECONDS))
                // What is to be done after some reads is less than waking another thread for it.
                .executor(Runnable::run);
    }

    @Override
    public Optional<Decision> takeMoreNow(long userId, int perMinute, int more) {
        return Optional.of(takeMore(userId, perMinute, more));
    }

    @Override
    public Decision take(long userId, int perMinute) {
        return takeMore(userId, perMinute, 1);
    }

    @Override
    public Decision takeMore(long userId, int perMinute, int more) {
        Bucket bucket = buckets.get(new Key(userId, perMinute), LocalRateLimiter::fullBucket);
        ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(more);
        long nanos = probe.isConsumed() ? probe.getNanosToWaitForReset() : probe.getNanosToWaitForRefill();
        return new Decision(probe.isConsumed(), perMinute, probe.getRemainingTokens(), wholeSeconds(nanos));
    }

    private static long wholeSeconds(long nanos) {
        long second = TimeUnit.SECONDS.toNanos(1);
        return Math.max(1, (nanos + second - 1) / second);
    }

    /** Refilled whole at the end of the window, not drop by drop: a window admits its limit and not one more. */
    private static Bucket fullBucket(Key key) {
        return Bucket.builder()
                .withCustomTimePrecision(TIME)
                .addLimit(limit -> limit.capacity(key.perMinute())
                        .refillIntervally(key.perMinute(), Duration.ofSeconds(WINDOW_SECONDS)))
                .build();
    }
}
