package org.nirayana.astronomy.position;

import org.nirayana.astronomy.earth.Orientation;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Constants;

/**
 * A unit direction in the ICRF from which light comes, and its change a day, on its way through the corrections.
 *
 * <p>Six numbers in an array that never leaves the method that made it, so that a body costs no object but its result.
 */
final class LightBending {
    private static final double C = Constants.SPEED_OF_LIGHT;

    /** Twice the Sun's gravitational radius, au. */
    private static final double DEFLECTION = 2 * Constants.GM_SUN / (C * C);

    /** Behind the Sun's disc the formula would grow without bound; this is 0.2° from its centre. */
    private static final double MIN_ONE_PLUS_COSINE = 6e-6;

    private LightBending() {}

    /**
     * Bends the light around the Sun (Explanatory Supplement to the Astronomical Almanac, 7.2.4): the direction u moves
     * by 2GM/c²E · ((u·q) e - (e·u) q) / (1 + q·e), with e from the Sun to the observer, q from the Sun to the body.
     *
     * @param ex the observer as seen from the Sun, au
     * @param dex its velocity, au a day
     * @param distance of the body from the observer, au, or infinity
     */
    static void deflect(
            double[] ray, double ex, double ey, double ez, double dex, double dey, double dez, double distance) {
        double x = ray[0];
        double y = ray[1];
        double z = ray[2];
        double dx = ray[3];
        double dy = ray[4];
        double dz = ray[5];
        double e2 = ex * ex + ey * ey + ez * ez;
        double e = Math.sqrt(e2);
        // With Q = u + e/distance the body as seen from the Sun, in units of its distance, and its length q.
        double near = 1 / distance;
        double qx = x + ex * near;
        double qy = y + ey * near;
        double qz = z + ez * near;
        double q = Math.sqrt(qx * qx + qy * qy + qz * qz);
        double uq = x * qx + y * qy + z * qz;
        double eu = ex * x + ey * y + ez * z;
        double onePlusCosine = 1 + (qx * ex + qy * ey + qz * ez) / (q * e);
        double strength = DEFLECTION / (e2 * q * Math.max(onePlusCosine, MIN_ONE_PLUS_COSINE));
        double bx = strength * (uq * ex - eu * qx);
        double by = strength * (uq * ey - eu * qy);
        double bz = strength * (uq * ez - eu * qz);

        // Its rate. What changes is the angle at the observer between body and Sun; the lengths change so slowly that
        // they are held, for 0.1 mas a day at a degree from the Sun.
        double duq =
                dx * qx + dy * qy + dz * qz + x * (dx + dex * near) + y * (dy + dey * near) + z * (dz + dez * near);
        double deu = dex * x + dey * y + dez * z + ex * dx + ey * dy + ez * dz;
        double dqx = dx + dex * near;
        double dqy = dy + dey * near;
        double dqz = dz + dez * near;
        double cosine = onePlusCosine - 1;
        double qRate = (qx * dqx + qy * dqy + qz * dqz) / (q * q);
        double eRate = (ex * dex + ey * dey + ez * dez) / e2;
        double dCosine =
                (dqx * ex + dqy * ey + dqz * ez + qx * dex + qy * dey + qz * dez) / (q * e) - cosine * (qRate + eRate);
        double bounded = onePlusCosine > MIN_ONE_PLUS_COSINE ? dCosine / onePlusCosine : 0;
        double strengthRate = -2 * eRate - qRate - bounded;
        ray[3] = dx + strengthRate * bx + strength * (duq * ex + uq * dex - deu * qx - eu * dqx);
        ray[4] = dy + strengthRate * by + strength * (duq * ey + uq * dey - deu * qy - eu * dqy);
        ray[5] = dz + strengthRate * bz + strength * (duq * ez + uq * dez - deu * qz - eu * dqz);
        ray[0] = x + bx;
        ray[1] = y + by;
        ray[2] = z + bz;
    }

    /**
     * Turns the direction towards where the observer goes, by special relativity.
     *
     * @param bx velocity of the observer in units of that of light
     * @param ax its change a day
     * @param root what {@link #slowing} says of that velocity
     */
    static void aberrate(double[] ray, double bx, double by, double bz, double ax, double ay, double az, double root) {
        double x = ray[0];
        double y = ray[1];
        double z = ray[2];
        double dx = ray[3];
        double dy = ray[4];
        double dz = ray[5];
        double ub = x * bx + y * by + z * bz;
        double dub = dx * bx + dy * by + dz * bz + x * ax + y * ay + z * az;
        double f = 1 + ub / (1 + root);
        double df = dub / (1 + root);
        double k = 1 / (1 + ub);
        double tx = k * (root * x + f * bx);
        double ty = k * (root * y + f * by);
        double tz = k * (root * z + f * bz);
        ray[0] = tx;
        ray[1] = ty;
        ray[2] = tz;
        ray[3] = k * (root * dx + df * bx + f * ax - dub * tx);
        ray[4] = k * (root * dy + df * by + f * ay - dub * ty);
        ray[5] = k * (root * dz + df * bz + f * az - dub * tz);
    }

    /** The square root of 1 - v²/c², the same for every body that an observer sees. */
    static double slowing(double bx, double by, double bz) {
        return Math.sqrt(1 - bx * bx - by * by - bz * bz);
    }

    /** The place on the ecliptic of date. */
    static Apparent seen(double[] ray, Orientation orientation, boolean nutation, double distance) {
        double x = ray[0];
        double y = ray[1];
        double z = ray[2];
        double dx = ray[3];
        double dy = ray[4];
        double dz = ray[5];
        double px = orientation.eclipticX(x, y, z);
        double py = orientation.eclipticY(x, y, z);
        double pz = orientation.eclipticZ(x, y, z);
        double vx = orientation.eclipticX(dx, dy, dz) + orientation.eclipticXPerDay(x, y, z);
        double vy = orientation.eclipticY(dx, dy, dz) + orientation.eclipticYPerDay(x, y, z);
        double rho2 = px * px + py * py;
        double longitude = Trigonometry.atan2(py, px);
        double rate = (px * vy - py * vx) / rho2;
        double obliquity = orientation.meanObliquity().radians();
        if (nutation) {
            longitude += orientation.nutationInLongitude().radians();
            rate += orientation.nutationInLongitudePerDay().radians();
            obliquity += orientation.nutationInObliquity().radians();
        }
        return new Apparent(Wrap.turn(longitude), pz, rho2, distance, rate, obliquity);
    }
}
