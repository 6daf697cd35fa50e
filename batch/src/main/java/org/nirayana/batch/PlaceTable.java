package org.nirayana.batch;

import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Where ascendant and grahas of many births stand, each point in an array of its own.
 *
 * <p>For one thread; only as many values count as there are {@link #rows}.
 */
final class PlaceTable {
    /** What a birth takes here. */
    static final int BYTES_PER_ROW = Long.BYTES * (Graha.COUNT + 1) + Double.BYTES * Graha.COUNT;

    private final long[][] ticks = new long[Graha.COUNT][0];
    private final double[][] speeds = new double[Graha.COUNT][0];
    private long[] ascendantTicks = {};
    private int rows;

    /** Forgets all births and has room for so many. */
    void clear(int room) {
        rows = 0;
        if (ascendantTicks.length < room) {
            ascendantTicks = new long[room];
            for (int i = 0; i < Graha.COUNT; i++) {
                ticks[i] = new long[room];
                speeds[i] = new double[room];
            }
        }
    }

    int rows() {
        return rows;
    }

    /** Adds what was found for a birth. */
    void add(Places found) {
        int row = rows++;
        ascendantTicks[row] = found.ascendantTicks();
        for (int i = 0; i < Graha.COUNT; i++) {
            ticks[i][row] = found.ticks(i);
            speeds[i][row] = found.radiansPerDay(i);
        }
    }

    /**
     * Takes births of another table.
     *
     * @param chosen which, in the order in which they are to stand here
     */
    void choose(PlaceTable other, int[] chosen, int count) {
        clear(other.ascendantTicks.length);
        rows = count;
        choose(other.ascendantTicks, chosen, count, ascendantTicks);
        for (int i = 0; i < Graha.COUNT; i++) {
            choose(other.ticks[i], chosen, count, ticks[i]);
            choose(other.speeds[i], chosen, count, speeds[i]);
        }
    }

    private static void choose(long[] from, int[] chosen, int count, long[] to) {
        for (int i = 0; i < count; i++) {
            to[i] = from[chosen[i]];
        }
    }

    private static void choose(double[] from, int[] chosen, int count, double[] to) {
        for (int i = 0; i < count; i++) {
            to[i] = from[chosen[i]];
        }
    }

    /** Sidereal longitudes of the ascendant in {@linkplain org.nirayana.jyotisha.zodiac.SiderealLongitude ticks}. */
    long[] ascendantTicks() {
        return ascendantTicks;
    }

    /**
     * The same of a graha.
     *
     * @param graha 0 for the Sun to 8 for Ketu
     */
    long[] ticks(int graha) {
        return ticks[graha];
    }

    /** What a graha moves in a day. */
    double[] radiansPerDay(int graha) {
        return speeds[graha];
    }
}
