package org.nirayana.astronomy.time;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import org.nirayana.astronomy.math.PublishedTable;
import org.nirayana.astronomy.units.Constants;

/**
 * TAI - UTC since 1972, as the IERS announces it in Bulletin C.
 *
 * <p>The table is a resource of two columns, the Julian date (UTC) from which a whole number of seconds holds, and that
 * number; a newer one can be read in its place.
 */
public final class LeapSeconds {
    private final double[] fromJ2000Days;
    private final double[] seconds;

    private LeapSeconds(double[][] rows) {
        fromJ2000Days = new double[rows.length];
        seconds = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            fromJ2000Days[i] = JulianDate.toJ2000Days(rows[i][0]);
            seconds[i] = rows[i][1];
            if (i > 0 && !(fromJ2000Days[i] > fromJ2000Days[i - 1])) {
                throw new IllegalArgumentException("leap seconds are not in order at row " + (i + 1));
            }
        }
    }

    /** The 27 leap seconds up to 2016-12-31. */
    public static LeapSeconds builtIn() {
        return new LeapSeconds(PublishedTable.resource(LeapSeconds.class, "leap-seconds.csv"));
    }

    /** A table in the same form as the built-in one. */
    public static LeapSeconds read(Reader source) throws IOException {
        return new LeapSeconds(PublishedTable.read(source, "leap seconds"));
    }

    /** The day on which the table begins, 1972-01-01, in days of UTC since J2000.0. */
    double start() {
        return fromJ2000Days[0];
    }

    /** The day from which the last row holds. */
    double lastChange() {
        return fromJ2000Days[fromJ2000Days.length - 1];
    }

    /** TAI - UTC; before the table its first, after it its last value. */
    double taiMinusUtc(double utcJ2000Days) {
        // From the end: nearly every question is about recent decades.
        for (int i = fromJ2000Days.length - 1; i > 0; i--) {
            if (utcJ2000Days >= fromJ2000Days[i]) {
                return seconds[i];
            }
        }
        return seconds[0];
    }

    /** TAI - UTC at an instant given in TAI. A time within a leap second belongs to the second before it. */
    double taiMinusUtcAtTai(double taiJ2000Days) {
        for (int i = fromJ2000Days.length - 1; i > 0; i--) {
            if (taiJ2000Days >= fromJ2000Days[i] + seconds[i] / Constants.SECONDS_PER_DAY) {
                return seconds[i];
            }
        }
        return seconds[0];
    }

    @Override
    public String toString() {
        return "leap seconds " + Arrays.toString(seconds);
    }
}
