package org.nirayana.jyotisha.placement;

/** What becomes of nutation when a tropical longitude is made sidereal. */
public enum SiderealNutation {
    /** It leaves with the ayanamsa: a zodiac of stars does not nod. */
    CANCELLED,
    /** The mean ayanamsa alone is taken away, and longitudes keep nutation, up to 17": some web almanacs. */
    KEPT,
    /** It leaves grahas and nodes but stays in the ascendant and the other points of the turning sphere: Jagannatha Hora. */
    KEPT_IN_ASCENDANT
}
