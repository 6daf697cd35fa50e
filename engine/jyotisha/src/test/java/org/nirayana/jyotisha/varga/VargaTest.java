package org.nirayana.jyotisha.varga;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

class VargaTest {
    private static final long DEGREE = SiderealLongitude.TICKS_PER_DEGREE;

    /**
     * The rasi of the first and of the last part of every rasi from Aries to Pisces, written out by hand from the verses
     * (numbers 1 to 12), so that a slip in a rule cannot hide in the same slip in the test.
     */
    @ParameterizedTest
    @CsvSource({
        "2, 5 4 5 4 5 4 5 4 5 4 5 4, 4 5 4 5 4 5 4 5 4 5 4 5",
        "3, 1 2 3 4 5 6 7 8 9 10 11 12, 9 10 11 12 1 2 3 4 5 6 7 8",
        "4, 1 2 3 4 5 6 7 8 9 10 11 12, 10 11 12 1 2 3 4 5 6 7 8 9",
        "7, 1 8 3 10 5 12 7 2 9 4 11 6, 7 2 9 4 11 6 1 8 3 10 5 12",
        "9, 1 10 7 4 1 10 7 4 1 10 7 4, 9 6 3 12 9 6 3 12 9 6 3 12",
        "10, 1 10 3 12 5 2 7 4 9 6 11 8, 10 7 12 9 2 11 4 1 6 3 8 5",
        "12, 1 2 3 4 5 6 7 8 9 10 11 12, 12 1 2 3 4 5 6 7 8 9 10 11",
        "16, 1 5 9 1 5 9 1 5 9 1 5 9, 4 8 12 4 8 12 4 8 12 4 8 12",
        "20, 1 9 5 1 9 5 1 9 5 1 9 5, 8 4 12 8 4 12 8 4 12 8 4 12",
        "24, 5 4 5 4 5 4 5 4 5 4 5 4, 4 3 4 3 4 3 4 3 4 3 4 3",
        "27, 1 4 7 10 1 4 7 10 1 4 7 10, 3 6 9 12 3 6 9 12 3 6 9 12",
        "30, 1 2 1 2 1 2 1 2 1 2 1 2, 7 8 7 8 7 8 7 8 7 8 7 8",
        "40, 1 7 1 7 1 7 1 7 1 7 1 7, 4 10 4 10 4 10 4 10 4 10 4 10",
        "45, 1 5 9 1 5 9 1 5 9 1 5 9, 9 1 5 9 1 5 9 1 5 9 1 5",
        "60, 1 2 3 4 5 6 7 8 9 10 11 12, 12 1 2 3 4 5 6 7 8 9 10 11"
    })
    void firstAndLastPartsAreThoseOfTheVerses(int divisions, String first, String last) {
        Varga varga = Vargas.of(divisions);
        assertThat(varga.id()).isEqualTo("parashara");
        assertThat(across(varga, 0)).isEqualTo(first);
        assertThat(across(varga, 30 * DEGREE - 1)).isEqualTo(last);
    }

    /** BPHS 6.27-28: in odd rasis 5 5 8 7 5 degrees, in even rasis 5 7 8 5 5. */
    @Test
    void trimshamshaHasUnequalParts() {
        Varga d30 = Vargas.of(30);
        assertThat(d30.at(SiderealLongitude.degrees(5)).rasi()).isEqualTo(Rasi.AQUARIUS);
        assertThat(d30.at(SiderealLongitude.degrees(10)).rasi()).isEqualTo(Rasi.SAGITTARIUS);
        assertThat(d30.at(SiderealLongitude.degrees(18)).rasi()).isEqualTo(Rasi.GEMINI);
        assertThat(d30.at(SiderealLongitude.degrees(25)).rasi()).isEqualTo(Rasi.LIBRA);
        assertThat(d30.at(SiderealLongitude.degrees(35)).rasi()).isEqualTo(Rasi.VIRGO);
        assertThat(d30.at(SiderealLongitude.degrees(42)).rasi()).isEqualTo(Rasi.PISCES);
        assertThat(d30.at(SiderealLongitude.degrees(50)).rasi()).isEqualTo(Rasi.CAPRICORN);
        assertThat(d30.at(SiderealLongitude.degrees(55)).rasi()).isEqualTo(Rasi.SCORPIO);
        // Half of Jupiter's 8 degrees is the middle of Sagittarius.
        assertThat(d30.at(SiderealLongitude.degrees(14)).longitude()).isEqualTo(SiderealLongitude.degrees(255));
    }

    /** Arithmetic fact: where n times a rasi's number agrees with the verse, the verse is the cyclic rule. */
    @ParameterizedTest
    @ValueSource(ints = {1, 7, 9, 16, 20, 27})
    void someOfParasharasVargasAreCyclic(int divisions) {
        Varga cyclic = new CyclicVarga(divisions);
        for (int part = 0; part < 12 * divisions; part++) {
            SiderealLongitude middle = SiderealLongitude.degrees((part + 0.5) * 30 / divisions);
            assertThat(Vargas.of(divisions).at(middle)).isEqualTo(cyclic.at(middle));
        }
    }

    /** A boundary that lies on the grid belongs to what begins there; one tick before it does not. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 40, 45, 60, 81, 108, 144, 150, 300})
    void boundariesBelongToWhatBeginsThere(int divisions) {
        Varga varga = Vargas.of(divisions);
        long rasi = 30 * DEGREE;
        for (Rasi sign : Rasi.ALL) {
            for (int part = 0; part < divisions; part++) {
                // Rounded up: where the exact boundary is between two ticks, the upper one is the first inside.
                long border = (part * rasi + divisions - 1) / divisions;
                long begin = sign.start().ticks() + border;
                assertThat(varga.at(new SiderealLongitude(begin)).part()).isEqualTo(part + 1);
                if (part > 0) {
                    assertThat(varga.at(new SiderealLongitude(begin - 1)).part())
                            .isEqualTo(part);
                }
            }
        }
    }

    /** The rasi from the table is that of the rule, also at the first and the last tick of every part. */
    @Test
    void theRasiAloneIsThatOfThePlace() {
        for (ParasharaVarga varga : ParasharaVarga.ALL) {
            for (int part = 0; part < 12 * varga.divisions(); part++) {
                long begin = 30 * SiderealLongitude.TICKS_PER_DEGREE * part / varga.divisions();
                long before = Math.floorMod(begin - 1, SiderealLongitude.FULL_CIRCLE);
                for (long ticks : new long[] {before, begin, begin + 12_345}) {
                    SiderealLongitude place = new SiderealLongitude(ticks);
                    assertThat(varga.rasiAt(place)).isEqualTo(varga.at(place).rasi());
                }
            }
        }
    }

    /** 13°20′ written in degrees is a little less or more than itself in binary, and is still the fifth navamsa's start. */
    @Test
    void decimalDegreesMeanWhatTheySay() {
        for (int part = 0; part < 108; part++) {
            assertThat(Vargas.of(9)
                            .at(SiderealLongitude.degrees(part * 30.0 / 9))
                            .part())
                    .isEqualTo(part % 9 + 1);
        }
    }

    /** 1°10′ of Aries in the navamsa: 7/20 of the first part, so 10°30′ of Aries. */
    @Test
    void theAdvanceThroughAPartIsStretchedToThirtyDegrees() {
        VargaPlace place = Vargas.of(9).at(SiderealLongitude.degrees(1 + 10 / 60.0));
        assertThat(place.longitude()).isEqualTo(SiderealLongitude.degrees(10.5));
    }

    /** P. V. R. Narasimha Rao's tables of the drekkana variants; Brihat Jataka 1.12 for the last. */
    @ParameterizedTest
    @CsvSource({
        "somanatha, 1 12 4 9 7 6 10 3 1 12 4 9, 3 10 6 7 9 4 12 1 3 10 6 7",
        "jagannatha, 1 10 7 4 1 10 7 4 1 10 7 4, 9 6 3 12 9 6 3 12 9 6 3 12",
        "parivritti, 1 4 7 10 1 4 7 10 1 4 7 10, 3 6 9 12 3 6 9 12 3 6 9 12",
        "yavana, 1 2 3 4 5 6 7 8 9 10 11 12, 11 12 1 2 3 4 5 6 7 8 9 10"
    })
    void drekkanaVariants(String school, String first, String last) {
        Varga varga = Vargas.of(3, school).orElseThrow();
        assertThat(across(varga, 0)).isEqualTo(first);
        assertThat(across(varga, 30 * DEGREE - 1)).isEqualTo(last);
    }

    /**
     * Kashinatha: the Sun's half to the day rasi of the lord. Aries' first half is the Sun's, Mars' day rasi is Scorpio.
     * Yavana: own and eleventh (Brihat Jataka 1.12).
     */
    @ParameterizedTest
    @CsvSource({
        "kashinatha, 8 2 6 4 5 3 7 1 12 10 11 9, 1 7 3 5 4 6 2 8 9 11 10 12",
        "parivritti, 1 3 5 7 9 11 1 3 5 7 9 11, 2 4 6 8 10 12 2 4 6 8 10 12",
        "yavana, 1 2 3 4 5 6 7 8 9 10 11 12, 11 12 1 2 3 4 5 6 7 8 9 10"
    })
    void horaVariants(String school, String first, String last) {
        Varga varga = Vargas.of(2, school).orElseThrow();
        assertThat(across(varga, 0)).isEqualTo(first);
        assertThat(across(varga, 30 * DEGREE - 1)).isEqualTo(last);
    }

    @Test
    void kalachakraNavamsaRunsAgainstTheWheelFromRohini() {
        Varga kalachakra = Vargas.of(9, "kalachakra").orElseThrow();
        assertThat(IntStream.range(0, 24)
                        .mapToObj(pada -> kalachakra
                                .at(SiderealLongitude.degrees(pada * 30.0 / 9))
                                .rasi()
                                .number())
                        .toList())
                .isEqualTo(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 8, 7, 6, 4, 5, 3, 2, 1, 12, 11, 10, 9));
    }

    @Test
    void krishnaMishraReversesTheEvenRasis() {
        Varga varga = Vargas.of(9, "uniform_krishna_mishra").orElseThrow();
        assertThat(across(varga, 0)).isEqualTo("1 6 7 12 1 6 7 12 1 6 7 12");
    }

    @Test
    void everyNumberOfDivisionsUpTo300HasADefaultAndNoneBeyond() {
        for (int d = 1; d <= 300; d++) {
            Varga varga = Vargas.of(d);
            assertThat(varga.divisions()).isEqualTo(d);
            assertThat(Vargas.variants(d).get(0)).isEqualTo(varga);
            assertThat(varga.source()).isNotBlank();
        }
        assertThatThrownBy(() -> Vargas.of(0)).hasMessageContaining("1 to 300");
        assertThatThrownBy(() -> Vargas.of(301)).hasMessageContaining("1 to 300");
        assertThat(Vargas.of(4, "somanatha")).isEmpty();
    }

    private static String across(Varga varga, long ticksInRasi) {
        return Rasi.ALL.stream()
                .map(sign -> varga.at(new SiderealLongitude(sign.start().ticks() + ticksInRasi)))
                .map(place -> String.valueOf(place.rasi().number()))
                .collect(Collectors.joining(" "));
    }
}
