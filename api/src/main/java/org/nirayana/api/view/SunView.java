package org.nirayana.api.view;

import java.time.Instant;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.place.zone.Zone;

/**
 * Sunrise and sunset of a civil day, on the clock of the place.
 *
 * @param reason why one or both are missing
 */
public record SunView(
        Optional<Instant> sunrise,
        Optional<Instant> sunset,
        @OmitEmpty Optional<String> reason,
        String date,
        String timezone,
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
