package org.nirayana.jyotisha.panchanga;

import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;

/**
 * The sidereal longitudes of Sun and Moon from the polynomials of a {@link LuminaryTable}.
 *
 * <p>A panchanga asks for them some thousand times within a few days, and a year of panchangas asks for the same days again
 * and again. Fourteen coefficients are within 0.1 mas of the places they were made from, 0.2 ms of the Moon's time (a test
 * measures it), at a fiftieth of the price. Stretches begin at fixed dates, so that the answer for an instant does not depend on what
 * was asked before.
 *
 * <p>Not safe for several threads: one belongs to one calculation.
 */
final class LuminaryTrack {
    private final LuminaryTable table;
    private final Sky sky;
    private final Ayanamsa ayanamsa;
    private long lastIndex = Long.MIN_VALUE;
    private double[] last = {};

    LuminaryTrack(LuminaryTable table, Sky sky, Ayanamsa ayanamsa) {
        this.table = table;
        this.sky = sky;
        this.ayanamsa = ayanamsa;
    }

    /** Sidereal longitude in radians; continuous within a stretch, a whole number of turns off between two. */
    double sun(TT t) {
        return value(t, LuminaryTable.SUN);
    }

    /** Sidereal longitude in radians; continuous within a stretch, a whole number of turns off between two. */
    double moon(TT t) {
        return value(t, LuminaryTable.MOON);
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
        double scaled = t.j2000Days() / LuminaryTable.DAYS;
        long index = (long) Math.floor(scaled);
        if (index != lastIndex) {
            last = table.stretch(sky, ayanamsa, index);
            lastIndex = index;
        }
        return Chebyshev.value(last, offset, LuminaryTable.COUNT, 2 * (scaled - index) - 1);
    }
}
