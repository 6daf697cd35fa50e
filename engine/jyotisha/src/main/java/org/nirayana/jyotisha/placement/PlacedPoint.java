package org.nirayana.jyotisha.placement;

import java.util.Optional;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * Where a point stands that a chart has beside the nine grahas and the ascendant.
 *
 * @param point which one
 * @param source the text and verse, or the author, that states its rule
 * @param house the whole-sign house counted from the ascendant's rasi, 1 to 12
 * @param latitude ecliptic latitude, where it has one
 * @param speedPerDay change of its longitude in a day, where it is known
 */
public record PlacedPoint(
        ChartPoint point,
        String source,
        SiderealLongitude sidereal,
        int house,
        Optional<Angle> latitude,
        Optional<Angle> speedPerDay) {

    public Rasi rasi() {
        return sidereal.rasi();
    }

    public Nakshatra nakshatra() {
        return sidereal.nakshatra();
    }

    /** The quarter of the nakshatra, 1 to 4. */
    public int pada() {
        return sidereal.pada();
    }

    /** Whether it is known to move backwards. */
    public boolean isRetrograde() {
        return speedPerDay.filter(speed -> speed.radians() < 0).isPresent();
    }

    /** For people: {@code Dhuma  Aries 22°56′  Bharani 3}. */
    @Override
    public String toString() {
        return point + "  " + sidereal + "  " + nakshatra() + " " + pada() + (isRetrograde() ? "  retrograde" : "");
    }
}
