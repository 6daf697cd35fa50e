package org.nirayana.jyotisha.horoscope;

import java.util.Objects;
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
 * <p>Immutable. Figures are primitives inside and cost nothing until they are asked for as values.
 */
public final class Placement {
    private static final double NO_DISTANCE = Double.NaN;

    private final ChartPoint point;
    private final long siderealTicks;
    private final int house;
    private final double longitudeRad;
    private final double latitudeRad;
    private final double distanceAu;
    private final double speedRadPerDay;

    Placement(
            ChartPoint point,
            long siderealTicks,
            int house,
            double longitudeRad,
            double latitudeRad,
            double distanceAu,
            double speedRadPerDay) {
        this.point = Objects.requireNonNull(point);
        this.siderealTicks = siderealTicks;
        this.house = house;
        this.longitudeRad = longitudeRad;
        this.latitudeRad = latitudeRad;
        this.distanceAu = distanceAu;
        this.speedRadPerDay = speedRadPerDay;
    }

    static Placement withoutDistance(
            ChartPoint point,
            long siderealTicks,
            int house,
            double longitudeRad,
            double latitudeRad,
            double speedRadPerDay) {
        return new Placement(point, siderealTicks, house, longitudeRad, latitudeRad, NO_DISTANCE, speedRadPerDay);
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
        return new SiderealLongitude(siderealTicks);
    }

    public Rasi rasi() {
        return Rasi.atTicks(siderealTicks);
    }

    /** How far into the rasi, in [0°, 30°). */
    public Angle advanced() {
        return sidereal().advancedInRasi();
    }

    public Nakshatra nakshatra() {
        return Nakshatra.atTicks(siderealTicks);
    }

    /** The quarter of the nakshatra, 1 to 4. */
    public int pada() {
        return Nakshatra.padaAtTicks(siderealTicks);
    }

    /** The whole-sign house counted from the ascendant's rasi, 1 to 12. */
    public int house() {
        return house;
    }

    /** Tropical longitude, in [0°, 360°). */
    public Angle longitude() {
        return new Angle(longitudeRad);
    }

    /** Ecliptic latitude. */
    public Angle latitude() {
        return new Angle(latitudeRad);
    }

    /** Distance in au; the nodes and the ascendant have none. */
    public OptionalDouble distanceAu() {
        return Double.isNaN(distanceAu) ? OptionalDouble.empty() : OptionalDouble.of(distanceAu);
    }

    /** Change of the tropical longitude in a day. */
    public Angle speedPerDay() {
        return new Angle(speedRadPerDay);
    }

    /** Whether a graha moves backwards; the ascendant never counts as retrograde. */
    public boolean isRetrograde() {
        return speedRadPerDay < 0 && point instanceof Graha;
    }

    @Override
    public String toString() {
        return point.code() + " " + sidereal() + (isRetrograde() ? " R" : "");
    }
}
