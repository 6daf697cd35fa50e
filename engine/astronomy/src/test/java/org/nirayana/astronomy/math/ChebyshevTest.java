package org.nirayana.astronomy.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChebyshevTest {
    /** Of few coefficients, whose cosines are kept, and of many, whose are not; asked twice, so that kept ones are used. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6, 14, 32, 33, 40})
    void goesThroughTheValuesAtTheNodes(int count) {
        double[] nodes = Chebyshev.nodes(count);
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            values[i] = StrictMath.exp(nodes[i]) + i % 3;
        }
        for (int turn = 0; turn < 2; turn++) {
            double[] coefficients = new double[count + 1];
            Chebyshev.interpolate(values, coefficients, 1);
            assertThat(coefficients[0]).isZero();
            for (int i = 0; i < count; i++) {
                assertThat(Chebyshev.value(coefficients, 1, count, nodes[i])).isCloseTo(values[i], within(1e-13));
            }
        }
    }
}
