package org.nirayana.service.ratelimit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A bucket in memory for each user or network and limit; whoever has another limit than before starts with a full one. */
public final class LocalRateLimiter implements RateLimiter {

    private record Key(long userId, int perMinute) {}

    /** A bucket that nobody touched for longer than its window is full, so forgetting it changes nothing. */
    private final Cache<Key, Bucket> buckets;

    /** For users, of whom there are only so many. */
    public LocalRateLimiter() {
        buckets = expiring().build();
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
    public Optional<Decision> takeNow(long userId, int perMinute) {
        return Optional.of(take(userId, perMinute));
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
                .addLimit(limit -> limit.capacity(key.perMinute())
                        .refillIntervally(key.perMinute(), Duration.ofSeconds(WINDOW_SECONDS)))
                .build();
    }
}
