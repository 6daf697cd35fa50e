package org.nirayana.jyotisha.panchanga.calendar;

import java.time.Instant;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * The month of the Sun to which a day belongs.
 *
 * @param calendar by whose rule it begins
 * @param rasi the rasi it is named for
 * @param day 1 for its first day
 * @param sankranti when the Sun entered the rasi
 */
public record SolarMonth(SolarCalendar calendar, Rasi rasi, int day, Instant sankranti) {
    public String name() {
        return calendar.month(rasi);
    }
}
