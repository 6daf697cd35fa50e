package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.api.view.MatchBody;
import org.nirayana.api.view.MatchView;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.BandsReading;
import org.nirayana.jyotisha.match.DashaSandhi;
import org.nirayana.jyotisha.match.DinaReading;
import org.nirayana.jyotisha.match.ExceptionReading;
import org.nirayana.jyotisha.match.GanaPoruthamReading;
import org.nirayana.jyotisha.match.GanaReading;
import org.nirayana.jyotisha.match.MaitriReading;
import org.nirayana.jyotisha.match.MangalComparison;
import org.nirayana.jyotisha.match.MangalDosha;
import org.nirayana.jyotisha.match.MangalFrom;
import org.nirayana.jyotisha.match.MangalHouses;
import org.nirayana.jyotisha.match.MangalLifted;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MatchPreset;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.PapaGrahas;
import org.nirayana.jyotisha.match.PapaWeights;
import org.nirayana.jyotisha.match.Papasamya;
import org.nirayana.jyotisha.match.PoruthamBands;
import org.nirayana.jyotisha.match.PoruthamList;
import org.nirayana.jyotisha.match.Poruthams;
import org.nirayana.jyotisha.match.RajjuReading;
import org.nirayana.jyotisha.match.RasiReading;
import org.nirayana.jyotisha.match.RasyadhipatiReading;
import org.nirayana.jyotisha.match.StreeDirghaReading;
import org.nirayana.jyotisha.match.TaraReading;
import org.nirayana.jyotisha.match.VarnaReading;
import org.nirayana.jyotisha.match.VashyaReading;
import org.nirayana.jyotisha.match.VasyaReading;
import org.nirayana.jyotisha.match.VedhaReading;
import org.nirayana.jyotisha.match.YoniPoruthamReading;
import org.nirayana.jyotisha.match.YoniReading;

/** Two people compared for marriage. */
final class MatchCalculation {
    /** The two ways of comparing Moons. */
    private static final Map<String, Boolean> SYSTEMS = systems();

    private static final Parameter<Boolean> IS_PORUTHAM = Parameter.oneOf("system", SYSTEMS)
            .typed("MatchSystem")
            .describe(
                    "`ashtakuta`: the eight kutas of the North, 36 points; `porutham`: the ten of the South and further ones.")
            .orElse(false, "ashtakuta");

    static final Parameter<MatchPreset> PRESET = Parameter.oneOf("preset", MatchPreset.values(), MatchPreset::id)
            .describe("A set of readings; single parameters stand above it. "
                    + MatchPreset.ALL.stream()
                            .map(preset -> "`" + preset.id() + "`: " + preset.note())
                            .collect(Collectors.joining("; "))
                    + ". Left out: `north` for kutas, `tamil` for poruthams.");

    private static final Parameter<Integer> SANDHI_MONTHS = Parameter.integer("sandhi_months", 1, 36)
            .describe("How near two changes of mahadasha are near; no text that we know of has a figure.")
            .orElse(6, 6);

    private static final Parameter<Integer> SANDHI_YEARS = Parameter.integer("sandhi_years", 1, 100)
            .describe("How many years from `at` on are looked through for them.")
            .orElse(60, 60);

    static final List<Convention<?>> OF_CHARTS = List.of(
            MangalHouses.CONVENTION,
            MangalFrom.CONVENTION,
            MangalLifted.CONVENTION,
            MangalComparison.CONVENTION,
            PapaWeights.CONVENTION,
            PapaGrahas.CONVENTION);

    /** What the kutas of two Moons depend on. */
    static final List<Convention<?>> OF_KUTAS = List.of(
            VarnaReading.CONVENTION,
            VashyaReading.CONVENTION,
            TaraReading.CONVENTION,
            YoniReading.CONVENTION,
            MaitriReading.CONVENTION,
            GanaReading.CONVENTION,
            ExceptionReading.CONVENTION,
            BandsReading.CONVENTION,
            VasyaReading.CONVENTION,
            VedhaReading.CONVENTION);

    private static final List<Convention<?>> OF_PORUTHAMS = List.of(
            DinaReading.CONVENTION,
            GanaPoruthamReading.CONVENTION,
            StreeDirghaReading.CONVENTION,
            YoniPoruthamReading.CONVENTION,
            RasiReading.CONVENTION,
            RasyadhipatiReading.CONVENTION,
            RajjuReading.CONVENTION,
            PoruthamList.CONVENTION,
            PoruthamBands.CONVENTION);

    static final ConventionParameters ALL_READINGS = ConventionParameters.readings(
                    joined(OF_KUTAS, OF_PORUTHAMS, OF_CHARTS))
            .andWhatMoves(Part.KUTAS, Part.PORUTHAMS, Part.TWO_CHARTS);
    private static final ConventionParameters ASHTAKUTA =
            ConventionParameters.readings(joined(OF_KUTAS, OF_CHARTS)).andWhatMoves(Part.KUTAS, Part.TWO_CHARTS);
    private static final ConventionParameters PORUTHAM = ConventionParameters.readings(joined(
                    OF_PORUTHAMS,
                    List.of(VasyaReading.CONVENTION, VedhaReading.CONVENTION, VarnaReading.CONVENTION),
                    OF_CHARTS))
            .andWhatMoves(Part.PORUTHAMS, Part.TWO_CHARTS);

    /** What a comparison may be asked by. */
    static final List<Parameter<?>> PARAMETERS = ALL_READINGS.with(List.of(
            IS_PORUTHAM,
            PRESET,
            ChartQuery.AYANAMSA,
            ChartQuery.NODE_TYPE,
            ChartQuery.POSITION_REFERENCE,
            ConventionParameters.PROFILE,
            ConventionParameters.POSITIONS,
            ConventionParameters.AYANAMSA_OFFSET,
            ConventionParameters.SIDEREAL_NUTATION,
            ConventionParameters.UNIVERSAL_TIME,
            ConventionParameters.APPLY_NUTATION,
            DashaCalculations.AT,
            SANDHI_MONTHS,
            SANDHI_YEARS));

    private static final ZoneRules UTC = ZoneRules.of(ZoneOffset.UTC);

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.post("match", "match", "Two people compared for marriage")
                    .description(
                            "Kutas or poruthams of the two Moons with the table and the row of each point, exceptions with their"
                                    + " sources, the score before and after them, and the thresholds with whose they are; of births also"
                                    + " Mangal dosha with its cancellations, papasamya and dasha sandhi. Each person is a birth, a date"
                                    + " without a time, a star with its pada, or somebody whom you keep; what cannot be said is listed in `absent` with the reason."
                                    + " Counts as " + Prices.MATCH
                                    + " requests. docs/matching.md has tables, sources and what is in dispute.")
                    .parameters(PARAMETERS)
                    .body(MatchBody.class)
                    .namesPeople()
                    .answer("The comparison.", MatchView.class)
                    .build(),
            MatchCalculation::match));

    private MatchCalculation() {}

    private static Map<String, Boolean> systems() {
        Map<String, Boolean> systems = new LinkedHashMap<>();
        systems.put("ashtakuta", false);
        systems.put("porutham", true);
        return systems;
    }

    @SafeVarargs
    private static List<Convention<?>> joined(List<Convention<?>>... several) {
        List<Convention<?>> all = new ArrayList<>();
        for (List<Convention<?>> some : several) {
            all.addAll(some);
        }
        return all;
    }

    /**
     * What a comparison comes to.
     *
     * @param kutas by all places where the two Moons may be; none where poruthams were asked for
     */
    record Compared(
            MatchPreset preset,
            ChartQuery query,
            MatchPerson bride,
            MatchPerson groom,
            List<Ashtakuta> kutas,
            List<Poruthams> poruthams,
            Optional<MangalMatch> mangal,
            List<Papasamya> papasamya,
            Optional<List<DashaSandhi>> sandhi,
            Instant at,
            int months,
            int years) {
        boolean isPorutham() {
            return kutas.isEmpty();
        }
    }

    private static Answer<MatchView> match(Engine engine, Input input) {
        return Answer.of(compare(engine, input, Prices.MATCH), UTC, false);
    }

    static MatchView compare(Engine engine, Input input, int price) {
        return view(compared(engine, input, input.body("bride", "groom"), price));
    }

    /**
     * Reads a question about two people and answers it; nothing is computed where something is wrong.
     *
     * @param price as how many requests it counts
     */
    static Compared compared(Engine engine, Input input, Map<?, ?> body, int price) {
        boolean porutham = input.get(IS_PORUTHAM);
        MatchPreset preset = preset(input, porutham);
        ChartQuery asked = ChartQuery.read(engine, input);
        ChartQuery query = asked.with(ALL_READINGS.read(input, preset.in(asked.conventions())));
        Instant at = DashaCalculations.at(engine, input);
        if (!engine.covers(at)) {
            input.reject(DashaCalculations.AT, ChartQuery.notCovered(engine));
        }
        int months = input.get(SANDHI_MONTHS);
        int years = input.get(SANDHI_YEARS);
        Optional<MatchPerson> bride = MatchPerson.read(engine, input, query, body, "bride");
        Optional<MatchPerson> groom = MatchPerson.read(engine, input, query, body, "groom");
        if (bride.isPresent()
                && groom.isPresent()
                && bride.get().identity().isPresent()
                && bride.get().identity().equals(groom.get().identity())) {
            input.reject("groom", FieldCode.SAME_BIRTH.with());
        }
        input.pay(price);
        Conventions conventions = query.conventions();
        MatchPerson hers = bride.orElseThrow();
        MatchPerson his = groom.orElseThrow();
        boolean timed = hers.isTimed() && his.isTimed();
        return new Compared(
                preset,
                query,
                hers,
                his,
                porutham ? List.of() : kutas(hers, his, conventions),
                porutham ? poruthams(hers, his, conventions) : List.of(),
                hers.isBorn() && his.isBorn()
                        ? Optional.of(
                                MangalMatch.of(mangal(hers), mangal(his), conventions.get(MangalComparison.CONVENTION)))
                        : Optional.empty(),
                timed
                        ? List.of(
                                Papasamya.of(hers.charts().get(0)),
                                Papasamya.of(his.charts().get(0)))
                        : List.of(),
                timed
                        ? Optional.of(DashaSandhi.of(
                                hers.charts().get(0), his.charts().get(0), at, years, months))
                        : Optional.empty(),
                at,
                months,
                years);
    }

    private static MatchView view(Compared compared) {
        boolean porutham = compared.isPorutham();
        Conventions conventions = compared.query().conventions();
        MatchPerson hers = compared.bride();
        MatchPerson his = compared.groom();
        List<Papasamya> papasamya = compared.papasamya();
        return new MatchView(
                porutham ? "porutham" : "ashtakuta",
                compared.preset().id(),
                MatchView.PersonView.of(hers.moons(), hers.conventions()),
                MatchView.PersonView.of(his.moons(), his.conventions()),
                porutham ? Optional.empty() : Optional.of(MatchView.AshtakutaView.of(compared.kutas())),
                porutham ? Optional.of(MatchView.PoruthamsView.of(compared.poruthams())) : Optional.empty(),
                MatchView.RemarkView.of(
                        porutham
                                ? compared.poruthams().stream()
                                        .map(Poruthams::remarks)
                                        .toList()
                                : compared.kutas().stream()
                                        .map(Ashtakuta::remarks)
                                        .toList()),
                compared.mangal().map(MatchView.MangalView::of),
                papasamya.isEmpty()
                        ? Optional.empty()
                        : Optional.of(MatchView.PapasamyaView.of(papasamya.get(0), papasamya.get(1))),
                compared.sandhi()
                        .map(found ->
                                MatchView.SandhiView.of(compared.at(), compared.years(), compared.months(), found)),
                absent(hers, his),
                (porutham ? PORUTHAM : ASHTAKUTA).describe(conventions));
    }

    /** The one that is named, else the usual one of the North or the South. */
    static MatchPreset preset(Input input, boolean porutham) {
        return input.get(PRESET, porutham ? MatchPreset.TAMIL : MatchPreset.NORTH);
    }

    private static List<Ashtakuta> kutas(MatchPerson bride, MatchPerson groom, Conventions conventions) {
        if (bride.isTimed() && groom.isTimed()) {
            return List.of(Ashtakuta.of(bride.charts().get(0), groom.charts().get(0)));
        }
        return ofEach(bride, groom, (hers, his) -> Ashtakuta.of(hers, his, conventions));
    }

    private static List<Poruthams> poruthams(MatchPerson bride, MatchPerson groom, Conventions conventions) {
        return ofEach(bride, groom, (hers, his) -> Poruthams.of(hers, his, conventions));
    }

    /** By all places where the two Moons may be. */
    private static <T> List<T> ofEach(
            MatchPerson bride, MatchPerson groom, BiFunction<MoonPada, MoonPada, T> compared) {
        List<T> all = new ArrayList<>();
        for (MoonPada hers : bride.moons()) {
            for (MoonPada his : groom.moons()) {
                all.add(compared.apply(hers, his));
            }
        }
        return all;
    }

    private static MangalDosha mangal(MatchPerson person) {
        return person.isTimed()
                ? MangalDosha.of(person.charts().get(0))
                : MangalDosha.ofDay(person.charts().get(0), person.charts().get(1));
    }

    private static List<MatchView.AbsentView> absent(MatchPerson bride, MatchPerson groom) {
        List<MatchView.AbsentView> absent = new ArrayList<>();
        if (bride.moons().size() > 1 || groom.moons().size() > 1) {
            absent.add(MatchView.AbsentView.of("total", ReasonCode.MOON_NOT_CERTAIN));
        }
        if (!bride.isBorn() || !groom.isBorn()) {
            for (String part : List.of("mangal", "papasamya", "dasha_sandhi")) {
                absent.add(MatchView.AbsentView.of(part, ReasonCode.BIRTHS_NEEDED));
            }
        } else if (!bride.isTimed() || !groom.isTimed()) {
            absent.add(MatchView.AbsentView.of("papasamya", ReasonCode.HOUSES_NEED_TIME));
            absent.add(MatchView.AbsentView.of("dasha_sandhi", ReasonCode.DASHAS_NEED_TIME));
        }
        return absent;
    }
}
