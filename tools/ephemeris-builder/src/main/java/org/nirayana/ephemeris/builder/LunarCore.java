package org.nirayana.ephemeris.builder;

/**
 * The fluid core of the Moon: a slightly flattened cavity and friction let it and the mantle turn one another.
 *
 * <p>Folkner et al. 2014, rotation of the lunar core; Williams et al. 2001. In the mantle's axes.
 */
final class LunarCore {
    private final SymmetricTensor inertia;
    private final double friction;

    LunarCore(JplConstants constants, LunarInertia moon) {
        this.inertia = moon.core();
        // Zero in DE431, which for that reason can be integrated far back; DE430 has it.
        this.friction = constants.of("KVC") * moon.polarTotal();
    }

    /** What the core exerts on the mantle. */
    Vector torqueOnMantle(Vector mantleOmega, Vector coreOmega) {
        double flattening = inertia.zz() - inertia.xx();
        return coreOmega
                .minus(mantleOmega)
                .times(friction)
                .plus(Vector.Z_AXIS.cross(coreOmega).times(flattening * coreOmega.z()));
    }

    /** How the core's angular velocity changes a day. */
    Vector omegaRate(Vector mantleOmega, Vector coreOmega) {
        Vector torque = torqueOnMantle(mantleOmega, coreOmega)
                .plus(mantleOmega.cross(inertia.times(coreOmega)))
                .negated();
        return inertia.solve(torque);
    }
}
