package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/**
 * When a clock showed a time.
 *
 * @param kind {@code unique}, {@code ambiguous} or {@code missing}
 * @param instants when it was: one, two where clocks were put back, none where they were put forward
 * @param nearest for a time that never came, what it was by the clock before and after the change
 * @param change the change of the clocks that makes it so
 */
public record LocalTimeView(
        @Description("Name in the tz database.") String timezone,
        @OneOf({"coordinates", "tz"}) String timezoneSource,
        @Description("Release of the tz database.") String timezoneRelease,

        @OneOf({"unique", "ambiguous", "missing"}) @Description("Whether the time came once, twice or never.")
        String kind,

        @Size(max = 2) @Description("When the clock showed it, in order: one, two or none.")
        List<ClockView> instants,

        @Size(max = 2)
        @Description(
                "For a time that never came: by the clock before the change, by the clock after it. Otherwise empty.")
        List<ClockView> nearest,

        Optional<Change> change) {
    /** A change of the clocks: from what they showed to what they showed next. */
    @SchemaName("ClockChange")
    @Description("The change of the clocks that makes the time come twice or never.")
    public record Change(@Description("UTC.") String utc, Reading before, Reading after) {}

    /** What a clock shows. */
    @SchemaName("ClockReading")
    public record Reading(
            @Description("What the clocks showed at the change, without offset.")
            String clock,

            @Matches("[+-]\\d{2}:\\d{2}(:\\d{2})?") String offset,

            @Description("What the time was called, such as `IST` or `EDT`; null where the tz database has no name.")
            Optional<String> abbreviation) {}
}
