package org.nirayana.astronomy.time;

import java.io.Serializable;
import org.nirayana.astronomy.units.Constants;

/**
 * Universal Time: the angle through which the Earth has turned, told as time.
 *
 * @param j2000Days days of 86,400 s since JD 2451545.0 of this scale; finite
 */
public record UT1(double j2000Days) implements Comparable<UT1>, Serializable {
    public UT1 {
        JulianDate.requireFinite(j2000Days);
    }

    public static UT1 ofJulianDate(double julianDate) {
        return new UT1(JulianDate.toJ2000Days(julianDate));
    }

    public double julianDate() {
        return JulianDate.ofJ2000Days(j2000Days);
    }

    /** Julian centuries of 36,525 days since J2000.0. */
    public double j2000Centuries() {
        return j2000Days / Constants.DAYS_PER_CENTURY;
    }

    public UT1 plusDays(double days) {
        return new UT1(j2000Days + days);
    }

    @Override
    public int compareTo(UT1 other) {
        return Double.compare(j2000Days, other.j2000Days);
    }
}
