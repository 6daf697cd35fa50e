package org.nirayana.batch;

import java.time.Instant;
import java.util.Arrays;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;

/**
 * The births of a part of a table, computed together: in the order of time, whatever order they stand in.
 *
 * <p>Polynomials of the ephemeris and of the nutation hold for some days. Births that follow each other in time find them in the
 * cache of the processor; births of two centuries all over each other do not, for a fifth of the time that a row takes. What a birth
 * comes to depends on nothing but itself, so that the figures are the same in any order.
 *
 * <p>It is filled by {@link #add} and {@linkplain #compute computed}. Then it is asked for every row by {@link #write}, or rows are {@linkplain
 * #choose chosen} and their {@linkplain #columns columns} asked for. It is used again for the next part; for one thread.
 */
public final class BatchPart {
    /** What a row takes here, beside the birth itself. */
    public static final int BYTES_PER_ROW = 2 * PlaceTable.BYTES_PER_ROW + 3 * 8 + 5 * 4;

    private static final int FIRST_CAPACITY = 1024;

    /** As long as the shortest stretches of the tables; a finer order gains nothing. */
    private static final long FINEST_SECONDS = 8 * 86_400L;

    private static final int MAX_STRETCHES = 1 << 13;

    private final BatchColumns columns;

    // The births as numbers: objects would be moved about by the collector while they wait.
    private long[] seconds = new long[FIRST_CAPACITY];
    private int[] nanos = new int[FIRST_CAPACITY];
    private double[] latitudes = new double[FIRST_CAPACITY];
    private double[] longitudes = new double[FIRST_CAPACITY];
    private Exception[] problems = new Exception[FIRST_CAPACITY];
    private int count;

    // What was found, in the order of time, and where in it a row stands.
    private final PlaceTable found = new PlaceTable();
    private int[] order = {};
    private int[] standsAt = {};
    private final Row places = new Row();

    // The rows that are to be written by columns.
    private int[] chosen = {};
    private int chosenCount;
    private final PlaceTable chosenPlaces = new PlaceTable();

    BatchPart(BatchColumns columns) {
        this.columns = columns;
    }

    /** Forgets all rows. */
    public void clear() {
        Arrays.fill(problems, 0, count, null);
        count = 0;
        chosenCount = 0;
    }

    /** Reads the next row; one that cannot be read says so when it is written. */
    public void add(RowReader reader, RowSource row) {
        int at = next();
        try {
            BatchRow birth = reader.read(row);
            Instant instant = birth.instant();
            seconds[at] = instant.getEpochSecond();
            nanos[at] = instant.getNano();
            latitudes[at] = birth.latitude();
            longitudes[at] = birth.longitude();
        } catch (RowProblem | RuntimeException problem) {
            problems[at] = problem;
        }
    }

    /** A row that cannot be read. */
    public void add(RowProblem problem) {
        problems[next()] = problem;
    }

    private int next() {
        if (count == seconds.length) {
            seconds = Arrays.copyOf(seconds, 2 * count);
            nanos = Arrays.copyOf(nanos, 2 * count);
            latitudes = Arrays.copyOf(latitudes, 2 * count);
            longitudes = Arrays.copyOf(longitudes, 2 * count);
            problems = Arrays.copyOf(problems, 2 * count);
        }
        return count++;
    }

    /** Computes where everything stands at all births. */
    public void compute() {
        if (order.length < count) {
            order = new int[seconds.length];
            standsAt = new int[seconds.length];
            chosen = new int[seconds.length];
        }
        found.clear(seconds.length);
        int known = sort();
        for (int i = 0; i < known; i++) {
            cast(order[i]);
        }
    }

    /** Puts the numbers of the rows that have a birth in the order of time, nearly; how many there are. */
    private int sort() {
        long first = Long.MAX_VALUE;
        long last = Long.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            if (problems[i] == null) {
                first = Math.min(first, seconds[i]);
                last = Math.max(last, seconds[i]);
            }
        }
        // Counted by stretches: where in its stretch a birth lies does not matter.
        long stretch = Math.max(FINEST_SECONDS, (last - first) / MAX_STRETCHES + 1);
        int[] ends = new int[MAX_STRETCHES + 1];
        for (int i = 0; i < count; i++) {
            if (problems[i] == null) {
                ends[(int) ((seconds[i] - first) / stretch)]++;
            }
        }
        for (int i = 1; i < ends.length; i++) {
            ends[i] += ends[i - 1];
        }
        int known = ends[MAX_STRETCHES];
        for (int i = count - 1; i >= 0; i--) {
            if (problems[i] == null) {
                order[--ends[(int) ((seconds[i] - first) / stretch)]] = i;
            }
        }
        return known;
    }

    private void cast(int row) {
        try {
            BatchRow birth =
                    BatchRow.of(Instant.ofEpochSecond(seconds[row], nanos[row]), latitudes[row], longitudes[row]);
            RowContext context = new RowContext(columns.engine(), birth, false);
            context.makeChart();
            standsAt[row] = found.rows();
            found.add(context.places());
        } catch (OutsideSpanException outside) {
            problems[row] = BatchColumns.outside(outside);
        } catch (RuntimeException defect) {
            // Told when the row is written: it must not cost the others.
            problems[row] = defect;
        }
    }

    /**
     * Writes a row; the sink gets every column once, in order.
     *
     * @param row from 0, in the order in which they were added
     * @param first the number that the first column has in the sink
     * @throws RowProblem when it could not be read or computed
     */
    public void write(int row, RowSink sink, int first) throws RowProblem {
        require(row);
        places.at = standsAt[row];
        columns.write(places, sink, first);
    }

    private void require(int row) throws RowProblem {
        Exception problem = problems[row];
        if (problem instanceof RowProblem unreadable) {
            throw unreadable;
        }
        if (problem != null) {
            throw new IllegalStateException(problem);
        }
    }

    /**
     * Has a row among the {@link #columns}, behind those chosen before.
     *
     * @param row from 0, in the order in which they were added
     * @throws RowProblem when it could not be read or computed
     */
    public void choose(int row) throws RowProblem {
        require(row);
        chosen[chosenCount++] = standsAt[row];
    }

    /** The columns of the rows that were chosen, until the next part. */
    public ColumnSource columns() {
        chosenPlaces.choose(found, chosen, chosenCount);
        return columns.source(chosenPlaces);
    }

    /** A row of what was found. */
    private final class Row implements Places {
        private int at;

        @Override
        public long ascendantTicks() {
            return found.ascendantTicks()[at];
        }

        @Override
        public long ticks(int graha) {
            return found.ticks(graha)[at];
        }

        @Override
        public double radiansPerDay(int graha) {
            return found.radiansPerDay(graha)[at];
        }
    }
}
