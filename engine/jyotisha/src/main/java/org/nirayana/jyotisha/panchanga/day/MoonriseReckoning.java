package org.nirayana.jyotisha.panchanga.day;

/** Whether the Moon rises as it is seen, or as its longitude does. */
public enum MoonriseReckoning {
    /** As the Sun does: without latitude and parallax where sunrise is the Hindu rising, else with both. */
    AS_SUNRISE,
    /** Seen from the place, where it stands. */
    WITH_LATITUDE_AND_PARALLAX,
    /** Its place on the ecliptic, seen from the centre of the Earth; up to half an hour from the rising that is seen. */
    WITHOUT_LATITUDE_AND_PARALLAX
}
