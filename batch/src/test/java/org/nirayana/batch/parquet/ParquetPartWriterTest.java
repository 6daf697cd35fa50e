package org.nirayana.batch.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.batch.ColumnSource;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.InputColumns;
import org.nirayana.batch.table.NdjsonPartWriter;
import org.nirayana.batch.table.PartWriter;
import org.nirayana.batch.table.RowBlock;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.ValueKind;

/** What is written into a part is read from it again, whatever its values are. */
@Timeout(60)
class ParquetPartWriterTest {
    private static final int ROWS = 2_003;

    @TempDir
    Path folder;

    /** A column of whole numbers with its value in each row, null for none. */
    private record Given(String name, IntFunction<Integer> value) {}

    private static final List<Given> COLUMNS = List.of(
            new Given("all", row -> 1 + row % 12),
            new Given("one", row -> 7),
            new Given("negative", row -> row % 5 - 3),
            new Given("gaps", row -> row % 3 == 0 ? null : row % 27),
            new Given("none", row -> null),
            new Given("far", row -> row % 2 == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE),
            new Given("thousand", row -> row % 1024),
            new Given("more", row -> row % 1025),
            // A dictionary of all numbers between them would be longer than the two.
            new Given("few", row -> row > 1 ? null : 900 * row));

    @Test
    void wholeNumbersComeBack() throws Exception {
        List<TableColumn> columns = COLUMNS.stream()
                .map(given -> new TableColumn(given.name(), ValueKind.INTEGER, true))
                .toList();
        ParquetPartWriter writer = new ParquetPartWriter(columns);
        for (int row = 0; row < ROWS; row++) {
            writer.beginRow();
            for (int i = 0; i < columns.size(); i++) {
                Integer value = COLUMNS.get(i).value().apply(row);
                if (value == null) {
                    writer.absent(i);
                } else {
                    writer.integer(i, value);
                }
            }
            writer.endRow();
        }
        ByteSink bytes = new ByteSink(16);
        List<String> read = read(columns, bytes, writer.finish(bytes));
        assertThat(read).hasSize(ROWS);
        for (int row = 0; row < ROWS; row++) {
            List<String> values = new ArrayList<>();
            for (Given given : COLUMNS) {
                values.add("\"" + given.name() + "\":" + given.value().apply(row));
            }
            assertThat(read.get(row)).isEqualTo("{" + String.join(",", values) + "}");
        }
    }

    @Test
    void columnsThatComeWholeStandBehindThoseOfTheRows() throws Exception {
        List<TableColumn> columns = List.of(
                new TableColumn("row", ValueKind.LONG, false),
                new TableColumn("half", ValueKind.NUMBER, false),
                new TableColumn("sign", ValueKind.INTEGER, false),
                new TableColumn("odd", ValueKind.FLAG, false));
        ParquetPartWriter writer = new ParquetPartWriter(columns, 1, Compression.NONE);
        // A short part before a long one, which needs more room.
        for (int rows : new int[] {3, ROWS}) {
            for (int row = 0; row < rows; row++) {
                writer.beginRow();
                writer.large(0, row);
                writer.endRow();
            }
            ByteSink bytes = new ByteSink(16);
            List<String> read = read(columns, bytes, writer.finish(bytes, new Counted(rows)));
            assertThat(read).hasSize(rows);
            for (int row = 0; row < rows; row++) {
                assertThat(read.get(row))
                        .isEqualTo("{\"row\":" + row + ",\"half\":" + row / 2 + (row % 2 == 0 ? ".0" : ".5")
                                + "00000000,\"sign\":" + (1 + row % 12) + ",\"odd\":" + (row % 2 == 1) + "}");
            }
        }
        assertThatIllegalStateException().isThrownBy(() -> writer.finish(new ByteSink(16)));
    }

    /** Values that follow from the number of the row. */
    private record Counted(int rows) implements ColumnSource {
        @Override
        public void numbers(int column, double[] values) {
            assertThat(column).isZero();
            Arrays.setAll(values, row -> row < rows ? row / 2.0 : Double.NaN);
        }

        @Override
        public void integers(int column, int[] values) {
            assertThat(column).isEqualTo(1);
            Arrays.setAll(values, row -> row < rows ? 1 + row % 12 : -1);
        }

        @Override
        public void flags(int column, boolean[] values) {
            assertThat(column).isEqualTo(2);
            for (int row = 0; row < rows; row++) {
                values[row] = row % 2 == 1;
            }
        }
    }

    /** The rows of a file of one part, as NDJSON has them. */
    private List<String> read(List<TableColumn> columns, ByteSink bytes, PartWriter.Part part)
            throws IOException, RowProblem {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(ParquetPartWriter.MAGIC);
        out.write(bytes.array(), 0, bytes.length());
        ParquetFooter footer = new ParquetFooter(
                columns, Compression.NONE, part.rows(), 1, (made, count) -> out.write(made, 0, count));
        footer.part(ParquetPartWriter.MAGIC.length, part.rows(), part.description());
        footer.finish("test");
        Path file = folder.resolve("part.parquet");
        Files.write(file, out.toByteArray());
        List<String> names = columns.stream().map(TableColumn::name).toList();
        try (ParquetReader reader = new ParquetReader(file, new InputColumns(Map.of(), names))) {
            NdjsonPartWriter lines = new NdjsonPartWriter(reader.kept());
            RowBlock block = reader.next(part.rows());
            while (block.next()) {
                lines.beginRow();
                for (int i = 0; i < names.size(); i++) {
                    block.keep(i, lines, i);
                }
                lines.endRow();
            }
            ByteSink text = new ByteSink(1024);
            lines.finish(text);
            return new String(text.toBytes(), java.nio.charset.StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        }
    }
}
