package org.nirayana.jyotisha.match;

import java.util.Locale;

/** Whether a star stands on the rising or the falling arm of its rope; the head belongs to neither. */
public enum RajjuArm {
    AROHA,
    AVAROHA,
    NONE;

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
