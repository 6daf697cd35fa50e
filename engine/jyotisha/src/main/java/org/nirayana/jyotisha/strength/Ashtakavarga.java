package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The bindus of a chart: how well each sign serves each graha, judged from eight points.
 *
 * <p>Brihat Parashara Hora Shastra 66-70. A bindu here is a good mark, as people say today; the text itself calls the good
 * mark a line (rekha).
 */
public final class Ashtakavarga {
    /** The Sun to Saturn and the lagna, in this order everywhere. */
    public static final List<ChartPoint> POINTS = List.of(
            Graha.SUN, Graha.MOON, Graha.MARS, Graha.MERCURY, Graha.JUPITER, Graha.VENUS, Graha.SATURN, Lagna.LAGNA);

    /** Who rules the eight kakshas of every sign, from its beginning on. */
    public static final List<ChartPoint> KAKSHA_LORDS = List.of(
            Graha.SATURN, Graha.JUPITER, Graha.MARS, Graha.SUN, Graha.VENUS, Graha.MERCURY, Graha.MOON, Lagna.LAGNA);

    private static final int SIGNS = Rasi.COUNT;
    private static final int GRAHAS = 7;
    private static final int COUNT = AshtakavargaTable.POINTS;
    private static final int LAGNA = 7;

    /** 3° 45′. */
    private static final long KAKSHA_TICKS = 30 * SiderealLongitude.TICKS_PER_DEGREE / COUNT;

    /** The signs of one lord, from Aries and Scorpio on. */
    private static final int[][] PAIRS = {{0, 7}, {1, 6}, {2, 5}, {8, 11}, {9, 10}};

    private static final int[] RASI_MULTIPLIERS = {7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12};
    private static final int VIRGO = 5;
    private static final int VIRGO_OF_KAPOOR = 6;
    private static final int[] GRAHA_MULTIPLIERS = {5, 5, 8, 5, 10, 7, 5};

    /** The sign of each of the eight, 0 for Aries. */
    private final int[] signs = new int[COUNT];

    /** For each of the eight and each it is judged from: bit s is the sign s. */
    private final int[] prastara = new int[COUNT * COUNT];

    private final int[][] bhinna = new int[COUNT][SIGNS];
    private final int[][] afterTrikona = new int[COUNT][];
    private final int[][] reduced = new int[COUNT][];
    private final int[] sarva = new int[SIGNS];
    private final int[] sarvaReduced;
    private final boolean[] occupied = new boolean[SIGNS];
    private final int virgo;

    private Ashtakavarga(Placements placements, Conventions conventions) {
        AshtakavargaTable table = conventions.get(AshtakavargaTable.CONVENTION);
        for (int point = 0; point < COUNT; point++) {
            signs[point] = placement(placements, point).rasi().number() - 1;
        }
        int members = conventions.get(SarvaLagna.CONVENTION) == SarvaLagna.INCLUDED ? COUNT : GRAHAS;
        for (int of = 0; of < COUNT; of++) {
            for (int from = 0; from < COUNT; from++) {
                int counted = table.mask(of, from);
                // House 1 is the sign of the point itself: the houses turned on to the signs.
                int turned = ((counted << signs[from]) | (counted >> (SIGNS - signs[from]))) & ((1 << SIGNS) - 1);
                prastara[of * COUNT + from] = turned;
                for (int sign = 0; sign < SIGNS; sign++) {
                    bhinna[of][sign] += (turned >> sign) & 1;
                }
            }
            for (int sign = 0; of < members && sign < SIGNS; sign++) {
                sarva[sign] += bhinna[of][sign];
            }
        }
        occupy(placements, conventions.get(EkadhipatyaOccupants.CONVENTION));
        TrikonaReading trikona = conventions.get(TrikonaReading.CONVENTION);
        EkadhipatyaReading ekadhipatya = conventions.get(EkadhipatyaReading.CONVENTION);
        for (int of = 0; of < COUNT; of++) {
            afterTrikona[of] = reduceTrines(bhinna[of], trikona);
            reduced[of] = reducePairs(afterTrikona[of], occupied, ekadhipatya);
        }
        sarvaReduced = reducePairs(reduceTrines(withoutTwelves(sarva), trikona), occupied, ekadhipatya);
        virgo = conventions.get(VirgoMultiplier.CONVENTION) == VirgoMultiplier.SIX
                ? VIRGO_OF_KAPOOR
                : RASI_MULTIPLIERS[VIRGO];
    }

    /** The ashtakavarga of a chart. */
    public static Ashtakavarga of(Chart chart) {
        return chart.derived(Ashtakavarga.class, made -> of(made.placements(), made.conventions()));
    }

    /** The ashtakavarga of given places. */
    public static Ashtakavarga of(Placements placements, Conventions conventions) {
        return new Ashtakavarga(placements, conventions);
    }

    private static Placement placement(Placements placements, int point) {
        return point == LAGNA ? placements.ascendant() : placements.of(Graha.ALL.get(point));
    }

    private void occupy(Placements placements, EkadhipatyaOccupants who) {
        for (int point = 0; point < COUNT; point++) {
            if (point != LAGNA || who != EkadhipatyaOccupants.GRAHAS) {
                occupied[signs[point]] = true;
            }
        }
        if (who == EkadhipatyaOccupants.WITH_NODES) {
            occupied[placements.of(Graha.RAHU).rasi().number() - 1] = true;
            occupied[placements.of(Graha.KETU).rasi().number() - 1] = true;
        }
    }

    /** Trikona shodhana. */
    static int[] reduceTrines(int[] bindus, TrikonaReading reading) {
        int[] left = bindus.clone();
        for (int first = 0; first < 4; first++) {
            int a = left[first];
            int b = left[first + 4];
            int c = left[first + 8];
            int least = Math.min(a, Math.min(b, c));
            boolean twoZeros =
                    reading == TrikonaReading.TWO_ZEROS && (a == 0 ? 1 : 0) + (b == 0 ? 1 : 0) + (c == 0 ? 1 : 0) == 2;
            left[first] = twoZeros ? 0 : a - least;
            left[first + 4] = twoZeros ? 0 : b - least;
            left[first + 8] = twoZeros ? 0 : c - least;
        }
        return left;
    }

    /** Ekadhipatya shodhana. */
    static int[] reducePairs(int[] bindus, boolean[] occupied, EkadhipatyaReading reading) {
        int[] left = bindus.clone();
        for (int[] pair : PAIRS) {
            int a = left[pair[0]];
            int b = left[pair[1]];
            boolean aIn = occupied[pair[0]];
            boolean bIn = occupied[pair[1]];
            if (a == 0 || b == 0 || (aIn && bIn)) {
                continue;
            }
            if (aIn) {
                left[pair[1]] = besideOccupied(b, a, reading);
            } else if (bIn) {
                left[pair[0]] = besideOccupied(a, b, reading);
            } else {
                int least = Math.min(a, b);
                boolean subtract = reading == EkadhipatyaReading.SUBTRACT;
                left[pair[0]] = a == b ? 0 : subtract ? a - least : least;
                left[pair[1]] = a == b ? 0 : subtract ? b - least : least;
            }
        }
        return left;
    }

    /** What is left of an empty sign whose pair is occupied. */
    private static int besideOccupied(int empty, int other, EkadhipatyaReading reading) {
        if (reading == EkadhipatyaReading.ZERO || empty < other) {
            return 0;
        }
        if (empty == other) {
            return reading == EkadhipatyaReading.EQUAL_KEEP ? empty : 0;
        }
        return reading == EkadhipatyaReading.SUBTRACT ? empty - other : other;
    }

    /** Mandala shodhana: twelves are taken away so that 1 to 12 are left. */
    private static int[] withoutTwelves(int[] bindus) {
        return Arrays.stream(bindus)
                .map(value -> value == 0 ? 0 : (value - 1) % 12 + 1)
                .toArray();
    }

    /** Where one of the eight stands. */
    public Rasi sign(ChartPoint point) {
        return Rasi.ALL.get(signs[index(point)]);
    }

    /** The bindus of one of the eight in the twelve signs from Aries on. */
    public List<Integer> bhinna(ChartPoint of) {
        return list(bhinna[index(of)]);
    }

    /** Whether one of the eight has a bindu in a sign from another. */
    public boolean prastara(ChartPoint of, ChartPoint from, Rasi sign) {
        return ((prastara[index(of) * COUNT + index(from)] >> (sign.number() - 1)) & 1) == 1;
    }

    /** The bindus of the seven together in the twelve signs from Aries on; with the lagna's where conventions say so. */
    public List<Integer> sarva() {
        return list(sarva);
    }

    /** The bindus of one of the eight after the first reduction (trikona shodhana). */
    public List<Integer> afterTrikona(ChartPoint of) {
        return list(afterTrikona[index(of)]);
    }

    /** The bindus of one of the eight after both reductions (ekadhipatya shodhana is the second). */
    public List<Integer> reduced(ChartPoint of) {
        return list(reduced[index(of)]);
    }

    /** The sarvashtakavarga with its twelves taken out and then both reductions; rarely used. */
    public List<Integer> sarvaReduced() {
        return list(sarvaReduced);
    }

    /** Whether a sign counted as occupied in the second reduction. */
    public boolean isOccupied(Rasi sign) {
        return occupied[sign.number() - 1];
    }

    /** What the bindus in a sign are multiplied with for the rasi pinda. */
    public int multiplier(Rasi sign) {
        return sign == Rasi.VIRGO ? virgo : RASI_MULTIPLIERS[sign.number() - 1];
    }

    /** What the bindus in the sign of one of the seven are multiplied with for the graha pinda. */
    public static int multiplier(Graha graha) {
        return GRAHA_MULTIPLIERS[graha.number() - 1];
    }

    /** The sums over signs and over grahas of what the reductions left of one of the eight. */
    public Pinda pinda(ChartPoint of) {
        int[] left = reduced[index(of)];
        int rasi = 0;
        for (Rasi sign : Rasi.ALL) {
            rasi += left[sign.number() - 1] * multiplier(sign);
        }
        int graha = 0;
        for (int point = 0; point < GRAHAS; point++) {
            graha += left[signs[point]] * GRAHA_MULTIPLIERS[point];
        }
        return new Pinda(rasi, graha);
    }

    /**
     * The sums of an ashtakavarga.
     *
     * @param rasi of the signs
     * @param graha of the grahas
     */
    public record Pinda(int rasi, int graha) {
        /** Both together, the shodhya pinda. */
        public int shodhya() {
            return rasi + graha;
        }
    }

    /** The kakshas in which the seven stand, in this chart or in the sky of another moment. */
    public List<Kaksha> kakshas(Placements places) {
        List<Kaksha> kakshas = new ArrayList<>(GRAHAS);
        for (Graha graha : Arc.SEVEN) {
            SiderealLongitude place = places.of(graha).sidereal();
            int part = (int) ((place.ticks() - place.rasi().start().ticks()) / KAKSHA_TICKS);
            kakshas.add(kaksha(graha, place.rasi(), part + 1));
        }
        return List.copyOf(kakshas);
    }

    /**
     * One of the kakshas of a sign.
     *
     * @param graha one of the seven, which goes through it
     * @param number 1 to 8
     */
    public Kaksha kaksha(Graha graha, Rasi sign, int number) {
        ChartPoint lord = KAKSHA_LORDS.get(number - 1);
        return new Kaksha(
                graha,
                sign,
                number,
                lord,
                prastara(graha, lord, sign),
                bhinna[index(graha)][sign.number() - 1],
                sarva[sign.number() - 1]);
    }

    /**
     * An eighth of a sign in which a graha stands.
     *
     * @param number 1 to 8
     * @param lord who rules it
     * @param bindu whether the graha has a bindu from that lord in the sign
     * @param bhinna its bindus in the sign
     * @param sarva the bindus of all in the sign
     */
    public record Kaksha(Graha graha, Rasi sign, int number, ChartPoint lord, boolean bindu, int bhinna, int sarva) {}

    private static int index(ChartPoint point) {
        int index = POINTS.indexOf(point);
        if (index < 0) {
            throw new IllegalArgumentException("There is no ashtakavarga of " + point + ". Available: " + POINTS + ".");
        }
        return index;
    }

    private static List<Integer> list(int[] values) {
        return IntStream.of(values).boxed().toList();
    }
}
