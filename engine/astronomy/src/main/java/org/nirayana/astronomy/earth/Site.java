package org.nirayana.astronomy.earth;

import java.io.Serializable;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/**
 * A place on the Earth, geodetic on WGS84.
 *
 * @param latitude -90° to 90°, north positive
 * @param longitude -180° to 360°, east positive
 * @param heightMetres above the ellipsoid; -12,000 to 100,000
 */
public record Site(Angle latitude, Angle longitude, double heightMetres) implements Serializable {

    public Site {
        if (Math.abs(latitude.degrees()) > 90) {
            throw new IllegalArgumentException("latitude must be -90 to 90 degrees, not " + latitude.degrees());
        }
        if (longitude.degrees() < -180 || longitude.degrees() > 360) {
            throw new IllegalArgumentException("longitude must be -180 to 360 degrees, not " + longitude.degrees());
        }
        if (!(heightMetres >= -12_000 && heightMetres <= 100_000)) {
            throw new IllegalArgumentException("height must be -12,000 to 100,000 m, not " + heightMetres);
        }
    }

    /** At height zero. */
    public static Site ofDegrees(double latitude, double longitude) {
        return new Site(Angle.degrees(latitude), Angle.degrees(longitude), 0);
    }

    /** Distance from the Earth's axis, in au. */
    public double axisDistanceAu() {
        double cos = Trigonometry.cos(latitude.radians());
        return (curvatureRadiusKm() + heightMetres / 1000) * cos / Constants.ASTRONOMICAL_UNIT_KM;
    }

    /** Distance north of the plane of the equator, in au. */
    public double equatorDistanceAu() {
        double polar = (1 - Constants.EARTH_FLATTENING) * (1 - Constants.EARTH_FLATTENING);
        double sin = Trigonometry.sin(latitude.radians());
        return (curvatureRadiusKm() * polar + heightMetres / 1000) * sin / Constants.ASTRONOMICAL_UNIT_KM;
    }

    /** Radius of curvature in the prime vertical. */
    private double curvatureRadiusKm() {
        double sin = Trigonometry.sin(latitude.radians());
        double eccentricity2 = Constants.EARTH_FLATTENING * (2 - Constants.EARTH_FLATTENING);
        return Constants.EARTH_RADIUS_KM / Math.sqrt(1 - eccentricity2 * sin * sin);
    }
}
