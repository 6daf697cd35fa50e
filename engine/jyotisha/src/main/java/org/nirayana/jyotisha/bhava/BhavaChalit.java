package org.nirayana.jyotisha.bhava;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.house.Houses;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** A chart by its bhavas instead of its signs, or the reason why a system has none at this place. */
public sealed interface BhavaChalit {
    int COUNT = 12;

    /** By the house system of the chart's conventions. */
    static BhavaChalit of(Chart chart) {
        return chart.derived(
                BhavaChalit.class, made -> of(made, made.conventions().houses()));
    }

    /** By another house system. */
    static BhavaChalit of(Chart chart, HouseSystem system) {
        // Signs are what they are: a sign whose middle is its beginning would be two halves of signs.
        boolean middles = system == HouseSystem.SRIPATI
                || (system != HouseSystem.WHOLE_SIGN
                        && chart.conventions().get(CuspReading.CONVENTION) == CuspReading.MIDDLES);
        return switch (system) {
            case WHOLE_SIGN -> equal(chart, system, chart.ascendant().rasi().start(), false);
            case EQUAL -> equal(chart, system, chart.ascendant().sidereal(), middles);
            default -> divided(chart, system, middles);
        };
    }

    private static BhavaChalit equal(Chart chart, HouseSystem system, SiderealLongitude first, boolean middles) {
        long[] cusps = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            cusps[i] = Math.floorMod(first.ticks() + i * Bhavas.SIGN, SiderealLongitude.FULL_CIRCLE);
        }
        return Bhavas.of(chart, system, cusps, middles, 1);
    }

    private static BhavaChalit divided(Chart chart, HouseSystem system, boolean middles) {
        LocalSphere sphere = chart.sphere();
        // What Sripati calls the middles is what Porphyry calls the cusps.
        HouseSystem points = system == HouseSystem.SRIPATI ? HouseSystem.PORPHYRY : system;
        Houses houses = points.houses(sphere, chart.placements().appliedToAngles());
        if (houses instanceof Houses.UndefinedInPolarCircle none) {
            return new Undefined(system, none.latitude(), none.limit());
        }
        Houses.Cusps found = (Houses.Cusps) houses;
        long[] cusps = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            cusps[i] = SiderealLongitude.of(found.cusps().get(i)).ticks();
        }
        return Bhavas.of(chart, system, cusps, middles, Bhavas.direction(cusps));
    }

    /**
     * The system is not defined inside the polar circles, where parts of the ecliptic never rise or never set.
     *
     * @param latitude of the place
     * @param limit the latitude at and beyond which it is not defined
     */
    record Undefined(HouseSystem system, Angle latitude, Angle limit) implements BhavaChalit {}

    /**
     * The twelve bhavas.
     *
     * @param system by which
     * @param all from the first on
     * @param isReversed whether they follow each other against the zodiac, as Regiomontanus' and Campanus' may inside the
     *     polar circles
     */
    record Bhavas(HouseSystem system, List<Bhava> all, boolean isReversed) implements BhavaChalit {
        private static final long SIGN = 30 * SiderealLongitude.TICKS_PER_DEGREE;

        public Bhavas {
            all = List.copyOf(all);
            if (all.size() != COUNT) {
                throw new IllegalArgumentException("There are twelve bhavas, not " + all.size() + ".");
            }
        }

        /** The bhava of a number, 1 to 12. */
        public Bhava bhava(int number) {
            return all.get(number - 1);
        }

        /** The bhava that holds a longitude; where one begins it begins. */
        public Bhava holding(SiderealLongitude place) {
            for (Bhava bhava : all) {
                if (holds(bhava.beginning().ticks(), bhava.end().ticks(), place.ticks(), isReversed ? -1 : 1)) {
                    return bhava;
                }
            }
            throw new IllegalStateException("Twelve bhavas leave no gap.");
        }

        private static Bhavas of(Chart chart, HouseSystem system, long[] cusps, boolean middles, int direction) {
            long[] between = new long[COUNT];
            for (int i = 0; i < COUNT; i++) {
                between[i] = halfway(cusps[i], cusps[(i + 1) % COUNT], direction);
            }
            List<Placement> points = new ArrayList<>(chart.grahas());
            points.add(chart.ascendant());
            List<Bhava> bhavas = new ArrayList<>(COUNT);
            for (int i = 0; i < COUNT; i++) {
                long beginning = middles ? between[(i + COUNT - 1) % COUNT] : cusps[i];
                long end = middles ? between[i] : cusps[(i + 1) % COUNT];
                long middle = middles ? cusps[i] : between[i];
                List<Placement> inside = new ArrayList<>(2);
                for (Placement point : points) {
                    // The first house begins with the ascendant, however the two were rounded.
                    boolean here = point.isAscendant()
                            ? i == 0
                            : holds(beginning, end, point.sidereal().ticks(), direction);
                    if (here) {
                        inside.add(point);
                    }
                }
                bhavas.add(new Bhava(
                        i + 1,
                        new SiderealLongitude(cusps[i]),
                        new SiderealLongitude(beginning),
                        new SiderealLongitude(middle),
                        new SiderealLongitude(end),
                        inside));
            }
            return new Bhavas(system, bhavas, direction < 0);
        }

        /** 1 where the cusps follow each other through the zodiac, -1 where they do against it. */
        private static int direction(long[] cusps) {
            long forwards = 0;
            for (int i = 0; i < COUNT; i++) {
                forwards += arc(cusps[i], cusps[(i + 1) % COUNT], 1);
            }
            return forwards == SiderealLongitude.FULL_CIRCLE ? 1 : -1;
        }

        private static long arc(long from, long to, int direction) {
            return Math.floorMod(direction * (to - from), SiderealLongitude.FULL_CIRCLE);
        }

        private static long halfway(long from, long to, int direction) {
            return Math.floorMod(from + direction * (arc(from, to, direction) / 2), SiderealLongitude.FULL_CIRCLE);
        }

        private static boolean holds(long beginning, long end, long ticks, int direction) {
            return arc(beginning, ticks, direction) < arc(beginning, end, direction);
        }
    }

    /**
     * A bhava.
     *
     * @param number 1 to 12
     * @param cusp what the system calls so: the beginning with most, the middle with Sripati
     * @param beginning where it begins (sandhi)
     * @param middle its strongest point (madhya)
     * @param end where the next begins
     * @param inside grahas in their order, then the ascendant
     */
    record Bhava(
            int number,
            SiderealLongitude cusp,
            SiderealLongitude beginning,
            SiderealLongitude middle,
            SiderealLongitude end,
            List<Placement> inside) {
        public Bhava {
            inside = List.copyOf(inside);
        }

        /** The sign that the cusp stands in, whose lord is the lord of the bhava. */
        public Rasi rasi() {
            return cusp.rasi();
        }

        /** For people: {@code 1  Cancer 12°05′ to Leo 10°17′, middle Cancer 26°11′: Jupiter, Ascendant}. */
        @Override
        public String toString() {
            String named = inside.stream()
                    .map(placement -> placement.point().toString())
                    .reduce((a, b) -> a + ", " + b)
                    .map(all -> ": " + all)
                    .orElse("");
            return number + "  " + beginning + " to " + end + ", middle " + middle + named;
        }
    }
}
