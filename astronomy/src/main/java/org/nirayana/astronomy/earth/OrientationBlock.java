package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.math.Chebyshev;

/**
 * The orientation of the Earth through 64 days as short polynomials; immutable.
 *
 * <p>Precession, which takes 26,000 years for a turn, is a parabola within two months to the last digit of a {@code
 * double}. Nutation, whose quickest terms take some days, has eight pieces of eight days, which follow its series within
 * a microarcsecond; a test measures it. What a block holds depends on its place in time alone, so that the same instant
 * gives the same digits whatever was asked before.
 */
final class OrientationBlock {
    static final int DAYS = 64;

    /** The matrix row by row, the mean obliquity, the run of the equinox. */
    static final int SLOW = 11;

    private static final int SLOW_COEFFICIENTS = 3;
    private static final int PIECES = 8;
    private static final int PIECE_COEFFICIENTS = 12;
    private static final int PIECE_NUMBERS = 2 * PIECE_COEFFICIENTS;
    private static final double HALF_BLOCK = DAYS / 2.0;
    private static final double HALF_PIECE = HALF_BLOCK / PIECES;
    private static final double DAYS_PER_CENTURY = 36_525;

    private final int index;
    private final double middle;
    private final double[] slow = new double[SLOW * SLOW_COEFFICIENTS];
    private final double[] nutation = new double[PIECES * PIECE_NUMBERS];

    OrientationBlock(EarthOrientation table, int index) {
        this.index = index;
        this.middle = (index + 0.5) * DAYS;
        tabulateSlow(table);
        for (int piece = 0; piece < PIECES; piece++) {
            tabulateNutation(piece);
        }
    }

    int index() {
        return index;
    }

    private void tabulateSlow(EarthOrientation table) {
        double[] nodes = Chebyshev.nodes(SLOW_COEFFICIENTS);
        double[][] values = new double[SLOW][SLOW_COEFFICIENTS];
        for (int i = 0; i < nodes.length; i++) {
            double[] here = table.slow(middle + nodes[i] * HALF_BLOCK);
            for (int q = 0; q < SLOW; q++) {
                values[q][i] = here[q];
            }
        }
        for (int q = 0; q < SLOW; q++) {
            Chebyshev.interpolate(values[q], slow, q * SLOW_COEFFICIENTS);
        }
    }

    private void tabulateNutation(int piece) {
        double[] nodes = Chebyshev.nodes(PIECE_COEFFICIENTS);
        double[] longitude = new double[PIECE_COEFFICIENTS];
        double[] obliquity = new double[PIECE_COEFFICIENTS];
        double[] values = new double[Iau2000LunisolarNutation.Values.COUNT];
        double pieceMiddle = middle - HALF_BLOCK + (2 * piece + 1) * HALF_PIECE;
        for (int i = 0; i < nodes.length; i++) {
            Iau2000LunisolarNutation.evaluate((pieceMiddle + nodes[i] * HALF_PIECE) / DAYS_PER_CENTURY, values);
            longitude[i] = values[Iau2000LunisolarNutation.Values.LONGITUDE];
            obliquity[i] = values[Iau2000LunisolarNutation.Values.OBLIQUITY];
        }
        Chebyshev.interpolate(longitude, nutation, piece * PIECE_NUMBERS);
        Chebyshev.interpolate(obliquity, nutation, piece * PIECE_NUMBERS + PIECE_COEFFICIENTS);
    }

    /** Where in the block an instant lies, -1 to 1. */
    double position(double j2000Days) {
        return (j2000Days - middle) / HALF_BLOCK;
    }

    double slow(int quantity, double x) {
        int at = quantity * SLOW_COEFFICIENTS;
        return slow[at] + x * slow[at + 1] + (2 * x * x - 1) * slow[at + 2];
    }

    /** The same a day. */
    double slowRate(int quantity, double x) {
        int at = quantity * SLOW_COEFFICIENTS;
        return (slow[at + 1] + 4 * x * slow[at + 2]) / HALF_BLOCK;
    }

    /** Which of the pieces of nutation a position lies in, for the methods below. */
    static int piece(double x) {
        return Math.max(0, Math.min(PIECES - 1, (int) ((x + 1) * (PIECES / 2.0))));
    }

    double nutationInLongitude(int piece, double x) {
        return Chebyshev.value(nutation, piece * PIECE_NUMBERS, PIECE_COEFFICIENTS, inPiece(piece, x));
    }

    double nutationInObliquity(int piece, double x) {
        return Chebyshev.value(
                nutation, piece * PIECE_NUMBERS + PIECE_COEFFICIENTS, PIECE_COEFFICIENTS, inPiece(piece, x));
    }

    /** The nutation in longitude a day: the derivative of its series, by the polynomials of the second kind. */
    double nutationInLongitudeRate(int piece, double x) {
        int at = piece * PIECE_NUMBERS;
        double twoX = 2 * inPiece(piece, x);
        double b1 = 0;
        double b2 = 0;
        for (int k = PIECE_COEFFICIENTS - 1; k > 0; k--) {
            double b0 = k * nutation[at + k] + twoX * b1 - b2;
            b2 = b1;
            b1 = b0;
        }
        return b1 / HALF_PIECE;
    }

    private static double inPiece(int piece, double x) {
        return (x + 1) * PIECES - 2 * piece - 1;
    }
}
