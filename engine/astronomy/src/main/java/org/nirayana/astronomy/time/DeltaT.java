package org.nirayana.astronomy.time;

import java.io.IOException;
import java.io.Reader;
import org.nirayana.astronomy.math.PublishedTable;
import org.nirayana.astronomy.units.Constants;

/**
 * Delta T = TT - UT1: how far the rotation of the Earth has fallen behind uniform time.
 *
 * <p>Four pieces, joined without a step:
 *
 * <ol>
 *   <li>before -720 the parabola of Stephenson, Morrison and Hohenkerk (2016), -320 s + 32.5 s t² with t in centuries
 *       from 1825, shifted to meet the splines;
 *   <li>-720 to 1955 their cubic splines (Proc. R. Soc. A 472, 20160404, table S15), which assume a tidal acceleration
 *       of the Moon of -25.85 arcseconds per century squared; the ephemeris has -25.80, hence a small term in the
 *       square of the time. The splines end 0.66 s below the first annual value; the last thousand days lead over;
 *   <li>1955 on the annual values of the Astronomical Almanac and the IERS, by Bessel's interpolation to fourth
 *       differences;
 *   <li>after the last annual value the cubic 64 + 521 B/3000 + B²/1250 + 121 B³/30,000,000 with B in years from 2000,
 *       reached over a hundred years; after 2500 the long-term parabola again, shifted to meet it.
 * </ol>
 *
 * <p>What is known of the future is little: a forecast for 2100 may be wrong by ten seconds, for 2500 by minutes. Far
 * back it is no better: ±20 s in 1600 falls to ±10 minutes at -720.
 */
public final class DeltaT {
    /** The ephemeris integrates the DE431 model, whose Moon recedes with this acceleration. */
    private static final double DE431_TIDAL_ACCELERATION = -25.80;

    private static final double SMH2016_TIDAL_ACCELERATION = -25.85;
    private static final double J2000_JANUARY_1 = -0.5;
    private static final double LEAD_OVER_DAYS = 1000;
    private static final double TRANSITION_YEARS = 100;
    private static final double CUBIC_ENDS = 2500;

    /** From here on the annual values hold; the table begins earlier, for its differences. */
    private static final int ANNUAL_FROM_YEAR = 1955;

    private final double[] knots;
    private final double[][] splines;
    private final double[] annual;
    private final int firstYear;
    private final double annualFrom;
    private final double stepAtAnnual;
    private final double shiftBefore;
    private final double shiftAfter;

    private DeltaT(double[][] splineRows, double[][] annualRows) {
        int n = splineRows.length;
        knots = new double[n + 1];
        splines = new double[n][];
        for (int i = 0; i < n; i++) {
            double[] row = splineRows[i];
            knots[i] = yearStart((int) row[0]);
            knots[i + 1] = yearStart((int) row[1]);
            splines[i] = new double[] {row[2], row[3], row[4], row[5]};
            if (i > 0 && row[0] != splineRows[i - 1][1]) {
                throw new IllegalArgumentException("Delta T splines do not join at " + row[0]);
            }
        }
        firstYear = (int) annualRows[0][0];
        annual = new double[annualRows.length];
        for (int i = 0; i < annual.length; i++) {
            if (annualRows[i][0] != firstYear + i) {
                throw new IllegalArgumentException("annual Delta T lacks the year " + (firstYear + i));
            }
            annual[i] = annualRows[i][1];
        }
        if (firstYear > ANNUAL_FROM_YEAR || firstYear + annual.length <= ANNUAL_FROM_YEAR) {
            throw new IllegalArgumentException("annual Delta T must cover " + ANNUAL_FROM_YEAR);
        }
        annualFrom = yearStart(ANNUAL_FROM_YEAR);
        if (!(knots[0] < annualFrom && annualFrom <= knots[n])) {
            throw new IllegalArgumentException("Delta T splines do not reach the annual values");
        }
        stepAtAnnual = ofAnnual(julianYear(annualFrom)) - ofSplines(annualFrom);
        shiftBefore = splines[0][0] - longTerm(gregorianYear(knots[0]));
        shiftAfter = afterAnnual(CUBIC_ENDS) - longTerm(CUBIC_ENDS);
    }

    /** The tables that come with the module. */
    public static DeltaT builtIn() {
        return new DeltaT(
                PublishedTable.resource(DeltaT.class, "delta-t-splines.csv"),
                PublishedTable.resource(DeltaT.class, "delta-t-annual.csv"));
    }

    /** The built-in splines with newer annual values, in the same form as the built-in ones. */
    public static DeltaT readAnnual(Reader annual) throws IOException {
        return new DeltaT(
                PublishedTable.resource(DeltaT.class, "delta-t-splines.csv"),
                PublishedTable.read(annual, "annual Delta T"));
    }

    /** TT - UT1 in seconds. */
    public double seconds(UT1 t) {
        return seconds(t.j2000Days());
    }

    double seconds(double ut1J2000Days) {
        if (ut1J2000Days >= annualFrom) {
            double year = julianYear(ut1J2000Days);
            if (year < firstYear + annual.length - 1) {
                return ofAnnual(year);
            }
            return year < CUBIC_ENDS ? afterAnnual(year) : longTerm(year) + shiftAfter;
        }
        double lead = 1 - (annualFrom - ut1J2000Days) / LEAD_OVER_DAYS;
        return ofSplines(ut1J2000Days) + (lead > 0 ? lead * stepAtAnnual : 0);
    }

    private double ofSplines(double days) {
        double sinceTable = julianYear(days) - ANNUAL_FROM_YEAR;
        double tidal = -0.000091 * (DE431_TIDAL_ACCELERATION - SMH2016_TIDAL_ACCELERATION) * sinceTable * sinceTable;
        if (days < knots[0]) {
            return longTerm(gregorianYear(days)) + shiftBefore + tidal;
        }
        int i = splines.length - 1;
        while (days < knots[i]) {
            i--;
        }
        double x = (days - knots[i]) / (knots[i + 1] - knots[i]);
        double[] c = splines[i];
        return c[0] + x * (c[1] + x * (c[2] + x * c[3])) + tidal;
    }

    /** Bessel's formula; towards the ends of the table, where differences are wanting, to lower order. */
    private double ofAnnual(double year) {
        double before = Math.floor(year);
        int i = (int) before - firstYear;
        double p = year - before;
        double value = annual[i];
        if (i + 1 >= annual.length) {
            return value;
        }
        value += p * (annual[i + 1] - annual[i]);
        if (i < 1 || i + 2 >= annual.length) {
            return value;
        }
        double b2 = p * (p - 1) / 4;
        value += b2 * (secondDifference(i) + secondDifference(i + 1));
        value += b2 * (2 * p - 1) / 3 * (secondDifference(i + 1) - secondDifference(i));
        if (i < 2 || i + 3 >= annual.length) {
            return value;
        }
        double fourth =
                secondDifference(i - 1) - secondDifference(i) - secondDifference(i + 1) + secondDifference(i + 2);
        return value + b2 * (p + 1) * (p - 2) / 12 * fourth;
    }

    private double secondDifference(int i) {
        return annual[i - 1] - 2 * annual[i] + annual[i + 1];
    }

    private double afterAnnual(double year) {
        double end = firstYear + annual.length - 1.0;
        double remaining = end + TRANSITION_YEARS - year;
        double value = cubic(year);
        if (remaining > 0) {
            value -= (cubic(end) - annual[annual.length - 1]) * remaining / TRANSITION_YEARS;
        }
        return value;
    }

    private static double cubic(double year) {
        double b = year - 2000;
        return 64 + b * (521.0 / 3000 + b * (1.0 / 1250 + b * 121.0 / 30_000_000));
    }

    private static double longTerm(double year) {
        double centuries = (year - 1825) / 100;
        return -320 + 32.5 * centuries * centuries;
    }

    private static double yearStart(int year) {
        return JulianDate.toJ2000Days(Calendar.GREGORIAN.julianDate(year, 1, 1, 0));
    }

    private static double julianYear(double days) {
        return 2000 + (days - J2000_JANUARY_1) / Constants.DAYS_PER_JULIAN_YEAR;
    }

    private static double gregorianYear(double days) {
        return 2000 + (days - J2000_JANUARY_1) / 365.2425;
    }
}
