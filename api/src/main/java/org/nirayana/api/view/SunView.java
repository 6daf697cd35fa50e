package org.nirayana.api.view;

import java.time.Instant;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.place.zone.Zone;

/**
 * Sunrise and sunset of a civil day, on the clock of the place.
 *
 * @param reason why one or both are missing
 */
@SchemaName("SunriseSunset")
public record SunView(
        @Description("To the nearest second, with the offset of the place then; Greenwich is `+00:00`.")
        Optional<Instant> sunrise,

        @Description("To the nearest second, with the offset of the place then; Greenwich is `+00:00`.")
        Optional<Instant> sunset,

        @OmitEmpty
        @OneOf(
                name = "PolarReason",
                value = {"polar_day", "polar_night"})
        @Description("Why there is no sunrise or no sunset; left out where there are both.")
        Optional<String> reason,

        @Description("The civil day at the place.") String date,
        @Description("Name in the tz database.") String timezone,

        @OneOf(of = Vocabulary.TIMEZONE_SOURCE)
        @Description("Whether the zone was found from the coordinates or named by `tz`.")
        String timezoneSource) {
    public static SunView of(
            Optional<Instant> sunrise,
            Optional<Instant> sunset,
            Optional<String> reason,
            Zone.CivilDay day,
            Zone zone) {
        return new SunView(sunrise, sunset, reason, day.date().toString(), zone.name(), ConventionsView.source(zone));
    }
}
