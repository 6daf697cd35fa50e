package org.nirayana.astronomy.earth;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.astronomy.math.PublishedTable;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/**
 * Nutation: the 77 largest luni-solar terms of IAU 2000A, with the full Delaunay polynomials and no planetary bias.
 *
 * <p>Within 2 mas of the whole series of 1,365 terms from 1550 to 2650, mostly within 1 mas. IAU 2000B has the same terms but linear
 * arguments, which drift by 18 mas until 2650, and a constant in place of the planets that fits our time only.
 *
 * <p>A term's argument is a sum of multiples of five angles, so its sine and cosine are products of powers of five
 * complex numbers: ten calls of sine and cosine in place of 154, and every product is formed once.
 */
public final class Iau2000LunisolarNutation {
    private static final double RADIANS_PER_UNIT = Constants.RADIANS_PER_ARCSECOND / 1e7;

    private static final double[][] TERMS =
            PublishedTable.resource(Iau2000LunisolarNutation.class, "iau2000-lunisolar.csv");

    /** Highest multiple of any argument in the table. */
    private static final int POWERS = 4;

    // A term is the product of a factor of (l, l') and a factor of (F, D, Omega); each kind is kept once.
    private static final int[][] OF_ANOMALIES;
    private static final int[][] OF_LATITUDE;
    private static final int[] TERM_ANOMALIES = new int[TERMS.length];
    private static final int[] TERM_LATITUDE = new int[TERMS.length];

    static {
        List<int[]> anomalies = new ArrayList<>();
        List<int[]> latitude = new ArrayList<>();
        for (int i = 0; i < TERMS.length; i++) {
            double[] k = TERMS[i];
            TERM_ANOMALIES[i] = indexOf(anomalies, new int[] {(int) k[0], (int) k[1]});
            TERM_LATITUDE[i] = indexOf(latitude, new int[] {(int) k[2], (int) k[3], (int) k[4]});
        }
        OF_ANOMALIES = anomalies.toArray(new int[0][]);
        OF_LATITUDE = latitude.toArray(new int[0][]);
    }

    private Iau2000LunisolarNutation() {}

    private static int indexOf(List<int[]> known, int[] multiples) {
        for (int i = 0; i < known.size(); i++) {
            if (java.util.Arrays.equals(known.get(i), multiples)) {
                return i;
            }
        }
        known.add(multiples);
        return known.size() - 1;
    }

    public static Angle inLongitude(TT t) {
        double[] values = new double[Values.COUNT];
        evaluate(t.j2000Centuries(), values);
        return Angle.radians(values[Values.LONGITUDE]);
    }

    public static Angle inObliquity(TT t) {
        double[] values = new double[Values.COUNT];
        evaluate(t.j2000Centuries(), values);
        return Angle.radians(values[Values.OBLIQUITY]);
    }

    /** Where {@link #evaluate} puts what, in radians and radians a day. */
    static final class Values {
        static final int LONGITUDE = 0;
        static final int OBLIQUITY = 1;
        static final int LONGITUDE_RATE = 2;
        static final int OBLIQUITY_RATE = 3;
        static final int COUNT = 4;

        private Values() {}
    }

    static void evaluate(double t, double[] values) {
        // cos and sin of 0..POWERS times each argument, and the argument's rate.
        double[] c = new double[5 * (POWERS + 1)];
        double[] s = new double[5 * (POWERS + 1)];
        double[] rate = new double[5];
        for (int a = 0; a < 5; a++) {
            double argRad = DelaunayArguments.radians(a, t);
            rate[a] = DelaunayArguments.radiansPerDay(a, t);
            double c1 = Trigonometry.cos(argRad);
            double s1 = Trigonometry.sin(argRad);
            int base = a * (POWERS + 1);
            c[base] = 1;
            for (int k = 1; k <= POWERS; k++) {
                c[base + k] = c[base + k - 1] * c1 - s[base + k - 1] * s1;
                s[base + k] = s[base + k - 1] * c1 + c[base + k - 1] * s1;
            }
        }
        int n = OF_ANOMALIES.length;
        int m = OF_LATITUDE.length;
        double[] ca = new double[n];
        double[] sa = new double[n];
        double[] ra = new double[n];
        for (int i = 0; i < n; i++) {
            int[] k = OF_ANOMALIES[i];
            int i0 = Math.abs(k[0]);
            int i1 = POWERS + 1 + Math.abs(k[1]);
            double s0 = k[0] < 0 ? -s[i0] : s[i0];
            double s1 = k[1] < 0 ? -s[i1] : s[i1];
            ca[i] = c[i0] * c[i1] - s0 * s1;
            sa[i] = s0 * c[i1] + c[i0] * s1;
            ra[i] = k[0] * rate[0] + k[1] * rate[1];
        }
        double[] cl = new double[m];
        double[] sl = new double[m];
        double[] rl = new double[m];
        for (int i = 0; i < m; i++) {
            int[] k = OF_LATITUDE[i];
            int i2 = 2 * (POWERS + 1) + Math.abs(k[0]);
            int i3 = 3 * (POWERS + 1) + Math.abs(k[1]);
            int i4 = 4 * (POWERS + 1) + Math.abs(k[2]);
            double s2 = k[0] < 0 ? -s[i2] : s[i2];
            double s3 = k[1] < 0 ? -s[i3] : s[i3];
            double s4 = k[2] < 0 ? -s[i4] : s[i4];
            double c23 = c[i2] * c[i3] - s2 * s3;
            double s23 = s2 * c[i3] + c[i2] * s3;
            cl[i] = c23 * c[i4] - s23 * s4;
            sl[i] = s23 * c[i4] + c23 * s4;
            rl[i] = k[0] * rate[2] + k[1] * rate[3] + k[2] * rate[4];
        }
        double psi = 0;
        double eps = 0;
        double psiRate = 0;
        double epsRate = 0;
        // Smallest terms first, so that they are not lost beside the large ones.
        for (int i = TERMS.length - 1; i >= 0; i--) {
            double[] term = TERMS[i];
            int a = TERM_ANOMALIES[i];
            int l = TERM_LATITUDE[i];
            double cos = ca[a] * cl[l] - sa[a] * sl[l];
            double sin = sa[a] * cl[l] + ca[a] * sl[l];
            double w = ra[a] + rl[l];
            double psiSin = term[5] + term[6] * t;
            double epsCos = term[8] + term[9] * t;
            psi += psiSin * sin + term[7] * cos;
            eps += epsCos * cos + term[10] * sin;
            psiRate += w * (psiSin * cos - term[7] * sin) + term[6] / Constants.DAYS_PER_CENTURY * sin;
            epsRate += w * (term[10] * cos - epsCos * sin) + term[9] / Constants.DAYS_PER_CENTURY * cos;
        }
        values[Values.LONGITUDE] = psi * RADIANS_PER_UNIT;
        values[Values.OBLIQUITY] = eps * RADIANS_PER_UNIT;
        values[Values.LONGITUDE_RATE] = psiRate * RADIANS_PER_UNIT;
        values[Values.OBLIQUITY_RATE] = epsRate * RADIANS_PER_UNIT;
    }
}
