package org.nirayana.ephemeris.builder;

import java.util.List;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.ChebyshevSeries;
import org.nirayana.astronomy.ephemeris.EphemerisHeader;

/**
 * How long a body's polynomials are, how many coefficients they have, and how finely these are kept.
 *
 * <p>Length and number are the shortest found by trial that keep the error of the polynomials below 0.03 mas seen from
 * the Earth. All vectors are barycentric but the Moon's: heliocentric planets would need more, because the Sun's own
 * wobble would be in each of them.
 *
 * @param body of the file
 * @param point which of the integrated points it is, see {@link State}
 * @param quantumAtAu at this distance the quantum is seen under the angle that the user chose
 */
record Layout(Body body, int point, int segmentDays, int coefficients, double quantumAtAu) {
    private static final double MILLIARCSECOND = Math.PI / (180 * 3600 * 1000.0);

    /**
     * The Moon comes within 0.0024 au; an eighth of that, because the true node follows from its velocity, which feels
     * the rounding of the highest coefficients a hundred times more than its place does.
     */
    private static final double MOON_AT_AU = 0.0003;

    /** Nearest distances to the Earth; the Earth's own error is seen at that of Venus. */
    static final List<Layout> ALL = List.of(
            new Layout(Body.SUN, 0, 64, 13, 0.98),
            new Layout(Body.MERCURY, 1, 16, 14, 0.53),
            new Layout(Body.VENUS, 2, 64, 13, 0.26),
            new Layout(Body.EARTH_MOON_BARYCENTRE, 3, 64, 15, 0.26),
            new Layout(Body.MARS, 4, 128, 15, 0.37),
            new Layout(Body.JUPITER, 5, 512, 19, 3.9),
            new Layout(Body.SATURN, 6, 512, 15, 8.0),
            new Layout(Body.URANUS, 7, 512, 12, 17),
            new Layout(Body.NEPTUNE, 8, 512, 12, 28),
            new Layout(Body.PLUTO, 9, 512, 12, 28),
            new Layout(Body.MOON, 10, 8, 14, MOON_AT_AU));

    static List<ChebyshevSeries> series(double quantumMas) {
        return ALL.stream().map(layout -> layout.withQuantum(quantumMas)).toList();
    }

    private ChebyshevSeries withQuantum(double quantumMas) {
        return new ChebyshevSeries(
                body,
                EphemerisHeader.BLOCK_DAYS / segmentDays,
                coefficients,
                quantumMas * MILLIARCSECOND * quantumAtAu);
    }
}
