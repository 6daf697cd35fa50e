package org.nirayana.astronomy.math;

/**
 * Sine, cosine and the angle of a point, the same to the last bit on every Java and every processor.
 *
 * <p>{@link Math} may answer differently from one JVM to the next, and {@link StrictMath}, which may not, leaves the JVM
 * for native code on Java 17, which costs a chart more than its planets. These are additions and multiplications alone;
 * they agree with StrictMath to one unit in the last place of the result, or 2e-16 where that is larger.
 */
public final class Trigonometry {
    // π/2 in three parts: the first two have trailing zeros, so that their multiples are exact up to 2^20 turns.
    private static final double HALF_PI_1 = 0x1.921FB544p0;
    private static final double HALF_PI_2 = 0x1.0B4611A6p-34;
    private static final double HALF_PI_3 = 0x1.3198A2E037073p-69;
    private static final double TWO_OVER_PI = 2 / Math.PI;

    // π/2 as a double and what it lacks.
    private static final double HALF_PI = Math.PI / 2;
    private static final double HALF_PI_REST = 6.123233995736766e-17;

    /** What an angle below 45° is added to or taken from: steep or behind, or nothing. */
    private static final double[] STEEP = {0, HALF_PI};

    private static final double[] STEEP_REST = {0, HALF_PI_REST};
    private static final double[] BEHIND = {0, Math.PI};
    private static final double[] BEHIND_REST = {0, 2 * HALF_PI_REST};
    private static final double[] SIGN = {1, -1};

    /** Beyond this the reduction would lose digits; nothing here comes near it. */
    private static final double LARGEST = 1e6;

    /** Arc tangents of 0/16 … 16/16: from the nearest one a short series reaches everything. */
    private static final double[] ARC_TANGENTS = new double[17];

    static {
        for (int i = 0; i <= 16; i++) {
            ARC_TANGENTS[i] = StrictMath.atan(i / 16.0);
        }
    }

    private Trigonometry() {}

    public static double sin(double radians) {
        if (!(Math.abs(radians) < LARGEST)) {
            return StrictMath.sin(radians);
        }
        double n = Math.rint(radians * TWO_OVER_PI);
        return quarter(radians, n, (int) n);
    }

    public static double cos(double radians) {
        if (!(Math.abs(radians) < LARGEST)) {
            return StrictMath.cos(radians);
        }
        double n = Math.rint(radians * TWO_OVER_PI);
        return quarter(radians, n, (int) n + 1);
    }

    public static double tan(double radians) {
        return sin(radians) / cos(radians);
    }

    /** The sine of what remains after {@code n} quarter turns, {@code quarters} of which are put back. */
    private static double quarter(double radians, double n, int quarters) {
        double first = radians - n * HALF_PI_1;
        double second = n * HALF_PI_2;
        double high = first - second;
        // What the subtractions round off is carried along.
        double low = n * HALF_PI_3 - ((first - high) - second);
        double x = high - low;
        double rest = (high - x) - low;
        double value = (quarters & 1) == 0 ? sinNear(x, rest) : cosNear(x, rest);
        return (quarters & 2) == 0 ? value : -value;
    }

    // Taylor's series: within π/4 the first term left out is below 1e-19.

    private static double sinNear(double x, double rest) {
        double x2 = x * x;
        double tail = 1.0 / 355_687_428_096_000.0;
        tail = tail * x2 - 1.0 / 1_307_674_368_000.0;
        tail = tail * x2 + 1.0 / 6_227_020_800.0;
        tail = tail * x2 - 1.0 / 39_916_800.0;
        tail = tail * x2 + 1.0 / 362_880.0;
        tail = tail * x2 - 1.0 / 5_040.0;
        tail = tail * x2 + 1.0 / 120.0;
        tail = tail * x2 - 1.0 / 6.0;
        return x + (tail * x2 * x + rest * (1 - 0.5 * x2));
    }

    private static double cosNear(double x, double rest) {
        double x2 = x * x;
        double tail = 1.0 / 20_922_789_888_000.0;
        tail = tail * x2 - 1.0 / 87_178_291_200.0;
        tail = tail * x2 + 1.0 / 479_001_600.0;
        tail = tail * x2 - 1.0 / 3_628_800.0;
        tail = tail * x2 + 1.0 / 40_320.0;
        tail = tail * x2 - 1.0 / 720.0;
        tail = tail * x2 + 1.0 / 24.0;
        double half = 0.5 * x2;
        double head = 1 - half;
        // 1 - half rounds; the second bracket gives back what it lost.
        return head + (((1 - head) - half) + (tail * x2 * x2 - x * rest));
    }

    /** The angle of the point (x, y) from the x axis, in [-π, π]. */
    public static double atan2(double y, double x) {
        double ax = Math.abs(x);
        double ay = Math.abs(y);
        double large = Math.max(ay, ax);
        double small = Math.min(ay, ax);
        if (!(large > 1e-300 && large < 1e300)) {
            return StrictMath.atan2(y, x);
        }
        // Where a point lies is anybody's guess, so that branches would be guessed wrongly: numbers from a table
        // instead.
        double angle = arcTangent(small, large);
        int steep = ay > ax ? 1 : 0;
        angle = STEEP[steep] + SIGN[steep] * angle + STEEP_REST[steep];
        int behind = x < 0 ? 1 : 0;
        angle = BEHIND[behind] + SIGN[behind] * angle + BEHIND_REST[behind];
        return Math.copySign(angle, y);
    }

    /** The angle in [-π/2, π/2] that has this sine, for a sine from -1 to 1. */
    public static double asin(double sine) {
        return atan2(sine, Math.sqrt((1 - sine) * (1 + sine)));
    }

    /** atan(small / large), where small is from 0 to large: atan(k/16) + atan((small - large k/16) / (large + small k/16)). */
    private static double arcTangent(double small, double large) {
        int k = (int) (16 * small / large + 0.5);
        double c = k * 0.0625;
        double t = (small - c * large) / (large + c * small);
        double t2 = t * t;
        // |t| <= 1/32: the first term left out is t^15/15, below 2e-24.
        double tail = 1.0 / 11 - t2 * (1.0 / 13);
        tail = 1.0 / 9 - t2 * tail;
        tail = 1.0 / 7 - t2 * tail;
        tail = 1.0 / 5 - t2 * tail;
        tail = 1.0 / 3 - t2 * tail;
        return ARC_TANGENTS[k] + (t - t * t2 * tail);
    }
}
