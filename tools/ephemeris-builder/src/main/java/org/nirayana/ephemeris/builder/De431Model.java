package org.nirayana.ephemeris.builder;

import java.util.List;

/**
 * JPL's dynamical model of the solar system behind DE431, as far as it moves Sun, Moon and planets.
 *
 * <p>W. M. Folkner, J. G. Williams, D. H. Boggs, R. S. Park, P. Kuchynka: The Planetary and Lunar Ephemerides DE430 and
 * DE431. IPN Progress Report 42-196, 2014. One of these belongs to one integration.
 */
final class De431Model implements Dop853.Equations {
    private final SolarSystem system;
    private final Asteroids asteroids;
    private final LunarFigure moon;
    private final List<Force> forces;

    De431Model(JplConstants constants, double stepDays) {
        this.system = new SolarSystem(constants);
        this.asteroids = new Asteroids(stepDays);
        var earth = new EarthFigure(constants);
        this.moon = new LunarFigure(constants, earth);
        this.forces = List.of(
                new NewtonianGravity(),
                new EinsteinInfeldHoffmann(constants),
                new SolarOblateness(constants),
                earth,
                new EarthTides(constants),
                moon,
                asteroids);
    }

    @Override
    public void beginStep(double julianDate, double[] state) {
        system.set(julianDate, state);
        asteroids.step(system);
    }

    @Override
    public void rates(double julianDate, double[] state, double[] rates) {
        system.set(julianDate, state);
        for (Force force : forces) {
            force.act(system);
        }
        system.putRates(state, rates);
        moon.putRates(system, rates);
    }
}
