package org.nirayana.testing;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waiting for something that happens soon. */
public final class Waiting {
    private Waiting() {}

    /** How long it took; fails when it took longer than allowed. */
    public static Duration until(Duration atMost, BooleanSupplier happened) {
        long start = System.nanoTime();
        while (!happened.getAsBoolean()) {
            if (System.nanoTime() - start > atMost.toNanos()) {
                throw new AssertionError("did not happen within " + atMost);
            }
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new AssertionError(e);
            }
        }
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
