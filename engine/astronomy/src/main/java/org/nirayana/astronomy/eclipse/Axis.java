package org.nirayana.astronomy.eclipse;

import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.units.Constants;

/**
 * Sun and Moon at an instant against the axis of a shadow, on the true equator of date; lengths in equatorial radii of the
 * Earth.
 *
 * @param x of the Moon's centre, eastward in the plane through the Earth's centre at right angles to the axis
 * @param y northward in that plane
 * @param z along the axis, towards the Sun for an eclipse of the Sun
 * @param ascension of the direction of the axis, radians
 * @param declination of the direction of the axis, radians
 * @param sunToMoon the distance between their centres
 * @param moon distance of the Moon from the Earth's centre
 * @param sun distance of the Sun from the Earth's centre
 */
record Axis(
        double x, double y, double z, double ascension, double declination, double sunToMoon, double moon, double sun) {
    private static final double RADII_PER_AU = Constants.ASTRONOMICAL_UNIT_KM / Constants.EARTH_RADIUS_KM;

    /** From the Moon towards the Sun: where it meets the Earth the Sun is eclipsed most. */
    static Axis ofTheMoonsShadow(Moment moment) {
        double[] v = places(moment);
        return along(v, v[3] - v[0], v[4] - v[1], v[5] - v[2]);
    }

    /** From the Earth away from the Sun: where it meets the Moon, that is eclipsed most. */
    static Axis ofTheEarthsShadow(Moment moment) {
        double[] v = places(moment);
        return along(v, -v[3], -v[4], -v[5]);
    }

    /** Moon, then Sun, as they are seen from the Earth's centre. */
    private static double[] places(Moment moment) {
        Apparent[] seen = moment.apparentAll(Body.MOON, Body.SUN);
        double obliquity = moment.obliquity().radians();
        double sin = Trigonometry.sin(obliquity);
        double cos = Trigonometry.cos(obliquity);
        double[] v = new double[6];
        for (int i = 0; i < 2; i++) {
            double lonRad = seen[i].longitude().radians();
            double latRad = seen[i].latitude().radians();
            double r = seen[i].distanceAu() * RADII_PER_AU;
            double across = r * Trigonometry.cos(latRad);
            double y = across * Trigonometry.sin(lonRad);
            double z = r * Trigonometry.sin(latRad);
            v[3 * i] = across * Trigonometry.cos(lonRad);
            v[3 * i + 1] = y * cos - z * sin;
            v[3 * i + 2] = y * sin + z * cos;
        }
        return v;
    }

    private static Axis along(double[] v, double gx, double gy, double gz) {
        double onEquator = Math.sqrt(gx * gx + gy * gy);
        double length = Math.sqrt(onEquator * onEquator + gz * gz);
        double cosA = gx / onEquator;
        double sinA = gy / onEquator;
        double cosD = onEquator / length;
        double sinD = gz / length;
        double towards = v[0] * cosA + v[1] * sinA;
        double dx = v[3] - v[0];
        double dy = v[4] - v[1];
        double dz = v[5] - v[2];
        return new Axis(
                v[1] * cosA - v[0] * sinA,
                v[2] * cosD - towards * sinD,
                towards * cosD + v[2] * sinD,
                Trigonometry.atan2(gy, gx),
                Trigonometry.atan2(gz, onEquator),
                Math.sqrt(dx * dx + dy * dy + dz * dz),
                Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]),
                Math.sqrt(v[3] * v[3] + v[4] * v[4] + v[5] * v[5]));
    }
}
