package org.nirayana.benchmark;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What measurements share: the clock of a thread, the middle of repetitions, and a line for each figure. */
final class Figures {
    private Figures() {}

    /** Time of this thread on a processor: what else the machine does is not counted. */
    static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    static double median(List<Double> figures) {
        return median(figures.stream().mapToDouble(Double::doubleValue).toArray());
    }

    static double median(double[] figures) {
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    static void print(String name, double figure, int decimals) {
        System.out.printf(Locale.ROOT, "%s %." + decimals + "f%n", name, figure);
    }
}
