package org.nirayana.jyotisha.dasha;

import java.util.List;
import org.nirayana.jyotisha.Chart;

/** A way of dividing a life among rulers; {@link DashaSystems} is the list of those that are known by name. */
public interface DashaSystem {
    /** As callers name it: {@code vimshottari}. */
    String id();

    /**
     * The rulers in their usual order. A cycle has as many mahadashas, and every period as many parts; who rules them in which order and for
     * how long may follow from the chart.
     */
    List<DashaLord> lords();

    /** Whether the nakshatra of a point of the chart opens it: the Moon's, or what {@link DashaSeed} names. */
    default boolean isOpenedByNakshatra() {
        return false;
    }

    /** How many times the order is gone through when a life is written down. */
    int defaultCycles();

    /** The periods from a birth on. */
    Dasha of(Chart chart);
}
