package org.nirayana.astronomy.earth;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.nirayana.astronomy.earth.Iau2000LunisolarNutation.Values;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.units.Constants;

/**
 * Nutation as Chebyshev polynomials over sixteen days, each made from the series when it is first asked for.
 *
 * <p>A polynomial costs a fiftieth of the series. The table covers 1500 to 2700; filled to the last day it takes 5 MB,
 * after a day of births in the twentieth century half of one. A polynomial is the same whoever makes it, so threads that
 * make it at once do no harm, and nothing is locked. Outside the table the series itself is summed.
 *
 * <p>The coefficients are single precision: 1 microarcsecond.
 */
final class NutationTable {
    static final double SEGMENT_DAYS = 16;
    private static final double FIRST_DAY = -182_640;
    private static final int SEGMENTS = 27_400;

    /** The fastest term goes round in 5.5 days; what 18 coefficients leave of it is 0.00003 mas. */
    static final int COEFFICIENTS = 18;

    private final AtomicReferenceArray<float[]> segments = new AtomicReferenceArray<>(SEGMENTS);

    /** Coefficients of T_0, T_1, … for longitude and obliquity in turn, or null outside the table. */
    float[] segmentAt(double days) {
        double position = (days - FIRST_DAY) / SEGMENT_DAYS;
        if (!(position >= 0 && position < SEGMENTS)) {
            return null;
        }
        int index = (int) position;
        float[] known = segments.get(index);
        if (known == null) {
            known = segment(index);
            segments.set(index, known);
        }
        return known;
    }

    /** Where an instant lies in its segment, from -1 to 1. */
    static double withinSegment(double days) {
        double position = (days - FIRST_DAY) / SEGMENT_DAYS;
        return 2 * (position - Math.floor(position)) - 1;
    }

    private static float[] segment(int index) {
        double[] nodes = Chebyshev.nodes(COEFFICIENTS);
        double[] psi = new double[COEFFICIENTS];
        double[] eps = new double[COEFFICIENTS];
        double[] values = new double[Values.COUNT];
        double centre = FIRST_DAY + (index + 0.5) * SEGMENT_DAYS;
        for (int i = 0; i < COEFFICIENTS; i++) {
            Iau2000LunisolarNutation.evaluate(
                    (centre + nodes[i] * SEGMENT_DAYS / 2) / Constants.DAYS_PER_CENTURY, values);
            psi[i] = values[Values.LONGITUDE];
            eps[i] = values[Values.OBLIQUITY];
        }
        double[] c = new double[2 * COEFFICIENTS];
        Chebyshev.interpolate(psi, c, 0);
        Chebyshev.interpolate(eps, c, COEFFICIENTS);
        float[] segment = new float[2 * COEFFICIENTS];
        for (int k = 0; k < COEFFICIENTS; k++) {
            segment[2 * k] = (float) c[k];
            segment[2 * k + 1] = (float) c[COEFFICIENTS + k];
        }
        return segment;
    }
}
