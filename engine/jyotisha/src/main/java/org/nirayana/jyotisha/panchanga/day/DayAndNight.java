package org.nirayana.jyotisha.panchanga.day;

import java.time.Instant;
import org.nirayana.jyotisha.panchanga.TimeSpan;

/**
 * A day from sunrise to sunrise where the Sun rises and sets.
 *
 * @param daylight from sunrise to sunset
 * @param night from sunset to the next sunrise
 */
public record DayAndNight(TimeSpan daylight, TimeSpan night) {
    public TimeSpan whole() {
        return new TimeSpan(daylight.start(), night.end());
    }

    /** Whether an instant of the day is in its daylight. */
    public boolean isDaylight(Instant instant) {
        return instant.isBefore(daylight.end());
    }
}
