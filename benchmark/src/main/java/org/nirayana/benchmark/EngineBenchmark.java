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
    /** What all threads share, as in the service. */
    @State(Scope.Benchmark)
    public static class Engine {
        final Charts charts = new Charts();
    }

    /** Where a thread is in the list of dates. */
    @State(Scope.Thread)
    public static class Cursor {
        int next;
    }

    @Benchmark
    public Object chart(Engine engine, Cursor cursor) {
        int index = cursor.next;
        cursor.next = (index + 1) % Charts.COUNT;
        return engine.charts.chart(index);
    }
}
