package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.LocalTimeView;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.place.zone.Zone;

/** One date and time by each clock and calendar by which it may have been told, and one instant as each shows it. */
final class CivilReadings {
    private final Zone zone;
    private final Zone meanTime;
    private final Zone universal;

    /** @param zone the clock of the place, which may be its mean time already */
    CivilReadings(Engine engine, Zone zone, double longitude) {
        this.zone = zone;
        this.meanTime = engine.zones().named("LMT", longitude).orElseThrow();
        this.universal = engine.zones().named("UTC").orElseThrow();
    }

    /** The clock of a time scale. */
    Zone of(CivilTime.TimeScale scale) {
        return switch (scale) {
            case ZONE -> zone;
            case LMT -> meanTime;
            case UT -> universal;
        };
    }

    /**
     * When a clock showed a date and time, by each clock and calendar.
     *
     * @param text ISO 8601 without an offset
     */
    List<LocalTimeView.CivilReading> readings(String text) {
        List<LocalTimeView.CivilReading> readings = new ArrayList<>();
        for (CivilTime.TimeScale scale : CivilTime.TimeScale.values()) {
            for (Calendar calendar : List.of(Calendar.GREGORIAN, Calendar.JULIAN)) {
                Optional<LocalDateTime> clock = DateAndTime.read(text, calendar).map(DateAndTime.Written::clock);
                // 29 February 1700 is a day of one calendar alone.
                List<Instant> instants = clock.map(shown -> new ClockReading(shown, of(scale)).instants())
                        .orElse(List.of());
                readings.add(new LocalTimeView.CivilReading(
                        scale.id(),
                        ConventionsView.id(calendar),
                        instants.stream().map(Instant::toString).toList()));
            }
        }
        return readings;
    }

    /** What each clock showed at an instant, in both calendars. */
    List<LocalTimeView.Shown> shown(Instant instant) {
        List<LocalTimeView.Shown> shown = new ArrayList<>();
        for (CivilTime.TimeScale scale : CivilTime.TimeScale.values()) {
            LocalDateTime clock = ClockReading.at(instant, of(scale)).reading();
            shown.add(new LocalTimeView.Shown(
                    scale.id(),
                    of(scale).name(),
                    CivilTime.inCalendar(clock, Calendar.GREGORIAN),
                    CivilTime.inCalendar(clock, Calendar.JULIAN)));
        }
        return shown;
    }
}
