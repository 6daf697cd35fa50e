package org.nirayana.batch.parquet;

import java.util.List;

/** The numbers by which the format calls its types, encodings and codecs. */
final class Physical {
    static final int BOOLEAN = 0;
    static final int INT32 = 1;
    static final int INT64 = 2;
    static final int INT96 = 3;
    static final int FLOAT = 4;
    static final int DOUBLE = 5;
    static final int BYTE_ARRAY = 6;
    static final int FIXED_LENGTH = 7;

    static final int REQUIRED = 0;
    static final int OPTIONAL = 1;

    static final int UTF8 = 0;
    static final int DECIMAL = 5;
    static final int DATE = 6;
    static final int TIMESTAMP_MILLIS = 9;
    static final int TIMESTAMP_MICROS = 10;
    static final int JSON = 19;

    static final int PLAIN = 0;
    static final int PLAIN_DICTIONARY = 2;
    static final int RLE = 3;
    static final int DELTA_BINARY_PACKED = 5;
    static final int DELTA_LENGTH_BYTE_ARRAY = 6;
    static final int DELTA_BYTE_ARRAY = 7;
    static final int RLE_DICTIONARY = 8;
    static final int BYTE_STREAM_SPLIT = 9;

    static final int DATA_PAGE = 0;
    static final int DICTIONARY_PAGE = 2;
    static final int DATA_PAGE_V2 = 3;

    static final List<String> CODECS =
            List.of("UNCOMPRESSED", "SNAPPY", "GZIP", "LZO", "BROTLI", "LZ4", "ZSTD", "LZ4_RAW");

    private Physical() {}
}
