package org.nirayana.astronomy.math;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Authority: StrictMath, which is fdlibm, right to one unit in the last place. */
class TrigonometryTest {
    private static final int COUNT = 500_000;

    @Test
    void agreesOnSineAndCosine() {
        Random random = new Random(1);
        double worst = 0;
        for (int i = 0; i < COUNT; i++) {
            double x = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(9) - 2);
            worst = Math.max(worst, Math.abs(Trigonometry.sin(x) - StrictMath.sin(x)));
            worst = Math.max(worst, Math.abs(Trigonometry.cos(x) - StrictMath.cos(x)));
        }
        assertThat(worst).isLessThan(2.3e-16);
    }

    /** Near multiples of a quarter turn, where the difference of two large numbers is all that is left. */
    @Test
    void keepsItsDigitsNearTheAxes() {
        for (int n = -600_000; n <= 600_000; n += 7) {
            double x = n * (Math.PI / 2);
            double sine = StrictMath.sin(x);
            double cosine = StrictMath.cos(x);
            assertThat(Math.abs(Trigonometry.sin(x) - sine)).isLessThanOrEqualTo(2 * Math.ulp(sine));
            assertThat(Math.abs(Trigonometry.cos(x) - cosine)).isLessThanOrEqualTo(2 * Math.ulp(cosine));
        }
    }

    @Test
    void agreesOnTheAngleOfAPoint() {
        Random random = new Random(2);
        double worst = 0;
        for (int i = 0; i < COUNT; i++) {
            double y = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(20) - 10);
            double x = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(20) - 10);
            double expected = StrictMath.atan2(y, x);
            worst = Math.max(worst, Math.abs(Trigonometry.atan2(y, x) - expected) / Math.ulp(expected));
        }
        assertThat(worst).isLessThanOrEqualTo(2.0);
    }

    @Test
    void agreesOnTheAngleOfASine() {
        Random random = new Random(3);
        double worst = 0;
        for (int i = 0; i < COUNT; i++) {
            double sine = Math.max(-1, Math.min(1, (random.nextDouble() * 2 - 1) * Math.pow(10, -random.nextInt(9))));
            double expected = StrictMath.asin(sine);
            worst = Math.max(worst, Math.abs(Trigonometry.asin(sine) - expected) / Math.ulp(expected));
        }
        assertThat(worst).isLessThanOrEqualTo(3.0);
        assertThat(Trigonometry.asin(1)).isEqualTo(Math.PI / 2);
        assertThat(Trigonometry.asin(-1)).isEqualTo(-Math.PI / 2);
        assertThat(Trigonometry.asin(0)).isZero();
    }

    @Test
    void answersLikeStrictMathAtTheCorners() {
        double[] corners = {
            0.0, -0.0, 1, -1, 1e-310, -1e308, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
        };
        for (double y : corners) {
            for (double x : corners) {
                assertThat(Trigonometry.atan2(y, x)).as(y + ", " + x).isEqualTo(Double.valueOf(StrictMath.atan2(y, x)));
            }
        }
        assertThat(Trigonometry.sin(0)).isEqualTo(0);
        assertThat(Trigonometry.cos(0)).isEqualTo(1);
        assertThat(Trigonometry.sin(1e22)).isEqualTo(StrictMath.sin(1e22));
        assertThat(Trigonometry.cos(Double.NaN)).isNaN();
        assertThat(Trigonometry.sin(Double.POSITIVE_INFINITY)).isNaN();
    }
}
