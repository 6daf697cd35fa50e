package org.nirayana.batch.parquet;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nirayana.batch.RowField;
import org.nirayana.batch.table.InputColumns;
import org.nirayana.batch.table.PartWriter;
import org.nirayana.batch.table.RowBlock;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.TableReader;
import org.nirayana.batch.table.ValueKind;

/** Reads the columns of a Parquet file that births are in, and those that are kept. */
public final class ParquetReader implements TableReader {
    private static final int TAIL = 8;

    private final FileChannel channel;
    private final long rows;
    private final long[] groupBegins;
    private final List<ParquetColumn> read = new ArrayList<>();
    private final int[] fieldColumns = new int[RowField.ALL.size()];
    private final int[] keptColumns;
    private final List<TableColumn> kept = new ArrayList<>();
    private long row;

    public ParquetReader(Path file, InputColumns columns) throws IOException {
        this.channel = FileChannel.open(file, StandardOpenOption.READ);
        try {
            CompactReader.Struct about = footer();
            this.rows = about.number(3);
            List<CompactReader.Struct> schema = about.structs(2);
            List<String> names = new ArrayList<>();
            List<CompactReader.Struct> elements = new ArrayList<>();
            List<Integer> leaves = new ArrayList<>();
            int leaf = 0;
            int at = 1;
            for (int top = 0; top < children(schema, 0); top++) {
                CompactReader.Struct element = schema.get(at);
                boolean flat = element.number(5, 0) == 0 && element.number(3, 0) <= Physical.OPTIONAL;
                if (flat) {
                    names.add(element.text(4));
                    elements.add(element);
                    leaves.add(leaf);
                }
                int before = at;
                at = behind(schema, at);
                for (int i = before; i < at; i++) {
                    leaf += schema.get(i).number(5, 0) == 0 ? 1 : 0;
                }
            }
            Map<Integer, Integer> known = new HashMap<>();
            int[] places = columns.places(names);
            for (int i = 0; i < places.length; i++) {
                fieldColumns[i] = places[i] < 0 ? -1 : use(places[i], elements, known);
            }
            this.keptColumns = columns.keptPlaces(names);
            for (int i = 0; i < keptColumns.length; i++) {
                String name = names.get(keptColumns[i]);
                keptColumns[i] = use(keptColumns[i], elements, known);
                kept.add(new TableColumn(name, kind(read.get(keptColumns[i])), true));
            }
            List<CompactReader.Struct> groups = about.structs(4);
            this.groupBegins = new long[groups.size() + 1];
            for (int i = 0; i < groups.size(); i++) {
                long rowsOfGroup = groups.get(i).number(3);
                groupBegins[i + 1] = Math.addExact(groupBegins[i], rowsOfGroup);
                if (rowsOfGroup < 0) {
                    throw new IOException("it is damaged: a row group has " + rowsOfGroup + " rows");
                }
                List<CompactReader.Struct> chunks = groups.get(i).structs(1);
                for (Map.Entry<Integer, Integer> column : known.entrySet()) {
                    read.get(column.getValue())
                            .add(chunks.get(leaves.get(column.getKey())).struct(3));
                }
            }
            if (groupBegins[groups.size()] != rows) {
                throw new IOException("it is damaged: its row groups have other rows than the file");
            }
        } catch (IllegalArgumentException unfit) {
            channel.close();
            throw unfit;
        } catch (IOException | CompactReader.TooDeepException damaged) {
            channel.close();
            throw unreadable(damaged.getMessage(), damaged);
        } catch (RuntimeException damaged) {
            // Whatever lacks, is of another kind or lies outside is found where it is used.
            channel.close();
            throw unreadable("its description is damaged", damaged);
        }
    }

    private static IllegalArgumentException unreadable(String why, Exception cause) {
        return new IllegalArgumentException("The input is no Parquet file that can be read: " + why + ".", cause);
    }

    private int use(int column, List<CompactReader.Struct> elements, Map<Integer, Integer> known) {
        return known.computeIfAbsent(column, key -> {
            read.add(new ParquetColumn(channel, elements.get(key)));
            return read.size() - 1;
        });
    }

    /** Where the next element is that is in no other one of this; without recursion, for groups stand in groups as deep as a file likes. */
    private static int behind(List<CompactReader.Struct> schema, int at) {
        int next = at;
        for (long open = 1; open > 0; next++) {
            open += children(schema, next) - 1;
        }
        return next;
    }

    private static long children(List<CompactReader.Struct> schema, int at) {
        long children = schema.get(at).number(5, 0);
        if (children < 0 || children > schema.size()) {
            throw new IllegalStateException("a group of " + children);
        }
        return children;
    }

    private static ValueKind kind(ParquetColumn column) {
        return switch (column.form()) {
            case TEXT -> ValueKind.TEXT;
            case FRACTION -> ValueKind.NUMBER;
            case WHOLE ->
                switch (column.meaning()) {
                    case MICROS -> ValueKind.TIME;
                    case DAYS -> ValueKind.TEXT;
                    case TRUTH -> ValueKind.FLAG;
                    case NUMBER -> ValueKind.LONG;
                };
        };
    }

    private CompactReader.Struct footer() throws IOException {
        long size = channel.size();
        byte[] tail = bytes(size - TAIL, TAIL);
        if (!Arrays.equals(tail, 4, TAIL, ParquetPartWriter.MAGIC, 0, 4)) {
            throw new IOException("it does not end with PAR1");
        }
        int length = new BitReader(tail, 0).int32();
        if (length < 0 || length > size - TAIL) {
            throw new IOException("its description is longer than the file");
        }
        return new CompactReader(bytes(size - TAIL - length, length), 0).struct();
    }

    private byte[] bytes(long from, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(length);
        while (buffer.hasRemaining()) {
            if (from < 0 || channel.read(buffer, from + buffer.position()) < 0) {
                throw new IOException("it is too short");
            }
        }
        return buffer.array();
    }

    @Override
    public List<TableColumn> kept() {
        return kept;
    }

    @Override
    public Set<RowField> fields() {
        return InputColumns.fields(fieldColumns);
    }

    @Override
    public RowBlock next(int most) throws IOException {
        int count = (int) Math.min(most, rows - row);
        if (count <= 0) {
            return null;
        }
        Block block = block(count);
        row += count;
        return block;
    }

    private Block block(int count) throws IOException {
        Block block = new Block(count);
        for (int i = 0; i < read.size(); i++) {
            ParquetColumn column = read.get(i);
            switch (column.form()) {
                case WHOLE -> block.wholes[i] = new long[count];
                case FRACTION -> block.fractions[i] = new double[count];
                case TEXT -> block.texts[i] = new String[count];
            }
            block.there[i] = new boolean[count];
            try {
                column.read(count, block.wholes[i], block.fractions[i], block.texts[i], block.there[i]);
            } catch (RuntimeException damaged) {
                throw new IOException(
                        "The column '" + column.name() + "' is damaged between the rows " + (row + 1) + " and "
                                + (row + count) + ".",
                        damaged);
            }
        }
        return block;
    }

    @Override
    public Position position() {
        return new Position(row, 0, 0);
    }

    @Override
    public void seek(Position position) throws IOException {
        int group = 0;
        while (group + 1 < groupBegins.length && groupBegins[group + 1] <= position.row()) {
            group++;
        }
        for (ParquetColumn column : read) {
            column.seek(group);
        }
        row = groupBegins[group];
        while (row < position.row()) {
            next((int) Math.min(1 << 15, position.row() - row));
        }
    }

    @Override
    public double progress() {
        return rows == 0 ? 1 : (double) row / rows;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private final class Block implements RowBlock {
        private final int count;
        private final long[][] wholes = new long[read.size()][];
        private final double[][] fractions = new double[read.size()][];
        private final String[][] texts = new String[read.size()][];
        private final boolean[][] there = new boolean[read.size()][];
        private int at = -1;

        Block(int count) {
            this.count = count;
        }

        @Override
        public boolean next() {
            return ++at < count;
        }

        @Override
        public void rewind() {
            at = -1;
        }

        @Override
        public long line() {
            return 0;
        }

        @Override
        public String raw() {
            StringBuilder raw = new StringBuilder();
            for (int i = 0; i < read.size(); i++) {
                raw.append(i == 0 ? "" : ",")
                        .append(read.get(i).name())
                        .append('=')
                        .append(value(i));
            }
            return raw.toString();
        }

        @Override
        public String text(RowField field) {
            int column = fieldColumns[field.index()];
            return column < 0 ? null : value(column);
        }

        private String value(int column) {
            if (!there[column][at]) {
                return null;
            }
            if (texts[column] != null) {
                return texts[column][at];
            }
            if (fractions[column] != null) {
                return Double.toString(fractions[column][at]);
            }
            long whole = wholes[column][at];
            return switch (read.get(column).meaning()) {
                case MICROS ->
                    LocalDateTime.ofInstant(instant(whole), ZoneOffset.UTC).toString();
                case DAYS -> LocalDate.ofEpochDay(whole).toString();
                case TRUTH -> Boolean.toString(whole == 1);
                case NUMBER -> Long.toString(whole);
            };
        }

        private static Instant instant(long micros) {
            return Instant.ofEpochSecond(Math.floorDiv(micros, 1_000_000L), Math.floorMod(micros, 1_000_000L) * 1000L);
        }

        @Override
        public double number(RowField field) {
            int column = fieldColumns[field.index()];
            if (column < 0 || !there[column][at]) {
                return Double.NaN;
            }
            if (fractions[column] != null) {
                return fractions[column][at];
            }
            return texts[column] == null
                    ? wholes[column][at]
                    : org.nirayana.api.operation.Decimal.parse(texts[column][at].strip());
        }

        @Override
        public Instant instant(RowField field) {
            int column = fieldColumns[field.index()];
            return column < 0
                            || wholes[column] == null
                            || !there[column][at]
                            || read.get(column).meaning() != ParquetColumn.Meaning.MICROS
                    ? null
                    : instant(wholes[column][at]);
        }

        @Override
        public void keep(int number, PartWriter out, int target) {
            int column = keptColumns[number];
            if (!there[column][at]) {
                out.absent(target);
                return;
            }
            switch (kept.get(number).kind()) {
                case NUMBER -> out.number(target, fractions[column][at]);
                case TIME -> out.time(target, wholes[column][at]);
                case FLAG -> out.flag(target, wholes[column][at] == 1);
                case LONG -> out.large(target, wholes[column][at]);
                default -> out.text(target, value(column));
            }
        }
    }
}
