package org.nirayana.astronomy.position;

import org.nirayana.astronomy.units.Angle;

/**
 * A star as catalogues give it: ICRS, epoch J2000.0.
 *
 * @param rightAscension at J2000.0
 * @param declination at J2000.0
 * @param motionInRightAscension a Julian year, times the cosine of the declination
 * @param motionInDeclination a Julian year
 * @param parallax zero for a direction without distance
 * @param radialVelocityKmPerSecond positive when receding
 */
public record FixedStar(
        Angle rightAscension,
        Angle declination,
        Angle motionInRightAscension,
        Angle motionInDeclination,
        Angle parallax,
        double radialVelocityKmPerSecond) {
    public FixedStar {
        if (Math.abs(declination.degrees()) > 90) {
            throw new IllegalArgumentException("declination must be -90 to 90 degrees, not " + declination.degrees());
        }
        if (parallax.radians() < 0) {
            throw new IllegalArgumentException("a parallax is not negative: " + parallax);
        }
        if (!Double.isFinite(radialVelocityKmPerSecond)) {
            throw new IllegalArgumentException("a radial velocity is finite, not " + radialVelocityKmPerSecond);
        }
    }

    /** A direction that neither moves nor has a distance, such as a pole of the Galaxy. */
    public static FixedStar direction(Angle rightAscension, Angle declination) {
        return new FixedStar(rightAscension, declination, Angle.ZERO, Angle.ZERO, Angle.ZERO, 0);
    }
}
