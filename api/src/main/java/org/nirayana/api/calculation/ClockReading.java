package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.view.ClockView;
import org.nirayana.api.view.LocalTimeView;
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
    static ClockView describe(Instant instant, Zone zone) {
        Zone.CivilDay day = zone.dayOf(instant);
        return new ClockView(
                written(instant, zone),
                instant.toString(),
                JsonWriter.offset(zone.offsetAt(instant)),
                zone.clockAt(instant),
                zone.offsetSince(instant).map(Instant::toString),
                zone.offsetUntil(instant).map(Instant::toString),
                new ClockView.Day(day.date().toString(), written(day.start(), zone), written(day.end(), zone)));
    }

    /** A change of the clocks: from what they showed to what they showed next. */
    static LocalTimeView.Change describe(ZoneOffsetTransition change, Zone zone) {
        Instant at = change.getInstant();
        return new LocalTimeView.Change(
                at.toString(),
                describe(change.getDateTimeBefore(), change.getOffsetBefore(), zone.clockAt(at.minusNanos(1))),
                describe(change.getDateTimeAfter(), change.getOffsetAfter(), zone.clockAt(at)));
    }

    private static LocalTimeView.Reading describe(LocalDateTime clock, ZoneOffset offset, Optional<String> name) {
        return new LocalTimeView.Reading(written(clock), JsonWriter.offset(offset), name);
    }

    /** What a clock shows, without an offset. */
    static String written(LocalDateTime clock) {
        return LOCAL.format(clock);
    }

    private static LocalDateTime local(Instant instant, ZoneOffset offset) {
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset);
    }

    private static String written(Instant instant, Zone zone) {
        ZoneOffset offset = zone.offsetAt(instant);
        return written(local(instant, offset)) + JsonWriter.offset(offset);
    }
}
