package org.nirayana.batch;

import java.time.Instant;
import java.util.Objects;

/**
 * A birth as a row of a table has it, resolved: when and where.
 *
 * @param latitude degrees, north positive
 * @param longitude degrees, east positive
 * @param zoneName of the clock of the place in the tz database; empty for that of the coordinates
 */
public record BatchRow(Instant instant, double latitude, double longitude, String zoneName) {
    public BatchRow {
        Objects.requireNonNull(instant);
        Objects.requireNonNull(zoneName);
    }

    /** At a place whose clock is that of its coordinates. */
    public static BatchRow of(Instant instant, double latitude, double longitude) {
        return new BatchRow(instant, latitude, longitude, "");
    }
}
