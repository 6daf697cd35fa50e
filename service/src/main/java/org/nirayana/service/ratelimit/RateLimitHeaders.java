package org.nirayana.service.ratelimit;

import java.util.function.BiConsumer;

/** The fields of the IETF httpapi draft "RateLimit header fields for HTTP", as structured fields (RFC 9651). */
public final class RateLimitHeaders {
    public static final String POLICY = "RateLimit-Policy";
    public static final String LIMIT = "RateLimit";

    /** The largest integer of a structured field: how a quota without an end is written. */
    private static final long UNLIMITED = 999_999_999_999_999L;

    private RateLimitHeaders() {}

    /** What was decided for this caller. */
    public static void write(RateLimiter.Decision decision, BiConsumer<String, String> headers) {
        write(decision.limit(), decision.remaining(), decision.resetSeconds(), headers);
    }

    /** The policy a caller is under whose request was not counted, because it was refused before. */
    public static void writeUncounted(int limit, BiConsumer<String, String> headers) {
        write(limit, 0, RateLimiter.WINDOW_SECONDS, headers);
    }

    /** A caller without a limit. */
    public static void writeUnlimited(BiConsumer<String, String> headers) {
        write(UNLIMITED, UNLIMITED, RateLimiter.WINDOW_SECONDS, headers);
    }

    private record Policy(long quota, String text) {
        static Policy of(long quota) {
            return new Policy(quota, "\"default\";q=" + quota + ";w=" + RateLimiter.WINDOW_SECONDS);
        }
    }

    /** The one that was written last: most callers have the same. */
    private static volatile Policy last = Policy.of(UNLIMITED);

    private static void write(long quota, long remaining, long reset, BiConsumer<String, String> headers) {
        Policy policy = last;
        if (policy.quota() != quota) {
            policy = Policy.of(quota);
            last = policy;
        }
        headers.accept(POLICY, policy.text());
        headers.accept(LIMIT, "\"default\";r=" + remaining + ";t=" + reset);
    }
}
