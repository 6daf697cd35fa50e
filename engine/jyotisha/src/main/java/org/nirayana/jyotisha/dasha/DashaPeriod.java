package org.nirayana.jyotisha.dasha;

import java.io.Serializable;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * The rule of one lord, at some level, from one instant to another.
 *
 * @param path where it stands: 1 for the first mahadasha, then 1 for its first antardasha, and so on; never empty
 * @param lord who rules
 * @param start first instant
 * @param end the first instant of the next period
 * @param parts the periods of the next level, in order; empty where the answer goes no deeper
 */
public record DashaPeriod(List<Integer> path, DashaLord lord, Instant start, Instant end, List<DashaPeriod> parts)
        implements Serializable {
    public DashaPeriod {
        path = DashaPath.of(path);
        parts = List.copyOf(parts);
    }

    /** 1 for a mahadasha to 6. */
    public int level() {
        return path.size();
    }

    /** The path as people write it: {@code 3.1.4}. */
    public String pathText() {
        return ((DashaPath) path).text();
    }

    public boolean contains(Instant instant) {
        return !instant.isBefore(start) && instant.isBefore(end);
    }

    /** For people, without its parts: {@code Jupiter  1993-05-08T01:41:25Z to 2009-05-08T01:41:25Z}. */
    @Override
    public String toString() {
        return lord + "  " + start.truncatedTo(ChronoUnit.SECONDS) + " to " + end.truncatedTo(ChronoUnit.SECONDS);
    }
}
