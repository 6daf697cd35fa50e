package org.nirayana.astronomy.event;

import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.position.Sky;

/** The instants at which a body seen from the Earth stands still in longitude and turns. */
public final class Stations {
    /** Mercury's stations are three weeks apart at least; those of the others, months. */
    private static final double STEP_DAYS = 4;

    private Stations() {}

    /**
     * A search for the stations: downward roots begin the backward motion, upward ones the forward motion.
     *
     * @param body a planet; Sun and Moon have none
     */
    public static RootSearch of(Sky sky, Body body) {
        return RootSearch.zerosOf(
                t -> sky.at(t).apparent(body).longitudePerDay().radians(), STEP_DAYS);
    }
}
