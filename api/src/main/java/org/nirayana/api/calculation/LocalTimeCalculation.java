package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.operation.Result;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.ClockView;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.LocalTimeView;
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
            .describe("Date on the clock, Gregorian; together with `time`.")
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
                            ChartQuery.LATITUDE,
                            ChartQuery.LONGITUDE,
                            ChartQuery.TIME_ZONE,
                            CLOCKS)
                    .answer("The instants.", LocalTimeView.class)
                    .conditional()
                    .build(),
            LocalTimeCalculation::localTime));

    private LocalTimeCalculation() {}

    private static Result localTime(Engine engine, Input input) {
        double latitude = input.get(ChartQuery.LATITUDE);
        double longitude = input.get(ChartQuery.LONGITUDE);
        Optional<Zone> named = ChartQuery.namedZone(engine, input, longitude);
        boolean byClock = input.has(DATE) || input.has(TIME);
        if (byClock && input.has(ChartQuery.DATE_AND_TIME)) {
            input.reject(
                    ChartQuery.DATE_AND_TIME,
                    "cannot stand beside date and time: one names an instant, the others a clock");
        }
        Optional<LocalDateTime> given = byClock ? reading(engine, input) : Optional.empty();
        Instant instant = byClock ? Instant.EPOCH : ChartQuery.instant(engine, input);
        boolean doubting = byClock && input.get(CLOCKS);
        input.check();
        Zone zone = named.orElseGet(() -> engine.zones().at(latitude, longitude));
        ClockReading reading = byClock ? new ClockReading(given.orElseThrow(), zone) : ClockReading.at(instant, zone);
        List<Instant> instants = byClock ? reading.instants() : List.of(instant);
        Optional<ZoneOffsetTransition> change = byClock ? reading.change() : Optional.empty();
        boolean lasting = byClock || input.has(ChartQuery.DATE_AND_TIME);
        Optional<LocalTimeView.Clocks> clocks = doubting
                ? OldClocks.about(zone, reading.reading(), latitude, longitude)
                        .map(doubt -> describe(doubt, reading.reading()))
                : Optional.empty();
        return Result.json(view(engine, reading, instants, change, clocks), lasting);
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

    private static LocalTimeView view(
            Engine engine,
            ClockReading reading,
            List<Instant> instants,
            Optional<ZoneOffsetTransition> change,
            Optional<LocalTimeView.Clocks> clocks) {
        Zone zone = reading.zone();
        return new LocalTimeView(
                zone.name(),
                ConventionsView.source(zone),
                engine.zones().release(),
                instants.isEmpty() ? "missing" : instants.size() == 1 ? "unique" : "ambiguous",
                describe(instants, zone),
                instants.isEmpty() ? describe(reading.nearest(change.orElseThrow()), zone) : List.of(),
                change.map(found -> ClockReading.describe(found, zone)),
                clocks);
    }

    private static List<ClockView> describe(List<Instant> instants, Zone zone) {
        return instants.stream()
                .map(instant -> ClockReading.describe(instant, zone))
                .toList();
    }

    /** The clock's date and time; a complaint stays with the input. */
    private static Optional<LocalDateTime> reading(Engine engine, Input input) {
        String date = input.find(DATE).orElse("");
        String time = input.find(TIME).orElse("");
        boolean readable = true;
        if (!DATE_PATTERN.matcher(date).matches() || DateAndTime.parse(date).isEmpty()) {
            input.reject(DATE, "must be an ISO 8601 date, such as 1990-05-17 (with time; or give dateandtime)");
            readable = false;
        }
        if (!TIME_PATTERN.matcher(time).matches()
                || DateAndTime.parse("2000-01-01T" + time).isEmpty()) {
            input.reject(TIME, "must be a time of the day without offset, such as 10:30 or 10:30:15");
            readable = false;
        }
        if (!readable) {
            return Optional.empty();
        }
        Instant asUtc = DateAndTime.parse(date + "T" + time).orElseThrow();
        if (!engine.covers(asUtc)) {
            input.reject(DATE, ChartQuery.notCovered(engine));
        }
        return Optional.of(LocalDateTime.ofEpochSecond(asUtc.getEpochSecond(), asUtc.getNano(), ZoneOffset.UTC));
    }
}
