package org.nirayana.service.ratelimit;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.nirayana.service.ratelimit.RateLimiter.Decision;

/**
 * What this instance may still admit of one user's window without asking Redis: permits that Redis has counted already.
 *
 * <p>Whoever asks rarely gets one permit at a time, so that nothing is held that another instance may need. When one lease
 * follows another soon, each is twice the last, up to a tenth of what the window has left; the last permits are again single
 * ones. Whoever calls a method holds the monitor of the lease.
 */
final class Lease {
    /** Leases that follow each other within this time grow. */
    private static final long SOON_NANOS = Duration.ofMillis(500).toNanos();

    /** Redis is not asked again within this time when it had nothing left: another instance may give something back. */
    private static final long REFUSAL_NANOS = Duration.ofMillis(250).toNanos();

    /** Permits that nobody took for so long are given back. */
    private static final long IDLE_NANOS = Duration.ofSeconds(1).toNanos();

    /** An answer that has not come by now is not waited for any more, and the next may ask anew. */
    private static final long ANSWER_NANOS = Duration.ofSeconds(5).toNanos();

    private static final long SECOND_NANOS = Duration.ofSeconds(1).toNanos();

    private final int perMinute;
    private long unused;

    /** What Redis said was left beside this lease. */
    private long left;

    private long windowEnd;
    private long refusedUntil;

    /** The fewest permits that were refused. */
    private long refusedFor;

    private long lastTaken;
    private long lastAsked;
    private int size = 1;
    private CompletableFuture<Void> asked;

    Lease(int perMinute, long now) {
        this.perMinute = perMinute;
        windowEnd = now;
        refusedUntil = now;
        lastTaken = now;
        lastAsked = now - ANSWER_NANOS;
    }

    int perMinute() {
        return perMinute;
    }

    /** The decision where this instance can take it; empty when Redis must be asked. */
    Optional<Decision> take(long now, int permits) {
        if (now - windowEnd >= 0) {
            unused = 0;
            left = 0;
            return Optional.empty();
        }
        if (unused >= permits) {
            unused -= permits;
            lastTaken = now;
            return Optional.of(decision(now, true));
        }
        if (now - refusedUntil < 0 && permits - unused >= refusedFor) {
            return Optional.of(decision(now, false));
        }
        return Optional.empty();
    }

    private Decision decision(long now, boolean admitted) {
        long seconds =
                Duration.ofNanos(windowEnd - now).plusNanos(SECOND_NANOS - 1).toSeconds();
        return new Decision(admitted, perMinute, unused + left, Math.max(1, seconds));
    }

    /** What was asked of Redis and may still be answered, or null. */
    CompletableFuture<Void> asked(long now) {
        return now - lastAsked < ANSWER_NANOS ? asked : null;
    }

    /** Whether it is time to ask for more before the last permit is gone. */
    boolean runsLow() {
        return asked == null && size > 1 && unused < (size + 1) / 2 && left > 0;
    }

    /** How many permits are missing. */
    long missing(int permits) {
        return Math.max(1, permits - unused);
    }

    /** Redis is asked now; how many permits would be welcome, of which some are needed. */
    long ask(long now, long needed, CompletableFuture<Void> answer) {
        size = now - lastAsked < SOON_NANOS ? Math.min(2 * size, perMinute) : 1;
        lastAsked = now;
        asked = answer;
        return Math.max(needed, size);
    }

    /**
     * What Redis answered.
     *
     * @param sent when it was asked: the window ends no earlier than this and what it said was left of it
     */
    void answered(long sent, long now, long needed, Grant grant) {
        asked = null;
        long end = sent + Duration.ofMillis(grant.millisecondsLeft()).toNanos();
        if (end - windowEnd > SECOND_NANOS) {
            // A new window: what was left of the last went with it.
            unused = 0;
            windowEnd = end;
        }
        left = grant.left();
        unused += grant.permits();
        if (grant.permits() == 0) {
            refusedUntil = now + REFUSAL_NANOS;
            refusedFor = needed;
        }
    }

    /**
     * Permits that Redis has counted.
     *
     * @param left what the window has left beside them
     */
    record Grant(long permits, long left, long millisecondsLeft) {}

    /** Redis did not answer. */
    void lost() {
        asked = null;
    }

    /** Takes out what is to be given back, if its window still has a while. */
    long takeIdle(long now) {
        if (unused == 0 || asked != null || now - lastTaken < IDLE_NANOS || windowEnd - now < IDLE_NANOS) {
            return 0;
        }
        long idle = unused;
        unused = 0;
        left += idle;
        size = 1;
        return idle;
    }

    long millisecondsLeft(long now) {
        return Duration.ofNanos(windowEnd - now).toMillis();
    }
}
