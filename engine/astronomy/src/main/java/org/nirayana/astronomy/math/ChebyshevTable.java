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
     * @param length of one
     * @param count of coefficients
     * @param halvings how often one may be halved
     * @param slots how many are kept
     */
    public record Layout(double length, int count, int halvings, int slots) {}

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
        double[] coefficients;
        Stretch left;
        Stretch right;

        Stretch(double begin, double end) {
            this.begin = begin;
            this.end = end;
            this.toUnit = 2 / (end - begin);
        }

        double unit(double x) {
            return (x - begin) * toUnit - 1;
        }
    }

    /** The value of a function; an angle is continuous within a stretch and may be whole turns off between two. */
    public double value(int column, double x) {
        Stretch stretch = find(x);
        if (stretch.coefficients == null) {
            return sample(x)[column];
        }
        return Chebyshev.value(stretch.coefficients, column * count, count, stretch.unit(x));
    }

    /** How much a function changes in a unit of its variable. */
    public double slope(int column, double x) {
        Stretch stretch = find(x);
        if (stretch.coefficients == null) {
            return roughSlope(column, x);
        }
        return Chebyshev.derivative(stretch.coefficients, column * count, count, stretch.unit(x)) * stretch.toUnit;
    }

    /** All values and then all slopes. */
    public void all(double x, double[] values) {
        Stretch stretch = find(x);
        double[] c = stretch.coefficients;
        if (c == null) {
            System.arraycopy(sample(x), 0, values, 0, width);
            for (int i = 0; i < width; i++) {
                values[width + i] = roughSlope(i, x);
            }
            return;
        }
        double u = stretch.unit(x);
        double twoU = 2 * u;
        for (int i = 0; i < width; i++) {
            // Clenshaw's sum, and that of its derivative beside it.
            int first = i * count;
            double b1 = 0;
            double b2 = 0;
            double d1 = 0;
            double d2 = 0;
            for (int k = first + count - 1; k > first; k--) {
                double d = 2 * b1 + twoU * d1 - d2;
                double b = c[k] + twoU * b1 - b2;
                d2 = d1;
                d1 = d;
                b2 = b1;
                b1 = b;
            }
            values[i] = c[first] + u * b1 - b2;
            values[width + i] = (b1 + u * d1 - d2) * stretch.toUnit;
        }
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
        long index = (long) Math.floor(x / length);
        int slot = (int) Math.floorMod(index, (long) stretches.length());
        Stretch stretch = stretches.get(slot);
        if (stretch == null || stretch.begin != index * length) {
            stretch = make(index * length, (index + 1) * length);
            stretches.set(slot, stretch);
        }
        while (stretch.left != null) {
            stretch = x < stretch.right.begin ? stretch.left : stretch.right;
        }
        return stretch;
    }

    private Stretch make(double begin, double end) {
        Stretch stretch = new Stretch(begin, end);
        if (begin < from || end > until) {
            // A stretch that reaches beyond what is known: the parts of it that do not are polynomials all the same.
            if (end > from && begin < until) {
                halve(stretch);
            }
            return stretch;
        }
        double[][] values = new double[width][count];
        double[] sample = new double[width];
        for (int i = 0; i < count; i++) {
            sampler.at(begin + (nodes[i] + 1) / 2 * (end - begin), sample);
            for (int column = 0; column < width; column++) {
                values[column][i] = sample[column];
            }
        }
        double[] coefficients = new double[width * count];
        boolean smooth = true;
        for (int column = 0; column < width; column++) {
            if (angles[column]) {
                unwrap(values[column]);
            }
            Chebyshev.interpolate(values[column], coefficients, column * count);
            int last = (column + 1) * count - 1;
            smooth &= Math.abs(coefficients[last]) + Math.abs(coefficients[last - 1]) <= tolerances[column];
        }
        if (smooth) {
            stretch.coefficients = coefficients;
        } else {
            halve(stretch);
        }
        return stretch;
    }

    private void halve(Stretch stretch) {
        if (stretch.end - stretch.begin > shortest) {
            double middle = (stretch.begin + stretch.end) / 2;
            stretch.left = make(stretch.begin, middle);
            stretch.right = make(middle, stretch.end);
        }
    }

    /** Takes out the steps of a full turn between neighbours. */
    private static void unwrap(double[] radians) {
        for (int i = 1; i < radians.length; i++) {
            double step = radians[i] - radians[i - 1];
            radians[i] = radians[i - 1] + step - FULL_TURN * Math.rint(step / FULL_TURN);
        }
    }
}
