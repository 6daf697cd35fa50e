package org.nirayana.api.view;

import java.util.List;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;

/** By which clock a time was read is in doubt. */
@SchemaName("OldClocks")
public record OldClocksView(
        @OneOf(of = Vocabulary.OLD_CLOCKS_REASON)
        @Description(
                "`before_standard_time`: each town kept its own time; `town_time`: the town kept its own beside standard time.")
        String reason,

        @Size(min = 1, max = 8) @Description("What may have been meant, the likeliest first.")
        List<Choice> choices) {

    /** One of the clocks that may have been meant. */
    @SchemaName("OldClock")
    public record Choice(
            @OneOf(of = Vocabulary.OLD_CLOCK_NAME) @Description("`zone`: as the tz database has it.")
            String name,

            @Description("What to give as `tz`.") String tz,

            @Matches("[+-]\\d{2}:\\d{2}(:\\d{2})?") @Description("How far that clock was ahead of UTC.")
            String offset) {}
}
