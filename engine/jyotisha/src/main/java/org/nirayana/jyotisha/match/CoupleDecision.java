package org.nirayana.jyotisha.match;

import java.util.Locale;
import org.nirayana.jyotisha.rule.Decision;

/** What readings decide about two Moons, and exemptions ask for. */
public enum CoupleDecision implements Decision {
    /** One sign obeys the other, by the reading of vasya. */
    VASYA,

    /** The two stars pierce one another (vedha). */
    STARS_PIERCE;

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
