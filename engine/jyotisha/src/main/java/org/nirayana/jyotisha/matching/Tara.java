package org.nirayana.jyotisha.matching;

import java.util.Locale;

/** The nine taras, by the remainder of a count of stars by nine. */
public enum Tara {
    JANMA,
    SAMPAT,
    VIPAT,
    KSHEMA,
    PRATYARI,
    SADHAKA,
    NAIDHANA,
    MITRA,
    PARAMA_MITRA;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
