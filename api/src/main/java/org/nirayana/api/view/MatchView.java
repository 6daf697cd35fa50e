package org.nirayana.api.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.DashaSandhi;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.KutaExemption;
import org.nirayana.jyotisha.match.KutaScore;
import org.nirayana.jyotisha.match.MangalDosha;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MatchBand;
import org.nirayana.jyotisha.match.MatchGrade;
import org.nirayana.jyotisha.match.MatchRemark;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Papasamya;
import org.nirayana.jyotisha.match.Porutham;
import org.nirayana.jyotisha.match.PoruthamExemption;
import org.nirayana.jyotisha.match.PoruthamScore;
import org.nirayana.jyotisha.match.Poruthams;
import org.nirayana.jyotisha.rule.Figure;
import org.nirayana.jyotisha.rule.Point;
import org.nirayana.jyotisha.rule.Proof;
import org.nirayana.jyotisha.rule.Rule;
import org.nirayana.jyotisha.rule.Source;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Two people compared for marriage. */
public record MatchView(
        @OneOf(
                name = "MatchSystem",
                value = {"ashtakuta", "porutham"})
        String system,

        @Description("The set of readings that single parameters were laid over.")
        String preset,

        PersonView bride,
        PersonView groom,
        @OmitEmpty Optional<AshtakutaView> ashtakuta,
        @OmitEmpty Optional<PoruthamsView> poruthams,

        @Description("What else texts say of the two Moons; it moves no points.")
        List<RemarkView> remarks,

        @OmitEmpty @Description("Mangal dosha of both; left out when no birth is given.")
        Optional<MangalView> mangal,

        @OmitEmpty @Description("Left out when a time of birth is missing.")
        Optional<PapasamyaView> papasamya,

        @OmitEmpty @Description("Left out when a time of birth is missing.")
        Optional<SandhiView> dashaSandhi,

        @Description("What could not be said, each with its reason.")
        List<AbsentView> absent,

        List<ReadingView> readings) {

    /** Where the Moon of somebody stands. */
    @SchemaName("Match_Person")
    public record PersonView(
            @Size(min = 1, max = 30)
            @Description("One, or all that are possible when a time of birth or a half of a pada is not known.")
            List<MoonView> moon,

            @OmitEmpty @Description("What the chart was computed by; left out when only a star is given.")
            Optional<ConventionsView> conventions) {
        /** Of the possible places of a Moon. */
        public static PersonView of(List<MoonPada> moons, Optional<ConventionsView> conventions) {
            return new PersonView(moons.stream().map(MoonView::of).toList(), conventions);
        }
    }

    /** A pada in which a Moon stands. */
    @SchemaName("Match_Moon")
    public record MoonView(
            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @Range(min = 1, max = 4) int pada,
            @OneOf(of = Vocabulary.RASI) String rasi,

            @OmitEmpty
            @OneOf(
                    name = "SignHalf",
                    value = {"first", "second"})
            @Description("Of the two padas that hold the middle of their sign: before or past it.")
            Optional<String> half) {
        static MoonView of(MoonPada moon) {
            return new MoonView(
                    moon.nakshatra().id(),
                    moon.pada(),
                    moon.rasi().id(),
                    MoonPada.isSplit(moon.nakshatra(), moon.pada())
                            ? Optional.of(moon.pastMiddle() ? "second" : "first")
                            : Optional.empty());
        }
    }

    /** The eight kutas. */
    @SchemaName("Match_Ashtakuta")
    public record AshtakutaView(
            @Size(min = 8, max = 8) List<KutaView> kutas,

            @Description("Of 36, as the tables have it; null when it is not certain.")
            Optional<Double> total,

            @Range(min = 0, max = 36) double totalLeast,
            @Range(min = 0, max = 36) double totalMost,

            @Description("With a kuta whose fault an exception lifts counted whole; null when it is not certain.")
            Optional<Double> totalAfter,

            List<ExceptionView> exceptions,
            VerdictView verdict) {
        /** Of all that are possible. */
        public static AshtakutaView of(List<Ashtakuta> all) {
            List<KutaView> kutas =
                    Kuta.ALL.stream().map(kuta -> KutaView.of(kuta, all)).toList();
            return new AshtakutaView(
                    kutas,
                    same(all, Ashtakuta::total),
                    all.stream().mapToDouble(Ashtakuta::total).min().orElseThrow(),
                    all.stream().mapToDouble(Ashtakuta::total).max().orElseThrow(),
                    same(all, Ashtakuta::totalAfter),
                    KutaExemption.ALL.stream()
                            .filter(one -> all.stream()
                                    .anyMatch(match -> match.exemptions().contains(one)))
                            .map(one -> ExceptionView.of(one, all))
                            .toList(),
                    VerdictView.of(all));
        }
    }

    /** One kuta. */
    @SchemaName("Match_Kuta")
    public record KutaView(
            @OneOf(of = Vocabulary.KUTA) String kuta,
            @Description("Null when it is not certain.") Optional<Double> points,
            @Range(min = 0, max = 8) double least,
            @Range(min = 0, max = 8) double most,

            @Range(min = 1, max = 8) @Description("The most that the kuta gives.")
            int of,

            @Description("After exceptions; null when it is not certain.")
            Optional<Double> pointsAfter,

            @Description("What the bride is for this kuta: a word of its table; null when it is not certain.")
            Optional<String> bride,

            Optional<String> groom,

            @Description("The convention that has the table, and how it is read.")
            String table,

            @OmitEmpty @Description("The reading that has the table, where authors differ.")
            Optional<TableReadingView> tableReading,

            @OmitEmpty @Description("Who has the table, where authors do not differ.")
            Optional<SourceView> tableSource,

            @Description("What was looked up there; null when it is not certain.")
            Optional<String> row,

            @OmitEmpty
            @Size(max = 2)
            @Description("The counts in `row`: from the bride to the groom, and from the groom to the bride.")
            List<Integer> counts,

            @Description("Whether so few points are a fault (dosha); null when it is not certain.")
            Optional<Boolean> fault) {
        static KutaView of(Kuta kuta, List<Ashtakuta> all) {
            List<KutaScore> scores = all.stream().map(match -> match.of(kuta)).toList();
            return new KutaView(
                    kuta.id(),
                    same(scores, KutaScore::points),
                    scores.stream().mapToDouble(KutaScore::points).min().orElseThrow(),
                    scores.stream().mapToDouble(KutaScore::points).max().orElseThrow(),
                    kuta.most(),
                    same(all, match -> match.halvesAfter(kuta) / 2.0),
                    same(scores, KutaScore::bride),
                    same(scores, KutaScore::groom),
                    scores.get(0).table().text(),
                    scores.get(0).table().reading().map(TableReadingView::of),
                    scores.get(0).table().source().map(SourceView::of),
                    same(scores, KutaScore::row),
                    same(scores, KutaScore::counts).orElse(List.of()),
                    same(scores, KutaScore::isFault));
        }
    }

    /** Whose table it is. */
    @SchemaName("Match_Table")
    public record TableReadingView(
            @Description("The id of the convention.") String choice,
            @Description("How it is read.") String reading) {
        static TableReadingView of(Reading reading) {
            return new TableReadingView(reading.convention().id(), reading.id());
        }
    }

    /** The sexes of two animals. */
    @SchemaName("Match_Sexes")
    public record SexesView(
            @OneOf(
                    name = "AnimalSex",
                    value = {"male", "female"})
            String bride,

            @OneOf(
                    name = "AnimalSex",
                    value = {"male", "female"})
            String groom) {}

    /** What lifts a fault. */
    @SchemaName("Match_Exception")
    public record ExceptionView(
            @OneOf(
                    name = "MatchExceptionName",
                    of = {Vocabulary.KUTA_EXEMPTION, Vocabulary.PORUTHAM_EXEMPTION})
            String exception,

            @Description("Which kuta or porutham it is about.")
            String lifts,

            @Description("In English, for people; its code is `exception`.")
            String rule,

            @OmitEmpty @Description("The stars and signs that the sentence names, in its order.")
            Map<String, Object> params,

            @Description("In English; `sources` has the same for programs.")
            String source,

            List<SourceView> sources,

            @Description("Whether it is in Muhurta Chintamani or in several independent sources.")
            boolean agreed,

            @Description("Whether it counts for the score after exceptions.")
            boolean counts,

            @Description("Whether it holds wherever the Moons may be.")
            boolean certain,

            @Description(
                    "The parts of its condition that decided; where the Moons are not certain, for the first places of which"
                            + " it holds.")
            List<ProofView> proof) {
        static ExceptionView of(KutaExemption one, List<Ashtakuta> all) {
            return new ExceptionView(
                    one.id(),
                    one.kuta().id(),
                    one.sentence(),
                    named(one.rule()),
                    one.source(),
                    SourceView.of(one.rule()),
                    one.isAgreed(),
                    one.counts(all.get(0).counted()),
                    all.stream().allMatch(match -> match.exemptions().contains(one)),
                    all.stream()
                            .filter(match -> match.exemptions().contains(one))
                            .findFirst()
                            .map(match -> ProofView.of(one.rule().clause().evaluate(match.facts())))
                            .orElseThrow());
        }

        static ExceptionView of(PoruthamExemption one, List<Poruthams> all) {
            return new ExceptionView(
                    one.id(),
                    one.porutham().id(),
                    one.sentence(),
                    named(one.rule()),
                    one.source(),
                    SourceView.of(one.rule()),
                    false,
                    false,
                    all.stream().allMatch(match -> match.exemptions().contains(one)),
                    all.stream()
                            .filter(match -> match.exemptions().contains(one))
                            .findFirst()
                            .map(match -> ProofView.of(one.rule().clause().evaluate(match.facts())))
                            .orElseThrow());
        }
    }

    /** Who says something. */
    @SchemaName("Match_Source")
    public record SourceView(
            @OneOf(
                    name = "MatchWork",
                    value = {
                        "muhurta_chintamani",
                        "prasna_marga",
                        "kalanirnaya",
                        "raman_muhurtha",
                        "garga_in_raman",
                        "garga_in_muhurtraj",
                        "northern_manuals",
                        "northern_manual",
                        "southern_sources",
                        "pyjhora"
                    })
            @Description("A text, or a group of manuals that is not named more closely.")
            String work,

            @OmitEmpty
            @Description("Chapter and verse, a page, or a chapter by its name; left out where none is known.")
            Optional<String> verse,

            @OneOf(of = Vocabulary.SURENESS)
            @Description("How sure we are that the source says so; docs/matching.md has the meaning of each.")
            String sureness) {
        static SourceView of(Source source) {
            return new SourceView(
                    source.work().id(),
                    source.verse().isEmpty() ? Optional.empty() : Optional.of(source.verse()),
                    source.sureness().id());
        }

        static List<SourceView> of(Rule rule) {
            return rule.sources().stream().map(SourceView::of).toList();
        }
    }

    /** A part of a condition, and whether it holds. */
    @SchemaName("Match_Proof")
    public record ProofView(
            @Description(
                    "The kind of the part: `same`, `in_house`, `in_nakshatra`, `stars_from`, `friends`, `decided` and others; docs/matching.md"
                            + " lists them.")
            String clause,

            @Description("What it is about: `bride.moon`, `groom.lord(moon)`, `mars`, `lagna`.")
            List<String> points,

            @Description("What it asks for: houses, signs, stars, counts, or the name of a trait.")
            List<String> asked,

            @Description("Whether it holds; a part that must not hold decides by failing.")
            boolean holds,

            @Size(min = 1) List<FigureView> figures) {
        static List<ProofView> of(Proof proof) {
            return proof.deciding().stream()
                    .map(part -> new ProofView(
                            part.clause().word(),
                            part.clause().points().stream().map(Point::id).toList(),
                            part.clause().asked(),
                            part.holds(),
                            part.figures().stream().map(FigureView::of).toList()))
                    .toList();
        }
    }

    /** A fact that decided. */
    @SchemaName("Match_Figure")
    public record FigureView(
            @Description(
                    "What it is: `sign`, `nakshatra`, `pada`, `house`, `stars` (a count of stars), `graha`, `daily_motion`, `separation` and `orb` in"
                            + " degrees, `relation` (1 friend, 0 neutral, -1 enemy), or the id of a trait or of a decision.")
            String figure,

            @OmitEmpty @Description("Of which point.") Optional<String> of,

            @OmitEmpty @Description("From which point it is counted.")
            Optional<String> from,

            @OmitEmpty @Description("Where it is a word.") Optional<String> value,

            @OmitEmpty @Description("Where it is a number.") Optional<Double> number) {
        static FigureView of(Figure figure) {
            return new FigureView(
                    figure.name(),
                    figure.of().isEmpty() ? Optional.empty() : Optional.of(figure.of()),
                    figure.from(),
                    figure.word(),
                    figure.number().isPresent() ? Optional.of(figure.number().getAsDouble()) : Optional.empty());
        }
    }

    private static Map<String, Object> named(Rule rule) {
        Map<String, Object> params = new LinkedHashMap<>();
        if (!rule.stars().isEmpty()) {
            params.put("stars", rule.stars().stream().map(Nakshatra::id).toList());
        }
        if (!rule.signs().isEmpty()) {
            params.put("signs", rule.signs().stream().map(Rasi::id).toList());
        }
        return params;
    }

    /** What somebody's thresholds make of it. */
    @SchemaName("Match_Verdict")
    public record VerdictView(
            @OneOf(of = Vocabulary.MATCH_GRADE) @Description("Null when it is not certain.")
            Optional<String> grade,

            @Description("Whose thresholds they are, in English.")
            String by,

            @OneOf(
                    name = "MatchThresholds",
                    value = {"future_point", "drik", "tamil", "kerala"})
            @Description("The reading that has them: of `match_bands`, or of `porutham_bands`.")
            String code,

            @Description("From the highest; those that apply to this pair.")
            List<ThresholdView> thresholds,

            @Description(
                    "What weighs most and is at fault without anything that lifts it: `bhakuta` and `nadi`, or `rajju`"
                            + " and `vedha`; where the Moons are not certain, all that may be.")
            List<String> standing) {
        static VerdictView of(List<Ashtakuta> all) {
            return new VerdictView(
                    same(all, Ashtakuta::grade).map(MatchGrade::id),
                    all.get(0).bands().note(),
                    all.get(0).bands().id(),
                    ThresholdView.of(all.get(0).thresholds()),
                    distinct(
                            all,
                            match -> match.standing().stream().map(Kuta::id).toList()));
        }

        static VerdictView ofPoruthams(List<Poruthams> all) {
            return new VerdictView(
                    same(all, Poruthams::grade).map(MatchGrade::id),
                    all.get(0).bands().note(),
                    all.get(0).bands().id(),
                    ThresholdView.of(all.get(0).thresholds()),
                    distinct(
                            all,
                            match -> match.standing().stream().map(Porutham::id).toList()));
        }
    }

    /** From where on a total is called so. */
    @SchemaName("Match_Threshold")
    public record ThresholdView(
            @Range(min = 0, max = 36) double from,
            @OneOf(of = Vocabulary.MATCH_GRADE) String grade) {
        static List<ThresholdView> of(List<MatchBand> bands) {
            return bands.stream()
                    .map(band ->
                            new ThresholdView(band.from() / 2.0, band.grade().id()))
                    .toList();
        }
    }

    /** The poruthams. */
    @SchemaName("Match_Poruthams")
    public record PoruthamsView(
            @Size(min = 12, max = 14) List<PoruthamView> items,

            @Description("The sum of those that are counted, a middling one as a half; null when it is not certain.")
            Optional<Double> total,

            @Range(min = 10, max = 12) @Description("How many are counted.")
            int of,

            List<ExceptionView> exceptions,
            VerdictView verdict) {
        /** Of all that are possible. */
        public static PoruthamsView of(List<Poruthams> all) {
            List<PoruthamView> items = new ArrayList<>();
            for (PoruthamScore score : all.get(0).scores()) {
                items.add(PoruthamView.of(score.porutham(), all));
            }
            return new PoruthamsView(
                    items,
                    same(all, Poruthams::total),
                    all.get(0).most(),
                    PoruthamExemption.ALL.stream()
                            .filter(one -> all.stream()
                                    .anyMatch(match -> match.exemptions().contains(one)))
                            .map(one -> ExceptionView.of(one, all))
                            .toList(),
                    VerdictView.ofPoruthams(all));
        }
    }

    /** One porutham. */
    @SchemaName("Match_Porutham")
    public record PoruthamView(
            @OneOf(of = Vocabulary.PORUTHAM) String porutham,

            @OneOf(of = Vocabulary.PORUTHAM_GRADE) @Description("Null when it is not certain.")
            Optional<String> grade,

            @Description("One of the two without which no other helps: rajju and vedha.")
            boolean essential,

            @Description("One of the five that Tamil almanacs weigh most.")
            boolean weighty,

            @Description("Whether it is counted for the total.")
            boolean counted,

            Optional<String> bride,
            Optional<String> groom,

            @Description("The convention that has the rule, and how it is read.")
            String table,

            @OmitEmpty @Description("The reading that has the rule, where authors differ.")
            Optional<TableReadingView> tableReading,

            @OmitEmpty @Description("Who has the rule, where authors do not differ.")
            Optional<SourceView> tableSource,

            @Description("What was looked up there; null when it is not certain.")
            Optional<String> row,

            @OmitEmpty
            @Size(max = 2)
            @Description("The count in `row`, from the girl to the boy; of aya-vyaya income and expense.")
            List<Integer> counts,

            @OmitEmpty @Description("Of yoni the sexes in `row`, where they decide.")
            Optional<SexesView> sexes) {
        static PoruthamView of(Porutham porutham, List<Poruthams> all) {
            List<PoruthamScore> scores =
                    all.stream().map(match -> match.of(porutham)).toList();
            return new PoruthamView(
                    porutham.id(),
                    same(scores, score -> score.grade().id()),
                    porutham.isEssential(),
                    porutham.isWeighty(),
                    scores.get(0).counted(),
                    same(scores, PoruthamScore::bride),
                    same(scores, PoruthamScore::groom),
                    scores.get(0).table().text(),
                    scores.get(0).table().reading().map(TableReadingView::of),
                    scores.get(0).table().source().map(SourceView::of),
                    same(scores, PoruthamScore::row),
                    same(scores, PoruthamScore::counts).orElse(List.of()),
                    same(scores, PoruthamScore::sexes)
                            .filter(sexes -> !sexes.isEmpty())
                            .map(sexes -> new SexesView(
                                    sexes.get(0).id(), sexes.get(1).id())));
        }
    }

    /** Something else that a text says. */
    @SchemaName("Match_Remark")
    public record RemarkView(
            @OneOf(of = Vocabulary.MATCH_REMARK_NAME) String remark,

            @Description("In English, for people; its code is `remark`.")
            String rule,

            @OmitEmpty @Description("The stars and signs that the sentence names, in its order.")
            Map<String, Object> params,

            @Description("In English; `sources` has the same for programs.")
            String source,

            List<SourceView> sources) {
        /** Those that hold wherever the Moons may be. */
        public static List<RemarkView> of(List<List<MatchRemark>> all) {
            return MatchRemark.ALL.stream()
                    .filter(remark -> all.stream().allMatch(found -> found.contains(remark)))
                    .map(remark -> new RemarkView(
                            remark.id(),
                            remark.sentence(),
                            named(remark.rule()),
                            remark.source(),
                            SourceView.of(remark.rule())))
                    .toList();
        }
    }

    /** Mangal dosha of both. */
    @SchemaName("Match_Mangal")
    public record MangalView(
            DoshaView bride,
            DoshaView groom,

            @Description("Whether the two go together; null when it cannot be said without a time of birth.")
            Optional<Boolean> compatible,

            @OneOf(of = Vocabulary.MANGAL_GROUND) String ground,

            @Description("The same in an English sentence; its code is `ground`.")
            String reason) {
        /** Of a comparison. */
        public static MangalView of(MangalMatch match) {
            return new MangalView(
                    DoshaView.of(match.bride()),
                    DoshaView.of(match.groom()),
                    match.compatible(),
                    match.ground().id(),
                    match.ground().words());
        }
    }

    /** Mangal dosha of one. */
    @SchemaName("Match_Dosha")
    public record DoshaView(
            @Description("Null when it cannot be said without a time of birth.")
            Optional<Boolean> present,

            @Description("Present, and nothing that counts cancels it.")
            Optional<Boolean> stands,

            @OneOf(of = Vocabulary.DOSHA_GRADE) @Description("As AstroSage grades it.")
            Optional<String> grade,

            @Size(max = 3) @Description("Mars from each point from which its house is known.")
            List<MarsView> mars,

            List<CancellationView> cancellations) {
        static DoshaView of(MangalDosha dosha) {
            return new DoshaView(
                    dosha.isPresent(),
                    dosha.stands(),
                    dosha.grade().map(MangalDosha.Grade::id),
                    dosha.places().stream()
                            .map(place ->
                                    new MarsView(place.from().id(), place.house(), place.afflicted(), place.freed()))
                            .toList(),
                    dosha.cancellations().stream()
                            .map(one -> new CancellationView(
                                    one.id(),
                                    one.sentence(),
                                    named(one.rule()),
                                    one.source(),
                                    SourceView.of(one.rule()),
                                    one.counts(dosha.lifted()),
                                    ProofView.of(dosha.prove(one))))
                            .toList());
        }
    }

    /** The house of Mars. */
    @SchemaName("Match_Mars")
    public record MarsView(
            @OneOf(of = Vocabulary.MATCH_POINT) String from,
            @Range(min = 1, max = 12) int house,

            @Description("Whether the house is one of the dosha.")
            boolean afflicted,

            @Description("Whether the sign of Mars frees it.")
            boolean freed) {}

    /** What cancels Mangal dosha. */
    @SchemaName("Match_Cancellation")
    public record CancellationView(
            @OneOf(of = Vocabulary.MANGAL_CANCELLATION) String cancellation,

            @Description("In English, for people; its code is `cancellation`.")
            String rule,

            @OmitEmpty @Description("The stars and signs that the sentence names, in its order.")
            Map<String, Object> params,

            @Description("In English; `sources` has the same for programs.")
            String source,

            List<SourceView> sources,
            boolean counts,

            @Description(
                    "The parts of its condition that decided; without a time of birth, at the beginning of the day.")
            List<ProofView> proof) {}

    /** Papasamya of both. */
    @SchemaName("Match_Papasamya")
    public record PapasamyaView(
            BurdenView bride,
            BurdenView groom,

            @Description("Whether the groom's sum is at least the bride's.")
            boolean balanced) {
        /** Of two charts. */
        public static PapasamyaView of(Papasamya bride, Papasamya groom) {
            return new PapasamyaView(BurdenView.of(bride), BurdenView.of(groom), groom.points() >= bride.points());
        }
    }

    /** The malefics of one. */
    @SchemaName("Match_Burden")
    public record BurdenView(@Range(min = 0, max = 15) double points, List<MaleficView> malefics) {
        static BurdenView of(Papasamya papasamya) {
            return new BurdenView(
                    papasamya.points(),
                    papasamya.burdens().stream()
                            .map(burden -> new MaleficView(
                                    burden.graha().id(), burden.from().id(), burden.house(), burden.quarters() / 4.0))
                            .toList());
        }
    }

    /** A malefic in a house of marriage. */
    @SchemaName("Match_Malefic")
    public record MaleficView(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @OneOf(of = Vocabulary.MATCH_POINT) String from,
            @Range(min = 1, max = 12) int house,
            @Range(min = 0, max = 1) double points) {}

    /** Where both lives change their mahadasha. */
    @SchemaName("Match_DashaSandhi")
    public record SandhiView(
            Instant from,
            @Range(min = 1, max = 100) int years,

            @Range(min = 1, max = 36) @Description("How near is near.")
            int months,

            List<PairView> changes) {
        /** Of those that were found. */
        public static SandhiView of(Instant from, int years, int months, List<DashaSandhi> found) {
            return new SandhiView(
                    from, years, months, found.stream().map(PairView::of).toList());
        }
    }

    /** A change in either life. */
    @SchemaName("Match_Sandhi")
    public record PairView(
            ChangeView bride,
            ChangeView groom,
            @Description("Days between them.") long daysApart) {
        static PairView of(DashaSandhi sandhi) {
            return new PairView(
                    ChangeView.of(sandhi.bride()),
                    ChangeView.of(sandhi.groom()),
                    sandhi.apart().toDays());
        }
    }

    /** A mahadasha that ends. */
    @SchemaName("Match_Change")
    public record ChangeView(
            @OneOf(of = Vocabulary.GRAHA) String from,
            @OneOf(of = Vocabulary.GRAHA) String to,
            Instant at) {
        static ChangeView of(DashaSandhi.Change change) {
            return new ChangeView(
                    change.from().ruler().id(), change.to().ruler().id(), change.at());
        }
    }

    /** What could not be said. */
    @SchemaName("Match_Absent")
    public record AbsentView(
            @OneOf(
                    name = "MatchPart",
                    value = {"total", "mangal", "papasamya", "dasha_sandhi"})
            String part,

            String reason,

            @OneOf(of = Vocabulary.REASON_CODE)
            @Description("What `reason` says, for programs; listed at `/problems/codes`.")
            String code) {
        public static AbsentView of(String part, ReasonCode reason) {
            return new AbsentView(part, reason.with().sentence(), reason.id());
        }
    }

    /** The value that all have, if they have one. */
    private static <T, V> Optional<V> same(List<T> all, Function<T, V> value) {
        List<V> values = all.stream().map(value).distinct().toList();
        return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
    }

    private static <T> List<String> distinct(List<T> all, Function<T, Collection<String>> values) {
        return all.stream()
                .flatMap(one -> values.apply(one).stream())
                .distinct()
                .collect(Collectors.toUnmodifiableList());
    }
}
