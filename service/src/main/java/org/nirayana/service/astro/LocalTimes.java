package org.nirayana.service.astro;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.service.timezone.Zone;

/** Instants as ISO 8601 in the offset that a zone has then. */
record LocalTimes(Zone zone) {
    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter MILLISECONDS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS", Locale.ROOT);

    /** To the nearest second. */
    String second(Instant instant) {
        return write(instant.plusMillis(500).truncatedTo(ChronoUnit.SECONDS), SECONDS);
    }

    /** To the nearest second, or nothing. */
    String second(Optional<Instant> instant) {
        return instant.map(this::second).orElse(null);
    }

    /** To the nearest millisecond. */
    String millisecond(Instant instant) {
        return write(instant.plusNanos(500_000).truncatedTo(ChronoUnit.MILLIS), MILLISECONDS);
    }

    LocalDateTime local(Instant instant) {
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.offsetAt(instant));
    }

    private String write(Instant instant, DateTimeFormatter formatter) {
        ZoneOffset offset = zone.offsetAt(instant);
        return formatter.format(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset))
                + offset.getId();
    }
}
