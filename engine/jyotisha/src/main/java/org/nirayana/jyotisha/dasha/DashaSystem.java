package org.nirayana.jyotisha.dasha;

import java.util.List;
import org.nirayana.jyotisha.Chart;

/** A way of dividing a life among rulers; {@link DashaSystems} is the list of those that are known by name. */
public interface DashaSystem {
    /** As callers name it: {@code vimshottari}. */
    String id();

    /** The rulers in the order in which they rule. */
    List<DashaLord> lords();

    /** How many times the order is gone through when a life is written down. */
    int defaultCycles();

    /** The periods from a birth on. */
    Dasha of(Chart chart);
}
