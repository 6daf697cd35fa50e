package org.nirayana.jyotisha.comparison;

import java.util.List;

/**
 * A value that two sets of conventions do not agree on.
 *
 * @param name {@code moon_longitude}, {@code ascendant_d9}, {@code sunrise} and the like
 * @param topic what it is about
 * @param first by the first conventions
 * @param second by the second
 * @param amount second less first in the unit; NaN for what is no number
 * @param unit what the amount is counted in
 * @param contributions what each convention moves, those that move nothing left out
 */
public record Difference(
        String name,
        Topic topic,
        Figure first,
        Figure second,
        double amount,
        Unit unit,
        List<Contribution> contributions) {
    /** What a difference is counted in. */
    public enum Unit {
        ARCSECONDS,
        SECONDS,
        DAYS,
        /** Sixtieths of a rupa. */
        VIRUPAS,
        BINDUS,
        /** Of vimsopaka and of pindas. */
        POINTS,
        /** Something else, which no number tells. */
        NAME
    }
}
