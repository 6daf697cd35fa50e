package org.nirayana.jyotisha.ayanamsa;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/**
 * A slow ayanamsa as Chebyshev polynomials of sixteen centuries, each made when it is first asked for.
 *
 * <p>Precession sums some ninety sines and cosines; the polynomial gives the same within 0.01 µas for the price of a dozen
 * multiplications. Which thread makes a segment does not matter: all make the same one.
 */
final class TabulatedAyanamsa implements Ayanamsa {
    private static final double DAYS_PER_SEGMENT = 16 * 36_525.0;
    private static final double HALF = DAYS_PER_SEGMENT / 2;

    /** Segments lie symmetrically about J2000.0, which is the middle of one; beyond them nothing is tabulated. */
    private static final int SEGMENTS = 19;

    private static final int COEFFICIENTS = 13;
    private static final double TWO_PI = 2 * Math.PI;

    private final Ayanamsa exact;
    private final AtomicReferenceArray<double[]> segments = new AtomicReferenceArray<>(SEGMENTS);

    TabulatedAyanamsa(Ayanamsa exact) {
        this.exact = exact;
    }

    @Override
    public Angle at(TT t) {
        double segment = Math.floor(t.j2000Days() / DAYS_PER_SEGMENT + SEGMENTS / 2.0);
        if (segment < 0 || segment >= SEGMENTS) {
            return exact.at(t).wrapped();
        }
        int i = (int) segment;
        double[] coefficients = segments.get(i);
        if (coefficients == null) {
            coefficients = tabulate(i);
            segments.set(i, coefficients);
        }
        double x = (t.j2000Days() - middle(i)) / HALF;
        double radians = Chebyshev.value(coefficients, 0, COEFFICIENTS, x);
        // The polynomial runs through 360° where the angle wraps.
        return Angle.radians(radians < 0 ? radians + TWO_PI : radians >= TWO_PI ? radians - TWO_PI : radians);
    }

    private double[] tabulate(int segment) {
        double middle = middle(segment);
        Angle atMiddle = exact.at(new TT(middle)).wrapped();
        return Chebyshev.interpolate(
                x -> atMiddle.radians()
                        + exact.at(new TT(middle + x * HALF))
                                .minus(atMiddle)
                                .signed()
                                .radians(),
                COEFFICIENTS);
    }

    private static double middle(int segment) {
        return (segment - SEGMENTS / 2) * DAYS_PER_SEGMENT;
    }
}
