package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.ClockView;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.LocalTimeView;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.place.zone.OldClocks;
import org.nirayana.place.zone.Zone;

/**
 * From the clock on the wall to the instant, and back.
 *
 * <p>A birth certificate has a date, a time and a place, and everything else here wants an instant. Which one it was the
 * rules of the zone say, except around a change of the clocks: then the answer holds both instants, or none and the two
 * that may have been meant, and the caller has to ask.
 */
final class LocalTimeCalculation {
    private static final Pattern DATE_PATTERN = Pattern.compile("(?:[+ -]\\d{4,6}|\\d{4})-\\d{2}-\\d{2}");
    private static final Pattern TIME_PATTERN = Pattern.compile("\\d{2}:\\d{2}(?::[0-5]\\d(?:\\.\\d{1,9})?)?");

    private static final Parameter<String> DATE = Parameter.raw(
                    "date", Schemas.ordered("type", "string", "maxLength", 16))
            .describe("Date on the clock, Gregorian unless `calendar` says otherwise; together with `time`.")
            .example("1943-08-15");
    private static final Parameter<String> TIME = Parameter.raw(
                    "time", Schemas.ordered("type", "string", "maxLength", 18))
            .describe("Time on the clock, seconds and fractions optional; together with `date`.")
            .example("06:40");

    private static final Parameter<Boolean> CLOCKS = Parameter.flag("clocks")
            .describe(
                    "Whether to tell where it is in doubt by which clock `date` and `time` were told, and by which it may"
                            + " have been: before standard time each town kept its own. docs/clocks.md has the sources.")
            .orElse(false, false);

    private static final Parameter<Boolean> READINGS = Parameter.flag("readings")
            .describe(
                    "Whether to tell when it was by each clock and calendar by which `date` and `time` may have been told, and"
                            + " what each showed at the instant. `time_scale` and `calendar` ask for it too.")
            .orElse(false, false);

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.get("getLocalTime", "local-time", "From the clock on the wall to the instant")
                    .description("Give `date` and `time` as a clock at the place showed them: the answer has the"
                            + " instant. Where clocks were put back the time came twice and both are told; where they"
                            + " were put forward it never came, and `nearest` has the two that may have been meant,"
                            + " reckoned by the clock before and after the change. Which was meant is for a person to"
                            + " say. Give `dateandtime` instead to learn what the clock showed at an instant; nothing"
                            + " means now. The rules are those of the tz database with its history before 1970.")
                    .parameters(
                            DATE,
                            TIME,
                            ChartQuery.DATE_AND_TIME,
                            CivilTime.TIME_SCALE,
                            CivilTime.CALENDAR,
                            ChartQuery.LATITUDE,
                            ChartQuery.LONGITUDE,
                            ChartQuery.TIME_ZONE,
                            CLOCKS,
                            READINGS,
                            ConventionParameters.WITHOUT_EFFECT)
                    .answer("The instants.", LocalTimeView.class)
                    .conditional()
                    .build(),
            LocalTimeCalculation::localTime));

    private LocalTimeCalculation() {}

    private static Answer<LocalTimeView> localTime(Engine engine, Input input) {
        double latitude = input.get(ChartQuery.LATITUDE);
        double longitude = input.get(ChartQuery.LONGITUDE);
        CivilTime civil = CivilTime.read(input);
        Optional<Zone> named = ChartQuery.namedZone(engine, input, civil, longitude);
        boolean byClock = input.has(DATE) || input.has(TIME);
        if (byClock && input.has(ChartQuery.DATE_AND_TIME)) {
            input.reject(ChartQuery.DATE_AND_TIME, FieldCode.INSTANT_BESIDE_CLOCK.with());
        }
        Optional<LocalDateTime> given = byClock ? reading(engine, input, civil) : Optional.empty();
        Instant instant = byClock ? Instant.EPOCH : ChartQuery.instant(engine, input, civil, latitude, longitude);
        boolean doubting = byClock && input.get(CLOCKS);
        boolean telling = input.get(READINGS) || civil.isSaid();
        input.find(ConventionParameters.WITHOUT_EFFECT);
        input.pay(Prices.ONE);
        // Beside lmt no other zone may be named.
        Zone ofPlace = named.filter(zone -> civil.clock(engine, longitude).isEmpty())
                .orElseGet(() -> engine.zones().at(latitude, longitude));
        CivilReadings clocks = new CivilReadings(engine, ofPlace, longitude);
        CivilTime.TimeScale scale = civil.timeScale().orElse(CivilTime.TimeScale.ZONE);
        Zone zone = named.orElse(ofPlace);
        ClockReading reading =
                byClock ? new ClockReading(given.orElseThrow(), clocks.of(scale)) : ClockReading.at(instant, zone);
        List<Instant> instants = byClock ? reading.instants() : List.of(instant);
        Optional<ZoneOffsetTransition> change = byClock ? reading.change() : Optional.empty();
        boolean lasting = byClock || input.has(ChartQuery.DATE_AND_TIME);
        Optional<LocalTimeView.Clocks> doubt = doubting && scale == CivilTime.TimeScale.ZONE
                ? OldClocks.about(zone, reading.reading(), latitude, longitude)
                        .map(found -> describe(found, reading.reading()))
                : Optional.empty();
        LocalTimeView view = new LocalTimeView(
                zone.name(),
                ConventionsView.source(zone),
                engine.zones().release(),
                instants.isEmpty() ? "missing" : instants.size() == 1 ? "unique" : "ambiguous",
                describe(instants, zone),
                instants.isEmpty() ? describe(reading.nearest(change.orElseThrow()), zone) : List.of(),
                change.map(found -> ClockReading.describe(found, zone)),
                doubt,
                telling && byClock
                        ? Optional.of(clocks.readings(input.find(DATE).orElseThrow() + "T"
                                + input.find(TIME).orElseThrow()))
                        : Optional.empty(),
                telling && !instants.isEmpty() ? Optional.of(clocks.shown(instants.get(0))) : Optional.empty());
        return Answer.of(view, lasting);
    }

    private static LocalTimeView.Clocks describe(OldClocks.Doubt doubt, LocalDateTime reading) {
        List<LocalTimeView.Choice> choices = doubt.choices().stream()
                .map(clock -> new LocalTimeView.Choice(
                        clock.id(),
                        clock.zone().name(),
                        ClockReading.describe(
                                reading.toInstant(clock.zone().rules().getOffset(reading)), clock.zone())))
                .toList();
        return new LocalTimeView.Clocks(ConventionsView.id(doubt.reason()), choices);
    }

    private static List<ClockView> describe(List<Instant> instants, Zone zone) {
        return instants.stream()
                .map(instant -> ClockReading.describe(instant, zone))
                .toList();
    }

    /** The clock's date and time; a complaint stays with the input. */
    private static Optional<LocalDateTime> reading(Engine engine, Input input, CivilTime civil) {
        String date = input.find(DATE).orElse("");
        String time = input.find(TIME).orElse("");
        boolean readable = true;
        if (!DATE_PATTERN.matcher(date).matches()
                || DateAndTime.read(date, civil.calendarOrGregorian()).isEmpty()) {
            boolean isJulian = civil.calendarOrGregorian() == Calendar.JULIAN;
            input.reject(DATE, (isJulian ? FieldCode.JULIAN_DATE_OF_CLOCK : FieldCode.DATE_OF_CLOCK).with());
            readable = false;
        }
        if (!TIME_PATTERN.matcher(time).matches()
                || DateAndTime.parse("2000-01-01T" + time).isEmpty()) {
            input.reject(TIME, FieldCode.TIME_OF_DAY.with());
            readable = false;
        }
        if (!readable) {
            return Optional.empty();
        }
        DateAndTime.Written written =
                DateAndTime.read(date + "T" + time, civil.calendarOrGregorian()).orElseThrow();
        if (!engine.covers(written.instant().orElseThrow())) {
            input.reject(DATE, ChartQuery.notCovered(engine));
        }
        return Optional.of(written.clock());
    }
}
