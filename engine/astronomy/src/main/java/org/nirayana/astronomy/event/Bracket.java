package org.nirayana.astronomy.event;

import java.util.function.DoubleUnaryOperator;

/** Two numerical methods that cannot fail once a root, or a least value, is known to lie between two points. */
final class Bracket {
    /** Bisection alone would need 60 steps for any span of time; interpolation needs some five. */
    private static final int MAX_STEPS = 200;

    private static final double GOLDEN_SECTION = (3 - Math.sqrt(5)) / 2;

    private Bracket() {}

    /**
     * The root between two points where the function has different signs, by inverse quadratic interpolation where that
     * is safe and bisection where it is not.
     *
     * <p>Source: T. R. Chandrupatla, "A new hybrid quadratic/bisection algorithm for finding the zero of a nonlinear
     * function without using derivatives", Advances in Engineering Software 28 (1997) 145. The first point is the
     * secant's instead of the middle, because what moves in the sky moves almost evenly.
     */
    static double root(DoubleUnaryOperator f, double a, double fa, double b, double fb, double tolerance) {
        if (fa == 0) {
            return a;
        }
        if (fb == 0) {
            return b;
        }
        if (fa > 0 == fb > 0) {
            throw new IllegalArgumentException("there must be different signs at " + a + " and " + b);
        }
        double x1 = a;
        double f1 = fa;
        double x2 = b;
        double f2 = fb;
        double share = clamp(fa / (fa - fb), tolerance / Math.abs(b - a));
        for (int step = 0; step < MAX_STEPS; step++) {
            double x = x1 + share * (x2 - x1);
            double fx = f.applyAsDouble(x);
            double x3;
            double f3;
            if (fx > 0 == f1 > 0) {
                x3 = x1;
                f3 = f1;
            } else {
                x3 = x2;
                f3 = f2;
                x2 = x1;
                f2 = f1;
            }
            x1 = x;
            f1 = fx;
            double best = Math.abs(f2) < Math.abs(f1) ? x2 : x1;
            double width = Math.abs(x2 - x1);
            if (fx == 0) {
                return x;
            }
            // Neighbouring doubles cannot come closer; a tolerance below that would never be met.
            if (width <= 2 * tolerance || width <= 4 * Math.ulp(best)) {
                return best;
            }
            double xi = (x1 - x2) / (x3 - x2);
            double phi = (f1 - f2) / (f3 - f2);
            if (phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi) {
                share = f1 / (f2 - f1) * f3 / (f2 - f3) + (x3 - x1) / (x2 - x1) * f1 / (f3 - f1) * f2 / (f3 - f2);
            } else {
                share = 0.5;
            }
            share = clamp(share, tolerance / width);
        }
        throw new ArithmeticException("no root found between " + a + " and " + b + "; is the function continuous?");
    }

    /** Keeps a step at least the tolerance away from both ends, so that the bracket closes from either side. */
    private static double clamp(double share, double margin) {
        double safe = Math.min(margin, 0.5);
        return Math.max(safe, Math.min(1 - safe, share));
    }

    /**
     * Where the function is least between two points, given a point between them where it is not greater than at both;
     * or the first point met where it is not positive, because there a pair of roots is found.
     *
     * <p>Parabolic interpolation kept safe by the golden section: R. P. Brent, "Algorithms for Minimization without
     * Derivatives" (1973), chapter 5.
     */
    static double leastOrNegative(DoubleUnaryOperator f, double a, double start, double fStart, double b, double tol) {
        double low = a;
        double high = b;
        double x = start;
        double w = start;
        double v = start;
        double fx = fStart;
        double fw = fStart;
        double fv = fStart;
        double last = 0;
        double beforeLast = 0;
        for (int step = 0; step < MAX_STEPS && fx > 0; step++) {
            double middle = (low + high) / 2;
            double tolerance = tol + Math.ulp(x);
            if (Math.abs(x - middle) <= 2 * tolerance - (high - low) / 2) {
                break;
            }
            double move = 0;
            boolean parabola = false;
            if (Math.abs(beforeLast) > tolerance) {
                double r = (x - w) * (fx - fv);
                double q = (x - v) * (fx - fw);
                double p = (x - v) * q - (x - w) * r;
                q = 2 * (q - r);
                if (q > 0) {
                    p = -p;
                }
                q = Math.abs(q);
                parabola = Math.abs(p) < Math.abs(q * beforeLast / 2) && p > q * (low - x) && p < q * (high - x);
                if (parabola) {
                    beforeLast = last;
                    move = p / q;
                    double u = x + move;
                    if (u - low < 2 * tolerance || high - u < 2 * tolerance) {
                        move = Math.copySign(tolerance, middle - x);
                    }
                }
            }
            if (!parabola) {
                beforeLast = (x >= middle ? low : high) - x;
                move = GOLDEN_SECTION * beforeLast;
            }
            last = move;
            double u = x + (Math.abs(move) >= tolerance ? move : Math.copySign(tolerance, move));
            double fu = f.applyAsDouble(u);
            if (fu <= fx) {
                if (u >= x) {
                    low = x;
                } else {
                    high = x;
                }
                v = w;
                fv = fw;
                w = x;
                fw = fx;
                x = u;
                fx = fu;
            } else {
                if (u < x) {
                    low = u;
                } else {
                    high = u;
                }
                if (fu <= fw || w == x) {
                    v = w;
                    fv = fw;
                    w = u;
                    fw = fu;
                } else if (fu <= fv || v == x || v == w) {
                    v = u;
                    fv = fu;
                }
            }
        }
        return x;
    }
}
