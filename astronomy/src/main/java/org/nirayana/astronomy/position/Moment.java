package org.nirayana.astronomy.position;

import org.nirayana.astronomy.earth.DelaunayArguments;
import org.nirayana.astronomy.earth.Orientation;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.time.TDB;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.UT1;
import org.nirayana.astronomy.units.Angle;

/**
 * The sky at one instant, seen from the centre of the Earth; immutable.
 *
 * <p>What all bodies share is computed once, here: the Earth, the Moon, the Sun, and the orientation of the ecliptic.
 * Every further body costs one question to the ephemeris.
 */
public final class Moment {
    private static final double DAYS_PER_YEAR = 365.25;
    private static final double KM_PER_SECOND_PER_AU_PER_YEAR = 4.740470463533349;

    private final Sky sky;
    private final TT tt;
    private final UT1 ut1;
    private final TDB tdb;
    private final Orientation orientation;
    private final boolean nutation;

    // Barycentric in the ICRF, six numbers each: Earth, Moon from the Earth, Sun.
    private final double[] states = new double[18];
    private static final int EARTH = 0;
    private static final int MOON = 6;
    private static final int SUN = 12;

    private final Reduction geocentre;

    Moment(Sky sky, TT tt, UT1 ut1OrNull) {
        this.sky = sky;
        this.tt = tt;
        this.ut1 = ut1OrNull;
        this.tdb = sky.timeScales().tdb(tt);
        this.nutation = sky.corrections().nutation();
        Ephemeris ephemeris = sky.ephemeris();
        ephemeris.earthAndMoon(tdb, states, EARTH);
        ephemeris.barycentric(Body.SUN, tdb, states, SUN);
        this.orientation = sky.orientation().at(tt);
        this.geocentre = Reduction.fromGeocentre(sky.corrections(), orientation, states);
    }

    public TT tt() {
        return tt;
    }

    public UT1 ut1() {
        return ut1 != null ? ut1 : sky.timeScales().ut1(tt);
    }

    public TDB tdb() {
        return tdb;
    }

    public Orientation orientation() {
        return orientation;
    }

    /** The obliquity of the ecliptic in use: true, or mean when nutation is switched off. */
    public Angle obliquity() {
        return nutation ? orientation.trueObliquity() : orientation.meanObliquity();
    }

    /** Greenwich sidereal time, apparent, or mean when nutation is switched off. */
    public Angle siderealTime() {
        return nutation ? orientation.apparentSiderealTime(ut1()) : orientation.meanSiderealTime(ut1());
    }

    /** The same sky from a place on the surface. */
    public Observer from(Site site) {
        return new Observer(this, site);
    }

    /**
     * Where a body is seen from the centre of the Earth.
     *
     * @throws IllegalArgumentException for the Earth itself
     */
    public Apparent apparent(Body body) {
        return apparent(body, geocentre);
    }

    /** Where a star is seen from the centre of the Earth. */
    public Apparent apparent(FixedStar star) {
        return apparent(star, geocentre);
    }

    /**
     * The osculating node: where the plane in which the Moon moves at this instant cuts the ecliptic.
     *
     * <p>It is a construction, not a place from which light comes: neither light time nor aberration enters. Its motion
     * follows from what turns that plane, the pull of the Sun and the oblateness of the Earth.
     */
    public Node trueNode() {
        return OsculatingNode.of(states, EARTH, MOON, SUN, orientation, nutation);
    }

    /** The mean node by the IERS 2003 polynomial. */
    public Node meanNode() {
        Angle longitude = DelaunayArguments.meanNode(tt);
        Angle perDay = DelaunayArguments.meanNodePerDay(tt);
        if (!nutation) {
            return new Node(longitude, perDay);
        }
        return new Node(
                longitude.plus(orientation.nutationInLongitude()).wrapped(),
                perDay.plus(orientation.nutationInLongitudePerDay()));
    }

    double[] states() {
        return states;
    }

    /** Which effects enter the places. */
    public Corrections corrections() {
        return sky.corrections();
    }

    Apparent apparent(Body body, Reduction reduction) {
        return switch (body) {
            case SUN -> reduction.ofSun();
            case MOON -> reduction.ofMoon();
            case EARTH, EARTH_MOON_BARYCENTRE ->
                throw new IllegalArgumentException("the Earth is not seen from the Earth");
            default -> {
                double[] state = new double[6];
                sky.ephemeris().barycentric(body, tdb, state, 0);
                yield reduction.ofPlanet(state);
            }
        };
    }

    Apparent apparent(FixedStar star, Reduction reduction) {
        double ra = star.rightAscension().radians();
        double dec = star.declination().radians();
        double sinRa = StrictMath.sin(ra);
        double cosRa = StrictMath.cos(ra);
        double sinDec = StrictMath.sin(dec);
        double cosDec = StrictMath.cos(dec);
        double parallax = star.parallax().radians();
        double toRa = star.motionInRightAscension().radians();
        double toDec = star.motionInDeclination().radians();
        double away = star.radialVelocityKmPerSecond() / KM_PER_SECOND_PER_AU_PER_YEAR * parallax;
        // Direction and its motion a year in units of the star's distance; a straight line in space.
        double x = cosRa * cosDec;
        double y = sinRa * cosDec;
        double z = sinDec;
        double vx = -sinRa * toRa - cosRa * sinDec * toDec + x * away;
        double vy = cosRa * toRa - sinRa * sinDec * toDec + y * away;
        double vz = cosDec * toDec + z * away;
        double years = tdb.j2000Days() / DAYS_PER_YEAR;
        double[] state = {
            x + vx * years, y + vy * years, z + vz * years, vx / DAYS_PER_YEAR, vy / DAYS_PER_YEAR, vz / DAYS_PER_YEAR
        };
        return reduction.ofStar(state, parallax);
    }
}
