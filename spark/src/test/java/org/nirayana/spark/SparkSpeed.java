package org.nirayana.spark;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.batch.command.BatchCommand;

/**
 * {@code ./nirayana bench spark [ROWS]}: births from Parquet to Parquet with the nine grahas, ascendant, nakshatras and D9 by {@code
 * nirayana batch} and by Spark with two threads, in one run.
 *
 * <p>Each is a process of its own. That of the batch counts from its start to its end, under the options that the launcher gives it ({@code
 * NIRAYANA_BATCH}, one word a line). Of Spark, which takes seconds to begin, its start does not count: the session, and the sum of a column of the
 * births, a query that reads the file once. What counts is all that comes after: planning the query of the charts, making and compiling its code,
 * loading the engine, computing, writing, and committing the files. The same query again in the same process is told as well ({@code again}): what is
 * left when code is made and compiled. Above a million rows it is not asked again, and {@code mapPartitions} is left out: they take long.
 *
 * <p>No test: it prints what it measured and judges nothing.
 */
@Timeout(1800)
class SparkSpeed {
    private static final int DEFAULT_ROWS = 1_000_000;
    private static final String COLUMNS = "planets,ascendant,vargas=9";
    private static final long ROW_GROUP_BYTES = 4L << 20;

    @TempDir
    Path folder;

    /** One way, told as the processor seconds and the clock seconds of its process. */
    private record Run(double seconds, double processorSeconds) {
        /** Those that a process told, in their order. */
        static List<Run> all(String output) {
            List<Run> runs = output.lines()
                    .filter(line -> line.startsWith("took "))
                    .map(line -> line.split(" ", -1))
                    .map(words -> new Run(Double.parseDouble(words[1]), Double.parseDouble(words[2])))
                    .toList();
            if (runs.isEmpty()) {
                throw new IllegalStateException(output);
            }
            return runs;
        }
    }

    @Test
    void measure() throws IOException, InterruptedException {
        int rows = Integer.getInteger("nirayana.rows", DEFAULT_ROWS);
        process("births", folder.resolve("births").toString(), Integer.toString(rows));
        String births = BatchTest.onlyPart(folder.resolve("births")).toString();
        Run before = Run.all(process("batch", births, out("before.parquet"))).get(0);
        List<String> ways =
                rows > DEFAULT_ROWS ? List.of("functions", "charts") : List.of("functions", "charts", "partitions");
        Map<String, List<Run>> spark = new LinkedHashMap<>();
        for (String way : ways) {
            spark.put(way, Run.all(process(way, births, out(way), rows > DEFAULT_ROWS ? "1" : "2")));
        }
        Run after = Run.all(process("batch", births, out("after.parquet"))).get(0);
        Run batch = new Run(
                (before.seconds() + after.seconds()) / 2, (before.processorSeconds() + after.processorSeconds()) / 2);
        print("rows", rows);
        print("batch_seconds", batch.seconds());
        print("batch_processor_seconds", batch.processorSeconds());
        spark.forEach((way, runs) -> {
            print(way, runs.get(0), batch);
            runs.stream().skip(1).forEach(again -> print(way + "_again", again, batch));
        });
    }

    private static void print(String way, Run run, Run batch) {
        print("spark_" + way + "_seconds", run.seconds());
        print("spark_" + way + "_processor_seconds", run.processorSeconds());
        print("spark_" + way + "_vs_batch", run.seconds() / batch.seconds());
        print("spark_" + way + "_vs_batch_processor_time", run.processorSeconds() / batch.processorSeconds());
    }

    private static void print(String name, double value) {
        System.out.printf(Locale.ROOT, "bench %s %.2f%n", name, value);
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    private static String process(String... words) throws IOException, InterruptedException {
        List<String> command = words[0].equals("batch") ? batch() : spark();
        command.add(SparkSpeed.class.getName());
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(said);
        }
        return said;
    }

    private static List<String> spark() {
        return new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx2g",
                "-XX:+UseParallelGC",
                "-cp",
                classPath()));
    }

    /** Java as the launcher starts it for a batch, with the class path of its jar and of ours behind it. */
    private static List<String> batch() {
        String launch = System.getenv("NIRAYANA_BATCH");
        if (launch == null) {
            throw new IllegalStateException("NIRAYANA_BATCH is not set: start this by ./nirayana bench spark");
        }
        List<String> command = new ArrayList<>(List.of(launch.split("\n", -1)));
        int last = command.size() - 1;
        command.set(last, command.get(last) + File.pathSeparator + classPath());
        command.add(1, "-Xmx256m");
        return command;
    }

    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    /** One of the processes. */
    public static void main(String[] words) throws IOException, InterruptedException {
        if (words[0].equals("batch")) {
            PrintStream console = System.err;
            int status = BatchCommand.run(
                    List.of(words[1], words[2], "--columns", COLUMNS, "--keep", "id", "--threads", "2", "--quiet"),
                    console,
                    console,
                    false);
            long started = ManagementFactory.getRuntimeMXBean().getStartTime();
            took((System.currentTimeMillis() - started) / 1e3, processorSeconds());
            System.exit(status);
        }
        try (SparkSession session = SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.extensions", NirayanaExtensions.class.getName())
                .getOrCreate()) {
            if (words[0].equals("births")) {
                births(session, words[1], Long.parseLong(words[2]));
                return;
            }
            Dataset<Row> births = session.read().parquet(words[1]);
            births.selectExpr("sum(lat)").collectAsList();
            for (int i = 0; i < Integer.parseInt(words[3]); i++) {
                long start = System.nanoTime();
                double processor = processorSeconds();
                charts(session, births, words[0])
                        .write()
                        .option("compression", "uncompressed")
                        .options(Charts.of(COLUMNS).parquetOptions())
                        .parquet(words[2] + "-" + i);
                took((System.nanoTime() - start) / 1e9, processorSeconds() - processor);
            }
        }
    }

    private static Dataset<Row> charts(SparkSession session, Dataset<Row> births, String way) {
        if (way.equals("charts")) {
            return Charts.of(COLUMNS).compute(births).drop("ts", "lat", "lon");
        }
        if (way.equals("partitions")) {
            return Charts.of(COLUMNS).computePartitions(births).drop("ts", "lat", "lon");
        }
        births.createOrReplaceTempView("births");
        return session.sql("select id, chart.* from (select id, nirayana_columns('" + COLUMNS
                + "', ts, lat, lon) chart from births)");
    }

    /** From 1900 to 2100, in one file of several row groups: what two threads can share. */
    private static void births(SparkSession session, String out, long rows) {
        session.range(0, rows, 1, 1)
                .selectExpr(
                        "id",
                        "timestamp_seconds(-2208988800 + cast(rand(1) * 73049L * 86400 as bigint)) ts",
                        "round(rand(2) * 120 - 60, 4) lat",
                        "round(rand(3) * 360 - 180, 4) lon")
                .write()
                .option("parquet.block.size", ROW_GROUP_BYTES)
                .parquet(out);
    }

    private static double processorSeconds() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                        .getProcessCpuTime()
                / 1e9;
    }

    private static void took(double seconds, double processorSeconds) {
        System.out.printf(Locale.ROOT, "took %.3f %.3f%n", seconds, processorSeconds);
    }
}
