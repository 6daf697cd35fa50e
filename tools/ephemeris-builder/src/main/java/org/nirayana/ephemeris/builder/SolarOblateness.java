package org.nirayana.ephemeris.builder;

/** The flattened Sun attracts every body, and they it. (Folkner et al. 2014, point mass and extended body.) */
final class SolarOblateness implements Force {
    /** Right ascension and declination of the Sun's north pole in the ICRF; Folkner et al. 2014. */
    private static final double POLE_RIGHT_ASCENSION_RAD = 286.13 * Math.PI / 180;

    private static final double POLE_DECLINATION_RAD = 63.87 * Math.PI / 180;

    private static final Vector POLE = new Vector(
            StrictMath.cos(POLE_DECLINATION_RAD) * StrictMath.cos(POLE_RIGHT_ASCENSION_RAD),
            StrictMath.cos(POLE_DECLINATION_RAD) * StrictMath.sin(POLE_RIGHT_ASCENSION_RAD),
            StrictMath.sin(POLE_DECLINATION_RAD));

    private final ZonalField field;

    SolarOblateness(JplConstants constants) {
        this.field = ZonalField.ofDegree2(constants.au("ASUN"), constants.of("J2SUN"));
    }

    @Override
    public void act(SolarSystem system) {
        for (int body = 1; body < SolarSystem.BODIES; body++) {
            Vector fromSun = system.separation(SolarSystem.SUN, body);
            system.accelerate(body, field.acceleration(fromSun, POLE, system.gm[SolarSystem.SUN]), SolarSystem.SUN);
        }
    }
}
