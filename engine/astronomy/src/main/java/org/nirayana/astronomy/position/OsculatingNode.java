package org.nirayana.astronomy.position;

import org.nirayana.astronomy.earth.Orientation;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Constants;

/** The node of the Moon's momentary orbit, from its geometric position and velocity. */
final class OsculatingNode {
    private static final double EARTH_RADIUS_AU = Constants.EARTH_RADIUS_KM / Constants.ASTRONOMICAL_UNIT_KM;

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
        double fromEarth = Constants.GM_SUN / cube(sx, sy, sz);
        double fromMoon = Constants.GM_SUN / cube(sx - x, sy - y, sz - z);
        double pull = fromMoon - fromEarth;
        // A force along the Moon's own direction turns nothing; of the Sun's pull only the part along S remains.
        double ax = sx * pull;
        double ay = sy * pull;
        double az = sz * pull;

        // The oblateness of the Earth pulls towards its equator; its pole, from the ecliptic of date to the ICRF.
        double obliquity = orientation.meanObliquity().radians();
        double[] pole = {0, Trigonometry.sin(obliquity), Trigonometry.cos(obliquity)};
        orientation.toIcrs(pole, 0);
        double r2 = x * x + y * y + z * z;
        double r5 = r2 * r2 * Math.sqrt(r2);
        double height = x * pole[0] + y * pole[1] + z * pole[2];
        double bulge = -3 * Constants.EARTH_J2 * Constants.GM_EARTH * EARTH_RADIUS_AU * EARTH_RADIUS_AU * height / r5;
        ax += bulge * pole[0];
        ay += bulge * pole[1];
        az += bulge * pole[2];

        // Angular momentum r x v and its change r x a, turned together into the moving ecliptic.
        double hx = y * vz - z * vy;
        double hy = z * vx - x * vz;
        double hz = x * vy - y * vx;
        double tx = y * az - z * ay;
        double ty = z * ax - x * az;
        double tz = x * ay - y * ax;
        double px = orientation.eclipticX(hx, hy, hz);
        double py = orientation.eclipticY(hx, hy, hz);
        double dpx = orientation.eclipticX(tx, ty, tz) + orientation.eclipticXPerDay(hx, hy, hz);
        double dpy = orientation.eclipticY(tx, ty, tz) + orientation.eclipticYPerDay(hx, hy, hz);
        double longitude = Trigonometry.atan2(px, -py);
        double rate = (px * dpy - py * dpx) / (px * px + py * py);
        if (nutation) {
            longitude += orientation.nutationInLongitude().radians();
            rate += orientation.nutationInLongitudePerDay().radians();
        }
        return new Node(Wrap.turn(longitude), rate);
    }

    private static double cube(double x, double y, double z) {
        double r2 = x * x + y * y + z * z;
        return r2 * Math.sqrt(r2);
    }
}
