package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;

/**
 * When a clock showed a time.
 *
 * @param kind {@code unique}, {@code ambiguous} or {@code missing}
 * @param instants when it was: one, two where clocks were put back, none where they were put forward
 * @param nearest for a time that never came, what it was by the clock before and after the change
 * @param change the change of the clocks that makes it so
 */
public record LocalTimeView(
        String timezone,
        String timezoneSource,
        String timezoneRelease,
        String kind,
        List<ClockView> instants,
        List<ClockView> nearest,
        Optional<Change> change) {
    /** A change of the clocks: from what they showed to what they showed next. */
    public record Change(String utc, Reading before, Reading after) {}

    /** What a clock shows. */
    public record Reading(String clock, String offset, Optional<String> abbreviation) {}
}
