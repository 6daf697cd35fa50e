package org.nirayana.ephemeris.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class NumericsTest {
    /** A polynomial within the degree comes back as it is; the rest is the rounding of the normal equations. */
    @Test
    void theFitReproducesPolynomials() {
        Random random = new Random(1);
        int intervals = 16;
        for (int n : new int[] {12, 14, 15, 19}) {
            double[] expected = new double[n];
            for (int k = 0; k < n; k++) {
                expected[k] = random.nextGaussian();
            }
            double[] places = new double[intervals + 1];
            double[] velocities = new double[intervals + 1];
            for (int i = 0; i <= intervals; i++) {
                double x = 2.0 * i / intervals - 1;
                double t0 = 1;
                double t1 = x;
                double u0 = 0;
                double u1 = 1;
                places[i] = expected[0] + expected[1] * x;
                velocities[i] = expected[1];
                for (int k = 2; k < n; k++) {
                    double t2 = 2 * x * t1 - t0;
                    double u2 = 2 * x * u1 - u0;
                    places[i] += expected[k] * t2;
                    velocities[i] += expected[k] * k * u2;
                    t0 = t1;
                    t1 = t2;
                    u0 = u1;
                    u1 = u2;
                }
            }
            double[] found = new ChebyshevFit(n, intervals).fit(places, velocities);
            for (int k = 0; k < n; k++) {
                assertThat(found[k]).as("order %d of %d", k, n).isCloseTo(expected[k], within(1e-10));
            }
        }
    }

    /** A method of order 8 gets 256 times better when its step is halved. */
    @Test
    void theIntegratorIsOfOrderEight() {
        double coarse = errorAfterOneTurn(40);
        double fine = errorAfterOneTurn(80);
        assertThat(coarse).isGreaterThan(1e-11);
        assertThat(coarse / fine).isBetween(180.0, 400.0);
    }

    /** A circle of radius 1 about a centre of attraction 1, in so many steps. */
    private static double errorAfterOneTurn(int steps) {
        var circle = new Dop853.Equations() {
            @Override
            public void beginStep(double time, double[] state) {}

            @Override
            public void rates(double time, double[] state, double[] rates) {
                double r = Math.hypot(state[0], state[1]);
                rates[0] = state[2];
                rates[1] = state[3];
                rates[2] = -state[0] / (r * r * r);
                rates[3] = -state[1] / (r * r * r);
            }
        };
        var integration = new Dop853(circle, 0, new double[] {1, 0, 0, 1}, 2 * Math.PI / steps);
        for (int i = 0; i < steps; i++) {
            integration.step();
        }
        double[] end = integration.state();
        return Math.hypot(end[0] - 1, end[1]);
    }
}
