package org.nirayana.jyotisha.aspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

class GrahaDrishtiTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());

    /** M. K. Gandhi: 2 October 1869, 7:12 local mean time, Porbandar (as often printed; the signs here last for hours). */
    private static final Birth GANDHI =
            Birth.of(Instant.parse("1869-10-02T02:33:36Z"), Site.ofDegrees(21.6422, 69.6093));

    private static Chart chart(Conventions conventions) {
        return CHARTS.chart(GANDHI, conventions);
    }

    /** Brihat Jataka 2.13: every line of the verse, in quarters of a full look. */
    @Test
    void theVerseOfVarahamihira() {
        Map<Graha, List<Integer>> table = new TreeMap<>();
        for (Graha graha : Graha.values()) {
            List<Integer> row = new ArrayList<>();
            for (int count = 1; count <= 12; count++) {
                row.add(GrahaDrishti.quarters(graha, count, NodeAspects.NONE));
            }
            table.put(graha, row);
        }
        List<Integer> all = List.of(0, 0, 1, 3, 2, 0, 4, 3, 2, 1, 0, 0);
        List<Integer> none = List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(table)
                .containsEntry(Graha.SUN, all)
                .containsEntry(Graha.MOON, all)
                .containsEntry(Graha.MERCURY, all)
                .containsEntry(Graha.VENUS, all)
                .containsEntry(Graha.MARS, List.of(0, 0, 1, 4, 2, 0, 4, 4, 2, 1, 0, 0))
                .containsEntry(Graha.JUPITER, List.of(0, 0, 1, 3, 4, 0, 4, 3, 4, 1, 0, 0))
                .containsEntry(Graha.SATURN, List.of(0, 0, 4, 3, 2, 0, 4, 3, 2, 4, 0, 0))
                .containsEntry(Graha.RAHU, none)
                .containsEntry(Graha.KETU, none);
    }

    /**
     * What is said of this chart wherever it is printed, as in B. V. Raman's Notable Horoscopes: Mars, Mercury and Venus rise
     * in Libra, and Jupiter looks at them from the seventh.
     */
    @Test
    void jupiterLooksAtGandhisAscendant() {
        GrahaDrishti look = look(chart(Conventions.standard()), Graha.JUPITER, 7);
        assertThat(look.rasi()).isEqualTo(Rasi.LIBRA);
        assertThat(look.isFull()).isTrue();
        assertThat(look.special()).isFalse();
        assertThat(look.seen())
                .extracting(placement -> placement.point().id())
                .containsExactly("mars", "mercury", "venus", "ascendant");
        assertThat(look).hasToString("Jupiter looks at Libra, 7 from it, fully: Mars, Mercury, Venus, Ascendant");
    }

    @Test
    void whatIsFullForOneIsAPartForOthers() {
        Chart chart = chart(Conventions.standard());
        assertThat(look(chart, Graha.MARS, 4)).matches(look -> look.isFull() && look.special());
        assertThat(look(chart, Graha.VENUS, 4)).matches(look -> look.quarters() == 3 && !look.special());
        assertThat(look(chart, Graha.MARS, 7)).matches(look -> look.isFull() && !look.special());
    }

    @Test
    void nobodyLooksAtTheOwnSignNorFromANode() {
        List<GrahaDrishti> looks = GrahaDrishti.of(chart(Conventions.standard()));
        assertThat(looks).hasSize(7 * 7).noneMatch(look -> look.from() == Graha.RAHU || look.from() == Graha.KETU);
        List<Boolean> whereTheyStand = looks.stream()
                .flatMap(look -> look.seen().stream().map(placement -> placement.rasi() == look.rasi()))
                .toList();
        assertThat(whereTheyStand).isNotEmpty().containsOnly(true);
    }

    @Test
    void byAModernCustomTheNodesLookAsJupiterDoes() {
        List<GrahaDrishti> looks = GrahaDrishti.of(chart(Conventions.standard().with(NodeAspects.FIFTH_SEVENTH_NINTH)));
        assertThat(looks).hasSize(7 * 7 + 2 * 3);
        List<GrahaDrishti> ofKetu =
                looks.stream().filter(look -> look.from() == Graha.KETU).toList();
        assertThat(ofKetu).hasSize(3).allMatch(GrahaDrishti::isFull);
        assertThat(ofKetu).extracting(GrahaDrishti::count).containsExactly(5, 7, 9);
    }

    private static GrahaDrishti look(Chart chart, Graha graha, int count) {
        return GrahaDrishti.of(chart).stream()
                .filter(look -> look.from() == graha && look.count() == count)
                .findFirst()
                .orElseThrow();
    }
}
