package org.nirayana.astronomy.time;

import org.nirayana.astronomy.units.Constants;

/** The day count that every time scale shares. */
final class JulianDate {
    private JulianDate() {}

    static double toJ2000Days(double julianDate) {
        return julianDate - Constants.J2000;
    }

    static double ofJ2000Days(double j2000Days) {
        return j2000Days + Constants.J2000;
    }

    static void requireFinite(double j2000Days) {
        if (!Double.isFinite(j2000Days)) {
            throw new IllegalArgumentException("a time must be finite, not " + j2000Days);
        }
    }
}
