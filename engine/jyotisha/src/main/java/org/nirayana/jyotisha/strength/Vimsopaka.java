package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.varga.ParasharaVarga;
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
        SaptavargaWeights weights = conventions.reading(SaptavargaWeights.class);
        List<OfGraha> all = new ArrayList<>(Arc.SEVEN.size());
        for (Graha graha : Arc.SEVEN) {
            List<InVarga> vargas = new ArrayList<>(ParasharaVarga.ALL.size());
            SiderealLongitude place = placements.of(graha).sidereal();
            for (ParasharaVarga varga : ParasharaVarga.ALL) {
                vargas.add(InVarga.of(graha, varga, place, relations));
            }
            List<Score> scores = new ArrayList<>(SCHEMES.size());
            for (VimsopakaScheme scheme : SCHEMES) {
                scores.add(score(scheme, vargas, weights));
            }
            all.add(new OfGraha(graha, scores, vargas));
        }
        return new Vimsopaka(all);
    }

    private static Score score(VimsopakaScheme scheme, List<InVarga> vargas, SaptavargaWeights weights) {
        double points = 0;
        int good = 0;
        for (VimsopakaScheme.Share share : scheme.shares(weights)) {
            InVarga place = vargas.get(share.index());
            points += share.weight() * place.points() / 20;
            good += place.isGood() ? 1 : 0;
        }
        return new Score(scheme, points, good);
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
     * @param goodVargas in how many of its vargas the graha is exalted, in its moolatrikona or own sign
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
    public record InVarga(ParasharaVarga varga, Rasi rasi, Dignity dignity, int points) {
        static InVarga of(Graha graha, ParasharaVarga varga, SiderealLongitude place, Relations relations) {
            Rasi rasi = varga.rasiAt(place);
            Dignity dignity;
            if (rasi == Dignity.exaltation(graha)) {
                dignity = Dignity.EXALTED;
            } else if (rasi == Dignity.moolatrikona(graha)) {
                dignity = Dignity.MOOLATRIKONA;
            } else if (rasi.lord() == graha) {
                dignity = Dignity.OWN;
            } else {
                dignity = Dignity.of(relations.ofSeven(graha, rasi.lord()));
            }
            return new InVarga(varga, rasi, dignity, points(dignity));
        }

        boolean isGood() {
            return dignity == Dignity.EXALTED || dignity == Dignity.MOOLATRIKONA || dignity == Dignity.OWN;
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
