package org.nirayana.astronomy.eclipse;

import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Observer;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/**
 * One instant of an eclipse at a place.
 *
 * @param time when
 * @param altitude of the centre of the eclipsed body above the horizon, without the lift by the air
 * @param azimuth of it, from north through east
 * @param magnitude the part of the diameter that is covered then (of the Moon: that is in the umbra), not below 0
 */
public record Circumstance(TT time, Angle altitude, Angle azimuth, double magnitude) {
    static Circumstance of(Sky sky, Site site, Body body, TT time, double magnitude) {
        Observer observer = sky.at(time).from(site);
        Apparent seen = observer.apparent(body);
        double hourAngle =
                observer.siderealTime().radians() - seen.rightAscension().radians();
        double dec = seen.declination().radians();
        double lat = site.latitude().radians();
        double sinDec = Trigonometry.sin(dec);
        double cosDec = Trigonometry.cos(dec);
        double sinLat = Trigonometry.sin(lat);
        double cosLat = Trigonometry.cos(lat);
        double cosH = Trigonometry.cos(hourAngle);
        double up = sinDec * sinLat + cosDec * cosLat * cosH;
        double north = sinDec * cosLat - cosDec * sinLat * cosH;
        double east = -cosDec * Trigonometry.sin(hourAngle);
        double level = Math.sqrt(north * north + east * east);
        return new Circumstance(
                time,
                Angle.radians(Trigonometry.atan2(up, level)),
                Angle.radians(Trigonometry.atan2(east, north)).wrapped(),
                Math.max(0, magnitude));
    }
}
