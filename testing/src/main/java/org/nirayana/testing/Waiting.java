package org.nirayana.testing;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waiting for something that happens soon. */
public final class Waiting {
    private static final long MIN_PAUSE_MS = 5;
    private static final long MAX_PAUSE_MS = 100;

    private Waiting() {}

    /**
     * How long it took; fails when it took longer than allowed. It is asked every few milliseconds at first and less often the
     * longer it takes, by a twentieth of that: asking takes time from whatever is waited for. What is measured is asked all the time.
     */
    public static Duration until(Duration atMost, BooleanSupplier happened) {
        long start = System.nanoTime();
        while (!happened.getAsBoolean()) {
            long waited = System.nanoTime() - start;
            if (waited > atMost.toNanos()) {
                throw new AssertionError("did not happen within " + atMost);
            }
            long twentieth = Duration.ofNanos(waited / 20).toMillis();
            try {
                Thread.sleep(Proof.isLong() ? MIN_PAUSE_MS : Math.min(Math.max(twentieth, MIN_PAUSE_MS), MAX_PAUSE_MS));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new AssertionError(e);
            }
        }
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
