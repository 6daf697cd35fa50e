package org.nirayana.astronomy.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.CountingEphemeris;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Observer;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

class HorizonTest {
    private static final Sky SKY = Sky.of(PackedEphemeris.load());
    private static final double SECOND = 1 / 86_400.0;

    private static TT tt(String utc) {
        return SKY.timeScales().tt(Instant.parse(utc));
    }

    private static TT time(Passage passage) {
        assertThat(passage).isInstanceOf(Passage.At.class);
        return ((Passage.At) passage).time();
    }

    /** The altitude from the whole chain of reductions, without any interpolation. */
    private static double altitudeRad(Site site, Body body, TT t) {
        Observer observer = SKY.at(t).from(site);
        Apparent place = observer.apparent(body);
        Angle hourAngle = observer.siderealTime().minus(place.rightAscension());
        Angle declination = place.declination();
        return Math.asin(site.latitude().sin() * declination.sin()
                + site.latitude().cos() * declination.cos() * hourAngle.cos());
    }

    /**
     * Authority: the tests of drik-panchanga (B. D. Satish; Swiss Ephemeris, BIT_HINDU_RISING for Sun and Moon), Bangalore on
     * 18 January 2013: sunrise 6:49:47, sunset 18:10:25, moonrise 11:35:06, moonset 24:14:12. A second, to which they round,
     * and a half for the Moon's own radius of a disc that nobody uses.
     */
    @Test
    void theHinduRisingHasNeitherLatitudeNorParallax() {
        Horizon horizon = new Horizon(SKY, Site.ofDegrees(12.972, 77.594));
        TT midnight = tt("2013-01-17T18:30:00Z");
        TT next = midnight.plusDays(1.1);
        RiseDefinition hindu = RiseDefinition.HINDU_RISING;
        assertThat(clock(horizon.rise(Body.SUN, hindu, midnight, next), midnight))
                .isCloseTo(6 * 3600 + 49 * 60 + 47, within(1.0));
        assertThat(clock(horizon.set(Body.SUN, hindu, midnight, next), midnight))
                .isCloseTo(18 * 3600 + 10 * 60 + 25, within(1.0));
        assertThat(clock(horizon.rise(Body.MOON, hindu, midnight, next), midnight))
                .isCloseTo(11 * 3600 + 35 * 60 + 6, within(1.5));
        Horizon.RiseAndSet moon =
                horizon.ofTheEcliptic().riseAndSet(Body.MOON, RiseDefinition.GEOMETRIC, midnight.plusDays(0.1), next);
        assertThat(clock(moon.set(), midnight)).isCloseTo(24 * 3600 + 14 * 60 + 12, within(1.5));
        // The Moon's latitude and parallax matter by minutes, so that the figures above are no accident.
        assertThat(clock(horizon.rise(Body.MOON, RiseDefinition.GEOMETRIC, midnight, next), midnight)
                        - clock(moon.rise(), midnight))
                .satisfies(seconds -> assertThat(Math.abs(seconds)).isGreaterThan(60));
    }

    private static double clock(Passage passage, TT midnight) {
        return (time(passage).j2000Days() - midnight.j2000Days()) / SECOND;
    }

    /** Authority: the engine's own topocentric places. 0.02", which the Sun rises in 2 ms at the equator. */
    @ParameterizedTest
    @EnumSource(names = {"SUN", "MOON", "MERCURY", "VENUS", "MARS", "SATURN"})
    void theTrackFollowsTheTopocentricPlaces(Body body) {
        Random random = new Random(11);
        double worst = 0;
        for (int i = 0; i < 60; i++) {
            TT from = new TT((random.nextDouble() - 0.5) * 73_000);
            TT until = from.plusDays(DiurnalTrack.MAX_DAYS);
            Site site = Site.ofDegrees(random.nextDouble() * 178 - 89, random.nextDouble() * 360 - 180);
            DiurnalTrack track = new DiurnalTrack(SKY, site, body, false, from, until);
            for (double share = 0; share <= 1; share += 0.05) {
                TT t = from.plusDays(share * DiurnalTrack.MAX_DAYS);
                double off = track.altitudeAbove(RiseDefinition.GEOMETRIC, t) - altitudeRad(site, body, t);
                worst = Math.max(worst, Math.abs(new Angle(off).arcseconds()));
            }
        }
        System.out.printf("%s track against topocentric places: %.5f arcseconds%n", body, worst);
        assertThat(worst).isLessThan(0.02);
    }

    @ParameterizedTest
    @EnumSource(value = RiseDefinition.class, names = "HINDU_RISING", mode = EnumSource.Mode.EXCLUDE)
    void aRiseIsWhereTheCentreStandsAsDefined(RiseDefinition definition) {
        Random random = new Random(12);
        for (int i = 0; i < 100; i++) {
            TT from = new TT((random.nextDouble() - 0.5) * 73_000);
            Site site = Site.ofDegrees(random.nextDouble() * 110 - 55, random.nextDouble() * 360 - 180);
            Horizon horizon = new Horizon(SKY, site);
            TT rise = time(horizon.rise(Body.SUN, definition, from, from.plusDays(1.1)));
            double distanceKm = SKY.at(rise).from(site).apparent(Body.SUN).distanceAu() * 149_597_870.7;
            Angle semidiameter = new Angle(Math.asin(696_000 / distanceKm));
            Angle expected = definition.altitudeOfCentre(semidiameter);
            assertThat(new Angle(altitudeRad(site, Body.SUN, rise)).arcseconds())
                    .isCloseTo(expected.arcseconds(), within(0.02));
            assertThat(altitudeRad(site, Body.SUN, rise.plusDays(60 * SECOND)))
                    .isGreaterThan(altitudeRad(site, Body.SUN, rise));
        }
    }

    /** Everywhere, and over intervals of one and of several windows: also where a body only rises, only sets or does neither. */
    @ParameterizedTest
    @EnumSource(
            value = Body.class,
            names = {"SUN", "MOON"})
    void riseAndSetTogetherAreThoseOneByOne(Body body) {
        Random random = new Random(14);
        int neither = 0;
        for (int i = 0; i < 400; i++) {
            TT from = new TT((random.nextDouble() - 0.5) * 73_000);
            TT until = from.plusDays(0.2 + 3 * random.nextDouble());
            Horizon horizon =
                    new Horizon(SKY, Site.ofDegrees(random.nextDouble() * 180 - 90, random.nextDouble() * 360 - 180));
            RiseDefinition definition = i % 2 == 0 ? RiseDefinition.GEOMETRIC : RiseDefinition.UPPER_LIMB;
            Horizon.RiseAndSet both = horizon.riseAndSet(body, definition, from, until);
            assertThat(both.rise()).isEqualTo(horizon.rise(body, definition, from, until));
            assertThat(both.set()).isEqualTo(horizon.set(body, definition, from, until));
            neither += both.rise() instanceof Passage.At ? 0 : 1;
        }
        assertThat(neither).isBetween(20, 380);
    }

    /** The day found from one way of the Sun is that of three searches; 2 ms is what two interpolations differ by. */
    @ParameterizedTest
    @EnumSource(RiseDefinition.class)
    void theDayFoundAtOnceIsThatOfTheSearches(RiseDefinition definition) {
        Random random = new Random(3);
        TT start = tt("1900-01-01T00:00:00Z");
        for (int i = 0; i < 200; i++) {
            Site site = Site.ofDegrees(-60 + 120 * random.nextDouble(), -180 + 360 * random.nextDouble());
            Horizon horizon = new Horizon(SKY, site);
            TT t = start.plusDays(70_000 * random.nextDouble());
            Horizon.SolarDay day = horizon.dayAround(definition, t).orElseThrow();
            assertThat(day.rise().j2000Days()).isLessThanOrEqualTo(t.j2000Days());
            assertThat(day.nextRise().j2000Days()).isGreaterThan(t.j2000Days());
            TT before = day.rise().plusDays(-0.3);
            TT rise = time(horizon.rise(Body.SUN, definition, before, before.plusDays(1)));
            TT set = time(horizon.set(Body.SUN, definition, rise, rise.plusDays(1)));
            TT next = time(horizon.rise(Body.SUN, definition, rise.plusDays(0.5), rise.plusDays(1.5)));
            assertThat(day.rise().j2000Days()).isCloseTo(rise.j2000Days(), within(0.002 * SECOND));
            assertThat(day.set().j2000Days()).isCloseTo(set.j2000Days(), within(0.002 * SECOND));
            assertThat(day.nextRise().j2000Days()).isCloseTo(next.j2000Days(), within(0.002 * SECOND));
        }
        // At the sunrise itself the day has begun; a moment before it has not.
        Horizon equator = new Horizon(SKY, Site.ofDegrees(0, 0));
        TT rise = equator.dayAround(definition, start).orElseThrow().nextRise();
        TT after = rise.plusDays(0.01 * SECOND);
        assertThat(equator.dayAround(definition, after).orElseThrow().rise().j2000Days())
                .isCloseTo(rise.j2000Days(), within(0.002 * SECOND));
        assertThat(equator.dayAround(definition, rise.plusDays(-0.01 * SECOND))
                        .orElseThrow()
                        .nextRise()
                        .j2000Days())
                .isCloseTo(rise.j2000Days(), within(0.002 * SECOND));
        assertThat(new Horizon(SKY, Site.ofDegrees(60.1, 0)).dayAround(definition, start))
                .isEmpty();
    }

    @Test
    void riseComesBeforeTransitBeforeSetAndDefinitionsComeInOrder() {
        Random random = new Random(13);
        for (int i = 0; i < 200; i++) {
            Body body = i % 2 == 0 ? Body.SUN : Body.MOON;
            TT from = new TT((random.nextDouble() - 0.5) * 73_000);
            Site site = Site.ofDegrees(random.nextDouble() * 110 - 55, random.nextDouble() * 360 - 180);
            Horizon horizon = new Horizon(SKY, site);
            TT limb = time(horizon.rise(body, RiseDefinition.UPPER_LIMB, from, from.plusDays(1.1)));
            TT lower = limb.plusDays(SECOND);
            TT centre = time(horizon.rise(body, RiseDefinition.DISC_CENTRE, lower, lower.plusDays(1.1)));
            TT geometric = time(horizon.rise(body, RiseDefinition.GEOMETRIC, centre, centre.plusDays(1.1)));
            TT transit = horizon.transit(body, Culmination.UPPER, geometric, geometric.plusDays(1.1))
                    .orElseThrow();
            TT set = time(horizon.set(body, RiseDefinition.GEOMETRIC, transit, transit.plusDays(1.1)));
            TT limbSet = time(horizon.set(body, RiseDefinition.UPPER_LIMB, set, set.plusDays(1.1)));
            TT midnight = horizon.transit(body, Culmination.LOWER, limbSet, limbSet.plusDays(1.1))
                    .orElseThrow();
            List<TT> inOrder = List.of(from, limb, centre, geometric, transit, set, limbSet, midnight);
            assertThat(inOrder).isSorted();
            // All of it within one turn of the sky.
            assertThat(midnight.j2000Days() - limb.j2000Days()).isBetween(0.6, 1.0);
            assertThat(centre.j2000Days() - limb.j2000Days()).isLessThan(600 * SECOND);
            assertThat(limbSet.j2000Days() - set.j2000Days()).isLessThan(1500 * SECOND);
            Angle hourAngle = SKY.at(transit)
                    .from(site)
                    .siderealTime()
                    .minus(SKY.at(transit).apparent(body).rightAscension())
                    .signed();
            assertThat(hourAngle.arcseconds()).isCloseTo(0, within(0.05));
        }
    }

    @Test
    void polarDayAndNightAreAnswers() {
        Horizon svalbard = new Horizon(SKY, Site.ofDegrees(78.22, 15.65));
        TT june = tt("2025-06-20T22:00:00Z");
        TT december = tt("2025-12-20T23:00:00Z");
        for (RiseDefinition definition : RiseDefinition.values()) {
            assertThat(svalbard.rise(Body.SUN, definition, june, june.plusDays(1)))
                    .isEqualTo(new Passage.StaysAbove());
            assertThat(svalbard.set(Body.SUN, definition, june, june.plusDays(1)))
                    .isEqualTo(new Passage.StaysAbove());
            assertThat(svalbard.rise(Body.SUN, definition, december, december.plusDays(1)))
                    .isEqualTo(new Passage.StaysBelow());
            assertThat(svalbard.set(Body.SUN, definition, december, december.plusDays(1)))
                    .isEqualTo(new Passage.StaysBelow());
        }
        // Longyearbyen sees the Sun again in the middle of February, geometrically.
        TT back = time(svalbard.rise(Body.SUN, RiseDefinition.UPPER_LIMB, december, december.plusDays(100)));
        assertThat(SKY.timeScales().utc(back))
                .isBetween(Instant.parse("2026-02-14T00:00:00Z"), Instant.parse("2026-02-17T00:00:00Z"));
    }

    /** At the pole itself the Sun rises once a year, a day or two before the equinox when its edge is what counts. */
    @Test
    void atThePoleTheSunRisesInMarchAndSetsInSeptember() {
        Horizon pole = new Horizon(SKY, Site.ofDegrees(90, 0));
        TT january = tt("2025-01-01T00:00:00Z");
        TT rise = time(pole.rise(Body.SUN, RiseDefinition.GEOMETRIC, january, january.plusDays(365)));
        assertThat(SKY.timeScales().utc(rise))
                .isBetween(Instant.parse("2025-03-20T00:00:00Z"), Instant.parse("2025-03-21T00:00:00Z"));
        TT set = time(pole.set(Body.SUN, RiseDefinition.GEOMETRIC, january, january.plusDays(365)));
        assertThat(SKY.timeScales().utc(set))
                .isBetween(Instant.parse("2025-09-22T00:00:00Z"), Instant.parse("2025-09-23T12:00:00Z"));
    }

    @Test
    void onOneDayOfAMonthTheMoonDoesNotRise() {
        Horizon horizon = new Horizon(SKY, Site.ofDegrees(12.97, 77.59));
        TT start = tt("2025-01-01T00:00:00Z");
        List<Passage> without = new ArrayList<>();
        for (int day = 0; day < 59; day++) {
            TT from = start.plusDays(day);
            Passage passage = horizon.rise(Body.MOON, RiseDefinition.GEOMETRIC, from, from.plusDays(1));
            if (!(passage instanceof Passage.At)) {
                without.add(passage);
            }
        }
        assertThat(without).hasSize(2).allMatch(passage -> passage instanceof Passage.OnlyTheOtherWay);
    }

    @Test
    void aDayOfTheSunCostsFourPositions() {
        List<String> asked = new ArrayList<>();
        Ephemeris counting = new CountingEphemeris(SKY.ephemeris(), asked);
        Horizon horizon = new Horizon(Sky.of(counting), Site.ofDegrees(12.97, 77.59));
        TT from = tt("2025-01-01T00:00:00Z");
        assertThat(horizon.rise(Body.SUN, RiseDefinition.UPPER_LIMB, from, from.plusDays(1)))
                .isInstanceOf(Passage.At.class);
        assertThat(moments(asked)).isEqualTo(4);
        asked.clear();
        assertThat(horizon.set(Body.MOON, RiseDefinition.UPPER_LIMB, from, from.plusDays(1.1)))
                .isInstanceOf(Passage.At.class);
        assertThat(moments(asked)).isEqualTo(6);
    }

    /** The Moon is asked for once for each moment whose sky is asked, with the Earth or alone. */
    private static long moments(List<String> asked) {
        return asked.stream().filter(question -> question.contains("Moon")).count();
    }

    @Test
    void badQuestionsAreRefused() {
        Horizon horizon = new Horizon(SKY, Site.ofDegrees(12.97, 77.59));
        TT from = tt("2025-01-01T00:00:00Z");
        assertThatThrownBy(() -> horizon.rise(Body.EARTH, RiseDefinition.GEOMETRIC, from, from.plusDays(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> horizon.rise(Body.SUN, RiseDefinition.GEOMETRIC, from, from))
                .isInstanceOf(IllegalArgumentException.class);
        TT far = new TT(1e7);
        assertThatThrownBy(() -> horizon.rise(Body.SUN, RiseDefinition.GEOMETRIC, far, far.plusDays(1)))
                .isInstanceOf(OutsideSpanException.class);
        assertThatThrownBy(() -> SinclairRefraction.at(Angle.degrees(40), 1013.25, 15))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SinclairRefraction.at(Angle.ZERO, Double.NaN, 15))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Authority: the formula as printed in NAO Technical Note 63, worked by hand for the horizon. */
    @Test
    void refractionIsThePublishedFormula() {
        assertThat(SinclairRefraction.STANDARD_AT_HORIZON.arcseconds() / 60).isCloseTo(33.593, within(0.001));
        assertThat(SinclairRefraction.at(Angle.ZERO, 1010, 10).arcseconds() / 60)
                .isCloseTo(34.46, within(1e-9));
        assertThat(SinclairRefraction.at(Angle.ZERO, 0, 10).arcseconds()).isZero();
        double before = 1e9;
        for (double altitude = 0; altitude < 17.9; altitude += 0.1) {
            double here =
                    SinclairRefraction.at(Angle.degrees(altitude), 1013.25, 15).arcseconds();
            assertThat(here).isLessThan(before);
            before = here;
        }
    }

    @Test
    void sixtyFourThreadsGiveIdenticalBits() throws Exception {
        long alone = fingerprint();
        ExecutorService threads = Executors.newFixedThreadPool(64);
        try {
            List<Callable<Long>> jobs = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                jobs.add(HorizonTest::fingerprint);
            }
            for (Future<Long> job : threads.invokeAll(jobs)) {
                assertThat(job.get()).isEqualTo(alone);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static long fingerprint() {
        Random random = new Random(14);
        long bits = 0;
        for (int i = 0; i < 20; i++) {
            TT from = new TT((random.nextDouble() - 0.5) * 73_000);
            Horizon horizon =
                    new Horizon(SKY, Site.ofDegrees(random.nextDouble() * 110 - 55, random.nextDouble() * 360 - 180));
            Passage passage = horizon.rise(Body.MOON, RiseDefinition.UPPER_LIMB, from, from.plusDays(1.1));
            bits = bits * 31 + Double.doubleToRawLongBits(time(passage).j2000Days());
        }
        return bits;
    }
}
