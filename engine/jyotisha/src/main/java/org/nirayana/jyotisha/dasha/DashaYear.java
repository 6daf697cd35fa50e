package org.nirayana.jyotisha.dasha;

import java.io.Serializable;
import java.math.BigDecimal;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

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

    /** How long it is. To name a length is to count by days, whatever a profile counts by; the kind of year stands above it. */
    public static final Convention<DashaYear> CONVENTION = Convention.ofNumber(
                    "dasa_year_length",
                    "Days of a year of dashas. To name it is to count by days, unless `dasha_year` says otherwise.",
                    new Convention.Limits(MIN_DAYS.intValue(), MAX_DAYS.intValue(), ""),
                    JULIAN,
                    DashaYear::days,
                    days -> ofDays(days.doubleValue()))
            .moving(Part.DASHAS)
            .implying(DashaYearKind.FIXED_DAYS);

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
