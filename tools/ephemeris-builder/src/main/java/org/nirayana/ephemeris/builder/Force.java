package org.nirayana.ephemeris.builder;

/** One part of the dynamical model: adds its accelerations to the bodies. */
interface Force {
    void act(SolarSystem system);
}
