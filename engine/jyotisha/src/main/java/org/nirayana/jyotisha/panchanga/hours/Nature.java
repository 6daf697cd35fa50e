package org.nirayana.jyotisha.panchanga.hours;

import java.util.Locale;

/** What a time is said to be good for, in one word. */
public enum Nature {
    GOOD,
    NEUTRAL,
    BAD;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
