package org.nirayana.service.astro;

import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * Angles as answers have them: nine decimals of a degree (3.6 µas).
 *
 * <p>A sidereal longitude is cut, because rasi, nakshatra and pada stand beside it: what is printed must never lie in the
 * next one, nor at 360°. Every other angle stands for itself and is rounded to the nearest.
 */
final class Degrees {
    private static final long NANODEGREES_PER_RASI = 30_000_000_000L;
    private static final long NANODEGREES_PER_CIRCLE = 360_000_000_000L;
    private static final double NANO = 1e9;

    private Degrees() {}

    /** A sidereal longitude, in [0, 360). */
    static double cut(SiderealLongitude longitude) {
        return longitude.nanodegrees() / NANO;
    }

    /** How far into its rasi a sidereal longitude is, in [0, 30). */
    static double cutInRasi(SiderealLongitude longitude) {
        return inRasi(longitude.nanodegrees()) / NANO;
    }

    /** The same in nanodegrees, for those who write the digits themselves. */
    static long inRasi(long nanodegrees) {
        return nanodegrees % NANODEGREES_PER_RASI;
    }

    /** A direction that stands alone, in [0, 360). */
    static double direction(Angle angle) {
        return nearestDirection(angle.wrapped()) / NANO;
    }

    /** The nearest nanodegrees of an angle in [0°, 360°]; rounding may reach the full circle, which is direction zero. */
    static long nearestDirection(Angle angle) {
        return nearest(angle) % NANODEGREES_PER_CIRCLE;
    }

    /** The nearest nanodegrees of an angle that is no direction: a latitude, a speed. */
    static long nearest(Angle angle) {
        return (long) Math.rint(angle.degrees() * NANO);
    }

    /** A figure that is no angle, with as many decimals. */
    static double nineDecimals(double value) {
        return Math.round(value * NANO) / NANO;
    }
}
