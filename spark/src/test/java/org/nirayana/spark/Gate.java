package org.nirayana.spark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.nirayana.testing.Waiting;

/**
 * Holds back the rows of all partitions from a number on until a file is there, so that a test decides, and not its speed, that a job
 * is in its middle. Each held task leaves a file with the number of its process.
 */
record Gate(String folder, int firstHeld) implements MapPartitionsFunction<Row, Row> {
    private static final Duration TIMEOUT = Duration.ofMinutes(4);

    static final String OPEN = "open";
    static final String HELD = "held-";

    @Override
    public Iterator<Row> call(Iterator<Row> rows) throws Exception {
        int partition = TaskContext.getPartitionId();
        if (partition >= firstHeld) {
            Path open = Path.of(folder, OPEN);
            if (!Files.exists(open)) {
                Files.writeString(Path.of(folder, HELD + ProcessHandle.current().pid()), Integer.toString(partition));
                Waiting.until(TIMEOUT, () -> Files.exists(open));
            }
        }
        return rows;
    }
}
