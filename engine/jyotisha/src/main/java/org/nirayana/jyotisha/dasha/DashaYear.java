package org.nirayana.jyotisha.dasha;

import java.io.Serializable;
import java.math.BigDecimal;

/**
 * How many days make a year of a dasha; exact, because periods multiply it by a hundred.
 *
 * @param days {@link #MIN_DAYS} to {@link #MAX_DAYS}
 */
public record DashaYear(BigDecimal days) implements Serializable {
    /** In a year shorter than a day the deepest periods would be shorter than what an answer can tell apart. */
    public static final BigDecimal MIN_DAYS = BigDecimal.ONE;

    public static final BigDecimal MAX_DAYS = new BigDecimal("1000");

    /** The mean year of the Julian calendar, the service's default. */
    public static final DashaYear JULIAN = new DashaYear(new BigDecimal("365.25"));

    /** 360 risings of the Sun: the savana year. */
    public static final DashaYear SAVANA = new DashaYear(new BigDecimal("360"));

    public DashaYear {
        if (days.compareTo(MIN_DAYS) < 0 || days.compareTo(MAX_DAYS) > 0) {
            throw new IllegalArgumentException(
                    "a dasha year has from " + MIN_DAYS + " to " + MAX_DAYS + " days, not " + days);
        }
    }

    /** The shortest decimal that reads back as {@code days}: 365.2425 is taken for what was typed. */
    public static DashaYear ofDays(double days) {
        return new DashaYear(BigDecimal.valueOf(days));
    }
}
