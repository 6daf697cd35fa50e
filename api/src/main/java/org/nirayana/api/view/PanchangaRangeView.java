package org.nirayana.api.view;

import java.util.List;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** The panchangas of consecutive days; it is written piece by piece, in this form. */
@SchemaName("PanchangaRange")
public record PanchangaRangeView(
        ConventionsView conventions,
        @Size(max = PanchangaRangeView.MAX_DAYS) List<PanchangaView> days) {
    /** The most days at once. */
    public static final int MAX_DAYS = 400;
}
