package org.nirayana.astronomy.time;

import java.io.Serializable;
import org.nirayana.astronomy.units.Constants;

/**
 * Terrestrial Time: the uniform time of clocks on the geoid, the argument of precession and nutation.
 *
 * @param j2000Days days of 86,400 s since JD 2451545.0 of this scale; finite
 */
public record TT(double j2000Days) implements Comparable<TT>, Serializable {
    public TT {
        JulianDate.requireFinite(j2000Days);
    }

    public static TT ofJulianDate(double julianDate) {
        return new TT(JulianDate.toJ2000Days(julianDate));
    }

    public double julianDate() {
        return JulianDate.ofJ2000Days(j2000Days);
    }

    /** Julian centuries of 36,525 days since J2000.0. */
    public double j2000Centuries() {
        return j2000Days / Constants.DAYS_PER_CENTURY;
    }

    public TT plusDays(double days) {
        return new TT(j2000Days + days);
    }

    @Override
    public int compareTo(TT other) {
        return Double.compare(j2000Days, other.j2000Days);
    }
}
