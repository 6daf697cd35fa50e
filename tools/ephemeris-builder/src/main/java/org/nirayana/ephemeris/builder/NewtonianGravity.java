package org.nirayana.ephemeris.builder;

/** Point masses attract one another. (Folkner et al. 2014, point-mass mutual interactions: the term of order zero.) */
final class NewtonianGravity implements Force {
    @Override
    public void act(SolarSystem system) {
        for (int i = 0; i < SolarSystem.BODIES; i++) {
            for (int j = i + 1; j < SolarSystem.BODIES; j++) {
                attract(system, i, j);
            }
        }
    }

    private static void attract(SolarSystem system, int i, int j) {
        Vector separation = system.separation(i, j);
        double inverse = 1 / separation.length();
        double cube = inverse * inverse * inverse;
        system.inverseDistance[i * SolarSystem.BODIES + j] = inverse;
        system.inverseDistance[j * SolarSystem.BODIES + i] = inverse;
        system.potential[i] += system.gm[j] * inverse;
        system.potential[j] += system.gm[i] * inverse;
        separation.times(system.gm[j] * cube).addTo(system.newtonian, 3 * i);
        separation.times(-system.gm[i] * cube).addTo(system.newtonian, 3 * j);
    }
}
