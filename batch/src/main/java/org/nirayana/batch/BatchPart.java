package org.nirayana.batch;

import java.time.Instant;
import java.util.Arrays;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * The births of a part of a table, computed together: in the order of time, whatever order they stand in.
 *
 * <p>Polynomials of the ephemeris and of the nutation hold for some days. Births that follow each other in time find them in the
 * cache of the processor; births of two centuries all over each other do not, for a fifth of the time that a row takes. What a birth
 * comes to depends on nothing but itself, so that the figures are the same in any order.
 *
 * <p>It is filled by {@link #add}, {@linkplain #compute computed}, asked for every row by {@link #write}, and used again for the next
 * part; for one thread.
 */
public final class BatchPart {
    /** What a row takes here, beside the birth itself. */
    public static final int BYTES_PER_ROW = 8 * (Graha.COUNT + 1) + 8 * Graha.COUNT + 3 * 8 + 3 * 4;

    private static final int POINTS = Graha.COUNT + 1;
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
    private long[] ticks = {};
    private double[] speeds = {};
    private int[] order = {};
    private int count;
    private final Row places = new Row();

    BatchPart(BatchColumns columns) {
        this.columns = columns;
    }

    /** Forgets all rows. */
    public void clear() {
        Arrays.fill(problems, 0, count, null);
        count = 0;
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
        if (ticks.length < POINTS * count) {
            ticks = new long[POINTS * seconds.length];
            speeds = new double[Graha.COUNT * seconds.length];
            order = new int[seconds.length];
        }
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
            Placements found = context.chart().placements();
            ticks[row * POINTS] = found.ascendantTicks();
            for (int i = 0; i < Graha.COUNT; i++) {
                Graha graha = Graha.ALL.get(i);
                ticks[row * POINTS + 1 + i] = found.siderealTicks(graha);
                speeds[row * Graha.COUNT + i] = found.radiansPerDay(graha);
            }
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
        Exception problem = problems[row];
        if (problem instanceof RowProblem unreadable) {
            throw unreadable;
        }
        if (problem != null) {
            throw new IllegalStateException(problem);
        }
        places.row = row;
        columns.write(places, sink, first);
    }

    /** A row of the arrays. */
    private final class Row implements Places {
        private int row;

        @Override
        public long ascendantTicks() {
            return ticks[row * POINTS];
        }

        @Override
        public long ticks(int graha) {
            return ticks[row * POINTS + 1 + graha];
        }

        @Override
        public double radiansPerDay(int graha) {
            return speeds[row * Graha.COUNT + graha];
        }
    }
}
