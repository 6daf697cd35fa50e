package org.nirayana.astronomy.position;

import org.nirayana.astronomy.units.Angle;

/**
 * The Moon's ascending node, Rahu.
 *
 * @param longitude on the ecliptic of date, in [0°, 360°)
 * @param longitudePerDay its motion a day of TT, nearly always negative
 */
public record Node(Angle longitude, Angle longitudePerDay) {
    /** The descending node, Ketu. */
    public Node opposite() {
        return new Node(Angle.radians(longitude.radians() + Math.PI).wrapped(), longitudePerDay);
    }
}
