package org.nirayana.astronomy.event;

import org.nirayana.astronomy.ephemeris.Body;

/**
 * The radii of the bodies, km.
 *
 * <p>Sun: 696,000, the IAU (1976) value, on which the almanacs' 959.63" at 1 au rests. The others: Archinal et al.,
 * "Report of the IAU Working Group on Cartographic Coordinates and Rotational Elements: 2015", equatorial where a planet
 * is flattened.
 */
final class BodyRadii {
    private BodyRadii() {}

    static double radiusKm(Body body) {
        return switch (body) {
            case SUN -> 696_000;
            case MOON -> 1_737.4;
            case MERCURY -> 2_440.53;
            case VENUS -> 6_051.8;
            case MARS -> 3_396.19;
            case JUPITER -> 71_492;
            case SATURN -> 60_268;
            case URANUS -> 25_559;
            case NEPTUNE -> 24_764;
            case PLUTO -> 1_188.3;
            case EARTH, EARTH_MOON_BARYCENTRE -> throw new IllegalArgumentException("the Earth neither rises nor sets");
        };
    }
}
