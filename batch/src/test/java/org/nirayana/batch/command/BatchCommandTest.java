package org.nirayana.batch.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
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

    private Path towns() throws IOException {
        return Files.writeString(folder.resolve("towns.csv"), """
                id,local_time,place
                a,1990-05-17T10:30,Chennai
                b,1990-05-17T10:30,Salem
                c,1940-05-17T10:30,Bombay
                d,1990-09-30T02:30,Berlin
                """);
    }

    @Test
    void whatWasTakenStandsInColumns() throws Exception {
        String in = towns().toString();
        assertThat(run(in, out("o.csv").toString(), "--columns", "place")).isZero();
        assertThat(Files.readAllLines(out("o.csv")))
                .containsExactly(
                        "row,place_name,place_lat,place_lon,tz,utc_offset",
                        "1,\"Chennai, Tamil Nadu, India\",13.08784,80.27847,Asia/Kolkata,UTC+05:30");
        assertThat(Files.readAllLines(out("o.csv.rejects.csv")))
                .hasSize(4)
                .anyMatch(line -> line.contains("Salem, Oregon"))
                .anyMatch(line -> line.contains("bombay_time"))
                .anyMatch(line -> line.contains("came twice"));
        String[] rules = {"--ambiguous=largest", "--clock-change", "after", "--old-clock=likeliest"};
        for (String name : List.of("p.csv", "p.parquet", "p.ndjson")) {
            assertThat(run(in, out(name).toString(), "--columns", "place", rules[0], rules[1], rules[2], rules[3]))
                    .as(said())
                    .isZero();
        }
        assertThat(Files.readAllLines(out("p.csv")).subList(2, 5))
                .containsExactly(
                        "2,\"Salem, Tamil Nadu, India\",11.65376,78.15538,Asia/Kolkata,UTC+05:30",
                        "3,\"Mumbai, Maharashtra, India\",19.07283,72.88261,UTC+04:51,UTC+04:51",
                        "4,\"Berlin, State of Berlin, Germany\",52.52437,13.41053,Europe/Berlin,UTC+01:00");
        assertThat(Files.readAllLines(out("p.ndjson")).get(3)).contains("\"utc_offset\":\"UTC+01:00\"");
    }

    @Test
    void singleColumnsAreThoseOfTheirGroups() throws Exception {
        String in = births(200).toString();
        assertThat(run(in, out("all.csv").toString(), "--columns", "planets,panchanga,vargas=9,dasha"))
                .isZero();
        List<String> names = List.of(Files.readAllLines(out("all.csv")).get(0).split(",", -1));
        List<String> chosen =
                List.of("moon_nakshatra", "sun_longitude", "tithi", "d9_moon", "dasha_maha_end", "sun_retrograde");
        String choice = "moon.nakshatra,sun_longitude,tithi,d9.moon,dasha_maha_end,sun_retrograde";
        for (String name : List.of("some.csv", "some.parquet")) {
            assertThat(run(in, out(name).toString(), "--columns", choice))
                    .as(said())
                    .isZero();
        }
        List<String> expected = new ArrayList<>();
        for (String line : Files.readAllLines(out("all.csv"))) {
            String[] cells = line.split(",", -1);
            expected.add(cells[0] + ","
                    + String.join(
                            ",",
                            chosen.stream()
                                    .map(name -> cells[names.indexOf(name)])
                                    .toList()));
        }
        assertThat(Files.readAllLines(out("some.csv"))).isEqualTo(expected);
        // Of places alone, which Parquet takes whole.
        assertThat(run(
                        in,
                        out("few.parquet").toString(),
                        "--columns",
                        "moon_nakshatra,sun_longitude,sun_retrograde",
                        "--keep",
                        "dateandtime,lat,lon"))
                .isZero();
        assertThat(run(
                        out("few.parquet").toString(),
                        out("few.csv").toString(),
                        "--columns",
                        "d9_moon",
                        "--keep",
                        "moon_nakshatra,sun_longitude,sun_retrograde"))
                .as(said())
                .isZero();
        assertThat(Files.readAllLines(out("few.csv")).get(7).split(",", -1))
                .contains(expected.get(7).split(",", -1)[2]);
        refused("chosen twice", in, out("x.csv").toString(), "--columns", "sun_longitude,sun.longitude");
        refused("Unknown columns 'sun_colour'", in, out("x.csv").toString(), "--columns", "sun_colour");
    }

    @Test
    void pointsAreWrittenAsPeopleWriteThem() throws Exception {
        Path in = Files.writeString(
                folder.resolve("pairs.csv"),
                "bride_nakshatra,bride_pada,groom_nakshatra,groom_pada\nRohini,2,Mrigasira,1\n");
        assertThat(run(in.toString(), out("o.csv").toString(), "--columns", "match_varna,match_tara,match_total"))
                .as(said())
                .isZero();
        assertThat(Files.readAllLines(out("o.csv")).get(1)).matches("1,1,[0-3](\\.5)?,[0-9]+(\\.5)?");
    }

    /** Compression changes the size and nothing else. */
    @Test
    void compressedParquetHasTheSameValues() throws Exception {
        String in = births(5000).toString();
        String[] columns = {"--columns", "planets,dasha,panchanga", "--keep", "id,dateandtime,lat,lon"};
        assertThat(run(in, out("plain.parquet").toString(), columns[0], columns[1], columns[2], columns[3]))
                .isZero();
        assertThat(run(
                        in,
                        out("packed.parquet").toString(),
                        columns[0],
                        columns[1],
                        columns[2],
                        columns[3],
                        "--compression",
                        "zstd",
                        "--part",
                        "1700"))
                .as(said())
                .isZero();
        assertThat(Files.size(out("packed.parquet"))).isLessThan(Files.size(out("plain.parquet")) * 85 / 100);
        String kept = "id,moon_longitude,moon_pada,sun_retrograde,dasha_maha,dasha_maha_end,sunrise,karana";
        for (String name : List.of("plain", "packed")) {
            assertThat(run(
                            out(name + ".parquet").toString(),
                            out(name + ".csv").toString(),
                            "--columns",
                            "ascendant",
                            "--keep",
                            kept))
                    .as(said())
                    .isZero();
        }
        assertThat(out("packed.csv")).hasSameTextualContentAs(out("plain.csv"));
        refused(
                "--compression is of Parquet",
                in,
                out("x.csv").toString(),
                "--columns",
                "planets",
                "--compression",
                "zstd");
        refused("none or zstd", in, out("x.parquet").toString(), "--columns", "planets", "--compression", "lzma");
    }

    private int pipe(byte[] in, ByteArrayOutputStream out, String... words) throws InterruptedException {
        said.reset();
        return BatchCommand.run(
                List.of(words),
                new ByteArrayInputStream(in),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(said, true, StandardCharsets.UTF_8),
                false);
    }

    @Test
    void pipesAreReadAndWritten() throws Exception {
        Path births = births(1000);
        assertThat(run(births.toString(), out("file.csv").toString(), "--columns", "planets", "--keep", "id"))
                .isZero();
        byte[] given = Files.readAllBytes(births);
        ByteArrayOutputStream taken = new ByteArrayOutputStream();
        assertThat(pipe(
                        given,
                        taken,
                        "-",
                        "-",
                        "--columns",
                        "planets",
                        "--keep",
                        "id",
                        "--from",
                        "csv",
                        "--to",
                        "csv",
                        "--part",
                        "70"))
                .as(said())
                .isZero();
        assertThat(taken.toByteArray()).isEqualTo(Files.readAllBytes(out("file.csv")));
        // From a pipe into a file, which is whole or has another name.
        assertThat(pipe(
                        given,
                        taken,
                        "-",
                        out("p.parquet").toString(),
                        "--columns",
                        "planets",
                        "--keep",
                        "id",
                        "--from",
                        "csv"))
                .as(said())
                .isZero();
        assertThat(out("p.parquet")).exists();
        assertThat(BatchJob.journal(out("p.parquet"))).doesNotExist();
        refused(
                "Parquet cannot be written into a pipe",
                births.toString(),
                "-",
                "--columns",
                "planets",
                "--to",
                "parquet");
        refused(
                "Parquet cannot be read from a pipe",
                "-",
                out("x.csv").toString(),
                "--columns",
                "planets",
                "--from",
                "parquet");
        refused("--from says it", "-", "-", "--columns", "planets");
    }

    @Test
    void rejectsOfAPipeGoToStandardErrorOrToAFile() throws Exception {
        byte[] given =
                "{\"local_time\":\"1990-05-17T10:30\",\"place\":\"Salem\"}\n{\"local_time\":\"1990-05-17T10:30\",\"place\":\"Chennai\"}\n"
                        .getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream taken = new ByteArrayOutputStream();
        String[] words = {"-", "-", "--columns", "place_name", "--from", "ndjson", "--to", "ndjson"};
        assertThat(pipe(given, taken, words)).isZero();
        assertThat(taken.toString(StandardCharsets.UTF_8))
                .isEqualTo("{\"row\":2,\"place_name\":\"Chennai, Tamil Nadu, India\"}\n");
        assertThat(said())
                .startsWith("row,line,reason,input\n1,1,")
                .contains("Salem, Oregon")
                .contains("1 rejected");
        String[] more = java.util.Arrays.copyOf(words, words.length + 2);
        more[words.length] = "--rejects";
        more[words.length + 1] = out("r.csv").toString();
        assertThat(pipe(given, new ByteArrayOutputStream(), more)).isZero();
        assertThat(Files.readString(out("r.csv"))).startsWith("row,line,reason,input\n1,1,");
        assertThat(pipe(given, new ByteArrayOutputStream(), more)).isEqualTo(BatchCommand.USAGE);
        assertThat(said()).contains("is there already; --overwrite replaces it");
    }

    /** A named pipe of the operating system on both sides. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void namedPipesAreReadAndWritten() throws Exception {
        Path births = births(3000);
        assertThat(run(births.toString(), out("file.csv").toString(), "--columns", "planets"))
                .isZero();
        Path in = folder.resolve("in.csv");
        Path result = folder.resolve("out.csv");
        assertThat(new ProcessBuilder("mkfifo", in.toString(), result.toString())
                        .start()
                        .waitFor())
                .isZero();
        CompletableFuture<Void> writing =
                CompletableFuture.runAsync(() -> copy(births, in), BatchCommandTest::onItsOwnThread);
        Path copied = folder.resolve("copied.csv");
        CompletableFuture<Void> reading =
                CompletableFuture.runAsync(() -> copy(result, copied), BatchCommandTest::onItsOwnThread);
        assertThat(run(in.toString(), result.toString(), "--columns", "planets"))
                .as(said())
                .isZero();
        writing.join();
        reading.join();
        assertThat(copied).hasSameBinaryContentAs(out("file.csv"));
    }

    /** Both ends of a pipe wait for each other: a pool of one thread would wait for ever. */
    private static void onItsOwnThread(Runnable work) {
        new Thread(work).start();
    }

    private static void copy(Path from, Path to) {
        try (InputStream in = Files.newInputStream(from);
                OutputStream out = Files.newOutputStream(to)) {
            in.transferTo(out);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Whoever reads only the beginning ends the command, which says so. */
    @Test
    void aClosedPipeEndsTheCommand() throws Exception {
        PrintStream closed = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8) {
            @Override
            public boolean checkError() {
                return true;
            }
        };
        assertThat(BatchCommand.run(
                        List.of(births(10).toString(), "-", "--columns", "planets", "--to", "csv"),
                        InputStream.nullInputStream(),
                        closed,
                        new PrintStream(said, true, StandardCharsets.UTF_8),
                        false))
                .isEqualTo(BatchCommand.FAILED);
        assertThat(said()).contains("nobody reads the output any more");
    }

    @Test
    void whatAHeaderCanNeverGiveIsRefused() throws Exception {
        String in = births(3).toString();
        refused(
                "no columns for bride_nakshatra and bride_pada",
                in,
                out("o.csv").toString(),
                "--columns",
                "match");
        Path timeless = Files.writeString(folder.resolve("timeless.csv"), "id,date,lat,lon\na,1990-05-17,13,80\n");
        refused(
                "no columns for the time of birth (dateandtime,",
                timeless.toString(),
                out("o.csv").toString(),
                "--columns",
                "planets");
        Path nowhere = Files.writeString(folder.resolve("nowhere.csv"), "id,dateandtime,lat\na,1990-05-17,13\n");
        refused(
                "no columns for the place (lat and lon, or place)",
                nowhere.toString(),
                out("o.csv").toString(),
                "--columns",
                "planets");
        assertThat(out("o.csv")).doesNotExist();
        assertThat(BatchJob.journal(out("o.csv"))).doesNotExist();
    }

    @Test
    void allOrTooManyRejectsAreAnExitCode() throws Exception {
        Path bad = Files.writeString(folder.resolve("bad.csv"), "dateandtime,lat,lon\n1990-05-17,91,80\nx,13,80\n");
        assertThat(run(bad.toString(), out("o.csv").toString(), "--columns", "planets"))
                .isEqualTo(BatchCommand.REJECTED);
        assertThat(said()).contains("every row was rejected");
        Path some = Files.writeString(
                folder.resolve("some.csv"),
                "dateandtime,lat,lon\n" + "1990-05-17,91,80\n".repeat(3) + "1990-05-17,13,80\n".repeat(3));
        String[] words = {
            some.toString(), out("s.csv").toString(), "--columns", "planets", "--part", "1", "--max-rejects", "2"
        };
        assertThat(run(words)).isEqualTo(BatchCommand.REJECTED);
        assertThat(said()).contains("3 rows are rejected, and --max-rejects allows 2");
        assertThat(out("s.csv")).doesNotExist();
        assertThat(run(words)).as("the same again").isEqualTo(BatchCommand.REJECTED);
        words[words.length - 1] = "3";
        assertThat(run(words)).as(said()).isZero();
        assertThat(Files.readAllLines(out("s.csv"))).hasSize(4);
    }

    @Test
    void theHelpHasEveryOptionAndNoOther() {
        Set<String> offered = new TreeSet<>();
        Matcher option = Pattern.compile("--[a-z-]+").matcher(BatchCommand.HELP);
        while (option.find()) {
            offered.add(option.group());
        }
        Set<String> known = new TreeSet<>(BatchCommand.Options.WITH_VALUE);
        known.addAll(BatchCommand.Options.ALONE);
        known.addAll(Set.of("--help", "--list"));
        assertThat(offered).isEqualTo(known);
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

    /** The input is not written to, by whichever name it is given a second time. */
    @Test
    void theInputIsNeverWrittenTo() throws Exception {
        Path in = births(3);
        String content = Files.readString(in);
        Path unfinished = Files.createLink(out("o.csv.unfinished"), in);
        Path hard = Files.createLink(out("hard.csv"), in);
        Path soft = Files.createSymbolicLink(out("soft.csv"), in);
        Path folderLink = Files.createSymbolicLink(out("here"), folder);
        List<Path> names = List.of(
                in,
                hard,
                soft,
                folderLink.resolve("births.csv"),
                folder.resolve("..").resolve(folder.getFileName()).resolve("births.csv"));
        for (Path name : names) {
            for (String allowed : List.of("--quiet", "--overwrite", "--restart")) {
                refused(
                        "Input and rejects are the same file",
                        in.toString(),
                        out("p.csv").toString(),
                        "--columns",
                        "ascendant",
                        "--rejects",
                        name.toString(),
                        allowed);
                assertThat(Files.readString(in)).isEqualTo(content);
            }
        }
        refused(
                "Input and unfinished output are the same file",
                in.toString(),
                out("o.csv").toString(),
                "--columns",
                "ascendant",
                "--overwrite");
        Files.delete(unfinished);
        Files.createSymbolicLink(out("o.csv.rejects.csv"), in);
        refused(
                "Input and rejects are the same file",
                in.toString(),
                out("o.csv").toString(),
                "--columns",
                "ascendant",
                "--overwrite");
        refused(
                "Rejects and unfinished output are the same file",
                in.toString(),
                out("q.csv").toString(),
                "--columns",
                "ascendant",
                "--rejects",
                folderLink.resolve("q.csv.unfinished").toString());
        assertThat(Files.readString(in)).isEqualTo(content);
        assertThat(names).isNotEmpty().allSatisfy(name -> assertThat(name).exists());
        try (var made = Files.list(folder)) {
            assertThat(made.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder("births.csv", "hard.csv", "soft.csv", "here", "o.csv.rejects.csv");
        }
    }

    /** A file that is there is not emptied, replaced or deleted, but with the word for it. */
    @Test
    void whatIsThereIsLeftAlone() throws Exception {
        String in = births(3).toString();
        for (String name : List.of("diary.txt", "o.csv.rejects.csv", "o.csv.unfinished", "o.csv.journal")) {
            Path other = Files.writeString(out(name), "mine");
            List<String> words = new ArrayList<>(List.of(in, out("o.csv").toString(), "--columns", "ascendant"));
            if (name.equals("diary.txt")) {
                words.addAll(List.of("--rejects", other.toString()));
            }
            refused(name, words.toArray(String[]::new));
            assertThat(said().lines()).hasSize(1);
            words.add("--restart");
            refused(name, words.toArray(String[]::new));
            assertThat(other).hasContent("mine");
            try (var made = Files.list(folder)) {
                assertThat(made).hasSize(2);
            }
            words.set(words.size() - 1, "--overwrite");
            if (name.endsWith(".journal")) {
                refused("in the way", words.toArray(String[]::new));
                assertThat(other).hasContent("mine");
            } else {
                assertThat(run(words.toArray(String[]::new))).as(said()).isZero();
                assertThat(other).doesNotExist();
                Files.delete(out("o.csv"));
            }
            Files.deleteIfExists(other);
        }
        Path full = Files.createDirectory(out("a folder"));
        refused(
                "no ordinary file",
                in,
                out("o.csv").toString(),
                "--columns",
                "ascendant",
                "--overwrite",
                "--rejects",
                full.toString());
        refused(
                "There is no folder",
                in,
                out("o.csv").toString(),
                "--columns",
                "ascendant",
                "--rejects",
                out("nowhere/r.csv").toString());
        assertThat(full).isDirectory();
    }

    /** A link that has been put where the command writes does not lead it elsewhere. */
    @Test
    void linksAreNotFollowed() throws Exception {
        String in = births(3).toString();
        Path victim = Files.writeString(out("victim.txt"), "mine");
        for (String name : List.of("o.csv.unfinished", "o.csv.rejects.csv", "o.csv.journal", "o.csv")) {
            for (Path target : List.of(victim, out("nothing yet"))) {
                Path link = Files.createSymbolicLink(out(name), target);
                refused(name, in, out("o.csv").toString(), "--columns", "ascendant");
                int ended = run(in, out("o.csv").toString(), "--columns", "ascendant", "--overwrite");
                assertThat(ended).as(said()).isEqualTo(name.endsWith(".journal") ? BatchCommand.USAGE : 0);
                assertThat(victim).hasContent("mine");
                assertThat(out("nothing yet")).doesNotExist();
                Files.deleteIfExists(out("o.csv"));
                Files.deleteIfExists(link);
            }
        }
    }

    /** Texts of others are texts, to whatever program opens the table; numbers stay numbers, and a batch reads back what was meant. */
    @Test
    void noCellIsAFormula() throws Exception {
        List<String> texts = List.of(
                "=cmd|' /C calc'!A0",
                "@SUM(A1)",
                "+1+cmd|'x'!A0",
                "-2+3+cmd|'x'!A0",
                "\uFF1D1+1",
                "'=x",
                "-5",
                "+05:30",
                "-.5",
                "-1e5",
                "Asha");
        StringBuilder rows = new StringBuilder("\"=NAME()\",dateandtime,lat,lon\n");
        texts.forEach(text -> rows.append(text).append(",1990-05-17T10:30Z,-13.5,80\n"));
        rows.append("=bad(),never,13,80\n");
        Path in = Files.writeString(out("in.csv"), rows);
        String kept = "=NAME(),lat";
        assertThat(run(in.toString(), out("o.csv").toString(), "--columns", "ascendant", "--keep", kept))
                .as(said())
                .isZero();
        List<String> lines = Files.readAllLines(out("o.csv"));
        List<String> cells = lines.stream().map(line -> line.split(",", -1)[1]).toList();
        assertThat(cells)
                .containsExactly(
                        "'=NAME()",
                        "'=cmd|' /C calc'!A0",
                        "'@SUM(A1)",
                        "'+1+cmd|'x'!A0",
                        "'-2+3+cmd|'x'!A0",
                        "'\uFF1D1+1",
                        "'=x",
                        "-5",
                        "+05:30",
                        "-.5",
                        "-1e5",
                        "Asha");
        assertThat(lines.get(1)).contains(",-13.5,");
        assertThat(Files.readAllLines(out("o.csv.rejects.csv")).get(1)).endsWith(",\"'=bad(),never,13,80\"");
        // Through another format and back: the mark is no part of the text.
        assertThat(run(in.toString(), out("o.ndjson").toString(), "--columns", "ascendant", "--keep", kept))
                .isZero();
        assertThat(Files.readString(out("o.ndjson"))).contains("\"=cmd|' /C calc'!A0\"", "\"@SUM(A1)\"");
        Path again = Files.writeString(
                out("again.csv"),
                String.join(
                                "\n",
                                lines.stream()
                                        .map(line -> line.split(",", -1)[1] + ",1990-05-17T10:30Z,-13.5,80")
                                        .toList())
                        .replaceFirst(",1990-05-17T10:30Z,-13.5,80", ",dateandtime,lat,lon"));
        assertThat(run(again.toString(), out("p.csv").toString(), "--columns", "ascendant", "--keep", kept))
                .as(said())
                .isZero();
        assertThat(out("p.csv")).hasSameTextualContentAs(out("o.csv"));
    }

    @Test
    void progressTellsHowLongItTakesYet() {
        Progress progress = new Progress(System.err, false);
        progress.begin(0, 0);
        assertThat(progress.line(250_000, 3, 0.25, 2))
                .isEqualTo("[######..................]  25 %  250,000 rows, 125,000 a second, 3 rejected, 6 s left");
    }
}
