package org.nirayana.batch;

import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;

/** Where ascendant and grahas of a birth stand: all that the columns of places are made of. */
interface Places {
    /** Sidereal longitude in {@linkplain org.nirayana.jyotisha.zodiac.SiderealLongitude ticks}. */
    long ascendantTicks();

    /**
     * The same of a graha.
     *
     * @param graha 0 for the Sun to 8 for Ketu
     */
    long ticks(int graha);

    /** What a graha moves in a day; below 0 it is retrograde. */
    double radiansPerDay(int graha);

    /** Those of a chart. */
    static Places of(Placements placements) {
        return new Places() {
            @Override
            public long ascendantTicks() {
                return placements.ascendantTicks();
            }

            @Override
            public long ticks(int graha) {
                return placements.siderealTicks(Graha.ALL.get(graha));
            }

            @Override
            public double radiansPerDay(int graha) {
                return placements.radiansPerDay(Graha.ALL.get(graha));
            }
        };
    }
}
