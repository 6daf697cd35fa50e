package org.nirayana.jyotisha.rule;

import java.util.Locale;

/** Whether something holds; unknown where a fact is missing that could change it. */
public enum Truth {
    HOLDS,
    FAILS,
    UNKNOWN;

    public static Truth of(boolean holds) {
        return holds ? HOLDS : FAILS;
    }

    /** Of the opposite; unknown stays unknown. */
    public Truth negated() {
        return switch (this) {
            case HOLDS -> FAILS;
            case FAILS -> HOLDS;
            case UNKNOWN -> UNKNOWN;
        };
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
