package org.nirayana.astronomy.ephemeris;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;

/**
 * A DAF file as one long array of eight-byte words, numbered from 1 as the format numbers them.
 *
 * <p>A Java buffer holds less than 2 GB and de441.bsp is larger, so the file is seen through windows. Each window
 * reaches past its end by more than a record: a record that starts in a window lies wholly in it.
 */
final class DafWords {
    /** No ephemeris in use has records of more than some hundred words. */
    static final int MAX_RECORD_WORDS = 4096;

    private static final int WINDOW_SHIFT = 26;
    private static final int WINDOW_WORDS = 1 << WINDOW_SHIFT;
    private static final int WINDOW_MASK = WINDOW_WORDS - 1;

    private final ByteBuffer[] bytes;
    private final DoubleBuffer[] doubles;
    private final long count;

    private DafWords(ByteBuffer[] windows, long count, ByteOrder order) {
        this.bytes = windows;
        this.count = count;
        this.doubles = new DoubleBuffer[windows.length];
        for (int i = 0; i < windows.length; i++) {
            windows[i].order(order);
            doubles[i] = windows[i].asDoubleBuffer();
        }
    }

    static DafWords map(FileChannel channel) throws IOException {
        long size = channel.size();
        int windows = (int) ((size + (8L << WINDOW_SHIFT) - 1) >> (WINDOW_SHIFT + 3));
        ByteBuffer[] mapped = new ByteBuffer[windows];
        for (int i = 0; i < windows; i++) {
            long start = (long) i << (WINDOW_SHIFT + 3);
            long length = Math.min(size - start, 8L * (WINDOW_WORDS + MAX_RECORD_WORDS));
            mapped[i] = channel.map(MapMode.READ_ONLY, start, length);
        }
        return new DafWords(mapped, size / 8, ByteOrder.LITTLE_ENDIAN);
    }

    /** A file that is already in memory, from the buffer's position to its limit. */
    static DafWords of(ByteBuffer content) {
        if (content.remaining() / 8 > WINDOW_WORDS) {
            throw new IllegalArgumentException("a file of " + content.remaining() + " bytes must be mapped");
        }
        ByteBuffer window = content.slice();
        return new DafWords(new ByteBuffer[] {window}, window.limit() / 8, ByteOrder.LITTLE_ENDIAN);
    }

    DafWords withOrder(ByteOrder order) {
        ByteBuffer[] again = new ByteBuffer[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            again[i] = bytes[i].duplicate();
        }
        return new DafWords(again, count, order);
    }

    long count() {
        return count;
    }

    double number(long address) {
        long index = address - 1;
        return doubles[(int) (index >> WINDOW_SHIFT)].get((int) (index & WINDOW_MASK));
    }

    /** One of the two 32-bit integers in a word. */
    int integer(long address, int half) {
        long index = address - 1;
        return bytes[(int) (index >> WINDOW_SHIFT)].getInt((int) (index & WINDOW_MASK) * 8 + 4 * half);
    }

    /** Characters, each unprintable one replaced by a space, without outer white space. */
    String text(long address, int offset, int length) {
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            int character = octet(address, offset + i);
            text.append(character >= ' ' && character <= '~' ? (char) character : ' ');
        }
        return text.toString().strip();
    }

    /** The byte that stands {@code offset} bytes after the start of a word. */
    int octet(long address, int offset) {
        long index = address - 1;
        return bytes[(int) (index >> WINDOW_SHIFT)].get((int) (index & WINDOW_MASK) * 8 + offset) & 0xFF;
    }

    /** The window that holds the whole record which starts at this address, to be read from {@link #inWindow} on. */
    DoubleBuffer window(long address) {
        return doubles[(int) ((address - 1) >> WINDOW_SHIFT)];
    }

    static int inWindow(long address) {
        return (int) ((address - 1) & WINDOW_MASK);
    }
}
