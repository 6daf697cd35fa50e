package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The temperaments of the stars: of gods, of people, of demons. */
public enum Gana {
    DEVA,
    MANUSHYA,
    RAKSHASA;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
