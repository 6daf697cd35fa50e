package org.nirayana.astronomy.ephemeris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BlockCodecTest {
    private static final int BYTES_BEHIND = EphemerisHeader.TRAILER_BYTES;

    private final BlockCodec codec = new BlockCodec(SyntheticEphemeris.SERIES);

    @Test
    void whatIsPackedIsUnpackedExactly() {
        Random random = new Random(1);
        for (int round = 0; round < 20; round++) {
            long[] block = SyntheticEphemeris.block(random);
            assertThat(unpacked(codec.pack(block))).isEqualTo(block);
        }
    }

    @Test
    void extremesArePackedExactly() {
        long[] block = new long[codec.numbers()];
        assertThat(unpacked(codec.pack(block))).isEqualTo(block);
        // The widest numbers that a first segment can hold, of either sign.
        block[0] = (1L << 55) - 1;
        block[1] = -(1L << 55);
        block[2] = -1;
        assertThat(unpacked(codec.pack(onlyLastSeries(block)))).isEqualTo(onlyLastSeries(block));
    }

    @Test
    void numbersThatDoNotFitAreRefused() {
        long[] block = new long[codec.numbers()];
        block[0] = 1L << 55;
        assertThatThrownBy(() -> codec.pack(block))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("quantum is too fine");
    }

    @Test
    void aPathThatContinuesItselfCostsAlmostNothingForItsFirstOrders() {
        long[] steady = new long[codec.numbers()];
        long[] jumping = new long[codec.numbers()];
        Random random = new Random(2);
        for (int i = 0; i < steady.length; i++) {
            jumping[i] = random.nextLong(1L << 40);
        }
        int at = 0;
        for (ChebyshevSeries series : SyntheticEphemeris.SERIES) {
            for (int segment = 0; segment < series.segmentsPerBlock(); segment++) {
                // A straight line: order 0 is its middle, order 1 half of what it moves in a segment.
                steady[at] = (2L * segment + 1) << 30;
                steady[at + 3] = 1L << 30;
                at += 3 * series.coefficients();
            }
        }
        assertThat(unpacked(codec.pack(steady))).isEqualTo(steady);
        assertThat(codec.pack(steady).length).isLessThan(codec.pack(jumping).length / 50);
    }

    @Test
    void thePackedLengthIsKnownFromItsWidths() {
        byte[] packed = codec.pack(SyntheticEphemeris.block(new Random(3)));
        assertThat(codec.packedBytes(packed, 0)).isEqualTo(packed.length);
        packed[5] = 57;
        assertThat(codec.packedBytes(packed, 0)).isEqualTo(-1);
        assertThat(codec.packedBytes(packed, packed.length - 10)).isEqualTo(-1);
    }

    private long[] unpacked(byte[] packed) {
        long[] block = new long[codec.numbers()];
        codec.unpack(Arrays.copyOf(packed, packed.length + BYTES_BEHIND), 0, block);
        return block;
    }

    /** Moves the first three numbers to Jupiter, whose only segment has no continuation to be compared with. */
    private static long[] onlyLastSeries(long[] block) {
        int jupiter = SyntheticEphemeris.SERIES.stream()
                .takeWhile(series -> series.body() != Body.JUPITER)
                .mapToInt(ChebyshevSeries::numbersPerBlock)
                .sum();
        long[] moved = new long[block.length];
        System.arraycopy(block, 0, moved, jupiter, 3);
        return moved;
    }
}
