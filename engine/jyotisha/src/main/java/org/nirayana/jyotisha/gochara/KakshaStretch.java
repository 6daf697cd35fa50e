package org.nirayana.jyotisha.gochara;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A stretch of time in which a graha goes through an eighth of a sign.
 *
 * @param kaksha which it is; with a bindu from its lord the transit is effective
 * @param start when it enters, or where the span begins
 * @param end when it leaves, or where the span ends
 */
public record KakshaStretch(Ashtakavarga.Kaksha kaksha, Instant start, Instant end) {
    private static final int IN_SIGN = Ashtakavarga.KAKSHA_LORDS.size();
    private static final int COUNT = IN_SIGN * Rasi.COUNT;

    /**
     * The stretches of a graha in a span, cut to it.
     *
     * @param graha one of the seven; the nodes have no bindus
     */
    public static List<KakshaStretch> of(Chart natal, SiderealMotion motion, Graha graha, Instant from, Instant until) {
        Ashtakavarga bindus = Ashtakavarga.of(natal);
        List<KakshaStretch> stretches = new ArrayList<>();
        for (ArcVisit visit : ArcVisit.of(motion, graha, COUNT, 0, from, until, 0)) {
            int arc = visit.arc(COUNT);
            Instant start = visit.entry().orElse(from);
            Instant end = visit.exit().orElse(until);
            if (start.isBefore(end)) {
                stretches.add(new KakshaStretch(
                        bindus.kaksha(graha, Rasi.ALL.get(arc / IN_SIGN), arc % IN_SIGN + 1), start, end));
            }
        }
        return List.copyOf(stretches);
    }
}
