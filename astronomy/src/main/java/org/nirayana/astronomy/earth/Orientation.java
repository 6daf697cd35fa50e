package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.time.UT1;
import org.nirayana.astronomy.units.Angle;

/**
 * Where ecliptic, equator and equinox lie at one instant, and how fast they move; immutable.
 *
 * <p>Nutation turns nothing but the longitudes of the ecliptic: a place on the true equinox of date is the place on the
 * mean one plus {@link #nutationInLongitude()}, its latitude the same.
 */
public final class Orientation {
    private static final double TWO_PI = 2 * Math.PI;
    private static final double RADIANS_PER_ARCSECOND = Math.PI / 648_000;

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
    private final double dzx;
    private final double dzy;
    private final double dzz;
    private final double obliquity;
    private final double equinox;
    private final double nutationLongitude;
    private final double nutationObliquity;
    private final double nutationLongitudeRate;
    private final double ttCenturies;

    Orientation(double ttCenturies, OrientationBlock block, double j2000Days) {
        this.ttCenturies = ttCenturies;
        double x = block.position(j2000Days);
        xx = block.slow(0, x);
        xy = block.slow(1, x);
        xz = block.slow(2, x);
        yx = block.slow(3, x);
        yy = block.slow(4, x);
        yz = block.slow(5, x);
        zx = block.slow(6, x);
        zy = block.slow(7, x);
        zz = block.slow(8, x);
        dxx = block.slowRate(0, x);
        dxy = block.slowRate(1, x);
        dxz = block.slowRate(2, x);
        dyx = block.slowRate(3, x);
        dyy = block.slowRate(4, x);
        dyz = block.slowRate(5, x);
        dzx = block.slowRate(6, x);
        dzy = block.slowRate(7, x);
        dzz = block.slowRate(8, x);
        obliquity = block.slow(9, x);
        equinox = block.slow(10, x);
        int piece = OrientationBlock.piece(x);
        nutationLongitude = block.nutationInLongitude(piece, x);
        nutationObliquity = block.nutationInObliquity(piece, x);
        nutationLongitudeRate = block.nutationInLongitudeRate(piece, x);
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
        double node = DelaunayArguments.radians(4, ttCenturies);
        double complement = 0.00264096 * StrictMath.sin(node) + 0.00006352 * StrictMath.sin(2 * node);
        return nutationLongitude * StrictMath.cos(obliquity) + complement * RADIANS_PER_ARCSECOND;
    }

    /** The Earth rotation angle of IAU 2000; whole turns are left out before they cost digits. */
    private static double earthRotation(UT1 t) {
        double days = t.j2000Days();
        double partOfDay = days - Math.floor(days);
        return TWO_PI * (partOfDay + 0.7790572732640 + 0.00273781191135448 * days);
    }

    /**
     * Turns a position and a velocity in the ICRS into those in the frame of the mean ecliptic of date, whose own
     * turning enters the velocity.
     *
     * @param icrs six numbers, position and velocity a day
     * @param ecliptic where the six results go; not the same array
     */
    public void toMeanEcliptic(double[] icrs, double[] ecliptic) {
        double x = icrs[0];
        double y = icrs[1];
        double z = icrs[2];
        double vx = icrs[3];
        double vy = icrs[4];
        double vz = icrs[5];
        ecliptic[0] = xx * x + xy * y + xz * z;
        ecliptic[1] = yx * x + yy * y + yz * z;
        ecliptic[2] = zx * x + zy * y + zz * z;
        ecliptic[3] = xx * vx + xy * vy + xz * vz + dxx * x + dxy * y + dxz * z;
        ecliptic[4] = yx * vx + yy * vy + yz * vz + dyx * x + dyy * y + dyz * z;
        ecliptic[5] = zx * vx + zy * vy + zz * vz + dzx * x + dzy * y + dzz * z;
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
