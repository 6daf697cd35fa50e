package org.nirayana.jyotisha.panchanga.calendar;

import org.nirayana.astronomy.time.UT1;

/**
 * A year of Jupiter: the time in which the mean Jupiter of the Surya Siddhanta goes through a rasi, some 361 days.
 *
 * <p>The first of the Kali age is Vijaya (Surya Siddhanta 1.55); a great age of 1,577,917,828 days has 364,220 revolutions
 * (1.31, 1.37), or 364,212 with the correction (bija) that later almanacs apply. Days are counted from midnight at Ujjain.
 *
 * @param name its name
 * @param start its first instant
 * @param end the first instant of the next
 */
public record JovianYear(Samvatsara name, UT1 start, UT1 end) {
    private static final double DAYS_OF_GREAT_AGE = 1_577_917_828.0;
    private static final double RASIS = 12;

    /** Midnight at Ujjain between 17 and 18 February 3102 BCE. */
    private static final double KALI_EPOCH_JULIAN_DATE = 588_465.5;

    private static final double UJJAIN_LONGITUDE_TURNS = (75 + 46 / 60.0) / 360;

    public static JovianYear at(UT1 instant, JovianBija bija) {
        double days = instant.julianDate() - KALI_EPOCH_JULIAN_DATE + UJJAIN_LONGITUDE_TURNS;
        double length = DAYS_OF_GREAT_AGE / (RASIS * bija.revolutions());
        long elapsed = (long) Math.floor(days / length);
        return new JovianYear(Samvatsara.VIJAYA.plus(elapsed), border(elapsed, length), border(elapsed + 1, length));
    }

    private static UT1 border(long elapsed, double length) {
        return UT1.ofJulianDate(KALI_EPOCH_JULIAN_DATE - UJJAIN_LONGITUDE_TURNS + elapsed * length);
    }
}
