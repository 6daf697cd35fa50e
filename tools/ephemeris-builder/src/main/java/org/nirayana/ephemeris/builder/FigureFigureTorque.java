package org.nirayana.ephemeris.builder;

/**
 * The torque of the flattened Earth, as such, on the figure of the Moon.
 *
 * <p>Folkner et al. 2014, torques on the Moon; Eckhardt 1981. Per mass of the Moon times its radius squared, in the
 * mantle's axes.
 */
final class FigureFigureTorque {
    private final EarthFigure earth;

    FigureFigureTorque(EarthFigure earth) {
        this.earth = earth;
    }

    Vector on(SymmetricTensor inertia, SolarSystem system, Rotation toMantle) {
        double r2 = system.moonFromEarth.squared();
        double r = Math.sqrt(r2);
        Vector toEarth = toMantle.apply(system.moonFromEarth.times(-1 / r));
        Vector pole = toMantle.apply(system.earthPole);
        double sine = toEarth.dot(pole);
        Vector ofEarth = inertia.times(toEarth);
        Vector ofPole = inertia.times(pole);
        double strength = 7.5
                * system.gm[SolarSystem.EARTH]
                * earth.radiusAu()
                * earth.radiusAu()
                * earth.j2(system.julianDate)
                / (r2 * r2 * r);
        return toEarth.cross(ofEarth)
                .times(1 - 7 * sine * sine)
                .plus(toEarth.cross(ofPole).plus(pole.cross(ofEarth)).times(2 * sine))
                .minus(pole.cross(ofPole).times(0.4))
                .times(strength);
    }
}
