package org.nirayana.jyotisha.dasha;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The periods that hold one instant, each within the one before.
 *
 * @param periods from the mahadasha down; none where the instant lies before the first period of the dasha
 */
public record RunningPeriods(List<DashaPeriod> periods) implements Serializable {
    /** Takes a copy of the list. */
    public RunningPeriods {
        periods = List.copyOf(periods);
    }

    /** Who rules, from the mahadasha down. */
    public List<DashaLord> lords() {
        return periods.stream().map(DashaPeriod::lord).toList();
    }

    /** The rulers for people, {@code Jupiter › Saturn › Mercury}, or that there is none. */
    @Override
    public String toString() {
        return periods.isEmpty()
                ? "no period"
                : lords().stream().map(DashaLord::toString).collect(Collectors.joining(" › "));
    }
}
