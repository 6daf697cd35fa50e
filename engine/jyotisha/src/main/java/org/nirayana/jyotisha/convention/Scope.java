package org.nirayana.jyotisha.convention;

import java.util.Locale;

/** What a convention is about. */
public enum Scope {
    /** The chart of one birth, and what follows from it. */
    BIRTH,
    /** A day of the almanac. */
    DAY,
    /** Two births that are compared. */
    PAIR,
    /** The sky, or its way over a chart, in a span of time. */
    SPAN;

    /** As answers write it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a birth with its day is enough to see what it moves, so that two sets of conventions can be compared by it. */
    public boolean isOfOneBirth() {
        return this == BIRTH || this == DAY;
    }
}
