package org.nirayana.astronomy.time;

/**
 * The two calendars of history, with astronomical years: the year before 1 is 0, the one before that -1.
 *
 * <p>Both are carried forward and backward without end; which of them a date is told in is the caller's knowledge.
 * {@link #historic} answers for those who have none.
 */
public enum Calendar {
    JULIAN {
        @Override
        int leapDayCorrection(int year) {
            return 0;
        }
    },
    GREGORIAN {
        @Override
        int leapDayCorrection(int year) {
            int century = Math.floorDiv(year, 100);
            return 2 - century + Math.floorDiv(century, 4);
        }
    };

    /** JD of noon on 1582-10-15, the first Gregorian day. */
    private static final long FIRST_GREGORIAN_DAY = 2299161;

    private static final int[] DAYS_BEFORE_MONTH = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    private static final int[] DAYS_OF_MONTH = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    /** Years beyond this would overflow the day count long after they lost any meaning. */
    private static final int MAX_YEAR = 1_000_000;

    /** Days by which this calendar is behind the plain four-year rule, for a year that begins in March. */
    abstract int leapDayCorrection(int marchYear);

    /** The calendar in which a day was dated by those who first changed over: Gregorian from 1582-10-15. */
    public static Calendar historic(double julianDate) {
        return julianDate + 0.5 < FIRST_GREGORIAN_DAY ? JULIAN : GREGORIAN;
    }

    public boolean isLeapYear(int year) {
        boolean fourth = Math.floorMod(year, 4) == 0;
        return this == JULIAN ? fourth : fourth && (Math.floorMod(year, 100) != 0 || Math.floorMod(year, 400) == 0);
    }

    /**
     * The Julian date of a calendar day's midnight plus a part of the day.
     *
     * @param dayFraction 0 at midnight, 0.5 at noon; finite
     * @throws IllegalArgumentException when there is no such day in this calendar
     */
    public double julianDate(int year, int month, int day, double dayFraction) {
        if (Math.abs((long) year) > MAX_YEAR) {
            throw new IllegalArgumentException("year " + year + " is beyond +-" + MAX_YEAR);
        }
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("month must be 1 to 12, not " + month);
        }
        int last = DAYS_OF_MONTH[month - 1] + (month == 2 && isLeapYear(year) ? 1 : 0);
        if (day < 1 || day > last) {
            throw new IllegalArgumentException(
                    "day must be 1 to " + last + " in " + year + "-" + month + ", not " + day);
        }
        JulianDate.requireFinite(dayFraction);
        // Years are counted from March, so that the leap day is the last of its year.
        int marchYear = month > 2 ? year : year - 1;
        long dayOfYear = DAYS_BEFORE_MONTH[month - 1] + (month > 2 ? 0L : 365L) + day;
        long number = 365L * marchYear + Math.floorDiv(marchYear, 4) + leapDayCorrection(marchYear) + dayOfYear;
        // Fixed by JD 2451545 at noon of Gregorian 2000-01-01.
        return number + 1721058L - 0.5 + dayFraction;
    }

    /** The date and part of the day of a Julian date, in this calendar. */
    public CalendarDate date(double julianDate) {
        JulianDate.requireFinite(julianDate);
        double midnight = Math.floor(julianDate + 0.5);
        double fraction = julianDate + 0.5 - midnight;
        int year = (int) Math.floor((midnight - 1721058) / 365.2425) - 1;
        while (julianDate(year + 1, 1, 1, 0) <= midnight - 0.5) {
            year++;
        }
        int remaining = (int) (midnight - 0.5 - julianDate(year, 1, 1, 0));
        int month = 1;
        while (true) {
            int length = DAYS_OF_MONTH[month - 1] + (month == 2 && isLeapYear(year) ? 1 : 0);
            if (remaining < length) {
                return new CalendarDate(this, year, month, remaining + 1, fraction);
            }
            remaining -= length;
            month++;
        }
    }
}
