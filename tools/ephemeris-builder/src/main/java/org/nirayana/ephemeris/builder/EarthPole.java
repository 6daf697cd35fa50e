package org.nirayana.ephemeris.builder;

/**
 * The Earth's axis of figure, as DE430/431 model it (Folkner et al. 2014, orientation of the Earth).
 *
 * <p>The 18.6-year term of nutation (IAU 1980) in the equator of date, the linear correction that JPL fitted
 * (ROTEX, ROTEY and their rates) in the same frame, then precession of IAU 1976 (Lieske 1979) to J2000. Adding the
 * nutation in axes of J2000 instead moves the Moon by 26 mas in a century.
 */
final class EarthPole {
    private static final double J2000 = 2451545.0;
    private static final double ARCSECOND = Math.PI / 648000;

    private final double rotationX;
    private final double rotationY;
    private final double rotationXRate;
    private final double rotationYRate;

    EarthPole(JplConstants constants) {
        this.rotationX = constants.of("ROTEX");
        this.rotationY = constants.of("ROTEY");
        this.rotationXRate = constants.of("DROTEX");
        this.rotationYRate = constants.of("DROTEY");
    }

    /** A vector of length 1 in the ICRF. */
    Vector at(double julianDate) {
        double t = (julianDate - J2000) / 36525;
        double years = (julianDate - J2000) / 365.25;
        double node = arcseconds(450160.280, -6962890.539, 7.455, 0.008, t);
        double inLongitude = -17.1996 * StrictMath.sin(node) * ARCSECOND;
        double inObliquity = 9.2025 * StrictMath.cos(node) * ARCSECOND;
        double obliquity = arcseconds(84381.448, -46.815, -0.00059, 0.001813, t);
        double zeta = arcseconds(0, 2306.2181, 0.30188, 0.017998, t);
        double z = arcseconds(0, 2306.2181, 1.09468, 0.018203, t);
        double theta = arcseconds(0, 2004.3109, -0.42665, -0.041833, t);
        return Vector.Z_AXIS
                .inAxesTurnedAboutX(obliquity + inObliquity)
                .inAxesTurnedAboutZ(inLongitude)
                .inAxesTurnedAboutX(-obliquity)
                .inAxesTurnedAboutY(-(rotationY + years * rotationYRate) * ARCSECOND)
                .inAxesTurnedAboutX(-(rotationX + years * rotationXRate) * ARCSECOND)
                .inAxesTurnedAboutZ(z)
                .inAxesTurnedAboutY(-theta)
                .inAxesTurnedAboutZ(zeta);
    }

    private static double arcseconds(double constant, double linear, double square, double cube, double t) {
        return (constant + (linear + (square + cube * t) * t) * t) * ARCSECOND;
    }
}
