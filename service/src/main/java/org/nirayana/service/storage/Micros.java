package org.nirayana.service.storage;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

/** Instants as both databases store them: whole microseconds since 1970-01-01T00:00:00Z. */
public final class Micros {
    /** What an instant looks like in answers, as a regular expression. */
    public static final String PATTERN = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?";

    public static final String DESCRIPTION = "UTC, ISO 8601, without an offset.";

    private static final DateTimeFormatter TEXT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS").withZone(ZoneOffset.UTC);

    private Micros() {}

    public static long now(Clock clock) {
        return of(clock.instant());
    }

    public static long of(Instant instant) {
        // Not by counting between two instants, which goes by way of nanoseconds and ends in the year 2262.
        return instant.getEpochSecond() * 1_000_000 + instant.getNano() / 1_000;
    }

    public static long of(Duration duration) {
        return duration.toNanos() / 1_000;
    }

    /** UTC in ISO 8601 without an offset, as the interface writes instants. */
    public static String text(Instant instant) {
        return TEXT.format(instant);
    }

    public static Instant instant(long micros) {
        return Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
    }
}
