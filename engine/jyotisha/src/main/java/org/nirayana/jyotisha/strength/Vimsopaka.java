package org.nirayana.jyotisha.strength;

import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The strength of twenty points: how well a graha stands in the divisional charts.
 *
 * <p>Brihat Parashara Hora Shastra 7.17-27. The vargas are Parashara's own; the relation to the lord of a varga is the
 * compound one, its temporary part from the rasi chart.
 *
 * @param grahas the seven in their order
 */
public record Vimsopaka(List<OfGraha> grahas) {
    private static final List<VimsopakaScheme> SCHEMES = List.of(VimsopakaScheme.values());
    private static final int VARGAS = ParasharaVarga.ALL.size();
    private static final int HORA = ParasharaVarga.ALL.indexOf(ParasharaVarga.HORA);

    public Vimsopaka {
        grahas = List.copyOf(grahas);
    }

    /** The vimsopaka bala of a chart. */
    public static Vimsopaka of(Chart chart) {
        return chart.derived(
                Vimsopaka.class, made -> compute(made.placements(), Relations.of(made), made.conventions()));
    }

    /** The vimsopaka bala of given places. */
    public static Vimsopaka of(Placements placements, Conventions conventions) {
        return compute(placements, Relations.of(placements, conventions), conventions);
    }

    private static Vimsopaka compute(Placements placements, Relations relations, Conventions conventions) {
        SaptavargaWeights weights = conventions.get(SaptavargaWeights.CONVENTION);
        Varga hora = conventions.get(VaiseshikamsaHora.CONVENTION).hora();
        OfGraha[] all = new OfGraha[Arc.GRAHAS.length];
        for (int i = 0; i < all.length; i++) {
            Graha graha = Arc.GRAHAS[i];
            SiderealLongitude place = placements.of(graha).sidereal();
            Dignity[] dignities = dignities(graha, relations);
            InVarga[] vargas = new InVarga[VARGAS];
            int[] points = new int[VARGAS];
            for (int varga = 0; varga < VARGAS; varga++) {
                int sign = ParasharaVarga.ALL.get(varga).rasiAt(place).number() - 1;
                vargas[varga] = InVarga.known(varga, sign, dignities[sign]);
                points[varga] = InVarga.points(dignities[sign]);
            }
            // Who is at home in another hora than that of the points has one good varga more or less; every scheme has
            // a hora.
            int more = isGood(InVarga.points(dignities[hora.rasiAt(place).number() - 1])) - isGood(points[HORA]);
            Score[] scores = new Score[SCHEMES.size()];
            for (int scheme = 0; scheme < scores.length; scheme++) {
                scores[scheme] = score(SCHEMES.get(scheme), points, weights, more);
            }
            all[i] = new OfGraha(graha, List.of(scores), List.of(vargas));
        }
        return new Vimsopaka(List.of(all));
    }

    /** How a graha fares in each sign, whichever varga it is of. */
    private static Dignity[] dignities(Graha graha, Relations relations) {
        Dignity[] dignities = new Dignity[Rasi.COUNT];
        for (int sign = 0; sign < dignities.length; sign++) {
            Rasi rasi = Rasi.ALL.get(sign);
            if (rasi == Dignity.exaltation(graha)) {
                dignities[sign] = Dignity.EXALTED;
            } else if (rasi == Dignity.moolatrikona(graha)) {
                dignities[sign] = Dignity.MOOLATRIKONA;
            } else if (rasi.lord() == graha) {
                dignities[sign] = Dignity.OWN;
            } else {
                dignities[sign] = Dignity.of(relations.ofSeven(graha, rasi.lord()));
            }
        }
        return dignities;
    }

    private static Score score(VimsopakaScheme scheme, int[] inVargas, SaptavargaWeights weights, int more) {
        double points = 0;
        int good = more;
        int[] indexes = scheme.indexes();
        double[] shares = scheme.weights(weights);
        for (int i = 0; i < indexes.length; i++) {
            int there = inVargas[indexes[i]];
            points += shares[i] * there / 20;
            good += isGood(there);
        }
        return new Score(scheme, points, good);
    }

    /** Twenty points are those of exaltation, moolatrikona and own sign alone. */
    private static int isGood(int points) {
        return points == 20 ? 1 : 0;
    }

    /**
     * The strength of one graha.
     *
     * @param scores one for each scheme, in their order
     * @param vargas how it stands in each of the sixteen
     */
    public record OfGraha(Graha graha, List<Score> scores, List<InVarga> vargas) {
        public OfGraha {
            scores = List.copyOf(scores);
            vargas = List.copyOf(vargas);
        }
    }

    /**
     * The points of a graha in a scheme.
     *
     * @param points 0 to 20
     * @param goodVargas in how many of its vargas the graha is exalted, in its moolatrikona or own sign, by the
     *     {@link VaiseshikamsaHora} chosen
     */
    public record Score(VimsopakaScheme scheme, double points, int goodVargas) {
        /** What such a graha is called (vaiseshikamsa); nothing below two. */
        public Optional<String> name() {
            return scheme.nameOf(goodVargas);
        }
    }

    /**
     * A graha in a divisional chart.
     *
     * @param rasi where it stands
     * @param dignity exalted, moolatrikona, own or the relation to the lord; debilitation is not looked at
     * @param points 20 to 5
     */
    @SuppressWarnings("EnumOrdinal") // the table is in the order of the dignities
    public record InVarga(ParasharaVarga varga, Rasi rasi, Dignity dignity, int points) {
        private static final int DIGNITIES = Dignity.DEBILITATED.ordinal();

        /** All there are: a chart has 112 of them, and most charts the same. */
        private static final InVarga[] KNOWN = new InVarga[VARGAS * Rasi.COUNT * DIGNITIES];

        static {
            for (int i = 0; i < KNOWN.length; i++) {
                Dignity dignity = Dignity.values()[i % DIGNITIES];
                KNOWN[i] = new InVarga(
                        ParasharaVarga.ALL.get(i / DIGNITIES / Rasi.COUNT),
                        Rasi.ALL.get(i / DIGNITIES % Rasi.COUNT),
                        dignity,
                        points(dignity));
            }
        }

        static InVarga known(int varga, int sign, Dignity dignity) {
            return KNOWN[(varga * Rasi.COUNT + sign) * DIGNITIES + dignity.ordinal()];
        }

        private static int points(Dignity dignity) {
            return switch (dignity) {
                case EXALTED, MOOLATRIKONA, OWN -> 20;
                case GREAT_FRIEND -> 18;
                case FRIEND -> 15;
                case NEUTRAL -> 10;
                case ENEMY -> 7;
                case GREAT_ENEMY -> 5;
                case DEBILITATED -> throw new IllegalStateException("Not a relation: " + dignity + ".");
            };
        }
    }
}
