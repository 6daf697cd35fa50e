package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.house.Houses;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The strength of the twelve bhavas, in virupas: that of the lord, of the direction and of the aspects on the middle.
 *
 * <p>By default as B. V. Raman has it (Graha and Bhava Balas, chapter 9), on the bhavas of Sripati.
 *
 * @param bhavas from the first on
 */
public record BhavaBala(List<OfBhava> bhavas) {
    public BhavaBala {
        bhavas = List.copyOf(bhavas);
    }

    /** The strength of the bhavas of a chart. */
    public static BhavaBala of(Chart chart) {
        return chart.derived(BhavaBala.class, BhavaBala::compute);
    }

    private static BhavaBala compute(Chart chart) {
        // The middles of Sripati are Porphyry's cusps, which are defined everywhere.
        Houses.Cusps cusps = (Houses.Cusps)
                HouseSystem.PORPHYRY.houses(chart.sphere(), chart.placements().appliedAyanamsa());
        List<SiderealLongitude> middles = new ArrayList<>(cusps.cusps().size());
        for (Angle cusp : cusps.cusps()) {
            middles.add(SiderealLongitude.of(cusp));
        }
        return compute(chart, Shadbala.of(chart), middles);
    }

    private static BhavaBala compute(Chart chart, Shadbala shadbala, List<SiderealLongitude> middles) {
        boolean moon =
                Natures.isMoonBenefic(chart.placements(), chart.conventions().reading(ShadbalaMoon.class));
        SpecialAspects special = chart.conventions().reading(SpecialAspects.class);
        BhavaDigReading dig = chart.conventions().reading(BhavaDigReading.class);
        return compute(middles, chart.placements(), shadbala, moon, special, dig);
    }

    static BhavaBala compute(
            List<SiderealLongitude> middles,
            Placements placements,
            Shadbala shadbala,
            boolean moonBenefic,
            SpecialAspects special,
            BhavaDigReading dig) {
        double[] places = new double[Arc.SEVEN.size()];
        for (Graha graha : Arc.SEVEN) {
            places[graha.number() - 1] = placements.of(graha).sidereal().degrees();
        }
        List<OfBhava> all = new ArrayList<>(middles.size());
        for (int number = 1; number <= middles.size(); number++) {
            SiderealLongitude middle = middles.get(number - 1);
            Graha lord = middle.rasi().lord();
            all.add(new OfBhava(
                    number,
                    middle,
                    lord,
                    shadbala.of(lord).total(),
                    dig(number, middles, dig),
                    drishti(middle.degrees(), places, moonBenefic, special),
                    0));
        }
        List<OfBhava> best = new ArrayList<>(all);
        best.sort(Comparator.comparingDouble(OfBhava::total).reversed());
        for (int i = 0; i < best.size(); i++) {
            OfBhava bhava = best.get(i);
            all.set(bhava.number() - 1, bhava.withRank(i + 1));
        }
        return new BhavaBala(all);
    }

    private static double dig(int number, List<SiderealLongitude> middles, BhavaDigReading reading) {
        SiderealLongitude middle = middles.get(number - 1);
        int weak = weakHouse(middle, reading);
        if (reading == BhavaDigReading.BPHS_ARC) {
            return Arc.fold(middle.degrees() - middles.get(weak - 1).degrees()) / 3;
        }
        int apart = Math.floorMod(number - weak, 12);
        return 10 * Math.min(apart, 12 - apart);
    }

    /** Human signs are weak in the seventh, quadrupeds in the fourth, watery ones in the tenth, insects in the first. */
    private static int weakHouse(SiderealLongitude middle, BhavaDigReading reading) {
        boolean secondHalf = middle.advancedInRasi().degrees() >= 15;
        boolean halves = reading != BhavaDigReading.WHOLE_SIGN;
        Rasi rasi = middle.rasi();
        return switch (rasi) {
            case GEMINI, VIRGO, LIBRA, AQUARIUS -> 7;
            case ARIES, TAURUS, LEO -> 4;
            case SAGITTARIUS -> halves && secondHalf ? 4 : 7;
            case CAPRICORN -> halves && secondHalf ? 10 : 4;
            case CANCER -> reading == BhavaDigReading.BPHS_ARC ? 1 : 10;
            case PISCES -> 10;
            case SCORPIO -> 1;
        };
    }

    /** Jupiter and Mercury look with their whole strength, the others with a quarter. */
    private static double drishti(double middle, double[] places, boolean moonBenefic, SpecialAspects special) {
        double sum = 0;
        for (Graha from : Arc.SEVEN) {
            double virupas = SphutaDrishti.virupas(from, Arc.wrap(middle - places[from.number() - 1]), special);
            boolean whole = from == Graha.JUPITER || from == Graha.MERCURY;
            boolean benefic = from == Graha.MOON ? moonBenefic : !Natures.isAlwaysMalefic(from);
            sum += (benefic ? 1 : -1) * (whole ? virupas : virupas / 4);
        }
        return sum;
    }

    /**
     * The strength of a bhava.
     *
     * @param middle its middle by Sripati, whose sign it is
     * @param adhipati the shadbala of the lord
     * @param dig of the direction
     * @param drishti of the aspects; may be negative
     * @param rank 1 for the strongest
     */
    public record OfBhava(
            int number, SiderealLongitude middle, Graha lord, double adhipati, double dig, double drishti, int rank) {
        public double total() {
            return adhipati + dig + drishti;
        }

        public double rupas() {
            return total() / 60;
        }

        private OfBhava withRank(int place) {
            return new OfBhava(number, middle, lord, adhipati, dig, drishti, place);
        }
    }
}
