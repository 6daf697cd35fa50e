package org.nirayana.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.batch.command.BatchCommand;
import org.nirayana.testing.LongProof;

/** The same file of births, written by Spark, once through the command {@code nirayana batch} and once through Spark. */
@LongProof
@Tag("spark")
class BatchTest {
    private static final String COLUMNS = "planets,ascendant,vargas=9,10,dasha,panchanga";
    private static final int ROWS = 2_000;

    @TempDir
    Path folder;

    @Test
    void aFileHasTheSameRowsByEitherWay() throws Exception {
        try (SparkSession session = SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.shuffle.partitions", 2)
                .config("spark.sql.extensions", NirayanaExtensions.class.getName())
                .getOrCreate()) {
            Births.of(ROWS)
                    .table(session, 1)
                    .write()
                    .parquet(folder.resolve("births").toString());
            Path births = onlyPart(folder.resolve("births"));
            Path out = folder.resolve("charts.parquet");
            batch(
                    births.toString(),
                    out.toString(),
                    "--columns",
                    COLUMNS,
                    "--keep",
                    "id",
                    "--conventions",
                    "profile=jhora",
                    "--compression",
                    "zstd");

            // The number of the row in its file means nothing in a table without an order.
            Dataset<Row> byBatch =
                    session.read().parquet(out.toString()).drop("row").orderBy("id");
            session.read().parquet(births.toString()).createOrReplaceTempView("births");
            Dataset<Row> byFunction = session.sql("select id, chart.* from (select id, nirayana_columns('" + COLUMNS
                    + "', ts, lat, lon, 'profile=jhora') chart from births) order by id");
            Dataset<Row> byTable = Charts.of(COLUMNS)
                    .by("profile=jhora")
                    .compute(session.table("births"))
                    .drop("ts", "lat", "lon", Charts.PROBLEM)
                    .orderBy("id");
            assertThat(byFunction.schema().fieldNames())
                    .isEqualTo(byBatch.schema().fieldNames());
            assertThat(byTable.schema().fieldNames()).isEqualTo(byBatch.schema().fieldNames());
            List<Row> rows = byBatch.collectAsList();
            assertThat(rows).hasSize(ROWS);
            assertThat(byFunction.collectAsList()).isEqualTo(rows);
            assertThat(byTable.collectAsList()).isEqualTo(rows);
            assertThat(Charts.of(COLUMNS)
                            .by("profile=jhora")
                            .computePartitions(session.table("births"))
                            .drop("ts", "lat", "lon", Charts.PROBLEM)
                            .orderBy("id")
                            .collectAsList())
                    .isEqualTo(rows);
        }
    }

    private static void batch(String... words) throws InterruptedException {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream console = new PrintStream(said, true, StandardCharsets.UTF_8);
        int status = BatchCommand.run(List.of(words), console, console, false);
        assertThat(status).as(said.toString(StandardCharsets.UTF_8)).isZero();
    }

    /** The file of a table that was written as one. */
    static Path onlyPart(Path table) throws IOException {
        try (Stream<Path> files = Files.list(table)) {
            List<Path> parts =
                    files.filter(file -> file.toString().endsWith(".parquet")).toList();
            assertThat(parts).hasSize(1);
            return parts.get(0);
        }
    }
}
