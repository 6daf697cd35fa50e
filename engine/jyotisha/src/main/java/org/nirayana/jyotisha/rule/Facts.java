package org.nirayana.jyotisha.rule;

import java.util.Objects;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * What is known of a chart or of two people, and rules are asked of.
 *
 * <p>Places are numbers here, so that to ask makes no objects: a sign 0 to 11, a pada 0 to 107, a graha 1 to 9, and {@link #UNKNOWN}
 * where it is not known.
 */
public abstract sealed class Facts permits ChartFacts, CoupleFacts {
    static final int UNKNOWN = -1;
    static final int PADAS_OF_A_SIGN = 9;

    private final Decisions decisions;

    Facts(Decisions decisions) {
        this.decisions = Objects.requireNonNull(decisions);
    }

    static int padaIndex(Nakshatra nakshatra, int pada) {
        return (nakshatra.number() - 1) * Nakshatra.PADAS + pada - 1;
    }

    /** In which sign something stands. */
    abstract int sign(Point point);

    /** In which pada something stands. */
    abstract int pada(Point point);

    /** Which graha something is. */
    abstract int graha(Point point);

    /** The chart that has it; none where only the Moon is known. */
    abstract Optional<Chart> chart(Point point);

    /** What tables have decided. */
    final Decisions decisions() {
        return decisions;
    }

    /** By how many signs something is ahead of something, itself counted as 1. */
    final int house(Point point, Point from) {
        int to = sign(point);
        int first = sign(from);
        return to < 0 || first < 0 ? UNKNOWN : Math.floorMod(to - first, Rasi.COUNT) + 1;
    }

    /** The same of stars. */
    final int stars(Point point, Point from) {
        int to = pada(point);
        int first = pada(from);
        return to < 0 || first < 0
                ? UNKNOWN
                : Math.floorMod(to / Nakshatra.PADAS - first / Nakshatra.PADAS, Nakshatra.COUNT) + 1;
    }
}
