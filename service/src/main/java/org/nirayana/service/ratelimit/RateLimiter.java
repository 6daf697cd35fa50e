package org.nirayana.service.ratelimit;

import java.util.Optional;

/** Counts requests against a limit for each minute. */
public interface RateLimiter {
    /** The window in which the limit counts. */
    int WINDOW_SECONDS = 60;

    /**
     * The outcome of asking for one request.
     *
     * @param remaining requests left in this window
     * @param resetSeconds seconds until the window ends, at least 1
     */
    record Decision(boolean admitted, int limit, long remaining, long resetSeconds) {}

    /** Takes one request from the user's window when that needs no waiting; empty when {@link #take} must be asked. */
    default Optional<Decision> takeNow(long userId, int perMinute) {
        return takeMoreNow(userId, perMinute, 1);
    }

    /** Takes more from the same window when that needs no waiting, all or nothing; empty when {@link #takeMore} must be asked. */
    Optional<Decision> takeMoreNow(long userId, int perMinute, int more);

    /** Takes one request from the user's window; may wait, so never on an event loop. */
    Decision take(long userId, int perMinute);

    /** Takes more from the same window, all or nothing; may wait where {@link #takeMoreNow} would not answer. */
    Decision takeMore(long userId, int perMinute, int more);
}
