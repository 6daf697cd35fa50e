package org.nirayana.astronomy.position;

import java.io.Serializable;

/**
 * Which effects enter an apparent place. Light time always does: without it there is nothing to see.
 *
 * @param nutation longitudes from the true equinox, true obliquity, apparent sidereal time; otherwise the mean ones
 * @param aberration of the light by the observer's velocity
 * @param deflection of the light by the Sun's gravity
 */
public record Corrections(boolean nutation, boolean aberration, boolean deflection) implements Serializable {
    /** What the sky shows. */
    public static final Corrections ALL = new Corrections(true, true, true);

    public static final Corrections NONE = new Corrections(false, false, false);
}
