package org.nirayana.benchmark;

import java.time.Instant;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Node;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.placement.PositionReference;

/**
 * The work that is measured: whole sidereal charts at random dates from 1900 to 2100.
 *
 * <p>A chart is Sun to Saturn with speeds, the true node and the mean node, the ascendant, all sidereal (Lahiri), from a
 * civil time and a place. {@code swe_chart.c} does the same work at the same dates.
 */
final class Charts {
    static final int COUNT = 4096;

    private static final Instant FIRST = Instant.parse("1900-01-01T00:00:00Z");
    private static final long SECONDS = 73_049L * 86_400;

    // Where the numbers of a chart are.
    static final int TRUE_NODE = 7;
    static final int MEAN_NODE = 8;
    static final int ASCENDANT = 9;
    static final int SPEEDS = 10;
    static final int NUMBERS = 19;

    private static final Body[] BODIES = {
        Body.SUN, Body.MOON, Body.MARS, Body.MERCURY, Body.JUPITER, Body.VENUS, Body.SATURN
    };

    private final Sky sky = Sky.of(PackedEphemeris.load());
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

    Instant date(int index) {
        return dates[index % COUNT];
    }

    /**
     * One chart as the C library gives it, numbers in an array: sidereal longitudes of the bodies, true node, mean node
     * and ascendant in degrees, then the speeds of bodies and nodes in degrees a day.
     */
    void chart(int index, double[] chart) {
        Moment moment = sky.at(date(index));
        double ayanamsaRad = lahiri.at(moment).radians()
                + moment.orientation().nutationInLongitude().radians();
        Apparent[] places = moment.apparentAll(BODIES);
        for (int i = 0; i < BODIES.length; i++) {
            Apparent place = places[i];
            chart[i] = sidereal(place.longitude(), ayanamsaRad);
            chart[SPEEDS + i] = place.longitudePerDay().degrees();
        }
        Node trueNode = moment.trueNode();
        chart[TRUE_NODE] = sidereal(trueNode.longitude(), ayanamsaRad);
        chart[SPEEDS + TRUE_NODE] = trueNode.longitudePerDay().degrees();
        Node meanNode = moment.meanNode();
        chart[MEAN_NODE] = sidereal(meanNode.longitude(), ayanamsaRad);
        chart[SPEEDS + MEAN_NODE] = meanNode.longitudePerDay().degrees();
        Angle time = moment.siderealTime().plus(bengaluru.longitude()).wrapped();
        LocalSphere sphere = new LocalSphere(time, moment.obliquity(), bengaluru.latitude());
        chart[ASCENDANT] = sidereal(sphere.ascendant(), ayanamsaRad);
    }

    private static double sidereal(Angle tropical, double ayanamsaRad) {
        return new Angle(tropical.radians() - ayanamsaRad).wrapped().degrees();
    }

    /** One chart as the service holds it: signs, houses and nakshatras besides. */
    Placements placements(int index) {
        return Placements.cast(sky.at(date(index)), bengaluru, PositionReference.GEOCENTRIC, NodeType.TRUE, lahiri);
    }
}
