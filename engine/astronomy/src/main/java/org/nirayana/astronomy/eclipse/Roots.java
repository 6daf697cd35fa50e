package org.nirayana.astronomy.eclipse;

import java.util.function.DoubleUnaryOperator;
import org.nirayana.astronomy.event.Root;
import org.nirayana.astronomy.event.RootSearch;
import org.nirayana.astronomy.time.TT;

/** Zeros of functions of hours from a reference time. */
final class Roots {
    private static final double HOURS_PER_DAY = 24;

    private Roots() {}

    /** The one zero between two times at which the function has different signs; NaN where it has the same. */
    static double between(DoubleUnaryOperator f, double from, double until) {
        if (!(until > from)) {
            return Double.NaN;
        }
        // Time is handed to the search as days from zero: hours are exact there, a Julian date is not.
        return RootSearch.zerosOf(t -> f.applyAsDouble(t.j2000Days() * HOURS_PER_DAY), (until - from) / HOURS_PER_DAY)
                .first(new TT(from / HOURS_PER_DAY), new TT(until / HOURS_PER_DAY))
                .map(Root::time)
                .map(t -> t.j2000Days() * HOURS_PER_DAY)
                .orElse(Double.NaN);
    }
}
