package org.nirayana.jyotisha.dasha;

import java.math.BigDecimal;

/**
 * How many days make a year of a dasha; exact, because periods multiply it by a hundred.
 *
 * @param days more than 0, at most {@link #MOST_DAYS}
 */
public record DashaYear(BigDecimal days) {
    public static final BigDecimal MOST_DAYS = new BigDecimal("1000");

    /** The mean year of the Julian calendar, the service's default. */
    public static final DashaYear JULIAN = new DashaYear(new BigDecimal("365.25"));

    /** 360 risings of the Sun: the savana year. */
    public static final DashaYear SAVANA = new DashaYear(new BigDecimal("360"));

    public DashaYear {
        if (days.signum() <= 0 || days.compareTo(MOST_DAYS) > 0) {
            throw new IllegalArgumentException("a dasha year has more than 0 and at most 1000 days, not " + days);
        }
    }

    /** The shortest decimal that reads back as {@code days}: 365.2425 is taken for what was typed. */
    public static DashaYear ofDays(double days) {
        return new DashaYear(BigDecimal.valueOf(days));
    }
}
