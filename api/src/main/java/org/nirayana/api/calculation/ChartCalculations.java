package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.KattamView;
import org.nirayana.api.view.PlacementView;
import org.nirayana.api.view.SettingsView;
import org.nirayana.api.view.SunView;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.drawing.DrawnPoint;
import org.nirayana.drawing.Theme;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.place.zone.Zone;
import org.nirayana.report.ChartImage;
import org.nirayana.words.Language;

/** The six calculations of the first contract, the chart in pixels, and the settings of the engine. */
final class ChartCalculations {
    private static final String SVG = "image/svg+xml";
    static final String PNG = "image/png";

    private static final Form<ChartDrawing> AS_SVG =
            new Form.Whole<>(SVG, drawing -> drawing.svg().getBytes(StandardCharsets.UTF_8));

    /** A picture in pixels is held in memory as a whole: 10 MB at this width. */
    private static final int MAX_PNG_WIDTH = 1600;

    /** A quarter of that, in time too: enough for a screen. */
    private static final int MAX_PNG_WIDTH_OF_GUESTS = 800;

    static final Parameter<ChartStyle> CHART_TYPE = Parameter.oneOf("chart_type", ChartStyle.values(), ChartStyle::id)
            .describe("Regional style.")
            .orElse(ChartStyle.SOUTH_INDIAN, ChartStyle.SOUTH_INDIAN.id());
    static final Parameter<String> NAME =
            Parameter.text("name", ChartCaption.MAX_CODE_POINTS).describe("Whose chart it is; shown as text.");
    static final Parameter<String> PLACE =
            Parameter.text("place", ChartCaption.MAX_CODE_POINTS).describe("Birth place; shown as text.");
    static final Parameter<Language> LANGUAGE = Parameter.oneOf("lang", Language.values(), Language::code)
            .describe("Language of the labels.")
            .orElse(Language.ENGLISH, Language.ENGLISH.code())
            .shared("Language");
    private static final Parameter<Integer> WIDTH = Parameter.integer(
                    "width", ChartDrawing.MIN_WIDTH, ChartDrawing.MAX_WIDTH)
            .describe("Width of the picture in pixels; the height follows.")
            .orElse(ChartDrawing.DEFAULT_WIDTH, ChartDrawing.DEFAULT_WIDTH);
    static final Parameter<Integer> PNG_WIDTH = Parameter.integer("width", ChartDrawing.MIN_WIDTH, MAX_PNG_WIDTH)
            .ofGuests(Parameter.integer("width", ChartDrawing.MIN_WIDTH, MAX_PNG_WIDTH_OF_GUESTS))
            .describe("Width of the picture in pixels; the height follows. For guests at most "
                    + MAX_PNG_WIDTH_OF_GUESTS + ".")
            .orElse(ChartDrawing.DEFAULT_WIDTH, ChartDrawing.DEFAULT_WIDTH);
    private static final Parameter<Integer> MIN_TEXT = Parameter.integer("min_text", 0, ChartDrawing.MAX_MIN_TEXT)
            .describe(
                    "The smallest type in pixels at that width, for small screens; 0: as it comes. What then has no room is"
                            + " left out: minutes, degrees, the mark of retrogression, the last lines of the caption, the ends of sign names, and at last"
                            + " planets, which are counted.")
            .orElse(0, 0);
    static final Parameter<Theme> THEME = Parameter.oneOf("theme", Theme.values(), Theme::id)
            .describe("Colours; `auto` follows the viewer's preference.")
            .orElse(Theme.AUTO, Theme.AUTO.id());

    private static final Parameter<HouseSystem> HOUSES = Parameter.oneOf(
                    "bhavas", HouseSystem.values(), ConventionsView::id)
            .describe(
                    "Draws the chart by the bhavas of a house system instead of by signs (bhava chalit); only the undivided"
                            + " one. Left out: by signs.");

    static final List<Calculation> ALL = List.of(
            new Calculation(
                    Operation.get("getConfig", "/api/v1/config")
                            .authenticated()
                            .openToKeys()
                            .openToGuests()
                            .summary(Calculation.TAG, "The calculation settings of this service")
                            .description(
                                    "Read-only; they come from the environment of the service. With `profile`: those of the"
                                            + " profile.")
                            .parameters(ConventionParameters.PROFILE)
                            .answer("The settings.", SettingsView.class)
                            .build(),
                    (engine, input) -> {
                        Optional<Profile> named = input.find(ConventionParameters.PROFILE);
                        input.pay(Prices.ONE);
                        return Answer.of(
                                SettingsView.of(
                                        named.map(Profile::conventions).orElseGet(engine::conventions),
                                        named.or(engine::profile)),
                                false);
                    }),
            new Calculation(
                    Calculation.get("getLunarNodes", "lunar-nodes", "Rahu and Ketu")
                            .description(
                                    "Their sidereal places, Ketu opposite to Rahu; mean or true node is a convention"
                                            + " of the service (`getConfig`) unless `node_type` says otherwise. Houses are whole signs unless `house_system`"
                                            + " says otherwise.")
                            .parameters(ChartQuery.with(HouseParameter.HOUSES_BY))
                            .answer("Rahu, then Ketu.", Schema.listOf(PlacementView.class, 2, 2))
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        ChartQuestion in = housed(engine, input);
                        return in.answer(PlacementView.of(
                                List.of(in.chart().of(Graha.RAHU), in.chart().of(Graha.KETU)),
                                HouseParameter.houses(input, in.chart())));
                    }),
            new Calculation(
                    Calculation.get("getPlanets", "planets", "The nine planets")
                            .description(
                                    "Their sidereal places with rasi, nakshatra, pada, speed and house. Ayanamsa and the other conventions are"
                                            + " those of the service (`getConfig`) unless the request names others; houses are whole signs unless"
                                            + " `house_system` says otherwise.")
                            .parameters(ChartQuery.with(HouseParameter.HOUSES_BY))
                            .answer(
                                    "Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu.",
                                    Schema.listOf(PlacementView.class, 9, 9))
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        ChartQuestion in = housed(engine, input);
                        return in.answer(
                                PlacementView.of(in.chart().grahas(), HouseParameter.houses(input, in.chart())));
                    }),
            new Calculation(
                    Calculation.get("getAscendant", "ascendant", "The ascendant")
                            .description(
                                    "The degree that rises at the place, by the sidereal zodiac of the ayanamsa, with its rasi, nakshatra and"
                                            + " pada. It moves by a degree in some four minutes, so the time decides it.")
                            .parameters(ChartQuery.with())
                            .answer("The ascendant.", PlacementView.class)
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        ChartQuestion in = ChartQuestion.only(engine, input);
                        return in.answer(PlacementView.of(in.chart().ascendant()));
                    }),
            new Calculation(
                    Calculation.get("getSunriseSunset", "sunrise-sunset", "Sunrise and sunset")
                            .description("Of the local civil day at the place that contains the instant, in the place's"
                                    + " own offset.")
                            .parameters(ChartQuery.with(
                                    ChartQuery.TIME_ZONE,
                                    ConventionParameters.SUNRISE_DEFINITION,
                                    ConventionParameters.TIME_ROUNDING))
                            .answer("Sunrise and sunset.", SunView.class)
                            .conditional()
                            .build(),
                    ChartCalculations::sunriseSunset),
            new Calculation(
                    Calculation.get("getKattams", "kattams", "The twelve houses")
                            .description(
                                    "Whole-sign houses, from the ascendant's rasi on; by another `house_system` each holds"
                                            + " what stands in the bhava of its number.")
                            .parameters(ChartQuery.with(HouseParameter.HOUSES_BY))
                            .answer("The houses in order.", Schema.listOf(KattamView.class, 12, 12))
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        ChartQuestion in = housed(engine, input);
                        return in.answer(HouseParameter.kattams(input, in.chart()).stream()
                                .map(KattamView::of)
                                .toList());
                    }),
            new Calculation(
                    Calculation.get("getChart", "chart", "A chart as a picture")
                            .description(
                                    "The undivided chart, or with `varga` a divisional one, in the style of a region and in one of ten"
                                            + " languages, by signs or with `bhavas` by the houses of a system, on request with `points` beside the planets. A planet or point that has no room is counted.")
                            .parameters(drawn(WIDTH))
                            .answer(200, "The chart as SVG.", Map.of(SVG, Schema.bytes(SVG)))
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        Drawn drawn = draw(engine, input, WIDTH, width -> Prices.ONE);
                        return Answer.of(drawn.drawing(), AS_SVG, drawn.lasting());
                    }),
            new Calculation(
                    Calculation.get("getChartPng", "chart.png", "A chart as a picture in pixels")
                            .tier("chart")
                            .description(
                                    "The same picture as `getChart`, for programs and chats that show no SVG. Theme"
                                            + " `auto` is light. It counts by its pixels: as " + Prices.picture(800)
                                            + " requests at a width of 800, and " + Prices.picture(MAX_PNG_WIDTH)
                                            + " at "
                                            + MAX_PNG_WIDTH + ".")
                            .parameters(drawn(PNG_WIDTH))
                            .answer(200, "The chart as PNG.", Map.of(PNG, Schema.bytes(PNG)))
                            .conditional()
                            .costly()
                            .longRunning()
                            .drawn()
                            .build(),
                    (engine, input) -> {
                        Drawn drawn = draw(engine, input, PNG_WIDTH, Prices::picture);
                        ChartDrawing drawing = drawn.drawing();
                        int height = ChartImage.height(drawing);
                        return Answer.of(
                                drawing,
                                Form.Drawn.ofPixels(PNG, drawing.width(), height, ChartImage::png),
                                drawn.lasting());
                    }));

    private ChartCalculations() {}

    /** What is asked of a chart with houses, and nothing else. */
    private static ChartQuestion housed(Engine engine, Input input) {
        ChartQuery query = ChartQuery.read(engine, input);
        input.find(HouseParameter.HOUSES_BY);
        return new ChartQuestion(engine, input, query).pay(Prices.ONE);
    }

    private static Answer<SunView> sunriseSunset(Engine engine, Input input) {
        ChartQuestion in = new ChartQuestion(engine, input, SolarDay.read(engine, input)).pay(Prices.ONE);
        return in.rounded(SolarDay.view(engine, in.query(), in.zone()));
    }

    static List<Parameter<?>> drawn(Parameter<Integer> width) {
        return ChartQuery.with(
                CHART_TYPE,
                NAME,
                PLACE,
                LANGUAGE,
                ChartQuery.TIME_ZONE,
                width,
                MIN_TEXT,
                THEME,
                VargaCalculations.VARGA,
                VargaCalculations.SCHOOL,
                HOUSES,
                BirthTime.PARAMETER,
                PointCalculation.POINTS);
    }

    /**
     * @param day where the time of birth is not known
     * @param lasting whether the picture may be kept: not one that says whose it is
     */
    record Drawn(ChartDrawing drawing, Optional<BirthDay> day, boolean lasting) {}

    static Drawn draw(Engine engine, Input input, Parameter<Integer> widthParameter, IntUnaryOperator price) {
        ChartQuery query = ChartQuery.read(engine, input);
        ChartStyle style = input.get(CHART_TYPE);
        Language language = input.get(LANGUAGE);
        Theme theme = input.get(THEME);
        int width = input.get(widthParameter);
        int minText = input.get(MIN_TEXT);
        Optional<String> name = input.words(NAME);
        Optional<String> place = input.words(PLACE);
        ChartQuestion in = new ChartQuestion(engine, input, query);
        Varga varga = VargaCalculations.varga(input, VargaCalculations.VARGA);
        Optional<HouseSystem> houses = input.find(HOUSES);
        if (houses.isPresent() && varga.divisions() > 1) {
            input.reject(HOUSES, FieldCode.UNDIVIDED_CHART_ONLY.with("varga", varga.divisions()));
        }
        boolean isTimed = in.isTimed();
        if (!isTimed && (houses.isPresent() || varga.divisions() > 1)) {
            // The choice and not the fact: whoever leaves out what is refused must not be shown the chart of noon.
            input.reject(houses.isPresent() ? HOUSES : VargaCalculations.VARGA, FieldCode.TIME_OF_BIRTH_UNKNOWN.with());
        }
        List<PointSet> sets = PointCalculation.read(engine, input, PointCalculation.POINTS);
        if (!isTimed && !sets.isEmpty()) {
            input.reject(PointCalculation.POINTS, FieldCode.TIME_OF_BIRTH_UNKNOWN.with());
        }
        // Before anything is computed: the ephemeris may not have the time that is asked for.
        input.check();
        input.pay(price.applyAsInt(width));
        Optional<BirthDay> day = isTimed ? Optional.empty() : Optional.of(in.day());
        Chart chart = day.map(BirthDay::middle).orElseGet(in::chart);
        Optional<BhavaChalit.Bhavas> bhavas = houses.map(system -> HouseParameter.bhavas(input, HOUSES, chart, system));
        ChartCaption caption = caption(engine, query, in.zone(), name, place, day);
        List<DrawnPoint> points = PointCalculation.placed(chart, sets).stream()
                .map(DrawnPoint::of)
                .toList();
        ChartDrawing drawing = new ChartDrawing(
                chart.placements(), points, varga, bhavas, style, language.labels(), caption, theme, width, minText);
        return new Drawn(drawing, day, query.explicitTime() && name.isEmpty());
    }

    /** Whose chart it is, as a picture or a report says it. */
    static ChartCaption caption(
            Engine engine,
            ChartQuery query,
            Zone zone,
            Optional<String> name,
            Optional<String> place,
            Optional<BirthDay> day) {
        return new ChartCaption(
                name,
                place,
                OffsetDateTime.ofInstant(query.instant(), zone.offsetAt(query.instant())),
                Optional.of(zone.name()),
                query.conventions().ayanamsa(),
                engine.named(query.conventions()).name(),
                day.map(found -> found.rasis(Graha.MOON)).orElse(List.of()));
    }
}
