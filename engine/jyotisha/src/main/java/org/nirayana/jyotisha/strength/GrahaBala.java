package org.nirayana.jyotisha.strength;

import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * The six strengths of a graha, in virupas (sixtieths of a rupa), with all that they are made of.
 *
 * @param cheshtaAdded whether cheshta is part of the total; where it is only shown it is not
 * @param required the least that is wanted of it
 * @param rank 1 for the one that has most of what is required of it
 * @param ishta its share of good
 * @param kashta its share of harm
 * @param workings the figures that went in
 */
public record GrahaBala(
        Graha graha,
        Sthana sthana,
        double dig,
        Kala kala,
        double cheshta,
        boolean cheshtaAdded,
        double naisargika,
        double drik,
        double required,
        int rank,
        double ishta,
        double kashta,
        Workings workings) {
    /** The six together, but for a cheshta bala that is only shown. */
    public double total() {
        return sthana.total() + dig + kala.total() + (cheshtaAdded ? cheshta : 0) + naisargika + drik;
    }

    public double rupas() {
        return total() / 60;
    }

    /** How many times what is required. */
    public double ratio() {
        return total() / required;
    }

    /** Of the place: exaltation, seven vargas, odd and even signs, angles, decanate. */
    public record Sthana(double uchcha, double saptavargaja, double ojayugma, double kendradi, double drekkana) {
        public double total() {
            return uchcha + saptavargaja + ojayugma + kendradi + drekkana;
        }
    }

    /** Of the time. */
    public record Kala(
            double nathonnatha,
            double paksha,
            double tribhaga,
            double abda,
            double masa,
            double vara,
            double hora,
            double ayana,
            double yuddha) {
        public double total() {
            return beforeAyana() + ayana + yuddha;
        }

        /** Up to hora bala, which is what a war compares. */
        double beforeAyana() {
            return nathonnatha + paksha + tribhaga + abda + masa + vara + hora;
        }

        Kala withYuddha(double moved) {
            return new Kala(nathonnatha, paksha, tribhaga, abda, masa, vara, hora, ayana, moved);
        }
    }

    /**
     * What went in, so that it can be computed again with a pencil; degrees.
     *
     * @param debilitationArc from the deepest debilitation
     * @param vargas the seven vargas of saptavargaja bala
     * @param digArc from the point where it has no dig bala
     * @param benefic as which it counts
     * @param declination that ayana bala used
     * @param mean longitude of cheshta bala; that of the true Sun for Sun and Moon
     * @param seeghrochcha of cheshta bala
     * @param cheshtaArc the kendra, 0 to 180: what ishta phala uses
     * @param beneficDrishti virupas received from benefics
     * @param maleficDrishti virupas received from malefics
     * @param motion its kind of motion, where cheshta bala follows from that
     */
    public record Workings(
            double debilitationArc,
            List<VargaPoints> vargas,
            double digArc,
            boolean benefic,
            double declination,
            double mean,
            double seeghrochcha,
            double cheshtaArc,
            double beneficDrishti,
            double maleficDrishti,
            Optional<EightMotion> motion) {
        public Workings {
            vargas = List.copyOf(vargas);
        }
    }

    /** The least that is wanted of single components, in virupas (Brihat Parashara Hora Shastra 27.34-37). */
    public List<ComponentMinimum> minimums() {
        return ComponentMinimum.of(this);
    }

    /** What a graha has for one varga. */
    public record VargaPoints(ParasharaVarga varga, Rasi rasi, Dignity dignity, double points) {}

    GrahaBala withYuddha(double moved) {
        return new GrahaBala(
                graha,
                sthana,
                dig,
                kala.withYuddha(moved),
                cheshta,
                cheshtaAdded,
                naisargika,
                drik,
                required,
                rank,
                ishta,
                kashta,
                workings);
    }

    GrahaBala withRank(int place) {
        return new GrahaBala(
                graha,
                sthana,
                dig,
                kala,
                cheshta,
                cheshtaAdded,
                naisargika,
                drik,
                required,
                place,
                ishta,
                kashta,
                workings);
    }
}
