package org.nirayana.jyotisha.panchanga.day;

import java.time.Instant;
import java.util.Optional;

/**
 * The Moon's rising and setting within a day.
 *
 * @param moonrise the first in the day, if there is one
 * @param moonset the first in the day, if there is one
 * @param upAllDay whether it is above the horizon when the day begins and never sets in it
 * @param downAllDay whether it is below the horizon when the day begins and never rises in it
 */
public record MoonTimes(Optional<Instant> moonrise, Optional<Instant> moonset, boolean upAllDay, boolean downAllDay) {}
