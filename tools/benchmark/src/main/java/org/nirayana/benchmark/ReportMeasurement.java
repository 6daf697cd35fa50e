package org.nirayana.benchmark;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Calculations;
import org.nirayana.api.calculation.Engine;
import org.nirayana.words.Language;

/**
 * {@code bench report}: what a report takes, in a process of its own with 64 MB of heap: processor milliseconds of the first, which
 * reads the fonts, and of later ones (the median over ten languages, both with two levels of dashas and with three), bytes,
 * milliseconds of a chart as PNG, and the most heap that was used, ephemeris and place names included.
 */
final class ReportMeasurement {
    private static final String HEAP = "-Xmx64m";
    private static final int ROUNDS = 5;

    private ReportMeasurement() {}

    static void run(List<String> arguments) throws IOException, InterruptedException {
        if (!arguments.equals(List.of("here"))) {
            Arguments.requireNone("report", arguments);
            Environment.print();
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            int code = new ProcessBuilder(
                            java,
                            HEAP,
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Main.class.getName(),
                            "report",
                            "here")
                    .inheritIO()
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IllegalStateException("The measurement ended with " + code + ".");
            }
            return;
        }
        Engine engine = TransitMeasurement.engine();
        Calculation report = Calculations.of("getReport");
        long start = Figures.cpuNanos();
        int bytes = ask(engine, report, Language.TAMIL, "2");
        Figures.print("report_first_cpu_ms", (Figures.cpuNanos() - start) / 1e6, 0);
        Figures.print("report_bytes", bytes, 0);
        Figures.print("report_cpu_ms", median(engine, report, "2"), 0);
        Figures.print("report_three_levels_cpu_ms", median(engine, report, "3"), 0);
        Figures.print("chart_png_cpu_ms", median(engine, Calculations.of("getChartPng"), ""), 0);
        Figures.print("report_peak_heap_mb", peak() / 1e6, 0);
    }

    private static double median(Engine engine, Calculation calculation, String levels) {
        List<Double> times = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            for (Language language : Language.values()) {
                long start = Figures.cpuNanos();
                ask(engine, calculation, language, levels);
                times.add((Figures.cpuNanos() - start) / 1e6);
            }
        }
        return Figures.median(times.subList(times.size() / 2, times.size()));
    }

    private static int ask(Engine engine, Calculation calculation, Language language, String levels) {
        Map<String, String> query = new HashMap<>(Map.of(
                "dateandtime", "1990-05-17T10:30:00+05:30",
                "lat", "13.08",
                "lon", "80.27",
                "lang", language.code(),
                "name", "Lakshmi",
                "place", "Chennai"));
        if (!levels.isEmpty()) {
            query.put("dasha_levels", levels);
        }
        return calculation.compute(engine, new TransitMeasurement.Query(query)).write().length;
    }

    /** The sum of what each part of the heap had at most, which is no less than the heap had at any time. */
    private static long peak() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToLong(ReportMeasurement::used)
                .sum();
    }

    private static long used(MemoryPoolMXBean pool) {
        return pool.getPeakUsage().getUsed();
    }
}
