package org.nirayana.batch.parquet;

import java.io.IOException;
import java.util.Locale;

/** How much of a column is taken into memory at once, by the memory that there is: pages of common writers have a megabyte. */
final class PageLimits {
    /** A page as it was unpacked, and all its texts together. */
    static final long BYTES = Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 4);

    /** Values in a page; each takes up to 32 bytes while it is read. */
    static final int VALUES = (int) Math.min(1 << 26, Runtime.getRuntime().maxMemory() / 128);

    private PageLimits() {}

    static IOException tooLarge(String what, long bytes) {
        return new IOException(String.format(
                Locale.ROOT,
                "%s has %,d bytes; at most %,d are read in the memory that there is (-Xmx).",
                what,
                bytes,
                BYTES));
    }

    /** How many values a page has, if that many are read. */
    static int values(int count) throws IOException {
        if (count < 0) {
            throw new IOException("A page is damaged: it has " + count + " values.");
        }
        if (count > VALUES) {
            throw new IOException(String.format(
                    Locale.ROOT,
                    "A page has %,d values; at most %,d are read in the memory that there is (-Xmx).",
                    count,
                    VALUES));
        }
        return count;
    }
}
