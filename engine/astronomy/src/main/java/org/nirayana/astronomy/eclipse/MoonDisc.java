package org.nirayana.astronomy.eclipse;

/**
 * How large the Moon is taken to be in an eclipse of the Sun: its radius k in equatorial radii of the Earth.
 *
 * <p>The Moon's edge has mountains and valleys. A mean edge serves for the partial phase; totality is over when the first
 * valley lets the Sun through, so that a smaller radius tells better how long it lasts.
 */
public enum MoonDisc {
    /**
     * 0.2725076 (IAU 1982) for the penumbra and 0.272281, the valleys, for the umbra: Espenak and Meeus, Five Millennium
     * Canon of Solar Eclipses (NASA/TP-2006-214141), section 1.3.
     */
    TWO_RADII(0.2725076, 0.272281),

    /** 0.2725076 for both, as the Astronomical Almanac has it; eclipses on the border count as total more often. */
    ONE_RADIUS(0.2725076, 0.2725076);

    private final double penumbral;
    private final double umbral;

    MoonDisc(double penumbral, double umbral) {
        this.penumbral = penumbral;
        this.umbral = umbral;
    }

    /** The radius that makes the penumbra, in equatorial radii of the Earth. */
    public double penumbral() {
        return penumbral;
    }

    /** The radius that makes the umbra, in equatorial radii of the Earth. */
    public double umbral() {
        return umbral;
    }
}
