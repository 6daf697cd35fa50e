package org.nirayana.jyotisha.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;

class VimsopakaTest {
    private static final Conventions STANDARD = Conventions.standard();

    @Test
    void everySchemeSharesTwentyPoints() {
        for (VimsopakaScheme scheme : VimsopakaScheme.values()) {
            for (SaptavargaWeights weights : SaptavargaWeights.values()) {
                double sum = scheme.shares(weights).stream()
                        .mapToDouble(VimsopakaScheme.Share::weight)
                        .sum();
                assertThat(sum).as(scheme + " " + weights).isEqualTo(20);
            }
            int vargas = scheme.shares(SaptavargaWeights.PVR).size();
            assertThat(scheme.nameOf(1)).isEmpty();
            assertThat(scheme.nameOf(vargas)).isPresent();
        }
        assertThat(VimsopakaScheme.DASAVARGA.nameOf(3)).contains("uttama");
        assertThat(VimsopakaScheme.SHODASAVARGA.nameOf(16)).contains("srivallabha");
    }

    /**
     * Computed with a pencil from B. V. Raman's Standard Horoscope: Jupiter at Gemini 23°35′ is in D1 Gemini (great enemy, 5),
     * D2 Cancer (exalted, 20), D3 Aquarius (friend, 15), D9 Taurus (neutral, 10), D12 Pisces (own, 20), D30 Gemini (great
     * enemy, 5), the relations as Raman prints them: 6·5 + 2·20 + 4·15 + 5·10 + 2·20 + 1·5 = 225 twentieths.
     */
    @Test
    void jupiterOfTheStandardHoroscope() {
        Vimsopaka found = Vimsopaka.of(PrintedCharts.RAMAN, STANDARD);
        Vimsopaka.Score shadvarga =
                found.grahas().get(Graha.JUPITER.number() - 1).scores().get(0);
        assertThat(shadvarga.scheme()).isEqualTo(VimsopakaScheme.SHADVARGA);
        assertThat(shadvarga.points()).isCloseTo(225 / 20.0, within(1e-9));
        assertThat(shadvarga.goodVargas()).isEqualTo(2);
        assertThat(shadvarga.name()).contains("kimshuka");
    }

    /** In its own sign in every varga there are twenty points: the Sun at the beginning of Leo's first half is in Leo in D1. */
    @Test
    void aGrahaAtHomeEverywhereHasTwenty() {
        // Leo 0°: D2 Leo, D3 Leo; in D9 Aries the Sun is exalted; D12 Leo; D30 Aries, exalted: all twenty.
        Placements places = PrintedCharts.placements(new double[] {120, 0, 0, 0, 0, 0, 0, 0, 180}, 0, 0);
        Vimsopaka.OfGraha sun = Vimsopaka.of(places, STANDARD).grahas().get(0);
        assertThat(sun.scores().get(0).points()).isEqualTo(20);
        assertThat(sun.scores().get(0).name()).contains("kundala");
    }

    /** What each relation is worth (Brihat Parashara Hora Shastra 7.17-27), wherever it is met in two printed charts. */
    @Test
    void everyRelationHasItsPoints() {
        Map<Dignity, Integer> worth = new EnumMap<>(Dignity.class);
        for (Placements chart : List.of(PrintedCharts.RAMAN, PrintedCharts.RAMAN_13TH)) {
            for (Vimsopaka.OfGraha graha : Vimsopaka.of(chart, STANDARD).grahas()) {
                graha.vargas().forEach(varga -> worth.put(varga.dignity(), varga.points()));
            }
        }
        assertThat(worth)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        Dignity.EXALTED, 20,
                        Dignity.MOOLATRIKONA, 20,
                        Dignity.OWN, 20,
                        Dignity.GREAT_FRIEND, 18,
                        Dignity.FRIEND, 15,
                        Dignity.NEUTRAL, 10,
                        Dignity.ENEMY, 7,
                        Dignity.GREAT_ENEMY, 5));
    }

    /**
     * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 11.7.2, of Akbar (his chart 10, whose places these are): in the ten vargas Mars is in
     * Simhasana (5), Venus in Uttama (3), Saturn in Parijata (2), Moon and Mercury are not even in Parijata. By Parashara's hora Venus has two; by
     * Kashinatha's, which his book teaches, all five are as he says.
     */
    @Test
    void goodVargasByTheHoraOfNarasimhaRao() {
        Placements akbar = PrintedCharts.placements(
                new double[] {
                    233 + 46 / 60.0,
                    68 + 51 / 60.0,
                    293 + 5 / 60.0,
                    250 + 10 / 60.0,
                    185 + 42 / 60.0,
                    208 + 10 / 60.0,
                    207 + 28 / 60.0,
                    307 + 56 / 60.0,
                    127 + 56 / 60.0
                },
                195.5,
                0);
        Conventions kashinatha = STANDARD.with(VaiseshikamsaHora.KASHINATHA);
        assertThat(goodOfTen(akbar, kashinatha, Graha.MARS)).isEqualTo(5);
        assertThat(goodOfTen(akbar, kashinatha, Graha.VENUS)).isEqualTo(3);
        assertThat(goodOfTen(akbar, kashinatha, Graha.SATURN)).isEqualTo(2);
        assertThat(goodOfTen(akbar, kashinatha, Graha.MOON)).isLessThan(2);
        assertThat(goodOfTen(akbar, kashinatha, Graha.MERCURY)).isLessThan(2);
        assertThat(goodOfTen(akbar, STANDARD, Graha.VENUS)).isEqualTo(2);
        // The points stay those of Parashara's hora.
        for (int i = 0; i < 7; i++) {
            for (int scheme = 0; scheme < VimsopakaScheme.values().length; scheme++) {
                assertThat(score(akbar, kashinatha, i, scheme).points())
                        .isEqualTo(score(akbar, STANDARD, i, scheme).points());
            }
        }
    }

    private static Vimsopaka.Score score(Placements chart, Conventions conventions, int graha, int scheme) {
        return Vimsopaka.of(chart, conventions).grahas().get(graha).scores().get(scheme);
    }

    private static int goodOfTen(Placements chart, Conventions conventions, Graha graha) {
        Vimsopaka.Score ten = score(chart, conventions, graha.number() - 1, 2);
        assertThat(ten.scheme()).isEqualTo(VimsopakaScheme.DASAVARGA);
        return ten.goodVargas();
    }
}
