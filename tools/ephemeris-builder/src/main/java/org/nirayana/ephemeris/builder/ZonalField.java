package org.nirayana.ephemeris.builder;

/**
 * The attraction of a flattened body beyond that of a point: zonal harmonics of degree 2 to 5.
 *
 * <p>The gradient of the sum of -J_n GM/r (R/r)^n P_n(sine of latitude). (Folkner et al. 2014, point mass and extended
 * body.)
 */
record ZonalField(double radiusAu, double j2, double j3, double j4, double j5) {
    static ZonalField ofDegree2(double radiusAu, double j2) {
        return new ZonalField(radiusAu, j2, 0, 0, 0);
    }

    /**
     * The acceleration of a point.
     *
     * @param point from the centre of the flattened body
     * @param pole its axis, of length 1
     */
    Vector acceleration(Vector point, Vector pole, double gm) {
        double squared = point.squared();
        double distance = Math.sqrt(squared);
        Vector up = point.times(1 / distance);
        double s = up.dot(pole);
        double s2 = s * s;
        double q = radiusAu / distance;
        double a2 = j2 * q * q;
        double a3 = j3 * q * q * q;
        double a4 = j4 * q * q * q * q;
        double a5 = j5 * q * q * q * q * q;
        double legendre = a2 * 3 * (3 * s2 - 1) / 2
                + a3 * 4 * (5 * s2 - 3) * s / 2
                + a4 * 5 * ((35 * s2 - 30) * s2 + 3) / 8
                + a5 * 6 * ((63 * s2 - 70) * s2 + 15) * s / 8;
        double derivative = a2 * 3 * s
                + a3 * (15 * s2 - 3) / 2
                + a4 * (35 * s2 - 15) * s / 2
                + a5 * ((315 * s2 - 210) * s2 + 15) / 8;
        return up.times(legendre)
                .plus(up.times(s).minus(pole).times(derivative))
                .times(gm / squared);
    }
}
