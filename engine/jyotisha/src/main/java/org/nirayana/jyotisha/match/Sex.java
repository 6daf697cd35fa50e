package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The sex that a star has for yoni. */
public enum Sex {
    MALE,
    FEMALE;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
