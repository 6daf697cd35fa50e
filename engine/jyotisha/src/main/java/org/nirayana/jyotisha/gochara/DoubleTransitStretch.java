package org.nirayana.jyotisha.gochara;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A stretch of time in which Jupiter and Saturn both stand in a house of a birth chart or look at it fully.
 *
 * @param house counted from the natal ascendant's sign
 * @param start when it begins, or where the span begins
 * @param end when it ends, or where the span ends
 */
public record DoubleTransitStretch(int house, Rasi rasi, Instant start, Instant end) {

    /** Those of a span, cut to it: by house, then by time. */
    public static List<DoubleTransitStretch> of(Chart natal, SiderealMotion motion, Instant from, Instant until) {
        List<ArcVisit> ofJupiter = ArcVisit.of(motion, Graha.JUPITER, Rasi.COUNT, 0, from, until, 0);
        List<ArcVisit> ofSaturn = ArcVisit.of(motion, Graha.SATURN, Rasi.COUNT, 0, from, until, 0);
        List<DoubleTransitStretch> stretches = new ArrayList<>();
        for (int house = 1; house <= Rasi.COUNT; house++) {
            Rasi rasi = natal.ascendant().rasi().plus(house - 1);
            Instant begun = null;
            Instant ended = null;
            for (ArcVisit jupiter : influences(Graha.JUPITER, ofJupiter, rasi)) {
                for (ArcVisit saturn : influences(Graha.SATURN, ofSaturn, rasi)) {
                    Instant start =
                            later(jupiter.entry().orElse(from), saturn.entry().orElse(from));
                    Instant end =
                            earlier(jupiter.exit().orElse(until), saturn.exit().orElse(until));
                    if (!start.isBefore(end)) {
                        continue;
                    }
                    // One looks on while the other goes from one sign that has to do with the house to the next.
                    if (begun != null && !start.equals(ended)) {
                        stretches.add(new DoubleTransitStretch(house, rasi, begun, ended));
                        begun = null;
                    }
                    begun = begun == null ? start : begun;
                    ended = end;
                }
            }
            if (begun != null) {
                stretches.add(new DoubleTransitStretch(house, rasi, begun, ended));
            }
        }
        return List.copyOf(stretches);
    }

    private static List<ArcVisit> influences(Graha graha, List<ArcVisit> visits, Rasi at) {
        return visits.stream()
                .filter(visit -> Gochara.influence(graha, Rasi.ALL.get(visit.arc(Rasi.COUNT)), at) != 0)
                .toList();
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }
}
