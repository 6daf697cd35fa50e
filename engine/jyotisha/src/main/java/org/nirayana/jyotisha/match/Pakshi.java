package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The birds of the stars, Prasna Marga 21. */
public enum Pakshi {
    BHARANDHAKA,
    PINGALA,
    CROW,
    COCK,
    PEACOCK;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
