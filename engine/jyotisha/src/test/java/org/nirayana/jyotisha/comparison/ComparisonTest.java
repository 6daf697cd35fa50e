package org.nirayana.jyotisha.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.DayNames;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.zodiac.Graha;

class ComparisonTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Birth BIRTH =
            Birth.of(Instant.parse("1990-05-17T05:00:00Z"), Site.ofDegrees(13.0827, 80.2707));
    private static final Instant AT = Instant.parse("2026-11-16T00:00:00Z");

    private static Comparison compare(Conventions first, Conventions second) {
        return Comparison.of(CHARTS, BIRTH, first, second, AT);
    }

    private static Difference named(Comparison comparison, String name) {
        return comparison.differences().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Authority: the two charts themselves; contributions add up, whatever profiles are compared. */
    @Test
    void contributionsAddUpToWhatTheChartsDifferBy() {
        int numbers = 0;
        for (Profile first : Profile.ALL) {
            for (Profile second : Profile.ALL) {
                Comparison comparison = compare(first.conventions(), second.conventions());
                Chart one = CHARTS.chart(BIRTH, first.conventions());
                Chart other = CHARTS.chart(BIRTH, second.conventions());
                assertThat(comparison.conventions())
                        .isEqualTo(Convention.differences(first.conventions(), second.conventions()));
                for (Difference difference : comparison.differences()) {
                    if (difference.unit() == Difference.Unit.NAME) {
                        assertThat(difference.first()).isNotEqualTo(difference.second());
                        continue;
                    }
                    double sum = difference.contributions().stream()
                            .mapToDouble(Contribution::amount)
                            .sum();
                    assertThat(sum).as(difference.name()).isCloseTo(difference.amount(), within(1e-5));
                    numbers++;
                }
                double moon = 3600
                        * Math.IEEEremainder(
                                other.of(Graha.MOON).sidereal().degrees()
                                        - one.of(Graha.MOON).sidereal().degrees(),
                                360);
                double told = comparison.differences().stream()
                        .filter(difference -> difference.name().equals("moon_longitude"))
                        .mapToDouble(Difference::amount)
                        .findFirst()
                        .orElse(0);
                assertThat(told).isCloseTo(moon, within(1e-6));
                double shares = comparison.shares().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum();
                assertThat(shares).isCloseTo(comparison.differences().isEmpty() ? 0 : 1, within(1e-9));
            }
        }
        assertThat(numbers).isGreaterThan(300);
    }

    @Test
    void eachConventionMovesWhatIsItsOwn() {
        Comparison comparison =
                compare(Conventions.standard(), Profile.JHORA.conventions().withAyanamsa("raman"));
        Difference rahu = named(comparison, "rahu_longitude");
        assertThat(rahu.contributions().stream().map(Contribution::convention))
                .containsExactly(Convention.AYANAMSA, Convention.NODE_TYPE);
        Difference sunrise = named(comparison, "sunrise");
        assertThat(sunrise.contributions().stream().map(Contribution::convention))
                .contains(Convention.SUNRISE_DEFINITION)
                .doesNotContain(Convention.AYANAMSA);
        // Raman's ayanamsa is 1° 26' less than Lahiri's.
        assertThat(named(comparison, "sun_longitude").contributions().get(0).amount())
                .isBetween(5100.0, 5300.0);
        assertThat(comparison.main().orElseThrow().getKey()).isEqualTo(Convention.AYANAMSA);
    }

    /** A time stays a time, which whoever reads it tells on a clock; only what is no time is a text. */
    @Test
    void aTimeKeepsItsInstant() {
        Comparison comparison = compare(Conventions.standard(), Profile.DRIK.conventions());
        Difference sunrise = named(comparison, "sunrise");
        assertThat(sunrise.first()).isInstanceOf(Figure.Time.class);
        Instant first = ((Figure.Time) sunrise.first()).instant();
        Instant second = ((Figure.Time) sunrise.second()).instant();
        assertThat(Duration.between(first, second).toNanos() / 1e9).isCloseTo(sunrise.amount(), within(1e-5));
        assertThat(named(comparison, "moon_longitude").first()).isInstanceOf(Figure.Longitude.class);
    }

    /** Authority: the whole panchanga, also beyond the polar circle, where a day is a civil one. */
    @Test
    void theNamesOfADayAreThoseOfItsPanchanga() {
        for (double latitude : new double[] {-40, 13.0827, 75}) {
            for (int day = 0; day < 360; day += 24) {
                Birth birth = Birth.of(BIRTH.instant().plus(Duration.ofDays(day)), Site.ofDegrees(latitude, 80.2707));
                Almanac almanac = CHARTS.almanac(birth, Profile.DRIK.conventions());
                Panchanga whole = almanac.at(birth.instant());
                assertThat(almanac.names(birth.instant()))
                        .isEqualTo(new DayNames(whole.lunarMonth(), whole.solarMonth(), whole.years(), whole.ritu()));
            }
        }
    }

    @Test
    void theSameIsNoDifference() {
        assertThat(compare(Conventions.standard(), Conventions.standard()).differences())
                .isEmpty();
    }
}
