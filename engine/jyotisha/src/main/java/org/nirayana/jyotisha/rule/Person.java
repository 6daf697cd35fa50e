package org.nirayana.jyotisha.rule;

import java.util.Locale;

/** One of two people. */
public enum Person {
    BRIDE,
    GROOM;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
