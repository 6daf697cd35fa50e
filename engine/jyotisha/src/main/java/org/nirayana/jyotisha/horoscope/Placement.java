package org.nirayana.jyotisha.horoscope;

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
 * <p>A view of one row of a {@link Horoscope}'s figures; immutable like it, and as cheap as a pointer.
 */
public final class Placement {
    private final Horoscope horoscope;
    private final ChartPoint point;
    private final int row;

    Placement(Horoscope horoscope, ChartPoint point, int row) {
        this.horoscope = horoscope;
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
        return rasi().countedFrom(horoscope.rising());
    }

    /** Tropical longitude, in [0°, 360°). */
    public Angle longitude() {
        return new Angle(horoscope.figure(row, Horoscope.LONGITUDE));
    }

    /** Ecliptic latitude. */
    public Angle latitude() {
        return new Angle(horoscope.figure(row, Horoscope.LATITUDE));
    }

    /** Distance in au; the nodes and the ascendant have none. */
    public OptionalDouble distanceAu() {
        double distance = horoscope.figure(row, Horoscope.DISTANCE);
        return Double.isNaN(distance) ? OptionalDouble.empty() : OptionalDouble.of(distance);
    }

    /** Change of the tropical longitude in a day. */
    public Angle speedPerDay() {
        return new Angle(horoscope.figure(row, Horoscope.SPEED));
    }

    /** Whether a graha moves backwards; the ascendant never counts as retrograde. */
    public boolean isRetrograde() {
        return horoscope.figure(row, Horoscope.SPEED) < 0 && point instanceof Graha;
    }

    private long ticks() {
        // Ticks are below 2^45: a double holds them exactly.
        return (long) horoscope.figure(row, Horoscope.SIDEREAL_TICKS);
    }

    @Override
    public String toString() {
        return point.code() + " " + sidereal() + (isRetrograde() ? " R" : "");
    }
}
