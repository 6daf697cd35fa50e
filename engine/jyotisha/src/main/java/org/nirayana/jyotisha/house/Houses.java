package org.nirayana.jyotisha.house;

import java.util.List;
import org.nirayana.astronomy.units.Angle;

/** Twelve houses, or the reason why a system has none at this place. */
public sealed interface Houses {
    /**
     * The houses of a system that is defined at the place.
     *
     * @param cusps where each house begins on the ecliptic, twelve wrapped longitudes, the first house first
     */
    record Cusps(List<Angle> cusps) implements Houses {
        public Cusps {
            cusps = List.copyOf(cusps);
            if (cusps.size() != 12) {
                throw new IllegalArgumentException("there are twelve houses, not " + cusps.size());
            }
        }

        /**
         * Where a house begins.
         *
         * @param house 1 to 12
         */
        public Angle cusp(int house) {
            return cusps.get(house - 1);
        }
    }

    /**
     * The system is not defined inside the polar circles, where parts of the ecliptic never rise or never set.
     *
     * @param system which system
     * @param latitude where it was asked for
     * @param limit the latitude, 90° less the obliquity, at and beyond which it is not defined
     */
    record UndefinedInPolarCircle(HouseSystem system, Angle latitude, Angle limit) implements Houses {}
}
