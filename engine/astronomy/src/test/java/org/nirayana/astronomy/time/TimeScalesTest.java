package org.nirayana.astronomy.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import org.jastronomy.jsofa.JSOFA;
import org.junit.jupiter.api.Test;

class TimeScalesTest {
    private static final double SECOND = 1 / 86400.0;
    private final TimeScales scales = TimeScales.standard();

    /** TT = UTC + 32.184 s + TAI - UTC; IERS Bulletin C. A double resolves 1 µs here. */
    @Test
    void countsLeapSeconds() {
        assertThat(ttMinusUtc("1972-01-01T00:00:00Z")).isCloseTo(42.184, within(1e-5));
        assertThat(ttMinusUtc("1999-01-01T00:00:00Z")).isCloseTo(64.184, within(1e-5));
        assertThat(ttMinusUtc("2016-12-31T23:59:59Z")).isCloseTo(68.184, within(1e-5));
        assertThat(ttMinusUtc("2017-01-01T00:00:00Z")).isCloseTo(69.184, within(1e-5));
        assertThat(ttMinusUtc("2026-06-01T00:00:00Z")).isCloseTo(69.184, within(1e-5));
    }

    /** Authority: SOFA's dat, the same table in another hand. */
    @Test
    void agreesWithSofaOnLeapSeconds() throws Exception {
        for (int year = 1972; year < 2024; year++) {
            for (int month = 1; month <= 12; month++) {
                double sofa = JSOFA.jauDat(year, month, 1, 0);
                assertThat(ttMinusUtc(String.format("%d-%02d-01T00:00:00Z", year, month)))
                        .isCloseTo(32.184 + sofa, within(1e-5));
            }
        }
    }

    @Test
    void takesCivilTimeBefore1972AsUt1() {
        Instant t = Instant.parse("1950-06-01T12:00:00Z");
        assertThat(scales.ut1(t).julianDate()).isEqualTo(2433434.0);
        assertThat(ttMinusUtc("1950-06-01T12:00:00Z")).isCloseTo(scales.deltaT(scales.ut1(t)), within(1e-5));
    }

    @Test
    void keepsUt1NearUtcWhileTheTableHolds() {
        for (int year = 1972; year < 2030; year++) {
            Instant t = Instant.parse(year + "-07-01T00:00:00Z");
            double seconds = (scales.ut1(t).j2000Days() - civilDays(t)) * 86400;
            assertThat(Math.abs(seconds)).as("UT1 - UTC in " + year).isLessThan(0.9);
        }
    }

    @Test
    void takesCivilTimeAsUt1WhenTheForecastHasLeftTheTable() {
        Instant t = Instant.parse("2080-01-01T00:00:00Z");
        assertThat(scales.ut1(t).j2000Days()).isEqualTo(civilDays(t));
        assertThat(ttMinusUtc("2080-01-01T00:00:00Z")).isCloseTo(scales.deltaT(scales.ut1(t)), within(1e-5));
    }

    /** As programs do that know no leap seconds; before 1972 and in the forecast nothing is different. */
    @Test
    void takesEveryCivilTimeAsUt1WhenAsked() {
        TimeScales asUt1 = scales.withCivilTimeAsUt1();
        for (int year = 1900; year < 2100; year++) {
            Instant t = Instant.parse(year + "-05-10T05:14:22Z");
            assertThat(asUt1.ut1(t).j2000Days()).isEqualTo(civilDays(t));
            double ttMinusUt1 = (asUt1.tt(t).j2000Days() - civilDays(t)) * 86400;
            assertThat(ttMinusUt1).isCloseTo(scales.deltaT(asUt1.ut1(t)), within(1e-5));
            assertThat(Duration.between(t, asUt1.utc(asUt1.tt(t))).abs()).isLessThan(Duration.ofNanos(20_000));
            if (year < 1972 || year > 2080) {
                assertThat(asUt1.tt(t).j2000Days()).isEqualTo(scales.tt(t).j2000Days());
            }
        }
    }

    @Test
    void returnsToTheSameInstant() {
        Random random = new Random(1);
        long from = Instant.parse("1600-01-01T00:00:00Z").getEpochSecond();
        for (int i = 0; i < 20_000; i++) {
            Instant utc = Instant.ofEpochSecond(from + (long) (random.nextDouble() * 20e9));
            // 20 µs: what a double of days resolves four centuries from J2000.
            assertThat(Duration.between(utc, scales.utc(scales.tt(utc))).abs())
                    .as(utc.toString())
                    .isLessThan(Duration.ofNanos(20_000));
            UT1 ut1 = scales.ut1(utc);
            assertThat(scales.ut1(scales.tt(ut1)).j2000Days()).isCloseTo(ut1.j2000Days(), within(1e-9));
        }
    }

    @Test
    void neverRunsBackwards() {
        // Across the border of 1972, a leap second, and the end of the table, in steps of half an hour of TT.
        for (String around : new String[] {"1972-01-01T00:00:00Z", "2017-01-01T00:00:00Z", endOfTable()}) {
            TT start = scales.tt(Instant.parse(around).minus(Duration.ofDays(2)));
            Instant before = scales.utc(start);
            for (int i = 1; i < 200; i++) {
                Instant next = scales.utc(start.plusDays(i / 48.0));
                assertThat(next).isAfter(before);
                before = next;
            }
        }
    }

    /** Authority: SOFA's dtdb, the series of Fairhead and Bretagnon with 787 terms; the two terms kept leave 60 µs. */
    @Test
    void agreesWithSofaOnTdb() {
        for (double days = -70_000; days < 70_000; days += 997.3) {
            double sofa = JSOFA.jauDtdb(2451545.0, days, 0, 0, 0, 0);
            double ours = (scales.tdb(new TT(days)).j2000Days() - days) * 86400;
            assertThat(ours).isCloseTo(sofa, within(60e-6));
            assertThat(scales.tt(scales.tdb(new TT(days))).j2000Days()).isCloseTo(days, within(1e-10));
        }
    }

    private String endOfTable() {
        Instant day = Instant.parse("2020-01-01T00:00:00Z");
        while (scales.ut1(day).j2000Days() != civilDays(day)) {
            day = day.plus(Duration.ofDays(1));
        }
        assertThat(day).isBetween(Instant.parse("2029-01-01T00:00:00Z"), Instant.parse("2040-01-01T00:00:00Z"));
        return day.toString();
    }

    private double ttMinusUtc(String utc) {
        Instant t = Instant.parse(utc);
        return (scales.tt(t).j2000Days() - civilDays(t)) / SECOND;
    }

    private static double civilDays(Instant t) {
        return (t.getEpochSecond() - Instant.parse("2000-01-01T12:00:00Z").getEpochSecond()) / 86400.0;
    }
}
