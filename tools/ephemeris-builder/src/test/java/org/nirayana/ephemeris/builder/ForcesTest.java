package org.nirayana.ephemeris.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold of the forces whatever the numbers. */
class ForcesTest {
    private static final JplConstants CONSTANTS = JplConstants.de431();
    private static final double EPOCH = 2440400.5;

    static Stream<Force> forces() {
        return Stream.of(
                new SolarOblateness(CONSTANTS),
                new EarthFigure(CONSTANTS),
                new EarthTides(CONSTANTS),
                new LunarFigure(CONSTANTS, new EarthFigure(CONSTANTS)));
    }

    /** Newton's third law: the masses times accelerations cancel, to the rounding of the largest of them. */
    @ParameterizedTest
    @MethodSource("forces")
    void actionIsReaction(Force force) {
        SolarSystem system = atEpoch();
        force.act(system);
        for (int axis = 0; axis < 3; axis++) {
            double sum = 0;
            double largest = 0;
            for (int body = 0; body < SolarSystem.BODIES; body++) {
                double push = system.gm[body] * system.perturbation[3 * body + axis];
                sum += push;
                largest = Math.max(largest, Math.abs(push));
            }
            assertThat(largest).isPositive();
            assertThat(sum).isCloseTo(0, within(1e-15 * largest * SolarSystem.BODIES));
        }
    }

    @Test
    void newtonsForcesCancel() {
        SolarSystem system = atEpoch();
        double sum = 0;
        for (int body = 0; body < SolarSystem.BODIES; body++) {
            sum += system.gm[body] * system.newtonian[3 * body];
        }
        assertThat(sum).isCloseTo(0, within(1e-20));
    }

    /** Mercury's perihelion is relativity's classic: the correction is some 1e-7 of Newton's pull there. */
    @Test
    void relativityIsSmallAndLargestForMercury() {
        SolarSystem system = atEpoch();
        new EinsteinInfeldHoffmann(CONSTANTS).act(system);
        double mercury = ratio(system, 1);
        assertThat(mercury).isBetween(1e-8, 3e-7);
        assertThat(ratio(system, 5)).isLessThan(mercury);
    }

    private static double ratio(SolarSystem system, int body) {
        return Vector.of(system.perturbation, 3 * body).length()
                / Vector.of(system.newtonian, 3 * body).length();
    }

    /** The acceleration is the gradient of -GM/r times the sum of J_n (R/r)^n P_n(sine of latitude). */
    @Test
    void aZonalFieldIsTheGradientOfItsPotential() {
        var field = new ZonalField(0.9, 1e-3, -2e-4, 3e-5, 4e-5);
        Vector pole = new Vector(0.6, 0, 0.8);
        ToDoubleFunction<Vector> potential = point -> {
            double r = point.length();
            double s = point.dot(pole) / r;
            double q = field.radiusAu() / r;
            double p2 = (3 * s * s - 1) / 2;
            double p3 = (5 * s * s * s - 3 * s) / 2;
            double p4 = (35 * Math.pow(s, 4) - 30 * s * s + 3) / 8;
            double p5 = (63 * Math.pow(s, 5) - 70 * s * s * s + 15 * s) / 8;
            double sum = field.j2() * q * q * p2
                    + field.j3() * Math.pow(q, 3) * p3
                    + field.j4() * Math.pow(q, 4) * p4
                    + field.j5() * Math.pow(q, 5) * p5;
            return -sum / r;
        };
        Vector point = new Vector(1.1, -0.7, 1.3);
        Vector expected = gradient(potential, point);
        Vector actual = field.acceleration(point, pole, 1);
        // A numerical gradient of a function of size 1e-4 is good to some 1e-12.
        assertThat(actual.minus(expected).length()).isLessThan(1e-11);
    }

    /** A field outside its masses has neither sources nor whirls. */
    @Test
    void theLunarFieldObeysLaplace() {
        var field = new LunarGravityField(CONSTANTS);
        field.setInertia(new SymmetricTensor(0.3931, 0.3932, 0.3934, 1e-5, 2e-5, -1e-5));
        double scale = 2.3 * field.radiusAu();
        Vector point = new Vector(0.6 * scale, -0.5 * scale, 0.62 * scale);
        double h = 1e-4 * scale;
        double[][] jacobian = new double[3][3];
        for (int axis = 0; axis < 3; axis++) {
            Vector step = new Vector(axis == 0 ? h : 0, axis == 1 ? h : 0, axis == 2 ? h : 0);
            Vector slope = field.acceleration(point.plus(step), 6)
                    .minus(field.acceleration(point.minus(step), 6))
                    .times(1 / (2 * h));
            slope.copyTo(jacobian[axis], 0);
        }
        double size = Math.abs(jacobian[0][0]) + Math.abs(jacobian[1][1]) + Math.abs(jacobian[2][2]);
        assertThat(jacobian[0][0] + jacobian[1][1] + jacobian[2][2]).isCloseTo(0, within(1e-6 * size));
        assertThat(jacobian[0][1]).isCloseTo(jacobian[1][0], within(1e-6 * size));
        assertThat(jacobian[0][2]).isCloseTo(jacobian[2][0], within(1e-6 * size));
        assertThat(jacobian[1][2]).isCloseTo(jacobian[2][1], within(1e-6 * size));
    }

    /** Lieske's precession: 20.04 arcseconds a year in declination, and nutation within its 9.2 arcseconds. */
    @Test
    void theEarthsPoleStandsAndMovesAsItShould() {
        var pole = new EarthPole(CONSTANTS);
        double arcsecond = Math.PI / 648000;
        Vector j2000 = pole.at(2451545.0);
        assertThat(j2000.length()).isCloseTo(1, within(1e-15));
        assertThat(Math.hypot(j2000.x(), j2000.y())).isLessThan(10 * arcsecond);
        Vector century = pole.at(2451545.0 - 36525);
        assertThat(century.x()).isCloseTo(-2004.3 * arcsecond, within(12 * arcsecond));
    }

    @Test
    void anglesAndTheirRatesBelongTogether() {
        var angles = new EulerAngles(0.005, 0.38, 1.29);
        Vector omega = new Vector(4e-5, -2e-6, 0.23);
        Vector back = angles.omega(angles.rates(omega));
        assertThat(back.minus(omega).length()).isLessThan(1e-16);
        Rotation rotation = angles.icrfToMantle();
        Vector v = new Vector(1, 2, 3);
        assertThat(rotation.applyInverse(rotation.apply(v)).minus(v).length()).isLessThan(1e-14);
    }

    @Test
    void aTensorIsSolved() {
        var tensor = new SymmetricTensor(2, 3, 4, 0.1, -0.2, 0.3);
        Vector v = new Vector(1, -2, 3);
        assertThat(tensor.solve(tensor.times(v)).minus(v).length()).isLessThan(1e-14);
    }

    private static Vector gradient(ToDoubleFunction<Vector> potential, Vector at) {
        double h = 1e-4;
        double[] slope = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            Vector step = new Vector(axis == 0 ? h : 0, axis == 1 ? h : 0, axis == 2 ? h : 0);
            // Four points: the error is of the fourth order in h.
            slope[axis] = (8 * (potential.applyAsDouble(at.plus(step)) - potential.applyAsDouble(at.minus(step)))
                            - potential.applyAsDouble(at.plus(step.times(2)))
                            + potential.applyAsDouble(at.minus(step.times(2))))
                    / (12 * h);
        }
        return Vector.of(slope, 0);
    }

    private static SolarSystem atEpoch() {
        var system = new SolarSystem(CONSTANTS);
        system.set(EPOCH, State.de431Start());
        new NewtonianGravity().act(system);
        return system;
    }
}
