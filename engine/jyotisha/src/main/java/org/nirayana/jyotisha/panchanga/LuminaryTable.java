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

    /** Enough for the stretches of one panchanga: who compares ayanamsas asks for the same ones again at once. */
    private static final int SHARED_SLOTS = 64;

    private static final double[] NODES = Chebyshev.nodes(COUNT);
    private static final double FULL_TURN = 2 * Math.PI;

    private final AtomicReferenceArray<Stretch> stretches = new AtomicReferenceArray<>(SLOTS);
    private final AtomicReferenceArray<Samples> samples = new AtomicReferenceArray<>(SHARED_SLOTS);

    /** An empty table. */
    public LuminaryTable() {}

    private static final class Stretch {
        private final Sky sky;
        private final Ayanamsa ayanamsa;
        private final long index;
        private final double[] coefficients;

        Stretch(Sky sky, Ayanamsa ayanamsa, long index, double[] coefficients) {
            this.sky = sky;
            this.ayanamsa = ayanamsa;
            this.index = index;
            this.coefficients = coefficients;
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
            stretch = new Stretch(sky, ayanamsa, index, coefficients(sky, ayanamsa, index));
            stretches.set(slot, stretch);
        }
        return stretch.coefficients;
    }

    /** What the stretches of all ayanamsas have in common: where Sun and Moon are in the tropical zodiac. */
    private static final class Samples {
        private final Sky sky;
        private final long index;
        private final Moment[] moments = new Moment[COUNT];
        private final double[] suns = new double[COUNT];
        private final double[] moons = new double[COUNT];

        Samples(Sky sky, long index) {
            this.sky = sky;
            this.index = index;
            for (int i = 0; i < COUNT; i++) {
                Moment moment = sky.at(new TT((index + (NODES[i] + 1) / 2) * DAYS));
                moments[i] = moment;
                suns[i] = moment.apparent(Body.SUN).longitude().radians();
                moons[i] = moment.apparent(Body.MOON).longitude().radians();
            }
        }

        /** The very same sky: what makes charts has each of them once. */
        @SuppressWarnings("ReferenceEquality")
        boolean is(Sky itsSky, long itsIndex) {
            return index == itsIndex && sky == itsSky;
        }
    }

    private Samples samples(Sky sky, long index) {
        int slot = (int) Math.floorMod(index, (long) SHARED_SLOTS);
        Samples found = samples.get(slot);
        if (found == null || !found.is(sky, index)) {
            found = new Samples(sky, index);
            samples.set(slot, found);
        }
        return found;
    }

    private double[] coefficients(Sky sky, Ayanamsa ayanamsa, long index) {
        Samples tropical = samples(sky, index);
        double[] suns = new double[COUNT];
        double[] moons = new double[COUNT];
        for (int i = 0; i < COUNT; i++) {
            Moment moment = tropical.moments[i];
            double zero = ayanamsa.at(moment).radians();
            if (sky.corrections().nutation()) {
                zero += moment.orientation().nutationInLongitude().radians();
            }
            suns[i] = tropical.suns[i] - zero;
            moons[i] = tropical.moons[i] - zero;
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
