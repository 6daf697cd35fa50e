package org.nirayana.ephemeris.builder;

/**
 * The flattened Earth: J2 to J5 with the Moon, J2 with the Sun, and J2 shrinking since J2000 as the ice-age rebound makes
 * the Earth rounder. (Folkner et al. 2014, point mass and extended body.)
 */
final class EarthFigure implements Force {
    private static final double J2000 = 2451545.0;

    private final double radiusAu;
    private final double j2AtJ2000;
    private final double j2PerYear;
    private final double j3;
    private final double j4;
    private final double j5;

    EarthFigure(JplConstants constants) {
        this.radiusAu = constants.au("RE");
        this.j2AtJ2000 = constants.of("J2E");
        this.j2PerYear = constants.of("J2EDOT");
        this.j3 = constants.of("J3E");
        this.j4 = constants.of("J4E");
        this.j5 = constants.of("J5E");
    }

    double radiusAu() {
        return radiusAu;
    }

    double j2(double julianDate) {
        return j2AtJ2000 + j2PerYear * (julianDate - J2000) / 365.25;
    }

    @Override
    public void act(SolarSystem system) {
        double j2 = j2(system.julianDate);
        double gm = system.gm[SolarSystem.EARTH];
        var whole = new ZonalField(radiusAu, j2, j3, j4, j5);
        system.accelerate(
                SolarSystem.MOON, whole.acceleration(system.moonFromEarth, system.earthPole, gm), SolarSystem.EARTH);
        Vector sun = system.separation(SolarSystem.EARTH, SolarSystem.SUN);
        system.accelerate(
                SolarSystem.SUN,
                ZonalField.ofDegree2(radiusAu, j2).acceleration(sun, system.earthPole, gm),
                SolarSystem.EARTH);
    }
}
