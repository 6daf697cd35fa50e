package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.CalendarDate;
import org.nirayana.place.zone.Zone;

/**
 * By which clock and in which calendar a caller tells a date and time, as far as the caller says so.
 *
 * <p>A caller who says nothing names an instant: with an offset or in UTC, and in the Gregorian calendar.
 */
record CivilTime(Optional<CivilTime.TimeScale> timeScale, Optional<Calendar> calendar) {
    /** What showed the time. */
    enum TimeScale {
        /** The clocks of the zone. */
        ZONE,
        /** The mean Sun over the place. */
        LMT,
        /** Universal time. */
        UT;

        String id() {
            return ConventionsView.id(this);
        }
    }

    static final Parameter<TimeScale> TIME_SCALE = Parameter.oneOf("time_scale", TimeScale.values(), TimeScale::id)
            .describe(
                    "By which clock the date and time is told: that of the `zone` (`tz`, or that of the coordinates), the"
                            + " local mean time of the place (`lmt`, which answers are then told in as well, as with `tz=LMT`), or"
                            + " universal time (`ut`). Then no offset may be written. A time that the clocks of the zone showed twice or"
                            + " never is refused; `local-time` tells what may have been meant. Left out: the offset counts, none means"
                            + " UTC; in `local-time`, the zone. docs/clocks.md says more.")
            .shared("TimeScale");

    static final Parameter<Calendar> CALENDAR = Parameter.oneOf(
                    "calendar", new Calendar[] {Calendar.GREGORIAN, Calendar.JULIAN}, ConventionsView::id)
            .typed(Vocabulary.CIVIL_CALENDAR.schemaName())
            .describe(
                    "The calendar of the date that is given: `julian` for dates of old style, with a year 0. What is answered"
                            + " is Gregorian either way. Left out: `gregorian`.")
            .shared("Calendar");

    /** The two, for operations that take a date and time. */
    static final List<Parameter<?>> PARAMETERS = List.of(TIME_SCALE, CALENDAR);

    private static final CivilTime UNSAID = new CivilTime(Optional.empty(), Optional.empty());

    /** The same parameter as it is written. */
    private static final Parameter<String> AS_WRITTEN =
            Parameter.raw(ChartQuery.DATE_AND_TIME.name(), Schemas.ordered("type", "string"));

    /** Noon of 1970-01-01. */
    private static final double EPOCH_NOON_JULIAN_DATE = 2_440_588;

    /** What the caller says; complaints stay with the input. */
    static CivilTime read(Input input) {
        // Most callers say nothing.
        return input.has(TIME_SCALE) || input.has(CALENDAR)
                ? new CivilTime(input.find(TIME_SCALE), input.find(CALENDAR))
                : UNSAID;
    }

    /** Whether anything is said. */
    boolean isSaid() {
        return timeScale.isPresent() || calendar.isPresent();
    }

    Calendar calendarOrGregorian() {
        return calendar.orElse(Calendar.GREGORIAN);
    }

    /** The clock that the caller names by a time scale, if that is one of the place; see {@link ChartQuery#namedZone}. */
    Optional<Zone> clock(Engine engine, double longitude) {
        return timeScale
                .filter(scale -> scale == TimeScale.LMT)
                .map(scale -> engine.zones().named("LMT", longitude).orElseThrow());
    }

    /**
     * The instant of the {@code dateandtime} of a request.
     *
     * @param zone the clock of the place, asked for only where it matters
     * @return nothing when there is none; then the input was complained about
     */
    Optional<Instant> instant(Input input, Zone zone) {
        Optional<DateAndTime.Written> read =
                input.find(AS_WRITTEN).flatMap(text -> DateAndTime.read(text, calendarOrGregorian()));
        if (read.isEmpty()) {
            input.reject(
                    ChartQuery.DATE_AND_TIME,
                    calendar.isPresent()
                            ? FieldCode.DATE_TIME_IN_CALENDAR.with("calendar", calendarId())
                            : FieldCode.DATE_TIME.with());
            return Optional.empty();
        }
        DateAndTime.Written written = read.get();
        if (timeScale.isPresent() && written.offset().isPresent()) {
            input.reject(TIME_SCALE, FieldCode.CLOCK_SAID_TWICE.with());
            return Optional.empty();
        }
        Optional<Instant> instant = timeScale.isEmpty() || timeScale.get() == TimeScale.UT
                ? written.instant()
                : onClock(input, new ClockReading(written.clock(), zone), written);
        if (instant.isEmpty() && written.leap()) {
            input.reject(ChartQuery.DATE_AND_TIME, FieldCode.DATE_TIME.with());
        }
        return instant;
    }

    private static Optional<Instant> onClock(Input input, ClockReading reading, DateAndTime.Written written) {
        List<Instant> instants = reading.instants();
        if (instants.size() == 1) {
            Instant only = instants.get(0);
            return written.instant(reading.zone().offsetAt(only).getTotalSeconds());
        }
        input.reject(
                ChartQuery.DATE_AND_TIME,
                notOnce(reading, instants, FieldCode.TIME_CAME_TWICE, FieldCode.TIME_NEVER_CAME));
        return Optional.empty();
    }

    /** What to say about a reading that came twice or never. */
    static Reason notOnce(ClockReading reading, List<Instant> instants, FieldCode twice, FieldCode never) {
        List<Instant> meant =
                instants.isEmpty() ? reading.nearest(reading.change().orElseThrow()) : instants;
        return (instants.isEmpty() ? never : twice)
                .with(
                        "zone",
                        reading.zone().name(),
                        "meant",
                        meant.stream()
                                .map(instant -> ClockReading.describe(instant, reading.zone())
                                        .dateandtime())
                                .toList());
    }

    /** The date in the Julian calendar of a Gregorian one, as ISO 8601 writes it. */
    static String julian(LocalDate gregorian) {
        CalendarDate date = Calendar.JULIAN.date(gregorian.toEpochDay() + EPOCH_NOON_JULIAN_DATE);
        String sign = date.year() < 0 ? "-" : date.year() > 9999 ? "+" : "";
        return String.format(Locale.ROOT, "%s%04d-%02d-%02d", sign, Math.abs(date.year()), date.month(), date.day());
    }

    /** Days since 1970-01-01 of a day of the Julian calendar; nothing when there is no such day. */
    static OptionalLong julianEpochDay(int year, int month, int day) {
        boolean known = month >= 1 && month <= 12 && day >= 1 && day <= daysInJulianMonth(year, month);
        return known
                ? OptionalLong.of((long) (Calendar.JULIAN.julianDate(year, month, day, 0.5) - EPOCH_NOON_JULIAN_DATE))
                : OptionalLong.empty();
    }

    private static int daysInJulianMonth(int year, int month) {
        return month == 2
                ? Calendar.JULIAN.isLeapYear(year) ? 29 : 28
                : LocalDate.of(2000, month, 1).lengthOfMonth();
    }

    /** What a clock shows, with its date in a calendar. */
    static String inCalendar(LocalDateTime clock, Calendar calendar) {
        String gregorian = ClockReading.written(clock);
        return calendar == Calendar.GREGORIAN
                ? gregorian
                : julian(clock.toLocalDate()) + gregorian.substring(gregorian.indexOf('T'));
    }

    /** Told in an answer if the caller said it. */
    ConventionsView.CivilTimeView toView() {
        return new ConventionsView.CivilTimeView(timeScale.map(TimeScale::id), calendar.map(ConventionsView::id));
    }

    private String calendarId() {
        return ConventionsView.id(calendarOrGregorian());
    }
}
