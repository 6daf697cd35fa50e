package org.nirayana.astronomy.units;

/**
 * The constants of astronomy, each with who defined or measured it.
 *
 * <p>A value stands here once; no other class of this module repeats its digits, which a test checks. What belongs to a
 * published series or table (precession, nutation, Delta T, refraction) stays with that series.
 */
public final class Constants {
    // Time

    /** Julian date of 2000-01-01T12:00, the epoch J2000.0: IAU 1994 resolution C7. */
    public static final double J2000 = 2_451_545.0;

    /** Seconds of Unix time at 2000-01-01T12:00 UTC: 10,957.5 days of POSIX after 1970-01-01T00:00. */
    public static final long J2000_EPOCH_SECOND = 946_728_000L;

    /** Seconds in a day: IAU (1976) System of Astronomical Constants. */
    public static final double SECONDS_PER_DAY = 86_400;

    /** Days in a Julian century: IAU (1976) System of Astronomical Constants. */
    public static final double DAYS_PER_CENTURY = 36_525;

    /** Days in a Julian year: the hundredth part of the Julian century, IAU (1976). */
    public static final double DAYS_PER_JULIAN_YEAR = 365.25;

    /** TT - TAI in seconds: IAU 1991 recommendation IV. */
    public static final double TT_MINUS_TAI = 32.184;

    // Angle, length and light

    /** Radians in an arcsecond: 648,000 of them are half a turn. */
    public static final double RADIANS_PER_ARCSECOND = Math.PI / 648_000;

    /** The astronomical unit in km: IAU 2012 resolution B2. */
    public static final double ASTRONOMICAL_UNIT_KM = 149_597_870.7;

    /** The speed of light in km/s: 17th General Conference on Weights and Measures (1983), resolution 1. */
    public static final double SPEED_OF_LIGHT_KM_PER_SECOND = 299_792.458;

    /** The speed of light in au a day, from the three above. */
    public static final double SPEED_OF_LIGHT = SPEED_OF_LIGHT_KM_PER_SECOND * SECONDS_PER_DAY / ASTRONOMICAL_UNIT_KM;

    /** One au in a Julian year, in km/s: IAU 2012 resolution B2; written out, as a division ends one bit elsewhere. */
    public static final double KM_PER_SECOND_PER_AU_PER_YEAR = 4.740470463533349;

    // The Earth

    /** Equatorial radius of the Earth in km: WGS84, NIMA TR8350.2. */
    public static final double EARTH_RADIUS_KM = 6_378.137;

    /** Flattening of the Earth: WGS84, NIMA TR8350.2. */
    public static final double EARTH_FLATTENING = 1 / 298.257223563;

    /** Dynamical form factor J2 of the Earth: IERS Conventions (2010), table 1.1, to five digits. */
    public static final double EARTH_J2 = 1.0826e-3;

    /** Turns of the Earth in a day of UT1: IAU 2000 resolution B1.8. */
    public static final double EARTH_TURNS_PER_DAY = 1.0027378119113546;

    /** Obliquity of the ecliptic at J2000.0 in arcseconds: IAU 2006 resolution B1. */
    public static final double OBLIQUITY_AT_J2000_ARCSECONDS = 84_381.406;

    // Gravitational parameters in au³ per day²

    /** GM of the Sun: header of DE431 (Folkner et al. 2014). */
    public static final double GM_SUN = 0.0002959122082855911;

    /** GM of the Earth and the Moon together: header of DE431 (Folkner et al. 2014). */
    public static final double GM_EARTH_AND_MOON = 8.997011390199871e-10;

    /** Mass of the Earth over that of the Moon: header of DE431 (Folkner et al. 2014). */
    public static final double EARTH_MOON_MASS_RATIO = 81.30056907419062;

    /** GM of the Moon, from the two above. */
    public static final double GM_MOON = GM_EARTH_AND_MOON / (1 + EARTH_MOON_MASS_RATIO);

    /** GM of the Earth, from the three above. */
    public static final double GM_EARTH = GM_EARTH_AND_MOON - GM_MOON;

    // Radii in km, equatorial where a body is flattened

    /** The Sun: IAU (1976) System of Astronomical Constants; the almanacs' 959.63" at 1 au rests on it. */
    public static final double SUN_RADIUS_KM = 696_000;

    /** The Moon: IAU Working Group on Cartographic Coordinates and Rotational Elements 2015 (Archinal et al. 2018). */
    public static final double MOON_RADIUS_KM = 1_737.4;

    /** Mercury: IAU WGCCRE 2015 (Archinal et al. 2018). */
    public static final double MERCURY_RADIUS_KM = 2_440.53;

    /** Venus: IAU WGCCRE 2015 (Archinal et al. 2018). */
    public static final double VENUS_RADIUS_KM = 6_051.8;

    /** Mars: IAU WGCCRE 2015 (Archinal et al. 2018). */
    public static final double MARS_RADIUS_KM = 3_396.19;

    /** Jupiter: IAU WGCCRE 2015 (Archinal et al. 2018). */
    public static final double JUPITER_RADIUS_KM = 71_492;

    /** Saturn: IAU WGCCRE 2015 (Archinal et al. 2018). */
    public static final double SATURN_RADIUS_KM = 60_268;

    /** Uranus: IAU WGCCRE 2015 (Archinal et al. 2018). */
    public static final double URANUS_RADIUS_KM = 25_559;

    /** Neptune: IAU WGCCRE 2015 (Archinal et al. 2018). */
    public static final double NEPTUNE_RADIUS_KM = 24_764;

    /** Pluto: IAU WGCCRE 2015 (Archinal et al. 2018). */
    public static final double PLUTO_RADIUS_KM = 1_188.3;

    private Constants() {}
}
