package org.nirayana.drawing;

import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * What stands in a drawn chart.
 *
 * @param point which one; a point without a name in the language is written with its code
 * @param longitude where
 * @param isRetrograde whether it is marked as moving backwards
 */
public record DrawnPoint(ChartPoint point, SiderealLongitude longitude, boolean isRetrograde) {
    /** A point beside the ten as a picture takes it. */
    public static DrawnPoint of(PlacedPoint placed) {
        return new DrawnPoint(placed.point(), placed.sidereal(), placed.isRetrograde());
    }

    static DrawnPoint of(Placement placement) {
        return new DrawnPoint(placement.point(), placement.sidereal(), placement.isRetrograde());
    }
}
