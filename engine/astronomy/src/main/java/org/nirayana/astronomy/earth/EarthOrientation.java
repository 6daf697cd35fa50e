package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Constants;

/**
 * How the Earth stands in space at any time: precession, obliquity, nutation and the run of the equinox, tabulated.
 *
 * <p>Precession is so slow that polynomials of the seventh degree over four centuries give it to 1e-14; the table covers
 * 304 centuries around J2000.0, which is what the longest JPL ephemeris covers, in 54 KB. It is made from {@link
 * Vondrak2011Precession} when an instance is built, once for a process. Nutation is tabulated as it is asked for.
 *
 * <p><b>Sidereal time.</b> The equinox slides along the moving equator; how far, beyond the Earth's own turning, follows
 * from the precession by integration (the condition of a non-rotating origin). So the sidereal time belongs to the same
 * precession as the places do and stays good for millennia; within two centuries of J2000 it follows the polynomial of
 * IAU 2006 to 2 mas, which is what the two precessions differ by.
 */
public final class EarthOrientation {

    private static final double FIRST_CENTURY = -152;
    private static final double CENTURIES_PER_SEGMENT = 4;
    private static final double HALF_SEGMENT = CENTURIES_PER_SEGMENT / 2;
    private static final int SEGMENTS = 76;

    /** The equinox's place and speed at J2000.0 in IAU 2006, arcseconds and arcseconds a century. */
    private static final double IAU_2006_EQUINOX_AT_J2000 = 0.014506;

    private static final double IAU_2006_EQUINOX_PER_CENTURY = 4612.156534;

    private final PrecessionSegment[] segments = new PrecessionSegment[SEGMENTS];
    private final NutationTable nutation = new NutationTable();

    private EarthOrientation() {
        for (int i = 0; i < SEGMENTS; i++) {
            segments[i] = PrecessionSegment.of(centre(i), HALF_SEGMENT);
        }
        joinEquinoxRun();
    }

    /** Vondrák 2011 precession, IAU 2000A luni-solar nutation, IAU 2006 frame bias. */
    public static EarthOrientation standard() {
        return new EarthOrientation();
    }

    /**
     * The orientation at one instant.
     *
     * @throws IllegalArgumentException more than 152 centuries from J2000.0
     */
    public Orientation at(TT t) {
        double days = t.j2000Days();
        double position = (days / Constants.DAYS_PER_CENTURY - FIRST_CENTURY) / CENTURIES_PER_SEGMENT;
        if (!(position >= 0 && position <= SEGMENTS)) {
            throw new IllegalArgumentException(
                    "precession is tabulated within 152 centuries of J2000.0, not at JD " + t.julianDate() + " TT");
        }
        int i = Math.min((int) position, SEGMENTS - 1);
        return new Orientation(days, segments[i], 2 * (position - i) - 1, nutation.segmentAt(days));
    }

    private static double centre(int segment) {
        return FIRST_CENTURY + (segment + 0.5) * CENTURIES_PER_SEGMENT;
    }

    /**
     * Shifts each segment's run of the equinox so that it begins where its neighbour ends, and has IAU 2006's value and
     * speed at J2000.0. The speed differs from that of the precession alone by 3.9 mas a century: nutation, though it
     * comes and goes, carries a non-rotating origin slowly along.
     */
    private void joinEquinoxRun() {
        for (int i = 1; i < SEGMENTS; i++) {
            segments[i].shiftEquinox(equinox(i - 1, 1) - equinox(i, -1), 0);
        }
        int atJ2000 = (int) (-FIRST_CENTURY / CENTURIES_PER_SEGMENT);
        double x = -centre(atJ2000) / HALF_SEGMENT;
        double shift = IAU_2006_EQUINOX_AT_J2000 * Constants.RADIANS_PER_ARCSECOND - equinox(atJ2000, x);
        double perCentury = IAU_2006_EQUINOX_PER_CENTURY * Constants.RADIANS_PER_ARCSECOND
                - segments[atJ2000].ratePerDay(PrecessionSegment.EQUINOX, x) * Constants.DAYS_PER_CENTURY;
        for (int i = 0; i < SEGMENTS; i++) {
            segments[i].shiftEquinox(shift + perCentury * centre(i), perCentury * HALF_SEGMENT);
        }
    }

    private double equinox(int segment, double x) {
        return segments[segment].value(PrecessionSegment.EQUINOX, x);
    }
}
