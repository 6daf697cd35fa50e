package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/**
 * The five angles on which the Moon's and the Sun's motion depends, as polynomials of the fourth degree.
 *
 * <p>IERS Conventions (2003) section 5.7, after Simon et al. (1994); arcseconds, T in Julian centuries from J2000.0.
 */
public final class DelaunayArguments {
    private static final double TURN = 1_296_000;

    /** Mean anomaly of the Moon, of the Sun, argument of latitude, elongation, longitude of the mean ascending node. */
    static final double[][] POLYNOMIALS = {
        {485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.00024470},
        {1287104.793048, 129596581.0481, -0.5532, 0.000136, -0.00001149},
        {335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417},
        {1072260.703692, 1602961601.2090, -6.3706, 0.006593, -0.00003169},
        {450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939},
    };

    static final int NODE = 4;

    private static final int MOON = 0;
    private static final int SUN = 1;
    private static final int LATITUDE = 2;
    private static final int ELONGATION = 3;

    private DelaunayArguments() {}

    /** The longitude of the Moon's mean ascending node, from the mean equinox of date. */
    public static Angle meanNode(TT t) {
        return Angle.radians(radians(NODE, t.j2000Centuries())).wrapped();
    }

    /** How fast the mean node goes, a day. */
    public static Angle meanNodePerDay(TT t) {
        return Angle.radians(radiansPerDay(NODE, t.j2000Centuries()));
    }

    /** The mean anomaly of the Moon, in [-180°, 180°]. */
    public static Angle meanAnomalyOfMoon(TT t) {
        return Angle.radians(radians(MOON, t.j2000Centuries()));
    }

    /** The mean anomaly of the Sun, in [-180°, 180°]. */
    public static Angle meanAnomalyOfSun(TT t) {
        return Angle.radians(radians(SUN, t.j2000Centuries()));
    }

    /** How far the mean Moon is past its mean ascending node, in [-180°, 180°]. */
    public static Angle meanArgumentOfLatitude(TT t) {
        return Angle.radians(radians(LATITUDE, t.j2000Centuries()));
    }

    /** How far the mean Moon is past the mean Sun, with all turns since January 2000. */
    public static Angle meanElongation(TT t) {
        return Angle.radians(arcseconds(ELONGATION, t.j2000Centuries()) * Constants.RADIANS_PER_ARCSECOND);
    }

    /** How fast the mean elongation grows, a day. */
    public static Angle meanElongationPerDay(TT t) {
        return Angle.radians(radiansPerDay(ELONGATION, t.j2000Centuries()));
    }

    private static double arcseconds(int argument, double t) {
        double[] c = POLYNOMIALS[argument];
        return c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * c[4])));
    }

    static double radians(int argument, double t) {
        double arcseconds = arcseconds(argument, t);
        // Whole turns come off without rounding, as with %, which takes the processor five times as long.
        return (arcseconds - TURN * Math.rint(arcseconds / TURN)) * Constants.RADIANS_PER_ARCSECOND;
    }

    static double radiansPerDay(int argument, double t) {
        double[] c = POLYNOMIALS[argument];
        return (c[1] + t * (2 * c[2] + t * (3 * c[3] + t * 4 * c[4])))
                * Constants.RADIANS_PER_ARCSECOND
                / Constants.DAYS_PER_CENTURY;
    }
}
