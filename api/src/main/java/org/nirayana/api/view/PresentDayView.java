package org.nirayana.api.view;

import java.time.Instant;
import java.util.Optional;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.SchemaName;

/**
 * What runs now at a place, in the words of a language; times to the second, on the clock of the place.
 *
 * @param sunrise empty where the day is a civil one
 */
public record PresentDayView(
        @Description("The moment that the answer is of, by the clock of the server.")
        Instant at,

        @Format("date") @Description("The civil date of the place on which the day begins.")
        String date,

        PanchangaView.Day day,

        @Description("The weekday of the day, which lasts until the day ends.")
        String vara,

        Limb tithi,
        Limb nakshatra,

        @Description("What counts as sunrise, in words; null where the Sun does not rise once a day.")
        Optional<String> sunrise) {
    /** What runs now, and until when. */
    @SchemaName("PresentLimb")
    public record Limb(String name, Instant end) {}
}
