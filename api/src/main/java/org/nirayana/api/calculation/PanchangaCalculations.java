package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Listing;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.PanchangaRangeView;
import org.nirayana.api.view.PanchangaView;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.TimeScales;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.jyotisha.panchanga.Panchanga;

/** The panchanga of a day, and of many days one after the other. */
final class PanchangaCalculations {
    private static final int DEFAULT_DAYS = 30;

    /** Years of four digits, and no date that does not exist. */
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT);

    static final Parameter<LocalDate> START_DATE = Parameter.of(
                    "start_date",
                    Schemas.ordered("type", "string", "format", "date"),
                    PanchangaCalculations::date,
                    FieldCode.DATE.with())
            .describe("First civil date of the place; left out, today there.")
            .example("2026-01-01");
    private static final Parameter<String> START_DATE_AS_WRITTEN =
            Parameter.raw(START_DATE.name(), Schemas.ordered("type", "string"));
    private static final Pattern FOUR_DIGITS = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

    static final Parameter<Integer> DAYS = Parameter.integer("days", 1, PanchangaRangeView.MAX_DAYS)
            .describe("How many dates. One that the place left out when it moved across the date line (Samoa had no 30"
                    + " December 2011) is not in the answer.")
            .orElse(DEFAULT_DAYS, DEFAULT_DAYS);

    private static final Parameter<String> PLACE = Parameter.text("place", ChartCaption.MAX_CODE_POINTS)
            .describe("What the place is called; CSV and iCalendar tell it.");

    static final List<Calculation> ALL = List.of(
            new Calculation(
                    Calculation.get("getPanchanga", "panchanga", "The panchanga of a day")
                            .description("Of the Vedic day at the place, sunrise to sunrise, that contains the instant."
                                    + " Times are local, to the nearest second, with their offset (Greenwich is"
                                    + " `+00:00`). Limbs are geocentric whatever the service is set to."
                                    + " docs/panchanga.md cites the source of every rule.")
                            .parameters(PanchangaQuery.with(
                                    ChartQuery.DATE_AND_TIME, CivilTime.TIME_SCALE, CivilTime.CALENDAR))
                            .answer("The panchanga.", PanchangaView.class)
                            .conditional()
                            .build(),
                    PanchangaCalculations::day),
            new Calculation(
                    Calculation.get("getPanchangaRange", "panchanga/range", "The panchangas of consecutive days")
                            .description(
                                    "Sent while they are computed, as JSON. `format`, or else `Accept`, may ask for CSV"
                                            + " or iCalendar instead; each has an operation of its own. They speak the"
                                            + " language of `lang`; JSON has the same names in every language.")
                            .parameters(PanchangaQuery.with(
                                    START_DATE,
                                    CivilTime.CALENDAR,
                                    DAYS,
                                    RangeFormat.PARAMETER,
                                    PLACE,
                                    ChartCalculations.LANGUAGE))
                            .answer("The days.", PanchangaRangeView.class)
                            .alsoAs(RangeFormat.CSV.mediaType(), RangeFormat.ICS.mediaType())
                            .conditional()
                            .costly()
                            .build(),
                    (engine, input) -> range(engine, input, RangeFormat.chosen(input))),
            rangeAs(
                    RangeFormat.CSV,
                    "getPanchangaRangeCsv",
                    "csv",
                    "as CSV",
                    "One line a day (RFC 4180), one value a"
                            + " cell: where a day has several of a limb, each has its column, and the time at which it ends another."
                            + " Names are in the language of `lang`."),
            rangeAs(
                    RangeFormat.ICS,
                    "getPanchangaRangeCalendar",
                    "ics",
                    "as a calendar",
                    "One entry a day (iCalendar, RFC 5545). Its `UID` is the same whenever it is asked for, and another for"
                            + " another place or other conventions. Each has its place and is in the language of"
                            + " `lang`."));

    private PanchangaCalculations() {}

    /** The range in one form, at an address of its own. */
    private static Calculation rangeAs(RangeFormat format, String id, String ending, String form, String description) {
        return new Calculation(
                Calculation.get(id, "panchanga/range." + ending, "The panchangas of consecutive days, " + form)
                        .description(description)
                        .parameters(PanchangaQuery.with(
                                START_DATE, CivilTime.CALENDAR, DAYS, PLACE, ChartCalculations.LANGUAGE))
                        .answer(200, "The days.", Map.of(format.mediaType(), Schema.bytes(format.mediaType())))
                        .conditional()
                        .costly()
                        .build(),
                (engine, input) -> range(engine, input, format));
    }

    private static Answer<PanchangaView> day(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        ChartQuery query = asked.with(PanchangaQuery.read(input, asked.conventions()));
        ChartQuestion in = new ChartQuestion(engine, input, query);
        requireCovered(engine, input, ChartQuery.DATE_AND_TIME, query.instant());
        input.pay(Prices.PANCHANGA);
        return in.rounded(PanchangaView.of(
                in.almanac().at(query.instant()),
                engine.sky().timeScales(),
                in.times()::limb,
                Optional.of(in.describe(ConventionsView.Part.ALMANAC))));
    }

    private static Answer<Listing<PanchangaRangeView, Panchanga>> range(
            Engine engine, Input input, RangeFormat format) {
        ChartQuery asked = ChartQuery.read(engine, input);
        ChartQuery place = asked.with(PanchangaQuery.read(input, asked.conventions()));
        ChartQuestion in = new ChartQuestion(engine, input, place);
        int days = input.get(DAYS);
        Optional<String> placeName = input.find(PLACE);
        AlmanacWords words = AlmanacWords.in(input.get(ChartCalculations.LANGUAGE));
        Optional<LocalDate> start = startDate(engine, input, place.civil(), days);
        input.pay(Prices.almanac(days));
        LocalTimes times = in.times();
        LocalDate first =
                start.orElseGet(() -> times.local(engine.clock().instant()).toLocalDate());
        ConventionsView described = in.describe(noon(first), ConventionsView.Part.ALMANAC);
        TimeScales scales = engine.sky().timeScales();
        Listing<PanchangaRangeView, Panchanga> found = new Listing<>(
                new PanchangaRangeView(described, List.of()),
                in.almanac().days(first, days),
                panchanga -> PanchangaView.of(panchanga, scales, times::limb, Optional.empty()),
                RangePieces.DAYS_IN_PIECE);
        RangePieces.Context context = new RangePieces.Context(times, place, placeName, described, words);
        return Answer.of(
                found,
                format.form(
                        times,
                        walk -> new RangePieces.OfCsv(walk, context),
                        walk -> new RangePieces.OfCalendar(walk, context)),
                start.isPresent());
    }

    private static void requireCovered(Engine engine, Input input, Parameter<?> field, Instant instant) {
        if (engine.covers(instant) && !engine.coversMonthsAround(instant)) {
            input.reject(
                    field,
                    FieldCode.MONTHS_NOT_COVERED.with(
                            "from", engine.earliestPanchanga(), "to", engine.latestPanchanga()));
        } else if (!engine.covers(instant) && field != ChartQuery.DATE_AND_TIME) {
            input.reject(
                    field,
                    FieldCode.DAYS_NOT_COVERED.with(
                            "from", engine.earliestPanchanga(), "to", engine.latestPanchanga()));
        }
    }

    /** The first of so many dates, in the calendar of the caller; complaints stay with the input. */
    static Optional<LocalDate> startDate(Engine engine, Input input, CivilTime civil, int days) {
        Optional<LocalDate> start = startDate(input, civil);
        start.ifPresent(date -> {
            requireCovered(engine, input, START_DATE, noon(date));
            requireCovered(engine, input, DAYS, noon(date.plusDays(days)));
        });
        return start;
    }

    private static Optional<LocalDate> startDate(Input input, CivilTime civil) {
        if (civil.calendarOrGregorian() == Calendar.GREGORIAN || !input.has(START_DATE)) {
            return input.find(START_DATE);
        }
        Optional<LocalDate> date = input.find(START_DATE_AS_WRITTEN)
                .filter(text -> FOUR_DIGITS.matcher(text).matches())
                .flatMap(text -> DateAndTime.read(text, civil.calendarOrGregorian()))
                .map(written -> written.clock().toLocalDate());
        if (date.isEmpty()) {
            input.reject(START_DATE, FieldCode.JULIAN_DATE.with());
        }
        return date;
    }

    private static Optional<LocalDate> date(String text) {
        try {
            return Optional.of(LocalDate.parse(text, DATE));
        } catch (DateTimeParseException unreadable) {
            return Optional.empty();
        }
    }

    /** Near enough to noon anywhere to ask whether a date is covered. */
    private static Instant noon(LocalDate date) {
        return date.atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC);
    }
}
