package org.nirayana.batch.command;

import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** A line that tells how far a batch is and how long it takes yet; for people at a terminal. */
final class Progress {
    private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
    private static final int BAR = 24;

    private final PrintStream out;
    private final boolean shown;
    private long begun;
    private long printed;
    private long firstRow;
    private double firstShare;

    /** @param shown whether anybody looks */
    Progress(PrintStream out, boolean shown) {
        this.out = out;
        this.shown = shown;
    }

    void begin(long row, double share) {
        begun = System.nanoTime();
        printed = begun;
        firstRow = row;
        firstShare = share;
    }

    void at(long row, long rejected, double share) {
        long now = System.nanoTime();
        if (shown && now - printed > EVERY_NANOS) {
            printed = now;
            out.print("\r" + line(row, rejected, share, (now - begun) / 1e9) + "\u001b[K");
            out.flush();
        }
    }

    /**
     * The line.
     *
     * @param share of the input, 0 to 1; NaN where nobody knows
     * @param seconds since it began
     */
    String line(long row, long rejected, double share, double seconds) {
        if (Double.isNaN(share)) {
            return String.format(
                    Locale.ROOT,
                    "%,d rows, %,.0f a second%s",
                    row,
                    (row - firstRow) / seconds,
                    rejectedSoFar(rejected));
        }
        int filled = (int) Math.round(share * BAR);
        double done = share - firstShare;
        double left = done > 0 ? seconds * (1 - share) / done : Double.NaN;
        return String.format(
                Locale.ROOT,
                "[%s%s] %3.0f %%  %,d rows, %,.0f a second%s%s",
                "#".repeat(filled),
                ".".repeat(BAR - filled),
                100 * share,
                row,
                (row - firstRow) / seconds,
                rejectedSoFar(rejected),
                Double.isNaN(left) ? "" : ", " + duration(left) + " left");
    }

    private static String rejectedSoFar(long rejected) {
        return rejected == 0 ? "" : String.format(Locale.ROOT, ", %,d rejected", rejected);
    }

    /** {@code 4 s}, {@code 3 min}, {@code 2.5 h}. */
    static String duration(double seconds) {
        if (seconds < 100) {
            return String.format(Locale.ROOT, "%.0f s", seconds);
        }
        return seconds < 6000
                ? String.format(Locale.ROOT, "%.0f min", seconds / 60)
                : String.format(Locale.ROOT, "%.1f h", seconds / 3600);
    }

    /** Takes the line away. */
    void end() {
        if (shown) {
            out.print("\r\u001b[K");
            out.flush();
        }
    }
}
