package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The three nadis. */
public enum Nadi {
    ADI,
    MADHYA,
    ANTYA;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
