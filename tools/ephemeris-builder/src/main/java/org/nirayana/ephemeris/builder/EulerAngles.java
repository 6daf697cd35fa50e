package org.nirayana.ephemeris.builder;

/**
 * The orientation of the Moon's mantle: phi along the ICRF equator to the node of the lunar equator, theta the
 * inclination of the lunar equator, psi along it to the prime meridian (Folkner et al. 2014, orientation of the Moon).
 */
record EulerAngles(double phiRad, double thetaRad, double psiRad) {
    /** Rows are the mantle's axes in the ICRF. */
    Rotation icrfToMantle() {
        double cosPhi = StrictMath.cos(phiRad);
        double sinPhi = StrictMath.sin(phiRad);
        double cosTheta = StrictMath.cos(thetaRad);
        double sinTheta = StrictMath.sin(thetaRad);
        double cosPsi = StrictMath.cos(psiRad);
        double sinPsi = StrictMath.sin(psiRad);
        return new Rotation(
                new Vector(
                        cosPsi * cosPhi - sinPsi * cosTheta * sinPhi,
                        cosPsi * sinPhi + sinPsi * cosTheta * cosPhi,
                        sinPsi * sinTheta),
                new Vector(
                        -sinPsi * cosPhi - cosPsi * cosTheta * sinPhi,
                        -sinPsi * sinPhi + cosPsi * cosTheta * cosPhi,
                        cosPsi * sinTheta),
                new Vector(sinTheta * sinPhi, -sinTheta * cosPhi, cosTheta));
    }

    /** How fast the angles change, in radians a day, when the mantle turns with {@code omega} in its own axes. */
    EulerAngles rates(Vector omega) {
        double sinPsi = StrictMath.sin(psiRad);
        double cosPsi = StrictMath.cos(psiRad);
        double phiRate = (omega.x() * sinPsi + omega.y() * cosPsi) / StrictMath.sin(thetaRad);
        return new EulerAngles(
                phiRate, omega.x() * cosPsi - omega.y() * sinPsi, omega.z() - phiRate * StrictMath.cos(thetaRad));
    }

    /** The angular velocity in the mantle's axes when the angles change so: the inverse of {@link #rates}. */
    Vector omega(EulerAngles rates) {
        double sinTheta = StrictMath.sin(thetaRad);
        double sinPsi = StrictMath.sin(psiRad);
        double cosPsi = StrictMath.cos(psiRad);
        return new Vector(
                rates.phiRad * sinTheta * sinPsi + rates.thetaRad * cosPsi,
                rates.phiRad * sinTheta * cosPsi - rates.thetaRad * sinPsi,
                rates.phiRad * StrictMath.cos(thetaRad) + rates.psiRad);
    }

    EulerAngles before(EulerAngles rates, double days) {
        return new EulerAngles(
                phiRad - rates.phiRad * days, thetaRad - rates.thetaRad * days, psiRad - rates.psiRad * days);
    }
}
