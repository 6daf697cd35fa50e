package org.nirayana.batch;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.Optional;
import org.nirayana.place.gazetteer.Place;

/**
 * A birth as a row of a table has it, resolved: when and where.
 *
 * @param latitude degrees, north positive
 * @param longitude degrees, east positive
 * @param zoneName of the clock of the place in the tz database; empty for that of the coordinates
 * @param place the town that was taken for a name
 * @param offset what the clock was ahead of UTC by which the time was taken; of an instant nothing was taken
 */
public record BatchRow(
        Instant instant,
        double latitude,
        double longitude,
        String zoneName,
        Optional<Place> place,
        Optional<ZoneOffset> offset) {
    public BatchRow {
        Objects.requireNonNull(instant);
        Objects.requireNonNull(zoneName);
        Objects.requireNonNull(place);
        Objects.requireNonNull(offset);
    }

    /** {@code UTC+05:30}, a name of that clock; a bare {@code +05:30} is a formula to programs for tables. */
    public static String called(ZoneOffset offset) {
        return "UTC" + (offset.getTotalSeconds() == 0 ? "+00:00" : offset.getId());
    }

    /** At a place whose clock is that of its coordinates. */
    public static BatchRow of(Instant instant, double latitude, double longitude) {
        return new BatchRow(instant, latitude, longitude, "", Optional.empty(), Optional.empty());
    }
}
