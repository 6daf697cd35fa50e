package org.nirayana.astronomy.ephemeris;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Small ephemeris files of random but smooth paths, for tests of the format alone. */
final class SyntheticEphemeris {
    static final int BLOCKS = 3;
    static final double START_JULIAN_DATE = 2450000.5;

    /** The layout of the shipped file. */
    static final List<ChebyshevSeries> SERIES = List.of(
            new ChebyshevSeries(Body.SUN, 8, 13, 1e-10),
            new ChebyshevSeries(Body.MERCURY, 32, 14, 1e-10),
            new ChebyshevSeries(Body.VENUS, 8, 13, 1e-10),
            new ChebyshevSeries(Body.EARTH_MOON_BARYCENTRE, 8, 15, 1e-10),
            new ChebyshevSeries(Body.MARS, 4, 15, 1e-10),
            new ChebyshevSeries(Body.JUPITER, 1, 19, 1e-9),
            new ChebyshevSeries(Body.SATURN, 1, 15, 1e-9),
            new ChebyshevSeries(Body.URANUS, 1, 12, 1e-9),
            new ChebyshevSeries(Body.NEPTUNE, 1, 12, 1e-9),
            new ChebyshevSeries(Body.PLUTO, 1, 12, 1e-9),
            new ChebyshevSeries(Body.MOON, 64, 14, 1e-13));

    static final EphemerisHeader HEADER = new EphemerisHeader("synthetic", START_JULIAN_DATE, BLOCKS, 81.3, SERIES);

    private SyntheticEphemeris() {}

    static byte[] file() {
        var writer = new EphemerisFileWriter(SERIES);
        List<byte[]> packed = blocks().stream().map(writer::pack).toList();
        return writer.file(HEADER.name(), START_JULIAN_DATE, HEADER.earthMoonMassRatio(), packed);
    }

    static List<long[]> blocks() {
        Random random = new Random(431);
        List<long[]> blocks = new ArrayList<>();
        for (int i = 0; i < BLOCKS; i++) {
            blocks.add(block(random));
        }
        return blocks;
    }

    /** Coefficients that shrink with their order, as those of any smooth path do. */
    static long[] block(Random random) {
        long[] block = new long[new BlockCodec(SERIES).numbers()];
        int at = 0;
        for (ChebyshevSeries series : SERIES) {
            for (int segment = 0; segment < series.segmentsPerBlock(); segment++) {
                for (int order = 0; order < series.coefficients(); order++) {
                    for (int axis = 0; axis < 3; axis++) {
                        block[at++] = (long) (random.nextGaussian() * 1e10 * Math.pow(6, -order));
                    }
                }
            }
        }
        return block;
    }
}
