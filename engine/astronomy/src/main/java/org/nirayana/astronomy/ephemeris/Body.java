package org.nirayana.astronomy.ephemeris;

/** What an ephemeris knows the place of. */
public enum Body {
    SUN,
    MOON,
    MERCURY,
    VENUS,
    EARTH,
    MARS,
    JUPITER,
    SATURN,
    URANUS,
    NEPTUNE,
    PLUTO,
    EARTH_MOON_BARYCENTRE
}
