package org.nirayana.astronomy.position;

import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Angle;

/**
 * Where a body is seen, by whatever names one likes to call the place.
 *
 * <p>Ecliptic and equator are those of date: the true ones, or the mean ones when nutation is switched off.
 */
public final class Apparent {
    private final double longitude;

    /** The height above the ecliptic and the square of the distance along it, of which the latitude is made when somebody asks. */
    private final double height;

    private final double along2;
    private final double distance;
    private final double longitudeRate;
    private final double obliquity;

    Apparent(double longitude, double height, double along2, double distance, double longitudeRate, double obliquity) {
        this.longitude = longitude;
        this.height = height;
        this.along2 = along2;
        this.distance = distance;
        this.longitudeRate = longitudeRate;
        this.obliquity = obliquity;
    }

    /** Ecliptic longitude, in [0°, 360°). */
    public Angle longitude() {
        return Angle.radians(longitude);
    }

    /** Ecliptic latitude. */
    public Angle latitude() {
        return Angle.radians(latitudeRad());
    }

    private double latitudeRad() {
        return Trigonometry.atan2(height, Math.sqrt(along2));
    }

    /** Distance the light has come, in au; infinite for a star without parallax. */
    public double distanceAu() {
        return distance;
    }

    /** Motion in ecliptic longitude, a day of TT; negative when retrograde. */
    public Angle longitudePerDay() {
        return Angle.radians(longitudeRate);
    }

    /** Right ascension, in [0°, 360°). */
    public Angle rightAscension() {
        double latitude = latitudeRad();
        double cosLat = Trigonometry.cos(latitude);
        double y = Trigonometry.sin(longitude) * cosLat * Trigonometry.cos(obliquity)
                - Trigonometry.sin(latitude) * Trigonometry.sin(obliquity);
        return Angle.radians(Trigonometry.atan2(y, Trigonometry.cos(longitude) * cosLat))
                .wrapped();
    }

    public Angle declination() {
        double latitude = latitudeRad();
        double cosLat = Trigonometry.cos(latitude);
        double x = Trigonometry.cos(longitude) * cosLat;
        double y = Trigonometry.sin(longitude) * cosLat;
        double z = Trigonometry.sin(latitude);
        double s = Trigonometry.sin(obliquity);
        double c = Trigonometry.cos(obliquity);
        double towardsRight = y * c - z * s;
        return Angle.radians(Trigonometry.atan2(z * c + y * s, Math.sqrt(x * x + towardsRight * towardsRight)));
    }

    @Override
    public String toString() {
        return "longitude " + longitude() + ", latitude " + latitude() + ", " + distance + " au";
    }
}
