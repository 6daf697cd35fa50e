package org.nirayana.astronomy.math;

/**
 * A rotation (or its rate): three rows of three numbers that turn a column vector.
 *
 * <p>As everywhere in astronomy the elementary rotations turn the <em>axes</em> by a positive angle counter-clockwise,
 * so a fixed vector seems to turn clockwise.
 */
public record Matrix3(
        double xx, double xy, double xz, double yx, double yy, double yz, double zx, double zy, double zz) {
    public static final Matrix3 IDENTITY = new Matrix3(1, 0, 0, 0, 1, 0, 0, 0, 1);

    /** The axes turned about x. */
    public static Matrix3 aboutX(double angleRad) {
        double s = Trigonometry.sin(angleRad);
        double c = Trigonometry.cos(angleRad);
        return new Matrix3(1, 0, 0, 0, c, s, 0, -s, c);
    }

    /** The axes turned about y. */
    public static Matrix3 aboutY(double angleRad) {
        double s = Trigonometry.sin(angleRad);
        double c = Trigonometry.cos(angleRad);
        return new Matrix3(c, 0, -s, 0, 1, 0, s, 0, c);
    }

    /** The axes turned about z. */
    public static Matrix3 aboutZ(double angleRad) {
        double s = Trigonometry.sin(angleRad);
        double c = Trigonometry.cos(angleRad);
        return new Matrix3(c, s, 0, -s, c, 0, 0, 0, 1);
    }

    /** First {@code other}, then this: the matrix product this · other. */
    public Matrix3 after(Matrix3 other) {
        return new Matrix3(
                xx * other.xx + xy * other.yx + xz * other.zx,
                xx * other.xy + xy * other.yy + xz * other.zy,
                xx * other.xz + xy * other.yz + xz * other.zz,
                yx * other.xx + yy * other.yx + yz * other.zx,
                yx * other.xy + yy * other.yy + yz * other.zy,
                yx * other.xz + yy * other.yz + yz * other.zz,
                zx * other.xx + zy * other.yx + zz * other.zx,
                zx * other.xy + zy * other.yy + zz * other.zy,
                zx * other.xz + zy * other.yz + zz * other.zz);
    }

    /** The rotation back. */
    public Matrix3 transposed() {
        return new Matrix3(xx, yx, zx, xy, yy, zy, xz, yz, zz);
    }

    public Vector3 times(Vector3 v) {
        return new Vector3(
                xx * v.x() + xy * v.y() + xz * v.z(),
                yx * v.x() + yy * v.y() + yz * v.z(),
                zx * v.x() + zy * v.y() + zz * v.z());
    }
}
