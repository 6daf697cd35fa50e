package org.nirayana.ephemeris.builder;

/** Three rectangular components; the compiler keeps most of them in registers, so the formulas may look like formulas. */
record Vector(double x, double y, double z) {
    static final Vector ZERO = new Vector(0, 0, 0);
    static final Vector Z_AXIS = new Vector(0, 0, 1);

    static Vector of(double[] numbers, int offset) {
        return new Vector(numbers[offset], numbers[offset + 1], numbers[offset + 2]);
    }

    void copyTo(double[] numbers, int offset) {
        numbers[offset] = x;
        numbers[offset + 1] = y;
        numbers[offset + 2] = z;
    }

    void addTo(double[] numbers, int offset) {
        numbers[offset] += x;
        numbers[offset + 1] += y;
        numbers[offset + 2] += z;
    }

    Vector plus(Vector other) {
        return new Vector(x + other.x, y + other.y, z + other.z);
    }

    Vector minus(Vector other) {
        return new Vector(x - other.x, y - other.y, z - other.z);
    }

    Vector times(double factor) {
        return new Vector(x * factor, y * factor, z * factor);
    }

    Vector negated() {
        return new Vector(-x, -y, -z);
    }

    double dot(Vector other) {
        return x * other.x + y * other.y + z * other.z;
    }

    Vector cross(Vector other) {
        return new Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
    }

    double squared() {
        return dot(this);
    }

    double length() {
        return Math.sqrt(squared());
    }

    /** The same vector in axes turned about x. */
    Vector inAxesTurnedAboutX(double angleRad) {
        double cos = StrictMath.cos(angleRad);
        double sin = StrictMath.sin(angleRad);
        return new Vector(x, cos * y + sin * z, cos * z - sin * y);
    }

    /** The same vector in axes turned about y. */
    Vector inAxesTurnedAboutY(double angleRad) {
        double cos = StrictMath.cos(angleRad);
        double sin = StrictMath.sin(angleRad);
        return new Vector(cos * x - sin * z, y, cos * z + sin * x);
    }

    /** The same vector in axes turned about z. */
    Vector inAxesTurnedAboutZ(double angleRad) {
        double cos = StrictMath.cos(angleRad);
        double sin = StrictMath.sin(angleRad);
        return new Vector(cos * x + sin * y, cos * y - sin * x, z);
    }
}
