package org.nirayana.jyotisha.placement;

/** What becomes of nutation when a tropical longitude is made sidereal. */
public enum SiderealNutation {
    /** It leaves with the ayanamsa: a zodiac of stars does not nod. */
    CANCELLED,
    /** The mean ayanamsa alone is taken away, and longitudes keep nutation, up to 17": some web almanacs. */
    KEPT
}
