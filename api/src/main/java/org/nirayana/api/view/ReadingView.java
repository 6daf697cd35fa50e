package org.nirayana.api.view;

import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.SchemaName;

/** How a rule was read on which authors differ. */
@SchemaName("Reading")
public record ReadingView(
        @Description("The parameter that chooses it.") String choice,
        @Description("What was chosen.") String reading) {}
