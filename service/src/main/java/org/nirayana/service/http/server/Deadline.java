package org.nirayana.service.http.server;

import java.time.Duration;

/**
 * The time by which a connection must have taken its next step; touched only on the connection's event loop.
 *
 * <p>A field that a sweep looks at once a second costs nothing per request, where a timer for each step would.
 */
final class Deadline {
    private static final long NONE = Long.MAX_VALUE;

    private long at;
    private Runnable farewell;
    private boolean lastAnswer;

    Deadline(Duration first) {
        set(first);
    }

    void set(Duration fromNow) {
        set(fromNow, null);
    }

    /** A deadline that is announced to the client before the connection closes. */
    void set(Duration fromNow, Runnable lastWords) {
        at = System.nanoTime() + fromNow.toNanos();
        farewell = lastWords;
    }

    /** Our turn now: the client is not to blame for the time a handler takes. */
    void clear() {
        at = NONE;
        farewell = null;
    }

    /** The answer being sent is the connection's last: what comes after it is read away and never heard. */
    void lastAnswer() {
        lastAnswer = true;
    }

    boolean isLastAnswer() {
        return lastAnswer;
    }

    boolean passed(long now) {
        return at != NONE && now - at > 0;
    }

    /** Says the last words if there are any; false when the connection is to be closed without. */
    boolean sayFarewell() {
        Runnable words = farewell;
        farewell = null;
        if (words == null) {
            return false;
        }
        words.run();
        return true;
    }
}
