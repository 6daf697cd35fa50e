package org.nirayana.batch.parquet;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads the values of one column, page by page: one page of it is in memory. For one thread. */
final class ParquetColumn {
    /** What the values become. */
    enum Form {
        WHOLE,
        FRACTION,
        TEXT
    }

    /** What the whole numbers mean. */
    enum Meaning {
        NUMBER,
        TRUTH,
        MICROS,
        DAYS
    }

    /** A column in a row group. */
    private record Chunk(long begin, long end, int codec) {}

    private static final long JULIAN_DAY_OF_1970 = 2_440_588;
    private static final int FIRST_HEADER = 4096;

    /** It may have the least and the greatest value, which are texts. */
    private static final int LONGEST_HEADER = 16 << 20;

    private final FileChannel channel;
    private final String name;
    private final int type;
    private final int typeLength;
    private final boolean optional;
    private final Meaning meaning;
    private final long unitsPerSecond;
    private final List<Chunk> chunks = new ArrayList<>();

    private int chunk = -1;
    private long at;
    private long chunkEnd;
    private Object dictionary;

    private int pageValues;
    private int pageAt;
    private boolean[] present;
    private long[] wholes = {};
    private double[] fractions = {};
    private String[] texts = {};

    ParquetColumn(FileChannel channel, CompactReader.Struct element) {
        this.channel = channel;
        this.name = element.text(4);
        this.type = element.integer(1);
        this.typeLength = (int) element.number(2, 0);
        this.optional = element.number(3, 0) == Physical.OPTIONAL;
        int converted = (int) element.number(6, -1);
        CompactReader.Struct logical = element.struct(10);
        if (converted == Physical.DECIMAL || (logical != null && logical.has(5))) {
            throw new IllegalArgumentException(
                    "The column '" + name + "' is a decimal of Parquet, which is not read here: write it as a double.");
        }
        long units = 0;
        if (type == Physical.INT96) {
            units = 1_000_000;
        } else if (logical != null && logical.has(8)) {
            CompactReader.Struct unit = logical.struct(8).struct(2);
            units = unit.has(1) ? 1_000 : unit.has(2) ? 1_000_000 : 1_000_000_000;
        } else if (converted == Physical.TIMESTAMP_MILLIS || converted == Physical.TIMESTAMP_MICROS) {
            units = converted == Physical.TIMESTAMP_MILLIS ? 1_000 : 1_000_000;
        }
        this.unitsPerSecond = units;
        boolean days = type == Physical.INT32 && (converted == Physical.DATE || (logical != null && logical.has(6)));
        this.meaning = units > 0
                ? Meaning.MICROS
                : days ? Meaning.DAYS : type == Physical.BOOLEAN ? Meaning.TRUTH : Meaning.NUMBER;
    }

    String name() {
        return name;
    }

    Meaning meaning() {
        return meaning;
    }

    Form form() {
        return switch (type) {
            case Physical.FLOAT, Physical.DOUBLE -> Form.FRACTION;
            case Physical.BYTE_ARRAY, Physical.FIXED_LENGTH -> Form.TEXT;
            default -> Form.WHOLE;
        };
    }

    void add(CompactReader.Struct columnMetaData) {
        int codec = columnMetaData.integer(4);
        if (!Codecs.isKnown(codec)) {
            throw new IllegalArgumentException("The column '" + name + "' is compressed with "
                    + (codec < Physical.CODECS.size() ? Physical.CODECS.get(codec) : codec)
                    + "; UNCOMPRESSED, SNAPPY, GZIP, ZSTD and LZ4_RAW are read.");
        }
        long begin = columnMetaData.number(9);
        long ofDictionary = columnMetaData.number(11, 0);
        if (ofDictionary > 0) {
            begin = Math.min(begin, ofDictionary);
        }
        chunks.add(new Chunk(begin, begin + columnMetaData.number(7), codec));
    }

    /** Goes to the beginning of a row group. */
    void seek(int rowGroup) {
        chunk = rowGroup - 1;
        at = 0;
        chunkEnd = 0;
        pageAt = 0;
        pageValues = 0;
    }

    /** The next values; null for one that is not there is {@code there[i] == false}. */
    void read(int count, long[] whole, double[] fraction, String[] text, boolean[] there) throws IOException {
        int done = 0;
        while (done < count) {
            if (pageAt == pageValues) {
                nextPage();
                continue;
            }
            int step = Math.min(count - done, pageValues - pageAt);
            switch (form()) {
                case WHOLE -> System.arraycopy(wholes, pageAt, whole, done, step);
                case FRACTION -> System.arraycopy(fractions, pageAt, fraction, done, step);
                case TEXT -> System.arraycopy(texts, pageAt, text, done, step);
            }
            if (present == null) {
                Arrays.fill(there, done, done + step, true);
            } else {
                System.arraycopy(present, pageAt, there, done, step);
            }
            pageAt += step;
            done += step;
        }
    }

    private void nextPage() throws IOException {
        while (at >= chunkEnd) {
            if (++chunk >= chunks.size()) {
                throw new IOException("The column '" + name + "' has fewer values than the file has rows.");
            }
            at = chunks.get(chunk).begin();
            chunkEnd = chunks.get(chunk).end();
            dictionary = null;
        }
        int most = FIRST_HEADER;
        CompactReader.Struct header;
        int headerLength;
        while (true) {
            byte[] head = bytes(at, (int) Math.min(most, chunkEnd - at));
            try {
                CompactReader reader = new CompactReader(head, 0);
                header = reader.struct();
                headerLength = reader.position();
                break;
            } catch (ArrayIndexOutOfBoundsException longer) {
                if (head.length == chunkEnd - at || most >= LONGEST_HEADER) {
                    throw new IOException("A page of the column '" + name + "' has no whole header.", longer);
                }
                most *= 8;
            }
        }
        int size = header.integer(3);
        if (size < 0 || size > chunkEnd - at - headerLength) {
            throw new IOException("A page of the column '" + name + "' is larger than its column.");
        }
        byte[] page = bytes(at + headerLength, size);
        at += headerLength + size;
        int codec = chunks.get(chunk).codec();
        int kind = header.integer(1);
        if (kind == Physical.DICTIONARY_PAGE) {
            byte[] plain = Codecs.decompress(codec, page, 0, size, header.integer(2));
            dictionary = plain(
                    new BitReader(plain, 0), PageLimits.values(header.struct(7).integer(1)));
        } else if (kind == Physical.DATA_PAGE) {
            byte[] plain = Codecs.decompress(codec, page, 0, size, header.integer(2));
            CompactReader.Struct about = header.struct(5);
            int values = PageLimits.values(about.integer(1));
            BitReader reader = new BitReader(plain, 0);
            boolean[] there = null;
            if (optional) {
                int length = reader.int32();
                there = levels(new BitReader(plain, reader.at), values);
                reader.at += length;
            }
            decode(reader, plain.length, about.integer(2), values, there);
        } else if (kind == Physical.DATA_PAGE_V2) {
            CompactReader.Struct about = header.struct(8);
            int values = PageLimits.values(about.integer(1));
            int levels = Math.addExact(about.integer(5), about.integer(6));
            if (about.integer(5) < 0 || about.integer(6) < 0 || levels > size) {
                throw new IOException("A page of the column '" + name + "' is damaged.");
            }
            boolean[] there = optional ? levels(new BitReader(page, about.integer(6)), values) : null;
            byte[] plain = about.flag(7, true)
                    ? Codecs.decompress(codec, page, levels, size - levels, header.integer(2) - levels)
                    : Arrays.copyOfRange(page, levels, size);
            decode(new BitReader(plain, 0), plain.length, about.integer(4), values, there);
        }
    }

    private byte[] bytes(long from, int length) throws IOException {
        if (from < 0 || length < 0 || length > channel.size() - from) {
            throw new IOException("The file ends in the middle of the column '" + name + "'.");
        }
        if (length > PageLimits.BYTES) {
            throw PageLimits.tooLarge("A page of the column '" + name + "'", length);
        }
        ByteBuffer buffer = ByteBuffer.allocate(length);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, from + buffer.position()) < 0) {
                throw new IOException("The file ends in the middle of the column '" + name + "'.");
            }
        }
        return buffer.array();
    }

    private static boolean[] levels(BitReader reader, int values) {
        int[] levels = new int[values];
        reader.hybrid(1, levels, values);
        boolean[] there = new boolean[values];
        boolean all = true;
        for (int i = 0; i < values; i++) {
            there[i] = levels[i] == 1;
            all &= there[i];
        }
        return all ? null : there;
    }

    private void decode(BitReader reader, int end, int encoding, int values, boolean[] there) throws IOException {
        int count = values;
        if (there != null) {
            count = 0;
            for (boolean one : there) {
                count += one ? 1 : 0;
            }
        }
        Object decoded =
                switch (encoding) {
                    case Physical.PLAIN -> plain(reader, count);
                    case Physical.PLAIN_DICTIONARY, Physical.RLE_DICTIONARY -> fromDictionary(reader, count);
                    case Physical.RLE -> truths(reader, count);
                    case Physical.DELTA_BINARY_PACKED -> scaled(reader.deltas(count));
                    case Physical.DELTA_LENGTH_BYTE_ARRAY -> lengths(reader, count);
                    case Physical.DELTA_BYTE_ARRAY -> prefixes(reader, count);
                    case Physical.BYTE_STREAM_SPLIT -> split(reader, end, count);
                    default ->
                        throw new IOException(
                                "The column '" + name + "' has the encoding " + encoding + ", which is not read here.");
                };
        spread(decoded, values, there);
        present = there;
        pageValues = values;
        pageAt = 0;
    }

    /** Puts values where there are any. */
    private void spread(Object decoded, int values, boolean[] there) {
        if (decoded instanceof long[] whole) {
            wholes = whole;
            if (there != null) {
                wholes = new long[values];
                for (int i = 0, from = 0; i < values; i++) {
                    wholes[i] = there[i] ? whole[from++] : 0;
                }
            }
        } else if (decoded instanceof double[] fraction) {
            fractions = fraction;
            if (there != null) {
                fractions = new double[values];
                for (int i = 0, from = 0; i < values; i++) {
                    fractions[i] = there[i] ? fraction[from++] : Double.NaN;
                }
            }
        } else {
            String[] words = (String[]) decoded;
            texts = words;
            if (there != null) {
                texts = new String[values];
                for (int i = 0, from = 0; i < values; i++) {
                    texts[i] = there[i] ? words[from++] : null;
                }
            }
        }
    }

    private Object plain(BitReader reader, int count) {
        switch (type) {
            case Physical.BOOLEAN -> {
                long[] out = new long[count];
                for (int i = 0; i < count; i++) {
                    out[i] = (reader.bytes[reader.at + i / 8] >> (i % 8)) & 1;
                }
                return out;
            }
            case Physical.INT32 -> {
                long[] out = new long[count];
                for (int i = 0; i < count; i++) {
                    out[i] = reader.int32();
                }
                return out;
            }
            case Physical.INT64 -> {
                long[] out = new long[count];
                for (int i = 0; i < count; i++) {
                    out[i] = reader.int64();
                }
                return scaled(out);
            }
            case Physical.INT96 -> {
                long[] out = new long[count];
                for (int i = 0; i < count; i++) {
                    long nanos = reader.int64();
                    out[i] = (reader.int32() - JULIAN_DAY_OF_1970) * 86_400_000_000L + nanos / 1000;
                }
                return out;
            }
            case Physical.FLOAT -> {
                double[] out = new double[count];
                for (int i = 0; i < count; i++) {
                    // By its decimal digits: what was meant as 13.0878 is not 13.0878000259.
                    out[i] = Double.parseDouble(Float.toString(Float.intBitsToFloat(reader.int32())));
                }
                return out;
            }
            case Physical.DOUBLE -> {
                double[] out = new double[count];
                for (int i = 0; i < count; i++) {
                    out[i] = Double.longBitsToDouble(reader.int64());
                }
                return out;
            }
            default -> {
                String[] out = new String[count];
                for (int i = 0; i < count; i++) {
                    int length = type == Physical.FIXED_LENGTH ? typeLength : reader.int32();
                    out[i] = new String(reader.bytes, reader.at, length, StandardCharsets.UTF_8);
                    reader.at += length;
                }
                return out;
            }
        }
    }

    private Object fromDictionary(BitReader reader, int count) throws IOException {
        if (dictionary == null) {
            throw new IOException("The column '" + name + "' lacks its dictionary.");
        }
        int[] places = new int[count];
        if (count > 0) {
            int width = reader.bytes[reader.at++];
            reader.hybrid(width, places, count);
        }
        if (dictionary instanceof long[] whole) {
            long[] out = new long[count];
            for (int i = 0; i < count; i++) {
                out[i] = whole[places[i]];
            }
            return out;
        }
        if (dictionary instanceof double[] fraction) {
            double[] out = new double[count];
            for (int i = 0; i < count; i++) {
                out[i] = fraction[places[i]];
            }
            return out;
        }
        String[] words = (String[]) dictionary;
        String[] out = new String[count];
        for (int i = 0; i < count; i++) {
            out[i] = words[places[i]];
        }
        return out;
    }

    private static long[] truths(BitReader reader, int count) {
        reader.at += 4;
        int[] truths = new int[count];
        reader.hybrid(1, truths, count);
        return Arrays.stream(truths).asLongStream().toArray();
    }

    private long[] scaled(long[] values) {
        if (meaning == Meaning.MICROS && unitsPerSecond != 1_000_000) {
            for (int i = 0; i < values.length; i++) {
                values[i] = unitsPerSecond == 1_000 ? values[i] * 1000 : Math.floorDiv(values[i], 1000L);
            }
        }
        return values;
    }

    private static String[] lengths(BitReader reader, int count) {
        long[] lengths = reader.deltas(count);
        String[] out = new String[lengths.length];
        for (int i = 0; i < out.length; i++) {
            int length = Math.toIntExact(lengths[i]);
            out[i] = new String(reader.bytes, reader.at, length, StandardCharsets.UTF_8);
            reader.at += length;
        }
        return out;
    }

    private String[] prefixes(BitReader reader, int count) throws IOException {
        long[] prefixes = reader.deltas(count);
        long[] suffixes = reader.deltas(count);
        String[] out = new String[prefixes.length];
        byte[] last = {};
        long all = 0;
        for (int i = 0; i < out.length; i++) {
            boolean fits = prefixes[i] >= 0
                    && prefixes[i] <= last.length
                    && suffixes[i] >= 0
                    && suffixes[i] <= reader.bytes.length - reader.at;
            if (!fits) {
                throw new IOException("A page of the column '" + name + "' is damaged.");
            }
            // A text may repeat the one before it, and so a small page become any size.
            all += prefixes[i] + suffixes[i];
            if (all > PageLimits.BYTES) {
                throw PageLimits.tooLarge("A page of the column '" + name + "'", all);
            }
            byte[] whole = Arrays.copyOf(last, (int) (prefixes[i] + suffixes[i]));
            System.arraycopy(reader.bytes, reader.at, whole, (int) prefixes[i], (int) suffixes[i]);
            reader.at += (int) suffixes[i];
            out[i] = new String(whole, StandardCharsets.UTF_8);
            last = whole;
        }
        return out;
    }

    /** Byte by byte apart: the first bytes of all values, then the second ones, and so on. */
    private Object split(BitReader reader, int end, int count) {
        int width = count == 0 ? 0 : (end - reader.at) / count;
        byte[] joined = new byte[count * width];
        for (int i = 0; i < count; i++) {
            for (int b = 0; b < width; b++) {
                joined[i * width + b] = reader.bytes[reader.at + b * count + i];
            }
        }
        return plain(new BitReader(joined, 0), count);
    }
}
