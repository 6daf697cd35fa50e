package org.nirayana.ephemeris.builder;

/** A symmetric 3 x 3 matrix: a moment of inertia or its rate. */
record SymmetricTensor(double xx, double yy, double zz, double xy, double xz, double yz) {
    static SymmetricTensor diagonal(double xx, double yy, double zz) {
        return new SymmetricTensor(xx, yy, zz, 0, 0, 0);
    }

    /** The products of the components of one vector, v vᵀ. */
    static SymmetricTensor square(Vector v) {
        return new SymmetricTensor(
                v.x() * v.x(), v.y() * v.y(), v.z() * v.z(), v.x() * v.y(), v.x() * v.z(), v.y() * v.z());
    }

    /** The symmetric products of two vectors, a bᵀ + b aᵀ: the rate of v vᵀ when v changes by b. */
    static SymmetricTensor product(Vector a, Vector b) {
        return new SymmetricTensor(
                2 * a.x() * b.x(),
                2 * a.y() * b.y(),
                2 * a.z() * b.z(),
                a.x() * b.y() + a.y() * b.x(),
                a.x() * b.z() + a.z() * b.x(),
                a.y() * b.z() + a.z() * b.y());
    }

    SymmetricTensor plus(SymmetricTensor other) {
        return new SymmetricTensor(
                xx + other.xx, yy + other.yy, zz + other.zz, xy + other.xy, xz + other.xz, yz + other.yz);
    }

    SymmetricTensor minus(SymmetricTensor other) {
        return plus(other.times(-1));
    }

    /** Adds the same number to the three diagonal elements. */
    SymmetricTensor plusDiagonal(double number) {
        return new SymmetricTensor(xx + number, yy + number, zz + number, xy, xz, yz);
    }

    SymmetricTensor times(double factor) {
        return new SymmetricTensor(xx * factor, yy * factor, zz * factor, xy * factor, xz * factor, yz * factor);
    }

    Vector times(Vector v) {
        return new Vector(
                xx * v.x() + xy * v.y() + xz * v.z(),
                xy * v.x() + yy * v.y() + yz * v.z(),
                xz * v.x() + yz * v.y() + zz * v.z());
    }

    /** The vector that this tensor turns into {@code image}, by Cramer's rule. */
    Vector solve(Vector image) {
        var cofactors = new SymmetricTensor(
                yy * zz - yz * yz,
                xx * zz - xz * xz,
                xx * yy - xy * xy,
                xz * yz - xy * zz,
                xy * yz - xz * yy,
                xy * xz - xx * yz);
        double determinant = xx * cofactors.xx + xy * cofactors.xy + xz * cofactors.xz;
        return cofactors.times(image).times(1 / determinant);
    }
}
