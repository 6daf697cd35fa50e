package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.units.Constants;

/**
 * Precession over a few centuries, as polynomials of x in [-1, 1].
 *
 * <p>Powers of x rather than Chebyshev polynomials: at this low degree nothing is lost, and a value costs half as much.
 */
final class PrecessionSegment {
    private static final int COEFFICIENTS = 8;

    // What is kept, COEFFICIENTS each: the matrix from the ICRS to the mean ecliptic row by row, the obliquity, the run
    // of the equinox.
    static final int OBLIQUITY = 9;
    static final int EQUINOX = 10;
    private static final int QUANTITIES = 11;

    private final double[] c;
    private final double perDay;

    private PrecessionSegment(double[] coefficients, double perDay) {
        this.c = coefficients;
        this.perDay = perDay;
    }

    /** The run of the equinox counts from the middle of the segment until {@link #shiftEquinox} is told better. */
    static PrecessionSegment of(double centre, double halfCenturies) {
        double[] nodes = Chebyshev.nodes(COEFFICIENTS);
        double[][] values = new double[OBLIQUITY + 1][COEFFICIENTS];
        double[][] axes = new double[6][COEFFICIENTS];
        for (int i = 0; i < COEFFICIENTS; i++) {
            double t = centre + nodes[i] * halfCenturies;
            double obliquityRad = Vondrak2011Precession.obliquityRad(t);
            Matrix3 equator = Vondrak2011Precession.equator(t);
            Matrix3 m = Matrix3.aboutX(obliquityRad).after(equator).after(FrameBias.IAU_2006);
            double[] rows = {m.xx(), m.xy(), m.xz(), m.yx(), m.yy(), m.yz(), m.zx(), m.zy(), m.zz(), obliquityRad};
            for (int q = 0; q < rows.length; q++) {
                values[q][i] = rows[q];
            }
            double[] xAndY = {equator.xx(), equator.xy(), equator.xz(), equator.yx(), equator.yy(), equator.yz()};
            for (int q = 0; q < xAndY.length; q++) {
                axes[q][i] = xAndY[q];
            }
        }
        double[] coefficients = new double[QUANTITIES * COEFFICIENTS];
        double[] chebyshev = new double[COEFFICIENTS];
        for (int q = 0; q <= OBLIQUITY; q++) {
            Chebyshev.interpolate(values[q], chebyshev, 0);
            Chebyshev.toPowers(chebyshev, coefficients, q * COEFFICIENTS);
        }
        Chebyshev.toPowers(equinoxRun(axes, nodes), coefficients, EQUINOX * COEFFICIENTS);
        return new PrecessionSegment(coefficients, 1 / (halfCenturies * Constants.DAYS_PER_CENTURY));
    }

    /**
     * How far the equinox runs along the equator, from the middle of a segment, as Chebyshev coefficients.
     *
     * <p>The speed is -(dX/dt · Y), with X the direction of the equinox and Y that of the point 90° ahead of it: what is
     * left when the turning of the equator itself, which no point on it can help, is taken out.
     */
    private static double[] equinoxRun(double[][] axes, double[] nodes) {
        int n = COEFFICIENTS;
        double[] speed = new double[n];
        double[] c = new double[n];
        for (int q = 0; q < 3; q++) {
            Chebyshev.interpolate(axes[q], c, 0);
            for (int i = 0; i < n; i++) {
                speed[i] -= Chebyshev.derivative(c, nodes[i]) * axes[q + 3][i];
            }
        }
        Chebyshev.interpolate(speed, c, 0);
        double[] run = new double[n];
        // The integral has one coefficient more; it is below 1e-16 and left out.
        System.arraycopy(Chebyshev.integral(c), 0, run, 0, n);
        return run;
    }

    /** Adds a constant and a term in x to the run of the equinox; while the table is made, never after. */
    void shiftEquinox(double constant, double slope) {
        c[EQUINOX * COEFFICIENTS] += constant;
        c[EQUINOX * COEFFICIENTS + 1] += slope;
    }

    double value(int quantity, double x) {
        int k = quantity * COEFFICIENTS;
        double high = c[k + 4] + x * (c[k + 5] + x * (c[k + 6] + x * c[k + 7]));
        double x2 = x * x;
        return c[k] + x * c[k + 1] + x2 * (c[k + 2] + x * c[k + 3] + x2 * high);
    }

    double ratePerDay(int quantity, double x) {
        int k = quantity * COEFFICIENTS;
        double high = 4 * c[k + 4] + x * (5 * c[k + 5] + x * (6 * c[k + 6] + x * (7 * c[k + 7])));
        double x2 = x * x;
        return (c[k + 1] + x * (2 * c[k + 2]) + x2 * (3 * c[k + 3] + x * high)) * perDay;
    }
}
