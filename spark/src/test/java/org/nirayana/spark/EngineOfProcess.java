package org.nirayana.spark;

import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.nirayana.batch.BatchEngine;

/** Which process a partition is computed in, and which ephemeris there. */
record EngineOfProcess() implements MapPartitionsFunction<Row, String> {
    @Override
    public Iterator<String> call(Iterator<Row> rows) {
        int ephemeris = System.identityHashCode(BatchEngine.standard().charts().ephemeris());
        return List.of(ProcessHandle.current().pid() + " " + ephemeris).iterator();
    }
}
