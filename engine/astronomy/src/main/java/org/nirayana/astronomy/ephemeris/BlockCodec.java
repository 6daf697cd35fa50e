package org.nirayana.astronomy.ephemeris;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/**
 * Packs the Chebyshev coefficients of one block into few bits, and back, exactly.
 *
 * <p>A block is an array of whole numbers of quanta: series after series, in each segment after segment, in each the
 * coefficients from order 0 up, of each its x, y, z. Coefficients shrink fast with their order, so each order of a
 * series has its own width in bits. Orders 0 and 1 would be the widest by far; but a path is smooth, so both follow
 * from the value and slope at which the segment before ended, and only the small rest is kept. The first segment of a
 * block has nothing before it: its orders 0 and 1 are kept whole, with widths of their own, and every block can be
 * unpacked alone.
 *
 * <p>A packed block starts with the widths, a byte each (for each series: order 0 and 1 of the first segment, then all
 * orders), followed by the numbers in two's complement, most significant bit first, padded to a byte.
 */
final class BlockCodec {
    /** A number of this width lies within one 64-bit word read from the byte in which it begins. */
    private static final int WIDEST = 56;

    private static final int WHOLE_ORDERS = 2;

    private final List<ChebyshevSeries> series;
    private final int numbers;
    private final int widthBytes;

    BlockCodec(List<ChebyshevSeries> series) {
        this.series = series;
        this.numbers =
                series.stream().mapToInt(ChebyshevSeries::numbersPerBlock).sum();
        this.widthBytes = series.stream()
                .mapToInt(each -> WHOLE_ORDERS + each.coefficients())
                .sum();
    }

    /** How many numbers a block has. */
    int numbers() {
        return numbers;
    }

    byte[] pack(long[] block) {
        long[] kept = block.clone();
        byte[] widths = new byte[widthBytes];
        int at = 0;
        int widthAt = 0;
        for (ChebyshevSeries each : series) {
            int perSegment = each.coefficients() * 3;
            // Backwards, because each segment is compared with the one before as it was.
            for (int segment = each.segmentsPerBlock() - 1; segment > 0; segment--) {
                subtractContinuation(block, kept, at + segment * perSegment, each.coefficients());
            }
            for (int i = 0; i < each.numbersPerBlock(); i++) {
                int slot = widthAt + widthSlot(i / perSegment, i % perSegment / 3);
                widths[slot] = (byte) Math.max(widths[slot], width(kept[at + i]));
            }
            at += each.numbersPerBlock();
            widthAt += WHOLE_ORDERS + each.coefficients();
        }
        var bits = new BitWriter(widths, packedBits(widths, 0));
        at = 0;
        widthAt = 0;
        for (ChebyshevSeries each : series) {
            int perSegment = each.coefficients() * 3;
            for (int i = 0; i < each.numbersPerBlock(); i++) {
                bits.write(kept[at + i], widths[widthAt + widthSlot(i / perSegment, i % perSegment / 3)]);
            }
            at += each.numbersPerBlock();
            widthAt += WHOLE_ORDERS + each.coefficients();
        }
        return bits.bytes();
    }

    /**
     * How many bytes the packed block takes that starts at {@code offset}, or -1 when no block can start there.
     *
     * <p>When this is not negative and the bytes exist, with eight more behind them, {@link #unpack} cannot fail.
     */
    int packedBytes(byte[] file, int offset) {
        if (offset + widthBytes > file.length) {
            return -1;
        }
        for (int i = 0; i < widthBytes; i++) {
            if (file[offset + i] < 0 || file[offset + i] > WIDEST) {
                return -1;
            }
        }
        return widthBytes + wholeBytes(packedBits(file, offset));
    }

    void unpack(byte[] file, int offset, long[] block) {
        ByteBuffer bytes = ByteBuffer.wrap(file);
        long bit = (offset + widthBytes) * 8L;
        int at = 0;
        int widthAt = offset;
        for (ChebyshevSeries each : series) {
            int coefficients = each.coefficients();
            for (int segment = 0; segment < each.segmentsPerBlock(); segment++) {
                int start = at;
                for (int order = 0; order < coefficients; order++) {
                    int width = file[widthAt + widthSlot(segment, order)];
                    for (int axis = 0; axis < 3; axis++) {
                        block[at++] = read(bytes, bit, width);
                        bit += width;
                    }
                }
                if (segment > 0) {
                    addContinuation(block, start, coefficients);
                }
            }
            widthAt += WHOLE_ORDERS + coefficients;
        }
    }

    private static int widthSlot(int segment, int order) {
        return segment == 0 && order < WHOLE_ORDERS ? order : WHOLE_ORDERS + order;
    }

    private int packedBits(byte[] widths, int offset) {
        int bits = 0;
        int widthAt = offset;
        for (ChebyshevSeries each : series) {
            for (int order = 0; order < each.coefficients(); order++) {
                int whole = widths[widthAt + widthSlot(0, order)];
                int others = widths[widthAt + widthSlot(1, order)];
                bits += 3 * (whole + (each.segmentsPerBlock() - 1) * others);
            }
            widthAt += WHOLE_ORDERS + each.coefficients();
        }
        return bits;
    }

    private static int wholeBytes(int bits) {
        return (bits + 7) / 8;
    }

    /** Turns orders 0 and 1 of the segment at {@code start} in {@code kept} into what continuity does not tell. */
    private static void subtractContinuation(long[] block, long[] kept, int start, int coefficients) {
        for (int axis = 0; axis < 3; axis++) {
            int at = start + axis;
            kept[at + 3] = block[at + 3] - slopeContinued(block, at, coefficients);
            kept[at] = block[at] - valueContinued(block, at, coefficients);
        }
    }

    private static void addContinuation(long[] block, int start, int coefficients) {
        for (int axis = 0; axis < 3; axis++) {
            int at = start + axis;
            // Order 1 first: the value at the beginning of the segment depends on it.
            block[at + 3] += slopeContinued(block, at, coefficients);
            block[at] += valueContinued(block, at, coefficients);
        }
    }

    /**
     * The order 1 with which this segment begins at the slope where the one before ends.
     *
     * <p>The derivative of T_k is k² at +1 and (-1)^(k-1) k² at -1.
     */
    private static long slopeContinued(long[] block, int at, int coefficients) {
        int before = at - 3 * coefficients;
        long slope = block[before + 3];
        for (int k = 2; k < coefficients; k++) {
            long square = (long) k * k;
            long here = block[at + 3 * k];
            slope += square * (block[before + 3 * k] + ((k & 1) == 0 ? here : -here));
        }
        return slope;
    }

    /** The order 0 with which this segment begins where the one before ends; T_k is 1 at +1 and (-1)^k at -1. */
    private static long valueContinued(long[] block, int at, int coefficients) {
        int before = at - 3 * coefficients;
        long value = block[before];
        for (int k = 1; k < coefficients; k++) {
            long here = block[at + 3 * k];
            value += block[before + 3 * k] + ((k & 1) == 0 ? -here : here);
        }
        return value;
    }

    /** Bits of the shortest two's complement form; 0 needs none. */
    private static int width(long number) {
        int width = number == 0 ? 0 : 65 - Long.numberOfLeadingZeros(number < 0 ? ~number : number);
        if (width > WIDEST) {
            throw new IllegalArgumentException("the quantum is too fine: a coefficient of " + number + " quanta");
        }
        return width;
    }

    private static long read(ByteBuffer bytes, long bit, int width) {
        // A shift by 64 is a shift by 0 in Java, so the width 0 needs its own answer.
        return width == 0 ? 0 : bytes.getLong((int) (bit >>> 3)) << (bit & 7) >> (64 - width);
    }

    private static final class BitWriter {
        private final byte[] bytes;
        private long bit;

        BitWriter(byte[] head, int bits) {
            this.bytes = Arrays.copyOf(head, head.length + wholeBytes(bits));
            this.bit = head.length * 8L;
        }

        void write(long number, int width) {
            for (int i = width - 1; i >= 0; i--) {
                if ((number >> i & 1) != 0) {
                    bytes[(int) (bit >>> 3)] |= (byte) (0x80 >>> (bit & 7));
                }
                bit++;
            }
        }

        byte[] bytes() {
            return bytes;
        }
    }
}
