package org.nirayana.astronomy.math;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Smooth functions of one variable as polynomials over stretches of equal length, each made when it is first asked for.
 *
 * <p>Stretches begin at fixed places, so that an answer does not depend on what was asked before. A stretch whose last
 * coefficients are not small is halved until they are; what is rough even in the shortest is asked anew each time. At most so
 * many stretches are kept as there are slots, and a newer one takes the place of an older. Safe for any number of threads: a
 * stretch is the same whoever makes it, and nothing is locked.
 */
public final class ChebyshevTable {
    /** By how much the middle of the slope is taken to both sides where there is no polynomial. */
    private static final double NUDGE = 2e-4;

    private static final double FULL_TURN = 2 * Math.PI;

    private final int width;
    private final boolean[] angles;
    private final double[] tolerances;
    private final double length;
    private final double shortest;
    private final int count;
    private final double[] nodes;
    private final Sampler sampler;
    private final double origin;
    private final double from;
    private final double until;
    private final AtomicReferenceArray<Stretch> stretches;

    /** What is tabulated. */
    @FunctionalInterface
    public interface Sampler {
        /** Writes the values of all functions at a point. */
        void at(double x, double[] values);
    }

    /**
     * One of the functions.
     *
     * @param angle whether it is an angle in radians, whose full turns are no steps
     * @param tolerance how far a polynomial may be off, about
     */
    public record Column(boolean angle, double tolerance) {}

    /**
     * The stretches.
     *
     * @param origin where one begins
     * @param length of one
     * @param count of coefficients
     * @param halvings how often one may be halved
     * @param slots how many are kept
     */
    public record Layout(double origin, double length, int count, int halvings, int slots) {}

    /**
     * @param from where the functions begin to be known
     * @param until where they cease to be
     */
    public ChebyshevTable(Layout layout, double from, double until, Sampler sampler, Column... columns) {
        this.from = from;
        this.until = until;
        this.width = columns.length;
        this.angles = new boolean[width];
        this.tolerances = new double[width];
        for (int i = 0; i < width; i++) {
            angles[i] = columns[i].angle();
            tolerances[i] = columns[i].tolerance();
        }
        this.origin = layout.origin();
        this.length = layout.length();
        this.shortest = layout.length() / (1L << layout.halvings());
        this.count = layout.count();
        this.nodes = Chebyshev.nodes(count);
        this.sampler = sampler;
        this.stretches = new AtomicReferenceArray<>(layout.slots());
    }

    /** A stretch of the table, or a part of one: a polynomial, or two halves, or neither where the functions are rough. */
    private static final class Stretch {
        final double begin;
        final double end;
        final double toUnit;

        /** The polynomials in powers of the unit, lowest first, one after the other; none where the functions are rough. */
        final double[] powers;

        /** Of a rough stretch, made when somebody asks for a point of them. */
        volatile Stretch left;

        volatile Stretch right;

        Stretch(double begin, double end, double[] powers) {
            this.begin = begin;
            this.end = end;
            this.toUnit = 2 / (end - begin);
            this.powers = powers;
        }

        double unit(double x) {
            return (x - begin) * toUnit - 1;
        }
    }

    /** The value of a function; an angle is continuous within a stretch and may be whole turns off between two. */
    public double value(int column, double x) {
        Stretch stretch = find(x);
        double[] c = stretch.powers;
        if (c == null) {
            return sample(x)[column];
        }
        double u = stretch.unit(x);
        int first = column * count;
        double value = c[first + count - 1];
        for (int k = first + count - 2; k >= first; k--) {
            value = value * u + c[k];
        }
        return value;
    }

    /** How much a function changes in a unit of its variable. */
    public double slope(int column, double x) {
        Stretch stretch = find(x);
        double[] c = stretch.powers;
        if (c == null) {
            return roughSlope(column, x);
        }
        double u = stretch.unit(x);
        int first = column * count;
        double slope = 0;
        for (int k = count - 1; k >= 1; k--) {
            slope = slope * u + k * c[first + k];
        }
        return slope * stretch.toUnit;
    }

    /**
     * Two functions at once, at the price of little more than one.
     *
     * @param values the value of the column, that of the next one, and the slopes of both
     */
    public void two(int column, double x, double[] values) {
        Stretch stretch = find(x);
        double[] c = stretch.powers;
        if (c == null) {
            double[] sample = sample(x);
            values[0] = sample[column];
            values[1] = sample[column + 1];
            values[2] = roughSlope(column, x);
            values[3] = roughSlope(column + 1, x);
            return;
        }
        double u = stretch.unit(x);
        int first = column * count;
        int second = first + count;
        double one = c[first + count - 1];
        double other = c[second + count - 1];
        double oneSlope = 0;
        double otherSlope = 0;
        for (int k = count - 2; k >= 0; k--) {
            oneSlope = oneSlope * u + one;
            otherSlope = otherSlope * u + other;
            one = one * u + c[first + k];
            other = other * u + c[second + k];
        }
        values[0] = one;
        values[1] = other;
        values[2] = oneSlope * stretch.toUnit;
        values[3] = otherSlope * stretch.toUnit;
    }

    private double roughSlope(int column, double x) {
        double rise = sample(x + NUDGE)[column] - sample(x - NUDGE)[column];
        return (angles[column] ? rise - FULL_TURN * Math.rint(rise / FULL_TURN) : rise) / (2 * NUDGE);
    }

    private double[] sample(double x) {
        double[] values = new double[width];
        sampler.at(x, values);
        return values;
    }

    private Stretch find(double x) {
        long index = (long) Math.floor((x - origin) / length);
        int slot = (int) Math.floorMod(index, (long) stretches.length());
        double begin = origin + index * length;
        Stretch stretch = stretches.get(slot);
        if (stretch == null || stretch.begin != begin) {
            stretch = make(begin, origin + (index + 1) * length);
            stretches.set(slot, stretch);
        }
        while (stretch.powers == null && stretch.end - stretch.begin > shortest) {
            stretch = half(stretch, x);
        }
        return stretch;
    }

    private Stretch half(Stretch stretch, double x) {
        double middle = (stretch.begin + stretch.end) / 2;
        if (x < middle) {
            Stretch left = stretch.left;
            if (left == null) {
                left = make(stretch.begin, middle);
                stretch.left = left;
            }
            return left;
        }
        Stretch right = stretch.right;
        if (right == null) {
            right = make(middle, stretch.end);
            stretch.right = right;
        }
        return right;
    }

    private Stretch make(double begin, double end) {
        if (begin < from || end > until) {
            // It reaches beyond what is known; the halves of it that do not are polynomials all the same.
            return new Stretch(begin, end, null);
        }
        double[][] values = new double[width][count];
        double[] sample = new double[width];
        for (int i = 0; i < count; i++) {
            sampler.at(begin + (nodes[i] + 1) / 2 * (end - begin), sample);
            for (int column = 0; column < width; column++) {
                values[column][i] = sample[column];
            }
        }
        double[] coefficients = new double[count];
        double[] powers = new double[width * count];
        boolean smooth = true;
        for (int column = 0; column < width; column++) {
            if (angles[column]) {
                unwrap(values[column]);
            }
            Chebyshev.interpolate(values[column], coefficients, 0);
            double tail = Math.abs(coefficients[count - 1]) + Math.abs(coefficients[count - 2]);
            smooth &= tail <= tolerances[column];
            // In powers, because the sum takes half as long; what that loses is below what a double loses of an angle,
            // as long
            // as each coefficient is at most 2/5 of the one before, which the length of a stretch takes care of.
            Chebyshev.toPowers(coefficients, powers, column * count);
        }
        return new Stretch(begin, end, smooth ? powers : null);
    }

    /** Takes out the steps of a full turn between neighbours. */
    private static void unwrap(double[] radians) {
        for (int i = 1; i < radians.length; i++) {
            double step = radians[i] - radians[i - 1];
            radians[i] = radians[i - 1] + step - FULL_TURN * Math.rint(step / FULL_TURN);
        }
    }
}
