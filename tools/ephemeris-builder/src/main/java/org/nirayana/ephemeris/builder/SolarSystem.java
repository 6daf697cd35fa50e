package org.nirayana.ephemeris.builder;

import java.util.Arrays;

/**
 * All bodies at one instant, and the accelerations that the forces put on them.
 *
 * <p>It is filled anew for each evaluation; one integration owns one.
 */
final class SolarSystem {
    static final int SUN = 0;
    static final int EARTH = 3;
    static final int MOON = 10;
    static final int BODIES = 11;

    final double[] gm;
    final double earthMoonMassRatio;

    /** TDB of the instant. */
    double julianDate;

    /** Relative to the solar-system barycentre, body after body. */
    final double[] position = new double[3 * BODIES];

    final double[] velocity = new double[3 * BODIES];

    /** What {@link NewtonianGravity} finds; the other forces need it by itself. */
    final double[] newtonian = new double[3 * BODIES];

    /** One over the distance of each two bodies, and the sum of GM over distance of all others at each body. */
    final double[] inverseDistance = new double[BODIES * BODIES];

    final double[] potential = new double[BODIES];

    /** Everything else: small beside Newton, and added to him last so that no digit is lost. */
    final double[] perturbation = new double[3 * BODIES];

    /** The Earth's axis of figure, of length 1. */
    Vector earthPole = Vector.Z_AXIS;

    Vector moonFromEarth = Vector.ZERO;
    Vector moonVelocityFromEarth = Vector.ZERO;
    EulerAngles mantleAngles = new EulerAngles(0, 0, 0);
    Vector mantleOmega = Vector.ZERO;
    Vector coreOmega = Vector.ZERO;

    private final EarthPole earthPoles;

    SolarSystem(JplConstants constants) {
        this.earthPoles = new EarthPole(constants);
        this.earthMoonMassRatio = constants.of("EMRAT");
        this.gm = new double[] {
            constants.of("GMS"),
            constants.of("GM1"),
            constants.of("GM2"),
            constants.gmEarth(),
            constants.of("GM4"),
            constants.of("GM5"),
            constants.of("GM6"),
            constants.of("GM7"),
            constants.of("GM8"),
            constants.of("GM9"),
            constants.gmMoon()
        };
    }

    /** Takes up a state and forgets all accelerations. */
    void set(double newJulianDate, double[] state) {
        julianDate = newJulianDate;
        earthPole = earthPoles.at(julianDate);
        System.arraycopy(state, 0, position, 0, position.length);
        System.arraycopy(state, State.VELOCITIES, velocity, 0, velocity.length);
        moonFromEarth = Vector.of(state, 3 * State.MOON);
        moonVelocityFromEarth = Vector.of(state, State.VELOCITIES + 3 * State.MOON);
        splitEarthAndMoon(position, moonFromEarth);
        splitEarthAndMoon(velocity, moonVelocityFromEarth);
        mantleAngles = new EulerAngles(state[State.ANGLES], state[State.ANGLES + 1], state[State.ANGLES + 2]);
        mantleOmega = Vector.of(state, State.MANTLE);
        coreOmega = Vector.of(state, State.CORE);
        Arrays.fill(newtonian, 0);
        Arrays.fill(potential, 0);
        Arrays.fill(perturbation, 0);
    }

    private void splitEarthAndMoon(double[] vectors, Vector moon) {
        Vector barycentre = Vector.of(vectors, 3 * State.EARTH_MOON_BARYCENTRE);
        double moonShare = 1 / (1 + earthMoonMassRatio);
        barycentre.minus(moon.times(moonShare)).copyTo(vectors, 3 * EARTH);
        barycentre.plus(moon.times(earthMoonMassRatio * moonShare)).copyTo(vectors, 3 * MOON);
    }

    /** The rates of the eleven points of a {@link State}: their velocities, and the sum of all accelerations. */
    void putRates(double[] state, double[] rates) {
        System.arraycopy(state, State.VELOCITIES, rates, 0, 3 * State.POINTS);
        for (int i = 0; i < 3 * BODIES; i++) {
            rates[State.VELOCITIES + i] = newtonian[i] + perturbation[i];
        }
        Vector earth = Vector.of(rates, State.VELOCITIES + 3 * EARTH);
        Vector moon = Vector.of(rates, State.VELOCITIES + 3 * MOON);
        earth.times(earthMoonMassRatio)
                .plus(moon)
                .times(1 / (1 + earthMoonMassRatio))
                .copyTo(rates, State.VELOCITIES + 3 * State.EARTH_MOON_BARYCENTRE);
        moon.minus(earth).copyTo(rates, State.VELOCITIES + 3 * State.MOON);
    }

    Vector position(int body) {
        return Vector.of(position, 3 * body);
    }

    Vector velocity(int body) {
        return Vector.of(velocity, 3 * body);
    }

    /** From one body to another; exact for Earth and Moon. */
    Vector separation(int from, int to) {
        if (from == EARTH && to == MOON) {
            return moonFromEarth;
        }
        if (from == MOON && to == EARTH) {
            return moonFromEarth.negated();
        }
        return position(to).minus(position(from));
    }

    /** Accelerates a body by what another one does to it, and the other one back: action is reaction. */
    void accelerate(int body, Vector acceleration, int cause) {
        acceleration.addTo(perturbation, 3 * body);
        acceleration.times(-gm[body] / gm[cause]).addTo(perturbation, 3 * cause);
    }
}
