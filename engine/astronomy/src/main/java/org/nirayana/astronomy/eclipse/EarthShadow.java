package org.nirayana.astronomy.eclipse;

/**
 * How large the Earth's shadow is where the Moon passes through it; the air makes it larger than the solid Earth would.
 *
 * <p>Radii are angles seen from the centre of the Earth: umbra a·π<sub>Moon</sub> + b·(π<sub>Sun</sub> - s<sub>Sun</sub>),
 * penumbra the same with + s<sub>Sun</sub>; π are equatorial horizontal parallaxes, s semidiameters.
 */
public enum EarthShadow {
    /**
     * Danjon's: a layer of air of 75 km is opaque, so that the Earth's radius counts 1 + 1/85 - 1/594 = 1.01 times, flattening
     * included. Espenak and Meeus, Five Millennium Canon of Lunar Eclipses (NASA/TP-2009-214172), section 1.5.
     */
    DANJON(1.01, 1),

    /** Chauvenet's: the whole shadow 1/50 larger, with the Earth's radius at 45°; older lists and many almanacs. */
    CHAUVENET(1.02 * 0.99834, 1.02);

    private final double ofMoonsParallax;
    private final double ofTheSun;

    EarthShadow(double ofMoonsParallax, double ofTheSun) {
        this.ofMoonsParallax = ofMoonsParallax;
        this.ofTheSun = ofTheSun;
    }

    double umbra(double moonsParallax, double sunsParallax, double sunsSemidiameter) {
        return ofMoonsParallax * moonsParallax + ofTheSun * (sunsParallax - sunsSemidiameter);
    }

    double penumbra(double moonsParallax, double sunsParallax, double sunsSemidiameter) {
        return ofMoonsParallax * moonsParallax + ofTheSun * (sunsParallax + sunsSemidiameter);
    }
}
