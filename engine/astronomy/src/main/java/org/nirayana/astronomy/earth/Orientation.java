package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.earth.Iau2000LunisolarNutation.Values;
import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.time.UT1;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/**
 * Where ecliptic, equator and equinox lie at one instant, and how fast they move; immutable.
 *
 * <p>Nutation turns nothing but the longitudes of the ecliptic: a place on the true equinox of date is the place on the
 * mean one plus {@link #nutationInLongitude()}, its latitude the same.
 */
public final class Orientation {
    private static final double TWO_PI = 2 * Math.PI;

    // From the ICRS to the mean ecliptic and equinox of date, and the same a day.
    private final double xx;
    private final double xy;
    private final double xz;
    private final double yx;
    private final double yy;
    private final double yz;
    private final double zx;
    private final double zy;
    private final double zz;
    private final double dxx;
    private final double dxy;
    private final double dxz;
    private final double dyx;
    private final double dyy;
    private final double dyz;
    private final double obliquity;
    private final double equinox;
    private final double nutationLongitude;
    private final double nutationObliquity;
    private final double nutationLongitudeRate;
    private final double ttDays;

    Orientation(double ttDays, PrecessionSegment precession, double x, float[] nutationOrNull) {
        this.ttDays = ttDays;
        xx = precession.value(0, x);
        xy = precession.value(1, x);
        xz = precession.value(2, x);
        yx = precession.value(3, x);
        yy = precession.value(4, x);
        yz = precession.value(5, x);
        zx = precession.value(6, x);
        zy = precession.value(7, x);
        zz = precession.value(8, x);
        obliquity = precession.value(PrecessionSegment.OBLIQUITY, x);
        equinox = precession.value(PrecessionSegment.EQUINOX, x);
        dxx = precession.ratePerDay(0, x);
        dxy = precession.ratePerDay(1, x);
        dxz = precession.ratePerDay(2, x);
        dyx = precession.ratePerDay(3, x);
        dyy = precession.ratePerDay(4, x);
        dyz = precession.ratePerDay(5, x);
        if (nutationOrNull == null) {
            double[] series = new double[Values.COUNT];
            Iau2000LunisolarNutation.evaluate(ttDays / Constants.DAYS_PER_CENTURY, series);
            nutationLongitude = series[Values.LONGITUDE];
            nutationObliquity = series[Values.OBLIQUITY];
            nutationLongitudeRate = series[Values.LONGITUDE_RATE];
        } else {
            // T_k and its derivative k U_(k-1), upwards; written out here because a method returns but one number.
            float[] c = nutationOrNull;
            double s = NutationTable.withinSegment(ttDays);
            double t0 = 1;
            double t1 = s;
            double u0 = 0;
            double u1 = 1;
            double psi = c[0] + c[2] * s;
            double eps = c[1] + c[3] * s;
            double psiRate = c[2];
            for (int k = 2; k < NutationTable.COEFFICIENTS; k++) {
                double t2 = 2 * s * t1 - t0;
                double u2 = 2 * s * u1 - u0;
                psi += c[2 * k] * t2;
                eps += c[2 * k + 1] * t2;
                psiRate += c[2 * k] * k * u2;
                t0 = t1;
                t1 = t2;
                u0 = u1;
                u1 = u2;
            }
            nutationLongitude = psi;
            nutationObliquity = eps;
            nutationLongitudeRate = psiRate * 2 / NutationTable.SEGMENT_DAYS;
        }
    }

    public Angle meanObliquity() {
        return Angle.radians(obliquity);
    }

    public Angle trueObliquity() {
        return Angle.radians(obliquity + nutationObliquity);
    }

    public Angle nutationInLongitude() {
        return Angle.radians(nutationLongitude);
    }

    public Angle nutationInObliquity() {
        return Angle.radians(nutationObliquity);
    }

    /** How fast nutation moves the longitudes, a day. */
    public Angle nutationInLongitudePerDay() {
        return Angle.radians(nutationLongitudeRate);
    }

    /** From the ICRS to the mean ecliptic and equinox of date. */
    public Matrix3 meanEcliptic() {
        return new Matrix3(xx, xy, xz, yx, yy, yz, zx, zy, zz);
    }

    /** From the ICRS to the mean equator and equinox of date. */
    public Matrix3 meanEquator() {
        return Matrix3.aboutX(-obliquity).after(meanEcliptic());
    }

    /** From the ICRS to the true equator and equinox of date. */
    public Matrix3 trueEquator() {
        return Matrix3.aboutX(-obliquity - nutationObliquity)
                .after(Matrix3.aboutZ(-nutationLongitude))
                .after(meanEcliptic());
    }

    /** Greenwich sidereal time from the mean equinox, in [0°, 360°). */
    public Angle meanSiderealTime(UT1 ut1) {
        return Angle.radians(earthRotation(ut1) + equinox).wrapped();
    }

    /** Greenwich sidereal time from the true equinox, in [0°, 360°). */
    public Angle apparentSiderealTime(UT1 ut1) {
        return Angle.radians(earthRotation(ut1) + equinox + equationOfEquinoxes())
                .wrapped();
    }

    /** Nutation in right ascension with the two largest complementary terms of IAU 2000; the others stay below 12 µas. */
    private double equationOfEquinoxes() {
        double node = DelaunayArguments.radians(DelaunayArguments.NODE, ttDays / Constants.DAYS_PER_CENTURY);
        double complement = 0.00264096 * Trigonometry.sin(node) + 0.00006352 * Trigonometry.sin(2 * node);
        return nutationLongitude * Trigonometry.cos(obliquity) + complement * Constants.RADIANS_PER_ARCSECOND;
    }

    /** The Earth rotation angle of IAU 2000; whole turns are left out before they cost digits. */
    private static double earthRotation(UT1 t) {
        double days = t.j2000Days();
        double partOfDay = days - Math.floor(days);
        double turns = partOfDay + 0.7790572732640 + 0.00273781191135448 * days;
        return TWO_PI * (turns - Math.floor(turns));
    }

    // A vector's coordinates on the mean ecliptic of date, and how the turning of that frame changes them a day.

    public double eclipticX(double x, double y, double z) {
        return xx * x + xy * y + xz * z;
    }

    public double eclipticY(double x, double y, double z) {
        return yx * x + yy * y + yz * z;
    }

    public double eclipticZ(double x, double y, double z) {
        return zx * x + zy * y + zz * z;
    }

    public double eclipticXPerDay(double x, double y, double z) {
        return dxx * x + dxy * y + dxz * z;
    }

    public double eclipticYPerDay(double x, double y, double z) {
        return dyx * x + dyy * y + dyz * z;
    }

    /** Turns a vector on the mean ecliptic of date, three numbers from {@code offset} on, into the ICRS, in place. */
    public void toIcrs(double[] vector, int offset) {
        double x = vector[offset];
        double y = vector[offset + 1];
        double z = vector[offset + 2];
        vector[offset] = xx * x + yx * y + zx * z;
        vector[offset + 1] = xy * x + yy * y + zy * z;
        vector[offset + 2] = xz * x + yz * y + zz * z;
    }
}
