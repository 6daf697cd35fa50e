package org.nirayana.benchmark;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What measurements of one thread share: its clock, the middle of repetitions, and a line for each figure. */
final class Figures {
    private Figures() {}

    /** Time of this thread on a processor: what else the machine does is not counted. */
    static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    static double median(List<Double> figures) {
        List<Double> sorted = new ArrayList<>(figures);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }

    static void print(String name, double figure, int decimals) {
        System.out.printf(Locale.ROOT, "%s %." + decimals + "f%n", name, figure);
    }
}
