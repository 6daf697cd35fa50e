package org.nirayana.jyotisha.dasha;

import java.time.Instant;
import java.util.function.ToDoubleFunction;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.TimeScales;
import org.nirayana.astronomy.units.Constants;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.transit.SunReturns;

/** How many years of a dasha lie between a birth that may move and a date. */
public final class DashaYears {
    private static final double NANOS_PER_SECOND = 1e9;

    private final ToDoubleFunction<TT> lived;
    private final boolean isOfWholeDays;

    /**
     * @param date up to which years are counted
     * @param birth about when the births are, and by which clock years of the calendar are counted
     * @param ayanamsa of the same sky and conventions
     */
    public DashaYears(Instant date, Conventions conventions, Birth birth, Sky sky, Ayanamsa ayanamsa) {
        this.lived = lived(date, conventions, birth, sky, ayanamsa);
        this.isOfWholeDays = conventions.dashaYearKind() == DashaYearKind.CALENDAR;
    }

    /** Years from a birth to the date. */
    public double from(TT birth) {
        return lived.applyAsDouble(birth);
    }

    /** What is left of the first rule as these years count it. */
    public double balance(double years) {
        return isOfWholeDays ? CalendarYears.roundedBalance(years) : years;
    }

    private static ToDoubleFunction<TT> lived(
            Instant date, Conventions conventions, Birth about, Sky sky, Ayanamsa ayanamsa) {
        TimeScales scales = sky.timeScales();
        return switch (conventions.dashaYearKind()) {
            case FIXED_DAYS -> {
                double yearDays = conventions.dashaYear().days().doubleValue();
                yield birth -> days(scales.utc(birth), date) / yearDays;
            }
            case SUN_RETURN -> {
                // From the birth, which the ephemeris covers: the date may lie beyond it.
                SunReturns sun = new SunReturns(sky, ayanamsa, about.instant());
                double turns = sun.turns(date);
                yield birth -> turns - sun.turns(birth);
            }
            case CALENDAR -> birth -> CalendarYears.years(scales.utc(birth), date, about.zone());
        };
    }

    private static double days(Instant birth, Instant date) {
        double seconds =
                date.getEpochSecond() - birth.getEpochSecond() + (date.getNano() - birth.getNano()) / NANOS_PER_SECOND;
        return seconds / Constants.SECONDS_PER_DAY;
    }
}
