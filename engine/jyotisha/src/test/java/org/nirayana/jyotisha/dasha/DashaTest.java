package org.nirayana.jyotisha.dasha;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

class DashaTest {
    private static final Instant BIRTH = Instant.parse("2000-01-01T00:00:00Z");

    /** BPHS 46.12-15: the rulers from Krittika are Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury, Ketu, Venus. */
    @Test
    void vimshottariRulersFollowTheNakshatras() {
        List<String> rulers = List.of("sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury", "kethu", "venus");
        for (int i = 0; i < Nakshatra.COUNT; i++) {
            Nakshatra nakshatra = Nakshatra.KRITTIKA.plus(i);
            ProportionalDasha dasha = vimshottari(nakshatra.start().degrees());
            assertThat(dasha.lordAtBirth().id()).isEqualTo(rulers.get(i % 9));
            assertThat(dasha.lordAtBirth().ruler()).isEqualTo(nakshatra.lord());
            assertThat(dasha.balance().remaining()).isEqualTo(1.0);
        }
    }

    /**
     * By hand: the Moon at 36°40′ is at 10°/13°20′ = 3/4 through Krittika, so 1/4 of the Sun's 6 years is left: 1.5 years of
     * 365.25 days are 547.875 days, and the Sun's rule began 1643.625 days before birth.
     */
    @Test
    void theBalanceAtBirthIsTheRestOfTheNakshatra() {
        ProportionalDasha dasha = vimshottari(36 + 40 / 60.0);
        assertThat(dasha.lordAtBirth().ruler()).isEqualTo(Graha.SUN);
        DashaPeriod sun = dasha.periods(1, 1).get(0);
        assertThat(dasha.balance().remaining()).isEqualTo(0.25);
        assertThat(sun.start()).isEqualTo(BIRTH.minus(hours(1643.625)));
        assertThat(sun.end()).isEqualTo(BIRTH.plus(hours(547.875)));
    }

    /** Those of the tree that everybody has are kept; deeper ones, and those after many cycles, are not. */
    @Test
    void aPathSaysWhereAPeriodStands() {
        ProportionalDasha dasha = vimshottari(200);
        for (DashaPeriod first : dasha.periods(3, 12)) {
            assertThat(first.pathText()).isEqualTo(String.valueOf(first.path().get(0)));
            for (int i = 0; i < 9; i++) {
                DashaPeriod second = first.parts().get(i);
                assertThat(second.path()).containsExactly(first.path().get(0), i + 1);
                assertThat(second.pathText()).isEqualTo(first.pathText() + "." + (i + 1));
                DashaPeriod third = second.parts().get(8 - i);
                assertThat(third.path()).containsExactly(first.path().get(0), i + 1, 9 - i);
                assertThat(third.pathText()).isEqualTo(second.pathText() + "." + (9 - i));
            }
        }
        DashaPeriod deep =
                dasha.period(List.of(3, 1, 4, 1), 2).parts().get(4).parts().get(8);
        assertThat(deep.path()).containsExactly(3, 1, 4, 1, 5, 9);
        assertThat(deep.pathText()).isEqualTo("3.1.4.1.5.9");
    }

    /** By definition: Venus-Venus is 20 · 20 / 120 years = 3 years 4 months, Venus-Sun one year. */
    @Test
    void antardashasAreProportional() {
        DashaPeriod venus =
                vimshottari(Nakshatra.BHARANI.start().degrees()).periods(2, 1).get(0);
        assertThat(venus.parts())
                .extracting(part -> part.lord().id())
                .containsExactly("venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury", "kethu");
        assertThat(length(venus.parts().get(0))).isEqualTo(hours(20 * 20 / 120.0 * 365.25));
        assertThat(length(venus.parts().get(1))).isEqualTo(hours(365.25));
    }

    @ParameterizedTest
    @EnumSource(NakshatraDasha.class)
    void periodsTileTheirWholeAtEveryLevel(NakshatraDasha system) {
        // An awkward year, an awkward Moon and an awkward instant, so that every border is rounded.
        ProportionalDasha dasha = new ProportionalDasha(
                system,
                Instant.parse("1947-08-14T18:30:00.123456789Z"),
                SiderealLongitude.degrees(93.98371234567),
                new DashaYear(new BigDecimal("365.256363004")));
        List<DashaPeriod> tree = dasha.periods(3, system.defaultCycles());
        assertThat(tree).hasSize(system.lords().size() * system.defaultCycles());
        tiles(tree, tree.get(0).start(), tree.get(tree.size() - 1).end());
        // Deeper on demand: the same borders as the tree, to the nanosecond.
        DashaPeriod third = tree.get(2).parts().get(1).parts().get(4);
        DashaPeriod asked = dasha.period(third.path(), 3);
        assertThat(asked.start()).isEqualTo(third.start());
        assertThat(asked.end()).isEqualTo(third.end());
        assertThat(asked.lord()).isEqualTo(third.lord());
        tiles(asked.parts(), third.start(), third.end());
        assertThat(asked.parts().get(0).parts().get(0).parts())
                .hasSize(system.lords().size());
        assertThat(asked.parts().get(0).parts().get(0).parts().get(0).level()).isEqualTo(6);
    }

    @ParameterizedTest
    @EnumSource(NakshatraDasha.class)
    void theWholeCycleHasItsYears(NakshatraDasha system) {
        ProportionalDasha dasha =
                new ProportionalDasha(system, BIRTH, SiderealLongitude.degrees(200), DashaYear.SAVANA);
        List<DashaPeriod> cycle = dasha.periods(1, 1);
        assertThat(Duration.between(
                        cycle.get(0).start(), cycle.get(cycle.size() - 1).end()))
                .isEqualTo(Duration.ofDays(360L * system.cycleYears()));
    }

    @ParameterizedTest
    @EnumSource(NakshatraDasha.class)
    void theCurrentPeriodsHoldTheirInstantIncludingBorders(NakshatraDasha system) {
        ProportionalDasha dasha = new ProportionalDasha(
                system, BIRTH, SiderealLongitude.degrees(311.7), new DashaYear(new BigDecimal("365.2425")));
        for (DashaPeriod maha : dasha.periods(2, 2)) {
            for (DashaPeriod antar : maha.parts()) {
                for (Instant instant : List.of(antar.start(), antar.end().minusNanos(1))) {
                    List<DashaPeriod> now = dasha.at(instant, 6);
                    assertThat(now).hasSize(6).allMatch(period -> period.contains(instant));
                    assertThat(now.get(1).path()).isEqualTo(antar.path());
                    assertThat(now.get(5).path().subList(0, 2)).isEqualTo(antar.path());
                    assertThat(dasha.period(now.get(5).path(), 0)).isEqualTo(now.get(5));
                }
            }
        }
        assertThat(dasha.at(dasha.periods(1, 1).get(0).start().minusNanos(1), 3))
                .isEmpty();
    }

    /** BPHS 46.17-23: four nakshatras from Ardra to the Sun, three to the Moon, and so on by turns. */
    @ParameterizedTest
    @CsvSource({
        "ARDRA, sun",
        "ASHLESHA, sun",
        "MAGHA, moon",
        "UTTARA_PHALGUNI, moon",
        "HASTA, mars",
        "VISHAKHA, mars",
        "ANURADHA, mercury",
        "MULA, mercury",
        "PURVA_ASHADHA, saturn",
        "UTTARA_ASHADHA, saturn",
        "SHRAVANA, saturn",
        "DHANISHTA, jupiter",
        "PURVA_BHADRAPADA, jupiter",
        "UTTARA_BHADRAPADA, rahu",
        "BHARANI, rahu",
        "KRITTIKA, venus",
        "MRIGASHIRA, venus"
    })
    void ashtottariRulers(Nakshatra nakshatra, String ruler) {
        for (NakshatraDasha system : List.of(NakshatraDasha.ASHTOTTARI, NakshatraDasha.ASHTOTTARI_WITHOUT_ABHIJIT)) {
            assertThat(new ProportionalDasha(system, BIRTH, nakshatra.start(), DashaYear.JULIAN)
                            .lordAtBirth()
                            .id())
                    .isEqualTo(ruler);
        }
    }

    /** By hand: the second of the Sun's four nakshatras, half through: 1.5 of 4 quarters passed, 62.5 % of 6 years left. */
    @Test
    void ashtottariSharesTheYearsAmongTheNakshatrasOfARuler() {
        SiderealLongitude middleOfPunarvasu = SiderealLongitude.degrees(6 * 40 / 3.0 + 20 / 3.0);
        assertThat(NakshatraDasha.ASHTOTTARI.at(middleOfPunarvasu).remaining()).isEqualTo(0.625);
    }

    /** Abhijit is 276°40′ to 280°53′20″, the third of Saturn's four. */
    @Test
    void abhijitTakesTheEndOfUttaraAshadhaAndTheBeginningOfShravana() {
        SiderealLongitude abhijit = SiderealLongitude.degrees(276 + 40 / 60.0);
        SiderealLongitude shravana = SiderealLongitude.degrees(280 + 53 / 60.0 + 20 / 3600.0);
        assertThat(NakshatraDasha.ASHTOTTARI.at(abhijit).remaining()).isEqualTo(0.5);
        assertThat(NakshatraDasha.ASHTOTTARI.at(shravana).remaining()).isEqualTo(0.25);
        assertThat(NakshatraDasha.ASHTOTTARI_WITHOUT_ABHIJIT
                        .at(Nakshatra.SHRAVANA.start())
                        .remaining())
                .isEqualTo(1 / 3.0);
    }

    /** The number of the nakshatra plus 3, divided by 8: Ashwini 4 Bhramari, Ardra 1 Mangala, Rohini 7 Siddha. */
    @ParameterizedTest
    @CsvSource({
        "ASHWINI, bhramari, MARS, 4", "BHARANI, bhadrika, MERCURY, 5", "KRITTIKA, ulka, SATURN, 6",
        "ROHINI, siddha, VENUS, 7", "MRIGASHIRA, sankata, RAHU, 8", "ARDRA, mangala, MOON, 1",
        "PUNARVASU, pingala, SUN, 2", "PUSHYA, dhanya, JUPITER, 3", "CHITRA, mangala, MOON, 1",
        "SHRAVANA, mangala, MOON, 1", "REVATI, ulka, SATURN, 6"
    })
    void yoginis(Nakshatra nakshatra, String yogini, Graha graha, int years) {
        ProportionalDasha dasha =
                new ProportionalDasha(NakshatraDasha.YOGINI, BIRTH, nakshatra.start(), DashaYear.JULIAN);
        assertThat(dasha.lordAtBirth()).isEqualTo(new DashaLord(yogini, graha));
        assertThat(dasha.remainder())
                .hasValueSatisfying(left -> assertThat(left.years()).isEqualTo(years));
    }

    @Test
    void refusesWhatDoesNotExist() {
        ProportionalDasha dasha = vimshottari(0);
        assertThatThrownBy(() -> dasha.periods(7, 1)).hasMessageContaining("1 to 6");
        assertThatThrownBy(() -> dasha.period(List.of(1, 10), 0)).hasMessageContaining("9 parts");
        assertThatThrownBy(() -> dasha.period(List.of(0), 0)).hasMessageContaining("no mahadasha 0");
        assertThatThrownBy(() -> dasha.period(List.of(), 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> DashaYear.ofDays(0)).hasMessageContaining("1 to 1000");
        assertThatThrownBy(() -> DashaYear.ofDays(1000.5)).hasMessageContaining("1000");
    }

    /** Against fractions of any size; the last year has a divisor that 64 bits do not hold. */
    @ParameterizedTest
    @ValueSource(strings = {"360", "365.25", "365.256363004", "365.24219878123456789"})
    void bordersAreExactToTheNanosecond(String days) {
        for (NakshatraDasha system : NakshatraDasha.values()) {
            ProportionalDasha dasha = new ProportionalDasha(
                    system, BIRTH, SiderealLongitude.degrees(200), new DashaYear(new BigDecimal(days)));
            BigDecimal cycle = BigDecimal.valueOf(system.cycleYears());
            BigDecimal nanosPerYear = new BigDecimal(days).multiply(new BigDecimal("86400e9"));
            List<DashaPeriod> periods = dasha.periods(3, 1);
            Instant first = periods.get(0).start();
            // In years times the square of the cycle.
            BigDecimal passed = BigDecimal.ZERO;
            for (DashaPeriod mahadasha : periods) {
                for (DashaPeriod antardasha : mahadasha.parts()) {
                    for (DashaPeriod part : antardasha.parts()) {
                        long nanos = passed.multiply(nanosPerYear)
                                .divide(cycle.multiply(cycle), 0, RoundingMode.FLOOR)
                                .longValueExact();
                        assertThat(part.start())
                                .as("%s %s", system, part.path())
                                .isEqualTo(first.plusNanos(nanos));
                        passed = passed.add(BigDecimal.valueOf((long) system.years(mahadasha.lord())
                                * system.years(antardasha.lord())
                                * system.years(part.lord())));
                    }
                }
            }
            assertThat(passed).as("%s", system).isEqualByComparingTo(cycle.pow(3));
        }
    }

    private static void tiles(List<DashaPeriod> parts, Instant start, Instant end) {
        Instant at = start;
        for (DashaPeriod part : parts) {
            assertThat(part.start()).isEqualTo(at);
            assertThat(part.end()).isAfter(part.start());
            if (!part.parts().isEmpty()) {
                tiles(part.parts(), part.start(), part.end());
            }
            at = part.end();
        }
        assertThat(at).isEqualTo(end);
    }

    private static ProportionalDasha vimshottari(double moonDegrees) {
        return new ProportionalDasha(
                NakshatraDasha.VIMSHOTTARI, BIRTH, SiderealLongitude.degrees(moonDegrees), DashaYear.JULIAN);
    }

    private static Duration length(DashaPeriod period) {
        return Duration.between(period.start(), period.end());
    }

    private static Duration hours(double days) {
        return Duration.ofMillis(Math.round(days * 86_400_000));
    }
}
