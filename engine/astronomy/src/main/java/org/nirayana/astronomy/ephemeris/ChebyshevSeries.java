package org.nirayana.astronomy.ephemeris;

/**
 * How one body is kept in a {@link PackedEphemeris}: so many segments to a block, so many coefficients to a segment,
 * each coefficient a whole number of quanta.
 *
 * @param body whose path it is: {@link Body#MOON} relative to the Earth, everything else relative to the solar-system
 *     barycentre; {@link Body#EARTH} itself is derived and never kept
 * @param segmentsPerBlock a power of two, so that the borders of segments are exact in binary
 * @param coefficients Chebyshev coefficients for each of x, y, z
 * @param quantumAu the unit of the coefficients
 */
public record ChebyshevSeries(Body body, int segmentsPerBlock, int coefficients, double quantumAu) {
    static final int MAX_SEGMENTS = 512;
    static final int MAX_COEFFICIENTS = 32;

    public ChebyshevSeries {
        if (body == Body.EARTH) {
            throw new IllegalArgumentException("the Earth follows from the Moon and the Earth-Moon barycentre");
        }
        if (Integer.bitCount(segmentsPerBlock) != 1 || segmentsPerBlock < 1 || segmentsPerBlock > MAX_SEGMENTS) {
            throw new IllegalArgumentException(
                    "segments per block: a power of two up to " + MAX_SEGMENTS + ", not " + segmentsPerBlock);
        }
        if (coefficients < 2 || coefficients > MAX_COEFFICIENTS) {
            throw new IllegalArgumentException("coefficients: 2 to " + MAX_COEFFICIENTS + ", not " + coefficients);
        }
        if (!(quantumAu > 0 && quantumAu < 1)) {
            throw new IllegalArgumentException("a quantum lies between 0 and 1 au, not " + quantumAu);
        }
    }

    public double segmentDays() {
        return (double) EphemerisHeader.BLOCK_DAYS / segmentsPerBlock;
    }

    /** How many numbers this series has in one block. */
    public int numbersPerBlock() {
        return segmentsPerBlock * coefficients * 3;
    }
}
