package org.nirayana.jyotisha.sensitivity;

import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.VargaPlace;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * A division of the zodiac into cells, each with a value; two neighbours may have the same.
 *
 * @param cell the number of the cell that holds a tick; the ticks of a cell follow one another
 * @param value what a tick stands for
 * @param longest ticks that no cell exceeds
 */
record Cells(LongUnaryOperator cell, LongFunction<String> value, long longest) {
    private static final long CIRCLE = SiderealLongitude.FULL_CIRCLE;
    private static final long RASI = CIRCLE / Rasi.COUNT;
    private static final int MAX_PARTS = 1000;

    static Cells rasis() {
        return new Cells(
                ticks -> Rasi.atTicks(ticks).number(),
                ticks -> Rasi.atTicks(ticks).id(),
                RASI);
    }

    static Cells nakshatras() {
        return new Cells(
                ticks -> Nakshatra.atTicks(ticks).number(),
                ticks -> Nakshatra.atTicks(ticks).id(),
                RASI);
    }

    static Cells padas() {
        return new Cells(
                ticks -> 4L * Nakshatra.atTicks(ticks).number() + Nakshatra.padaAtTicks(ticks),
                ticks -> Integer.toString(Nakshatra.padaAtTicks(ticks)),
                RASI);
    }

    static Cells of(Varga varga) {
        return new Cells(
                ticks -> {
                    VargaPlace place = varga.at(new SiderealLongitude(ticks));
                    return (long) Rasi.atTicks(ticks).number() * MAX_PARTS + place.part();
                },
                ticks -> varga.at(new SiderealLongitude(ticks)).rasi().id(),
                RASI);
    }

    /** The first tick after a place at which the value is another. */
    long next(long ticks) {
        String now = value.apply(ticks);
        long border = ticks;
        do {
            border = end(border);
        } while (value.apply(border).equals(now) && border != ticks);
        return border;
    }

    /** The first tick of the values that end with the one at a place: what is before it is another. */
    long begin(long ticks) {
        String now = value.apply(ticks);
        long border = start(ticks);
        while (value.apply(wrap(border - 1)).equals(now)) {
            border = start(wrap(border - 1));
        }
        return border;
    }

    /** The first tick of the cell after that of a place. */
    private long end(long ticks) {
        long here = cell.applyAsLong(ticks);
        long inside = ticks;
        long outside = ticks + longest;
        while (outside - inside > 1) {
            long middle = (inside + outside) >>> 1;
            if (cell.applyAsLong(wrap(middle)) == here) {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        return wrap(outside);
    }

    /** The first tick of the cell of a place. */
    private long start(long ticks) {
        long here = cell.applyAsLong(ticks);
        long inside = ticks + CIRCLE;
        long outside = ticks + CIRCLE - longest;
        if (cell.applyAsLong(wrap(outside)) == here) {
            return wrap(outside);
        }
        while (inside - outside > 1) {
            long middle = (inside + outside) >>> 1;
            if (cell.applyAsLong(wrap(middle)) == here) {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        return wrap(inside);
    }

    static long wrap(long ticks) {
        return Math.floorMod(ticks, CIRCLE);
    }
}
