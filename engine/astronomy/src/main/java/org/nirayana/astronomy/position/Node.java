package org.nirayana.astronomy.position;

import org.nirayana.astronomy.units.Angle;

/** The Moon's ascending node, Rahu, or with {@link #opposite()} the descending one. */
public final class Node {
    private final double longitude;
    private final double longitudeRate;

    Node(double longitude, double longitudeRate) {
        this.longitude = longitude;
        this.longitudeRate = longitudeRate;
    }

    /** On the ecliptic of date, in [0°, 360°). */
    public Angle longitude() {
        return Angle.radians(longitude);
    }

    /** Motion a day of TT; nearly always negative. */
    public Angle longitudePerDay() {
        return Angle.radians(longitudeRate);
    }

    /** The other node: for Rahu, Ketu. */
    public Node opposite() {
        return new Node(Wrap.turn(longitude + Math.PI), longitudeRate);
    }

    @Override
    public String toString() {
        return "node at " + longitude();
    }
}
