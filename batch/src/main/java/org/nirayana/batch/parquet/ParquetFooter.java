package org.nirayana.batch.parquet;

import java.io.IOException;
import java.util.Base64;
import java.util.List;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.ValueKind;

/**
 * Writes the end of a file, which says what is in it, part by part: the description of one part at a time is in memory, however
 * many there are.
 */
public final class ParquetFooter {
    /** Takes what is made, in order. */
    @FunctionalInterface
    public interface Output {
        void write(byte[] bytes, int length) throws IOException;
    }

    private final List<TableColumn> columns;
    private final Compression compression;
    private final Output out;
    private final ByteSink made = new ByteSink(1 << 12);
    private final CompactWriter writer = new CompactWriter(made);
    private long length;

    /**
     * Begins the end of a file.
     *
     * @param rows of all parts
     * @param parts how many row groups follow
     */
    public ParquetFooter(List<TableColumn> columns, Compression compression, long rows, int parts, Output out)
            throws IOException {
        this.columns = columns;
        this.compression = compression;
        this.out = out;
        writer.beginElement().i32(1, 1).list(2, CompactWriter.TYPE_STRUCT, columns.size() + 1);
        writer.beginElement().text(4, "births").i32(5, columns.size()).end();
        for (TableColumn column : columns) {
            describe(column);
        }
        writer.i64(3, rows).list(4, CompactWriter.TYPE_STRUCT, parts);
        flush();
    }

    private void describe(TableColumn column) {
        writer.beginElement()
                .i32(1, ParquetPartWriter.physicalType(column.kind()))
                .i32(3, column.nullable() ? Physical.OPTIONAL : Physical.REQUIRED)
                .text(4, column.name());
        if (column.kind() == ValueKind.TEXT || column.kind() == ValueKind.JSON) {
            boolean json = column.kind() == ValueKind.JSON;
            writer.i32(6, json ? Physical.JSON : Physical.UTF8);
            // The logical type, a union: 1 is a text, 12 JSON.
            writer.begin(10).begin(json ? 12 : 1).end().end();
        } else if (column.kind() == ValueKind.TIME) {
            writer.i32(6, Physical.TIMESTAMP_MICROS);
            writer.begin(10)
                    .begin(8)
                    .flag(1, true)
                    .begin(2)
                    .begin(2)
                    .end()
                    .end()
                    .end()
                    .end();
        }
        writer.end();
    }

    /**
     * A row group.
     *
     * @param offset where its bytes begin in the file
     * @param description as {@link ParquetPartWriter#finish} made it
     */
    public void part(long offset, int rows, String description) throws IOException {
        byte[] chunks = Base64.getDecoder().decode(description);
        int[] at = {0};
        long size = 0;
        long plainSize = 0;
        writer.beginElement().list(1, CompactWriter.TYPE_STRUCT, columns.size());
        for (TableColumn column : columns) {
            long begin = offset + varint(chunks, at);
            long dictionary = varint(chunks, at);
            long chunk = varint(chunks, at);
            long plain = varint(chunks, at);
            size += chunk;
            plainSize += plain;
            writer.beginElement().i64(2, begin).begin(3).i32(1, ParquetPartWriter.physicalType(column.kind()));
            if (dictionary > 0) {
                writer.list(2, CompactWriter.TYPE_I32, 3)
                        .element(Physical.PLAIN)
                        .element(Physical.RLE)
                        .element(Physical.RLE_DICTIONARY);
            } else {
                writer.list(2, CompactWriter.TYPE_I32, 2)
                        .element(Physical.PLAIN)
                        .element(Physical.RLE);
            }
            writer.list(3, CompactWriter.TYPE_BINARY, 1)
                    .element(column.name())
                    .i32(4, compression.codec())
                    .i64(5, rows)
                    .i64(6, plain)
                    .i64(7, chunk)
                    .i64(9, begin + dictionary);
            if (dictionary > 0) {
                writer.i64(11, begin);
            }
            writer.end().end();
        }
        writer.i64(2, plainSize).i64(3, rows).i64(5, offset).i64(6, size).end();
        flush();
    }

    private static long varint(byte[] bytes, int[] at) {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            byte b = bytes[at[0]++];
            value |= (b & 0x7FL) << shift;
            if (b >= 0) {
                return value;
            }
        }
    }

    /** Ends the file. */
    public void finish(String createdBy) throws IOException {
        writer.text(6, createdBy).end();
        flush();
        made.putInt(Math.toIntExact(length)).put(ParquetPartWriter.MAGIC);
        out.write(made.array(), made.length());
    }

    private void flush() throws IOException {
        out.write(made.array(), made.length());
        length += made.length();
        made.truncate(0);
    }
}
