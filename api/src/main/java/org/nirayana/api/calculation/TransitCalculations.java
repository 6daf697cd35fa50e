package org.nirayana.api.calculation;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Listing;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.SadeSatiView;
import org.nirayana.api.view.TransitDaysView;
import org.nirayana.api.view.TransitSpanView;
import org.nirayana.api.view.TransitsView;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.gochara.DayBala;
import org.nirayana.jyotisha.gochara.KantakaHouses;
import org.nirayana.jyotisha.gochara.NodeGochara;
import org.nirayana.jyotisha.gochara.NodeVedha;
import org.nirayana.jyotisha.gochara.SadeSati;
import org.nirayana.jyotisha.gochara.SadeSatiBounds;
import org.nirayana.jyotisha.gochara.SaturnPeriod;
import org.nirayana.jyotisha.gochara.VedhaTable;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.SarvaLagna;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.place.zone.Zone;

/** The sky of other moments over a birth chart. */
final class TransitCalculations {
    /** As many as of a range of panchangas, of which each is made. */
    private static final int DAYS_IN_PIECE = 5;

    private static final double MAX_ORB = 10;
    private static final int LIFE_YEARS = 120;

    /** What an answer may have: some 700 KB, and well below 50 ms. */
    private static final int MAX_STRETCHES = 2000;

    /** No span is longer than a life. */
    private static final int MAX_DAYS = LIFE_YEARS * 366;

    /** A way through a sign is so many through its eighths, and those in which a planet turns besides. */
    private static final int STRETCHES_WITH_KAKSHAS = 10;

    private static final double DAYS_IN_YEAR = 365.25;

    private static final Parameter<Double> ORB = Parameter.number("orb", 0, MAX_ORB, "degrees")
            .describe("How near an aspect by degree has to be, in degrees.")
            .orElse(1.0, 1);

    private static final Parameter<Instant> FROM = instant("from", "2026-01-01")
            .describe("The beginning of the span, ISO 8601 as `dateandtime`.")
            .required();
    private static final Parameter<Instant> TO = instant("to", "2031-01-01")
            .describe(
                    "The end of the span. It may be so long that there are some 2,000 stretches, and 120 years at most. Left out:"
                            + " 365 days after `from`.");
    private static final Duration DEFAULT_SPAN = Duration.ofDays(365);

    private static final List<Graha> SLOW = List.of(Graha.JUPITER, Graha.SATURN, Graha.RAHU, Graha.KETU);
    private static final String NAMES =
            String.join("|", Graha.ALL.stream().map(Graha::id).toList());

    private static final Parameter<List<Graha>> GRAHAS = Parameter.of(
                    "grahas",
                    Schemas.ordered("type", "string", "pattern", "^(" + NAMES + ")(,(" + NAMES + "))*$"),
                    TransitCalculations::grahas,
                    FieldCode.SEVERAL_OF.with(
                            "allowed", Graha.ALL.stream().map(Graha::id).toList()))
            .describe("Whose way through the houses is told; left out, that of the slow ones.")
            .example("jupiter,saturn")
            .orElse(SLOW, String.join(",", SLOW.stream().map(Graha::id).toList()));

    private static final Parameter<Boolean> KAKSHAS = Parameter.flag("kakshas")
            .describe("Whether the ways through the eighths of the signs are told as well.")
            .orElse(false, false);

    private static final Parameter<Integer> YEARS = Parameter.integer("years", 1, LIFE_YEARS)
            .describe("How many years from the birth on.")
            .orElse(LIFE_YEARS, LIFE_YEARS);

    private static final Parameter<Double> DAY_LATITUDE = Parameter.number("day_lat", -90, 90)
            .describe("Latitude of the place whose days are meant, with `day_lon`; left out, the birthplace.");
    private static final Parameter<Double> DAY_LONGITUDE = Parameter.number("day_lon", -180, 180)
            .describe("Longitude of the place whose days are meant, with `day_lat`; left out, the birthplace.");

    private static final ConventionParameters READINGS = ConventionParameters.readings(List.of(
                    VedhaTable.CONVENTION,
                    NodeGochara.CONVENTION,
                    NodeVedha.CONVENTION,
                    AshtakavargaTable.CONVENTION,
                    SarvaLagna.CONVENTION))
            .andWhatMoves(Part.TRANSITS);

    private static final ConventionParameters OF_SADE_SATI = ConventionParameters.readings(List.of(
                    SadeSatiBounds.CONVENTION,
                    KantakaHouses.CONVENTION,
                    AshtakavargaTable.CONVENTION,
                    SarvaLagna.CONVENTION))
            .andWhatMoves(Part.SADE_SATI);

    private static final String GEOCENTRIC =
            " Times of entries are those seen from the centre of the Earth, whatever `position_reference` says.";

    private static final String SOURCES = " docs/transits.md has the rules and their sources.";

    static final List<Calculation> ALL = List.of(
            new Calculation(
                    Calculation.get("getTransits", "transits", "The sky of a moment over a birth chart")
                            .description(
                                    "Gochara: the houses of the nine from the natal Moon, ascendant and Sun; good or bad from the Moon"
                                            + " with vedha and vipareeta vedha (Phaladeepika 26); bindus and kaksha of each over the"
                                            + " natal ashtakavarga; aspects to natal points by sign and by degree; houses that Jupiter and"
                                            + " Saturn both influence. `dateandtime` is the birth, `at` the moment of the sky; the answer to"
                                            + " a request that names both is the same for ever. Everything is by the conventions of the"
                                            + " chart." + SOURCES)
                            .parameters(READINGS.with(ChartQuery.with(
                                    ChartQuery.TIME_ZONE,
                                    DashaCalculations.AT,
                                    ORB,
                                    AspectCalculation.NODE_ASPECTS,
                                    StrengthCalculations.EXPLAIN)))
                            .answer("The transits.", TransitsView.class)
                            .conditional()
                            .build(),
                    TransitCalculations::transits),
            new Calculation(
                    Calculation.get(
                                    "getTransitSpan",
                                    "transits/span",
                                    "When planets go through the houses of a birth chart")
                            .description(
                                    "When each planet enters, leaves and re-enters the houses of the chart, with its murti and bindus: where it"
                                            + " turns back and comes again, each time is a stretch of its own. With `kakshas=true` also its"
                                            + " way through the eighths of the signs. Counts by what is searched: the longer the span and the faster the planets, from"
                                            + " one request to some hundred. `dateandtime` is the birth." + GEOCENTRIC
                                            + SOURCES)
                            .parameters(READINGS.with(ChartQuery.with(ChartQuery.TIME_ZONE, FROM, TO, GRAHAS, KAKSHAS)))
                            .answer("The stretches.", TransitSpanView.class)
                            .conditional()
                            .longRunning()
                            .build(),
                    TransitCalculations::span),
            new Calculation(
                    Calculation.get("getTransitDays", "transits/days", "The Moon of each day over a birth chart")
                            .description(
                                    "Tarabala by the stars of the Moon and chandrabala by her signs, for each day from sunrise to sunrise"
                                            + " at the birthplace or at another place. `dateandtime` is the birth. Sent while it is"
                                            + " computed. Days and limbs are those of the panchanga, geocentric."
                                            + SOURCES)
                            .parameters(ChartQuery.with(
                                    ChartQuery.TIME_ZONE,
                                    DAY_LATITUDE,
                                    DAY_LONGITUDE,
                                    PanchangaCalculations.START_DATE,
                                    PanchangaCalculations.DAYS,
                                    ConventionParameters.SUNRISE_DEFINITION))
                            .answer("The days.", TransitDaysView.class)
                            .conditional()
                            .costly()
                            .build(),
                    TransitCalculations::days),
            new Calculation(
                    Calculation.get("getSadeSati", "sade-sati", "Saturn's way past the natal Moon in a life")
                            .description(
                                    "Every sade sati, both dhaiyas (ardhashtama and ashtama) and what is called kantaka shani, from first"
                                            + " entry to final exit, with each stretch: where Saturn turns back and comes again, each"
                                            + " time is a stretch of its own. With Saturn's bindus and the murti of each entry."
                                            + " `dateandtime` is the birth." + GEOCENTRIC + SOURCES)
                            .parameters(OF_SADE_SATI.with(
                                    ChartQuery.with(ChartQuery.TIME_ZONE, YEARS, StrengthCalculations.EXPLAIN)))
                            .answer("The periods.", SadeSatiView.class)
                            .conditional()
                            .longRunning()
                            .build(),
                    TransitCalculations::sadeSati));

    private TransitCalculations() {}

    private static Answer<TransitsView> transits(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        Instant at = DashaCalculations.at(engine, input);
        if (input.has(DashaCalculations.AT) && !engine.covers(at)) {
            input.reject(DashaCalculations.AT, ChartQuery.notCovered(engine));
        }
        double orb = input.get(ORB);
        boolean explain = input.get(StrengthCalculations.EXPLAIN);
        Conventions conventions =
                ConventionParameters.read(input, asked.conventions(), List.of(AspectCalculation.NODE_ASPECTS));
        ChartQuery query = asked.with(READINGS.read(input, conventions));
        ChartQuestion in = new ChartQuestion(engine, input, query).pay(Prices.TRANSITS);
        TransitsView view = TransitsView.of(
                in.chart(),
                at,
                orb,
                explain,
                READINGS.describe(query.conventions()),
                in.describe(ConventionsView.Part.ASPECTS));
        return in.answer(view, input.has(DashaCalculations.AT));
    }

    private static Answer<TransitSpanView> span(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        List<Graha> grahas = input.get(GRAHAS);
        boolean kakshas = input.get(KAKSHAS);
        Optional<Span> span = span(engine, input, grahas, kakshas);
        ChartQuery query = asked.with(READINGS.read(input, asked.conventions()));
        ChartQuestion in = new ChartQuestion(engine, input, query);
        input.check();
        Span within = span.orElseThrow();
        in.pay(Prices.span(within.years(), grahas, kakshas));
        return in.answer(TransitSpanView.of(
                in.chart(),
                engine.charts().motion(query.conventions()),
                grahas,
                within.from(),
                within.to(),
                kakshas,
                input::requireClient,
                READINGS.describe(query.conventions()),
                in.describe()));
    }

    /** A span that is asked for. */
    private record Span(Instant from, Instant to) {
        double years() {
            return Duration.between(from, to).toMillis() / 86_400_000.0 / DAYS_IN_YEAR;
        }
    }

    /** The span; complaints stay with the input. */
    private static Optional<Span> span(Engine engine, Input input, List<Graha> grahas, boolean kakshas) {
        if (!input.has(FROM)) {
            input.reject(FROM, FieldCode.DATE_TIME_REQUIRED.with());
        }
        Optional<Instant> from = input.find(FROM);
        Optional<Instant> to = input.has(TO) ? input.find(TO) : from.map(begin -> begin.plus(DEFAULT_SPAN));
        if (from.isEmpty() || to.isEmpty()) {
            return Optional.empty();
        }
        if (!engine.covers(from.get())) {
            input.reject(FROM, ChartQuery.notCovered(engine));
        }
        if (!engine.covers(to.get())) {
            input.reject(TO, ChartQuery.notCovered(engine));
        }
        double perDay = grahas.stream()
                        .mapToDouble(
                                graha -> signsInYear(graha) * (kakshas && !graha.isNode() ? STRETCHES_WITH_KAKSHAS : 1))
                        .sum()
                / DAYS_IN_YEAR;
        double days = Duration.between(from.get(), to.get()).toMillis() / 86_400_000.0;
        int allowed = (int) Math.min(MAX_DAYS, MAX_STRETCHES / perDay);
        if (days <= 0 || days > allowed) {
            input.reject(TO, (kakshas ? FieldCode.SPAN_OF_KAKSHAS : FieldCode.SPAN_OF_TRANSITS).with("days", allowed));
        }
        return Optional.of(new Span(from.get(), to.get()));
    }

    /** How often a graha enters a sign in a year, returns included; a little more than in most years. */
    private static double signsInYear(Graha graha) {
        return switch (graha) {
            case MOON -> 161;
            case SUN -> 12;
            case MERCURY, VENUS -> 14;
            case MARS -> 8;
            case JUPITER -> 2;
            case SATURN -> 1;
            case RAHU, KETU -> 3;
        };
    }

    private static Answer<Listing<TransitDaysView, Panchanga>> days(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        ChartQuery query = asked.with(ConventionParameters.read(
                input, asked.conventions(), List.of(ConventionParameters.SUNRISE_DEFINITION)));
        ChartQuestion in = new ChartQuestion(engine, input, query);
        int days = input.get(PanchangaCalculations.DAYS);
        if (input.has(DAY_LATITUDE) != input.has(DAY_LONGITUDE)) {
            input.reject(
                    input.has(DAY_LATITUDE) ? DAY_LONGITUDE : DAY_LATITUDE,
                    FieldCode.GIVEN_WITH.with(
                            "other", (input.has(DAY_LATITUDE) ? DAY_LATITUDE : DAY_LONGITUDE).name()));
        }
        double latitude = input.get(DAY_LATITUDE, query.latitude());
        double longitude = input.get(DAY_LONGITUDE, query.longitude());
        Optional<LocalDate> start = PanchangaCalculations.startDate(engine, input, query.civil(), days);
        Zone zone = in.pay(Prices.moons(days)).byClockOf(latitude, longitude).zone();
        Instant present = engine.clock().instant();
        LocalDate first = start.orElseGet(
                () -> OffsetDateTime.ofInstant(present, zone.offsetAt(present)).toLocalDate());
        Chart natal = in.chart();
        Conventions geocentric = query.conventions().with(PositionReference.GEOCENTRIC);
        Birth place = new Birth(query.instant(), Site.ofDegrees(latitude, longitude), zone.name(), zone.rules());
        Listing<TransitDaysView, Panchanga> found = new Listing<>(
                new TransitDaysView(TransitsView.Natal.of(natal), in.describe(), List.of()),
                engine.almanac(place, geocentric).days(first, days),
                day -> TransitDaysView.Day.of(DayBala.of(natal, day)),
                DAYS_IN_PIECE);
        return Answer.ofList(found, zone.rules(), query.explicitTime() && start.isPresent());
    }

    private static Answer<SadeSatiView> sadeSati(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        int years = input.get(YEARS);
        boolean explain = input.get(StrengthCalculations.EXPLAIN);
        ChartQuery query = asked.with(OF_SADE_SATI.read(input, asked.conventions()));
        ChartQuestion in = new ChartQuestion(engine, input, query).pay(Prices.sadeSati(years));
        Chart natal = in.chart();
        Instant end = OffsetDateTime.ofInstant(query.instant(), ZoneOffset.UTC)
                .plusYears(years)
                .toInstant();
        boolean cut = end.isAfter(engine.latest());
        Instant until = cut ? engine.latest() : end;
        List<SaturnPeriod> periods = SadeSati.of(natal, engine.charts().motion(query.conventions()), until);
        SadeSatiView view = SadeSatiView.of(
                natal, periods, until, cut, explain, OF_SADE_SATI.describe(query.conventions()), in.describe());
        return in.answer(view);
    }

    private static Optional<List<Graha>> grahas(String text) {
        List<String> named = List.of(LowerCase.of(text).split(",", -1));
        List<Graha> found = new ArrayList<>();
        for (Graha graha : Graha.ALL) {
            if (named.contains(graha.id())) {
                found.add(graha);
            }
        }
        boolean known = Graha.ALL.stream().map(Graha::id).toList().containsAll(named);
        return known ? Optional.of(List.copyOf(found)) : Optional.empty();
    }

    private static Parameter<Instant> instant(String name, String example) {
        return Parameter.of(
                        name,
                        Schemas.ordered("type", "string", "maxLength", DateAndTime.MAX_LENGTH),
                        DateAndTime::parse,
                        FieldCode.DATE_TIME.with())
                .example(example);
    }
}
