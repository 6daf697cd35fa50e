package org.nirayana.jyotisha.aspect;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;

/**
 * How strongly a graha looks at a point of the zodiac, by degree.
 *
 * @param from who looks, one of the seven
 * @param at what is looked at: another graha, a node, the ascendant, or a point beside them
 * @param arc from the one who looks to the other, 0 to 360 degrees
 * @param virupas 0 to 60, more where special aspects are added
 */
public record SphutaDrishti(Graha from, ChartPoint at, double arc, double virupas) {
    private static final Graha[] SEVEN = Graha.ALL.subList(0, 7).toArray(Graha[]::new);

    /** What the seven see of each other, of the nodes and of the ascendant: by who looks, in the order of the grahas. */
    public static List<SphutaDrishti> of(Chart chart) {
        SpecialAspects reading = chart.conventions().get(SpecialAspects.CONVENTION);
        double[] places = new double[Graha.COUNT];
        for (int i = 0; i < places.length; i++) {
            places[i] = chart.of(Graha.ALL.get(i)).sidereal().degrees();
        }
        double rising = chart.ascendant().sidereal().degrees();
        SphutaDrishti[] looks = new SphutaDrishti[SEVEN.length * Graha.COUNT];
        int count = 0;
        for (Graha from : SEVEN) {
            double place = places[from.number() - 1];
            for (int i = 0; i < places.length; i++) {
                Graha at = Graha.ALL.get(i);
                if (at != from) {
                    looks[count++] = look(from, at, place, places[i], reading);
                }
            }
            looks[count++] = look(from, Lagna.LAGNA, place, rising, reading);
        }
        return List.of(looks);
    }

    /** What the seven see of points that are no grahas: by point, and by who looks. */
    public static List<SphutaDrishti> of(Chart chart, List<PlacedPoint> points) {
        SpecialAspects reading = chart.conventions().get(SpecialAspects.CONVENTION);
        List<SphutaDrishti> looks = new ArrayList<>(points.size() * SEVEN.length);
        for (PlacedPoint point : points) {
            for (Graha from : SEVEN) {
                double place = chart.of(from).sidereal().degrees();
                looks.add(look(from, point.point(), place, point.sidereal().degrees(), reading));
            }
        }
        return List.copyOf(looks);
    }

    private static SphutaDrishti look(Graha from, ChartPoint at, double place, double seen, SpecialAspects reading) {
        double arc = wrap(seen - place);
        return new SphutaDrishti(from, at, arc, virupas(from, arc, reading));
    }

    private static double wrap(double degrees) {
        return degrees < 0 ? degrees + 360 : degrees;
    }

    /**
     * How strongly a graha looks over an arc.
     *
     * @param arc what is looked at less who looks, in [0, 360) degrees
     */
    public static double virupas(Graha from, double arc, SpecialAspects reading) {
        return switch (reading) {
            case ADDITIVE -> general(arc) + added(from, arc);
            case BPHS_VERSE -> verse(from, arc, false);
            case CONTINUOUS -> verse(from, arc, true);
        };
    }

    /** What anybody has over this arc. */
    public double general() {
        return general(arc);
    }

    /** Brihat Parashara Hora Shastra 26.6-8: the arcs are half open. */
    private static double general(double k) {
        if (k < 30 || k >= 300) {
            return 0;
        }
        if (k < 60) {
            return (k - 30) / 2;
        }
        if (k < 90) {
            return k - 45;
        }
        if (k < 120) {
            return 30 + (120 - k) / 2;
        }
        if (k < 150) {
            return 150 - k;
        }
        return k < 180 ? 2 * (k - 150) : (300 - k) / 2;
    }

    private static double added(Graha from, double k) {
        return switch (from) {
            case MARS -> within(k, 90, 210) ? 15 : 0;
            case JUPITER -> within(k, 120, 240) ? 30 : 0;
            case SATURN -> within(k, 60, 270) ? 45 : 0;
            default -> 0;
        };
    }

    /** Whether in the thirty degrees from one of two arcs on. */
    private static boolean within(double k, int one, int other) {
        return (k >= one && k < one + 30) || (k >= other && k < other + 30);
    }

    private static double verse(Graha from, double k, boolean continuous) {
        int part = 30 * (int) (k / 30);
        return switch (from) {
            case SATURN ->
                switch (part) {
                    case 30 -> 2 * (k - 30);
                    case 60 -> 60 - (k - 60) / 2;
                    case 240 -> k - 210;
                    case 270 -> 2 * (300 - k);
                    default -> general(k);
                };
            case MARS ->
                switch (part) {
                    case 60 -> 15 + 1.5 * (k - 60);
                    case 90 -> 150 - k;
                    case 180 -> continuous || k == 180 ? 60 : general(k);
                    case 210 -> 270 - k;
                    default -> general(k);
                };
            case JUPITER ->
                switch (part) {
                    case 90, 210 -> 45 + (k - part) / 2;
                    case 120 -> continuous ? 2 * (150 - k) : 180 - k;
                    case 240 -> continuous ? 15 + 1.5 * (270 - k) : 300 - k;
                    default -> general(k);
                };
            default -> general(k);
        };
    }
}
