package org.nirayana.benchmark;

import java.time.Instant;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.BuiltInEphemeris;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Node;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.horoscope.Horoscope;
import org.nirayana.jyotisha.horoscope.NodeType;
import org.nirayana.jyotisha.horoscope.PositionReference;

/**
 * The work that is measured: whole sidereal charts at random dates from 1900 to 2100.
 *
 * <p>A chart is what the service answers with: Sun to Saturn with speeds, the true node and the mean node, the ascendant,
 * all sidereal (Lahiri), from a civil time and a place. {@code swe_chart.c} does the same work at the same dates.
 */
final class Charts {
    static final int COUNT = 4096;

    private static final Instant FIRST = Instant.parse("1900-01-01T00:00:00Z");
    private static final long SECONDS = 73_049L * 86_400;

    private final Sky sky = Sky.of(BuiltInEphemeris.load());
    private final Ayanamsa lahiri = Ayanamsas.in(sky).standard().ayanamsa();
    private final Site bengaluru = Site.ofDegrees(12.971667, 77.593611);
    private final Instant[] dates = new Instant[COUNT];

    Charts() {
        // The generator of swe_chart.c, digit by digit.
        long state = 20261115;
        for (int i = 0; i < COUNT; i++) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            dates[i] = FIRST.plusSeconds((state >>> 11) % SECONDS);
        }
    }

    /** One chart, complete. */
    record Chart(Horoscope horoscope, Node meanNode) {}

    Instant date(int index) {
        return dates[index % COUNT];
    }

    Chart chart(int index) {
        Moment moment = sky.at(date(index));
        Horoscope horoscope = Horoscope.cast(moment, bengaluru, PositionReference.GEOCENTRIC, NodeType.TRUE, lahiri);
        return new Chart(horoscope, moment.meanNode());
    }
}
