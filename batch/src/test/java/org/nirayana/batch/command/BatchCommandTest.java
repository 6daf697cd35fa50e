package org.nirayana.batch.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command from file to file: every format, every row once and in order, and what is refused. */
class BatchCommandTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private int run(String... words) throws InterruptedException {
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        return BatchCommand.run(List.of(words), out, out, false);
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    private Path births(int count) throws IOException {
        StringBuilder rows = new StringBuilder("id,dateandtime,lat,lon\n");
        for (int i = 0; i < count; i++) {
            Instant time = Instant.parse("1950-01-01T00:00:00Z").plusSeconds(i * 1_234_567L);
            rows.append("p" + i + "," + time + "," + (i % 120 - 60) + ".25," + (i % 350 - 175) + ".5\n");
        }
        return Files.writeString(folder.resolve("births.csv"), rows);
    }

    private Path out(String name) {
        return folder.resolve(name);
    }

    @Test
    void localBirthsBecomeTypedColumns() throws Exception {
        Path in = Files.writeString(
                folder.resolve("people.csv"),
                "\uFEFFname;local_time;place;lat\r\n"
                        + "\"A, \"\"B\"\"\";1990-05-17T10:30;Chennai;\r\n"
                        + "\r\n"
                        + "C;1990-05-17T10:30;Nowhereville;\r\n"
                        + "D;1990-05-17T10:30\r\n");
        assertThat(run(in.toString(), out("o.csv").toString(), "--columns", "ascendant,dasha", "--keep", "name"))
                .as(said())
                .isZero();
        List<String> lines = Files.readAllLines(out("o.csv"));
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0))
                .startsWith("row,name,ascendant_longitude,ascendant_rasi,")
                .endsWith("pratyantar_end");
        assertThat(lines.get(1)).startsWith("1,\"A, \"\"B\"\"\",").contains(",mars,");
        assertThat(Files.readAllLines(out("o.csv.rejects.csv")))
                .hasSize(3)
                .satisfies(rejects -> assertThat(rejects.get(1))
                        .startsWith("2,4,")
                        .contains("Nowhereville")
                        .endsWith(",C;1990-05-17T10:30;Nowhereville;"))
                .satisfies(
                        rejects -> assertThat(rejects.get(2)).startsWith("3,5,").contains("2 fields"));
        assertThat(said()).contains("2 rejected");
        assertThat(BatchJob.journal(out("o.csv"))).doesNotExist();
    }

    /** Pairs come from every format and go to every format, and one that cannot be read goes to the rejects. */
    @Test
    void pairsOfPeopleAreRowsToo() throws Exception {
        Path in = Files.writeString(folder.resolve("pairs.csv"), """
                id,bride_star,bride_pada,groom_nakshatra,groom_pada
                a,Rohini,4,22,2
                b,Rohini,5,22,2
                c,1,1,27,4
                """);
        String columns = "match,porutham";
        String kept = "id,bride_star,bride_pada,groom_nakshatra,groom_pada";
        assertThat(run(in.toString(), out("m.csv").toString(), "--columns", columns, "--keep", kept))
                .as(said())
                .isZero();
        List<String> expected = Files.readAllLines(out("m.csv"));
        assertThat(expected).hasSize(3);
        assertThat(expected.get(0)).contains(",match_varna,", ",match_total_after,", ",porutham_rajju,");
        assertThat(Files.readAllLines(out("m.csv.rejects.csv"))).hasSize(2).satisfies(rejects -> assertThat(
                        rejects.get(1))
                .startsWith("2,3,")
                .contains("bride_pada must be a whole number from 1 to 4"));
        assertThat(run(in.toString(), out("m.parquet").toString(), "--columns", "match", "--keep", kept))
                .isZero();
        assertThat(run(out("m.parquet").toString(), out("m.ndjson").toString(), "--columns", "match", "--keep", kept))
                .as(said())
                .isZero();
        assertThat(run(out("m.ndjson").toString(), out("n.csv").toString(), "--columns", columns, "--keep", kept))
                .as(said())
                .isZero();
        // The row that was rejected is not in the second table, so that the rows after it have other numbers.
        assertThat(Files.readAllLines(out("n.csv")).stream().map(line -> line.replaceFirst("^[0-9]+,", "")))
                .isEqualTo(expected.stream()
                        .map(line -> line.replaceFirst("^[0-9]+,", ""))
                        .toList());
    }

    /** A parted run on several threads writes what one part on one thread writes, and every format tells the same. */
    @Test
    void everyFormatAndEveryDivisionTellsTheSame() throws Exception {
        String in = births(1000).toString();
        String columns = "planets,ascendant,vargas=9,dasha,dasha_at=1970-01-01";
        assertThat(run(in, out("one.csv").toString(), "--columns", columns, "--keep", "id", "--threads", "1"))
                .isZero();
        List<String> expected = Files.readAllLines(out("one.csv"));
        assertThat(expected).hasSize(1001);
        for (int row = 1; row <= 1000; row++) {
            assertThat(expected.get(row)).startsWith(row + ",p" + (row - 1) + ",");
        }
        assertThat(run(
                        in,
                        out("many.csv").toString(),
                        "--columns",
                        columns,
                        "--keep",
                        "id",
                        "--part",
                        "7",
                        "--threads",
                        "4"))
                .isZero();
        assertThat(out("many.csv")).hasSameTextualContentAs(out("one.csv"));
        // From CSV to Parquet, and what was computed read back as a kept column, through NDJSON too.
        assertThat(run(
                        in,
                        out("a.parquet").toString(),
                        "--columns",
                        columns,
                        "--keep",
                        "id,dateandtime,lat,lon",
                        "--part",
                        "300"))
                .as(said())
                .isZero();
        String kept = String.join(",", expected.get(0).split(",", -1)).replaceFirst("row,", "");
        assertThat(run(out("a.parquet").toString(), out("b.csv").toString(), "--columns", "houses", "--keep", kept))
                .as(said())
                .isZero();
        List<String> through = new ArrayList<>();
        for (String line : Files.readAllLines(out("b.csv"))) {
            through.add(line.contains(",\"{") ? line.substring(0, line.indexOf(",\"{")) : line.replace(",houses", ""));
        }
        assertThat(through).isEqualTo(expected);
        assertThat(run(
                        out("a.parquet").toString(),
                        out("c.ndjson").toString(),
                        "--columns",
                        "vargas=10",
                        "--keep",
                        "id,dateandtime,lat,lon"))
                .isZero();
        assertThat(run(out("c.ndjson").toString(), out("d.csv").toString(), "--columns", columns, "--keep", "id"))
                .as(said())
                .isZero();
        assertThat(out("d.csv")).hasSameTextualContentAs(out("one.csv"));
    }

    /** Files of pyarrow 25 with the same twenty births each; how they were made is in make.py beside them. */
    @ParameterizedTest
    @ValueSource(strings = {"snappy", "zstd-v2", "gzip", "lz4-texts", "int96", "deltas", "nested"})
    void parquetOfOthersIsRead(String file) throws Exception {
        Path in = Path.of(BatchCommandTest.class.getResource(file + ".parquet").toURI());
        assertThat(run(in.toString(), out("o.csv").toString(), "--columns", "ascendant", "--keep", "id"))
                .as(said())
                .isZero();
        Path same = Path.of(BatchCommandTest.class.getResource("births.csv").toURI());
        assertThat(run(same.toString(), out("p.csv").toString(), "--columns", "ascendant", "--keep", "id"))
                .isZero();
        assertThat(Files.readAllLines(out("p.csv"))).hasSize(21);
        assertThat(out("o.csv")).hasSameTextualContentAs(out("p.csv"));
    }

    @Test
    void aDamagedParquetFileIsRefusedAndNoRowIsLostSilently() throws Exception {
        byte[] whole =
                BatchCommandTest.class.getResourceAsStream("snappy.parquet").readAllBytes();
        Path cut = Files.write(out("cut.parquet"), java.util.Arrays.copyOf(whole, whole.length / 2));
        assertThat(run(cut.toString(), out("o.csv").toString(), "--columns", "ascendant"))
                .isEqualTo(2);
        assertThat(said()).contains("PAR1");
        java.util.Arrays.fill(whole, 40, 300, (byte) 0x55);
        Path spoiled = Files.write(out("spoiled.parquet"), whole);
        assertThat(run(spoiled.toString(), out("o.csv").toString(), "--columns", "ascendant"))
                .isEqualTo(BatchCommand.FAILED);
        assertThat(out("o.csv")).doesNotExist();
    }

    @Test
    void whatCannotBeUnderstoodIsRefusedWithWhatCan() throws Exception {
        String in = births(3).toString();
        String out = out("o.csv").toString();
        refused("--columns is needed", in, out);
        refused("vargas=9,10", in, out, "--columns", "plants");
        refused("Available: --columns", in, out, "--colums", "planets");
        refused("no column 'ID'", in, out, "--columns", "planets", "--keep", "ID");
        refused("--to says it", in, out + ".xls", "--columns", "planets");
        refused("--map takes", in, out, "--columns", "planets", "--map", "breite=lat");
        refused("profile", in, out, "--columns", "planets", "--conventions", "profile=nobody");
        refused("There is no file", in + "x", out, "--columns", "planets");
        refused("same file", in, in, "--columns", "planets");
        assertThat(run(in, out, "--columns", "ascendant")).isZero();
        refused("--overwrite", in, out, "--columns", "ascendant");
        assertThat(run(in, out, "--columns", "ascendant", "--overwrite")).isZero();
    }

    private void refused(String reason, String... words) throws InterruptedException {
        said.reset();
        assertThat(run(words)).isEqualTo(BatchCommand.USAGE);
        assertThat(said()).contains(reason);
    }

    @Test
    void progressTellsHowLongItTakesYet() {
        Progress progress = new Progress(System.err, false);
        progress.begin(0, 0);
        assertThat(progress.line(250_000, 3, 0.25, 2))
                .isEqualTo("[######..................]  25 %  250,000 rows, 125,000 a second, 3 rejected, 6 s left");
    }
}
