package org.nirayana.astronomy.event;

import org.nirayana.astronomy.units.Angle;

/**
 * The instants at which a direction passes a given one: an ingress, the end of a tithi, a conjunction.
 *
 * <p>Each is a zero of the shortest signed turn from the target. That turn jumps by a full circle when the direction
 * passes the point opposite; the search knows it and does not take the jump for a passage.
 */
public final class Crossings {
    private Crossings() {}

    /**
     * A search for the passages.
     *
     * @param direction what moves, wrapped or not
     * @param target what it passes
     * @param stepDays short enough that the direction moves by less than a quarter turn in it, and at most half the
     *     distance between its stations
     */
    public static RootSearch of(AngleFunction direction, Angle target, double stepDays) {
        return RootSearch.zerosOfWrapped(
                t -> direction.at(t).minus(target).signed().radians(), stepDays);
    }
}
