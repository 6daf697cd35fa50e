package org.nirayana.jyotisha.dasha;

import java.io.Serializable;

/**
 * The rule in force at birth and the exact share of it that had passed.
 *
 * @param lord place in the order of rulers
 * @param passed numerator of the share, at least 0 and less than {@code whole}
 * @param whole denominator of the share
 */
public record DashaBalance(int lord, long passed, long whole) implements Serializable {
    public DashaBalance {
        if (passed < 0 || passed >= whole) {
            throw new IllegalArgumentException("the passed share must be in [0, 1), not " + passed + "/" + whole);
        }
    }

    /** What is left of the rule, in (0, 1]. */
    public double remaining() {
        return (double) (whole - passed) / whole;
    }
}
