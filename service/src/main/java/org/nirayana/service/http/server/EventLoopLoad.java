package org.nirayana.service.http.server;

import io.vertx.core.Context;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How long one event loop has been busy with the requests that it found waiting together.
 *
 * <p>A loop takes every request that has arrived, one after the other, before it looks for new ones. When that takes long,
 * the last of them have waited as long, and their clients may be gone: computing for them makes the next ones late too.
 * From then on they are refused, which costs little, and the loop is up to date again soon. A few requests after a pause
 * of the whole machine are no crowd and are served.
 *
 * <p>Belongs to one loop and is used on its thread alone.
 */
final class EventLoopLoad {
    private static final long LONGEST_NANOS = Duration.ofMillis(500).toNanos();
    private static final int CROWD = 32;

    private final LongSupplier nanoTime;
    private boolean busy;
    private long since;
    private int requests;

    EventLoopLoad(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** A request is taken up. */
    void begun(Context context) {
        begun();
        if (requests == 1) {
            // Runs when the loop has been through everything that waited.
            context.runOnContext(v -> rested());
        }
    }

    void begun() {
        if (!busy) {
            busy = true;
            since = nanoTime.getAsLong();
            requests = 0;
        }
        requests++;
    }

    void rested() {
        busy = false;
    }

    /** Whether the one at hand has waited too long with too many others. */
    boolean isTooHigh() {
        return requests > CROWD && nanoTime.getAsLong() - since > LONGEST_NANOS;
    }
}
