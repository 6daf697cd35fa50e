package org.nirayana.ephemeris.builder;

/**
 * The figure of the Moon: how Earth and Sun pull at it, how that turns its mantle, and how it pulls back.
 *
 * <p>Folkner et al. 2014, point mass and extended body, and rotation of the lunar mantle. The spin deforms the Moon, the
 * deformation changes its inertia, and that changes the spin: two passes settle it, because each is a million times
 * smaller than the one before.
 */
final class LunarFigure implements Force {
    private static final int PASSES = 2;

    private final LunarInertia inertia;
    private final LunarGravityField field;
    private final FigureFigureTorque figureFigure;
    private final LunarCore core;

    private Vector mantleOmegaRate = Vector.ZERO;

    LunarFigure(JplConstants constants, EarthFigure earth) {
        this.inertia = new LunarInertia(constants);
        this.field = new LunarGravityField(constants);
        this.figureFigure = new FigureFigureTorque(earth);
        this.core = new LunarCore(constants, inertia);
    }

    @Override
    public void act(SolarSystem system) {
        Rotation toMantle = system.mantleAngles.icrfToMantle();
        Vector omega = system.mantleOmega;
        Vector earth = toMantle.apply(system.separation(SolarSystem.MOON, SolarSystem.EARTH));
        Vector sun = toMantle.apply(system.separation(SolarSystem.MOON, SolarSystem.SUN));
        LunarInertia.Deformed tide = inertia.tide(system);
        Vector onEarth = Vector.ZERO;
        Vector onSun = Vector.ZERO;
        mantleOmegaRate = Vector.ZERO;
        for (int pass = 0; pass < PASSES; pass++) {
            LunarInertia.Deformed moon = inertia.whole(tide, omega, mantleOmegaRate);
            field.setInertia(moon.inertia());
            onEarth = field.acceleration(earth, LunarGravityField.HIGHEST_DEGREE);
            onSun = field.acceleration(sun, 2);
            Vector torque = reaction(earth, onEarth, system.gm[SolarSystem.EARTH])
                    .plus(reaction(sun, onSun, system.gm[SolarSystem.SUN]))
                    .plus(figureFigure.on(moon.inertia(), system, toMantle))
                    .plus(core.torqueOnMantle(omega, system.coreOmega));
            SymmetricTensor mantle = moon.inertia().minus(inertia.core());
            // Euler's equation in turning axes: the torque less what the axes and the inertia themselves change.
            mantleOmegaRate =
                    mantle.solve(torque.minus(moon.rate().times(omega)).minus(omega.cross(mantle.times(omega))));
        }
        double gmMoon = system.gm[SolarSystem.MOON];
        system.accelerate(SolarSystem.EARTH, toMantle.applyInverse(onEarth).times(gmMoon), SolarSystem.MOON);
        system.accelerate(SolarSystem.SUN, toMantle.applyInverse(onSun).times(gmMoon), SolarSystem.MOON);
    }

    /** The torque on the Moon, per its mass and radius squared, when it accelerates a body so. */
    private Vector reaction(Vector body, Vector acceleration, double gm) {
        return body.cross(acceleration).times(-gm / (field.radiusAu() * field.radiusAu()));
    }

    /** The rates of the angles and angular velocities in a {@link State}, after {@link #act}. */
    void putRates(SolarSystem system, double[] rates) {
        EulerAngles angleRates = system.mantleAngles.rates(system.mantleOmega);
        rates[State.ANGLES] = angleRates.phiRad();
        rates[State.ANGLES + 1] = angleRates.thetaRad();
        rates[State.ANGLES + 2] = angleRates.psiRad();
        mantleOmegaRate.copyTo(rates, State.MANTLE);
        core.omegaRate(system.mantleOmega, system.coreOmega).copyTo(rates, State.CORE);
    }
}
