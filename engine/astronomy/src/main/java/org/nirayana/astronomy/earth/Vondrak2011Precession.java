package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.math.PublishedTable;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.math.Vector3;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/**
 * Precession of the equator and the ecliptic for 200,000 years around J2000.0, by Vondrák, Capitaine and Wallace.
 *
 * <p>J. Vondrák, N. Capitaine, P. Wallace, New precession expressions, valid for long time intervals, Astronomy and
 * Astrophysics 534, A22 (2011), with the correction in 541, C1 (2012). Around J2000 it follows IAU 2006. The poles come
 * from its series for P, Q and X, Y; the obliquity from its own series, which is not the angle between those two poles:
 * they are 14 mas apart in 2650 and 6.5 arcseconds in -3000.
 *
 * <p>This is the series as published: some 30 sines and cosines a call. {@link EarthOrientation} tabulates it.
 */
public final class Vondrak2011Precession {
    private static final double TWO_PI = 2 * Math.PI;

    // Columns: period in centuries, then cosine and sine coefficients in arcseconds.
    private static final double[][] ECLIPTIC =
            PublishedTable.resource(Vondrak2011Precession.class, "vondrak2011-pq.csv");
    private static final double[][] EQUATOR =
            PublishedTable.resource(Vondrak2011Precession.class, "vondrak2011-xy.csv");
    private static final double[][] OBLIQUITY =
            PublishedTable.resource(Vondrak2011Precession.class, "vondrak2011-epsilon.csv");

    private Vondrak2011Precession() {}

    /** Turns the mean equator and equinox of J2000.0 into those of date. */
    public static Matrix3 equator(TT t) {
        return equator(t.j2000Centuries());
    }

    /** Turns the mean equator and equinox of J2000.0 into the mean ecliptic and equinox of date. */
    public static Matrix3 ecliptic(TT t) {
        double centuries = t.j2000Centuries();
        return Matrix3.aboutX(obliquityRad(centuries)).after(equator(centuries));
    }

    /** The mean obliquity of the ecliptic. */
    public static Angle meanObliquity(TT t) {
        return Angle.radians(obliquityRad(t.j2000Centuries()));
    }

    /** The pole of the ecliptic of date, on the mean equator and equinox of J2000.0. */
    public static Vector3 eclipticPole(TT t) {
        return eclipticPole(t.j2000Centuries());
    }

    /** The pole of the equator of date, on the mean equator and equinox of J2000.0. */
    public static Vector3 equatorPole(TT t) {
        return equatorPole(t.j2000Centuries());
    }

    static double obliquityRad(double t) {
        double sum = 84028.206305 + t * (0.3624445 + t * (-0.00004039 - 110e-9 * t));
        for (double[] term : OBLIQUITY) {
            double phase = TWO_PI * t / term[0];
            sum += term[1] * Trigonometry.cos(phase) + term[2] * Trigonometry.sin(phase);
        }
        return sum * Constants.RADIANS_PER_ARCSECOND;
    }

    static Matrix3 equator(double t) {
        Vector3 equator = equatorPole(t);
        Vector3 equinox = equator.cross(eclipticPole(t)).unit();
        Vector3 middle = equator.cross(equinox);
        return new Matrix3(
                equinox.x(),
                equinox.y(),
                equinox.z(),
                middle.x(),
                middle.y(),
                middle.z(),
                equator.x(),
                equator.y(),
                equator.z());
    }

    private static Vector3 eclipticPole(double t) {
        double p = 5851.607687 + t * (-0.1189000 + t * (-0.00028913 + 101e-9 * t));
        double q = -1600.886300 + t * (1.1689818 + t * (-0.00000020 - 437e-9 * t));
        for (double[] term : ECLIPTIC) {
            double phase = TWO_PI * t / term[0];
            double c = Trigonometry.cos(phase);
            double s = Trigonometry.sin(phase);
            p += c * term[1] + s * term[3];
            q += c * term[2] + s * term[4];
        }
        p *= Constants.RADIANS_PER_ARCSECOND;
        q *= Constants.RADIANS_PER_ARCSECOND;
        double z = Math.sqrt(Math.max(0, 1 - p * p - q * q));
        double s = Trigonometry.sin(Constants.OBLIQUITY_AT_J2000_ARCSECONDS * Constants.RADIANS_PER_ARCSECOND);
        double c = Trigonometry.cos(Constants.OBLIQUITY_AT_J2000_ARCSECONDS * Constants.RADIANS_PER_ARCSECOND);
        return new Vector3(p, -q * c - z * s, -q * s + z * c);
    }

    private static Vector3 equatorPole(double t) {
        double x = 5453.282155 + t * (0.4252841 + t * (-0.00037173 - 152e-9 * t));
        double y = -73750.930350 + t * (-0.7675452 + t * (-0.00018725 + 231e-9 * t));
        for (double[] term : EQUATOR) {
            double phase = TWO_PI * t / term[0];
            double c = Trigonometry.cos(phase);
            double s = Trigonometry.sin(phase);
            x += c * term[1] + s * term[3];
            y += c * term[2] + s * term[4];
        }
        x *= Constants.RADIANS_PER_ARCSECOND;
        y *= Constants.RADIANS_PER_ARCSECOND;
        return new Vector3(x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y)));
    }
}
