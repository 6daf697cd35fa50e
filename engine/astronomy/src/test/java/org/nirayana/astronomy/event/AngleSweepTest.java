package org.nirayana.astronomy.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.time.TT;

class AngleSweepTest {
    private static final double TURN = 2 * Math.PI;

    /** A body that goes round in {@code period} days with loops: a planet as its epicycle shows it. */
    private record Epicycle(double start, double perDay, double loop, double loopPerDay) implements MovingAngle {
        @Override
        public double at(double t) {
            return start + perDay * t + loop * Math.sin(loopPerDay * t);
        }

        @Override
        public double perDay(double t) {
            return perDay + loop * loopPerDay * Math.cos(loopPerDay * t);
        }
    }

    private static AngleSweep sweep(MovingAngle angle, double step) {
        return new AngleSweep(angle, angle::at, step);
    }

    /** The borders between fine samples are those that were passed: nothing else is assumed. */
    @Test
    void losesNothingAgainstAFineScan() {
        Random random = new Random(1);
        int found = 0;
        int backwards = 0;
        for (int i = 0; i < 60; i++) {
            Epicycle body =
                    new Epicycle(random.nextDouble() * 50 - 25, 0.0006 + 0.002 * random.nextDouble(), 0.2, TURN / 378);
            double from = random.nextDouble() * 1000;
            double until = from + 1500;
            List<AngleSweep.Pass> passes = sweep(body, 8).passes(108, new TT(from), new TT(until));
            List<AngleSweep.Pass> scanned = new ArrayList<>();
            double arc = TURN / 108;
            double turns = Math.floor(body.at(from) / TURN) * TURN;
            for (double t = from; t < until; t += 0.05) {
                long before = (long) Math.floor((body.at(t) - turns) / arc);
                long after = (long) Math.floor((body.at(Math.min(until, t + 0.05)) - turns) / arc);
                for (long border = before + 1; border <= after; border++) {
                    scanned.add(new AngleSweep.Pass(new TT(t), border, true, 0));
                }
                for (long border = before; border > after; border--) {
                    scanned.add(new AngleSweep.Pass(new TT(t), border, false, 0));
                }
            }
            assertThat(passes).hasSameSizeAs(scanned);
            for (int k = 0; k < passes.size(); k++) {
                AngleSweep.Pass pass = passes.get(k);
                assertThat(pass.border()).isEqualTo(scanned.get(k).border());
                assertThat(pass.forward()).isEqualTo(scanned.get(k).forward());
                assertThat(pass.time().j2000Days())
                        .isCloseTo(scanned.get(k).time().j2000Days(), within(0.0501));
                assertThat(Math.IEEEremainder(body.at(pass.time().j2000Days()) - pass.border() * arc, TURN))
                        .isCloseTo(0, within(1e-12));
                backwards += pass.forward() ? 0 : 1;
            }
            found += passes.size();
        }
        assertThat(found).isGreaterThan(2000);
        assertThat(backwards).isGreaterThan(200);
    }

    /** A tenth of an arcsecond short of a border is not there; a tenth beyond it is there twice. */
    @Test
    void aBorderThatIsAlmostReachedIsNotPassed() {
        double tenth = Math.toRadians(0.1 / 3600);
        for (double beyond : new double[] {-tenth, tenth}) {
            MovingAngle hump = new Epicycle(Math.toRadians(30) + beyond - 0.1, 0, 0.1, TURN / 400);
            List<AngleSweep.Pass> passes = sweep(hump, 8).passes(12, new TT(20), new TT(180));
            if (beyond < 0) {
                assertThat(passes).isEmpty();
            } else {
                assertThat(passes).extracting(AngleSweep.Pass::forward).containsExactly(true, false);
                assertThat(passes.get(1).time().j2000Days()
                                - passes.get(0).time().j2000Days())
                        .isBetween(0.1, 2.0);
            }
        }
    }

    /** A quick direction that is 0.1 mas off: the exact one decides about the time, and whether there is a passage at all. */
    @Test
    void theExactDirectionDecides() {
        double off = Math.toRadians(0.0001 / 3600);
        MovingAngle exact = new Epicycle(Math.toRadians(30) - 0.1 + off / 2, 0, 0.1, TURN / 400);
        MovingAngle quick = new Epicycle(Math.toRadians(30) - 0.1 - off / 2, 0, 0.1, TURN / 400);
        assertThat(sweep(quick, 8).passes(12, new TT(20), new TT(180))).isEmpty();
        List<AngleSweep.Pass> passes = new AngleSweep(quick, exact::at, 8).passes(12, new TT(20), new TT(180));
        assertThat(passes).hasSize(2);
        for (AngleSweep.Pass pass : passes) {
            assertThat(exact.at(pass.time().j2000Days())).isCloseTo(Math.toRadians(30), within(1e-13));
        }
        assertThat(new AngleSweep(exact, quick::at, 8).passes(12, new TT(20), new TT(180)))
                .isEmpty();
    }

    /** An arcsecond a day: a tenth of a milliarcsecond of the quick direction would be nine seconds of time. */
    @Test
    void aSlowPassageIsTimedByTheExactDirection() {
        double slow = Math.toRadians(1 / 3600.0);
        MovingAngle exact = new Epicycle(Math.toRadians(30) - 50.25 * slow, slow, 0, 1);
        MovingAngle quick = new Epicycle(Math.toRadians(30) - 50.2501 * slow, slow, 0, 1);
        List<AngleSweep.Pass> passes = new AngleSweep(quick, exact::at, 8).passes(12, new TT(0), new TT(100));
        assertThat(passes).hasSize(1);
        assertThat(passes.get(0).time().j2000Days()).isCloseTo(50.25, within(1e-6));
    }

    /** However a span is cut into windows, every passage is in one of them. */
    @Test
    void windowsMakeTheWhole() {
        Epicycle body = new Epicycle(1, 0.001, 0.2, TURN / 378);
        AngleSweep sweep = sweep(body, 8);
        List<TT> whole = sweep.passes(108, new TT(0), new TT(3000)).stream()
                .map(AngleSweep.Pass::time)
                .toList();
        List<TT> pieces = new ArrayList<>();
        for (double t = 0; t < 3000; t += 37) {
            sweep.passes(108, new TT(t), new TT(Math.min(3000, t + 37))).forEach(pass -> pieces.add(pass.time()));
        }
        assertThat(whole).hasSizeGreaterThan(50);
        assertThat(pieces).hasSameSizeAs(whole);
        for (int i = 0; i < whole.size(); i++) {
            assertThat(pieces.get(i).j2000Days()).isCloseTo(whole.get(i).j2000Days(), within(1e-9));
        }
    }

    @Test
    void severalZerosAreFoundInOneWalk() {
        Epicycle body = new Epicycle(0, 0.01, 0, 1);
        assertThat(sweep(body, 8).passes(1, new double[] {0.05, -0.05}, new TT(0), new TT(700)))
                .extracting(AngleSweep.Pass::zero)
                .containsExactly(0, 1, 0);
        assertThat(sweep(body, 8).passes(12, new TT(5), new TT(5))).isEmpty();
    }
}
