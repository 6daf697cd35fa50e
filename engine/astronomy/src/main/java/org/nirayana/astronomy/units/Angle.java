package org.nirayana.astronomy.units;

import java.io.Serializable;

/**
 * A plane angle, kept in radians and never wrapped unless asked.
 *
 * @param radians finite
 */
public record Angle(double radians) implements Comparable<Angle>, Serializable {
    public static final Angle ZERO = new Angle(0);

    private static final double FULL_TURN = 2 * Math.PI;
    private static final double ARCSECONDS_PER_RADIAN = 180 * 3600 / Math.PI;

    public Angle {
        if (!Double.isFinite(radians)) {
            throw new IllegalArgumentException("an angle must be finite, not " + radians);
        }
    }

    public static Angle radians(double radians) {
        return new Angle(radians);
    }

    public static Angle degrees(double degrees) {
        return new Angle(Math.toRadians(degrees));
    }

    public static Angle arcseconds(double arcseconds) {
        return new Angle(arcseconds / ARCSECONDS_PER_RADIAN);
    }

    public double degrees() {
        return Math.toDegrees(radians);
    }

    public double arcseconds() {
        return radians * ARCSECONDS_PER_RADIAN;
    }

    public double sin() {
        return StrictMath.sin(radians);
    }

    public double cos() {
        return StrictMath.cos(radians);
    }

    public double tan() {
        return StrictMath.tan(radians);
    }

    public Angle plus(Angle other) {
        return new Angle(radians + other.radians);
    }

    public Angle minus(Angle other) {
        return new Angle(radians - other.radians);
    }

    public Angle times(double factor) {
        return new Angle(radians * factor);
    }

    public Angle negated() {
        return new Angle(-radians);
    }

    /** The same direction in [0°, 360°). */
    public Angle wrapped() {
        if (radians >= 0 && radians < FULL_TURN) {
            return this;
        }
        // The remainder is slow on common processors; one turn, the usual case, is quicker taken off or added.
        double turned = Math.abs(radians) < 2 * FULL_TURN ? radians : radians % FULL_TURN;
        if (turned < 0) {
            turned += FULL_TURN;
        }
        if (turned < 0) {
            turned += FULL_TURN;
        }
        // A tiny negative angle plus a full turn rounds to the full turn itself, which is direction zero.
        return new Angle(turned >= FULL_TURN ? turned - FULL_TURN : turned);
    }

    /** The same direction in [-180°, 180°): the shortest signed turn, so {@code a.minus(b).signed()} is a difference. */
    public Angle signed() {
        double turned = wrapped().radians;
        return new Angle(turned >= Math.PI ? turned - FULL_TURN : turned);
    }

    @Override
    public int compareTo(Angle other) {
        return Double.compare(radians, other.radians);
    }

    @Override
    public String toString() {
        return degrees() + "°";
    }
}
