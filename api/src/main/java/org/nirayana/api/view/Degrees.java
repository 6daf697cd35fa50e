package org.nirayana.api.view;

import org.nirayana.astronomy.units.Angle;

/**
 * Angles as answers have them: nine decimals of a degree (3.6 µas), as a count of nanodegrees.
 *
 * <p>A sidereal longitude is cut, because rasi, nakshatra and pada stand beside it: what is printed must never lie in the
 * next one, nor at 360°. Every other angle stands for itself and is rounded to the nearest.
 */
final class Degrees {
    /** What is said of every sidereal longitude. */
    static final String SIDEREAL =
            "Sidereal longitude, degrees; cut after nine decimals, so that it never lies in the next nakshatra.";

    static final String IN_RASI = "Degrees advanced within the rasi.";

    private static final long NANODEGREES_PER_RASI = 30_000_000_000L;
    private static final long NANODEGREES_PER_CIRCLE = 360_000_000_000L;
    private static final double NANO = 1e9;

    private Degrees() {}

    /** How far into its rasi a sidereal longitude is, in [0, 30). */
    static long inRasi(long nanodegrees) {
        return nanodegrees % NANODEGREES_PER_RASI;
    }

    /** A direction that stands alone, in [0, 360); rounding may reach the full circle, which is direction zero. */
    static long direction(Angle angle) {
        return nearest(angle.wrapped()) % NANODEGREES_PER_CIRCLE;
    }

    /** An angle that is no direction: a latitude, a speed. */
    static long nearest(Angle angle) {
        return (long) Math.rint(angle.degrees() * NANO);
    }

    /** A figure that is no angle, with as many decimals. */
    static long nineDecimals(double value) {
        return Math.round(value * NANO);
    }
}
