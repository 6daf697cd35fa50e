package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.DeeptadiAvastha;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.strength.JagradadiAvastha;
import org.nirayana.jyotisha.strength.Relation;
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.zodiac.Graha;

/** The state of each graha. */
public record StatesView(
        @Size(min = 9, max = 9) List<State> states, List<ReadingView> readings, ConventionsView conventions) {

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

            @OneOf({"bala", "kumara", "yuva", "vriddha", "mrita"}) @Description("Its age by degree (baladi avastha).")
            String baladi,

            @OneOf({"jagrat", "swapna", "sushupti"})
            @Description("Whether it wakes, dreams or sleeps (jagradadi avastha).")
            Optional<String> jagradadi,

            @OneOf({"deepta", "swastha", "pramudita", "shanta", "deena", "duhkhita", "khala", "vikala", "kopa"})
            @Description("Its moods (deeptadi avastha): all that hold, the one that counts most first.")
            List<String> deeptadi,

            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @OneOf(of = Vocabulary.GRAHA) String nakshatraLord,

            @Description("In the same sign in the navamsa.") boolean isVargottama,

            @Description("A benefic by nature.") boolean isBenefic) {
        static State of(GrahaState state, BhavaChalit houses) {
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
                            .map(war -> WarView.of(war, state.graha()))
                            .toList(),
                    Degrees.nearest(state.declination()),
                    state.baladi().id(),
                    state.jagradadi().map(JagradadiAvastha::id),
                    state.deeptadi().stream().map(DeeptadiAvastha::id).toList(),
                    state.placement().nakshatra().id(),
                    state.placement().nakshatra().lord().id(),
                    state.vargottama(),
                    state.benefic());
        }
    }

    /** How a graha stands to another. */
    @SchemaName("GrahaRelation")
    public record RelationView(
            @OneOf({"friend", "neutral", "enemy"}) String natural,
            @OneOf({"friend", "enemy"}) String temporary,

            @OneOf({"great_friend", "friend", "neutral", "enemy", "great_enemy"})
            String compound) {
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
            long latitudeDifference) {
        static WarView of(War war, Graha graha) {
            return new WarView(
                    war.opponent(graha).id(),
                    war.victor().id(),
                    Virupas.sixDecimals(war.separation()),
                    Virupas.sixDecimals(war.latitudeDifference()));
        }
    }

    public static StatesView of(Chart chart, List<ReadingView> readings, ConventionsView conventions) {
        BhavaChalit houses = BhavaChalit.of(chart);
        return new StatesView(
                GrahaState.of(chart).stream()
                        .map(state -> State.of(state, houses))
                        .toList(),
                readings,
                conventions);
    }
}
