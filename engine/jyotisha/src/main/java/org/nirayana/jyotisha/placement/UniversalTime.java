package org.nirayana.jyotisha.placement;

import java.util.Locale;
import org.nirayana.astronomy.time.TimeScales;

/** What the clock of a birth from 1972 on is taken for; before, and where no leap second is known, it is UT1 in either case. */
public enum UniversalTime {
    /** UTC with its leap seconds, as it is. */
    UTC,
    /** UT1, by which the Earth turns: up to 0.9 s away, 14" in the ascendant. Jagannatha Hora and others that know no leap seconds. */
    UT1;

    /** The value of the parameter {@code universal_time}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The way from the clock to the scales of astronomy. */
    public TimeScales in(TimeScales scales) {
        return this == UTC ? scales : scales.withCivilTimeAsUt1();
    }
}
