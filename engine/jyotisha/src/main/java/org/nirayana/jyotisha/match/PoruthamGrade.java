package org.nirayana.jyotisha.match;

import java.util.Locale;

/** How well a porutham holds. */
public enum PoruthamGrade {
    UTTAMA(2),
    MADHYAMA(1),
    ADHAMA(0),
    /** The text as it is known to us says nothing of this pair; it counts for nothing. */
    UNTOLD(0);

    private final int halves;

    PoruthamGrade(int halves) {
        this.halves = halves;
    }

    static PoruthamGrade of(boolean holds) {
        return holds ? UTTAMA : ADHAMA;
    }

    /** What it counts, in halves of a porutham. */
    public int halves() {
        return halves;
    }

    /** Whether it holds at all, be it middling. */
    public boolean holds() {
        return halves > 0;
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
