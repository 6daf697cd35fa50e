package org.nirayana.astronomy.ephemeris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.astronomy.time.TDB;

/** Properties of the ephemeris that the program carries; the module that builds it compares it with JPL. */
class PackedEphemerisTest {
    private static final PackedEphemeris EPHEMERIS = PackedEphemeris.load();

    /** How near a body comes to the Earth, in au: the distance at which its quantum of 0.05 mas is seen. */
    private static double nearestAu(Body body) {
        return switch (body) {
            case SUN -> 0.98;
            case MERCURY -> 0.53;
            case VENUS, EARTH, EARTH_MOON_BARYCENTRE, MOON -> 0.26;
            case MARS -> 0.37;
            case JUPITER -> 3.9;
            case SATURN -> 8;
            case URANUS -> 17;
            case NEPTUNE, PLUTO -> 28;
        };
    }

    /**
     * Neighbouring segments agree where they meet, to 0.4 mas in place: eight quanta, because a dozen rounded
     * coefficients meet a dozen others. In velocity, where the rounding of order k counts k² times, to 5 mas a day.
     */
    @ParameterizedTest
    @EnumSource(Body.class)
    void segmentsJoinSmoothly(Body body) {
        Random random = new Random(8);
        double nearest = nearestAu(body);
        double days = EphemerisHeader.BLOCK_DAYS / 64.0;
        int borders =
                (int) ((EPHEMERIS.header().endJulianDate() - EPHEMERIS.header().startJulianDate()) / days) - 1;
        for (int i = 0; i < 5000; i++) {
            double border = EPHEMERIS.header().startJulianDate() + days * (1 + random.nextInt(borders));
            // A microsecond before and after: nothing moves noticeably meanwhile but what jumps.
            double[] before = state(body, TDB.ofJulianDate(border).plusDays(-1e-9));
            double[] after = state(body, TDB.ofJulianDate(border));
            for (int axis = 0; axis < 3; axis++) {
                double moved = 1e-9 * before[3 + axis];
                assertThat(mas(after[axis] - before[axis] - moved, nearest))
                        .as("place of %s at JD %s", body, border)
                        .isLessThan(0.4);
                assertThat(mas(after[3 + axis] - before[3 + axis], nearest))
                        .as("velocity of %s at JD %s", body, border)
                        .isLessThan(5);
            }
        }
    }

    /** The geocentric Moon, kept eight times finer: 0.05 mas in place, 2 mas a day in velocity. */
    @Test
    void segmentsOfTheGeocentricMoonJoinSmoothly() {
        Random random = new Random(9);
        int borders = EPHEMERIS.header().blocks() * 64 - 1;
        double[] before = new double[6];
        double[] after = new double[6];
        for (int i = 0; i < 20000; i++) {
            TDB border = TDB.ofJulianDate(EPHEMERIS.header().startJulianDate() + 8.0 * (1 + random.nextInt(borders)));
            EPHEMERIS.geocentricMoon(border.plusDays(-1e-9), before, 0);
            EPHEMERIS.geocentricMoon(border, after, 0);
            for (int axis = 0; axis < 3; axis++) {
                double moved = 1e-9 * before[3 + axis];
                assertThat(mas(after[axis] - before[axis] - moved, 0.0024))
                        .as("place at %s", border)
                        .isLessThan(0.06);
                assertThat(mas(after[3 + axis] - before[3 + axis], 0.0024))
                        .as("velocity at %s", border)
                        .isLessThan(2);
            }
        }
    }

    /**
     * The velocity is the derivative of the place: against central differences over 0.002 d, whose own error is the
     * third derivative times h²/6, at most 5e-10 au a day (Mercury), and the rounding of places, 1e-16 au / 0.002 d.
     */
    @ParameterizedTest
    @EnumSource(Body.class)
    void theVelocityIsTheDerivativeOfThePlace(Body body) {
        Random random = new Random(10);
        double h = 0.001;
        for (int i = 0; i < 2000; i++) {
            // Amid a segment of every body: no border lies within h.
            double segment = 8.0 * random.nextInt(EPHEMERIS.header().blocks() * 64);
            TDB t = TDB.ofJulianDate(EPHEMERIS.header().startJulianDate() + segment + 0.5 + 7 * random.nextDouble());
            double[] here = state(body, t);
            double[] before = state(body, t.plusDays(-h));
            double[] after = state(body, t.plusDays(h));
            for (int axis = 0; axis < 3; axis++) {
                double slope = (after[axis] - before[axis]) / (2 * h);
                assertThat(slope).as("%s at %s", body, t).isCloseTo(here[3 + axis], within(2e-9));
            }
        }
    }

    @Test
    void earthAndMoonBalanceAboutTheirBarycentre() {
        double ratio = EPHEMERIS.header().earthMoonMassRatio();
        TDB t = TDB.ofJulianDate(2460000.25);
        double[] earth = state(Body.EARTH, t);
        double[] moon = state(Body.MOON, t);
        double[] barycentre = state(Body.EARTH_MOON_BARYCENTRE, t);
        double[] geocentric = new double[6];
        EPHEMERIS.geocentricMoon(t, geocentric, 0);
        for (int i = 0; i < 6; i++) {
            assertThat((earth[i] * ratio + moon[i]) / (1 + ratio)).isCloseTo(barycentre[i], within(1e-15));
            assertThat(moon[i] - earth[i]).isCloseTo(geocentric[i], within(1e-15));
        }
    }

    /** All threads unpack the same cold file at once. */
    @Test
    void sixtyFourThreadsFindTheSameBits() throws InterruptedException, ExecutionException {
        PackedEphemeris shared = PackedEphemeris.load();
        int threads = 64;
        var start = new CountDownLatch(threads);
        Callable<List<Long>> task = () -> {
            Random random = new Random(11);
            List<Long> bits = new ArrayList<>();
            double[] state = new double[6];
            double length =
                    shared.span().end().j2000Days() - shared.span().start().j2000Days();
            start.countDown();
            start.await();
            for (int i = 0; i < 300; i++) {
                TDB t = shared.span().start().plusDays(random.nextDouble() * length);
                for (Body body : Body.values()) {
                    shared.barycentric(body, t, state, 0);
                    for (double number : state) {
                        bits.add(Double.doubleToRawLongBits(number));
                    }
                }
            }
            return bits;
        };
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<List<Long>>> results = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                results.add(executor.submit(task));
            }
            List<Long> expected = results.get(0).get();
            for (Future<List<Long>> result : results) {
                assertThat(result.get()).isEqualTo(expected);
            }
        } finally {
            executor.shutdownNow();
        }
    }

    @Test
    void aStateGoesWhereItIsAsked() {
        double[] alone = state(Body.MARS, TDB.ofJulianDate(2451545));
        double[] states = new double[20];
        EPHEMERIS.barycentric(Body.MARS, TDB.ofJulianDate(2451545), states, 7);
        assertThat(states).startsWith(0, 0, 0, 0, 0, 0, 0);
        assertThat(states).endsWith(0, 0, 0, 0, 0, 0, 0);
        for (int i = 0; i < 6; i++) {
            assertThat(states[7 + i]).isEqualTo(alone[i]);
        }
    }

    @Test
    void outsideItsSpanItSaysItsSpan() {
        TDB beyond = EPHEMERIS.span().end().plusDays(1);
        assertThatThrownBy(() -> state(Body.SUN, beyond))
                .isInstanceOf(OutsideSpanException.class)
                .hasMessageContaining(Double.toString(EPHEMERIS.header().startJulianDate()))
                .hasMessageContaining(Double.toString(EPHEMERIS.header().endJulianDate()));
    }

    @Test
    void aTimeThatIsNoNumberCannotBeAsked() {
        assertThatThrownBy(() -> new TDB(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TDB(Double.POSITIVE_INFINITY)).isInstanceOf(IllegalArgumentException.class);
    }

    private static double[] state(Body body, TDB t) {
        double[] state = new double[6];
        EPHEMERIS.barycentric(body, t, state, 0);
        return state;
    }

    private static double mas(double au, double distanceAu) {
        return Math.abs(au) / distanceAu * (180 * 3600 * 1000 / Math.PI);
    }
}
