package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The temperaments of the stars: of gods, of people, of demons. */
public enum Gana {
    DEVA,
    MANUSHYA,
    RAKSHASA;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The name in answers. */
    public String id() {
        return id;
    }
}
