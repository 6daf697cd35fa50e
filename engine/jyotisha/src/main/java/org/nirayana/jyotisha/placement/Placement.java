package org.nirayana.jyotisha.placement;

import java.util.OptionalDouble;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * Where a graha or the ascendant stands in a horoscope: its direction in the sky and its place in the zodiac.
 *
 * <p>A view of one row of a {@link Placements}'s figures; immutable like it, and as cheap as a pointer.
 */
public final class Placement {
    private final Placements placements;
    private final ChartPoint point;
    private final int row;

    Placement(Placements placements, ChartPoint point, int row) {
        this.placements = placements;
        this.point = point;
        this.row = row;
    }

    /** The graha, or {@link Lagna#LAGNA}. */
    public ChartPoint point() {
        return point;
    }

    public boolean isAscendant() {
        return point == Lagna.LAGNA;
    }

    /** The sidereal (nirayana) longitude, from which rasi, nakshatra and pada follow. */
    public SiderealLongitude sidereal() {
        return new SiderealLongitude(ticks());
    }

    public Rasi rasi() {
        return Rasi.atTicks(ticks());
    }

    /** How far into the rasi, in [0°, 30°). */
    public Angle advanced() {
        return sidereal().advancedInRasi();
    }

    public Nakshatra nakshatra() {
        return Nakshatra.atTicks(ticks());
    }

    /** The quarter of the nakshatra, 1 to 4. */
    public int pada() {
        return Nakshatra.padaAtTicks(ticks());
    }

    /** The whole-sign house counted from the ascendant's rasi, 1 to 12. */
    public int house() {
        return rasi().countedFrom(placements.rising());
    }

    /** Tropical longitude, in [0°, 360°). */
    public Angle longitude() {
        return new Angle(placements.figure(row, Placements.LONGITUDE));
    }

    /** Ecliptic latitude. */
    public Angle latitude() {
        return placements.latitude(row);
    }

    /** Distance in au; the nodes and the ascendant have none. */
    public OptionalDouble distanceAu() {
        return placements.distanceAu(row);
    }

    /** Change of the tropical longitude in a day. */
    public Angle speedPerDay() {
        return new Angle(placements.figure(row, Placements.SPEED));
    }

    /** Whether a graha moves backwards; the ascendant never counts as retrograde. */
    public boolean isRetrograde() {
        return placements.figure(row, Placements.SPEED) < 0 && point instanceof Graha;
    }

    private long ticks() {
        // Ticks are below 2^45: a double holds them exactly.
        return (long) placements.figure(row, Placements.SIDEREAL_TICKS);
    }

    /** For people: {@code Saturn  Capricorn 1°18′  Uttara Ashadha 2  retrograde}. */
    @Override
    public String toString() {
        return point + "  " + sidereal() + "  " + nakshatra() + " " + pada() + (isRetrograde() ? "  retrograde" : "");
    }
}
