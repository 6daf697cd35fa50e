package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.DeeptadiAvastha;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.strength.JagradadiAvastha;
import org.nirayana.jyotisha.strength.Lajjitadi;
import org.nirayana.jyotisha.strength.Relation;
import org.nirayana.jyotisha.strength.Sayanadi;
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.strength.WarDiscs;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.zodiac.Graha;

/** The state of each graha. */
public record StatesView(
        @Size(min = 9, max = 9) List<State> states,

        @OmitEmpty @Description("With `explain=true`: what all share.")
        Optional<Circumstances> circumstances,

        List<ReadingView> readings,
        ConventionsView conventions) {

    /** What the states of all share, degrees. */
    @SchemaName("StatesCircumstances")
    public record Circumstances(
            @OneOf(of = Vocabulary.HOUSE_SYSTEM) @Description("By which `house` is counted.")
            String houseSystem,

            @Decimals(6) long obliquity,

            @Decimals(6) @Description("What turns sidereal into tropical longitudes.")
            long ayanamsa,

            @Decimals(6)
            @Range(min = 0, max = 360)
            @Description("The Moon less the Sun, by which she is a benefic (`moon_nature`).")
            long elongation) {
        static Circumstances of(Chart chart) {
            double apart =
                    chart.moon().sidereal().degrees() - chart.sun().sidereal().degrees();
            return new Circumstances(
                    ConventionsView.id(chart.conventions().houses()),
                    Virupas.sixDecimals(chart.moment().obliquity().degrees()),
                    Virupas.sixDecimals(chart.placements().appliedAyanamsa().degrees()),
                    Virupas.sixDecimals(apart < 0 ? apart + 360 : apart));
        }
    }

    /** The figures that went into the state of a graha; degrees. */
    @SchemaName("GrahaState_Workings")
    public record Workings(
            @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long longitude,

            @Decimals(9)
            @Range(min = 0, below = 360)
            @Description("With `latitude` and the obliquity: the declination.")
            long tropicalLongitude,

            @Decimals(9) @Range(min = -90, max = 90) @Description("From the ecliptic.")
            long latitude,

            @Decimals(9) @Description("Of longitude in a day; negative where it is retrograde.")
            long speed,

            @OmitEmpty
            @Range(min = 0, below = 360)
            @Description("Where it is exalted most deeply; the opposite point is its weakest. None of the nodes.")
            Optional<Integer> exaltation,

            @OmitEmpty @OneOf(of = Vocabulary.RASI) @Description("The sign of its moolatrikona. None of the nodes.")
            Optional<String> moolatrikona,

            @OmitEmpty
            @Description("From and to which degree of that sign, the second not counted in. None of the nodes.")
            Optional<List<Integer>> moolatrikonaDegrees,

            @Range(min = 1, max = 12)
            @Description(
                    "The dispositor's sign counted from its own as 1: the 2nd, 3rd, 4th, 10th, 11th and 12th make it a"
                            + " friend of the moment.")
            int dispositorCounted,

            @Range(min = 1, max = 5) @Description("Which six degrees of the sign; even signs count from the end.")
            int baladiPart,

            @OneOf(of = Vocabulary.RASI) @Description("Its sign in the navamsa.")
            String navamsa,

            @OneOf(of = Vocabulary.CHART_POINT) @Description("What shares its sign.")
            List<String> with) {
        static Workings of(GrahaState state, Chart chart) {
            Graha graha = state.graha();
            Placement placement = state.placement();
            boolean node = graha.isNode();
            int part = (int) (placement.advanced().degrees() / 6) + 1;
            return new Workings(
                    placement.sidereal().nanodegrees(),
                    Degrees.direction(placement.longitude()),
                    Degrees.nearest(placement.latitude()),
                    Degrees.nearest(placement.speedPerDay()),
                    node ? Optional.empty() : Optional.of(Dignity.exaltationDegrees(graha)),
                    node
                            ? Optional.empty()
                            : Optional.of(Dignity.moolatrikona(graha).id()),
                    node
                            ? Optional.empty()
                            : Optional.of(List.of(Dignity.moolatrikonaFrom(graha), Dignity.moolatrikonaTo(graha))),
                    chart.of(state.dispositor()).rasi().countedFrom(placement.rasi()),
                    Math.min(part, 5),
                    ParasharaVarga.NAVAMSHA.rasiAt(placement.sidereal()).id(),
                    chart.placements().in(placement.rasi()).stream()
                            .filter(other -> other.point() != graha)
                            .map(other -> other.point().id())
                            .toList());
        }
    }

    /** A lajjitadi avastha. */
    @SchemaName("LajjitadiState")
    public record LajjitadiView(
            @OneOf(of = Vocabulary.LAJJITADI_AVASTHA) String avastha,

            @Description("Whether already its own place makes it so.")
            boolean byPlace,

            @OneOf(of = Vocabulary.GRAHA) @Description("Who shares its sign and makes it so.")
            List<String> with,

            @OneOf(of = Vocabulary.GRAHA) @Description("Who looks at it fully and makes it so.")
            List<String> seenBy) {
        static LajjitadiView of(Lajjitadi.Found found) {
            return new LajjitadiView(
                    found.avastha().id(),
                    found.bySign(),
                    found.with().stream().map(Graha::id).toList(),
                    found.seenBy().stream().map(Graha::id).toList());
        }
    }

    /** A sayanadi avastha with the numbers from which it follows. */
    @SchemaName("SayanadiState")
    public record SayanadiView(
            @OneOf(of = Vocabulary.SAYANADI_AVASTHA) String avastha,

            @Range(min = 1, max = 27) @Description("Of its nakshatra.")
            int nakshatra,

            @Range(min = 1, max = 9) @Description("Its own, 1 for the Sun to 9 for Ketu.")
            int graha,

            @Range(min = 1, max = 9) @Description("Of its navamsa in the sign.")
            int navamsa,

            @Range(min = 1, max = 27) @Description("Of the Moon's nakshatra.")
            int moonNakshatra,

            @Range(min = 0, max = 90) @Description("Of the ghati from sunrise (`sayanadi_ghati`).")
            int ghati,

            @Range(min = 1, max = 12) @Description("Of the rising sign.")
            int rising,

            @Range(min = 1)
            @Description("The first three multiplied, the others added; what is left by twelve counts the states.")
            int sum) {
        static SayanadiView of(Sayanadi found) {
            return new SayanadiView(
                    found.avastha().id(),
                    found.nakshatra(),
                    found.graha().number(),
                    found.navamsa(),
                    found.moonNakshatra(),
                    found.ghati(),
                    found.rising(),
                    found.sum());
        }
    }

    /** What is told besides the states themselves. */
    private record More(
            Chart chart, boolean explain, Optional<List<Lajjitadi>> lajjitadi, Optional<List<Sayanadi>> sayanadi) {}

    /** Everything that is said of a graha by itself. */
    @SchemaName("GrahaState")
    public record State(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @OneOf(of = Vocabulary.RASI) String rasi,

            @Decimals(9) @Range(min = 0, below = 30) @Description(Degrees.IN_RASI)
            long advancedBy,

            @Range(min = 1, max = 12)
            @Description("By the `house_system`; null where it divides nothing, see `houses`.")
            Integer house,

            @OneOf(of = Vocabulary.DIGNITY)
            @Description(
                    "By sign and degree: exalted, moolatrikona, own, the compound relation to the lord of the sign, or"
                            + " debilitated; null for a node that conventions give none.")
            Optional<String> dignity,

            @OneOf(of = Vocabulary.DIGNITY) @Description("By the sign alone.")
            Optional<String> dignityBySign,

            @OneOf(of = Vocabulary.GRAHA) @Description("The lord of its sign.")
            String dispositor,

            @Description(
                    "How it stands to the dispositor; null where it is its own, and for nodes that are not classified.")
            Optional<RelationView> relation,

            @Description("How near the Sun it is; null for the Sun and the nodes.")
            Optional<CombustionView> combustion,

            boolean isRetrograde,

            @Description("Planetary wars (graha yuddha) that it takes part in.")
            List<WarView> wars,

            @Decimals(9)
            @Range(min = -90, max = 90)
            @Description("Declination from the equator, degrees, north positive.")
            long declination,

            @OneOf(of = Vocabulary.BALADI_AVASTHA) @Description("Its age by degree (baladi avastha).")
            String baladi,

            @OneOf(of = Vocabulary.JAGRADADI_AVASTHA)
            @Description("Whether it wakes, dreams or sleeps (jagradadi avastha).")
            Optional<String> jagradadi,

            @OneOf(of = Vocabulary.DEEPTADI_AVASTHA)
            @Description(
                    "Its moods (deeptadi avastha) by the list that `deeptadi_list` names: all that hold, the one that"
                            + " counts most first.")
            List<String> deeptadi,

            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @OneOf(of = Vocabulary.GRAHA) String nakshatraLord,

            @Description("In the same sign in the navamsa.") boolean isVargottama,

            @Description("A benefic by nature.") boolean isBenefic,

            @OmitEmpty @Description("With `avasthas=lajjitadi`: what company makes of it; all that hold.")
            Optional<List<LajjitadiView>> lajjitadi,

            @OmitEmpty
            @Description("With `avasthas=sayanadi`: what it is doing; left out where the Sun does not rise and set.")
            Optional<SayanadiView> sayanadi,

            @OmitEmpty @Description("With `explain=true`: the figures that went in.")
            Optional<Workings> workings) {
        private static State of(GrahaState state, BhavaChalit houses, More more) {
            int index = state.graha().number() - 1;
            return new State(
                    state.graha().id(),
                    state.placement().rasi().id(),
                    Degrees.inRasi(state.placement().sidereal().nanodegrees()),
                    houses instanceof BhavaChalit.Bhavas bhavas
                            ? (Integer)
                                    bhavas.holding(state.placement().sidereal()).number()
                            : null,
                    state.dignity().map(Dignity::id),
                    state.dignityBySign().map(Dignity::id),
                    state.dispositor().id(),
                    state.relation().map(relation -> RelationView.of(state, relation)),
                    state.combustion().map(CombustionView::of),
                    state.placement().isRetrograde(),
                    state.war().stream()
                            .map(war -> WarView.of(war, state.graha(), more))
                            .toList(),
                    Degrees.nearest(state.declination()),
                    state.baladi().id(),
                    state.jagradadi().map(JagradadiAvastha::id),
                    state.deeptadi().stream().map(DeeptadiAvastha::id).toList(),
                    state.placement().nakshatra().id(),
                    state.placement().nakshatra().lord().id(),
                    state.vargottama(),
                    state.benefic(),
                    more.lajjitadi().map(all -> all.get(index).found().stream()
                            .map(LajjitadiView::of)
                            .toList()),
                    more.sayanadi().map(all -> SayanadiView.of(all.get(index))),
                    more.explain() ? Optional.of(Workings.of(state, more.chart())) : Optional.empty());
        }
    }

    /** How a graha stands to another. */
    @SchemaName("GrahaRelation")
    public record RelationView(
            @OneOf(
                    name = "NaturalRelation",
                    value = {"friend", "neutral", "enemy"})
            String natural,

            @OneOf(
                    name = "TemporaryRelation",
                    value = {"friend", "enemy"})
            String temporary,

            @OneOf(of = Vocabulary.RELATION) String compound) {
        static RelationView of(GrahaState state, Relation relation) {
            return new RelationView(
                    word(state.natural().orElseThrow()), word(state.temporary().orElseThrow()), relation.id());
        }

        private static String word(int score) {
            return score > 0 ? "friend" : score < 0 ? "enemy" : "neutral";
        }
    }

    /** How near the Sun a graha is. */
    @SchemaName("CombustionState")
    public record CombustionView(
            boolean isCombust,

            @Decimals(6) @Range(min = 0, max = 180) @Description("Degrees of longitude from the Sun.")
            long separation,

            @Range(min = 0, max = 180) @Description("Below how many it is combust.")
            double orb) {
        static CombustionView of(Combustion combustion) {
            return new CombustionView(
                    combustion.isCombust(), Virupas.sixDecimals(combustion.separation()), combustion.orb());
        }
    }

    /** A planetary war. */
    @SchemaName("PlanetaryWar")
    public record WarView(
            @OneOf(of = Vocabulary.GRAHA) String against,

            @OneOf(of = Vocabulary.GRAHA) @Description("By the reading `war_victor`.")
            String victor,

            @Decimals(6) @Range(min = 0, max = 1) @Description("Degrees of longitude between them.")
            long separation,

            @Decimals(6) @Range(min = 0, max = 180) @Description("Degrees of latitude between them.")
            long latitudeDifference,

            @OmitEmpty
            @OneOf(of = Vocabulary.WAR_KIND)
            @Description("With `explain=true`: how they meet, by their discs (`war_discs`).")
            Optional<String> kind,

            @OmitEmpty
            @Decimals(6)
            @Description("With `explain=true`: degrees from centre to centre, the root of both squares added.")
            Optional<Long> distance,

            @OmitEmpty @Decimals(6) @Description("With `explain=true`: half of both discs together, degrees.")
            Optional<Long> radii) {
        private static WarView of(War war, Graha graha, More more) {
            WarDiscs discs = more.chart().conventions().get(WarDiscs.CONVENTION);
            return new WarView(
                    war.opponent(graha).id(),
                    war.victor().id(),
                    Virupas.sixDecimals(war.separation()),
                    Virupas.sixDecimals(war.latitudeDifference()),
                    more.explain() ? Optional.of(war.kind(discs).id()) : Optional.empty(),
                    more.explain() ? Optional.of(Virupas.sixDecimals(war.distance())) : Optional.empty(),
                    more.explain() ? Optional.of(Virupas.sixDecimals(war.radii(discs))) : Optional.empty());
        }
    }

    /**
     * The states of a chart.
     *
     * @param explain whether the figures that went in are told
     * @param avasthas which more are told: {@code lajjitadi}, {@code sayanadi}
     */
    public static StatesView of(
            Chart chart,
            boolean explain,
            Set<String> avasthas,
            List<ReadingView> readings,
            ConventionsView conventions) {
        BhavaChalit houses = BhavaChalit.of(chart);
        More more = new More(
                chart,
                explain,
                avasthas.contains("lajjitadi") ? Optional.of(Lajjitadi.of(chart)) : Optional.empty(),
                avasthas.contains("sayanadi") ? Sayanadi.of(chart) : Optional.empty());
        return new StatesView(
                GrahaState.of(chart).stream()
                        .map(state -> State.of(state, houses, more))
                        .toList(),
                explain ? Optional.of(Circumstances.of(chart)) : Optional.empty(),
                readings,
                conventions);
    }
}
