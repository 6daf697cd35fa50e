package org.nirayana.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * {@code bench engine [ROUNDS]}: charts a second on one thread and on all cores, bytes a chart, and the ratio to the Swiss
 * Ephemeris where that is installed; then horoscopes, which are charts with signs, houses and nakshatras, a second.
 *
 * <p>Both sides take turns in one run, so that what else the machine does strikes both. Each figure is the median of the
 * rounds; three rounds take half a minute. JMH runs in this process, which does nothing else, instead of a new one a
 * round: what the compiler has learnt in the long first warm-up serves all rounds.
 */
final class EngineMeasurement {
    private static final int DEFAULT_ROUNDS = 3;
    private static final double OTHER_SIDE_SECONDS = 1.5;
    private static final int LONG_WARMUP_SECONDS = 7;
    private static final int SHORT_WARMUP_SECONDS = 2;
    private static final int MEASURED_SECONDS = 2;

    private EngineMeasurement() {}

    static void run(List<String> arguments) throws IOException, InterruptedException, RunnerException {
        int rounds = Arguments.count(arguments, 0, DEFAULT_ROUNDS, "bench engine [ROUNDS]");
        Environment.print();
        Path folder = Files.createTempDirectory("nirayana-bench");
        try {
            measure(rounds, SwissEphemeris.compile(folder));
        } finally {
            deleteFolder(folder);
        }
    }

    private static void measure(int rounds, Optional<SwissEphemeris> other)
            throws IOException, InterruptedException, RunnerException {
        List<Double> ours = new ArrayList<>();
        List<Double> theirs = new ArrayList<>();
        List<Double> bytes = new ArrayList<>();
        benchmark("chart", 1, LONG_WARMUP_SECONDS);
        for (int round = 0; round < rounds; round++) {
            if (other.isPresent()) {
                theirs.add(other.get().chartsPerSecond(OTHER_SIDE_SECONDS));
            }
            RunResult result = benchmark("chart", 1, 0);
            ours.add(result.getPrimaryResult().getScore());
            bytes.add(result.getSecondaryResults().get("gc.alloc.rate.norm").getScore());
        }
        double all = benchmark("chart", Runtime.getRuntime().availableProcessors(), 1)
                .getPrimaryResult()
                .getScore();
        double horoscopes = benchmark("horoscope", 1, SHORT_WARMUP_SECONDS)
                .getPrimaryResult()
                .getScore();
        Figures.print("charts_per_second", Figures.median(ours), 0);
        Figures.print("charts_per_second_all_cores", all, 0);
        Figures.print("bytes_per_chart", Figures.median(bytes), 0);
        Figures.print("horoscopes_per_second", horoscopes, 0);
        if (!theirs.isEmpty()) {
            Figures.print("swisseph_charts_per_second", Figures.median(theirs), 0);
            Figures.print("ratio_vs_swisseph", Figures.median(ours) / Figures.median(theirs), 1);
        }
    }

    private static RunResult benchmark(String name, int threads, int warmupSeconds) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(EngineBenchmark.class.getName() + "." + name)
                .threads(threads)
                .forks(0)
                .warmupIterations(warmupSeconds)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(MEASURED_SECONDS)
                .measurementTime(TimeValue.seconds(1))
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .build();
        return new Runner(options).runSingle();
    }

    private static void deleteFolder(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
