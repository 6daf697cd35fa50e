package org.nirayana.jyotisha.ayanamsa;

import org.nirayana.astronomy.earth.EarthOrientation;
import org.nirayana.astronomy.math.Vector3;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/** An ayanamsa that keeps a direction without light, such as a pole of the Galaxy, at a sidereal longitude. */
final class DirectionAyanamsa implements Ayanamsa {
    private final EarthOrientation orientation;
    private final Vector3 direction;
    private final double siderealRad;

    DirectionAyanamsa(EarthOrientation orientation, Angle rightAscension, Angle declination, Angle sidereal) {
        this.orientation = orientation;
        this.direction = new Vector3(
                rightAscension.cos() * declination.cos(), rightAscension.sin() * declination.cos(), declination.sin());
        this.siderealRad = sidereal.radians();
    }

    @Override
    public Angle at(TT t) {
        Vector3 place = orientation.at(t).meanEcliptic().times(direction);
        return Angle.radians(StrictMath.atan2(place.y(), place.x()) - siderealRad);
    }
}
