package org.nirayana.jyotisha.panchanga;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;

/**
 * The sidereal longitudes of Sun and Moon as polynomials over stretches of eight days, each made when first asked for and
 * shared by all almanacs; safe for any number of threads.
 *
 * <p>The month and the year of a panchanga lie in some eight stretches, and most people ask for the same century. A stretch is the same
 * whoever makes it, so threads that make it at once do no harm, and nothing is locked. At most {@value #SLOTS} are kept, 180
 * years of one ayanamsa in 3 MB; a newer one takes the place of an older.
 */
public final class LuminaryTable {
    static final double DAYS = 8;
    static final int COUNT = 14;

    /** Where the coefficients of each begin in a stretch. */
    static final int SUN = 0;

    static final int MOON = COUNT;

    private static final int SLOTS = 8192;
    private static final double[] NODES = Chebyshev.nodes(COUNT);
    private static final double FULL_TURN = 2 * Math.PI;

    private final AtomicReferenceArray<Stretch> stretches = new AtomicReferenceArray<>(SLOTS);

    /** An empty table. */
    public LuminaryTable() {}

    private static final class Stretch {
        private final Sky sky;
        private final Ayanamsa ayanamsa;
        private final long index;
        private final double[] coefficients;

        Stretch(Sky sky, Ayanamsa ayanamsa, long index) {
            this.sky = sky;
            this.ayanamsa = ayanamsa;
            this.index = index;
            this.coefficients = LuminaryTable.coefficients(sky, ayanamsa, index);
        }

        /** The very same sky and ayanamsa: what makes charts has each of them once. */
        @SuppressWarnings("ReferenceEquality")
        boolean is(Sky itsSky, Ayanamsa itsAyanamsa, long itsIndex) {
            return index == itsIndex && ayanamsa == itsAyanamsa && sky == itsSky;
        }
    }

    /** The coefficients from {@code index * DAYS} after J2000.0 on; not to be written to. */
    double[] stretch(Sky sky, Ayanamsa ayanamsa, long index) {
        int slot = (int) Math.floorMod(index + System.identityHashCode(ayanamsa), (long) SLOTS);
        Stretch stretch = stretches.get(slot);
        if (stretch == null || !stretch.is(sky, ayanamsa, index)) {
            stretch = new Stretch(sky, ayanamsa, index);
            stretches.set(slot, stretch);
        }
        return stretch.coefficients;
    }

    private static double[] coefficients(Sky sky, Ayanamsa ayanamsa, long index) {
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
