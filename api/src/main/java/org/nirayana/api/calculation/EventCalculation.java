package org.nirayana.api.calculation;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Listing;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.EventView;
import org.nirayana.api.view.EventsView;
import org.nirayana.api.view.ReadingView;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.event.AstaReading;
import org.nirayana.jyotisha.event.MakaraPunya;
import org.nirayana.jyotisha.event.SkyEvent;
import org.nirayana.jyotisha.event.SkyEventKind;
import org.nirayana.jyotisha.event.SkyEvents;
import org.nirayana.jyotisha.event.StationReading;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.strength.WarVictor;
import org.nirayana.jyotisha.zodiac.Graha;

/** What the sky does in a span. */
final class EventCalculation {
    private static final Duration LONGEST = Duration.ofDays(36_525);
    private static final Duration USUAL = Duration.ofDays(30);

    /** A minute's worth of requests, and some seconds of sending. */
    private static final int MAX_EVENTS = 30_000;

    private static final Set<SkyEventKind> DEFAULT_KINDS = EnumSet.complementOf(EnumSet.of(SkyEventKind.PADA_INGRESS));

    private static final Parameter<Instant> FROM = instant("from")
            .describe("When the span begins: ISO 8601, no offset means UTC. Left out: now.")
            .example("2026-01-01");

    private static final Parameter<Instant> TO = instant("to")
            .describe(
                    "When it ends, itself not included. Left out: 30 days after `from`. At most 100 years, and at most some "
                            + MAX_EVENTS
                            + " events by what is usual of the `kinds` and `grahas` asked for; a refusal says how"
                            + " long the span may be.")
            .example("2026-02-01");

    private static final Parameter<Set<SkyEventKind>> KINDS = several("kinds", SkyEventKind.values(), SkyEventKind::id)
            .describe("What is told, with commas between. Left out: all but `pada_ingress`.")
            .example("rasi_ingress,station");

    private static final Parameter<Set<Graha>> GRAHAS = several("grahas", Graha.values(), Graha::id)
            .describe("Of whom, with commas between; of two it is enough that one is named. Left out: all nine.")
            .example("jupiter,saturn");

    private static final Parameter<String> PLACE = Parameter.text("place", ChartCaption.MAX_CODE_POINTS)
            .describe("What the place is called; CSV and iCalendar tell it.");

    private static final ConventionParameters READINGS = ConventionParameters.readings(List.of(
                    StationReading.CONVENTION,
                    AstaReading.CONVENTION,
                    MakaraPunya.CONVENTION,
                    CombustionOrbs.CONVENTION,
                    WarVictor.CONVENTION))
            .andWhatMoves(Part.EVENTS);

    static final List<Calculation> ALL = List.of(
            new Calculation(
                    Calculation.get("getEvents", "events", "What the sky does in a span")
                            .description(
                                    "Entries into rasis, nakshatras and padas with the whole passage that they belong to; stations;"
                                            + " combustion; rising and setting with the Sun (asta, udaya) at the place; conjunctions and full"
                                            + " aspects to the degree; wars; new and full moons; sankrantis with punya kala at the place; eclipses at their greatest (`eclipses` tells more of them). Each"
                                            + " instant is when the place that a chart of the same conventions has reaches the border, to the second. Places are geocentric"
                                            + " whatever the service is set to. Sent while they are found, as JSON; `format`, or"
                                            + " else `Accept`, may ask for CSV or iCalendar, which also have operations of their own and speak the"
                                            + " language of `lang`. Counts by what is searched and by the events that are usual in such a span: a"
                                            + " month as a few requests, twelve years of all as a hundred and more, and CSV and iCalendar as more than JSON. docs/events.md has the rules with their sources.")
                            .parameters(parameters(RangeFormat.PARAMETER))
                            .answer("The events.", EventsView.class)
                            .alsoAs(RangeFormat.CSV.mediaType(), RangeFormat.ICS.mediaType())
                            .conditional()
                            .costly()
                            .build(),
                    (engine, input) -> events(engine, input, RangeFormat.chosen(input))),
            as(RangeFormat.CSV, "getEventsCsv", "csv", "as CSV", "One line an event (RFC 4180)."),
            as(
                    RangeFormat.ICS,
                    "getEventsCalendar",
                    "ics",
                    "as a calendar",
                    "One entry an event (iCalendar, RFC 5545), in the language of `lang`. Its `UID` is the same whenever it is asked"
                            + " for, and another for another place or other conventions."));

    private EventCalculation() {}

    /** The events in one form, at an address of its own. */
    private static Calculation as(RangeFormat format, String id, String ending, String form, String description) {
        return new Calculation(
                Calculation.get(id, "events/list." + ending, "What the sky does in a span, " + form)
                        .description(description)
                        .parameters(parameters())
                        .answer(200, "The events.", Map.of(format.mediaType(), Schema.bytes(format.mediaType())))
                        .conditional()
                        .costly()
                        .build(),
                (engine, input) -> events(engine, input, format));
    }

    private static List<Parameter<?>> parameters(Parameter<?>... more) {
        List<Parameter<?>> parameters = new ArrayList<>(List.of(
                FROM,
                TO,
                KINDS,
                GRAHAS,
                ChartQuery.LATITUDE,
                ChartQuery.LONGITUDE,
                ChartQuery.AYANAMSA,
                ChartQuery.TIME_ZONE,
                ChartQuery.NODE_TYPE,
                ConventionParameters.PROFILE,
                AspectCalculation.NODE_ASPECTS,
                PLACE,
                ChartCalculations.LANGUAGE));
        parameters.addAll(Arrays.asList(more));
        parameters.addAll(ConventionParameters.OF_PLACES);
        parameters.addAll(ConventionParameters.OF_SUNRISE);
        return READINGS.with(parameters);
    }

    private static Answer<Listing<EventsView, SkyEvent>> events(Engine engine, Input input, RangeFormat format) {
        ChartQuery asked = ChartQuery.read(engine, input);
        Conventions chosen = ConventionParameters.read(
                input, asked.conventions().with(PositionReference.GEOCENTRIC), ConventionParameters.OF_SUNRISE);
        chosen = ConventionParameters.read(input, chosen, List.of(AspectCalculation.NODE_ASPECTS));
        ChartQuery place = asked.with(READINGS.read(input, chosen));
        ChartQuestion in = new ChartQuestion(engine, input, place);
        Set<SkyEventKind> kinds = input.get(KINDS, DEFAULT_KINDS);
        Set<Graha> grahas = input.get(GRAHAS, EnumSet.allOf(Graha.class));
        Optional<String> placeName = input.find(PLACE);
        EventWords words = EventWords.in(input.get(ChartCalculations.LANGUAGE));
        Instant from = input.has(FROM)
                ? input.get(FROM, Instant.EPOCH)
                : engine.clock().instant();
        Instant to = input.has(TO) ? input.get(TO, from) : from.plus(USUAL);
        int usual = requireSpan(engine, input, from, to, kinds, grahas);
        input.check();
        input.pay(Prices.events(
                Duration.between(from, to),
                usual,
                kinds,
                grahas,
                place.conventions().get(AstaReading.CONVENTION),
                format));
        LocalTimes times = in.times();
        ConventionsView described = in.describe(from, ConventionsView.Part.ASPECTS);
        Iterator<SkyEvent> found = new SkyEvents(engine.charts(), in.birth(), place.conventions(), kinds, grahas)
                .between(from, to, input::requireClient);
        EventPieces.Context context = new EventPieces.Context(
                times, place, placeName, described, READINGS.describe(place.conventions()), words);
        List<ReadingView> readings = context.readings();
        return Answer.of(
                new Listing<>(
                        new EventsView(described, readings, List.of()),
                        found,
                        EventView::of,
                        EventPieces.EVENTS_IN_PIECE),
                format.form(
                        times,
                        events -> new EventPieces.OfCsv(events, context),
                        events -> new EventPieces.OfCalendar(events, context)),
                input.has(FROM) && input.has(TO));
    }

    /** How many events are usual in the span; a complaint stays with the input. */
    private static int requireSpan(
            Engine engine, Input input, Instant from, Instant to, Set<SkyEventKind> kinds, Set<Graha> grahas) {
        if (!engine.covers(from)) {
            input.reject(FROM, ChartQuery.notCovered(engine));
            return 0;
        }
        if (!engine.covers(to)) {
            input.reject(TO, ChartQuery.notCovered(engine));
            return 0;
        }
        if (!to.isAfter(from)) {
            input.reject(TO, FieldCode.NOT_AFTER_FROM.with());
            return 0;
        }
        double days = Duration.between(from, to).toSeconds() / 86_400.0;
        double perDay = EventRates.perYear(kinds, grahas) / 365.25;
        double most = Math.min((double) LONGEST.toDays(), MAX_EVENTS / Math.max(perDay, 1e-6));
        if (days > most) {
            input.reject(TO, FieldCode.SPAN_OF_EVENTS.with("days", (long) most, "most", LONGEST.toDays()));
        }
        return (int) (days * perDay);
    }

    private static Parameter<Instant> instant(String name) {
        return Parameter.of(
                name,
                Schemas.ordered("type", "string", "maxLength", DateAndTime.MAX_LENGTH),
                DateAndTime::parse,
                FieldCode.DATE_TIME.with());
    }

    /** Several of a closed set with commas between. */
    private static <E extends Enum<E>> Parameter<Set<E>> several(String name, E[] constants, Function<E, String> id) {
        List<String> ids = Arrays.stream(constants).map(id).toList();
        String one = "(" + String.join("|", ids) + ")";
        return Parameter.of(
                name,
                Schemas.ordered("type", "string", "pattern", "^" + one + "(," + one + ")*$"),
                text -> {
                    Set<String> asked =
                            new LinkedHashSet<>(List.of(LowerCase.of(text).split(",", -1)));
                    return ids.containsAll(asked)
                            ? Optional.of(Arrays.stream(constants)
                                    .filter(constant -> asked.contains(id.apply(constant)))
                                    .collect(Collectors.toCollection(LinkedHashSet::new)))
                            : Optional.empty();
                },
                FieldCode.SEVERAL_OF.with("allowed", ids));
    }
}
