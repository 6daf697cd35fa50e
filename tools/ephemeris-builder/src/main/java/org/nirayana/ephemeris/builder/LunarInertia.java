package org.nirayana.ephemeris.builder;

/**
 * The Moon's moment of inertia, which the Earth's tide and the Moon's own spin deform, with a delay.
 *
 * <p>Folkner et al. 2014, moment-of-inertia tensor of the Moon; Williams et al. 2001. Everything is in units of the
 * Moon's mass times its radius squared.
 */
final class LunarInertia {
    /** Mean motion of the Moon, radians a day: the spin at which the undeformed figure is defined. */
    private static final double MEAN_MOTION = 0.2299708;

    private final SymmetricTensor undeformed;
    private final SymmetricTensor core;
    private final double polarTotal;
    private final double delayDays;
    private final double tidalFactor;
    private final double spinFactor;

    LunarInertia(JplConstants constants) {
        double beta = constants.of("LBET");
        double gamma = constants.of("LGAM");
        double j2 = constants.of("J2M");
        double unit = 2 * j2 / (2 * beta - gamma + beta * gamma);
        this.polarTotal = (1 + beta) * unit;
        this.undeformed = SymmetricTensor.diagonal((1 - beta * gamma) * unit, (1 + gamma) * unit, polarTotal);
        double polarCore = constants.of("IFAC") * polarTotal;
        double equatorialCore = polarCore * (1 - constants.of("COBLAT"));
        this.core = SymmetricTensor.diagonal(equatorialCore, equatorialCore, polarCore);
        this.delayDays = constants.of("TAUM");
        double radius = constants.au("AM");
        double love = constants.of("K2M") * radius * radius * radius / constants.gmMoon();
        this.tidalFactor = -love * constants.gmEarth();
        this.spinFactor = love / 3;
    }

    /** The whole Moon's inertia and how fast it changes a day. */
    record Deformed(SymmetricTensor inertia, SymmetricTensor rate) {}

    /** The fluid core's share, which does not deform. */
    SymmetricTensor core() {
        return core;
    }

    /** Of the whole Moon about its axis, undeformed. */
    double polarTotal() {
        return polarTotal;
    }

    /** The part that the tide makes; it does not depend on how the spin changes. */
    Deformed tide(SolarSystem system) {
        Vector r = system.moonFromEarth.negated();
        Vector v = system.moonVelocityFromEarth.negated();
        Vector acceleration = Vector.of(system.newtonian, 3 * SolarSystem.EARTH)
                .minus(Vector.of(system.newtonian, 3 * SolarSystem.MOON));
        double squared = r.squared();
        double pull = (system.gm[SolarSystem.EARTH] + system.gm[SolarSystem.MOON]) / (squared * Math.sqrt(squared));
        Vector jerk = v.minus(r.times(3 * r.dot(v) / squared)).times(-pull);

        double days = delayDays;
        Vector earthThen = r.minus(v.times(days))
                .plus(acceleration.times(days * days / 2))
                .minus(jerk.times(days * days * days / 6));
        Vector velocityThen = v.minus(acceleration.times(days)).plus(jerk.times(days * days / 2));
        EulerAngles angles = system.mantleAngles;
        EulerAngles rates = angles.rates(system.mantleOmega);
        EulerAngles anglesThen = angles.before(rates, days);
        Rotation toMantle = anglesThen.icrfToMantle();
        Vector omegaThen = anglesThen.omega(rates);
        Vector earth = toMantle.apply(earthThen);
        Vector earthRate = toMantle.apply(velocityThen).minus(omegaThen.cross(earth));

        double distance2 = earth.squared();
        double approach = earth.dot(earthRate);
        double strength = tidalFactor / (distance2 * distance2 * Math.sqrt(distance2));
        SymmetricTensor bulge =
                SymmetricTensor.square(earth).plusDiagonal(-distance2 / 3).times(strength);
        SymmetricTensor rate = SymmetricTensor.product(earth, earthRate)
                .plusDiagonal(-2 * approach / 3)
                .times(strength)
                .minus(bulge.times(5 * approach / distance2));
        return new Deformed(bulge, rate);
    }

    /** The undeformed Moon, the tide, and what a spin changing by {@code omegaRate} a day adds. */
    Deformed whole(Deformed tide, Vector omega, Vector omegaRate) {
        Vector then = omega.minus(omegaRate.times(delayDays));
        double n2 = MEAN_MOTION * MEAN_MOTION;
        SymmetricTensor spin = SymmetricTensor.square(then)
                .plusDiagonal(-(then.squared() - n2) / 3)
                .plus(SymmetricTensor.diagonal(0, 0, -n2))
                .times(spinFactor);
        SymmetricTensor spinRate = SymmetricTensor.product(then, omegaRate)
                .plusDiagonal(-2 * then.dot(omegaRate) / 3)
                .times(spinFactor);
        return new Deformed(
                undeformed.plus(tide.inertia()).plus(spin), tide.rate().plus(spinRate));
    }
}
