package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Listing;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.EclipseView;
import org.nirayana.api.view.EclipsesView;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.eclipse.EarthShadow;
import org.nirayana.astronomy.eclipse.Eclipses;
import org.nirayana.astronomy.eclipse.LunarEclipse;
import org.nirayana.astronomy.eclipse.MoonDisc;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.time.TimeScales;
import org.nirayana.drawing.EclipseMap;
import org.nirayana.drawing.Theme;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.eclipse.Grahanas;
import org.nirayana.jyotisha.eclipse.GrastaHorizon;
import org.nirayana.jyotisha.eclipse.LocalGrahana;
import org.nirayana.jyotisha.eclipse.SutakReading;

/** The eclipses of a span of time, for the whole Earth and at a place. */
final class EclipseCalculations {
    /** With circumstances at a place one takes about a millisecond. */
    private static final int ECLIPSES_IN_PIECE = 5;

    private static final Duration MOST = Duration.ofDays(36_525);
    private static final Duration DEFAULT = Duration.ofDays(365);

    /** Whose eclipses. */
    private enum KindFilter {
        ALL,
        SOLAR,
        LUNAR
    }

    static final Parameter<Instant> FROM = instant("from")
            .describe(
                    "Beginning of the span, written as `dateandtime`: an ISO 8601 date, or date and time, UTC without an"
                            + " offset. Left out: now.")
            .example("2026-01-01");
    static final Parameter<Instant> TO = instant("to")
            .describe("End of the span, written likewise; at most 100 years after `from`. Left out: 365 days after it.")
            .example("2027-01-01");
    private static final Parameter<KindFilter> KIND = Parameter.oneOf("kind", KindFilter.values(), ConventionsView::id)
            .typed("EclipseFilter")
            .describe("Whose eclipses.")
            .orElse(KindFilter.ALL, ConventionsView.id(KindFilter.ALL));
    private static final Parameter<Boolean> LOCAL = Parameter.flag("local")
            .describe("Whether the answer has what is seen at the place `lat`, `lon`.")
            .orElse(true, true);
    private static final Parameter<Boolean> VISIBLE = Parameter.flag("visible")
            .describe("Only those of which something is above the horizon of the place.")
            .orElse(false, false);
    private static final Parameter<Boolean> ELEMENTS = Parameter.flag("elements")
            .describe("Whether eclipses of the Sun come with their Besselian elements.")
            .orElse(false, false);
    static final Parameter<MoonDisc> MOON_DISC = Parameter.oneOf("moon_disc", MoonDisc.values(), ConventionsView::id)
            .describe(
                    "The Moon's radius in eclipses of the Sun: `two_radii`, 0.2725076 for the penumbra and 0.272281 for the"
                            + " umbra, in radii of the Earth; `one_radius`, 0.2725076 for both.")
            .orElse(MoonDisc.TWO_RADII, ConventionsView.id(MoonDisc.TWO_RADII));
    private static final Parameter<EarthShadow> EARTH_SHADOW = Parameter.oneOf(
                    "earth_shadow", EarthShadow.values(), ConventionsView::id)
            .describe(
                    "How large the Earth's shadow is: `danjon`, the Earth 1.01 times as large; `chauvenet`, the shadow 1.02"
                            + " times, as in older lists.")
            .orElse(EarthShadow.DANJON, ConventionsView.id(EarthShadow.DANJON));

    private static final ConventionParameters READINGS = ConventionParameters.readings(List.of(SutakReading.CONVENTION))
            .andLater(List.of(GrastaHorizon.CONVENTION))
            .andWhatMoves(Part.ECLIPSES);

    private static final Parameter<Instant> AFTER = instant("from")
            .describe(
                    "The map is of the first eclipse of the Sun whose greatest instant is not before this; written as for the"
                            + " list. Left out: now.")
            .example("2026-08-01");
    private static final Parameter<Integer> WIDTH = Parameter.integer(
                    "width", EclipseMap.MIN_WIDTH, EclipseMap.MAX_WIDTH)
            .describe("Width of the picture in pixels; the height is half of it.")
            .orElse(EclipseMap.DEFAULT_WIDTH, EclipseMap.DEFAULT_WIDTH);
    private static final String SVG = "image/svg+xml";

    /** There is an eclipse of the Sun within this time, wherever one begins to look. */
    private static final Duration UNTIL_THE_NEXT = Duration.ofDays(200);

    static final List<Calculation> ALL = List.of(
            new Calculation(
                    Calculation.get("getEclipseMap", "eclipses/map", "A map of where an eclipse of the Sun is seen")
                            .description(
                                    "The world with the central line and its limits, the limits of the partial eclipse, of a quarter, a"
                                            + " half and three quarters of the diameter, and where it is seen at sunrise and sunset; a cross where"
                                            + " it is greatest, and a mark at the place. No words, only the date in UTC,"
                                            + " gamma, magnitude and Saros.")
                            .parameters(
                                    AFTER,
                                    ChartQuery.LATITUDE,
                                    ChartQuery.LONGITUDE,
                                    MOON_DISC,
                                    WIDTH,
                                    ChartCalculations.THEME,
                                    ConventionParameters.WITHOUT_EFFECT)
                            .answer(200, "The map as SVG.", Map.of(SVG, Schema.bytes(SVG)))
                            .conditional()
                            .costly()
                            .build(),
                    EclipseCalculations::map),
            new Calculation(
                    Calculation.get("getEclipses", "eclipses", "Eclipses of the Sun and of the Moon")
                            .description(
                                    "Those whose greatest instant lies in a span of up to 100 years, in order, sent while they are computed: kind,"
                                            + " gamma, magnitude, Saros, contacts, sign and nakshatra, and what an almanac prints"
                                            + " for the place: sparsha, sammilana, madhya, unmilana, moksha, parva kala, sutak. Times are on the"
                                            + " clock of the place, or of `tz`. What is above the horizon, and prahars, go by"
                                            + " `sunrise_definition`, left out: `upper_limb`, whatever the service is set to; the Moon by"
                                            + " `moonrise_definition`, both by `grasta_horizon`. Penumbral eclipses"
                                            + " are listed with `is_observed` false. Counts as one request for every year. docs/eclipses.md has the"
                                            + " rules with their sources.")
                            .parameters(READINGS.with(List.of(
                                    FROM,
                                    TO,
                                    KIND,
                                    ChartQuery.LATITUDE,
                                    ChartQuery.LONGITUDE,
                                    ChartQuery.TIME_ZONE,
                                    LOCAL,
                                    VISIBLE,
                                    ELEMENTS,
                                    MOON_DISC,
                                    EARTH_SHADOW,
                                    ChartQuery.AYANAMSA,
                                    ConventionParameters.PROFILE,
                                    ConventionParameters.AYANAMSA_OFFSET,
                                    ConventionParameters.SIDEREAL_NUTATION,
                                    ConventionParameters.UNIVERSAL_TIME,
                                    ConventionParameters.SUNRISE_DEFINITION,
                                    ConventionParameters.MOONRISE_DEFINITION)))
                            .answer("The eclipses.", EclipsesView.class)
                            .conditional()
                            .costly()
                            .build(),
                    EclipseCalculations::eclipses));

    /** In one piece, but made like the pieces of a long answer: the curves of a map take longer than a loop may wait. */
    private static final Form<Supplier<EclipseMap>> AS_SVG = new Form.InPieces<>(SVG, map -> Stream.of(map)
            .map(found -> found.get().svg().getBytes(StandardCharsets.UTF_8))
            .iterator());

    private EclipseCalculations() {}

    private static Parameter<Instant> instant(String name) {
        return Parameter.of(
                name,
                Schemas.ordered("type", "string", "maxLength", DateAndTime.MAX_LENGTH),
                DateAndTime::parse,
                FieldCode.DATE_TIME.with());
    }

    private static Answer<Supplier<EclipseMap>> map(Engine engine, Input input) {
        input.find(ConventionParameters.WITHOUT_EFFECT);
        Instant from = input.find(AFTER).orElseGet(() -> engine.clock().instant());
        if (!engine.covers(from) || !engine.covers(from.plus(UNTIL_THE_NEXT))) {
            input.reject(AFTER, notCovered(engine, engine.latest().minus(UNTIL_THE_NEXT)));
        }
        double latitude = input.get(ChartQuery.LATITUDE);
        double longitude = input.get(ChartQuery.LONGITUDE);
        MoonDisc disc = input.get(MOON_DISC);
        Theme theme = input.get(ChartCalculations.THEME);
        int width = input.get(WIDTH);
        input.pay(Prices.ECLIPSE_MAP);
        Optional<Site> place = Optional.of(Site.ofDegrees(latitude, longitude));
        return Answer.of(
                () -> map(new Eclipses(engine.sky()).with(disc), from, place, theme, width), AS_SVG, input.has(AFTER));
    }

    private static EclipseMap map(Eclipses eclipses, Instant from, Optional<Site> place, Theme theme, int width) {
        TimeScales scales = eclipses.sky().timeScales();
        SolarEclipse eclipse = eclipses.solar(scales.tt(from), scales.tt(from.plus(UNTIL_THE_NEXT)))
                .get(0);
        return new EclipseMap(eclipse, scales.utc(eclipse.greatest()), place, theme, width);
    }

    private static Reason notCovered(Engine engine, Instant latest) {
        return FieldCode.TIME_NOT_COVERED.with("from", engine.earliest(), "to", latest);
    }

    private static Answer<Listing<EclipsesView, EclipseView>> eclipses(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        Conventions conventions = READINGS.read(input, visibly(input, asked.conventions()));
        Instant from = input.find(FROM).orElseGet(() -> engine.clock().instant());
        Instant to = input.find(TO).orElseGet(() -> from.plus(DEFAULT));
        requireSpan(engine, input, from, to);
        KindFilter requested = input.get(KIND);
        boolean local = input.get(LOCAL);
        boolean visible = input.get(VISIBLE);
        boolean withElements = input.get(ELEMENTS);
        MoonDisc disc = input.get(MOON_DISC);
        EarthShadow shadow = input.get(EARTH_SHADOW);
        ChartQuestion in = new ChartQuestion(engine, input, asked.with(conventions));
        input.check();
        in.pay(Prices.eclipses(Duration.between(from, to)));
        Search search = new Search(
                new Eclipses(engine.sky(conventions), disc, shadow),
                new Grahanas(engine.charts(), conventions),
                in.birth(),
                requested,
                local,
                visible,
                withElements);
        EclipsesView head = new EclipsesView(
                in.describe(from, ConventionsView.Part.ALMANAC),
                ConventionsView.id(disc),
                ConventionsView.id(shadow),
                READINGS.describe(conventions),
                List.of());
        return Answer.ofList(
                Listing.of(head, search.walk(from, to, input::requireClient), ECLIPSES_IN_PIECE),
                in.zone().rules(),
                input.has(FROM));
    }

    /** Almanacs see an eclipse until the upper edge is gone; who wants it otherwise says so. */
    private static Conventions visibly(Input input, Conventions conventions) {
        return ConventionParameters.read(
                input,
                conventions.with(RiseDefinition.UPPER_LIMB),
                List.of(ConventionParameters.SUNRISE_DEFINITION, ConventionParameters.MOONRISE_DEFINITION));
    }

    /** That a span is one, not too long, and within the ephemeris; complaints stay with the input. */
    private static void requireSpan(Engine engine, Input input, Instant from, Instant to) {
        Reason covered = notCovered(engine, engine.latest());
        if (!engine.covers(from)) {
            input.reject(FROM, covered);
        } else if (!engine.covers(to)) {
            input.reject(TO, covered);
        } else if (to.isBefore(from)) {
            input.reject(TO, FieldCode.BEFORE_FROM.with());
        } else if (Duration.between(from, to).compareTo(MOST) > 0) {
            input.reject(TO, FieldCode.SPAN_OF_ECLIPSES.with());
        }
    }

    /** What is looked for, and how it is told. */
    private record Search(
            Eclipses eclipses,
            Grahanas grahanas,
            Birth place,
            KindFilter requested,
            boolean showLocal,
            boolean visible,
            boolean withElements) {
        /** So that a piece of an answer is short work, also where nothing is seen. */
        private static final Duration STEP = Duration.ofDays(400);

        Iterator<EclipseView> walk(Instant from, Instant to, Runnable before) {
            return new Iterator<>() {
                private final ArrayDeque<EclipseView> found = new ArrayDeque<>();
                private Instant next = from;
                private boolean ended;

                @Override
                public boolean hasNext() {
                    while (found.isEmpty() && !ended) {
                        before.run();
                        Instant until = next.plus(STEP);
                        ended = !until.isBefore(to);
                        found.addAll(between(next, ended ? to : until, ended));
                        next = until;
                    }
                    return !found.isEmpty();
                }

                @Override
                public EclipseView next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("there are no more eclipses");
                    }
                    return found.remove();
                }
            };
        }

        /** The eclipses of a step; its end belongs to it only if it is the last, so that none is told twice. */
        private List<EclipseView> between(Instant from, Instant until, boolean last) {
            TimeScales scales = eclipses.sky().timeScales();
            List<EclipseView> found = new ArrayList<>();
            if (requested != KindFilter.LUNAR) {
                eclipses.solar(scales.tt(from), scales.tt(until)).forEach(one -> add(found, one));
            }
            if (requested != KindFilter.SOLAR) {
                eclipses.lunar(scales.tt(from), scales.tt(until)).forEach(one -> add(found, one));
            }
            if (!last) {
                found.removeIf(one -> !one.greatest().isBefore(until));
            }
            found.sort(Comparator.comparing(EclipseView::greatest));
            return found;
        }

        private void add(List<EclipseView> found, SolarEclipse eclipse) {
            Optional<LocalGrahana> local = showLocal || visible ? grahanas.at(place, eclipse) : Optional.empty();
            if (!visible || local.filter(LocalGrahana::isSeen).isPresent()) {
                found.add(EclipseView.of(
                        eclipse,
                        grahanas.of(eclipse),
                        eclipses.sky().timeScales(),
                        withElements,
                        local.filter(ignored -> showLocal).map(EclipseView.LocalView::of)));
            }
        }

        private void add(List<EclipseView> found, LunarEclipse eclipse) {
            Optional<LocalGrahana> local =
                    showLocal || visible ? Optional.of(grahanas.at(place, eclipse)) : Optional.empty();
            if (!visible || local.filter(LocalGrahana::isSeen).isPresent()) {
                found.add(EclipseView.of(
                        eclipse,
                        grahanas.of(eclipse),
                        eclipses.sky().timeScales(),
                        local.filter(ignored -> showLocal).map(EclipseView.LocalView::of)));
            }
        }
    }
}
