package org.nirayana.astronomy.time;

/**
 * A day of a calendar and how much of it has passed.
 *
 * @param calendar which calendar the day is told in
 * @param year astronomical: 0 is 1 BCE
 * @param month 1 to 12
 * @param day 1 to the last of the month
 * @param dayFraction from 0 at midnight, less than 1
 */
public record CalendarDate(Calendar calendar, int year, int month, int day, double dayFraction) {
    public CalendarDate {
        if (!(dayFraction >= 0 && dayFraction < 1)) {
            throw new IllegalArgumentException("a part of a day lies in [0, 1), not " + dayFraction);
        }
        // Refuses days that do not exist.
        calendar.julianDate(year, month, day, dayFraction);
    }

    public double julianDate() {
        return calendar.julianDate(year, month, day, dayFraction);
    }
}
