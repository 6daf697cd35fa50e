package org.nirayana.place.zone;

/**
 * A clock that the people of a place may have kept when its zone had no standard time yet, or beside it.
 *
 * @param id {@code local_mean_time}, {@code zone}, or one of a town's: {@code madras_time}
 * @param zone the clock; its name is what a request calls it
 */
public record OldClock(String id, Zone zone) {
    /** The mean time of the meridian of the place itself. */
    public static final String LOCAL_MEAN_TIME = "local_mean_time";

    /** What the history of the zone has. */
    public static final String ZONE = "zone";
}
