package org.nirayana.astronomy.event;

import org.nirayana.astronomy.units.Angle;

/** The two meridian transits of a day. */
public enum Culmination {
    /** Through the half of the meridian that holds the zenith: noon. */
    UPPER,
    /** Through the other half: midnight. */
    LOWER;

    Angle hourAngle() {
        return new Angle(this == UPPER ? 0 : Math.PI);
    }
}
