package org.nirayana.astronomy.ephemeris;

import org.nirayana.astronomy.time.TDB;

/**
 * The closed interval of time for which an ephemeris answers.
 *
 * @param start first instant
 * @param end last instant, not before {@code start}
 */
public record Span(TDB start, TDB end) {
    public Span {
        if (start.compareTo(end) > 0) {
            throw new IllegalArgumentException("a span must not end before it starts");
        }
    }

    public boolean contains(TDB t) {
        return start.compareTo(t) <= 0 && t.compareTo(end) <= 0;
    }
}
