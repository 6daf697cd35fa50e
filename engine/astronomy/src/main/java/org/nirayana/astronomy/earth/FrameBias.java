package org.nirayana.astronomy.earth;

import org.nirayana.astronomy.math.Matrix3;

/** The small turn between the ICRS and the mean equator and equinox of J2000.0. */
public final class FrameBias {
    private static final double RADIANS_PER_MILLIARCSECOND = Math.PI / 648_000_000;

    /** From the ICRS to the mean equator and equinox of J2000.0 (IERS Conventions 2010, 5.4.4; IAU 2006). */
    public static final Matrix3 IAU_2006 = Matrix3.aboutX(6.8192 * RADIANS_PER_MILLIARCSECOND)
            .after(Matrix3.aboutY(-16.6170 * RADIANS_PER_MILLIARCSECOND))
            .after(Matrix3.aboutZ(-14.6 * RADIANS_PER_MILLIARCSECOND));

    private FrameBias() {}
}
