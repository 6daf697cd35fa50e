package org.nirayana.benchmark;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.ValueKind;

/**
 * {@code bench batch [MAX_ROWS]}: births from Parquet to Parquet with the nine grahas, ascendant, nakshatras and D9, beside the
 * Swiss Ephemeris from binary rows to binary rows in as many processes as there are cores.
 *
 * <p>Everything is a process of its own from its start to its end, ours with a heap of 256 MB and otherwise as the launcher starts a
 * batch ({@code NIRAYANA_BATCH}, one word a line), so that what a virtual machine takes
 * to start and to learn counts. Ratios are of clock time, for which the machine should be quiet, and of processor time, which
 * suffers less where it is not. The growth goes from 10,000 rows to MAX_ROWS (default 1,000,000; 10,000,000 takes four minutes and
 * three gigabytes of disk, and has the ratios once more, with less of the start in them).
 */
final class BatchMeasurement {
    private static final int DEFAULT_ROWS = 1_000_000;
    private static final int FIRST_ROWS = 10_000;
    private static final int OTHER_ROWS = 200_000;
    private static final long FIRST_SECOND = -2_208_988_800L;
    private static final long SECONDS = 73_049L * 86_400;
    private static final double EPOCH_JULIAN_DATE = 2_440_587.5;
    private static final String USAGE = "bench batch [MAX_ROWS]";

    private BatchMeasurement() {}

    /** One run of a program. */
    record Run(double seconds, double processorSeconds, double megabytes) {}

    static void run(List<String> arguments) throws IOException, InterruptedException {
        int most = Arguments.count(arguments, 0, DEFAULT_ROWS, USAGE);
        Environment.print();
        Path folder = Files.createTempDirectory("nirayana-bench");
        try {
            measure(most, folder);
        } finally {
            delete(folder);
        }
    }

    /** A folder with all that is in it. */
    static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static void measure(int most, Path folder) throws IOException, InterruptedException {
        int cores = Runtime.getRuntime().availableProcessors();
        int rows = Math.min(most, DEFAULT_ROWS);
        Path births = parquet(folder, rows);
        Optional<Path> other = SwissEphemeris.compile(folder, "swe_batch");
        int otherRows = Math.min(rows, OTHER_ROWS);
        Path binary = binary(folder, otherRows);

        double rawBefore = rawChartsPerProcessorSecond();
        Optional<Run> theirs = other.isPresent()
                ? Optional.of(swissEphemeris(other.get(), binary, folder, otherRows, cores))
                : Optional.empty();
        Run one = ours(births, folder, 1);
        Run all = ours(births, folder, cores);
        Optional<Run> theirsAgain = other.isPresent()
                ? Optional.of(swissEphemeris(other.get(), binary, folder, otherRows, cores))
                : Optional.empty();
        double raw = (rawBefore + rawChartsPerProcessorSecond()) / 2;

        Optional<Run> swiss = theirs.isPresent() && theirsAgain.isPresent()
                ? Optional.of(mean(theirs.get(), theirsAgain.get()))
                : Optional.empty();
        Figures.print("engine_charts_per_processor_second", raw, 0);
        swiss.ifPresent(run -> {
            Figures.print("swisseph_rows_per_second", otherRows / run.seconds(), 0);
            Figures.print("swisseph_rows_per_processor_second", otherRows / run.processorSeconds(), 0);
        });
        Ratios ratios = new Ratios(raw, swiss, otherRows);
        ratios.print("batch", rows, all, one);
        System.out.println("rows        seconds  rows/s   processor seconds  megabytes");
        for (long size = FIRST_ROWS; size <= most; size *= 10) {
            if (size == rows) {
                row(size, all);
                continue;
            }
            Path file = parquet(folder, (int) size);
            Run grown = ours(file, folder, cores);
            row(size, grown);
            if (size > rows && size * 10 > most) {
                ratios.print("batch_largest", (int) size, grown, ours(file, folder, 1));
            }
            Files.delete(file);
        }
    }

    private static Run mean(Run one, Run other) {
        return new Run(
                (one.seconds() + other.seconds()) / 2, (one.processorSeconds() + other.processorSeconds()) / 2, 0);
    }

    private static void row(long rows, Run run) {
        System.out.printf(
                Locale.ROOT,
                "%-10d %8.1f %8.0f %12.1f %15.0f%n",
                rows,
                run.seconds(),
                rows / run.seconds(),
                run.processorSeconds(),
                run.megabytes());
    }

    /**
     * What a run is compared with.
     *
     * @param raw charts a processor second of the engine alone
     */
    private record Ratios(double raw, Optional<Run> swiss, int swissRows) {
        void print(String prefix, int rows, Run all, Run one) {
            double perProcessorSecond = rows / all.processorSeconds();
            Figures.print(prefix + "_rows", rows, 0);
            Figures.print(prefix + "_rows_per_second", rows / all.seconds(), 0);
            Figures.print(prefix + "_rows_per_second_one_thread", rows / one.seconds(), 0);
            Figures.print(prefix + "_rows_per_processor_second", perProcessorSecond, 0);
            Figures.print(prefix + "_share_of_engine", perProcessorSecond / raw, 2);
            Figures.print(prefix + "_all_cores_vs_one", one.seconds() / all.seconds(), 2);
            Figures.print(prefix + "_peak_megabytes", all.megabytes(), 0);
            swiss.ifPresent(run -> {
                Figures.print(prefix + "_ratio_vs_swisseph", rows / all.seconds() / (swissRows / run.seconds()), 1);
                Figures.print(
                        prefix + "_ratio_vs_swisseph_processor_time",
                        perProcessorSecond / (swissRows / run.processorSeconds()),
                        1);
            });
        }
    }

    /** What the engine makes on one thread that does nothing else, as {@code bench engine} has it. */
    private static double rawChartsPerProcessorSecond() {
        Charts charts = new Charts();
        double[] chart = new double[Charts.NUMBERS];
        List<Double> rates = new ArrayList<>();
        for (int round = 0; round < 12; round++) {
            long start = Figures.cpuNanos();
            int count = 200_000;
            for (int i = 0; i < count; i++) {
                charts.chart(i, chart);
            }
            rates.add(count / ((Figures.cpuNanos() - start) / 1e9));
        }
        // The first rounds are the compiler's.
        return Figures.median(rates.subList(rates.size() / 2, rates.size()));
    }

    private static Run ours(Path births, Path folder, int threads) throws IOException, InterruptedException {
        return batch(births, folder, "planets,ascendant,vargas=9", threads);
    }

    /** The command in a process of its own, from Parquet to Parquet, with its start and its end. */
    static Run batch(Path rows, Path folder, String columns, int threads) throws IOException, InterruptedException {
        Path out = folder.resolve("charts.parquet");
        Files.deleteIfExists(out);
        long start = System.nanoTime();
        List<String> command = java();
        command.addAll(List.of(
                BatchProgram.class.getName(),
                rows.toString(),
                out.toString(),
                "--columns",
                columns,
                "--keep",
                "id",
                "--threads",
                Integer.toString(threads),
                "--quiet"));
        String[] words = output(command).split(" ", -1);
        double seconds = (System.nanoTime() - start) / 1e9;
        Files.delete(out);
        return new Run(seconds, Double.parseDouble(words[0]), Double.parseDouble(words[1]));
    }

    /** Java as the launcher starts it for a batch, with the class path of its jar and of ours behind it. */
    private static List<String> java() {
        String launch = System.getenv("NIRAYANA_BATCH");
        if (launch == null) {
            throw new IllegalStateException("NIRAYANA_BATCH is not set: start this by ./nirayana bench");
        }
        List<String> command = new ArrayList<>(List.of(launch.split("\n", -1)));
        int last = command.size() - 1;
        command.set(last, command.get(last) + File.pathSeparator + System.getProperty("java.class.path"));
        command.add(1, "-Xmx256m");
        return command;
    }

    private static Run swissEphemeris(Path program, Path births, Path folder, int rows, int processes)
            throws IOException, InterruptedException {
        long start = System.nanoTime();
        List<Process> running = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            long first = (long) rows * i / processes;
            long end = (long) rows * (i + 1) / processes;
            running.add(new ProcessBuilder(
                            program.toString(),
                            births.toString(),
                            folder.resolve("swe-" + i + ".bin").toString(),
                            Long.toString(first),
                            Long.toString(end - first))
                    .redirectErrorStream(true)
                    .start());
        }
        double processor = 0;
        for (Process process : running) {
            processor += Double.parseDouble(ended(process));
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Run(seconds, processor, 0);
    }

    private static String output(List<String> command) throws IOException, InterruptedException {
        return ended(new ProcessBuilder(command).redirectErrorStream(true).start());
    }

    private static String ended(Process process) throws IOException, InterruptedException {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        if (process.waitFor() != 0) {
            throw new IllegalStateException("A program ended with " + process.exitValue() + ": " + output);
        }
        return output;
    }

    /** Births from 1900 to 2100 between 60 degrees south and north. */
    private static final class Births {
        private final SplittableRandom random = new SplittableRandom(20261118);
        private long second;
        private double latitude;
        private double longitude;

        void next() {
            second = FIRST_SECOND + random.nextLong(SECONDS);
            latitude = random.nextInt(-600_000, 600_000) / 1e4;
            longitude = random.nextInt(-1_800_000, 1_800_000) / 1e4;
        }
    }

    private static Path parquet(Path folder, int rows) throws IOException {
        List<TableColumn> columns = List.of(
                new TableColumn("id", ValueKind.LONG, false),
                new TableColumn("dateandtime", ValueKind.TIME, false),
                new TableColumn("lat", ValueKind.NUMBER, false),
                new TableColumn("lon", ValueKind.NUMBER, false));
        Path file = folder.resolve("births-" + rows + ".parquet");
        Births births = new Births();
        ParquetTable.write(file, columns, rows, (row, writer) -> {
            births.next();
            writer.large(0, row);
            writer.time(1, births.second * 1_000_000);
            writer.number(2, births.latitude);
            writer.number(3, births.longitude);
        });
        return file;
    }

    private static Path binary(Path folder, int rows) throws IOException {
        Path file = folder.resolve("births.bin");
        Births births = new Births();
        ByteBuffer row = ByteBuffer.allocate(3 * Double.BYTES).order(ByteOrder.nativeOrder());
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            for (int i = 0; i < rows; i++) {
                births.next();
                row.clear();
                row.putDouble(births.second / 86_400.0 + EPOCH_JULIAN_DATE);
                row.putDouble(births.latitude);
                row.putDouble(births.longitude);
                out.write(row.array());
            }
        }
        return file;
    }
}
