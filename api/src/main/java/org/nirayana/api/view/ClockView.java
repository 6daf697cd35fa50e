package org.nirayana.api.view;

import java.util.Optional;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.SchemaName;

/**
 * An instant as the clocks of a zone had it.
 *
 * @param dateandtime on the clock, with its offset
 * @param utc the same instant
 * @param abbreviation what people called the time: IST
 * @param offsetSince since when the clocks went so, in UTC
 * @param offsetUntil until when
 */
@SchemaName("LocalInstant")
@Description("An instant as the clocks of a zone had it.")
public record ClockView(
        @Description("What the clock showed, with its offset; usable as `dateandtime` anywhere.")
        String dateandtime,

        @Description("The same instant in UTC.") String utc,
        @Matches("[+-]\\d{2}:\\d{2}(:\\d{2})?") String offset,

        @Description("What the time was called, such as `IST` or `EDT`; null where the tz database has no name.")
        Optional<String> abbreviation,

        @Description("Since when the clocks went so, UTC; null before the first rule.")
        Optional<String> offsetSince,

        @Description("Until when, UTC; null if no change is known.")
        Optional<String> offsetUntil,

        Day day) {
    /** The civil day, from its first instant to that of the next. */
    @SchemaName("CivilDay")
    @Description("The civil day that contains the instant.")
    public record Day(
            String date,
            String start,
            @Description("Start of the next day.") String end) {}
}
