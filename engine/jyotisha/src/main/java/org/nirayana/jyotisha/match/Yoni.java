package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The animals of the stars. */
public enum Yoni {
    HORSE,
    ELEPHANT,
    SHEEP,
    SERPENT,
    DOG,
    CAT,
    RAT,
    COW,
    BUFFALO,
    TIGER,
    DEER,
    MONKEY,
    MONGOOSE,
    LION;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The name in answers. */
    public String id() {
        return id;
    }
}
