package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;

/**
 * When a clock showed a time.
 *
 * @param kind {@code unique}, {@code ambiguous} or {@code missing}
 * @param instants when it was: one, two where clocks were put back, none where they were put forward
 * @param nearest for a time that never came, what it was by the clock before and after the change
 * @param change the change of the clocks that makes it so
 * @param clocks what clocks there may have been, where that is in doubt and was asked for
 * @param readings when it was by each clock and calendar, where that was asked for
 * @param shown what each clock showed then, where that was asked for
 */
public record LocalTimeView(
        @Description("Name in the tz database, or `LMT`, or an offset such as `UTC+05:30`.")
        String timezone,

        @OneOf(of = Vocabulary.TIMEZONE_SOURCE) String timezoneSource,
        @Description("Release of the tz database.") String timezoneRelease,

        @OneOf(
                name = "LocalTimeKind",
                value = {"unique", "ambiguous", "missing"})
        @Description("Whether the time came once, twice or never.")
        String kind,

        @Size(max = 2) @Description("When the clock showed it, in order: one, two or none.")
        List<ClockView> instants,

        @Size(max = 2)
        @Description(
                "For a time that never came: by the clock before the change, by the clock after it. Otherwise empty.")
        List<ClockView> nearest,

        Optional<Change> change,

        @OmitEmpty
        @Description("Only with `clocks=true`, and only where it is in doubt by which clock the time was told.")
        Optional<Clocks> clocks,

        @OmitEmpty
        @Description(
                "With `date` and `time`, and only with `readings=true`, `time_scale` or `calendar`: when it was, by each"
                        + " clock and calendar by which they may have been told.")
        Optional<List<CivilReading>> readings,

        @OmitEmpty
        @Description(
                "Only with `readings=true`, `time_scale` or `calendar`: what each clock showed at the (first) instant, in"
                        + " both calendars.")
        Optional<List<Shown>> shown) {
    /** When it was, if the date and time was told by this clock and in this calendar. */
    @SchemaName("CivilTimeReading")
    public record CivilReading(
            @OneOf(of = Vocabulary.TIME_SCALE) String timeScale,
            @OneOf(of = Vocabulary.CIVIL_CALENDAR) String calendar,

            @Size(max = 2)
            @Description(
                    "UTC, Gregorian: one; two where clocks were put back; none where they were put forward, or where the"
                            + " calendar has no such day.")
            List<String> instants) {}

    /** What a clock showed at the instant. */
    @SchemaName("CivilTimeShown")
    public record Shown(
            @OneOf(of = Vocabulary.TIME_SCALE) String timeScale,
            String timezone,
            @Description("On the clock, without offset.") String gregorian,

            @Description("The same with the date of the Julian calendar.")
            String julian) {}

    /** Which clock it was is not known. */
    @SchemaName("ClocksInDoubt")
    public record Clocks(
            @OneOf(of = Vocabulary.OLD_CLOCKS_REASON)
            @Description(
                    "`before_standard_time`: each town kept its own time, and the tz database has that of one of them;"
                            + " `town_time`: the town kept its own beside standard time.")
            String reason,

            @Size(min = 1, max = 8) @Description("What may have been meant, the likeliest first.")
            List<Choice> choices) {}

    /** One of the clocks that may have been meant, and when it showed the time. */
    @SchemaName("ClockInDoubt")
    public record Choice(
            @OneOf(of = Vocabulary.OLD_CLOCK_NAME) @Description("`zone`: as the tz database has it.")
            String name,

            @Description("What to give as `tz`.") String tz,
            ClockView instant) {}

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
