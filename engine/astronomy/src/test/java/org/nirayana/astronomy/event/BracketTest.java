package org.nirayana.astronomy.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both methods are as quick as they are safe: a step that interpolates wrongly shows as evaluations too many. */
class BracketTest {
    private static final double TOLERANCE = 1e-9;

    /** Counts how often it is asked. */
    private static final class Counted implements DoubleUnaryOperator {
        private final DoubleUnaryOperator function;
        private final AtomicInteger evaluations = new AtomicInteger();

        Counted(DoubleUnaryOperator function) {
            this.function = function;
        }

        @Override
        public double applyAsDouble(double x) {
            evaluations.incrementAndGet();
            return function.applyAsDouble(x);
        }
    }

    @Test
    void anEndThatIsARootIsTheAnswer() {
        DoubleUnaryOperator line = x -> x - 2;
        assertThat(Bracket.root(line, 2, 0, 5, 3, TOLERANCE)).isEqualTo(2);
        assertThat(Bracket.root(line, -1, -3, 2, 0, TOLERANCE)).isEqualTo(2);
    }

    @Test
    void equalSignsAreRefused() {
        assertThatThrownBy(() -> Bracket.root(x -> x, 1, 1, 2, 2, TOLERANCE)).hasMessageContaining("different signs");
        assertThatThrownBy(() -> Bracket.root(x -> x, -1, -1, -2, -2, TOLERANCE))
                .hasMessageContaining("different signs");
    }

    /** By function: where the root is, and how many evaluations interpolation may take; bisection alone takes 30. */
    @ParameterizedTest
    @CsvSource({"LINE, 0.37, 2", "SINE, 0.37, 5", "CUBIC, 0.37, 7", "EXPONENTIAL, 0.37, 8", "SQUARE_ROOT, 0.37, 2"})
    void aRootIsFoundInFewSteps(Shape shape, double at, int atMost) {
        for (int mirrored = -1; mirrored <= 1; mirrored += 2) {
            int sign = mirrored;
            Counted f = new Counted(x -> sign * shape.rising(x - at));
            double root =
                    Bracket.root(f, -0.5, f.function.applyAsDouble(-0.5), 1, f.function.applyAsDouble(1), TOLERANCE);
            assertThat(root).isCloseTo(at, within(2 * TOLERANCE));
            assertThat(f.evaluations.get()).as("evaluations").isLessThanOrEqualTo(atMost);
        }
    }

    /** By function: where it is least, and how many evaluations parabolas may take; the golden section alone takes 40. */
    @ParameterizedTest
    @CsvSource({
        "LINE, 0.37, 5",
        "LINE, 0.9, 5",
        "SINE, 0.37, 7",
        "SINE, -0.3, 8",
        "CUBIC, 0.37, 21",
        "EXPONENTIAL, 0.37, 10",
        "EXPONENTIAL, -0.2, 10"
    })
    void theLeastValueIsFoundInFewSteps(Shape shape, double at, int atMost) {
        Counted f = new Counted(x -> 1 + shape.valley(x - at));
        double start = 0.5;
        double least = Bracket.leastOrNegative(f, -0.5, start, f.function.applyAsDouble(start), 1, 1e-7);
        // A valley is flat: its floor is known to the root of the digits.
        assertThat(least).isCloseTo(at, within(shape == Shape.CUBIC ? 1e-3 : 1e-6));
        assertThat(f.evaluations.get()).as("evaluations").isLessThanOrEqualTo(atMost);
    }

    @Test
    void aLeastValueAtAnEndIsFoundThere() {
        assertThat(Bracket.leastOrNegative(x -> 2 + x, 0, 0.5, 2.5, 1, 1e-6)).isCloseTo(0, within(4e-6));
        assertThat(Bracket.leastOrNegative(x -> 2 - x, 0, 0.5, 1.5, 1, 1e-6)).isCloseTo(1, within(4e-6));
    }

    @Test
    void itStopsWhereTheFunctionIsNoLongerPositive() {
        Counted f = new Counted(x -> (x - 0.4) * (x - 0.4) - 0.01);
        double found = Bracket.leastOrNegative(f, -0.5, 0.9, f.function.applyAsDouble(0.9), 1, 1e-7);
        assertThat(f.function.applyAsDouble(found)).isLessThanOrEqualTo(0);
        assertThat(f.evaluations.get()).isEqualTo(1);
        assertThat(Bracket.leastOrNegative(f, -0.5, 0.4, -0.01, 1, 1e-7)).isEqualTo(0.4);
    }

    /** Functions through zero at zero, and their valleys there. */
    enum Shape {
        LINE {
            @Override
            double rising(double x) {
                return 3 * x;
            }

            @Override
            double valley(double x) {
                return x * x;
            }
        },
        SINE {
            @Override
            double rising(double x) {
                return Math.sin(x);
            }

            @Override
            double valley(double x) {
                return 1 - Math.cos(x);
            }
        },
        CUBIC {
            @Override
            double rising(double x) {
                return x * x * x + x;
            }

            @Override
            double valley(double x) {
                return x * x * x * x;
            }
        },
        EXPONENTIAL {
            @Override
            double rising(double x) {
                return Math.expm1(2 * x);
            }

            @Override
            double valley(double x) {
                return Math.exp(x) - x - 1;
            }
        },
        SQUARE_ROOT {
            @Override
            double rising(double x) {
                return Math.sqrt(x + 2) - Math.sqrt(2);
            }

            @Override
            double valley(double x) {
                return x * x;
            }
        };

        abstract double rising(double x);

        abstract double valley(double x);
    }
}
