/**
 * Integrates JPL's published DE431 model and writes the ephemeris resource of the {@code astronomy} module.
 *
 * <p>It runs offline, once per file; nothing of it is in the service. {@link org.nirayana.ephemeris.builder.Main} reads the
 * command line, {@code EphemerisBuild} integrates from JPL's epoch in both directions, {@code De431Model} is the model: a
 * {@code SolarSystem} at one instant and a list of forces that act on it, one class each, named and ordered as in Folkner et
 * al. 2014. {@code Dop853} makes the steps, {@code ChebyshevFit} turns them into polynomials, {@code Layout} says how long
 * and how fine these are.
 *
 * <p>Everything is in au and days of TDB, in the axes of the ICRF unless a name says otherwise. A build gives the same bits
 * on every machine: no {@code Math.sin}, no step that depends on an error estimate, no sum whose order depends on threads.
 * The figures are JPL's and lie in tables beside the classes.
 */
package org.nirayana.ephemeris.builder;
