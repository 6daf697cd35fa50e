package org.nirayana.astronomy.time;

/** The day count that every time scale shares, and its zero point J2000.0. */
public final class JulianDate {
    /** JD of 2000-01-01T12:00. */
    public static final double J2000 = 2451545.0;

    public static final double DAYS_PER_CENTURY = 36525.0;
    public static final double SECONDS_PER_DAY = 86400.0;

    private JulianDate() {}

    static double toJ2000Days(double julianDate) {
        return julianDate - J2000;
    }

    static double ofJ2000Days(double j2000Days) {
        return j2000Days + J2000;
    }

    static void requireFinite(double j2000Days) {
        if (!Double.isFinite(j2000Days)) {
            throw new IllegalArgumentException("a time must be finite, not " + j2000Days);
        }
    }
}
