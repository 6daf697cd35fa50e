package org.nirayana.ephemeris.builder;

/**
 * The Moon's gravity beyond that of a point: spherical harmonics of degree 2 to 6.
 *
 * <p>Degree 2 follows from the deformed moment of inertia; the others are the constants of JPL's header. The harmonics
 * are summed by Cunningham's recurrences of solid harmonics in rectangular coordinates (Montenbruck and Gill 2000,
 * section 3.2.4), which need no angles and have no poles.
 */
final class LunarGravityField {
    static final int HIGHEST_DEGREE = 6;

    /** The recurrences go one degree further than the field, for its gradient. */
    private static final int SIZE = HIGHEST_DEGREE + 2;

    private final double radiusAu;
    private final double[][] c = new double[HIGHEST_DEGREE + 1][HIGHEST_DEGREE + 1];
    private final double[][] s = new double[HIGHEST_DEGREE + 1][HIGHEST_DEGREE + 1];
    private final double[][] v = new double[SIZE][SIZE];
    private final double[][] w = new double[SIZE][SIZE];

    LunarGravityField(JplConstants constants) {
        this.radiusAu = constants.au("AM");
        for (int n = 3; n <= HIGHEST_DEGREE; n++) {
            c[n][0] = -constants.of("J" + n + "M");
            for (int m = 1; m <= n; m++) {
                c[n][m] = constants.of("C" + n + m + "M");
                s[n][m] = constants.of("S" + n + m + "M");
            }
        }
    }

    double radiusAu() {
        return radiusAu;
    }

    /** Takes the coefficients of degree 2 from a moment of inertia in units of mass times radius squared. */
    void setInertia(SymmetricTensor inertia) {
        c[2][0] = (inertia.xx() + inertia.yy()) / 2 - inertia.zz();
        c[2][1] = -inertia.xz();
        s[2][1] = -inertia.yz();
        c[2][2] = (inertia.yy() - inertia.xx()) / 4;
        s[2][2] = -inertia.xy() / 2;
    }

    /** The acceleration of a point, in the axes of the Moon and for a GM of 1. */
    Vector acceleration(Vector point, int highestDegree) {
        prepare(point, highestDegree + 1);
        double x = 0;
        double y = 0;
        double z = 0;
        for (int n = 2; n <= highestDegree; n++) {
            x -= c[n][0] * v[n + 1][1];
            y -= c[n][0] * w[n + 1][1];
            z -= (n + 1) * c[n][0] * v[n + 1][0];
            for (int m = 1; m <= n; m++) {
                double cnm = c[n][m];
                double snm = s[n][m];
                double factor = (n - m + 2.0) * (n - m + 1.0);
                x += (-cnm * v[n + 1][m + 1] - snm * w[n + 1][m + 1]) / 2
                        + factor * (cnm * v[n + 1][m - 1] + snm * w[n + 1][m - 1]) / 2;
                y += (-cnm * w[n + 1][m + 1] + snm * v[n + 1][m + 1]) / 2
                        + factor * (-cnm * w[n + 1][m - 1] + snm * v[n + 1][m - 1]) / 2;
                z -= (n - m + 1.0) * (cnm * v[n + 1][m] + snm * w[n + 1][m]);
            }
        }
        return new Vector(x, y, z).times(1 / (radiusAu * radiusAu));
    }

    private void prepare(Vector point, int degree) {
        double perSquare = 1 / point.squared();
        Vector scaled = point.times(radiusAu * perSquare);
        double q = radiusAu * radiusAu * perSquare;
        v[0][0] = radiusAu * Math.sqrt(perSquare);
        for (int m = 0; m <= degree; m++) {
            if (m > 0) {
                v[m][m] = (2 * m - 1) * (scaled.x() * v[m - 1][m - 1] - scaled.y() * w[m - 1][m - 1]);
                w[m][m] = (2 * m - 1) * (scaled.x() * w[m - 1][m - 1] + scaled.y() * v[m - 1][m - 1]);
            }
            if (m < degree) {
                v[m + 1][m] = (2 * m + 1) * scaled.z() * v[m][m];
                w[m + 1][m] = (2 * m + 1) * scaled.z() * w[m][m];
            }
            for (int n = m + 2; n <= degree; n++) {
                double first = (2.0 * n - 1) / (n - m) * scaled.z();
                double second = (n + m - 1.0) / (n - m) * q;
                v[n][m] = first * v[n - 1][m] - second * v[n - 2][m];
                w[n][m] = first * w[n - 1][m] - second * w[n - 2][m];
            }
        }
    }
}
