package org.nirayana.ephemeris.builder;

import java.util.List;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.ChebyshevSeries;
import org.nirayana.astronomy.ephemeris.EphemerisHeader;

/**
 * How long a body's polynomials are, how many coefficients they have, and how finely these are kept.
 *
 * <p>All vectors are barycentric but the Moon's: heliocentric planets would need more, because the Sun's own wobble would
 * be in each of them.
 *
 * @param body of the file
 * @param point which of the integrated points it is, see {@link State}
 * @param quantumAtAu at this distance the quantum is seen under the angle that the user chose: the nearest to the Earth
 *     that the body comes; the Earth's own error is seen at the distance of Venus
 */
record Layout(Body body, int point, int segmentDays, int coefficients, double quantumAtAu) {
    private static final double MILLIARCSECOND = Math.PI / (180 * 3600 * 1000.0);

    /**
     * The Moon comes within 0.0024 au; an eighth of that, because the true node follows from its velocity, which feels
     * the rounding of the highest coefficients a hundred times more than its place does.
     */
    private static final double MOON_AT_AU = 0.0003;

    /** From this quantum on, long segments of many coefficients make the smaller file. */
    private static final double COARSE_QUANTUM_MAS = 1;

    /** The polynomials themselves are off by less than 0.04 mas seen from the Earth. */
    private static final List<Layout> FINE = List.of(
            new Layout(Body.SUN, 0, 64, 13, 0.98),
            new Layout(Body.MERCURY, 1, 16, 14, 0.53),
            new Layout(Body.VENUS, 2, 64, 13, 0.26),
            new Layout(Body.EARTH_MOON_BARYCENTRE, 3, 64, 16, 0.26),
            new Layout(Body.MARS, 4, 128, 15, 0.37),
            new Layout(Body.JUPITER, 5, 512, 19, 3.9),
            new Layout(Body.SATURN, 6, 512, 15, 8.0),
            new Layout(Body.URANUS, 7, 512, 12, 17),
            new Layout(Body.NEPTUNE, 8, 512, 12, 28),
            new Layout(Body.PLUTO, 9, 512, 12, 28),
            new Layout(Body.MOON, 10, 8, 15, MOON_AT_AU));

    /** Good to some milliarcseconds. */
    private static final List<Layout> COARSE = List.of(
            new Layout(Body.SUN, 0, 128, 10, 0.98),
            new Layout(Body.MERCURY, 1, 32, 18, 0.53),
            new Layout(Body.VENUS, 2, 128, 14, 0.26),
            new Layout(Body.EARTH_MOON_BARYCENTRE, 3, 128, 14, 0.26),
            new Layout(Body.MARS, 4, 256, 18, 0.37),
            new Layout(Body.JUPITER, 5, 512, 12, 3.9),
            new Layout(Body.SATURN, 6, 512, 12, 8.0),
            new Layout(Body.URANUS, 7, 512, 10, 17),
            new Layout(Body.NEPTUNE, 8, 512, 10, 28),
            new Layout(Body.PLUTO, 9, 512, 10, 28),
            new Layout(Body.MOON, 10, 32, 32, MOON_AT_AU));

    static List<Layout> forQuantum(double quantumMas) {
        return quantumMas < COARSE_QUANTUM_MAS ? FINE : COARSE;
    }

    /** How many equal intervals the data of a segment have, each end of which gives a place and a velocity. */
    int intervals() {
        return coefficients < 20 ? 16 : 32;
    }

    ChebyshevSeries series(double quantumMas) {
        return new ChebyshevSeries(
                body,
                EphemerisHeader.BLOCK_DAYS / segmentDays,
                coefficients,
                quantumMas * MILLIARCSECOND * quantumAtAu);
    }
}
