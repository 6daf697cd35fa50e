package org.nirayana.batch.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Waiting;

/** A batch that is killed goes on where it stopped and ends with the same bytes. */
class KilledBatchTest {
    private static final String[] OPTIONS = {"--columns", "planets,ascendant", "--keep", "id", "--part", "50"};

    @TempDir
    Path folder;

    /** What the child process runs. */
    public static void main(String[] words) throws InterruptedException {
        System.exit(BatchCommand.run(List.of(words), System.out, System.err, false));
    }

    private List<String> words(Path in, Path out) {
        List<String> words = new ArrayList<>(List.of(in.toString(), out.toString()));
        words.addAll(List.of(OPTIONS));
        return words;
    }

    @Test
    void aKilledBatchGoesOnWhereItStopped() throws Exception {
        StringBuilder rows = new StringBuilder("id,dateandtime,lat,lon\n");
        for (int i = 0; i < 40_000; i++) {
            rows.append(
                    i % 999 == 5 ? "bad,never,1,2\n" : "p" + i + "," + Instant.ofEpochSecond(i * 50_000L) + ",13,80\n");
        }
        Path in = Files.writeString(folder.resolve("births.csv"), rows);
        Path whole = folder.resolve("whole.parquet");
        assertThat(BatchCommand.run(words(in, whole), System.out, System.err, false))
                .isZero();

        Path out = folder.resolve("killed.parquet");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                KilledBatchTest.class.getName()));
        command.addAll(words(in, out));
        long before = 0;
        for (int kills = 0; kills < 2; kills++) {
            long done = before;
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("said-" + kills + ".txt").toFile())
                    .start();
            Waiting.until(java.time.Duration.ofSeconds(60), () -> parts(out) > done + 20 || !process.isAlive());
            process.destroyForcibly();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(out).as("it was killed before its end").doesNotExist();
            before = parts(out);
        }
        // As a power failure might leave it: a torn line, and a last part whose bytes never reached the disk.
        Files.writeString(BatchJob.journal(out), "812\t40", java.nio.file.StandardOpenOption.APPEND);
        Path unfinished = BatchJob.unfinished(out);
        assertThat(before).isGreaterThan(20);

        java.io.ByteArrayOutputStream said = new java.io.ByteArrayOutputStream();
        PrintStream err = new PrintStream(said, true, StandardCharsets.UTF_8);
        assertThat(BatchCommand.run(words(in, out), err, err, false))
                .as(said.toString(StandardCharsets.UTF_8))
                .isZero();
        assertThat(said.toString(StandardCharsets.UTF_8)).containsPattern("[0-9,]+ of them from before");
        assertThat(out).hasSameBinaryContentAs(whole);
        assertThat(folder.resolve("killed.parquet.rejects.csv"))
                .hasSameBinaryContentAs(folder.resolve("whole.parquet.rejects.csv"));
        assertThat(unfinished).doesNotExist();
    }

    private static long parts(Path out) {
        Path journal = BatchJob.journal(out);
        try {
            return Files.exists(journal) ? Files.readAllLines(journal).size() : 0;
        } catch (IOException unreadable) {
            return 0;
        }
    }

    /** What the disk lost is computed again. */
    @Test
    void aPartWhoseBytesWereLostIsComputedAgain() throws Exception {
        Path in = Files.writeString(
                folder.resolve("b.csv"), "id,dateandtime,lat,lon\n" + "p,1990-05-17T10:30Z,13,80\n".repeat(500));
        Path out = folder.resolve("o.csv");
        Path whole = folder.resolve("w.csv");
        assertThat(BatchCommand.run(words(in, whole), System.out, System.err, false))
                .isZero();
        // A run that wrote all its parts and was killed before it gave them their name.
        Path journal = BatchJob.journal(out);
        assertThat(run(in, out, journal)).isGreaterThan(5);
        byte[] bytes = Files.readAllBytes(BatchJob.unfinished(out));
        java.util.Arrays.fill(bytes, bytes.length - 300, bytes.length, (byte) 0);
        Files.write(BatchJob.unfinished(out), bytes);
        assertThat(BatchCommand.run(words(in, out), System.out, System.err, false))
                .isZero();
        assertThat(out).hasSameBinaryContentAs(whole);
    }

    /** Leaves an output whose last step, its name, cannot be made: a folder bears it. */
    private int run(Path in, Path out, Path journal) throws Exception {
        Files.createDirectories(out.resolve("in-the-way"));
        List<String> words = words(in, out);
        words.add("--overwrite");
        assertThat(BatchCommand.run(words, System.out, System.err, false)).isEqualTo(BatchCommand.FAILED);
        Files.delete(out.resolve("in-the-way"));
        Files.delete(out);
        return Files.readAllLines(journal).size();
    }

    @Test
    void anotherChoiceDoesNotGoOn() throws Exception {
        Path in = Files.writeString(folder.resolve("b.csv"), "dateandtime,lat,lon,id\n1990-05-17T10:30Z,13,80,p\n");
        Path out = folder.resolve("o.csv");
        run(in, out, BatchJob.journal(out));
        java.io.ByteArrayOutputStream said = new java.io.ByteArrayOutputStream();
        PrintStream err = new PrintStream(said, true, StandardCharsets.UTF_8);
        List<String> others = List.of(in.toString(), out.toString(), "--columns", "vargas=9");
        assertThat(BatchCommand.run(others, err, err, false)).isEqualTo(BatchCommand.USAGE);
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("--restart");
        List<String> restarted = new ArrayList<>(others);
        restarted.add("--restart");
        assertThat(BatchCommand.run(restarted, err, err, false)).isZero();
        assertThat(Files.readAllLines(out)).hasSize(2);
    }
}
