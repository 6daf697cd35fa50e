package org.nirayana.jyotisha.strength;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.house.Houses;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;
import org.nirayana.jyotisha.placement.Placement;
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
    /** Two ghatis, before and after sunrise and sunset. */
    private static final Duration TWILIGHT = Duration.ofMinutes(48);

    public BhavaBala {
        bhavas = List.copyOf(bhavas);
    }

    /** The strength of the bhavas of a chart. */
    public static BhavaBala of(Chart chart) {
        return chart.derived(BhavaBala.class, BhavaBala::compute);
    }

    /** That of the bhavas of another house system; nothing where the system has none, inside the polar circles. */
    public static Optional<BhavaBala> of(Chart chart, HouseSystem system) {
        if (system == HouseSystem.SRIPATI) {
            return Optional.of(of(chart));
        }
        if (!(BhavaChalit.of(chart, system) instanceof BhavaChalit.Bhavas bhavas)) {
            return Optional.empty();
        }
        List<SiderealLongitude> middles =
                bhavas.all().stream().map(BhavaChalit.Bhava::middle).toList();
        return Optional.of(compute(chart, Shadbala.of(chart), middles, system));
    }

    private static BhavaBala compute(Chart chart) {
        // The middles of Sripati are Porphyry's cusps, which are defined everywhere.
        Houses.Cusps cusps = (Houses.Cusps)
                HouseSystem.PORPHYRY.houses(chart.sphere(), chart.placements().appliedToAngles());
        List<SiderealLongitude> middles = new ArrayList<>(cusps.cusps().size());
        for (Angle cusp : cusps.cusps()) {
            middles.add(SiderealLongitude.of(cusp));
        }
        return compute(chart, Shadbala.of(chart), middles, HouseSystem.SRIPATI);
    }

    private static BhavaBala compute(
            Chart chart, Shadbala shadbala, List<SiderealLongitude> middles, HouseSystem system) {
        boolean moon =
                Natures.isMoonBenefic(chart.placements(), chart.conventions().get(ShadbalaMoon.CONVENTION));
        SpecialAspects special = chart.conventions().get(SpecialAspects.CONVENTION);
        BhavaDigReading dig = chart.conventions().get(BhavaDigReading.CONVENTION);
        double[] extras = chart.conventions().get(BhavaExtras.CONVENTION) == BhavaExtras.BPHS
                ? extras(chart, middles, system)
                : new double[middles.size()];
        return compute(middles, chart.placements(), shadbala, moon, special, dig, extras);
    }

    static BhavaBala compute(
            List<SiderealLongitude> middles,
            Placements placements,
            Shadbala shadbala,
            boolean moonBenefic,
            SpecialAspects special,
            BhavaDigReading dig) {
        return compute(middles, placements, shadbala, moonBenefic, special, dig, new double[middles.size()]);
    }

    private static BhavaBala compute(
            List<SiderealLongitude> middles,
            Placements placements,
            Shadbala shadbala,
            boolean moonBenefic,
            SpecialAspects special,
            BhavaDigReading dig,
            double[] extras) {
        int count = Arc.GRAHAS.length;
        double[] places = new double[count];
        double[] totals = new double[count];
        for (int i = 0; i < count; i++) {
            places[i] = placements.of(Arc.GRAHAS[i]).sidereal().degrees();
            totals[i] = shadbala.grahas().get(i).total();
        }
        OfBhava[] all = new OfBhava[middles.size()];
        double[] sums = new double[all.length];
        for (int i = 0; i < all.length; i++) {
            SiderealLongitude middle = middles.get(i);
            Graha lord = middle.rasi().lord();
            all[i] = new OfBhava(
                    i + 1,
                    middle,
                    lord,
                    totals[lord.number() - 1],
                    dig(i + 1, middles, dig),
                    drishti(middle.degrees(), places, moonBenefic, special),
                    extras[i],
                    0);
            sums[i] = all[i].total();
        }
        for (int i = 0; i < all.length; i++) {
            all[i] = all[i].withRank(Arc.rank(sums, i));
        }
        return new BhavaBala(List.of(all));
    }

    /** What Brihat Parashara Hora Shastra 27.30-31 adds for who stands in a bhava and for the hour at which its sign rises. */
    private static double[] extras(Chart chart, List<SiderealLongitude> middles, HouseSystem system) {
        double[] extras = new double[middles.size()];
        BhavaChalit.Bhavas bhavas = (BhavaChalit.Bhavas) BhavaChalit.of(chart, system);
        Optional<DayAndNight> day = chart.dayAndNight();
        for (int i = 0; i < extras.length; i++) {
            for (Placement inside : bhavas.bhava(i + 1).inside()) {
                if (inside.point() instanceof Graha graha) {
                    extras[i] += ofOccupant(graha);
                }
            }
            Rasi rasi = middles.get(i).rasi();
            extras[i] += day.map(found -> ofHour(rasi, found, chart.birth().instant()))
                    .orElse(0.0);
        }
        return extras;
    }

    private static double ofOccupant(Graha graha) {
        return switch (graha) {
            case JUPITER, MERCURY -> 60;
            case SUN, MARS, SATURN -> -60;
            default -> 0;
        };
    }

    private static double ofHour(Rasi rasi, DayAndNight day, Instant instant) {
        boolean twilight = isNear(day.daylight().start(), instant)
                || isNear(day.daylight().end(), instant)
                || isNear(day.night().end(), instant);
        boolean byDay = day.isDaylight(instant);
        boolean strong =
                switch (rasi) {
                    case GEMINI, LEO, VIRGO, LIBRA, SCORPIO, AQUARIUS -> byDay && !twilight;
                    case PISCES -> twilight;
                    default -> !byDay && !twilight;
                };
        return strong ? 15 : 0;
    }

    private static boolean isNear(Instant border, Instant instant) {
        return Duration.between(border, instant).abs().compareTo(TWILIGHT) <= 0;
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

    private static double drishti(double middle, double[] places, boolean moonBenefic, SpecialAspects special) {
        double sum = 0;
        for (Graha from : Arc.GRAHAS) {
            double virupas = SphutaDrishti.virupas(from, Arc.wrap(middle - places[from.number() - 1]), special);
            sum += share(from, moonBenefic) * virupas;
        }
        return sum;
    }

    /** Jupiter and Mercury look with their whole strength, the others with a quarter; those of malefics are taken off. */
    private static double share(Graha from, boolean moonBenefic) {
        boolean whole = from == Graha.JUPITER || from == Graha.MERCURY;
        boolean benefic = from == Graha.MOON ? moonBenefic : !Natures.isAlwaysMalefic(from);
        return (benefic ? 1 : -1) * (whole ? 1 : 0.25);
    }

    /** Who looks at the middle of a bhava, and with how much; of the Sun to Saturn. Their sum is its drishti. */
    public static List<Look> looks(Chart chart, OfBhava bhava) {
        boolean moon =
                Natures.isMoonBenefic(chart.placements(), chart.conventions().get(ShadbalaMoon.CONVENTION));
        SpecialAspects special = chart.conventions().get(SpecialAspects.CONVENTION);
        List<Look> looks = new ArrayList<>(Arc.GRAHAS.length);
        for (Graha from : Arc.GRAHAS) {
            double arc = Arc.wrap(
                    bhava.middle().degrees() - chart.of(from).sidereal().degrees());
            looks.add(new Look(from, arc, SphutaDrishti.virupas(from, arc, special), share(from, moon)));
        }
        return List.copyOf(looks);
    }

    /**
     * A look at the middle of a bhava.
     *
     * @param arc from the graha to the middle, degrees
     * @param virupas by that arc
     * @param share what part of them counts: 1 or 0.25, negative for a malefic
     */
    public record Look(Graha from, double arc, double virupas, double share) {}

    /**
     * The strength of a bhava.
     *
     * @param middle its middle, whose sign it is
     * @param adhipati the shadbala of the lord
     * @param dig of the direction
     * @param drishti of the aspects; may be negative
     * @param extras for who stands in it and for the hour, where conventions count them; may be negative
     * @param rank 1 for the strongest
     */
    public record OfBhava(
            int number,
            SiderealLongitude middle,
            Graha lord,
            double adhipati,
            double dig,
            double drishti,
            double extras,
            int rank) {
        public double total() {
            return adhipati + dig + drishti + extras;
        }

        public double rupas() {
            return total() / 60;
        }

        private OfBhava withRank(int place) {
            return new OfBhava(number, middle, lord, adhipati, dig, drishti, extras, place);
        }
    }
}
