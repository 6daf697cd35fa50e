package org.nirayana.astronomy.math;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.DoubleUnaryOperator;

/** Series of Chebyshev polynomials of the first kind on [-1, 1]: c0/1 + c1 T1(x) + c2 T2(x) + … */
public final class Chebyshev {
    /** By count; a table is the same whoever makes it, so threads that make it at once do no harm. */
    private static final AtomicReferenceArray<double[]> COSINES = new AtomicReferenceArray<>(33);

    private Chebyshev() {}

    /** The points at which a function must be known so that {@link #interpolate} can build {@code count} coefficients. */
    public static double[] nodes(int count) {
        double[] nodes = new double[count];
        for (int i = 0; i < count; i++) {
            nodes[i] = Trigonometry.cos(Math.PI * (i + 0.5) / count);
        }
        return nodes;
    }

    /** Coefficients of the polynomial through the values at {@link #nodes}, written from {@code offset} on. */
    public static void interpolate(double[] values, double[] coefficients, int offset) {
        int n = values.length;
        double[] cosines = cosines(n);
        for (int k = 0; k < n; k++) {
            double sum = 0;
            for (int i = 0; i < n; i++) {
                sum += values[i] * cosines[k * n + i];
            }
            coefficients[offset + k] = sum * (k == 0 ? 1.0 : 2.0) / n;
        }
    }

    /** cos(π k (i + 1/2) / n) at {@code k * n + i}; made once for the small counts, which are asked again and again. */
    private static double[] cosines(int n) {
        if (n >= COSINES.length()) {
            return makeCosines(n);
        }
        double[] known = COSINES.get(n);
        if (known == null) {
            known = makeCosines(n);
            COSINES.set(n, known);
        }
        return known;
    }

    private static double[] makeCosines(int n) {
        double[] cosines = new double[n * n];
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                // In steps of half an interval, whole turns taken off.
                cosines[k * n + i] = Trigonometry.cos(Math.PI * (k * (2 * i + 1) % (4 * n)) / (2 * n));
            }
        }
        return cosines;
    }

    /** The interpolating coefficients of a function of [-1, 1]. */
    public static double[] interpolate(DoubleUnaryOperator f, int count) {
        double[] values = nodes(count);
        for (int i = 0; i < count; i++) {
            values[i] = f.applyAsDouble(values[i]);
        }
        double[] coefficients = new double[count];
        interpolate(values, coefficients, 0);
        return coefficients;
    }

    /** The value at {@code x} of the {@code count} coefficients from {@code offset} on (Clenshaw). */
    public static double value(double[] c, int offset, int count, double x) {
        double twoX = 2 * x;
        double b1 = 0;
        double b2 = 0;
        for (int k = offset + count - 1; k > offset; k--) {
            double b = c[k] + twoX * b1 - b2;
            b2 = b1;
            b1 = b;
        }
        return c[offset] + x * b1 - b2;
    }

    /** The antiderivative's coefficients, chosen so that it vanishes at x = 0. */
    public static double[] integral(double[] c) {
        int n = c.length;
        double[] result = new double[n + 1];
        for (int k = 1; k <= n; k++) {
            double below = k == 1 ? 2 * c[0] : c[k - 1];
            double above = k + 1 < n ? c[k + 1] : 0;
            result[k] = (below - above) / (2 * k);
        }
        result[0] = -value(result, 0, n + 1, 0);
        return result;
    }

    /** The value at {@code x} of all coefficients. */
    public static double value(double[] c, double x) {
        return value(c, 0, c.length, x);
    }

    /** The derivative at {@code x}. */
    public static double derivative(double[] c, double x) {
        return derivative(c, 0, c.length, x);
    }

    /** The derivative at {@code x} of the {@code count} coefficients from {@code offset} on. */
    public static double derivative(double[] c, int offset, int count, double x) {
        // The derivative of T_k is k U_(k-1), the polynomials of the second kind.
        double sum = 0;
        double u0 = 0;
        double u1 = 1;
        for (int k = 1; k < count; k++) {
            sum += c[offset + k] * k * u1;
            double u2 = 2 * x * u1 - u0;
            u0 = u1;
            u1 = u2;
        }
        return sum;
    }

    /** The same polynomial in powers of x, lowest first, written from {@code offset} on. */
    public static void toPowers(double[] c, double[] powers, int offset) {
        int n = c.length;
        double[] before = new double[n];
        double[] current = new double[n];
        before[0] = 1;
        if (n > 1) {
            current[1] = 1;
        }
        Arrays.fill(powers, offset, offset + n, 0);
        powers[offset] += c[0];
        for (int k = 1; k < n; k++) {
            double[] next = new double[n];
            for (int i = 0; i < n; i++) {
                powers[offset + i] += c[k] * current[i];
                next[i] = (i > 0 ? 2 * current[i - 1] : 0) - before[i];
            }
            before = current;
            current = next;
        }
    }
}
