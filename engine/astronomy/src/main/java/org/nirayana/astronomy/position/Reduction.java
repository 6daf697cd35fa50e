package org.nirayana.astronomy.position;

import org.nirayana.astronomy.earth.Orientation;
import org.nirayana.astronomy.units.Constants;

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
    private static final double C = Constants.SPEED_OF_LIGHT;

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

    // Its velocity in units of that of light, what changes it in a day, and how much slower its clock goes.
    private final double bx;
    private final double by;
    private final double bz;
    private final double bax;
    private final double bay;
    private final double baz;
    private final double slowing;

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
        double byMoon = Constants.GM_MOON / cube(mx, my, mz);
        double bySun = Constants.GM_SUN / cube(sx, sy, sz);
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
            bax = ax / C;
            bay = ay / C;
            baz = az / C;
        } else {
            ox = states[EARTH] + surface[0];
            oy = states[EARTH + 1] + surface[1];
            oz = states[EARTH + 2] + surface[2];
            ovx = states[EARTH + 3] + surface[3];
            ovy = states[EARTH + 4] + surface[4];
            ovz = states[EARTH + 5] + surface[5];
            bax = (ax + surface[6]) / C;
            bay = (ay + surface[7]) / C;
            baz = (az + surface[8]) / C;
        }
        bx = ovx / C;
        by = ovy / C;
        bz = ovz / C;
        slowing = LightBending.slowing(bx, by, bz);
    }

    static Reduction fromGeocentre(Corrections corrections, Orientation orientation, double[] states) {
        return new Reduction(corrections, orientation, states, null);
    }

    /** @param surface position, velocity and acceleration against the geocentre */
    static Reduction fromSurface(Corrections corrections, Orientation orientation, double[] states, double[] surface) {
        return new Reduction(corrections, orientation, states, surface);
    }

    /** @param scratch six numbers, overwritten */
    Apparent ofSun(double[] scratch) {
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
                false,
                scratch);
    }

    /**
     * The Moon is this side of the Sun, where the deflection is below 0.02 mas: it is left out.
     *
     * @param scratch six numbers, overwritten
     */
    Apparent ofMoon(double[] scratch) {
        double mx = states[MOON];
        double my = states[MOON + 1];
        double mz = states[MOON + 2];
        double x = states[EARTH] + mx;
        double y = states[EARTH + 1] + my;
        double z = states[EARTH + 2] + mz;
        double sx = x - states[SUN];
        double sy = y - states[SUN + 1];
        double sz = z - states[SUN + 2];
        double byEarth = -Constants.GM_EARTH / cube(mx, my, mz);
        double bySun = -Constants.GM_SUN / cube(sx, sy, sz);
        return ofBody(
                x,
                y,
                z,
                states[EARTH + 3] + states[MOON + 3],
                states[EARTH + 4] + states[MOON + 4],
                states[EARTH + 5] + states[MOON + 5],
                byEarth * mx + bySun * sx,
                byEarth * my + bySun * sy,
                byEarth * mz + bySun * sz,
                false,
                scratch);
    }

    /** @param p the planet's barycentric state; overwritten */
    Apparent ofPlanet(double[] p) {
        double sx = p[0] - states[SUN];
        double sy = p[1] - states[SUN + 1];
        double sz = p[2] - states[SUN + 2];
        double pull = -Constants.GM_SUN / cube(sx, sy, sz);
        return ofBody(p[0], p[1], p[2], p[3], p[4], p[5], pull * sx, pull * sy, pull * sz, true, p);
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
            boolean deflected,
            double[] ray) {
        // The light left when the body was nearly where it is now; one step of Newton's method finds when.
        double dx = x - ox;
        double dy = y - oy;
        double dz = z - oz;
        if (!corrections.lightTime()) {
            return ofGeometric(dx, dy, dz, vx - ovx, vy - ovy, vz - ovz, deflected, ray);
        }
        double tau = Math.sqrt(dx * dx + dy * dy + dz * dz) / C;
        double half = tau * tau / 2;
        double qx = dx - vx * tau + ax * half;
        double qy = dy - vy * tau + ay * half;
        double qz = dz - vz * tau + az * half;
        double wx = vx - ax * tau;
        double wy = vy - ay * tau;
        double wz = vz - az * tau;
        double q = Math.sqrt(qx * qx + qy * qy + qz * qz);
        double step = (q - C * tau) / (C + (qx * wx + qy * wy + qz * wz) / q);
        double distance = C * (tau + step);
        double toUnit = 1 / distance;
        double ux = (qx - wx * step) * toUnit;
        double uy = (qy - wy * step) * toUnit;
        double uz = (qz - wz * step) * toUnit;
        // The light time itself changes; the body moves by so much less between two lights seen a day apart.
        double tauRate = (ux * (wx - ovx) + uy * (wy - ovy) + uz * (wz - ovz)) / (C + ux * wx + uy * wy + uz * wz);
        double distanceRate = C * tauRate;
        double keep = 1 - tauRate;
        ray[0] = ux;
        ray[1] = uy;
        ray[2] = uz;
        ray[3] = (wx * keep - ovx - ux * distanceRate) * toUnit;
        ray[4] = (wy * keep - ovy - uy * distanceRate) * toUnit;
        ray[5] = (wz * keep - ovz - uz * distanceRate) * toUnit;
        return ofRay(ray, distance, deflected && corrections.deflection());
    }

    /** Where the body is at the instant, and how that moves; no light is waited for. */
    private Apparent ofGeometric(
            double dx, double dy, double dz, double vx, double vy, double vz, boolean deflected, double[] ray) {
        double distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
        double toUnit = 1 / distance;
        ray[0] = dx * toUnit;
        ray[1] = dy * toUnit;
        ray[2] = dz * toUnit;
        double away = ray[0] * vx + ray[1] * vy + ray[2] * vz;
        ray[3] = (vx - ray[0] * away) * toUnit;
        ray[4] = (vy - ray[1] * away) * toUnit;
        ray[5] = (vz - ray[2] * away) * toUnit;
        return ofRay(ray, distance, deflected && corrections.deflection());
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
        double[] ray = {ux, uy, uz, (vx - ux * away) / r, (vy - uy * away) / r, (vz - uz * away) / r};
        double distance = parallax > 0 ? r / parallax : Double.POSITIVE_INFINITY;
        return ofRay(ray, distance, corrections.deflection());
    }

    private Apparent ofRay(double[] ray, double distance, boolean deflected) {
        if (deflected) {
            LightBending.deflect(
                    ray,
                    ox - states[SUN],
                    oy - states[SUN + 1],
                    oz - states[SUN + 2],
                    ovx - states[SUN + 3],
                    ovy - states[SUN + 4],
                    ovz - states[SUN + 5],
                    distance);
        }
        if (corrections.aberration()) {
            LightBending.aberrate(ray, bx, by, bz, bax, bay, baz, slowing);
        }
        return LightBending.seen(ray, orientation, corrections.nutation(), distance);
    }

    private static double cube(double x, double y, double z) {
        double r2 = x * x + y * y + z * z;
        return r2 * Math.sqrt(r2);
    }
}
