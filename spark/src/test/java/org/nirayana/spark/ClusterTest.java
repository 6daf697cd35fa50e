package org.nirayana.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.spark.ExecutorLostFailure;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;

/**
 * On a real standalone master with two workers, processes of their own, started from the jars that Maven fetched. What is handed to them
 * is the jar of this module and nothing else of ours; the worker that dies, dies last.
 */
@LongProof
@Tag("spark")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ClusterTest {
    private static final Duration TIMEOUT = Duration.ofMinutes(4);
    private static final String COLUMNS = "planets,ascendant,vargas=9,10,dasha,panchanga";
    private static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";
    private static final int ROWS = 4_000;
    private static final int PARTITIONS = 16;

    @TempDir
    static Path folder;

    private static Cluster cluster;

    @BeforeAll
    static void start() throws IOException {
        cluster = new Cluster(Files.createDirectory(folder.resolve("spark")), 2);
    }

    @AfterAll
    static void stop() {
        if (cluster != null) {
            cluster.close();
        }
    }

    private static SparkSession session(Path... jars) {
        return SparkSession.builder()
                .master(cluster.url())
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.executor.memory", "512m")
                .config("spark.executor.extraJavaOptions", SHORT_LIVED)
                .config("spark.locality.wait", "0s")
                .config("spark.shuffle.io.retryWait", "1s")
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.extensions", NirayanaExtensions.class.getName())
                .config(
                        "spark.jars",
                        Stream.concat(Stream.of(Jars.NIRAYANA), Stream.of(jars))
                                .map(Path::toString)
                                .reduce((one, other) -> one + "," + other)
                                .orElseThrow())
                .getOrCreate();
    }

    /** The command of the documentation, on a table of births that one of them spoils. */
    @Test
    @Order(1)
    void sparkSubmitComputesAFileWithTheJarAlone() throws Exception {
        Path births = Files.writeString(folder.resolve("births.csv"), """
                name,local_time,place
                Asha,1990-05-17T10:30,Chennai
                Nobody,1990-05-17T10:30,Nowhere at all
                """);
        Path out = folder.resolve("charts.json");
        List<String> command = List.of(
                Cluster.java(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                cluster.classPathOfProcesses(),
                ClusterProcess.class.getName(),
                "submit",
                "--master",
                cluster.url(),
                "--executor-memory",
                "512m",
                "--conf",
                "spark.driver.host=127.0.0.1",
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.executor.extraJavaOptions=" + SHORT_LIVED,
                "--class",
                ChartsJob.class.getName(),
                Jars.NIRAYANA.toString(),
                "--in",
                births.toString(),
                "--out",
                out.toString(),
                "--columns",
                "ascendant,vargas=9");
        Path log = folder.resolve("submit.log");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(Cluster.environment(cluster.home()));
        Process submit = builder.start();
        try {
            assertThat(submit.waitFor(TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isTrue();
        } finally {
            submit.destroyForcibly();
        }
        assertThat(submit.exitValue()).as(Files.readString(log)).isZero();
        assertThat(log).content().contains("2 rows, 1 of them without results");
        List<String> lines = new ArrayList<>();
        try (Stream<Path> parts = Files.list(out)) {
            for (Path part :
                    parts.filter(file -> file.toString().endsWith(".json")).toList()) {
                lines.addAll(Files.readAllLines(part));
            }
        }
        assertThat(lines)
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).contains("Asha", "\"ascendant_rasi\":4,", "\"d9_ascendant\":"))
                .anySatisfy(line -> assertThat(line)
                        .contains("Nobody", "\"problem\":\"place 'Nowhere at all' is not known")
                        .doesNotContain("ascendant_rasi"));
    }

    /** Both executors hold an unfinished task when one of them is killed with its worker; shuffled rows of it are lost as well. */
    @Test
    @Order(2)
    void everyRowIsThereOnceAlthoughAWorkerIsKilledInTheMiddle() throws Exception {
        Path gate = Files.createDirectory(folder.resolve("gate"));
        Path tests =
                Jars.of(folder.resolve("tests.jar"), Gate.class, EngineOfProcess.class, Waiting.class, Proof.class);
        Births births = Births.of(ROWS);
        AtomicInteger removed = new AtomicInteger();
        AtomicInteger lost = new AtomicInteger();
        AtomicInteger finished = new AtomicInteger();
        String out = folder.resolve("charts.parquet").toString();
        List<Row> rows;
        Set<String> engines;
        int finishedBefore;
        try (SparkSession session = session(tests)) {
            session.sparkContext().addSparkListener(new SparkListener() {
                @Override
                public void onExecutorRemoved(SparkListenerExecutorRemoved event) {
                    removed.incrementAndGet();
                }

                @Override
                public void onTaskEnd(SparkListenerTaskEnd event) {
                    if (event.reason() instanceof ExecutorLostFailure) {
                        lost.incrementAndGet();
                    } else if (event.taskInfo().successful()) {
                        finished.incrementAndGet();
                    }
                }
            });
            Dataset<Row> held = births.table(session, PARTITIONS);
            Dataset<Row> charts = Charts.of(COLUMNS)
                    .compute(
                            held.mapPartitions(new Gate(gate.toString(), PARTITIONS / 2), Encoders.row(held.schema())));
            CompletableFuture<Void> job =
                    CompletableFuture.runAsync(() -> charts.write().parquet(out));
            Waiting.until(TIMEOUT, () -> job.isDone() || heldProcesses(gate).size() == 2);
            assertThat(job).isNotDone();
            finishedBefore = finished.get();
            cluster.kill(0);
            Files.createFile(gate.resolve(Gate.OPEN));
            job.get(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
            rows = session.read().parquet(out).orderBy("id").collectAsList();
            engines = new HashSet<>(births.table(session, PARTITIONS)
                    .mapPartitions(new EngineOfProcess(), Encoders.STRING())
                    .collectAsList());
        }
        assertThat(removed).hasPositiveValue();
        assertThat(lost).hasPositiveValue();
        assertThat(finishedBefore).isPositive();
        assertThat(rows).hasSize(ROWS);
        Expected expected = Expected.of(COLUMNS, "");
        for (int i = 0; i < ROWS; i++) {
            assertThat(rows.get(i).getInt(0)).isEqualTo(i);
            assertThat(expected.difference(births.all().get(i), rows.get(i), 4)).isEmpty();
        }
        assertThat(engines)
                .as("process and ephemeris of %s partitions", PARTITIONS)
                .hasSize(1);
        Proof.figure(
                35,
                "%,d rows in %d partitions, each once and equal to the batch in %d columns; worker and executor killed with %d tasks done, %d lost"
                        .formatted(ROWS, PARTITIONS, expected.size(), finishedBefore, lost.get()));
    }

    private static List<String> heldProcesses(Path gate) {
        try (Stream<Path> files = Files.list(gate)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith(Gate.HELD))
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
