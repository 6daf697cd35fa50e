package org.nirayana.jyotisha.ayanamsa;

import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/**
 * An ayanamsa by the rule of a book: so much for every year since the zodiacs met, on 1 January, growing evenly between.
 *
 * <p>Its rate is a constant where precession quickens, so that it leaves an {@link EpochAyanamsa} of the same author by some seconds
 * in a century.
 *
 * @param year in which both zodiacs met
 * @param perYear what each year adds
 */
record YearlyAyanamsa(int year, Angle perYear) implements Ayanamsa {
    /** The mean year of the Gregorian calendar, whose 1 January wavers about it by less than a day and a half. */
    private static final double DAYS_PER_YEAR = 365.2425;

    /** 1 January 2000, 0h. */
    private static final double BEGINNING_OF_2000 = -0.5;

    @Override
    public Angle at(TT t) {
        double years = 2000 - year + (t.j2000Days() - BEGINNING_OF_2000) / DAYS_PER_YEAR;
        return Angle.radians(years * perYear.radians()).wrapped();
    }
}
