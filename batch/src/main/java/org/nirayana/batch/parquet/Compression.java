package org.nirayana.batch.parquet;

import java.util.Locale;

/** How the pages of a Parquet file that is written are compressed. */
public enum Compression {
    NONE(0),
    ZSTD(6);

    /** The number that the format has for it. */
    private final int codec;

    Compression(int codec) {
        this.codec = codec;
    }

    int codec() {
        return codec;
    }

    /** {@code none} or {@code zstd}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
