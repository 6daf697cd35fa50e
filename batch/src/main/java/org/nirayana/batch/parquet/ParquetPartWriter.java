package org.nirayana.batch.parquet;

import io.airlift.compress.zstd.ZstdCompressor;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.nirayana.batch.ColumnSource;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.ColumnWriter;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.ValueKind;

/**
 * A row group, column by column.
 *
 * <p>Values that come row by row stand in arrays until the part is finished; a row is written over where it was given up. Columns that
 * come whole need no arrays but one of each type, which they share. Whole numbers close to each other become places in a dictionary, of a few
 * bits each, everything else is written as it is.
 */
public final class ParquetPartWriter implements ColumnWriter {
    /** What a file begins and ends with. */
    public static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);

    private static final int FIRST_CAPACITY = 1024;

    /** How many values are packed together. */
    private static final int GROUP = 8;

    /** The most numbers that a dictionary has. */
    private static final int MAX_DICTIONARY = 1024;

    private final List<TableColumn> columns;
    private final double[][] numbers;
    private final int[][] integers;
    private final long[][] longs;
    private final boolean[][] flags;
    private final ByteSink[] texts;
    private final int[][] textEnds;
    private final boolean[][] present;
    private final int byRow;
    private int capacity = FIRST_CAPACITY;
    private int rows;

    private final ByteSink page = new ByteSink(1 << 16);

    /** Where pages are compressed. */
    private final Optional<ZstdCompressor> compressor;

    private byte[] compressed = {};

    /** What the pages of a column would have without compression. */
    private long plainBytes;

    // What columns that come whole share.
    private double[] wholeNumbers = {};
    private int[] wholeIntegers = {};
    private boolean[] wholeFlags = {};

    /** The values of a column from which some rows lack one. */
    private int[] given = {};

    /** For columns that all come row by row. */
    public ParquetPartWriter(List<TableColumn> columns) {
        this(columns, columns.size(), Compression.NONE);
    }

    /**
     * For columns of which some come whole.
     *
     * @param byRow how many of the columns come row by row; the others come when a part is finished, and no row lacks them
     */
    public ParquetPartWriter(List<TableColumn> columns, int byRow, Compression compression) {
        this.columns = List.copyOf(columns);
        this.compressor = compression == Compression.ZSTD ? Optional.of(new ZstdCompressor()) : Optional.empty();
        this.byRow = byRow;
        int count = columns.size();
        this.numbers = new double[count][];
        this.integers = new int[count][];
        this.longs = new long[count][];
        this.flags = new boolean[count][];
        this.texts = new ByteSink[count];
        this.textEnds = new int[count][];
        this.present = new boolean[count][];
        for (int i = 0; i < byRow; i++) {
            switch (columns.get(i).kind()) {
                case NUMBER -> numbers[i] = new double[room(i)];
                case INTEGER -> integers[i] = new int[room(i)];
                case TIME, LONG -> longs[i] = new long[room(i)];
                case FLAG -> flags[i] = new boolean[room(i)];
                case TEXT, JSON -> {
                    texts[i] = new ByteSink(FIRST_CAPACITY);
                    textEnds[i] = new int[room(i)];
                }
            }
            if (columns.get(i).nullable()) {
                present[i] = new boolean[room(i)];
            }
        }
    }

    /** A little different for each column: a row goes to all of them, and equal distances would share few lines of the cache. */
    private int room(int column) {
        return capacity + 16 * column;
    }

    @Override
    public void beginRow() {
        if (rows == capacity) {
            capacity *= 2;
            for (int i = 0; i < byRow; i++) {
                numbers[i] = numbers[i] == null ? null : Arrays.copyOf(numbers[i], room(i));
                integers[i] = integers[i] == null ? null : Arrays.copyOf(integers[i], room(i));
                longs[i] = longs[i] == null ? null : Arrays.copyOf(longs[i], room(i));
                flags[i] = flags[i] == null ? null : Arrays.copyOf(flags[i], room(i));
                textEnds[i] = textEnds[i] == null ? null : Arrays.copyOf(textEnds[i], room(i));
                present[i] = present[i] == null ? null : Arrays.copyOf(present[i], room(i));
            }
        }
    }

    private void there(int column, boolean is) {
        if (present[column] != null) {
            present[column][rows] = is;
        }
    }

    @Override
    public void number(int column, double value) {
        numbers[column][rows] = value;
        there(column, true);
    }

    @Override
    public void integer(int column, int value) {
        integers[column][rows] = value;
        there(column, true);
    }

    @Override
    public void large(int column, long value) {
        longs[column][rows] = value;
        there(column, true);
    }

    @Override
    public void time(int column, long epochMicros) {
        large(column, epochMicros);
    }

    @Override
    public void flag(int column, boolean value) {
        flags[column][rows] = value;
        there(column, true);
    }

    @Override
    public void text(int column, String value) {
        ByteSink text = texts[column];
        text.truncate(rows == 0 ? 0 : textEnds[column][rows - 1]);
        text.utf8(value);
        textEnds[column][rows] = text.length();
        there(column, true);
    }

    @Override
    public void absent(int column) {
        if (texts[column] != null) {
            textEnds[column][rows] = rows == 0 ? 0 : textEnds[column][rows - 1];
        }
        there(column, false);
    }

    @Override
    public void endRow() {
        rows++;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public Part finish(ByteSink out) {
        if (byRow < columns.size()) {
            throw new IllegalStateException("some columns come whole, and nobody has them");
        }
        return finish(out, Optional.empty());
    }

    @Override
    public Part finish(ByteSink out, ColumnSource source) {
        return finish(out, Optional.of(source));
    }

    private Part finish(ByteSink out, Optional<ColumnSource> source) {
        ByteSink description = new ByteSink(columns.size() * 8);
        if (rows > 0) {
            int begin = out.length();
            for (int i = 0; i < columns.size(); i++) {
                if (i >= byRow) {
                    take(i, source.orElseThrow());
                }
                int chunk = out.length();
                plainBytes = 0;
                int dictionary = chunk(i, out);
                CompactWriter.varint(description, chunk - begin);
                CompactWriter.varint(description, dictionary);
                CompactWriter.varint(description, out.length() - chunk);
                CompactWriter.varint(description, plainBytes);
            }
        }
        Part part = new Part(rows, Base64.getEncoder().encodeToString(description.toBytes()));
        rows = 0;
        return part;
    }

    /** Asks for a column that comes whole. */
    private void take(int column, ColumnSource source) {
        switch (columns.get(column).kind()) {
            case NUMBER -> {
                wholeNumbers = wholeNumbers.length < rows ? new double[capacity] : wholeNumbers;
                source.numbers(column - byRow, wholeNumbers);
                numbers[column] = wholeNumbers;
            }
            case INTEGER -> {
                wholeIntegers = wholeIntegers.length < rows ? new int[capacity] : wholeIntegers;
                source.integers(column - byRow, wholeIntegers);
                integers[column] = wholeIntegers;
            }
            case FLAG -> {
                wholeFlags = wholeFlags.length < rows ? new boolean[capacity] : wholeFlags;
                source.flags(column - byRow, wholeFlags);
                flags[column] = wholeFlags;
            }
            default -> throw new IllegalStateException("does not come whole: " + columns.get(column));
        }
    }

    /** Writes a column; returns the size of the dictionary before its values, 0 when there is none. */
    private int chunk(int column, ByteSink out) {
        ValueKind kind = columns.get(column).kind();
        if (compressor.isEmpty()
                && present[column] == null
                && (kind == ValueKind.NUMBER || kind == ValueKind.TIME || kind == ValueKind.LONG)) {
            // As they are: the length is known beforehand.
            head(rows * Long.BYTES, rows * Long.BYTES, Physical.PLAIN, out);
            if (kind == ValueKind.NUMBER) {
                out.putAll(numbers[column], rows);
            } else {
                out.putAll(longs[column], rows);
            }
            return 0;
        }
        page.truncate(0);
        int values = definitionLevels(column);
        int dictionary = 0;
        int encoding = Physical.PLAIN;
        switch (kind) {
            case NUMBER -> numbers(column, values);
            case TIME, LONG -> longs(column, values);
            case INTEGER -> {
                int[] all = values == rows ? integers[column] : given(column);
                int least = least(all, values);
                int size = dictionarySize(least, greatest(all, values), values);
                if (size > 0) {
                    dictionary = dictionary(least, size, out);
                    encoding = Physical.RLE_DICTIONARY;
                    places(all, values, least, size);
                } else {
                    for (int i = 0; i < values; i++) {
                        page.putInt(all[i]);
                    }
                }
            }
            case FLAG -> flags(column);
            case TEXT, JSON -> texts(column);
        }
        int length = pack();
        head(page.length(), length, encoding, out);
        putPacked(length, out);
        return dictionary;
    }

    /** Compresses the page, where pages are; how long it is then. */
    private int pack() {
        if (compressor.isEmpty()) {
            return page.length();
        }
        int most = compressor.get().maxCompressedLength(page.length());
        compressed = compressed.length < most ? new byte[most] : compressed;
        return compressor.get().compress(page.array(), 0, page.length(), compressed, 0, compressed.length);
    }

    private void putPacked(int length, ByteSink out) {
        out.put(compressor.isPresent() ? compressed : page.array(), 0, length);
    }

    private void head(int length, int packed, int encoding, ByteSink out) {
        int begin = out.length();
        new CompactWriter(out)
                .beginElement()
                .i32(1, Physical.DATA_PAGE)
                .i32(2, length)
                .i32(3, packed)
                .begin(5)
                .i32(1, rows)
                .i32(2, encoding)
                .i32(3, Physical.RLE)
                .i32(4, Physical.RLE)
                .end()
                .end();
        plainBytes += out.length() - begin + length;
    }

    private void numbers(int column, int values) {
        if (values == rows) {
            page.putAll(numbers[column], rows);
            return;
        }
        for (int row = 0; row < rows; row++) {
            if (isPresent(column, row)) {
                page.putLong(Double.doubleToRawLongBits(numbers[column][row]));
            }
        }
    }

    private void longs(int column, int values) {
        if (values == rows) {
            page.putAll(longs[column], rows);
            return;
        }
        for (int row = 0; row < rows; row++) {
            if (isPresent(column, row)) {
                page.putLong(longs[column][row]);
            }
        }
    }

    private void texts(int column) {
        int from = 0;
        for (int row = 0; row < rows; row++) {
            int to = textEnds[column][row];
            if (isPresent(column, row)) {
                page.putInt(to - from).put(texts[column].array(), from, to - from);
            }
            from = to;
        }
    }

    private boolean isPresent(int column, int row) {
        return present[column] == null || present[column][row];
    }

    /** Which rows have a value, where not all must; how many have. */
    private int definitionLevels(int column) {
        if (present[column] == null) {
            return rows;
        }
        if (allPresent(present[column])) {
            page.putInt(0);
            CompactWriter.varint(page, (long) rows << 1);
            page.put(1);
            page.setInt(0, page.length() - Integer.BYTES);
            return rows;
        }
        int count = 0;
        ByteSink levels = new ByteSink(rows / 8 + 8);
        CompactWriter.varint(levels, (((rows + 7L) / 8) << 1) | 1);
        for (int row = 0; row < rows; row += 8) {
            int eight = 0;
            for (int i = 0; i < 8 && row + i < rows; i++) {
                if (present[column][row + i]) {
                    eight |= 1 << i;
                    count++;
                }
            }
            levels.put(eight);
        }
        page.putInt(levels.length()).put(levels);
        return count;
    }

    private boolean allPresent(boolean[] ofColumn) {
        for (int row = 0; row < rows; row++) {
            if (!ofColumn[row]) {
                return false;
            }
        }
        return true;
    }

    /** The whole numbers of the rows that have one. */
    private int[] given(int column) {
        given = given.length < rows ? new int[capacity] : given;
        int count = 0;
        for (int row = 0; row < rows; row++) {
            if (present[column][row]) {
                given[count++] = integers[column][row];
            }
        }
        return given;
    }

    private static int least(int[] values, int count) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, values[i]);
        }
        return least;
    }

    private static int greatest(int[] values, int count) {
        int greatest = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            greatest = Math.max(greatest, values[i]);
        }
        return greatest;
    }

    /** Of a dictionary of all numbers between two; 0 where there is nothing or it would spare nothing. */
    private static int dictionarySize(int least, int greatest, int values) {
        long size = (long) greatest - least + 1;
        if (values == 0 || size > MAX_DICTIONARY) {
            return 0;
        }
        return Integer.SIZE * size + (long) width((int) size) * values < (long) Integer.SIZE * values ? (int) size : 0;
    }

    /** The bits that a place in a dictionary takes. */
    private static int width(int size) {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(size - 1));
    }

    private int dictionary(int least, int size, ByteSink out) {
        int begin = out.length();
        // The page holds nothing yet but which rows have a value.
        ByteSink levels = new ByteSink(page.length());
        levels.put(page);
        page.truncate(0);
        for (int i = 0; i < size; i++) {
            page.putInt(least + i);
        }
        int length = pack();
        new CompactWriter(out)
                .beginElement()
                .i32(1, Physical.DICTIONARY_PAGE)
                .i32(2, Integer.BYTES * size)
                .i32(3, length)
                .begin(7)
                .i32(1, size)
                .i32(2, Physical.PLAIN)
                .end()
                .end();
        plainBytes += out.length() - begin + Integer.BYTES * size;
        putPacked(length, out);
        page.truncate(0);
        page.put(levels);
        return out.length() - begin;
    }

    /** The places of the values in the dictionary, packed into as few bits as they need. */
    private void places(int[] values, int count, int least, int size) {
        int width = width(size);
        int groups = (count + GROUP - 1) / GROUP;
        page.put(width);
        CompactWriter.varint(page, (long) groups << 1 | 1);
        page.packed(values, count, least, width, groups * width);
    }

    private void flags(int column) {
        int eight = 0;
        int filled = 0;
        for (int row = 0; row < rows; row++) {
            if (isPresent(column, row)) {
                eight |= (flags[column][row] ? 1 : 0) << filled;
                if (++filled == 8) {
                    page.put(eight);
                    eight = 0;
                    filled = 0;
                }
            }
        }
        if (filled > 0) {
            page.put(eight);
        }
    }

    static int physicalType(ValueKind kind) {
        return switch (kind) {
            case NUMBER -> Physical.DOUBLE;
            case INTEGER -> Physical.INT32;
            case TIME, LONG -> Physical.INT64;
            case FLAG -> Physical.BOOLEAN;
            case TEXT, JSON -> Physical.BYTE_ARRAY;
        };
    }
}
