package org.nirayana.ephemeris.builder;

/**
 * General relativity in its first post-Newtonian approximation, for point masses.
 *
 * <p>Einstein, Infeld and Hoffmann 1938, in the isotropic form of Moyer 2003 with beta = gamma = 1; Folkner et al. 2014,
 * point-mass mutual interactions. Needs the accelerations and potentials of {@link NewtonianGravity}.
 */
final class EinsteinInfeldHoffmann implements Force {
    private final double perSpeedOfLightSquared;

    EinsteinInfeldHoffmann(JplConstants constants) {
        double c = constants.speedOfLight();
        this.perSpeedOfLightSquared = 1 / (c * c);
    }

    @Override
    public void act(SolarSystem system) {
        for (int i = 0; i < SolarSystem.BODIES; i++) {
            // Plain sums: a Vector carried around the loop would be made anew on the heap each time.
            double x = 0;
            double y = 0;
            double z = 0;
            for (int j = 0; j < SolarSystem.BODIES; j++) {
                if (i != j) {
                    Vector correction = correction(system, i, j);
                    x += correction.x();
                    y += correction.y();
                    z += correction.z();
                }
            }
            new Vector(x, y, z).times(perSpeedOfLightSquared).addTo(system.perturbation, 3 * i);
        }
    }

    /** What body j adds to the acceleration of body i, times c². */
    private static Vector correction(SolarSystem system, int i, int j) {
        Vector toJ = system.position(j).minus(system.position(i));
        Vector vi = system.velocity(i);
        Vector vj = system.velocity(j);
        Vector aj = Vector.of(system.newtonian, 3 * j);
        double inverse = system.inverseDistance[i * SolarSystem.BODIES + j];
        double radialSpeed = toJ.dot(vj) * inverse;
        double pull = system.gm[j] * inverse * inverse * inverse;

        double alongLine = pull
                * (vi.squared()
                        + 2 * vj.squared()
                        - 4 * vi.dot(vj)
                        - 1.5 * radialSpeed * radialSpeed
                        - 4 * system.potential[i]
                        - system.potential[j]
                        + 0.5 * toJ.dot(aj));
        double alongVelocity = -pull * toJ.dot(vi.times(4).minus(vj.times(3)));
        double alongAcceleration = 3.5 * system.gm[j] * inverse;
        return toJ.times(alongLine).plus(vi.minus(vj).times(alongVelocity)).plus(aj.times(alongAcceleration));
    }
}
