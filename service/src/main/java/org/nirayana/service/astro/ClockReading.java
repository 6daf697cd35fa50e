package org.nirayana.service.astro;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.zone.ZoneOffsetTransition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nirayana.place.zone.Zone;

/**
 * What a clock on a wall showed and when that was: once, twice where clocks were put back, never where they were put
 * forward.
 *
 * @param reading the date and time on the clock, without an offset
 */
record ClockReading(LocalDateTime reading, Zone zone) {
    private static final DateTimeFormatter LOCAL = new DateTimeFormatterBuilder()
            .appendPattern("uuuu-MM-dd'T'HH:mm:ss")
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
            .toFormatter(Locale.ROOT);

    /** What the clocks of a zone show at an instant. */
    static ClockReading at(Instant instant, Zone zone) {
        return new ClockReading(local(instant, zone.offsetAt(instant)), zone);
    }

    /** When the clocks showed this: no, one or two instants, in order. */
    List<Instant> instants() {
        return zone.rules().getValidOffsets(reading).stream()
                .map(reading::toInstant)
                .toList();
    }

    /**
     * For a reading that no clock showed: what it was by the clock as it went before the change, and by the clock as it
     * went after. Which of the two was meant only the person can say.
     */
    List<Instant> nearest(ZoneOffsetTransition change) {
        return List.of(reading.toInstant(change.getOffsetBefore()), reading.toInstant(change.getOffsetAfter()));
    }

    Optional<ZoneOffsetTransition> change() {
        return zone.changeAround(reading);
    }

    /** An instant as the zone's clocks had it, with how long they went so. */
    static Map<String, Object> told(Instant instant, Zone zone) {
        Zone.CivilDay day = zone.dayOf(instant);
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("dateandtime", written(instant, zone));
        told.put("utc", instant.toString());
        told.put("offset", LocalTimes.offset(zone.offsetAt(instant)));
        told.put("abbreviation", zone.clockAt(instant).orElse(null));
        told.put(
                "offset_since", zone.offsetSince(instant).map(Instant::toString).orElse(null));
        told.put(
                "offset_until", zone.offsetUntil(instant).map(Instant::toString).orElse(null));
        told.put(
                "day",
                fields(
                        "date", day.date().toString(),
                        "start", written(day.start(), zone),
                        "end", written(day.end(), zone)));
        return told;
    }

    /** A change of the clocks: from what they showed to what they showed next. */
    static Map<String, Object> told(ZoneOffsetTransition change, Zone zone) {
        Instant at = change.getInstant();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("utc", at.toString());
        told.put("before", told(change.getDateTimeBefore(), change.getOffsetBefore(), zone.clockAt(at.minusNanos(1))));
        told.put("after", told(change.getDateTimeAfter(), change.getOffsetAfter(), zone.clockAt(at)));
        return told;
    }

    private static Map<String, Object> told(LocalDateTime clock, ZoneOffset offset, Optional<String> name) {
        Map<String, Object> told = fields("clock", LOCAL.format(clock), "offset", LocalTimes.offset(offset));
        told.put("abbreviation", name.orElse(null));
        return told;
    }

    private static Map<String, Object> fields(String... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return fields;
    }

    private static LocalDateTime local(Instant instant, ZoneOffset offset) {
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset);
    }

    private static String written(Instant instant, Zone zone) {
        ZoneOffset offset = zone.offsetAt(instant);
        return LOCAL.format(local(instant, offset)) + LocalTimes.offset(offset);
    }
}
