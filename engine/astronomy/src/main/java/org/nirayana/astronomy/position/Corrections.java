package org.nirayana.astronomy.position;

import java.io.Serializable;

/**
 * Which effects enter a place.
 *
 * <p>With all of them a place is apparent, as the sky shows it. Without aberration and deflection it is astrometric; without
 * light time as well it is geometric ("true"): where the body is at the instant, not where it is seen.
 *
 * @param nutation longitudes from the true equinox, true obliquity, apparent sidereal time; otherwise the mean ones
 * @param aberration of the light by the observer's velocity
 * @param deflection of the light by the Sun's gravity
 * @param lightTime that the light needs time to come here, in which the body moves on
 */
public record Corrections(boolean nutation, boolean aberration, boolean deflection, boolean lightTime)
        implements Serializable {
    /** What the sky shows. */
    public static final Corrections ALL = new Corrections(true, true, true);

    /** Light time alone, which was always applied before it became a choice. */
    public static final Corrections NONE = new Corrections(false, false, false);

    /** With light time. */
    public Corrections(boolean nutation, boolean aberration, boolean deflection) {
        this(nutation, aberration, deflection, true);
    }

    /** The same without aberration. */
    public Corrections withoutAberration() {
        return new Corrections(nutation, false, deflection, lightTime);
    }
}
