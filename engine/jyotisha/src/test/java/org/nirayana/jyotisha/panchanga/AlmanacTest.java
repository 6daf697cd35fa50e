package org.nirayana.jyotisha.panchanga;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.limb.NakshatraTime;

/** What must hold for every panchanga, whatever the sky does. */
class AlmanacTest {
    private static final String INDIA = "Asia/Kolkata";

    @ParameterizedTest
    @CsvSource({
        "12.971667, 77.593611, Asia/Kolkata",
        "-33.8688, 151.2093, Australia/Sydney",
        "64.1466, -21.9426, Atlantic/Reykjavik",
        "-18.1416, 178.4419, Pacific/Fiji"
    })
    void daysTileAndTheirLimbsTileThem(double latitude, double longitude, String zone) {
        Iterator<Panchanga> days =
                Reference.almanac(Site.ofDegrees(latitude, longitude), zone).days(LocalDate.of(2023, 1, 1), 370);
        Panchanga before = days.next();
        int followed = 0;
        while (days.hasNext()) {
            Panchanga day = days.next();
            followed++;
            assertThat(day.date()).isEqualTo(before.date().plusDays(1));
            assertThat(day.vara()).isEqualTo(before.vara().plus(1));
            assertThat(day.day().span().start()).isEqualTo(before.day().span().end());
            tile(before.tithis(), day.tithis(), day.day().span());
            tile(before.karanas(), day.karanas(), day.day().span());
            tile(before.yogas(), day.yogas(), day.day().span());
            tile(nakshatras(before), nakshatras(day), day.day().span());
            tile(padas(before), padas(day), day.day().span());
            assertThat(bordersOf(day.karanas())).containsAll(inside(bordersOf(day.tithis()), day));
            assertThat(bordersOf(padas(day))).containsAll(inside(bordersOf(nakshatras(day)), day));
            before = day;
        }
        assertThat(followed).isEqualTo(369);
    }

    /** The day without its limbs, which is found another way, begins and ends as that with them; 3 ms with the roundings. */
    @ParameterizedTest
    @CsvSource({
        "12.971667, 77.593611, Asia/Kolkata",
        "-33.8688, 151.2093, Australia/Sydney",
        "59.9, 30.3, Europe/Moscow",
        "64.1466, -21.9426, Atlantic/Reykjavik"
    })
    void aDayWithoutItsLimbsIsTheSameDay(double latitude, double longitude, String zone) {
        Almanac almanac = Reference.almanac(Site.ofDegrees(latitude, longitude), zone);
        for (int i = 0; i < 60; i++) {
            Instant instant = Instant.parse("2023-01-01T00:00:00Z").plus(Duration.ofMinutes(i * 9_973L));
            DayAndNight found = almanac.dayAndNight(instant).orElseThrow();
            PanchangaDay.Vedic day = (PanchangaDay.Vedic) almanac.at(instant).day();
            assertThat(Duration.between(day.sunrise(), found.daylight().start()).abs())
                    .isLessThanOrEqualTo(Duration.ofMillis(3));
            assertThat(Duration.between(day.sunset(), found.daylight().end()).abs())
                    .isLessThanOrEqualTo(Duration.ofMillis(3));
            assertThat(Duration.between(day.nextSunrise(), found.night().end()).abs())
                    .isLessThanOrEqualTo(Duration.ofMillis(3));
        }
        assertThat(Reference.almanac(Site.ofDegrees(75, 20), "UTC").dayAndNight(Instant.parse("2023-06-21T00:00:00Z")))
                .isEmpty();
    }

    /** A day asked for alone is the day in a row of days, to the last millisecond. */
    @Test
    void aRowOfDaysIsTheSameDays() {
        Almanac almanac = Reference.almanac(Reference.BENGALURU, INDIA);
        Iterator<Panchanga> days = almanac.days(LocalDate.of(2024, 2, 20), 40);
        for (int i = 0; i < 40; i++) {
            Panchanga day = days.next();
            Instant noon = LocalDate.of(2024, 2, 20)
                    .plusDays(i)
                    .atTime(LocalTime.NOON)
                    .atZone(ZoneId.of(INDIA))
                    .toInstant();
            Panchanga alone = almanac.at(noon);
            assertThat(alone.date()).isEqualTo(day.date());
            assertThat(closeTo(alone.day().span(), day.day().span())).isTrue();
            assertThat(alone.tithis()).extracting(Spanned::value).isEqualTo(values(day.tithis()));
            for (int k = 0; k < day.tithis().size(); k++) {
                assertThat(closeTo(
                                alone.tithis().get(k).span(),
                                day.tithis().get(k).span()))
                        .isTrue();
            }
            assertThat(alone.solarMonth()).isEqualTo(day.solarMonth());
            assertThat(alone.years()).isEqualTo(day.years());
        }
    }

    /** Samoa went from 29 to 31 December 2011, Kwajalein from 20 to 22 August 1993: the days tile, the dates do not. */
    @ParameterizedTest
    @CsvSource({
        "-13.8333, -171.7667, Pacific/Apia, 2011-12-28, 2011-12-30",
        "9.08, 167.33, Pacific/Kwajalein, 1993-08-19, 1993-08-21"
    })
    void aDateThatWasLeftOutHasNoDay(
            double latitude, double longitude, String zone, LocalDate first, LocalDate leftOut) {
        Almanac almanac = Reference.almanac(Site.ofDegrees(latitude, longitude), zone);
        List<Panchanga> days = new ArrayList<>();
        almanac.days(first, 5).forEachRemaining(days::add);
        assertThat(days)
                .extracting(Panchanga::date)
                .containsExactly(first, first.plusDays(1), first.plusDays(3), first.plusDays(4));
        for (int i = 1; i < days.size(); i++) {
            assertThat(days.get(i).day().span().start())
                    .isEqualTo(days.get(i - 1).day().span().end());
        }
        assertThat(almanac.days(leftOut, 1).hasNext()).isFalse();
    }

    @Test
    void aVedicDayBeginsAndEndsWithSunrise() {
        Almanac almanac = Reference.almanac(Reference.BENGALURU, INDIA);
        Panchanga day = almanac.at(Instant.parse("2023-08-15T06:30:00Z"));
        // The sunrise that is told, to the second, belongs to the day that it begins.
        Instant rounded = day.day().span().start().plusMillis(500).truncatedTo(ChronoUnit.SECONDS);
        Instant nextRounded = day.day().span().end().plusMillis(500).truncatedTo(ChronoUnit.SECONDS);
        assertThat(almanac.at(rounded).date()).isEqualTo(day.date());
        assertThat(almanac.at(rounded.minusSeconds(1)).date())
                .isEqualTo(day.date().minusDays(1));
        assertThat(almanac.at(nextRounded.minusSeconds(1)).date()).isEqualTo(day.date());
        assertThat(almanac.at(nextRounded).date()).isEqualTo(day.date().plusDays(1));
        // Two in the morning still belongs to the day before.
        assertThat(almanac.at(Instant.parse("2023-08-15T20:30:00Z")).date()).isEqualTo(LocalDate.of(2023, 8, 15));
    }

    /** Tromsø: the Sun stays up from late May to late July and down from late November to mid January. */
    @ParameterizedTest
    @CsvSource({"2023-06-21T10:00:00Z, POLAR_DAY", "2023-12-21T10:00:00Z, POLAR_NIGHT"})
    void polarDaysHaveWhatExists(Instant instant, PanchangaDay.Polar reason) {
        Panchanga day = Reference.almanac(Reference.TROMSO, "Europe/Oslo").at(instant);
        assertThat(day.day()).isInstanceOfSatisfying(PanchangaDay.Civil.class, civil -> {
            assertThat(civil.reason()).isEqualTo(reason);
            assertThat(civil.span().contains(instant)).isTrue();
            assertThat(civil.sunriseIfAny()).isEmpty();
            assertThat(civil.sunsetIfAny()).isEmpty();
        });
        assertThat(day.times()).isEmpty();
        assertThat(day.tithis()).isNotEmpty();
        assertThat(day.nakshatras()).isNotEmpty();
        assertThat(day.solarMonth().day()).isBetween(1, 32);
    }

    /** Through a whole year at a polar place every day answers, and each kind of day occurs. */
    @Test
    void aYearInTromsoNeverFails() {
        Iterator<Panchanga> days =
                Reference.almanac(Reference.TROMSO, "Europe/Oslo").days(LocalDate.of(2023, 1, 1), 365);
        List<PanchangaDay.Polar> reasons = new ArrayList<>();
        int vedic = 0;
        while (days.hasNext()) {
            Panchanga day = days.next();
            if (day.day() instanceof PanchangaDay.Civil civil) {
                reasons.add(civil.reason());
            } else {
                vedic++;
            }
        }
        assertThat(vedic).isBetween(200, 270);
        assertThat(reasons.stream().filter(r -> r == PanchangaDay.Polar.POLAR_DAY))
                .hasSizeBetween(60, 75);
        assertThat(reasons.stream().filter(r -> r == PanchangaDay.Polar.POLAR_NIGHT))
                .hasSizeBetween(40, 70);
    }

    /** The poles and the date line are places too. */
    @ParameterizedTest
    @CsvSource({
        "90, 0, UTC",
        "-90, 0, UTC",
        "0, 180, Pacific/Auckland",
        "0, -180, Pacific/Honolulu",
        "66.5, 25.7, Europe/Helsinki"
    })
    void extremePlacesAnswer(double latitude, double longitude, String zone) {
        Almanac almanac = Reference.almanac(Site.ofDegrees(latitude, longitude), zone);
        for (int month = 1; month <= 12; month++) {
            Panchanga day = almanac.at(
                    LocalDate.of(2025, month, 21).atStartOfDay(ZoneId.of(zone)).toInstant());
            assertThat(day.tithis()).isNotEmpty();
        }
    }

    @Test
    void theMoonRisesAndSetsWithinTheDay() {
        Iterator<Panchanga> days = Reference.almanac(Reference.BENGALURU, INDIA).days(LocalDate.of(2023, 1, 1), 60);
        int rises = 0;
        int sets = 0;
        while (days.hasNext()) {
            Panchanga day = days.next();
            if (day.moon().moonrise().isPresent()) {
                assertThat(day.day().span().contains(day.moon().moonrise().get()))
                        .isTrue();
                rises++;
            }
            if (day.moon().moonset().isPresent()) {
                assertThat(day.day().span().contains(day.moon().moonset().get()))
                        .isTrue();
                sets++;
            }
        }
        // Once a month the Moon, 50 minutes later every day, skips a day.
        assertThat(rises).isBetween(57, 59);
        assertThat(sets).isBetween(57, 59);
    }

    private static boolean closeTo(TimeSpan a, TimeSpan b) {
        return Duration.between(a.start(), b.start()).abs().toMillis() <= 1
                && Duration.between(a.end(), b.end()).abs().toMillis() <= 1;
    }

    private static <T> List<T> values(List<Spanned<T>> timed) {
        return timed.stream().map(Spanned::value).toList();
    }

    private static <T> void tile(List<Spanned<T>> before, List<Spanned<T>> now, TimeSpan day) {
        Spanned<T> lastBefore = before.get(before.size() - 1);
        Spanned<T> first = now.get(0);
        if (!lastBefore.equals(first)) {
            assertThat(lastBefore.span().end()).isEqualTo(first.span().start());
        }
        assertThat(first.span().start()).isBeforeOrEqualTo(day.start());
        for (int i = 1; i < now.size(); i++) {
            assertThat(now.get(i).span().start())
                    .isEqualTo(now.get(i - 1).span().end());
        }
        assertThat(now.get(now.size() - 1).span().end()).isAfterOrEqualTo(day.end());
    }

    private static List<Spanned<Object>> nakshatras(Panchanga day) {
        return day.nakshatras().stream()
                .map(time -> new Spanned<Object>(time.nakshatra(), time.span()))
                .toList();
    }

    private static List<Spanned<Integer>> padas(Panchanga day) {
        return day.nakshatras().stream()
                .map(NakshatraTime::padas)
                .flatMap(List::stream)
                .toList();
    }

    private static <T> List<Instant> bordersOf(List<Spanned<T>> timed) {
        List<Instant> borders = new ArrayList<>();
        timed.forEach(t -> {
            borders.add(t.span().start());
            borders.add(t.span().end());
        });
        return borders;
    }

    private static List<Instant> inside(List<Instant> borders, Panchanga day) {
        Function<Instant, Boolean> within = day.day().span()::contains;
        return borders.stream().filter(within::apply).toList();
    }
}
