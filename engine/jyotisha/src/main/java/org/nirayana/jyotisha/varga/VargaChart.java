package org.nirayana.jyotisha.varga;

import java.util.List;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A divisional chart: where the points of a chart stand when every rasi is divided.
 *
 * @param varga by which rule
 * @param ascendant the ascendant in it
 * @param grahas the nine in the order of {@link Graha}
 */
public record VargaChart(Varga varga, Point ascendant, List<Point> grahas) {
    public VargaChart {
        grahas = List.copyOf(grahas);
    }

    /** Divides a chart. */
    public static VargaChart of(Varga varga, Placements placements) {
        VargaPlace rising = varga.at(placements.ascendant().sidereal());
        return new VargaChart(
                varga,
                new Point(placements.ascendant(), rising, 1),
                placements.grahas().stream()
                        .map(graha -> {
                            VargaPlace place = varga.at(graha.sidereal());
                            return new Point(graha, place, place.rasi().countedFrom(rising.rasi()));
                        })
                        .toList());
    }

    public Point of(Graha graha) {
        return grahas.get(graha.number() - 1);
    }

    /**
     * A point in a divisional chart.
     *
     * @param placement where it stands in the chart that is divided
     * @param place where it falls
     * @param house 1 to 12, counted from the rasi of the divisional ascendant
     */
    public record Point(Placement placement, VargaPlace place, int house) {
        public Rasi rasi() {
            return place.rasi();
        }

        /** For people: {@code Moon  Virgo 5°09′}. */
        @Override
        public String toString() {
            return placement.point() + "  " + place.longitude();
        }
    }
}
