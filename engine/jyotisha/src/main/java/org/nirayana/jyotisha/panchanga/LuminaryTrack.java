package org.nirayana.jyotisha.panchanga;

import java.util.HashMap;
import java.util.Map;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;

/**
 * The sidereal longitudes of Sun and Moon as polynomials over stretches of eight days, each made when first asked for.
 *
 * <p>A panchanga asks for them some thousand times within a few days, and a year of panchangas asks for the same days again
 * and again. Fourteen coefficients are within 0.1 mas of the places they were made from, 0.2 ms of the Moon's time (a test
 * measures it), at a fiftieth of the price. Stretches begin at fixed dates, so that the answer for an instant does not depend on what
 * was asked before.
 *
 * <p>Not safe for several threads: one belongs to one calculation.
 */
final class LuminaryTrack {
    private static final double DAYS = 8;
    private static final int COUNT = 14;
    private static final double[] NODES = Chebyshev.nodes(COUNT);
    private static final double FULL_TURN = 2 * Math.PI;

    private static final int SUN = 0;
    private static final int MOON = COUNT;

    private final Sky sky;
    private final Ayanamsa ayanamsa;
    private final Map<Long, double[]> stretches = new HashMap<>();
    private long lastIndex = Long.MIN_VALUE;
    private double[] last = {};

    LuminaryTrack(Sky sky, Ayanamsa ayanamsa) {
        this.sky = sky;
        this.ayanamsa = ayanamsa;
    }

    /** Sidereal longitude in radians; continuous within a stretch, a whole number of turns off between two. */
    double sun(TT t) {
        return value(t, SUN);
    }

    /** Sidereal longitude in radians; continuous within a stretch, a whole number of turns off between two. */
    double moon(TT t) {
        return value(t, MOON);
    }

    /** Moon less Sun: what tithis and karanas are made of. */
    double elongation(TT t) {
        return moon(t) - sun(t);
    }

    /** Moon and Sun together: what yogas are made of. */
    double sum(TT t) {
        return moon(t) + sun(t);
    }

    private double value(TT t, int offset) {
        double scaled = t.j2000Days() / DAYS;
        long index = (long) Math.floor(scaled);
        if (index != lastIndex) {
            last = stretches.computeIfAbsent(index, this::stretch);
            lastIndex = index;
        }
        return Chebyshev.value(last, offset, COUNT, 2 * (scaled - index) - 1);
    }

    private double[] stretch(long index) {
        double[] suns = new double[COUNT];
        double[] moons = new double[COUNT];
        for (int i = 0; i < COUNT; i++) {
            Moment moment = sky.at(new TT((index + (NODES[i] + 1) / 2) * DAYS));
            double zero = ayanamsa.at(moment).radians();
            if (sky.corrections().nutation()) {
                zero += moment.orientation().nutationInLongitude().radians();
            }
            suns[i] = moment.apparent(Body.SUN).longitude().radians() - zero;
            moons[i] = moment.apparent(Body.MOON).longitude().radians() - zero;
        }
        unwrap(suns);
        unwrap(moons);
        double[] coefficients = new double[2 * COUNT];
        Chebyshev.interpolate(suns, coefficients, SUN);
        Chebyshev.interpolate(moons, coefficients, MOON);
        return coefficients;
    }

    /** Takes out the steps of a full turn between neighbours; the Moon goes a third of a turn in a stretch. */
    private static void unwrap(double[] angles) {
        for (int i = 1; i < angles.length; i++) {
            angles[i] = angles[i - 1] + Math.IEEEremainder(angles[i] - angles[i - 1], FULL_TURN);
        }
    }
}
