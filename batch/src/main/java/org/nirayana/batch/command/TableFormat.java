package org.nirayana.batch.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.batch.parquet.Compression;
import org.nirayana.batch.parquet.ParquetPartWriter;
import org.nirayana.batch.parquet.ParquetReader;
import org.nirayana.batch.table.CsvPartWriter;
import org.nirayana.batch.table.CsvReader;
import org.nirayana.batch.table.InputColumns;
import org.nirayana.batch.table.NdjsonPartWriter;
import org.nirayana.batch.table.NdjsonReader;
import org.nirayana.batch.table.PartWriter;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.TableInput;
import org.nirayana.batch.table.TableReader;

/** The formats that tables are read from and written to. */
enum TableFormat {
    CSV("csv", "tsv"),
    NDJSON("ndjson", "jsonl"),
    PARQUET("parquet", "pq");

    @SuppressWarnings("ImmutableEnumChecker") // a List.of
    private final List<String> endings;

    TableFormat(String... endings) {
        this.endings = List.of(endings);
    }

    String id() {
        return endings.get(0);
    }

    static Optional<TableFormat> of(String id) {
        return Arrays.stream(values())
                .filter(format -> format.endings.contains(LowerCase.of(id)))
                .findFirst();
    }

    /** By the end of a file's name. */
    static Optional<TableFormat> of(Path file) {
        String name = file.getFileName().toString();
        return of(name.substring(name.lastIndexOf('.') + 1));
    }

    static String ids() {
        return Arrays.stream(values()).map(TableFormat::id).collect(Collectors.joining(", "));
    }

    TableReader open(TableInput input, InputColumns columns) throws IOException {
        return switch (this) {
            case CSV -> new CsvReader(input, columns);
            case NDJSON -> new NdjsonReader(input, columns);
            case PARQUET -> new ParquetReader(input.file(), columns);
        };
    }

    /**
     * For a part of a table.
     *
     * @param byRow how many of the columns come row by row, for a {@link org.nirayana.batch.table.ColumnWriter}; every other writer
     *     gets all of them so
     */
    PartWriter writer(List<TableColumn> columns, int byRow, Compression compression) {
        return switch (this) {
            case CSV -> new CsvPartWriter(columns);
            case NDJSON -> new NdjsonPartWriter(columns);
            case PARQUET -> new ParquetPartWriter(columns, byRow, compression);
        };
    }

    /** What a file begins with. */
    byte[] head(List<TableColumn> columns) {
        return switch (this) {
            case CSV -> CsvPartWriter.head(columns);
            case NDJSON -> new byte[0];
            case PARQUET -> ParquetPartWriter.MAGIC.clone();
        };
    }
}
