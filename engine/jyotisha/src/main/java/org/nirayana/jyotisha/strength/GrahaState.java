package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Everything that is said of a graha by itself: its dignity, its relation to the lord of its sign, combustion, war, age,
 * wakefulness and mood.
 *
 * @param placement where it stands
 * @param dignity by sign and degree; none for a node where conventions give it none
 * @param dignityBySign by the sign alone
 * @param dispositor the lord of its sign
 * @param natural relation to the dispositor: 1 friend, 0 neutral, -1 enemy; none to itself
 * @param temporary relation to the dispositor: 1 friend, -1 enemy; none to itself
 * @param relation both together
 * @param combustion none of the Sun and the nodes
 * @param war who it fights with
 * @param declination from the equator, north positive
 * @param baladi its age
 * @param jagradadi whether it wakes; none where it has no dignity
 * @param deeptadi its moods, all that hold, the one that counts most first; none where it has no dignity
 * @param vargottama whether it stands in the same sign in the navamsa
 * @param benefic by nature
 */
public record GrahaState(
        Placement placement,
        Optional<Dignity> dignity,
        Optional<Dignity> dignityBySign,
        Graha dispositor,
        Optional<Integer> natural,
        Optional<Integer> temporary,
        Optional<Relation> relation,
        Optional<Combustion> combustion,
        List<War> war,
        Angle declination,
        BaladiAvastha baladi,
        Optional<JagradadiAvastha> jagradadi,
        List<DeeptadiAvastha> deeptadi,
        boolean vargottama,
        boolean benefic) {
    public GrahaState {
        war = List.copyOf(war);
        deeptadi = List.copyOf(deeptadi);
    }

    public Graha graha() {
        return (Graha) placement.point();
    }

    /** The states of the nine in their order. */
    public static List<GrahaState> of(Chart chart) {
        return chart.derived(All.class, All::of).states();
    }

    private record All(List<GrahaState> states) {
        static All of(Chart chart) {
            Maker maker = new Maker(chart);
            GrahaState[] states = new GrahaState[Graha.COUNT];
            for (int i = 0; i < states.length; i++) {
                states[i] = maker.state(chart.of(Graha.ALL.get(i)));
            }
            return new All(List.of(states));
        }
    }

    /** The declination of a place in the sky. */
    static Angle declination(Placement placement, double sinObliquity, double cosObliquity) {
        double latitude = placement.latitude().radians();
        double sine = Trigonometry.sin(latitude) * cosObliquity
                + Trigonometry.cos(latitude)
                        * sinObliquity
                        * Trigonometry.sin(placement.longitude().radians());
        return Angle.radians(Trigonometry.asin(Math.max(-1, Math.min(1, sine))));
    }

    /** What all nine share. */
    private static final class Maker {
        private final Placements placements;
        private final Conventions conventions;
        private final Relations relations;
        private final List<War> wars;
        private final double sinObliquity;
        private final double cosObliquity;
        private final boolean moonBenefic;
        private final boolean mercuryBenefic;

        /** How many malefics stand in each sign. */
        private final int[] malefics = new int[Rasi.COUNT];

        private final CombustionOrbs orbs;
        private final JagradadiReading jagradadi;
        private final DeeptadiList deeptadiList;

        Maker(Chart chart) {
            placements = chart.placements();
            conventions = chart.conventions();
            relations = Relations.of(chart);
            wars = War.of(placements, conventions.get(WarVictor.CONVENTION));
            double obliquityRad = chart.moment().obliquity().radians();
            sinObliquity = Trigonometry.sin(obliquityRad);
            cosObliquity = Trigonometry.cos(obliquityRad);
            moonBenefic = Natures.isMoonBenefic(placements, conventions.get(MoonNature.CONVENTION));
            for (int i = 0; i < Graha.COUNT; i++) {
                Graha other = Graha.ALL.get(i);
                if (Natures.isAlwaysMalefic(other) || (other == Graha.MOON && !moonBenefic)) {
                    malefics[placements.of(other).rasi().number() - 1]++;
                }
            }
            mercuryBenefic =
                    Natures.isMercuryBenefic(placements, conventions.get(MercuryNature.CONVENTION), moonBenefic);
            orbs = conventions.get(CombustionOrbs.CONVENTION);
            jagradadi = conventions.get(JagradadiReading.CONVENTION);
            deeptadiList = conventions.get(DeeptadiList.CONVENTION);
        }

        GrahaState state(Placement placement) {
            Graha graha = (Graha) placement.point();
            Graha lord = placement.rasi().lord();
            Optional<Dignity> bySign = Dignity.bySign(graha, placement.rasi(), relations, conventions);
            Optional<Combustion> combustion = Combustion.of(placements, graha, orbs);
            return new GrahaState(
                    placement,
                    Dignity.byDegree(graha, placement.sidereal(), relations, conventions),
                    bySign,
                    lord,
                    relations.natural(graha, lord),
                    relations.temporary(graha, lord),
                    relations.compound(graha, lord),
                    combustion,
                    warsOf(graha),
                    declination(placement, sinObliquity, cosObliquity),
                    BaladiAvastha.at(placement.sidereal()),
                    bySign.map(dignity -> jagradadi(graha, lord, dignity)),
                    bySign.map(dignity -> deeptadi(graha, placement, dignity, combustion))
                            .orElse(List.of()),
                    ParasharaVarga.NAVAMSHA.rasiAt(placement.sidereal()) == placement.rasi(),
                    isBenefic(graha));
        }

        private List<War> warsOf(Graha graha) {
            if (wars.isEmpty()) {
                return List.of();
            }
            return wars.stream()
                    .filter(war -> war.victor() == graha || war.loser() == graha)
                    .toList();
        }

        private JagradadiAvastha jagradadi(Graha graha, Graha lord, Dignity dignity) {
            boolean byRelation = dignity != Dignity.EXALTED && dignity != Dignity.OWN && dignity != Dignity.DEBILITATED;
            if (byRelation && jagradadi == JagradadiReading.NATURAL) {
                return relations
                        .natural(graha, lord)
                        .map(natural -> natural < 0 ? JagradadiAvastha.SUSHUPTI : JagradadiAvastha.SWAPNA)
                        .orElseGet(() -> JagradadiAvastha.of(dignity));
            }
            return JagradadiAvastha.of(dignity);
        }

        private List<DeeptadiAvastha> deeptadi(
                Graha graha, Placement placement, Dignity dignity, Optional<Combustion> combustion) {
            if (deeptadiList == DeeptadiList.PHALADEEPIKA) {
                return deeptadiOfPhaladeepika(graha, placement, combustion);
            }
            List<DeeptadiAvastha> moods = new ArrayList<>(3);
            if (combustion.isPresent() && combustion.get().isCombust()) {
                moods.add(DeeptadiAvastha.KOPA);
            }
            if (isJoinedByMalefic(graha, placement)) {
                moods.add(DeeptadiAvastha.VIKALA);
            }
            Dignity relation = relations
                    .compound(graha, placement.rasi().lord())
                    .map(Dignity::of)
                    .orElse(Dignity.NEUTRAL);
            moods.add(DeeptadiAvastha.of(dignity, relation));
            return moods;
        }

        /** The ten of Phaladeepika 3: what burdens a graha first, then its sign, its varga and its light. */
        private List<DeeptadiAvastha> deeptadiOfPhaladeepika(
                Graha graha, Placement placement, Optional<Combustion> combustion) {
            List<DeeptadiAvastha> moods = new ArrayList<>(4);
            boolean combust = combustion.isPresent() && combustion.get().isCombust();
            if (combust) {
                moods.add(DeeptadiAvastha.VIKALA);
            }
            if (warsOf(graha).stream().anyMatch(war -> war.loser() == graha)) {
                moods.add(DeeptadiAvastha.NIPIDITA);
            }
            Dignity.byDegree(graha, placement.sidereal(), relations, conventions)
                    .ifPresent(dignity -> {
                        switch (dignity) {
                            case DEBILITATED -> moods.add(DeeptadiAvastha.ATIBHITA);
                            case EXALTED -> moods.add(DeeptadiAvastha.PRADIPTA);
                            case MOOLATRIKONA -> moods.add(DeeptadiAvastha.SUKHITA);
                            case OWN -> moods.add(DeeptadiAvastha.SWASTHA);
                            case GREAT_FRIEND, FRIEND -> moods.add(DeeptadiAvastha.MUDITA);
                            case NEUTRAL, ENEMY, GREAT_ENEMY -> {
                                // The list has no word for the signs of these.
                            }
                        }
                    });
            Graha lord = ParasharaVarga.NAVAMSHA.rasiAt(placement.sidereal()).lord();
            moods.add(isBenefic(lord) ? DeeptadiAvastha.SHANTA : DeeptadiAvastha.KHALA);
            if (!combust && !graha.isNode()) {
                moods.add(DeeptadiAvastha.SHAKTA);
            }
            return moods;
        }

        private boolean isJoinedByMalefic(Graha graha, Placement placement) {
            int there = malefics[placement.rasi().number() - 1];
            boolean counted = Natures.isAlwaysMalefic(graha) || (graha == Graha.MOON && !moonBenefic);
            // Nobody joins itself.
            return there > (counted ? 1 : 0);
        }

        private boolean isBenefic(Graha graha) {
            return switch (graha) {
                case MOON -> moonBenefic;
                case MERCURY -> mercuryBenefic;
                case JUPITER, VENUS -> true;
                default -> false;
            };
        }
    }
}
