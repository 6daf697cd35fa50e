package org.nirayana.astronomy.position;

import org.nirayana.astronomy.earth.Orientation;
import org.nirayana.astronomy.units.Angle;

/** The node of the Moon's momentary orbit, from its geometric position and velocity. */
final class OsculatingNode {
    private static final double EARTH_J2 = 1.0826e-3;
    private static final double EARTH_RADIUS_AU = 6378.137 / 149_597_870.7;

    private OsculatingNode() {}

    static Node of(double[] states, int earth, int moon, int sun, Orientation orientation, boolean nutation) {
        double x = states[moon];
        double y = states[moon + 1];
        double z = states[moon + 2];
        double vx = states[moon + 3];
        double vy = states[moon + 4];
        double vz = states[moon + 5];

        // The Sun from the Earth and from the Moon: the difference of its pulls turns the orbit.
        double sx = states[sun] - states[earth];
        double sy = states[sun + 1] - states[earth + 1];
        double sz = states[sun + 2] - states[earth + 2];
        double fromEarth = Gravity.SUN / cube(sx, sy, sz);
        double fromMoon = Gravity.SUN / cube(sx - x, sy - y, sz - z);
        double pull = fromMoon - fromEarth;
        // A force along the Moon's own direction turns nothing; of the Sun's pull only the part along S remains.
        double ax = sx * pull;
        double ay = sy * pull;
        double az = sz * pull;

        // The oblateness of the Earth pulls towards its equator; its pole, from the ecliptic of date to the ICRF.
        double obliquity = orientation.meanObliquity().radians();
        double[] pole = {0, StrictMath.sin(obliquity), StrictMath.cos(obliquity)};
        orientation.toIcrs(pole, 0);
        double r2 = x * x + y * y + z * z;
        double r5 = r2 * r2 * Math.sqrt(r2);
        double height = x * pole[0] + y * pole[1] + z * pole[2];
        double bulge = -3 * EARTH_J2 * Gravity.EARTH * EARTH_RADIUS_AU * EARTH_RADIUS_AU * height / r5;
        ax += bulge * pole[0];
        ay += bulge * pole[1];
        az += bulge * pole[2];

        // Angular momentum r x v and its change r x a, turned together into the moving ecliptic.
        double[] h = {
            y * vz - z * vy, z * vx - x * vz, x * vy - y * vx, y * az - z * ay, z * ax - x * az, x * ay - y * ax
        };
        double[] e = new double[6];
        orientation.toMeanEcliptic(h, e);
        double longitude = StrictMath.atan2(e[0], -e[1]);
        double rate = (e[0] * e[4] - e[1] * e[3]) / (e[0] * e[0] + e[1] * e[1]);
        if (nutation) {
            longitude += orientation.nutationInLongitude().radians();
            rate += orientation.nutationInLongitudePerDay().radians();
        }
        return new Node(Angle.radians(longitude).wrapped(), Angle.radians(rate));
    }

    private static double cube(double x, double y, double z) {
        double r2 = x * x + y * y + z * z;
        return r2 * Math.sqrt(r2);
    }
}
