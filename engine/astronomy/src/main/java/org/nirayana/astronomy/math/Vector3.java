package org.nirayana.astronomy.math;

import org.nirayana.astronomy.units.Angle;

/** Three rectangular coordinates, for code that is not in a hurry. */
public record Vector3(double x, double y, double z) {
    /** The unit vector in a direction given by an angle along the xy plane and one above it. */
    public static Vector3 ofDirection(Angle longitude, Angle latitude) {
        double lonRad = longitude.radians();
        double latRad = latitude.radians();
        double c = Trigonometry.cos(latRad);
        return new Vector3(c * Trigonometry.cos(lonRad), c * Trigonometry.sin(lonRad), Trigonometry.sin(latRad));
    }

    public Vector3 plus(Vector3 o) {
        return new Vector3(x + o.x, y + o.y, z + o.z);
    }

    public Vector3 minus(Vector3 o) {
        return new Vector3(x - o.x, y - o.y, z - o.z);
    }

    public Vector3 times(double f) {
        return new Vector3(x * f, y * f, z * f);
    }

    public double dot(Vector3 o) {
        return x * o.x + y * o.y + z * o.z;
    }

    public Vector3 cross(Vector3 o) {
        return new Vector3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x);
    }

    public double length() {
        return Math.sqrt(dot(this));
    }

    public Vector3 unit() {
        return times(1 / length());
    }

    /** The angle in the xy plane from x towards y, in [0°, 360°). */
    public Angle longitude() {
        return Angle.radians(Trigonometry.atan2(y, x)).wrapped();
    }

    /** The angle above the xy plane. */
    public Angle latitude() {
        return Angle.radians(Trigonometry.atan2(z, Math.sqrt(x * x + y * y)));
    }
}
