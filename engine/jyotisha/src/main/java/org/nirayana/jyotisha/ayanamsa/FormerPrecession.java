package org.nirayana.jyotisha.ayanamsa;

import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Constants;

/**
 * The precession models in which some ayanamsas were first stated.
 *
 * <p>Whoever published a value for 1900 or 1956 carried it to other dates by the precession of their time. What they meant
 * is a direction among the stars; to find it again one has to leave the epoch by their model, see {@link
 * EpochAyanamsa}.
 */
enum FormerPrecession {
    /**
     * S. Newcomb's, from B1850 in tropical millennia, in the form of H. Kinoshita, Formulas for Precession, SAO Special
     * Report 364 (1975).
     */
    NEWCOMB {
        @Override
        Matrix3 fromJ2000(TT t) {
            double fixed = (Constants.J2000 - B1850) / DAYS_PER_TROPICAL_MILLENNIUM;
            double span = (t.julianDate() - B1850) / DAYS_PER_TROPICAL_MILLENNIUM - fixed;
            double first = 23035.5548 + fixed * (139.720 + fixed * 0.069);
            double zeta = span * (first + span * (30.242 - 0.269 * fixed + span * 17.996));
            double z = span * (first + span * (109.478 + 0.387 * fixed + span * 18.324));
            double theta = span
                    * (20051.125 - fixed * (85.294 + fixed * 0.365) + span * (-42.647 - 0.365 * fixed - span * 41.802));
            return rotation(zeta, z, theta);
        }
    },
    /** IAU 1976: J. H. Lieske and others, Astronomy and Astrophysics 58, 1 (1977). */
    IAU_1976 {
        @Override
        Matrix3 fromJ2000(TT t) {
            double c = t.j2000Centuries();
            double zeta = c * (2306.2181 + c * (0.30188 + c * 0.017998));
            double z = c * (2306.2181 + c * (1.09468 + c * 0.018203));
            double theta = c * (2004.3109 - c * (0.42665 + c * 0.041833));
            return rotation(zeta, z, theta);
        }
    };

    private static final double B1850 = 2396758.2035810;
    private static final double DAYS_PER_TROPICAL_MILLENNIUM = 365242.198782;

    /** Turns the mean equator and equinox of J2000.0 into those of date. */
    abstract Matrix3 fromJ2000(TT t);

    private static Matrix3 rotation(double zetaArcsec, double zArcsec, double thetaArcsec) {
        return Matrix3.aboutZ(-zArcsec * Constants.RADIANS_PER_ARCSECOND)
                .after(Matrix3.aboutY(thetaArcsec * Constants.RADIANS_PER_ARCSECOND))
                .after(Matrix3.aboutZ(-zetaArcsec * Constants.RADIANS_PER_ARCSECOND));
    }
}
