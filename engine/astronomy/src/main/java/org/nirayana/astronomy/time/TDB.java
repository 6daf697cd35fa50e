package org.nirayana.astronomy.time;

import java.io.Serializable;
import org.nirayana.astronomy.units.Constants;

/**
 * Barycentric Dynamical Time: the argument of the ephemeris, within 2 ms of TT.
 *
 * @param j2000Days days of 86,400 s since JD 2451545.0 of this scale; finite
 */
public record TDB(double j2000Days) implements Comparable<TDB>, Serializable {
    public TDB {
        JulianDate.requireFinite(j2000Days);
    }

    public static TDB ofJulianDate(double julianDate) {
        return new TDB(JulianDate.toJ2000Days(julianDate));
    }

    public double julianDate() {
        return JulianDate.ofJ2000Days(j2000Days);
    }

    /** Julian centuries of 36,525 days since J2000.0. */
    public double j2000Centuries() {
        return j2000Days / Constants.DAYS_PER_CENTURY;
    }

    public TDB plusDays(double days) {
        return new TDB(j2000Days + days);
    }

    @Override
    public int compareTo(TDB other) {
        return Double.compare(j2000Days, other.j2000Days);
    }
}
