package org.nirayana.astronomy.position;

/** Gravitational parameters in au³ per day², from the header of DE431 (Folkner et al. 2014), and the speed of light. */
final class Constants {
    static final double SUN = 0.0002959122082855911;
    private static final double EARTH_AND_MOON = 8.997011390199871e-10;
    private static final double EARTH_MOON_MASS_RATIO = 81.30056907419062;
    static final double MOON = EARTH_AND_MOON / (1 + EARTH_MOON_MASS_RATIO);
    static final double EARTH = EARTH_AND_MOON - MOON;

    /** In au a day. */
    static final double SPEED_OF_LIGHT = 299_792.458 * 86_400 / 149_597_870.7;

    private Constants() {}
}
