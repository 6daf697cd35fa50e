package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Angle;

/**
 * How the sky stands over a place at an instant, as far as houses need it.
 *
 * <p>The ascendant is where the ecliptic meets the eastern horizon, also inside the polar circles. On a polar circle the
 * ecliptic lies in the horizon for one moment of each sidereal day; the ascendant of that moment is arbitrary.
 *
 * @param siderealTime local apparent sidereal time: the right ascension on the upper meridian (ARMC)
 * @param obliquity true obliquity of the ecliptic, between 0° and 45°
 * @param latitude geographic latitude, -90° to 90°
 */
public record LocalSphere(Angle siderealTime, Angle obliquity, Angle latitude) {
    public LocalSphere {
        if (!(obliquity.radians() > 0 && obliquity.radians() < Math.PI / 4)) {
            throw new IllegalArgumentException("the obliquity must lie between 0° and 45°, not at " + obliquity);
        }
        if (!(Math.abs(latitude.radians()) <= Math.PI / 2)) {
            throw new IllegalArgumentException("the latitude must lie within -90° and 90°, not at " + latitude);
        }
    }

    /** Ecliptic longitude of the point that crosses the upper meridian. */
    public Angle midheaven() {
        return eclipticPointAtRightAscension(siderealTime.radians());
    }

    /** Ecliptic longitude of the point on the eastern horizon. */
    public Angle ascendant() {
        return risingAt(siderealTime.radians());
    }

    /**
     * Inside the polar circles part of the ecliptic never rises or never sets, so that what divides its stay above the
     * horizon is not defined for it.
     */
    public boolean isPolar() {
        return Math.abs(latitude.radians()) >= Math.PI / 2 - obliquity.radians();
    }

    /**
     * The ascendant and how it moves.
     *
     * @param radiansPerDay negative where it moves backwards, as it may inside the polar circles
     */
    public record Rising(Angle longitude, double radiansPerDay) {}

    /**
     * The ascendant with its motion, which needs the same sines.
     *
     * @param siderealRadPerDay what the Earth turns against the equinox in a day
     */
    public Rising rising(double siderealRadPerDay) {
        double sin = Trigonometry.sin(siderealTime.radians());
        double cos = Trigonometry.cos(siderealTime.radians());
        double sinObliquity = Trigonometry.sin(obliquity.radians());
        double cosObliquity = Trigonometry.cos(obliquity.radians());
        double tanLat = Trigonometry.tan(latitude.radians());
        double slope = tanLat * sinObliquity;
        double x = sin * cosObliquity + slope;
        double perDay = siderealRadPerDay * (cosObliquity + sin * tanLat * sinObliquity) / (x * x + cos * cos);
        return new Rising(eastern(sin, cos, cosObliquity, slope), perDay);
    }

    /** What rises in the east at another sidereal time of the same place. */
    public Angle risingAt(double siderealTimeRad) {
        return eastern(
                Trigonometry.sin(siderealTimeRad),
                Trigonometry.cos(siderealTimeRad),
                Trigonometry.cos(obliquity.radians()),
                Trigonometry.tan(latitude.radians()) * Trigonometry.sin(obliquity.radians()));
    }

    private static Angle eastern(double sin, double cos, double cosObliquity, double slope) {
        double longitudeRad = Trigonometry.atan2(cos, -(sin * cosObliquity + slope));
        // Both ends of the line in which ecliptic and horizon meet solve the equation; one lies in the east, where the
        // right ascension exceeds the sidereal time. Outside the polar circles it is always the one found.
        boolean eastern = cosObliquity + slope * sin >= 0;
        return new Angle(eastern ? longitudeRad : longitudeRad + Math.PI).wrapped();
    }

    /** Where an hour circle meets the ecliptic. */
    public Angle eclipticPointAtRightAscension(double rightAscensionRad) {
        return new Angle(Trigonometry.atan2(
                        Trigonometry.sin(rightAscensionRad), Trigonometry.cos(rightAscensionRad) * obliquity.cos()))
                .wrapped();
    }

    /** Where a circle through the poles of the ecliptic and a point of the equator meets the ecliptic. */
    public Angle eclipticLongitudeOfEquatorPoint(double rightAscensionRad) {
        return new Angle(Trigonometry.atan2(
                        Trigonometry.sin(rightAscensionRad) * obliquity.cos(), Trigonometry.cos(rightAscensionRad)))
                .wrapped();
    }

    /** Half the time, as an angle, that the ecliptic point with this right ascension stays above the horizon. */
    public double diurnalSemiArcRad(double rightAscensionRad) {
        return Math.PI / 2 + StrictMath.asin(ascensionalFactor() * Trigonometry.sin(rightAscensionRad));
    }

    /** tan φ tan ε, below 1 outside the polar circles: the sine of the largest ascensional difference. */
    public double ascensionalFactor() {
        return latitude.tan() * obliquity.tan();
    }

    /**
     * Where the ecliptic meets the half circle that runs from the north point of the horizon to the south point through
     * the point of the prime vertical that stands at {@code (east, up)}.
     */
    public Angle onPositionCircle(double east, double up) {
        double sinTime = siderealTime.sin();
        double cosTime = siderealTime.cos();
        double sinLat = latitude.sin();
        double cosLat = latitude.cos();
        // Equatorial components of the point on the prime vertical and of the north point.
        double px = -east * sinTime + up * cosLat * cosTime;
        double py = east * cosTime + up * cosLat * sinTime;
        double pz = up * sinLat;
        double nx = -sinLat * cosTime;
        double ny = -sinLat * sinTime;
        // The circle's pole, n × p, turned into ecliptic axes; the ecliptic meets the circle at right angles to it.
        double cx = ny * pz - cosLat * py;
        double cy = cosLat * px - nx * pz;
        double cz = nx * py - ny * px;
        double poleX = cx;
        double poleY = cy * obliquity.cos() + cz * obliquity.sin();
        double x = -poleY;
        double y = poleX;
        // Of the two ends, the one on the half circle that contains the point.
        double towards = x * px + y * (py * obliquity.cos() + pz * obliquity.sin());
        return new Angle(towards >= 0 ? Trigonometry.atan2(y, x) : Trigonometry.atan2(-y, -x)).wrapped();
    }
}
