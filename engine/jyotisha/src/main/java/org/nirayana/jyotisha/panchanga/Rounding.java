package org.nirayana.jyotisha.panchanga;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Instants are told to the millisecond: ten times finer than anything here is known. */
final class Rounding {
    private static final int HALF_MILLISECOND_NANOS = 500_000;

    private Rounding() {}

    static Instant toMillisecond(Instant instant) {
        return instant.plusNanos(HALF_MILLISECOND_NANOS).truncatedTo(ChronoUnit.MILLIS);
    }
}
