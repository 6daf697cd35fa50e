package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The kinds of people of varna kuta, from high to low; the last two are those of Prasna Marga alone. */
public enum Varna {
    BRAHMIN,
    KSHATRIYA,
    VAISHYA,
    SHUDRA,
    ANULOMA,
    PRATILOMA;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The name in answers. */
    public String id() {
        return id;
    }
}
