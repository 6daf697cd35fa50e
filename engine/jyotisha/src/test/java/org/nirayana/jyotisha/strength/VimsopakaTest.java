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
}
