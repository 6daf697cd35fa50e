package org.nirayana.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** How many whole charts the engine makes in a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class EngineBenchmark {
    /** Made once for the process, as in the service: what one round has unpacked serves the next. */
    private static final Charts CHARTS = new Charts();

    /** What all threads share. */
    @State(Scope.Benchmark)
    public static class Engine {
        final Charts charts = CHARTS;
    }

    /** Where a thread is in the list of dates, and where its numbers go. */
    @State(Scope.Thread)
    public static class Cursor {
        final double[] chart = new double[Charts.NUMBERS];
        int next;

        int advance() {
            int index = next;
            next = (index + 1) % Charts.COUNT;
            return index;
        }
    }

    /** As the C library gives it. */
    @Benchmark
    public double[] chart(Engine engine, Cursor cursor) {
        engine.charts.chart(cursor.advance(), cursor.chart);
        return cursor.chart;
    }

    /** As the service holds it. */
    @Benchmark
    public Object horoscope(Engine engine, Cursor cursor) {
        return engine.charts.placements(cursor.advance());
    }
}
