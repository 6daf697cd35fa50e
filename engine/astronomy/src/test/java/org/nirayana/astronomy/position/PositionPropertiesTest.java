package org.nirayana.astronomy.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.math.Vector3;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/** What must hold whatever the numbers are. */
class PositionPropertiesTest {
    private static final double ARCSECONDS = 180 * 3600 / Math.PI;
    private static final Body[] BODIES = {
        Body.SUN,
        Body.MOON,
        Body.MERCURY,
        Body.VENUS,
        Body.MARS,
        Body.JUPITER,
        Body.SATURN,
        Body.URANUS,
        Body.NEPTUNE,
        Body.PLUTO
    };

    private final Sky sky = Sky.of(PackedEphemeris.load());
    private final Site site = Site.ofDegrees(12.971667, 77.593611);

    /**
     * Without light time a planet is in the direction of its state at the instant, and the Moon is seen where it was
     * 1.3 s ago, 0.7" behind.
     */
    @Test
    void aGeometricPlaceIsTheDirectionOfTheState() {
        Corrections geometric = new Corrections(true, false, false, false);
        Random random = new Random(5);
        for (int i = 0; i < 40; i++) {
            TT t = new TT(day(random));
            Moment seen = sky.at(t);
            Moment there = seen.with(geometric);
            double[] planet = new double[6];
            double[] earth = new double[12];
            for (Body body : List.of(Body.SUN, Body.MERCURY, Body.MARS, Body.SATURN)) {
                sky.ephemeris().barycentric(body, there.tdb(), planet, 0);
                sky.ephemeris().earthAndMoon(there.tdb(), earth, 0);
                double x = planet[0] - earth[0];
                double y = planet[1] - earth[1];
                double z = planet[2] - earth[2];
                double ecliptic = Math.atan2(
                                there.orientation().eclipticY(x, y, z),
                                there.orientation().eclipticX(x, y, z))
                        + there.orientation().nutationInLongitude().radians();
                assertThat(new Angle(ecliptic)
                                .minus(there.apparent(body).longitude())
                                .signed()
                                .arcseconds())
                        .as(body + " " + t)
                        .isCloseTo(0, within(1e-6));
            }
            double behind = there.apparent(Body.MOON)
                    .longitude()
                    .minus(seen.apparent(Body.MOON).longitude())
                    .signed()
                    .arcseconds();
            assertThat(behind).isBetween(0.4, 1.2);
        }
    }

    /**
     * A speed is the derivative of the longitude: within 0.01" a day, which is where Mercury's path behind the Sun's disc
     * is cut short; elsewhere it is 0.001".
     */
    @Test
    void speedIsTheDerivativeOfLongitude() {
        for (Corrections corrections : List.of(
                Corrections.ALL,
                Corrections.NONE,
                new Corrections(true, false, false),
                new Corrections(false, true, false),
                new Corrections(false, false, true),
                new Corrections(true, false, false, false))) {
            Sky corrected = sky.with(corrections);
            Random random = new Random(3);
            for (int i = 0; i < 60; i++) {
                double t = day(random);
                for (Body body : BODIES) {
                    double expected = slope(
                            d -> corrected
                                    .at(new TT(d))
                                    .apparent(body)
                                    .longitude()
                                    .radians(),
                            t,
                            0.005);
                    double speed = corrected
                            .at(new TT(t))
                            .apparent(body)
                            .longitudePerDay()
                            .radians();
                    assertThat((speed - expected) * ARCSECONDS)
                            .as(body + " " + t)
                            .isCloseTo(0, within(0.01));
                }
            }
        }
    }

    /** To a last digit: the Moon's is put together from the Earth's and its own. */
    @Test
    void velocitiesAreThoseOfTheEphemeris() {
        Random random = new Random(5);
        double[] state = new double[6];
        for (int i = 0; i < 60; i++) {
            Moment moment = sky.at(new TT(day(random)));
            for (Body body : List.of(Body.EARTH, Body.SUN, Body.MOON, Body.MARS)) {
                sky.ephemeris().barycentric(body, moment.tdb(), state, 0);
                Vector3 velocity = moment.velocity(body);
                assertThat(velocity.x()).isCloseTo(state[3], within(1e-17));
                assertThat(velocity.y()).isCloseTo(state[4], within(1e-17));
                assertThat(velocity.z()).isCloseTo(state[5], within(1e-17));
            }
        }
    }

    /** From the surface the Moon goes 6° a day to and fro with the turning Earth. */
    @Test
    void speedFromTheSurfaceIsTheDerivativeToo() {
        Random random = new Random(4);
        for (int i = 0; i < 60; i++) {
            double t = day(random);
            for (Body body : BODIES) {
                double expected = slope(
                        d -> sky.at(new TT(d))
                                .from(site)
                                .apparent(body)
                                .longitude()
                                .radians(),
                        t,
                        0.002);
                double speed = sky.at(new TT(t))
                        .from(site)
                        .apparent(body)
                        .longitudePerDay()
                        .radians();
                assertThat((speed - expected) * ARCSECONDS).as(body + " " + t).isCloseTo(0, within(0.02));
            }
        }
    }

    /** The planets' pull on the Moon's orbit is left out of the true node's speed: 0.3" of up to 900" a day. */
    @Test
    void speedOfTheNodesIsTheDerivative() {
        Random random = new Random(5);
        for (int i = 0; i < 500; i++) {
            double t = day(random);
            Moment moment = sky.at(new TT(t));
            double expected =
                    slope(d -> sky.at(new TT(d)).trueNode().longitude().radians(), t, 0.02);
            assertThat((moment.trueNode().longitudePerDay().radians() - expected) * ARCSECONDS)
                    .isCloseTo(0, within(0.35));
            double mean = slope(d -> sky.at(new TT(d)).meanNode().longitude().radians(), t, 0.02);
            assertThat((moment.meanNode().longitudePerDay().radians() - mean) * ARCSECONDS)
                    .isCloseTo(0, within(1e-4));
        }
    }

    @Test
    void ketuIsOppositeRahu() {
        Random random = new Random(6);
        for (int i = 0; i < 1000; i++) {
            Node rahu = sky.at(new TT(day(random))).trueNode();
            Node ketu = rahu.opposite();
            assertThat(Math.abs(
                            ketu.longitude().minus(rahu.longitude()).signed().degrees()))
                    .isCloseTo(180, within(1e-12));
            assertThat(ketu.longitude().degrees()).isGreaterThanOrEqualTo(0).isLessThan(360);
            assertThat(ketu.longitudePerDay()).isEqualTo(rahu.longitudePerDay());
        }
    }

    @Test
    void nutationMovesLongitudesAndNothingElse() {
        Random random = new Random(8);
        for (int i = 0; i < 200; i++) {
            Moment nodding = sky.at(new TT(day(random)));
            Moment calm = nodding.with(new Corrections(false, true, true));
            for (Body body : BODIES) {
                Angle shift = nodding.apparent(body)
                        .longitude()
                        .minus(calm.apparent(body).longitude())
                        .signed();
                assertThat(shift.radians())
                        .isCloseTo(nodding.orientation().nutationInLongitude().radians(), within(2e-15));
                assertThat(nodding.apparent(body).latitude())
                        .isEqualTo(calm.apparent(body).latitude());
            }
        }
    }

    @Test
    void rightAscensionAndDeclinationAreTheSamePlace() {
        Random random = new Random(9);
        for (int i = 0; i < 200; i++) {
            Moment moment = sky.at(new TT(day(random)));
            Apparent place = moment.apparent(BODIES[i % BODIES.length]);
            double e = moment.obliquity().radians();
            double ra = place.rightAscension().radians();
            double dec = place.declination().radians();
            double longitude = Math.atan2(
                    Math.sin(ra) * Math.cos(dec) * Math.cos(e) + Math.sin(dec) * Math.sin(e),
                    Math.cos(ra) * Math.cos(dec));
            assertThat(Angle.radians(longitude)
                            .minus(place.longitude())
                            .signed()
                            .radians())
                    .isCloseTo(0, within(1e-14));
            double latitude = Math.asin(Math.sin(dec) * Math.cos(e) - Math.cos(dec) * Math.sin(e) * Math.sin(ra));
            assertThat(latitude).isCloseTo(place.latitude().radians(), within(1e-14));
        }
    }

    @Test
    void answersAreBitIdenticalInSixtyFourThreads() throws Exception {
        long[] alone = digits(Sky.of(PackedEphemeris.load()));
        // A sky of its own: its tables are empty, and all threads fill them at once.
        Sky shared = Sky.of(PackedEphemeris.load());
        ExecutorService pool = Executors.newFixedThreadPool(64);
        try {
            CountDownLatch start = new CountDownLatch(64);
            List<Future<long[]>> futures = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                Callable<long[]> task = () -> {
                    start.countDown();
                    start.await();
                    return digits(shared);
                };
                futures.add(pool.submit(task));
            }
            for (Future<long[]> future : futures) {
                assertThat(Arrays.equals(future.get(), alone)).isTrue();
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private long[] digits(Sky sky) {
        List<Double> numbers = new ArrayList<>();
        Random random = new Random(10);
        for (int i = 0; i < 100; i++) {
            Moment moment = sky.at(Instant.ofEpochSecond((long) ((random.nextDouble() - 0.5) * 8e9)));
            Observer observer = moment.from(site);
            for (Body body : BODIES) {
                for (Apparent place : List.of(moment.apparent(body), observer.apparent(body))) {
                    numbers.add(place.longitude().radians());
                    numbers.add(place.latitude().radians());
                    numbers.add(place.distanceAu());
                    numbers.add(place.longitudePerDay().radians());
                }
            }
            numbers.add(moment.trueNode().longitude().radians());
            numbers.add(moment.trueNode().longitudePerDay().radians());
            numbers.add(moment.meanNode().longitude().radians());
            numbers.add(observer.ascendant().radians());
            numbers.add(observer.midheaven().radians());
        }
        return numbers.stream().mapToLong(Double::doubleToRawLongBits).toArray();
    }

    @Test
    void refusesWhatIsNotThere() {
        assertThatThrownBy(() -> new TT(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TT(Double.POSITIVE_INFINITY)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sky.at(TT.ofJulianDate(1e6)))
                .isInstanceOf(OutsideSpanException.class)
                .hasMessageContaining("spans");
        assertThatThrownBy(() -> sky.at(TT.ofJulianDate(1e12))).isInstanceOf(OutsideSpanException.class);
        assertThatThrownBy(() -> sky.at(new TT(0)).apparent(Body.EARTH)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Site.ofDegrees(90.001, 0)).hasMessageContaining("latitude");
        assertThatThrownBy(() -> Site.ofDegrees(0, -180.5)).hasMessageContaining("longitude");
        assertThatThrownBy(() -> Site.ofDegrees(Double.NaN, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Site(Angle.ZERO, Angle.ZERO, Double.NaN)).hasMessageContaining("height");
    }

    @Test
    void answersAtThePolesAndTheEndsOfTheSpan() {
        TT first = sky.timeScales().tt(sky.ephemeris().span().start()).plusDays(1e-6);
        TT last = sky.timeScales().tt(sky.ephemeris().span().end()).plusDays(-1e-6);
        for (TT t : List.of(first, last)) {
            for (double latitude : new double[] {-90, 0, 90}) {
                Observer observer = sky.at(t).from(Site.ofDegrees(latitude, 180));
                assertThat(observer.ascendant().degrees()).isBetween(0.0, 360.0);
                assertThat(observer.apparent(Body.MOON).distanceAu()).isBetween(0.0022, 0.0029);
            }
        }
    }

    private static double day(Random random) {
        return (random.nextDouble() - 0.5) * 140_000;
    }

    /** The derivative of an angle, by differences of the fourth order. */
    private static double slope(ToDoubleFunction<Double> f, double t, double h) {
        double near = Math.IEEEremainder(f.applyAsDouble(t + h) - f.applyAsDouble(t - h), 2 * Math.PI) / (2 * h);
        double far = Math.IEEEremainder(f.applyAsDouble(t + 2 * h) - f.applyAsDouble(t - 2 * h), 2 * Math.PI) / (4 * h);
        return (4 * near - far) / 3;
    }
}
