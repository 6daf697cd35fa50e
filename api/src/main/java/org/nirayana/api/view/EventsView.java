package org.nirayana.api.view;

import java.util.List;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** What the sky does in a span; it is written piece by piece, in this form. */
@SchemaName("SkyEvents")
public record EventsView(
        ConventionsView conventions,

        @Description("How rules are read on which authors differ.")
        List<ReadingView> readings,

        @Size(max = EventsView.MAX_EVENTS) @Description("In the order of time.")
        List<EventView> events) {
    /** More than a question may ask for, by a margin: what is asked for is estimated. */
    public static final int MAX_EVENTS = 60_000;
}
