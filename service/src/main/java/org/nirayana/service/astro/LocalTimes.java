package org.nirayana.service.astro;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.util.Optional;
import org.nirayana.service.timezone.Zone;

/** Instants as ISO 8601 in the offset that a zone has then. */
record LocalTimes(Zone zone) {
    /** To the nearest second. */
    String second(Instant instant) {
        return write(instant.plusMillis(500), false);
    }

    /** To the nearest second, or nothing. */
    String second(Optional<Instant> instant) {
        return instant.map(this::second).orElse(null);
    }

    /** To the nearest millisecond. */
    String millisecond(Instant instant) {
        return write(instant.plusNanos(500_000), true);
    }

    LocalDateTime local(Instant instant) {
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.offsetAt(instant));
    }

    /** What is smaller than asked for is cut off. A formatter costs three times as much, and answers hold thousands. */
    private String write(Instant instant, boolean milliseconds) {
        ZoneOffset offset = zone.offsetAt(instant);
        LocalDateTime local = LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset);
        StringBuilder out = new StringBuilder(32).append(local.toLocalDate());
        digits(out.append('T'), local.getHour(), 2);
        digits(out.append(':'), local.getMinute(), 2);
        digits(out.append(':'), local.getSecond(), 2);
        if (milliseconds) {
            digits(out.append('.'), local.get(ChronoField.MILLI_OF_SECOND), 3);
        }
        return out.append(offset.getId()).toString();
    }

    private static void digits(StringBuilder out, int value, int count) {
        for (int unit = count == 3 ? 100 : 10; unit > 0; unit /= 10) {
            out.append((char) ('0' + value / unit % 10));
        }
    }
}
