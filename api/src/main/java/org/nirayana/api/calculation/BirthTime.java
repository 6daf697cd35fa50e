package org.nirayana.api.calculation;

import java.util.Locale;
import org.nirayana.api.operation.Parameter;

/** Whether the time of a birth is known, or its day alone. */
enum BirthTime {
    KNOWN,
    UNKNOWN;

    static final Parameter<BirthTime> PARAMETER = Parameter.oneOf("birth_time", values(), BirthTime::id)
            .describe(
                    "`unknown`: of `dateandtime` only the day on the clock of the place counts, so name a time well inside it,"
                            + " such as its noon. Whatever stands on the ascendant or the minute is left out, the chart is that of the Moon"
                            + " (chandra lagna), and what changes within the day is given from midnight to midnight.")
            .orElse(KNOWN, KNOWN.id())
            .shared("BirthTime");

    private String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
