package org.nirayana.place.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.LinearCost;

/** The gate for readers of text is itself shown red: it finds what grows, and lets one step pass. */
class LinearCostTest {
    private static final int LONGEST = 65_536;

    /** What readers do is added up here, so that no compiler leaves it out. */
    private static long sum;

    /** What is not compiled yet takes so long that the gate is content with a short text. */
    @BeforeAll
    static void compile() {
        for (int i = 0; i < 100; i++) {
            work(1_000_000);
        }
    }

    @Test
    void quadraticReadersAreFound() {
        LinearCost cost = new LinearCost();
        cost.of("quadratic", LONGEST, n -> n, n -> work((long) n * n / 1_000));
        cost.of("cubic", LONGEST, n -> n, n -> work((long) n * n / 500_000 * n));
        assertThat(cost.faults()).hasSize(2);
    }

    @Test
    void linearReadersPass() {
        LinearCost cost = new LinearCost();
        cost.of("linear", LONGEST, n -> n, n -> work(40L * n));
        assertThat(cost.faults()).isEmpty();
    }

    @Test
    void oneStepAtTheLongestTextPasses() {
        LinearCost cost = new LinearCost();
        cost.of("a step", LONGEST, n -> n, n -> work(n >= LONGEST ? 40L * n : 5L * n));
        assertThat(cost.faults()).isEmpty();
    }

    @Test
    void aStepThatCostsMuchIsFound() {
        LinearCost cost = new LinearCost();
        cost.of("a step", LONGEST, n -> n, n -> work(n >= LONGEST ? 600L * n : 5L * n));
        assertThat(cost.faults()).hasSize(1);
    }

    @Test
    void quadraticMemoryIsFoundAndABufferThatIsMadeLargerPasses() {
        LinearCost cost = new LinearCost();
        cost.of("memory", LONGEST, n -> n, n -> held(40L * n, (long) n * n / 2_000));
        assertThat(cost.faults()).hasSize(1);
        cost.of("a step of memory", LONGEST, n -> n, n -> held(40L * n, n >= LONGEST ? 8L * n : 3L * n));
        assertThat(cost.faults()).hasSize(1);
    }

    private static Object held(long steps, long bytes) {
        work(steps);
        return new byte[(int) bytes];
    }

    private static Object work(long steps) {
        long value = sum;
        for (long i = 0; i < steps; i++) {
            value = value * 31 + i;
        }
        sum = value;
        return value;
    }
}
