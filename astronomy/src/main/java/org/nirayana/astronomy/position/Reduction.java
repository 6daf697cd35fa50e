package org.nirayana.astronomy.position;

import org.nirayana.astronomy.earth.Orientation;

/**
 * The way of the light from a body to one observer: light time, deflection, aberration, the ecliptic of date; immutable.
 *
 * <p>Every step carries the velocity along, so that a speed in longitude is the derivative of the longitude and costs no
 * second evaluation.
 *
 * <p><b>One question to the ephemeris a body.</b> The light left a planet minutes to hours ago. In that time the planet
 * moved as its velocity and the pull of the Sun let it: position - velocity·tau + acceleration·tau²/2. What is left out
 * (the other planets' pull, the change of the acceleration) is below 10 m for every planet, 0.001 mas; asking the
 * ephemeris a second time at the earlier instant would cost more than everything else here.
 */
final class Reduction {
    private static final double C = Gravity.SPEED_OF_LIGHT;

    /** Twice the Sun's gravitational radius, au. */
    private static final double DEFLECTION = 2 * Gravity.SUN / (C * C);

    /** Step of the difference quotient for the rate of the deflection, days: it moves the Sun by 0.001°. */
    private static final double DEFLECTION_STEP = 1e-3;

    private final Corrections corrections;
    private final Orientation orientation;
    private final double[] states;

    // The observer, barycentric.
    private final double ox;
    private final double oy;
    private final double oz;
    private final double ovx;
    private final double ovy;
    private final double ovz;
    private final double oax;
    private final double oay;
    private final double oaz;

    private static final int EARTH = 0;
    private static final int MOON = 6;
    private static final int SUN = 12;

    private Reduction(Corrections corrections, Orientation orientation, double[] states, double[] surface) {
        this.corrections = corrections;
        this.orientation = orientation;
        this.states = states;
        double mx = states[MOON];
        double my = states[MOON + 1];
        double mz = states[MOON + 2];
        double sx = states[SUN] - states[EARTH];
        double sy = states[SUN + 1] - states[EARTH + 1];
        double sz = states[SUN + 2] - states[EARTH + 2];
        double byMoon = Gravity.MOON / cube(mx, my, mz);
        double bySun = Gravity.SUN / cube(sx, sy, sz);
        double ax = byMoon * mx + bySun * sx;
        double ay = byMoon * my + bySun * sy;
        double az = byMoon * mz + bySun * sz;
        if (surface == null) {
            ox = states[EARTH];
            oy = states[EARTH + 1];
            oz = states[EARTH + 2];
            ovx = states[EARTH + 3];
            ovy = states[EARTH + 4];
            ovz = states[EARTH + 5];
            oax = ax;
            oay = ay;
            oaz = az;
        } else {
            ox = states[EARTH] + surface[0];
            oy = states[EARTH + 1] + surface[1];
            oz = states[EARTH + 2] + surface[2];
            ovx = states[EARTH + 3] + surface[3];
            ovy = states[EARTH + 4] + surface[4];
            ovz = states[EARTH + 5] + surface[5];
            oax = ax + surface[6];
            oay = ay + surface[7];
            oaz = az + surface[8];
        }
    }

    static Reduction fromGeocentre(Corrections corrections, Orientation orientation, double[] states) {
        return new Reduction(corrections, orientation, states, null);
    }

    /** @param surface position, velocity and acceleration against the geocentre */
    static Reduction fromSurface(Corrections corrections, Orientation orientation, double[] states, double[] surface) {
        return new Reduction(corrections, orientation, states, surface);
    }

    Apparent ofSun() {
        return ofBody(
                states[SUN],
                states[SUN + 1],
                states[SUN + 2],
                states[SUN + 3],
                states[SUN + 4],
                states[SUN + 5],
                0,
                0,
                0,
                false);
    }

    /** The Moon is this side of the Sun, where the deflection is below 0.02 mas: it is left out. */
    Apparent ofMoon() {
        return ofBody(
                states[EARTH] + states[MOON],
                states[EARTH + 1] + states[MOON + 1],
                states[EARTH + 2] + states[MOON + 2],
                states[EARTH + 3] + states[MOON + 3],
                states[EARTH + 4] + states[MOON + 4],
                states[EARTH + 5] + states[MOON + 5],
                0,
                0,
                0,
                false);
    }

    Apparent ofPlanet(double[] p) {
        double sx = p[0] - states[SUN];
        double sy = p[1] - states[SUN + 1];
        double sz = p[2] - states[SUN + 2];
        double pull = -Gravity.SUN / cube(sx, sy, sz);
        return ofBody(p[0], p[1], p[2], p[3], p[4], p[5], pull * sx, pull * sy, pull * sz, true);
    }

    private Apparent ofBody(
            double x,
            double y,
            double z,
            double vx,
            double vy,
            double vz,
            double ax,
            double ay,
            double az,
            boolean deflected) {
        // Each round gains four digits: the body's speed over that of light.
        double dx = x - ox;
        double dy = y - oy;
        double dz = z - oz;
        double tau = Math.sqrt(dx * dx + dy * dy + dz * dz) / C;
        double qx = 0;
        double qy = 0;
        double qz = 0;
        double distance = 0;
        for (int round = 0; round < 3; round++) {
            double half = tau * tau / 2;
            qx = dx - vx * tau + ax * half;
            qy = dy - vy * tau + ay * half;
            qz = dz - vz * tau + az * half;
            distance = Math.sqrt(qx * qx + qy * qy + qz * qz);
            tau = distance / C;
        }
        double wx = vx - ax * tau;
        double wy = vy - ay * tau;
        double wz = vz - az * tau;
        double ux = qx / distance;
        double uy = qy / distance;
        double uz = qz / distance;
        // The light time itself changes; the body moves by so much less between two lights seen a day apart.
        double tauRate = (ux * (wx - ovx) + uy * (wy - ovy) + uz * (wz - ovz)) / (C + ux * wx + uy * wy + uz * wz);
        double distanceRate = C * tauRate;
        double keep = 1 - tauRate;
        double dux = (wx * keep - ovx - ux * distanceRate) / distance;
        double duy = (wy * keep - ovy - uy * distanceRate) / distance;
        double duz = (wz * keep - ovz - uz * distanceRate) / distance;
        return ofDirection(ux, uy, uz, dux, duy, duz, distance, deflected && corrections.deflection());
    }

    /** @param s direction and its motion a day, in units of the star's distance */
    Apparent ofStar(double[] s, double parallax) {
        double x = s[0] - ox * parallax;
        double y = s[1] - oy * parallax;
        double z = s[2] - oz * parallax;
        double r = Math.sqrt(x * x + y * y + z * z);
        double ux = x / r;
        double uy = y / r;
        double uz = z / r;
        double vx = s[3] - ovx * parallax;
        double vy = s[4] - ovy * parallax;
        double vz = s[5] - ovz * parallax;
        double away = ux * vx + uy * vy + uz * vz;
        return ofDirection(
                ux,
                uy,
                uz,
                (vx - ux * away) / r,
                (vy - uy * away) / r,
                (vz - uz * away) / r,
                parallax > 0 ? r / parallax : Double.POSITIVE_INFINITY,
                corrections.deflection());
    }

    private Apparent ofDirection(
            double ux, double uy, double uz, double dux, double duy, double duz, double distance, boolean deflected) {
        double[] u = {ux, uy, uz, dux, duy, duz};
        if (deflected) {
            deflect(u, distance);
        }
        if (corrections.aberration()) {
            aberrate(u);
        }
        double[] e = new double[6];
        orientation.toMeanEcliptic(u, e);
        double rho2 = e[0] * e[0] + e[1] * e[1];
        double longitude = StrictMath.atan2(e[1], e[0]);
        double latitude = StrictMath.atan2(e[2], Math.sqrt(rho2));
        double rate = (e[0] * e[4] - e[1] * e[3]) / rho2;
        double obliquity = orientation.meanObliquity().radians();
        if (corrections.nutation()) {
            longitude += orientation.nutationInLongitude().radians();
            rate += orientation.nutationInLongitudePerDay().radians();
            obliquity = orientation.trueObliquity().radians();
        }
        return new Apparent(Wrap.turn(longitude), latitude, distance, rate, obliquity);
    }

    /**
     * Bends the light around the Sun (Explanatory Supplement to the Astronomical Almanac, 7.2.4); the direction and its
     * rate are changed in place.
     */
    private void deflect(double[] u, double distance) {
        double ex = ox - states[SUN];
        double ey = oy - states[SUN + 1];
        double ez = oz - states[SUN + 2];
        double h = DEFLECTION_STEP;
        double[] d = new double[6];
        bend(u[0], u[1], u[2], ex, ey, ez, distance, d, 0);
        bend(
                u[0] + h * u[3],
                u[1] + h * u[4],
                u[2] + h * u[5],
                ex + h * (ovx - states[SUN + 3]),
                ey + h * (ovy - states[SUN + 4]),
                ez + h * (ovz - states[SUN + 5]),
                distance,
                d,
                3);
        for (int i = 0; i < 3; i++) {
            u[i] += d[i];
            u[i + 3] += (d[i + 3] - d[i]) / h;
        }
    }

    /** The displacement of a direction u; e is the observer as seen from the Sun. */
    private static void bend(
            double ux,
            double uy,
            double uz,
            double ex,
            double ey,
            double ez,
            double distance,
            double[] displacement,
            int offset) {
        double e = Math.sqrt(ex * ex + ey * ey + ez * ez);
        // The direction from the Sun to the body; for a star, however far, its own direction.
        double qx = ux;
        double qy = uy;
        double qz = uz;
        if (distance < Double.POSITIVE_INFINITY) {
            qx = ux * distance + ex;
            qy = uy * distance + ey;
            qz = uz * distance + ez;
            double q = Math.sqrt(qx * qx + qy * qy + qz * qz);
            qx /= q;
            qy /= q;
            qz /= q;
        }
        ex /= e;
        ey /= e;
        ez /= e;
        double uq = ux * qx + uy * qy + uz * qz;
        double eu = ex * ux + ey * uy + ez * uz;
        double qe = qx * ex + qy * ey + qz * ez;
        double g = DEFLECTION / e / Math.max(1 + qe, 1e-9);
        displacement[offset] = g * (uq * ex - eu * qx);
        displacement[offset + 1] = g * (uq * ey - eu * qy);
        displacement[offset + 2] = g * (uq * ez - eu * qz);
    }

    /** Turns the direction towards where the observer goes, by special relativity; its rate along with it. */
    private void aberrate(double[] u) {
        double bx = ovx / C;
        double by = ovy / C;
        double bz = ovz / C;
        double dbx = oax / C;
        double dby = oay / C;
        double dbz = oaz / C;
        double gamma1 = Math.sqrt(1 - bx * bx - by * by - bz * bz);
        double ub = u[0] * bx + u[1] * by + u[2] * bz;
        double dub = u[3] * bx + u[4] * by + u[5] * bz + u[0] * dbx + u[1] * dby + u[2] * dbz;
        double f = 1 + ub / (1 + gamma1);
        double df = dub / (1 + gamma1);
        double k = 1 / (1 + ub);
        double x = k * (gamma1 * u[0] + f * bx);
        double y = k * (gamma1 * u[1] + f * by);
        double z = k * (gamma1 * u[2] + f * bz);
        u[3] = k * (gamma1 * u[3] + df * bx + f * dbx - dub * x);
        u[4] = k * (gamma1 * u[4] + df * by + f * dby - dub * y);
        u[5] = k * (gamma1 * u[5] + df * bz + f * dbz - dub * z);
        u[0] = x;
        u[1] = y;
        u[2] = z;
    }

    private static double cube(double x, double y, double z) {
        double r2 = x * x + y * y + z * z;
        return r2 * Math.sqrt(r2);
    }
}
