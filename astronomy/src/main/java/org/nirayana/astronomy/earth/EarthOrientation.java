package org.nirayana.astronomy.earth;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.time.TT;

/**
 * How the Earth stands in space at any time: precession, obliquity, nutation and the run of the equinox, tabulated.
 *
 * <p>Precession is so slow that Chebyshev polynomials over sixteen centuries give it to 1e-14; the table covers 304
 * centuries around J2000.0, which is what the longest JPL ephemeris covers, in 35 KB. It is made from {@link
 * Vondrak2011Precession} when an instance is built, once for a process. Nutation is too quick for such a table. It is
 * summed from its series when a time is first asked for, kept as polynomials together with the precession of the same
 * two months ({@link OrientationBlock}), and costs almost nothing from then on.
 *
 * <p><b>Sidereal time.</b> The equinox slides along the moving equator; how far, beyond the Earth's own turning, follows
 * from the precession by integration (the condition of a non-rotating origin). So the sidereal time belongs to the same
 * precession as the places do and stays good for millennia; within two centuries of J2000 it follows the polynomial
 * of IAU 2006 to 2 mas, which is what the two precessions differ by.
 */
public final class EarthOrientation {
    private static final double DAYS_PER_CENTURY = 36_525;
    private static final double RADIANS_PER_ARCSECOND = Math.PI / 648_000;

    private static final double FIRST_CENTURY = -152;
    private static final double CENTURIES_PER_SEGMENT = 16;
    private static final int SEGMENTS = 19;
    private static final int COEFFICIENTS = 13;

    // What a segment holds, COEFFICIENTS each: the matrix row by row, the obliquity, the run of the equinox.
    private static final int OBLIQUITY = 9;
    private static final int EQUINOX = 10;
    private static final int QUANTITIES = OrientationBlock.SLOW;

    /** Fourteen centuries of blocks, 14 MB when all were asked for; two that share a slot replace each other. */
    private static final int KEPT_BLOCKS = 8192;

    /** The equinox's place and speed at J2000.0 in IAU 2006, arcseconds and arcseconds a century. */
    private static final double IAU_2006_EQUINOX_AT_J2000 = 0.014506;

    private static final double IAU_2006_EQUINOX_PER_CENTURY = 4612.156534;

    private final double[][] segments = new double[SEGMENTS][];
    private final AtomicReferenceArray<OrientationBlock> blocks = new AtomicReferenceArray<>(KEPT_BLOCKS);

    private EarthOrientation() {
        for (int i = 0; i < SEGMENTS; i++) {
            segments[i] = segment(centre(i));
        }
        joinEquinoxRun();
    }

    /** Vondrák 2011 precession, IAU 2000A luni-solar nutation, IAU 2006 frame bias. */
    public static EarthOrientation standard() {
        return new EarthOrientation();
    }

    /**
     * The orientation at one instant.
     *
     * @throws IllegalArgumentException more than 152 centuries from J2000.0
     */
    public Orientation at(TT t) {
        double days = t.j2000Days();
        if (!(Math.abs(days) <= -FIRST_CENTURY * DAYS_PER_CENTURY)) {
            throw new IllegalArgumentException(
                    "precession is tabulated within 152 centuries of J2000.0, not at JD " + t.julianDate() + " TT");
        }
        int index = (int) Math.floor(days / OrientationBlock.DAYS);
        int slot = Math.floorMod(index, KEPT_BLOCKS);
        OrientationBlock block = blocks.get(slot);
        if (block == null || block.index() != index) {
            // Two threads may both make it: they make the same.
            block = new OrientationBlock(this, index);
            blocks.set(slot, block);
        }
        return new Orientation(t.j2000Centuries(), block, days);
    }

    /** Precession, obliquity and the run of the equinox from the long table: {@link OrientationBlock#SLOW} numbers. */
    double[] slow(double j2000Days) {
        double centuries = Math.max(FIRST_CENTURY, Math.min(-FIRST_CENTURY, j2000Days / DAYS_PER_CENTURY));
        int i = Math.min(SEGMENTS - 1, (int) ((centuries - FIRST_CENTURY) / CENTURIES_PER_SEGMENT));
        double x = (centuries - centre(i)) / (CENTURIES_PER_SEGMENT / 2);
        double[] values = new double[QUANTITIES];
        for (int q = 0; q < QUANTITIES; q++) {
            values[q] = Chebyshev.value(segments[i], q * COEFFICIENTS, COEFFICIENTS, x);
        }
        return values;
    }

    private static double centre(int segment) {
        return FIRST_CENTURY + (segment + 0.5) * CENTURIES_PER_SEGMENT;
    }

    private static double[] segment(double centre) {
        double[] nodes = Chebyshev.nodes(COEFFICIENTS);
        double[][] values = new double[QUANTITIES][COEFFICIENTS];
        double[][] equator = new double[6][COEFFICIENTS];
        for (int i = 0; i < COEFFICIENTS; i++) {
            double t = centre + nodes[i] * CENTURIES_PER_SEGMENT / 2;
            double obliquityRad = Vondrak2011Precession.obliquityRad(t);
            Matrix3 toEquator = Vondrak2011Precession.equator(t);
            Matrix3 m = Matrix3.aboutX(obliquityRad).after(toEquator).after(FrameBias.IAU_2006);
            double[] rows = {m.xx(), m.xy(), m.xz(), m.yx(), m.yy(), m.yz(), m.zx(), m.zy(), m.zz(), obliquityRad};
            for (int q = 0; q < rows.length; q++) {
                values[q][i] = rows[q];
            }
            double[] axes = {
                toEquator.xx(), toEquator.xy(), toEquator.xz(), toEquator.yx(), toEquator.yy(), toEquator.yz()
            };
            for (int q = 0; q < axes.length; q++) {
                equator[q][i] = axes[q];
            }
        }
        double[] coefficients = new double[QUANTITIES * COEFFICIENTS];
        for (int q = 0; q <= OBLIQUITY; q++) {
            Chebyshev.interpolate(values[q], coefficients, q * COEFFICIENTS);
        }
        double[] run = equinoxRun(equator, nodes);
        System.arraycopy(run, 0, coefficients, EQUINOX * COEFFICIENTS, COEFFICIENTS);
        return coefficients;
    }

    /**
     * How far the equinox has run along the equator within a segment, from its centre.
     *
     * <p>The speed is -(dX/dt · Y), with X the direction of the equinox and Y that of the point 90° ahead of it: what is
     * left when the turning of the equator itself, which no point on it can help, is taken out.
     */
    private static double[] equinoxRun(double[][] equator, double[] nodes) {
        int n = COEFFICIENTS;
        double[] speed = new double[n];
        double[] c = new double[n];
        for (int q = 0; q < 3; q++) {
            Chebyshev.interpolate(equator[q], c, 0);
            for (int i = 0; i < n; i++) {
                speed[i] -= derivative(c, nodes[i]) * equator[q + 3][i];
            }
        }
        Chebyshev.interpolate(speed, c, 0);
        // One coefficient more than there is room for: the last is below 1e-16.
        return Chebyshev.integral(c);
    }

    private static double derivative(double[] c, double x) {
        double sum = 0;
        double p0 = 1;
        double p1 = x;
        double d0 = 0;
        double d1 = 1;
        for (int k = 1; k < c.length; k++) {
            sum += c[k] * d1;
            double p2 = 2 * x * p1 - p0;
            double d2 = 2 * p1 + 2 * x * d1 - d0;
            p0 = p1;
            p1 = p2;
            d0 = d1;
            d1 = d2;
        }
        return sum;
    }

    /**
     * Shifts each segment's run so that it begins where its neighbour ends, and has IAU 2006's value and speed at
     * J2000.0. The speed differs from that of the precession alone by 3.9 mas a century: nutation, though it comes and
     * goes, carries a non-rotating origin slowly along.
     */
    private void joinEquinoxRun() {
        for (int i = 1; i < SEGMENTS; i++) {
            shiftRun(i, equinox(i - 1, 1) - equinox(i, -1));
        }
        int atJ2000 = (int) (-FIRST_CENTURY / CENTURIES_PER_SEGMENT);
        double x = -centre(atJ2000) / (CENTURIES_PER_SEGMENT / 2);
        double shift = IAU_2006_EQUINOX_AT_J2000 * RADIANS_PER_ARCSECOND - equinox(atJ2000, x);
        double[] run = new double[COEFFICIENTS];
        System.arraycopy(segments[atJ2000], EQUINOX * COEFFICIENTS, run, 0, COEFFICIENTS);
        double perCentury =
                IAU_2006_EQUINOX_PER_CENTURY * RADIANS_PER_ARCSECOND - derivative(run, x) / (CENTURIES_PER_SEGMENT / 2);
        for (int i = 0; i < SEGMENTS; i++) {
            shiftRun(i, shift + perCentury * centre(i));
            segments[i][EQUINOX * COEFFICIENTS + 1] += perCentury * CENTURIES_PER_SEGMENT / 2;
        }
    }

    private double equinox(int segment, double x) {
        return Chebyshev.value(segments[segment], EQUINOX * COEFFICIENTS, COEFFICIENTS, x);
    }

    private void shiftRun(int segment, double shiftRad) {
        segments[segment][EQUINOX * COEFFICIENTS] += shiftRad;
    }
}
