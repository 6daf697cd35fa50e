package org.nirayana.jyotisha.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * How much the malefics burden the houses of marriage in one chart; two charts are compared by the sums.
 *
 * @param burdens the malefics that count
 */
public record Papasamya(List<Burden> burdens) {
    /**
     * One malefic in one of the houses.
     *
     * @param quarters what it counts, in quarters
     */
    public record Burden(Graha graha, MatchPoint from, int house, int quarters) {}

    private static final Set<Integer> HOUSES = Set.of(1, 2, 4, 7, 8, 12);
    private static final List<Graha> FOUR = List.of(Graha.MARS, Graha.SATURN, Graha.SUN, Graha.RAHU);
    private static final List<Graha> FIVE = List.of(Graha.MARS, Graha.SATURN, Graha.SUN, Graha.RAHU, Graha.KETU);

    public Papasamya {
        burdens = List.copyOf(burdens);
    }

    /** Of a chart. */
    public static Papasamya of(Chart chart) {
        boolean equal = chart.conventions().get(PapaWeights.CONVENTION) == PapaWeights.EQUAL;
        boolean five = chart.conventions().get(PapaGrahas.CONVENTION) == PapaGrahas.FIVE;
        List<Burden> burdens = new ArrayList<>();
        for (MatchPoint point : MatchPoint.ALL) {
            for (Graha graha : five ? FIVE : FOUR) {
                int house = point.house(chart, graha);
                if (HOUSES.contains(house)) {
                    burdens.add(new Burden(graha, point, house, equal ? 4 : weight(point)));
                }
            }
        }
        return new Papasamya(burdens);
    }

    private static int weight(MatchPoint point) {
        return switch (point) {
            case LAGNA -> 4;
            case MOON -> 2;
            case VENUS -> 1;
        };
    }

    /** The sum. */
    public double points() {
        return burdens.stream().mapToInt(Burden::quarters).sum() / 4.0;
    }
}
