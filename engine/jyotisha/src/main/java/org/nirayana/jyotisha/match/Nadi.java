package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;

/** The three nadis. */
public enum Nadi {
    ADI,
    MADHYA,
    ANTYA;

    /** All three in order. */
    public static final List<Nadi> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The name in answers. */
    public String id() {
        return id;
    }
}
