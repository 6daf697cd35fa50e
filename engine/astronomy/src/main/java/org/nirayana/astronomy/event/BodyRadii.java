package org.nirayana.astronomy.event;

import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.units.Constants;

/** The radius of a body, as its disc is reckoned with; where the figures come from is said in {@link Constants}. */
final class BodyRadii {
    private BodyRadii() {}

    static double radiusKm(Body body) {
        return switch (body) {
            case SUN -> Constants.SUN_RADIUS_KM;
            case MOON -> Constants.MOON_RADIUS_KM;
            case MERCURY -> Constants.MERCURY_RADIUS_KM;
            case VENUS -> Constants.VENUS_RADIUS_KM;
            case MARS -> Constants.MARS_RADIUS_KM;
            case JUPITER -> Constants.JUPITER_RADIUS_KM;
            case SATURN -> Constants.SATURN_RADIUS_KM;
            case URANUS -> Constants.URANUS_RADIUS_KM;
            case NEPTUNE -> Constants.NEPTUNE_RADIUS_KM;
            case PLUTO -> Constants.PLUTO_RADIUS_KM;
            case EARTH, EARTH_MOON_BARYCENTRE -> throw new IllegalArgumentException("the Earth neither rises nor sets");
        };
    }
}
