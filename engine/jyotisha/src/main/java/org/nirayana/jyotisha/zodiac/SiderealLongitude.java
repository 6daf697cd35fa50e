package org.nirayana.jyotisha.zodiac;

import java.io.Serializable;
import org.nirayana.astronomy.units.Angle;

/**
 * A direction on the sidereal zodiac, on a grid so fine that nobody can see it and so chosen that every boundary lies on it.
 *
 * <p>The tick is 1/63 of a nanodegree (0.06 µas, a hundred thousand times finer than any ephemeris). 63 = 7 · 9 makes the
 * boundaries of rasis (30°), nakshatras (13°20′), padas (3°20′) and all sixteen vargas of Parashara (30°/7 and 30°/27
 * among them) whole numbers, so that placing a longitude in a division is exact integer arithmetic. The grid is also
 * coarser than the rounding noise of a {@code double} in radians, so that what is meant as 30° is 30°, not a little less.
 *
 * @param ticks 0 (inclusive) to {@link #FULL_CIRCLE} (exclusive)
 */
public record SiderealLongitude(long ticks) implements Comparable<SiderealLongitude>, Serializable {
    public static final long TICKS_PER_DEGREE = 63_000_000_000L;
    public static final long FULL_CIRCLE = 360 * TICKS_PER_DEGREE;

    private static final long TICKS_PER_NANODEGREE = 63;
    private static final double TICKS_PER_RADIAN = TICKS_PER_DEGREE * (180 / Math.PI);

    public SiderealLongitude {
        if (ticks < 0 || ticks >= FULL_CIRCLE) {
            throw new IllegalArgumentException("ticks must be in [0, " + FULL_CIRCLE + "), not " + ticks);
        }
    }

    /** The nearest point of the grid, wrapped into [0°, 360°). */
    public static SiderealLongitude of(Angle angle) {
        return new SiderealLongitude(ticks(angle.radians()));
    }

    public static SiderealLongitude degrees(double degrees) {
        return new SiderealLongitude(Math.floorMod(Math.round(degrees % 360 * TICKS_PER_DEGREE), FULL_CIRCLE));
    }

    /** The ticks of an angle in radians, for callers that keep many longitudes in one array. */
    public static long ticks(double radians) {
        // Differences of two longitudes lie within a turn: the slow remainders are for what does not.
        if (radians > -2 * Math.PI && radians < 2 * Math.PI) {
            long near = Math.round(radians * TICKS_PER_RADIAN);
            long wrapped = near < 0 ? near + FULL_CIRCLE : near;
            return wrapped >= FULL_CIRCLE ? wrapped - FULL_CIRCLE : wrapped;
        }
        return Math.floorMod(Math.round(radians % (2 * Math.PI) * TICKS_PER_RADIAN), FULL_CIRCLE);
    }

    public Angle angle() {
        return Angle.degrees(degrees());
    }

    /** Degrees in [0, 360). */
    public double degrees() {
        return (double) ticks / TICKS_PER_DEGREE;
    }

    /** Whole nanodegrees, rounded down so that printing them never moves a longitude over a boundary. */
    public long nanodegrees() {
        return ticks / TICKS_PER_NANODEGREE;
    }

    public Rasi rasi() {
        return Rasi.at(this);
    }

    public Nakshatra nakshatra() {
        return Nakshatra.at(this);
    }

    /** The quarter of the nakshatra, 1 to 4. */
    public int pada() {
        return Nakshatra.pada(this);
    }

    /** How far into its rasi this is, in [0°, 30°). */
    public Angle advancedInRasi() {
        return Angle.degrees((double) (ticks % Rasi.TICKS) / TICKS_PER_DEGREE);
    }

    /** The direction that lies {@code turn} further on. */
    public SiderealLongitude plus(Angle turn) {
        return new SiderealLongitude(Math.floorMod(ticks + Math.round(turn.degrees() * TICKS_PER_DEGREE), FULL_CIRCLE));
    }

    @Override
    public int compareTo(SiderealLongitude other) {
        return Long.compare(ticks, other.ticks);
    }

    /** Rasi, degrees and minutes, cut and not rounded, so that the end of a rasi never reads 30°: {@code Leo 3°07′}. */
    @Override
    public String toString() {
        long minutes = ticks % Rasi.TICKS / (TICKS_PER_DEGREE / 60);
        return rasi() + " " + minutes / 60 + "°" + (minutes % 60 < 10 ? "0" : "") + minutes % 60 + "′";
    }
}
