package org.nirayana.service.http;

import java.time.Duration;

/**
 * The time by which a connection must have taken its next step; touched only on the connection's event loop.
 *
 * <p>A field that a sweep looks at once a second costs nothing per request, where a timer for each step would.
 */
final class Deadline {
    private static final long NONE = Long.MAX_VALUE;

    private long at;

    Deadline(Duration first) {
        set(first);
    }

    void set(Duration fromNow) {
        at = System.nanoTime() + fromNow.toNanos();
    }

    /** Our turn now: the client is not to blame for the time a handler takes. */
    void clear() {
        at = NONE;
    }

    boolean passed(long now) {
        return at != NONE && now - at > 0;
    }
}
