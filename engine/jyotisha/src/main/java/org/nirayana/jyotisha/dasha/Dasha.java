package org.nirayana.jyotisha.dasha;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The periods of one system for one birth. */
public interface Dasha {
    /** Mahadasha, antardasha, pratyantardasha, sukshma, prana and deha. */
    int LEVELS = 6;

    DashaSystem system();

    Instant birth();

    /** How many years one cycle of the lords takes. */
    double cycleYears();

    /** What was left of the first mahadasha at birth; empty where that begins with the birth. */
    default Optional<DashaRemainder> remainder() {
        return Optional.empty();
    }

    /**
     * The mahadashas from the one that ran at birth on, with what is below them.
     *
     * @param levels 1 for mahadashas alone, to {@link #LEVELS}
     * @param cycles how often the order of lords is gone through
     */
    List<DashaPeriod> periods(int levels, int cycles);

    /**
     * One period with what is below it.
     *
     * @param path as {@link DashaPeriod#path()}
     * @param levels how many levels below the period to fill in; none below {@link #LEVELS} exist
     * @throws IllegalArgumentException when there is no such period
     */
    DashaPeriod period(List<Integer> path, int levels);

    /**
     * The periods that hold an instant, from the mahadasha down; none before the rule that ran at birth began.
     *
     * @param levels 1 to {@link #LEVELS}
     */
    List<DashaPeriod> at(Instant instant, int levels);

    /** The periods of all levels that hold an instant; it prints as {@code Jupiter › Saturn › Mercury › …}. */
    default RunningPeriods at(Instant instant) {
        return new RunningPeriods(at(instant, LEVELS));
    }
}
