package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The five groups of rajju: foot, hip, belly, throat, head. */
public enum Rajju {
    PADA,
    KATI,
    UDARA,
    KANTHA,
    SIRO;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The name in answers. */
    public String id() {
        return id;
    }
}
