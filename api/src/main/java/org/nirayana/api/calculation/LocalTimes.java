package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.place.zone.Zone;

/**
 * Instants as ISO 8601 in the offset that a zone has then, for answers that are no JSON.
 *
 * <p>What the sky does is told to the nearest second, which is finer than refraction lets anybody see it; what is reckoned, as
 * the borders of dashas are, to the nearest millisecond.
 */
record LocalTimes(Zone zone) {
    /** To the nearest second. */
    String second(Instant instant) {
        return write(toSecond(instant), false);
    }

    /** The second that is told for an instant, for those who write it in another form. */
    static Instant toSecond(Instant instant) {
        return instant.plusMillis(500).truncatedTo(ChronoUnit.SECONDS);
    }

    /** The hour and minute that a clock shows at the second that is told. */
    String minute(Instant instant) {
        LocalDateTime local = local(toSecond(instant));
        StringBuilder out = new StringBuilder(5);
        digits(out, local.getHour(), 2);
        digits(out.append(':'), local.getMinute(), 2);
        return out.toString();
    }

    /** The date that a calendar shows at the second that is told. */
    LocalDate date(Instant instant) {
        return local(toSecond(instant)).toLocalDate();
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
        return out.append(JsonWriter.offset(offset)).toString();
    }

    private static void digits(StringBuilder out, int value, int count) {
        for (int unit = count == 3 ? 100 : 10; unit > 0; unit /= 10) {
            out.append((char) ('0' + value / unit % 10));
        }
    }
}
