package org.nirayana.api.calculation;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.AshtakavargaView;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.HousesView;
import org.nirayana.api.view.ReadingView;
import org.nirayana.api.view.ShadbalaView;
import org.nirayana.api.view.StatesView;
import org.nirayana.api.view.VimsopakaView;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.bhava.CuspReading;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.AyanaReading;
import org.nirayana.jyotisha.strength.BhavaBala;
import org.nirayana.jyotisha.strength.BhavaDigReading;
import org.nirayana.jyotisha.strength.BhavaExtras;
import org.nirayana.jyotisha.strength.CheshtaAverage;
import org.nirayana.jyotisha.strength.CheshtaElements;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.strength.DeeptadiList;
import org.nirayana.jyotisha.strength.DigPoints;
import org.nirayana.jyotisha.strength.DrekkanaOrder;
import org.nirayana.jyotisha.strength.DrikReading;
import org.nirayana.jyotisha.strength.EkadhipatyaOccupants;
import org.nirayana.jyotisha.strength.EkadhipatyaReading;
import org.nirayana.jyotisha.strength.IshtaReading;
import org.nirayana.jyotisha.strength.JagradadiReading;
import org.nirayana.jyotisha.strength.KendradiHouses;
import org.nirayana.jyotisha.strength.LajjitadiRelations;
import org.nirayana.jyotisha.strength.LuminaryCheshta;
import org.nirayana.jyotisha.strength.MercuryNature;
import org.nirayana.jyotisha.strength.MoolatrikonaExtent;
import org.nirayana.jyotisha.strength.MoonNature;
import org.nirayana.jyotisha.strength.NathonnathaTime;
import org.nirayana.jyotisha.strength.NodeDignity;
import org.nirayana.jyotisha.strength.NodeFriends;
import org.nirayana.jyotisha.strength.PakshaMoon;
import org.nirayana.jyotisha.strength.SaptavargaWeights;
import org.nirayana.jyotisha.strength.SaptavargajaPoints;
import org.nirayana.jyotisha.strength.SarvaLagna;
import org.nirayana.jyotisha.strength.SayanadiGhati;
import org.nirayana.jyotisha.strength.ShadbalaAyanamsa;
import org.nirayana.jyotisha.strength.ShadbalaHora;
import org.nirayana.jyotisha.strength.ShadbalaMoon;
import org.nirayana.jyotisha.strength.SunRequired;
import org.nirayana.jyotisha.strength.TrikonaReading;
import org.nirayana.jyotisha.strength.VaiseshikamsaHora;
import org.nirayana.jyotisha.strength.VirgoMultiplier;
import org.nirayana.jyotisha.strength.WarDiscs;
import org.nirayana.jyotisha.strength.WarVictor;
import org.nirayana.jyotisha.strength.YearMonthLords;
import org.nirayana.jyotisha.strength.YuddhaReading;
import org.nirayana.jyotisha.strength.YuddhaVictor;

/** Houses, states and strengths. */
final class StrengthCalculations {
    static final Parameter<Boolean> EXPLAIN = Parameter.flag("explain")
            .describe("Whether the figures that went in are told, so that all can be computed again with a pencil.")
            .orElse(false, false)
            .shared("Explain");

    private static final List<String> AVASTHA_KINDS = List.of("lajjitadi", "sayanadi");

    private static final Parameter<Set<String>> AVASTHAS = Parameter.of(
                    "avasthas",
                    Schemas.ordered("type", "string", "pattern", "^(lajjitadi|sayanadi)(,(lajjitadi|sayanadi))*$"),
                    StrengthCalculations::avasthas,
                    FieldCode.ONE_OR_BOTH_OF.with("allowed", AVASTHA_KINDS))
            .describe("More avasthas: `lajjitadi` (of company) and `sayanadi` (what a graha is doing).")
            .example("lajjitadi,sayanadi");

    private static final Parameter<Boolean> MINIMUMS = Parameter.flag("minimums")
            .describe("Whether the least that is wanted of single components is told (BPHS 27.34-37).")
            .orElse(false, false);

    static final Parameter<HouseSystem> BHAVA_SYSTEM = Parameter.oneOf(
                    "house_system", HouseSystem.values(), ConventionsView::id)
            .describe(
                    "How the sky is divided into houses: Sripati's bhavas are what most Indian programs call bhava chalit,"
                            + " `placidus` is that of KP. With a `profile` that has one, left out: that of the profile.")
            .orElse(HouseSystem.SRIPATI, ConventionsView.id(HouseSystem.SRIPATI));

    private static final Parameter<HouseSystem> BALA_SYSTEM = Parameter.oneOf(
                    "house_system", HouseSystem.values(), ConventionsView::id)
            .describe(
                    "Whose bhavas have a strength: `sripati` is B. V. Raman's; no worked example of another was found.")
            .orElse(HouseSystem.SRIPATI, ConventionsView.id(HouseSystem.SRIPATI));

    static final Parameter<UnaryOperator<Conventions>> HOUSE_SYSTEM = ConventionParameters.of(HouseSystem.CONVENTION);

    private static final Parameter<Instant> TRANSIT = Parameter.of(
                    "transit",
                    Schemas.ordered("type", "string", "maxLength", DateAndTime.MAX_LENGTH),
                    DateAndTime::parse,
                    FieldCode.DATE_TIME.with())
            .describe("Another moment, whose sky is laid over the bindus of this chart.")
            .example("2026-01-01T00:00:00Z");

    private static final ConventionParameters OF_HOUSES =
            ConventionParameters.readings(List.of(CuspReading.CONVENTION)).andWhatMoves(Part.HOUSES);

    private static final ConventionParameters OF_STATES = ConventionParameters.readings(List.of(
                    CombustionOrbs.CONVENTION,
                    WarVictor.CONVENTION,
                    NodeDignity.CONVENTION,
                    NodeFriends.CONVENTION,
                    MoonNature.CONVENTION,
                    MercuryNature.CONVENTION,
                    JagradadiReading.CONVENTION,
                    CuspReading.CONVENTION))
            .andLater(List.of(
                    DeeptadiList.CONVENTION,
                    WarDiscs.CONVENTION,
                    LajjitadiRelations.CONVENTION,
                    SayanadiGhati.CONVENTION))
            .andWhatMoves(Part.STATES, Part.LAJJITADI, Part.SAYANADI);

    private static final ConventionParameters OF_ASHTAKAVARGA = ConventionParameters.readings(List.of(
                    AshtakavargaTable.CONVENTION,
                    SarvaLagna.CONVENTION,
                    TrikonaReading.CONVENTION,
                    EkadhipatyaReading.CONVENTION,
                    EkadhipatyaOccupants.CONVENTION,
                    VirgoMultiplier.CONVENTION))
            .andWhatMoves(Part.BINDUS);

    private static final ConventionParameters OF_SHADBALA = ConventionParameters.readings(List.of(
                    SaptavargajaPoints.CONVENTION,
                    MoolatrikonaExtent.CONVENTION,
                    KendradiHouses.CONVENTION,
                    DrekkanaOrder.CONVENTION,
                    DigPoints.CONVENTION,
                    NathonnathaTime.CONVENTION,
                    ShadbalaMoon.CONVENTION,
                    MercuryNature.CONVENTION,
                    PakshaMoon.CONVENTION,
                    YearMonthLords.CONVENTION,
                    ShadbalaHora.CONVENTION,
                    AyanaReading.CONVENTION,
                    YuddhaReading.CONVENTION,
                    YuddhaVictor.CONVENTION,
                    CheshtaElements.CONVENTION,
                    LuminaryCheshta.CONVENTION,
                    SpecialAspects.CONVENTION,
                    DrikReading.CONVENTION,
                    SunRequired.CONVENTION,
                    IshtaReading.CONVENTION,
                    BhavaDigReading.CONVENTION))
            .andLater(List.of(BhavaExtras.CONVENTION, ShadbalaAyanamsa.CONVENTION, CheshtaAverage.CONVENTION))
            .andWhatMoves(Part.SHADBALA, Part.BHAVA_BALA);

    private static final ConventionParameters OF_VIMSOPAKA = ConventionParameters.readings(
                    List.of(SaptavargaWeights.CONVENTION))
            .andLater(List.of(VaiseshikamsaHora.CONVENTION))
            .andWhatMoves(Part.VIMSOPAKA);

    private static final String SOURCES =
            " docs/strengths.md has the rules, their sources and how far each was checked.";

    static final List<Calculation> ALL = List.of(
            new Calculation(
                    describe("getHouses", "houses", "The bhavas of a chart")
                            .description(
                                    "Beginnings, middles and cusps of the twelve bhavas by any of eleven systems, and what"
                                            + " stands in them (bhava chalit). Inside the polar circles Placidus and Koch divide nothing;"
                                            + " the answer says so in `status`.")
                            .parameters(OF_HOUSES.with(ChartQuery.with(ChartQuery.TIME_ZONE, BHAVA_SYSTEM, EXPLAIN)))
                            .answer("The bhavas.", HousesView.class)
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        ChartQuery asked = ChartQuery.read(engine, input);
                        HouseSystem system = input.get(BHAVA_SYSTEM, usualBhavas(asked));
                        boolean explain = input.get(EXPLAIN);
                        ChartQuery query = asked.with(
                                OF_HOUSES.read(input, asked.conventions().with(system)));
                        return answer(
                                engine,
                                input,
                                query,
                                OF_HOUSES,
                                (chart, readings, conventions) -> HousesView.of(chart, explain, readings, conventions));
                    }),
            new Calculation(
                    describe("getStates", "states", "The state of each graha")
                            .description(
                                    "Dignity by sign and degree, relation to the dispositor, combustion, retrogression,"
                                            + " planetary war, declination, baladi, jagradadi and deeptadi avasthas; with"
                                            + " `avasthas` also lajjitadi and sayanadi."
                                            + SOURCES)
                            .parameters(OF_STATES.with(ChartQuery.with(
                                    ChartQuery.TIME_ZONE,
                                    HOUSE_SYSTEM,
                                    ConventionParameters.SUNRISE_DEFINITION,
                                    EXPLAIN,
                                    AVASTHAS)))
                            .answer("The states of the nine.", StatesView.class)
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        ChartQuery asked = ChartQuery.read(engine, input);
                        Conventions housed =
                                ConventionParameters.read(input, asked.conventions(), List.of(HOUSE_SYSTEM));
                        // The ghatis of sayanadi avasthas are counted from sunrise.
                        ChartQuery query = asked.with(OF_STATES.read(input, withSunrise(input, housed)));
                        boolean explain = input.get(EXPLAIN);
                        Set<String> avasthas = input.find(AVASTHAS).orElse(Set.of());
                        return answer(
                                engine,
                                input,
                                query,
                                OF_STATES,
                                (chart, readings, conventions) -> StatesView.of(
                                        chart,
                                        explain,
                                        avasthas,
                                        OF_STATES.describe(query.conventions(), explain || !avasthas.isEmpty()),
                                        conventions));
                    }),
            new Calculation(
                    describe("getAshtakavarga", "ashtakavarga", "The bindus of the eight points")
                            .description(
                                    "Bhinna and sarva ashtakavarga, both reductions, pindas and kakshas; with `transit` the"
                                            + " kakshas of another moment over the bindus of this chart." + SOURCES)
                            .parameters(OF_ASHTAKAVARGA.with(ChartQuery.with(ChartQuery.TIME_ZONE, EXPLAIN, TRANSIT)))
                            .answer("The ashtakavarga.", AshtakavargaView.class)
                            .conditional()
                            .build(),
                    StrengthCalculations::ashtakavarga),
            new Calculation(
                    describe("getShadbala", "shadbala", "The sixfold strength of the grahas, and that of the bhavas")
                            .description(
                                    "Shadbala with every component by itself, ishta and kashta phala, and bhava bala; by"
                                            + " default as B. V. Raman has it." + SOURCES)
                            .parameters(OF_SHADBALA.with(ChartQuery.with(
                                    ChartQuery.TIME_ZONE,
                                    ConventionParameters.SUNRISE_DEFINITION,
                                    BALA_SYSTEM,
                                    EXPLAIN,
                                    MINIMUMS)))
                            .answer("The strengths.", ShadbalaView.class)
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        ChartQuery asked = ChartQuery.read(engine, input);
                        boolean explain = input.get(EXPLAIN);
                        boolean minimums = input.get(MINIMUMS);
                        HouseSystem system = input.get(BALA_SYSTEM);
                        ChartQuery query = asked.with(OF_SHADBALA.read(input, withSunrise(input, asked.conventions())));
                        return answer(
                                engine,
                                input,
                                query,
                                OF_SHADBALA,
                                (chart, readings, conventions) -> ShadbalaView.of(
                                        chart,
                                        BhavaBala.of(chart, system)
                                                .orElseThrow(() -> HouseParameter.refused(input, BALA_SYSTEM)),
                                        explain,
                                        minimums,
                                        readings,
                                        conventions));
                    }),
            new Calculation(
                    describe("getVimsopaka", "vimsopaka", "The strength of twenty points")
                            .description(
                                    "How well the seven stand in the divisional charts, in four schemes." + SOURCES)
                            .parameters(OF_VIMSOPAKA.with(ChartQuery.with(ChartQuery.TIME_ZONE, EXPLAIN)))
                            .answer("The points.", VimsopakaView.class)
                            .conditional()
                            .build(),
                    (engine, input) -> {
                        ChartQuery asked = ChartQuery.read(engine, input);
                        boolean explain = input.get(EXPLAIN);
                        ChartQuery query = asked.with(OF_VIMSOPAKA.read(input, asked.conventions()));
                        return answer(
                                engine,
                                input,
                                query,
                                OF_VIMSOPAKA,
                                (chart, readings, conventions) ->
                                        VimsopakaView.of(chart, explain, readings, conventions));
                    }));

    private StrengthCalculations() {}

    /** Those of the profile or the settings where they divide the sky, else Sripati's: by whole signs bhavas would be the signs again. */
    private static HouseSystem usualBhavas(ChartQuery asked) {
        HouseSystem system = asked.conventions().houses();
        return system == HouseSystem.WHOLE_SIGN ? HouseSystem.SRIPATI : system;
    }

    private static Conventions withSunrise(Input input, Conventions conventions) {
        return ConventionParameters.read(input, conventions, List.of(ConventionParameters.SUNRISE_DEFINITION));
    }

    private static Operation.Builder describe(String id, String path, String summary) {
        return Calculation.get(id, path, summary);
    }

    /** Makes the record of an answer. */
    private interface ViewOf {
        Object make(Chart chart, List<ReadingView> readings, ConventionsView conventions);
    }

    private static Answer<?> answer(
            Engine engine, Input input, ChartQuery query, ConventionParameters readings, ViewOf view) {
        ChartQuestion in = new ChartQuestion(engine, input, query).pay(Prices.STRENGTHS);
        return in.answer(view.make(in.chart(), readings.describe(query.conventions()), in.describe()));
    }

    private static Optional<Set<String>> avasthas(String text) {
        List<String> named = List.of(LowerCase.of(text).split(",", -1));
        return AVASTHA_KINDS.containsAll(named) ? Optional.of(Set.copyOf(named)) : Optional.empty();
    }

    private static Answer<?> ashtakavarga(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        boolean explain = input.get(EXPLAIN);
        Optional<Instant> transit = input.find(TRANSIT);
        if (transit.isPresent() && !engine.covers(transit.get())) {
            input.reject(TRANSIT, ChartQuery.notCovered(engine));
        }
        ChartQuery query = asked.with(OF_ASHTAKAVARGA.read(input, asked.conventions()));
        return answer(engine, input, query, OF_ASHTAKAVARGA, (chart, readings, conventions) -> {
            Optional<Placements> sky = transit.map(instant ->
                    engine.chart(chart.birth().at(instant), query.conventions()).placements());
            return AshtakavargaView.of(chart, sky, explain, readings, conventions);
        });
    }
}
