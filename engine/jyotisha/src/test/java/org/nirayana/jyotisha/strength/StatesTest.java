package org.nirayana.jyotisha.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

class StatesTest {
    private static final Conventions STANDARD = Conventions.standard();

    /** P. V. R. Narasimha Rao's textbook, figure 1 (the chart of Rama) and its examples and exercises on friends. */
    private static final Placements RAMA =
            PrintedCharts.signs("SU", "ME", "KE", "MOJUAS", "", "", "SA", "", "RA", "MA", "", "VE");

    /** Example 4 and exercises 4 and 5: temporary friends and enemies of Sun, Moon, Jupiter and Venus. */
    @Test
    void temporaryFriends() {
        assertThat(temporary(Graha.SUN, 1))
                .containsExactly(Graha.MOON, Graha.MARS, Graha.MERCURY, Graha.JUPITER, Graha.VENUS);
        assertThat(temporary(Graha.SUN, -1)).containsExactly(Graha.SATURN);
        assertThat(temporary(Graha.MOON, 1)).containsExactly(Graha.SUN, Graha.MERCURY, Graha.SATURN);
        assertThat(temporary(Graha.MOON, -1)).containsExactly(Graha.MARS, Graha.JUPITER, Graha.VENUS);
        assertThat(temporary(Graha.JUPITER, 1)).containsExactly(Graha.SUN, Graha.MERCURY, Graha.SATURN);
        assertThat(temporary(Graha.VENUS, 1)).containsExactly(Graha.SUN, Graha.MARS, Graha.MERCURY);
        assertThat(temporary(Graha.VENUS, -1)).containsExactly(Graha.MOON, Graha.JUPITER, Graha.SATURN);
    }

    private static List<Graha> temporary(Graha of, int relation) {
        Relations relations = Relations.of(RAMA, STANDARD);
        return Arc.SEVEN.stream()
                .filter(other -> relations.temporary(of, other).equals(Optional.of(relation)))
                .toList();
    }

    @Test
    void compoundRelations() {
        Relations relations = Relations.of(RAMA, STANDARD);
        // Natural friend and temporary friend; natural enemy and temporary friend; natural enemy and temporary enemy.
        assertThat(relations.compound(Graha.SUN, Graha.MOON)).contains(Relation.GREAT_FRIEND);
        assertThat(relations.compound(Graha.SUN, Graha.VENUS)).contains(Relation.NEUTRAL);
        assertThat(relations.compound(Graha.SUN, Graha.SATURN)).contains(Relation.GREAT_ENEMY);
        assertThat(relations.compound(Graha.SUN, Graha.SUN)).isEmpty();
        assertThat(relations.compound(Graha.RAHU, Graha.SUN)).isEmpty();
        assertThat(Relations.of(RAMA, STANDARD.with(NodeFriends.SANTHANAM)).compound(Graha.RAHU, Graha.SUN))
                .contains(Relation.GREAT_ENEMY);
        assertThat(Relations.of(RAMA, STANDARD.with(NodeFriends.PVR)).natural(Graha.KETU, Graha.MERCURY))
                .contains(-1);
    }

    /** Brihat Parashara Hora Shastra 3.49-54: the bands of the Moon in Taurus, of Mercury in Virgo, and others. */
    @Test
    void dignitiesByDegree() {
        assertThat(dignity(Graha.MOON, 32.999)).isEqualTo(Dignity.EXALTED);
        assertThat(dignity(Graha.MOON, 33)).isEqualTo(Dignity.MOOLATRIKONA);
        assertThat(dignity(Graha.MOON, 59.9)).isEqualTo(Dignity.MOOLATRIKONA);
        assertThat(dignity(Graha.MOON, 95)).isEqualTo(Dignity.OWN);
        assertThat(dignity(Graha.MOON, 215)).isEqualTo(Dignity.DEBILITATED);
        assertThat(dignity(Graha.MERCURY, 164.9)).isEqualTo(Dignity.EXALTED);
        assertThat(dignity(Graha.MERCURY, 165)).isEqualTo(Dignity.MOOLATRIKONA);
        assertThat(dignity(Graha.MERCURY, 170)).isEqualTo(Dignity.OWN);
        assertThat(dignity(Graha.SUN, 29.9)).isEqualTo(Dignity.EXALTED);
        assertThat(dignity(Graha.SUN, 139.9)).isEqualTo(Dignity.MOOLATRIKONA);
        assertThat(dignity(Graha.SUN, 140)).isEqualTo(Dignity.OWN);
        assertThat(dignity(Graha.SATURN, 320)).isEqualTo(Dignity.OWN);
        assertThat(dignity(Graha.SATURN, 319.9)).isEqualTo(Dignity.MOOLATRIKONA);
    }

    private static Dignity dignity(Graha graha, double degrees) {
        return Dignity.byDegree(graha, SiderealLongitude.degrees(degrees), Relations.of(RAMA, STANDARD), STANDARD)
                .orElseThrow();
    }

    @Test
    void dignitiesOfTheNodes() {
        assertThat(node(Graha.RAHU, 45, STANDARD)).contains(Dignity.EXALTED);
        assertThat(node(Graha.KETU, 225, STANDARD)).contains(Dignity.EXALTED);
        assertThat(node(Graha.KETU, 345, STANDARD)).contains(Dignity.MOOLATRIKONA);
        assertThat(node(Graha.RAHU, 315, STANDARD)).contains(Dignity.OWN);
        assertThat(node(Graha.RAHU, 225, STANDARD)).contains(Dignity.DEBILITATED);
        assertThat(node(Graha.RAHU, 15, STANDARD)).isEmpty();
        assertThat(node(Graha.RAHU, 75, STANDARD.with(NodeDignity.BPHS))).contains(Dignity.MOOLATRIKONA);
        assertThat(node(Graha.KETU, 255, STANDARD.with(NodeDignity.SARVARTHA_CHINTAMANI)))
                .contains(Dignity.EXALTED);
        assertThat(node(Graha.RAHU, 45, STANDARD.with(NodeDignity.NONE))).isEmpty();
    }

    private static Optional<Dignity> node(Graha node, double degrees, Conventions conventions) {
        return Dignity.byDegree(node, SiderealLongitude.degrees(degrees), Relations.of(RAMA, conventions), conventions);
    }

    @Test
    void ages() {
        assertThat(BaladiAvastha.at(SiderealLongitude.degrees(0))).isEqualTo(BaladiAvastha.BALA);
        assertThat(BaladiAvastha.at(SiderealLongitude.degrees(6))).isEqualTo(BaladiAvastha.KUMARA);
        assertThat(BaladiAvastha.at(SiderealLongitude.degrees(29.9))).isEqualTo(BaladiAvastha.MRITA);
        assertThat(BaladiAvastha.at(SiderealLongitude.degrees(30))).isEqualTo(BaladiAvastha.MRITA);
        assertThat(BaladiAvastha.at(SiderealLongitude.degrees(54))).isEqualTo(BaladiAvastha.BALA);
    }

    /**
     * The chart of the almanac report of 9 April 2025: Venus exalted and retrograde, at war with Saturn, Mercury and Mars
     * debilitated, as the report has it; declinations to its two decimals.
     */
    @Test
    void reportOf2025() {
        Chart chart = PrintedCharts.CHARTS.chart(PrintedCharts.REPORT_OF_2025, STANDARD);
        List<GrahaState> states = GrahaState.of(chart);
        assertThat(states).extracting(GrahaState::graha).containsExactlyElementsOf(Graha.ALL);
        double[] declinations = {7.83, 7.86, 23.24, -1.71, 22.56, 2.93, -3.57};
        for (Graha graha : Arc.SEVEN) {
            assertThat(states.get(graha.number() - 1).declination().degrees())
                    .as(graha.toString())
                    .isCloseTo(declinations[graha.number() - 1], within(0.011));
        }
        GrahaState venus = states.get(5);
        assertThat(venus.dignity()).contains(Dignity.EXALTED);
        assertThat(venus.placement().isRetrograde()).isTrue();
        assertThat(states.get(2).dignity()).contains(Dignity.DEBILITATED);
        assertThat(states.get(3).dignity()).contains(Dignity.DEBILITATED);
        // Venus stands 5.4° north of the ecliptic, Saturn 2° south: the north wins, with 0.65° between them.
        assertThat(venus.war()).hasSize(1);
        War war = venus.war().get(0);
        assertThat(war.victor()).isEqualTo(Graha.VENUS);
        assertThat(war.opponent(Graha.VENUS)).isEqualTo(Graha.SATURN);
        assertThat(war.separation()).isCloseTo(331.2942 - 330.6416, within(0.001));
        assertThat(war.isApart()).isTrue();
        assertThat(states.get(6).war()).containsExactly(war);
        // Jupiter in Taurus, Venus' sign: a natural enemy in the eleventh from it, so neither friend nor enemy.
        GrahaState jupiter = states.get(4);
        assertThat(jupiter.dispositor()).isEqualTo(Graha.VENUS);
        assertThat(jupiter.natural()).contains(-1);
        assertThat(jupiter.temporary()).contains(1);
        assertThat(jupiter.relation()).contains(Relation.NEUTRAL);
        assertThat(jupiter.jagradadi()).contains(JagradadiAvastha.SWAPNA);
        assertThat(jupiter.deeptadi()).containsExactly(DeeptadiAvastha.DEENA);
        assertThat(venus.deeptadi()).containsExactly(DeeptadiAvastha.VIKALA, DeeptadiAvastha.DEEPTA);
        assertThat(GrahaState.of(chart)).isSameAs(states);
    }

    @Test
    void combustion() {
        assertThat(Combustion.orb(Graha.MERCURY, false, CombustionOrbs.SURYA_SIDDHANTA))
                .isEqualTo(14);
        assertThat(Combustion.orb(Graha.MERCURY, true, CombustionOrbs.SURYA_SIDDHANTA))
                .isEqualTo(12);
        assertThat(Combustion.orb(Graha.VENUS, true, CombustionOrbs.SURYA_SIDDHANTA))
                .isEqualTo(8);
        assertThat(Combustion.orb(Graha.MERCURY, true, CombustionOrbs.MANUALS)).isEqualTo(13);
        assertThat(Combustion.orb(Graha.MARS, false, CombustionOrbs.NARROW)).isEqualTo(8.5);
        assertThat(new Combustion(9.999, 10).isCombust()).isTrue();
        assertThat(new Combustion(10, 10).isCombust()).isFalse();
    }

    @Test
    void whoWinsAWar() {
        Placements places = PrintedCharts.placements(new double[] {10, 200, 359.8, 40, 150, 0.3, 250, 0, 180}, 0, 0);
        assertThat(War.of(places, WarVictor.LESSER_LONGITUDE))
                .hasSize(1)
                .allMatch(war -> war.victor() == Graha.MARS && Math.abs(war.separation() - 0.5) < 1e-9);
        assertThat(War.of(places, WarVictor.VENUS_ALWAYS)).hasSize(1).allMatch(war -> war.victor() == Graha.VENUS);
    }
}
