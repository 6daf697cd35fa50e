package org.nirayana.astronomy.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.astronomy.event.Root.Direction;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

class RootSearchTest {
    private static final double MILLISECOND = 1e-3 / 86400;

    private static TT day(double j2000Days) {
        return new TT(j2000Days);
    }

    private static List<Double> days(List<Root> roots) {
        return roots.stream().map(root -> root.time().j2000Days()).toList();
    }

    @Test
    void findsEveryRootOfASineInOrderWithItsDirection() {
        RootSearch search = RootSearch.zerosOf(t -> Math.sin(t.j2000Days()), 0.7);
        List<Root> roots = search.all(day(0.1), day(100));
        assertThat(roots).hasSize(31);
        for (int i = 0; i < roots.size(); i++) {
            assertThat(roots.get(i).time().j2000Days()).isCloseTo((i + 1) * Math.PI, within(MILLISECOND / 5));
            assertThat(roots.get(i).direction()).isEqualTo(i % 2 == 0 ? Direction.DOWNWARD : Direction.UPWARD);
        }
    }

    @Test
    void backwardsItFindsTheSameRootsFromTheOtherEnd() {
        RootSearch search = RootSearch.zerosOf(t -> Math.sin(t.j2000Days()), 0.7);
        Root last = search.last(day(0.1), day(100)).orElseThrow();
        assertThat(last.time().j2000Days()).isCloseTo(31 * Math.PI, within(MILLISECOND / 5));
        assertThat(last.direction()).isEqualTo(Direction.DOWNWARD);
        Root lastUp = search.last(day(0.1), day(100), Direction.UPWARD).orElseThrow();
        assertThat(lastUp.time().j2000Days()).isCloseTo(30 * Math.PI, within(MILLISECOND / 5));
        Root firstUp = search.first(day(0.1), day(100), Direction.UPWARD).orElseThrow();
        assertThat(firstUp.time().j2000Days()).isCloseTo(2 * Math.PI, within(MILLISECOND / 5));
    }

    /** A pair of roots 0.02 days apart inside steps of a day: only the turn between the samples betrays it. */
    @ParameterizedTest
    @ValueSource(doubles = {0.03, 0.3, 0.5, 0.77, 0.999, 1, 5.5, 9.02, 9.5, 9.98})
    void findsAPairOfRootsWithinOneStepWhereverItLies(double centre) {
        RootSearch search = RootSearch.zerosOf(t -> Math.pow(t.j2000Days() - centre, 2) - 1e-4, 1);
        List<Root> roots = search.all(day(0), day(10));
        assertThat(days(roots)).hasSize(2);
        assertThat(roots.get(0).time().j2000Days()).isCloseTo(centre - 0.01, within(MILLISECOND));
        assertThat(roots.get(0).direction()).isEqualTo(Direction.DOWNWARD);
        assertThat(roots.get(1).time().j2000Days()).isCloseTo(centre + 0.01, within(MILLISECOND));
        assertThat(roots.get(1).direction()).isEqualTo(Direction.UPWARD);
        Root last = search.last(day(0), day(10)).orElseThrow();
        assertThat(last.time().j2000Days()).isCloseTo(centre + 0.01, within(MILLISECOND));
        assertThat(last.direction()).isEqualTo(Direction.UPWARD);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 4.5, 9.7})
    void aTouchIsOneRootAndANearMissNone(double centre) {
        for (int sign = -1; sign <= 1; sign += 2) {
            int s = sign;
            RootSearch touch = RootSearch.zerosOf(t -> s * Math.pow(t.j2000Days() - centre, 2), 1);
            List<Root> roots = touch.all(day(0), day(10));
            assertThat(roots).hasSize(1);
            assertThat(roots.get(0).direction()).isEqualTo(Direction.TOUCHING);
            // A parabola is flat at its turn: its place is known to the root of the digits.
            assertThat(roots.get(0).time().j2000Days()).isCloseTo(centre, within(3e-6));
            RootSearch miss = RootSearch.zerosOf(t -> s * (Math.pow(t.j2000Days() - centre, 2) + 1e-9), 1);
            assertThat(miss.all(day(0), day(10))).isEmpty();
        }
    }

    @Test
    void rootsOnSamplesAndOnTheEndsAreFoundOnce() {
        RootSearch search = RootSearch.zerosOf(t -> Math.sin(Math.PI * t.j2000Days() / 2), 1);
        // Exactly zero in binary only at zero; the others are next to the samples.
        assertThat(days(search.all(day(0), day(8)))).hasSizeBetween(4, 5);
        RootSearch line = RootSearch.zerosOf(t -> t.j2000Days() - 3, 1);
        assertThat(days(line.all(day(0), day(8)))).containsExactly(3.0);
        assertThat(days(line.all(day(3), day(8)))).containsExactly(3.0);
        assertThat(days(line.all(day(0), day(3)))).containsExactly(3.0);
        assertThat(days(line.all(day(3), day(3)))).containsExactly(3.0);
        assertThat(line.all(day(3.1), day(8))).isEmpty();
        assertThat(line.first(day(3), day(8)).orElseThrow().direction()).isEqualTo(Direction.UPWARD);
        assertThat(line.last(day(0), day(3)).orElseThrow().direction()).isEqualTo(Direction.UPWARD);
    }

    /** Cubic with three roots closer than a step, and steep and flat functions: the bracket closes on all. */
    @Test
    void hardFunctionsAreClosedInOn() {
        RootSearch flat = RootSearch.zerosOf(t -> Math.pow(t.j2000Days() - 2.3, 9), 1);
        assertThat(flat.first(day(0), day(10)).orElseThrow().time().j2000Days()).isCloseTo(2.3, within(MILLISECOND));
        RootSearch steep = RootSearch.zerosOf(t -> Math.cbrt(t.j2000Days() - 2.3), 1);
        assertThat(steep.first(day(0), day(10)).orElseThrow().time().j2000Days())
                .isCloseTo(2.3, within(MILLISECOND));
        RootSearch step = RootSearch.zerosOf(t -> Math.tanh(1e6 * (t.j2000Days() - 2.3)), 1);
        assertThat(step.first(day(0), day(10)).orElseThrow().time().j2000Days()).isCloseTo(2.3, within(MILLISECOND));
    }

    @Test
    void anEvenMotionNeedsFewEvaluations() {
        AtomicInteger evaluations = new AtomicInteger();
        RootSearch search = RootSearch.zerosOf(
                t -> {
                    evaluations.incrementAndGet();
                    double x = t.j2000Days();
                    return x - 0.4 + 0.05 * Math.sin(x);
                },
                1);
        assertThat(search.first(day(0), day(10))).isPresent();
        assertThat(evaluations.get()).isLessThanOrEqualTo(7);
    }

    @Test
    void aWrappedAngleIsCrossedOncePerTurnAndNotAtTheOppositePoint() {
        AngleFunction moon = t -> Angle.degrees(13.2 * t.j2000Days()).wrapped();
        for (double target : new double[] {0, 1e-9, 90, 180, 359.999999}) {
            List<Root> roots = Crossings.of(moon, Angle.degrees(target), 1).all(day(0.05), day(300));
            List<Double> expected = new ArrayList<>();
            for (double d = target / 13.2; d <= 300; d += 360 / 13.2) {
                if (d >= 0.05) {
                    expected.add(d);
                }
            }
            assertThat(roots).hasSameSizeAs(expected);
            for (int i = 0; i < roots.size(); i++) {
                assertThat(roots.get(i).time().j2000Days()).isCloseTo(expected.get(i), within(MILLISECOND));
                assertThat(roots.get(i).direction()).isEqualTo(Direction.UPWARD);
            }
        }
    }

    /** An outer planet goes forward, back and forward: one, two (when it turns on the spot) or three passages. */
    @Test
    void aLoopIsCrossedThreeTimesAndItsTipTouched() {
        // Stations where 1 = 3 cos(2t), at t = 0.6155 and 2.5261 (modulo π).
        AngleFunction planet = t -> Angle.radians(0.1 * (t.j2000Days() - 1.5 * Math.sin(2 * t.j2000Days())) + 6.2)
                .wrapped();
        RootSearch middle =
                Crossings.of(planet, Angle.radians(6.2 + 0.1 * Math.PI).wrapped(), 0.3);
        List<Root> loop = middle.all(day(0.5), day(6));
        assertThat(loop.stream().map(Root::direction))
                .containsExactly(Direction.UPWARD, Direction.DOWNWARD, Direction.UPWARD);
        double station = Math.PI - Math.acos(1 / 3.0) / 2;
        Angle tip = planet.at(day(station));
        List<Root> touch = Crossings.of(planet, tip, 0.3).all(day(1.6), day(3.1));
        assertThat(touch).hasSize(1);
        assertThat(touch.get(0).direction()).isEqualTo(Direction.TOUCHING);
        assertThat(touch.get(0).time().j2000Days()).isCloseTo(station, within(1e-5));
    }

    /** Random sums of waves with known turning points: as many sign changes as a very fine scan sees. */
    @Test
    void missesNothingThatAFineScanSees() {
        Random random = new Random(3);
        for (int round = 0; round < 200; round++) {
            double a = random.nextDouble() * 2 - 1;
            double b = random.nextDouble();
            double shift = random.nextDouble() * 6;
            TimeFunction f = t -> Math.sin(t.j2000Days() + shift) + b * Math.sin(3 * t.j2000Days()) + a;
            List<Double> expected = new ArrayList<>();
            double before = f.at(day(0));
            for (int i = 1; i <= 40_000; i++) {
                double here = f.at(day(i * 0.001));
                if (here > 0 != before > 0) {
                    expected.add(i * 0.001 - 0.0005);
                }
                before = here;
            }
            RootSearch search = RootSearch.zerosOf(f, 0.25);
            List<Double> found = days(search.all(day(0), day(40)));
            assertThat(found).hasSameSizeAs(expected);
            for (int i = 0; i < found.size(); i++) {
                assertThat(found.get(i)).isCloseTo(expected.get(i), within(0.00051));
            }
            List<Double> sorted = new ArrayList<>(found);
            Collections.sort(sorted);
            assertThat(found).isEqualTo(sorted);
            if (!found.isEmpty()) {
                double last = search.last(day(0), day(40)).orElseThrow().time().j2000Days();
                assertThat(last).isCloseTo(found.get(found.size() - 1), within(MILLISECOND));
            }
        }
    }

    @Test
    void badQuestionsAreRefused() {
        TimeFunction f = t -> 1;
        assertThatThrownBy(() -> RootSearch.zerosOf(f, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RootSearch.zerosOf(f, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RootSearch.zerosOf(f, 1).withTolerance(0))
                .isInstanceOf(IllegalArgumentException.class);
        RootSearch search = RootSearch.zerosOf(f, 1);
        assertThatThrownBy(() -> search.first(day(1), day(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2451546.0");
        assertThatThrownBy(() -> RootSearch.zerosOf(t -> Double.NaN, 1).first(day(0), day(1)))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("2451545.0");
    }

    @Test
    void theNumericalMethodRefusesWhatIsNoBracket() {
        assertThatThrownBy(() -> Bracket.root(x -> x, 1, 1, 2, 2, 1e-9)).isInstanceOf(IllegalArgumentException.class);
    }
}
