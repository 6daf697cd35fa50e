package org.nirayana.jyotisha.dasha;

import java.io.Serializable;
import java.math.BigDecimal;

/**
 * A mahadasha of a cycle: who rules, and for how many years.
 *
 * @param years more than 0; parts of a year are allowed
 */
public record DashaReign(DashaLord lord, BigDecimal years) implements Serializable {
    public DashaReign {
        if (years.signum() <= 0) {
            throw new IllegalArgumentException(lord + " must rule for more than 0 years, not " + years);
        }
    }

    /** Of whole years. */
    public static DashaReign of(DashaLord lord, int years) {
        return new DashaReign(lord, BigDecimal.valueOf(years));
    }
}
