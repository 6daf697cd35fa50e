package org.nirayana.service.storage;

import java.util.concurrent.TimeUnit;

/**
 * How much the next transaction of a long piece of work may do, by how long the last one took: whoever else wants to write waits for
 * one part, never for the whole.
 */
public final class Parts {
    /** A third of the 250 ms that no transaction may take: the next part may be slower than the last. */
    private static final long GOAL_NANOS = TimeUnit.MILLISECONDS.toNanos(80);

    private final int most;
    private int size;

    /**
     * @param first the size of the first part, of which nothing is known yet
     * @param most the largest size of any part
     */
    public Parts(int first, int most) {
        this.size = first;
        this.most = most;
    }

    /** How much the next part may do, in units of the caller. */
    public int size() {
        return size;
    }

    /** Runs one part in a transaction of its own, and learns from it; waiting for the writer does not count. */
    public <T> T write(Database database, Database.Work<T> work) {
        long[] began = new long[1];
        T result = database.write(c -> {
            began[0] = System.nanoTime();
            return work.run(c);
        });
        long took = Math.max(1, System.nanoTime() - began[0]);
        double fitting = size * Math.min(2.0, (double) GOAL_NANOS / took);
        size = (int) Math.max(1, Math.min(most, fitting));
        return result;
    }
}
