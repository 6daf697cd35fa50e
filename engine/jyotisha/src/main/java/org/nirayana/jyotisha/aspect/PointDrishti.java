package org.nirayana.jyotisha.aspect;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * A graha's look at a point that is no graha, by whole signs. Points themselves look at nothing: no text gives them a drishti.
 *
 * @param from who looks
 * @param at what is looked at
 * @param count the sign looked at, counted from the graha's own as 1
 * @param quarters how strongly, in quarters of a full look: 1 to 4
 * @param special whether it is full because of who looks, where others look with a part
 */
public record PointDrishti(Graha from, PlacedPoint at, int count, int quarters, boolean special) {
    /** Every look of the grahas of a chart at points: by point, and by graha in their order. */
    public static List<PointDrishti> of(Chart chart, List<PlacedPoint> points) {
        NodeAspects nodes = chart.conventions().nodeAspects();
        List<PointDrishti> looks = new ArrayList<>();
        for (PlacedPoint point : points) {
            for (Graha graha : Graha.ALL) {
                int count = point.rasi().countedFrom(chart.of(graha).rasi());
                int quarters = GrahaDrishti.quarters(graha, count, nodes);
                if (quarters > 0) {
                    looks.add(new PointDrishti(
                            graha, point, count, quarters, quarters > GrahaDrishti.quartersOfAll(count)));
                }
            }
        }
        return List.copyOf(looks);
    }

    /** For people: {@code Mars looks at Dhuma in Virgo, 8 from it, fully}. */
    @Override
    public String toString() {
        return from + " looks at " + at.point() + " in " + at.rasi() + ", " + count + " from it, "
                + GrahaDrishti.strength(quarters);
    }
}
