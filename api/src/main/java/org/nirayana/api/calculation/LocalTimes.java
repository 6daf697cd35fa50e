package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.place.zone.Zone;

/**
 * Instants as ISO 8601 in the offset that a zone has then, for answers that are no JSON: to the nearest second, which is finer
 * than refraction lets anybody see the sky.
 */
record LocalTimes(Zone zone, TimeRounding rounding) {
    private static final int SECONDS_PER_DAY = 86_400;

    /** To the nearest second, or the minute where that is chosen. */
    String second(Instant instant) {
        return JsonWriter.time(instant, zone.rules(), rounding::ofLocalSecond);
    }

    /** When a limb begins and ends, which some almanacs print otherwise than the rest. */
    TimeSpan limb(TimeSpan span) {
        return rounding.ofLimb(span, zone.rules());
    }

    /** The second that is told for an instant, for those who write it in another form. */
    static Instant toSecond(Instant instant) {
        return instant.plusMillis(500).truncatedTo(ChronoUnit.SECONDS);
    }

    /** The hour and minute that a clock shows at the second that is told. */
    String minute(Instant instant) {
        String second = second(instant);
        int time = second.indexOf('T') + 1;
        return second.substring(time, time + 5);
    }

    /** The date that a calendar shows at the second that is told. */
    LocalDate date(Instant instant) {
        LocalDateTime second = local(toSecond(instant));
        long printed = rounding.ofLocalSecond(second.toEpochSecond(ZoneOffset.UTC));
        return LocalDate.ofEpochDay(Math.floorDiv(printed, SECONDS_PER_DAY));
    }

    LocalDateTime local(Instant instant) {
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.offsetAt(instant));
    }
}
