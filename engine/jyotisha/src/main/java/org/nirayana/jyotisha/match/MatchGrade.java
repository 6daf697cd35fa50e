package org.nirayana.jyotisha.match;

import java.util.Locale;

/** How a total is called by somebody's thresholds. */
public enum MatchGrade {
    NOT_RECOMMENDED,
    ACCEPTABLE,
    GOOD,
    EXCELLENT,
    INAUSPICIOUS,
    MIDDLING,
    VERY_GOOD,
    ADHAMA,
    MADHYAMA,
    UTTAMA;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
