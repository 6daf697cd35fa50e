package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The elements of the stars, Prasna Marga 21. */
public enum Bhuta {
    EARTH,
    WATER,
    FIRE,
    AIR,
    ETHER;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
