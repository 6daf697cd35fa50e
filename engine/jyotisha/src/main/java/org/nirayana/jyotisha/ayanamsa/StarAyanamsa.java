package org.nirayana.jyotisha.ayanamsa;

import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.FixedStar;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/**
 * An ayanamsa that keeps a star, as it is seen, at a sidereal longitude.
 *
 * <p>"As it is seen" is the convention of these zodiacs: the star moves, and aberration swings it by 20 arcseconds in the
 * course of the year, as far as the sky applies it. Nutation is left out, as always in an ayanamsa. The place is seen from
 * the centre of the Earth also when the planets are not.
 */
final class StarAyanamsa implements Ayanamsa {
    /** How a place in the sky is brought to the ecliptic. */
    enum Projection {
        /** Along the circle of latitude: the ecliptic longitude. */
        APPARENT {
            @Override
            double longitude(double longitudeRad, double latitudeRad, double obliquityRad) {
                return longitudeRad;
            }
        },
        /** Along the circle of declination: the longitude of the ecliptic point with the same right ascension. */
        POLAR {
            @Override
            double longitude(double longitudeRad, double latitudeRad, double obliquityRad) {
                double sinObliquity = StrictMath.sin(obliquityRad);
                double cosObliquity = StrictMath.cos(obliquityRad);
                // Sine and cosine of the right ascension, to a common factor.
                double y = StrictMath.sin(longitudeRad) * cosObliquity - StrictMath.tan(latitudeRad) * sinObliquity;
                double x = StrictMath.cos(longitudeRad);
                return StrictMath.atan2(y, x * cosObliquity);
            }
        };

        abstract double longitude(double longitudeRad, double latitudeRad, double obliquityRad);
    }

    private final Sky sky;
    private final FixedStar star;
    private final Projection projection;
    private final double siderealRad;

    StarAyanamsa(Sky sky, FixedStar star, Projection projection, Angle sidereal) {
        this.sky = sky;
        this.star = star;
        this.projection = projection;
        this.siderealRad = sidereal.radians();
    }

    @Override
    public Angle at(TT t) {
        return at(sky.at(t));
    }

    @Override
    public Angle at(Moment moment) {
        Apparent place = moment.apparent(star);
        double nutationRad = moment.corrections().nutation()
                ? moment.orientation().nutationInLongitude().radians()
                : 0;
        double longitudeRad = projection.longitude(
                place.longitude().radians() - nutationRad,
                place.latitude().radians(),
                moment.orientation().meanObliquity().radians());
        return Angle.radians(longitudeRad - siderealRad);
    }
}
