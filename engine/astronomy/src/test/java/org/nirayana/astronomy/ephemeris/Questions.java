package org.nirayana.astronomy.ephemeris;

import org.nirayana.astronomy.time.TDB;

/** What every ephemeris must be able to answer. */
final class Questions {
    private Questions() {}

    /** Asks for each body at the beginning, in the middle and at the end of what an ephemeris says it spans. */
    static void everywhere(Ephemeris ephemeris) {
        double start = ephemeris.span().start().j2000Days();
        double end = ephemeris.span().end().j2000Days();
        double[] state = new double[6];
        for (double t : new double[] {start, (start + end) / 2, end}) {
            for (Body body : Body.values()) {
                ephemeris.barycentric(body, new TDB(t), state, 0);
            }
        }
    }
}
