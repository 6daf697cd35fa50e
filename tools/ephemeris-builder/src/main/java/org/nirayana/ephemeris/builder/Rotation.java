package org.nirayana.ephemeris.builder;

/**
 * A rotation matrix.
 *
 * @param x first row: the new x-axis in old axes
 * @param y second row
 * @param z third row
 */
record Rotation(Vector x, Vector y, Vector z) {
    Vector apply(Vector v) {
        return new Vector(x.dot(v), y.dot(v), z.dot(v));
    }

    Vector applyInverse(Vector v) {
        return x.times(v.x()).plus(y.times(v.y())).plus(z.times(v.z()));
    }
}
