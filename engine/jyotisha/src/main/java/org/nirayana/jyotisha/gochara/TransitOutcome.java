package org.nirayana.jyotisha.gochara;

import java.util.Locale;

/** What a transit is worth by the house from the natal Moon and by who obstructs it. */
public enum TransitOutcome {
    /** In a good house, and nobody obstructs it. */
    GOOD,
    /** In a good house, whose obstructing house (vedha) somebody stands in. */
    OBSTRUCTED,
    /** In any other house. */
    BAD,
    /** In a bad house that obstructs a good one, in which somebody stands (vipareeta vedha). */
    RELIEVED;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
