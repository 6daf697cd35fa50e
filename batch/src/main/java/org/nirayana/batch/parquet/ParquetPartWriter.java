package org.nirayana.batch.parquet;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.PartWriter;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.ValueKind;

/**
 * A row group, column by column.
 *
 * <p>Values stand in arrays until the part is finished; a row is written over where it was given up. Small whole numbers become
 * places in a dictionary of a few bits each, everything else is written as it is.
 */
public final class ParquetPartWriter implements PartWriter {
    /** What a file begins and ends with. */
    public static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);

    private static final int FIRST_CAPACITY = 1024;

    /** How many values are packed together. */
    private static final int GROUP = 8;

    /** Numbers from 0 to this become places in a dictionary. */
    private static final int MAX_DICTIONARY_VALUE = 1023;

    private final List<TableColumn> columns;
    private final double[][] numbers;
    private final int[][] integers;
    private final long[][] longs;
    private final boolean[][] flags;
    private final ByteSink[] texts;
    private final int[][] textEnds;
    private final boolean[][] present;
    private int capacity = FIRST_CAPACITY;
    private int rows;

    private final ByteSink page = new ByteSink(1 << 16);
    private final short[] places = new short[MAX_DICTIONARY_VALUE + 1];
    private short[] chosen = {};

    public ParquetPartWriter(List<TableColumn> columns) {
        this.columns = List.copyOf(columns);
        int count = columns.size();
        this.numbers = new double[count][];
        this.integers = new int[count][];
        this.longs = new long[count][];
        this.flags = new boolean[count][];
        this.texts = new ByteSink[count];
        this.textEnds = new int[count][];
        this.present = new boolean[count][];
        for (int i = 0; i < count; i++) {
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
            for (int i = 0; i < columns.size(); i++) {
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
        ByteSink description = new ByteSink(columns.size() * 8);
        if (rows > 0) {
            int begin = out.length();
            for (int i = 0; i < columns.size(); i++) {
                int chunk = out.length();
                int dictionary = chunk(i, out);
                CompactWriter.varint(description, chunk - begin);
                CompactWriter.varint(description, dictionary);
                CompactWriter.varint(description, out.length() - chunk);
            }
        }
        Part part = new Part(rows, Base64.getEncoder().encodeToString(description.toBytes()));
        rows = 0;
        return part;
    }

    /** Writes a column; returns the size of the dictionary before its values, 0 when there is none. */
    private int chunk(int column, ByteSink out) {
        page.truncate(0);
        int values = definitionLevels(column);
        int dictionary = 0;
        int encoding = Physical.PLAIN;
        switch (columns.get(column).kind()) {
            case NUMBER -> numbers(column, values);
            case TIME, LONG -> longs(column, values);
            case INTEGER -> {
                int distinct = distinct(column);
                if (distinct > 0) {
                    dictionary = dictionary(distinct, out);
                    encoding = Physical.RLE_DICTIONARY;
                    places(column, distinct, values);
                } else {
                    integers(column);
                }
            }
            case FLAG -> flags(column);
            case TEXT, JSON -> texts(column);
        }
        new CompactWriter(out)
                .beginElement()
                .i32(1, Physical.DATA_PAGE)
                .i32(2, page.length())
                .i32(3, page.length())
                .begin(5)
                .i32(1, rows)
                .i32(2, encoding)
                .i32(3, Physical.RLE)
                .i32(4, Physical.RLE)
                .end()
                .end();
        out.put(page);
        return dictionary;
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

    private void integers(int column) {
        for (int row = 0; row < rows; row++) {
            if (isPresent(column, row)) {
                page.putInt(integers[column][row]);
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

    /** How many different small numbers a column has, with their places; 0 when one of them is not small. */
    private int distinct(int column) {
        Arrays.fill(places, (short) -1);
        int[] values = integers[column];
        for (int row = 0; row < rows; row++) {
            if (isPresent(column, row)) {
                int value = values[row];
                if (value < 0 || value > MAX_DICTIONARY_VALUE) {
                    return 0;
                }
                places[value] = 0;
            }
        }
        short distinct = 0;
        for (int value = 0; value <= MAX_DICTIONARY_VALUE; value++) {
            if (places[value] == 0) {
                places[value] = distinct++;
            }
        }
        return distinct;
    }

    private int dictionary(int distinct, ByteSink out) {
        int begin = out.length();
        new CompactWriter(out)
                .beginElement()
                .i32(1, Physical.DICTIONARY_PAGE)
                .i32(2, 4 * distinct)
                .i32(3, 4 * distinct)
                .begin(7)
                .i32(1, distinct)
                .i32(2, Physical.PLAIN)
                .end()
                .end();
        for (int value = 0; value <= MAX_DICTIONARY_VALUE; value++) {
            if (places[value] >= 0) {
                out.putInt(value);
            }
        }
        return out.length() - begin;
    }

    /** The places of the values in the dictionary, packed into as few bits as they need. */
    private void places(int column, int distinct, int values) {
        int width = Math.max(1, 32 - Integer.numberOfLeadingZeros(distinct - 1));
        int groups = (values + GROUP - 1) / GROUP;
        if (chosen.length < groups * GROUP) {
            chosen = new short[room(0)];
        }
        int[] ofColumn = integers[column];
        boolean[] given = present[column];
        int count = 0;
        for (int row = 0; row < rows; row++) {
            if (given == null || given[row]) {
                chosen[count++] = places[ofColumn[row]];
            }
        }
        // A group has eight values, the last ones nothing.
        Arrays.fill(chosen, count, groups * GROUP, (short) 0);
        page.put(width);
        CompactWriter.varint(page, (long) groups << 1 | 1);
        page.packed(chosen, groups * GROUP, width);
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
