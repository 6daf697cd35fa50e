package org.nirayana.batch.parquet;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads the packed numbers of pages: runs, bits and differences. What runs over the end is an index out of bounds. */
final class BitReader {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** Writers have 128 to some thousands. */
    private static final int MAX_BLOCK = 1 << 20;

    final byte[] bytes;
    int at;

    BitReader(byte[] bytes, int at) {
        this.bytes = bytes;
        this.at = at;
    }

    int int32() {
        int value = (int) INT.get(bytes, at);
        at += 4;
        return value;
    }

    long int64() {
        long value = (long) LONG.get(bytes, at);
        at += 8;
        return value;
    }

    long varint() {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            byte b = bytes[at++];
            value |= (b & 0x7FL) << shift;
            if (b >= 0) {
                return value;
            }
        }
        throw new IllegalStateException("a number of more than 64 bits");
    }

    long zigzag() {
        long value = varint();
        return (value >>> 1) ^ -(value & 1);
    }

    /** Numbers in the hybrid of runs and packed bits. */
    void hybrid(int width, int[] out, int count) {
        if (width < 0 || width > 32) {
            throw new IllegalStateException("numbers of " + width + " bits");
        }
        int done = 0;
        while (done < count) {
            long head = varint();
            if ((head & 1) == 0) {
                int value = 0;
                for (int i = 0; i < (width + 7) / 8; i++) {
                    value |= (bytes[at++] & 0xFF) << (8 * i);
                }
                int run = (int) Math.min(head >>> 1, count - done);
                java.util.Arrays.fill(out, done, done + run, value);
                done += run;
            } else {
                int packed = Math.toIntExact(Math.multiplyExact(head >>> 1, 8));
                int taken = Math.min(packed, count - done);
                int begin = at;
                for (int i = 0; i < taken; i++) {
                    out[done + i] = (int) bits(begin, (long) i * width, width);
                }
                done += taken;
                // The last group may be cut off.
                at = (int) Math.min(bytes.length, begin + (long) packed / 8 * width);
            }
        }
    }

    private long bits(int begin, long bit, int width) {
        long value = 0;
        int got = 0;
        int index = begin + (int) (bit >>> 3);
        int shift = (int) (bit & 7);
        while (got < width) {
            long b = (bytes[index++] & 0xFFL) >>> shift;
            value |= b << got;
            got += 8 - shift;
            shift = 0;
        }
        return width == 64 ? value : value & ((1L << width) - 1);
    }

    /**
     * DELTA_BINARY_PACKED.
     *
     * @param count how many values there must be
     */
    long[] deltas(int count) {
        int block = Math.toIntExact(varint());
        int minis = Math.toIntExact(varint());
        if (minis <= 0 || block < minis || block > MAX_BLOCK || varint() != count) {
            throw new IllegalStateException("blocks of differences that cannot be");
        }
        long[] out = new long[count];
        long value = zigzag();
        if (count > 0) {
            out[0] = value;
        }
        int perMini = block / minis;
        int done = 1;
        while (done < count) {
            long least = zigzag();
            int widths = at;
            at += minis;
            for (int mini = 0; mini < minis && done < count; mini++) {
                int width = bytes[widths + mini];
                if (width < 0 || width > 64) {
                    throw new IllegalStateException("differences of " + width + " bits");
                }
                int begin = at;
                for (int i = 0; i < perMini && done < count; i++) {
                    value += least + bits(begin, (long) i * width, width);
                    out[done++] = value;
                }
                at = begin + perMini * width / 8;
            }
        }
        return out;
    }
}
