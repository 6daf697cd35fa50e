package org.nirayana.benchmark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.batch.parquet.Compression;
import org.nirayana.batch.parquet.ParquetFooter;
import org.nirayana.batch.parquet.ParquetPartWriter;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.PartWriter;
import org.nirayana.batch.table.TableColumn;

/** Tables that batches are measured with. */
final class ParquetTable {
    private static final int ROWS_PER_PART = 65_536;

    private ParquetTable() {}

    /** Writes the values of a row, column by column. */
    interface Row {
        void write(int row, PartWriter writer);
    }

    static void write(Path file, List<TableColumn> columns, int rows, Row values) throws IOException {
        PartWriter writer = new ParquetPartWriter(columns);
        List<Long> offsets = new ArrayList<>();
        List<PartWriter.Part> parts = new ArrayList<>();
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            out.write(ParquetPartWriter.MAGIC);
            long length = ParquetPartWriter.MAGIC.length;
            ByteSink bytes = new ByteSink(1 << 20);
            for (int row = 0; row < rows; row++) {
                writer.beginRow();
                values.write(row, writer);
                writer.endRow();
                if (writer.rows() == ROWS_PER_PART || row == rows - 1) {
                    offsets.add(length);
                    parts.add(writer.finish(bytes));
                    out.write(bytes.array(), 0, bytes.length());
                    length += bytes.length();
                    bytes.truncate(0);
                }
            }
            ParquetFooter footer = new ParquetFooter(
                    columns, Compression.NONE, rows, parts.size(), (made, count) -> out.write(made, 0, count));
            for (int i = 0; i < parts.size(); i++) {
                footer.part(offsets.get(i), parts.get(i).rows(), parts.get(i).description());
            }
            footer.finish("nirayana benchmark");
        }
    }
}
