package org.nirayana.astronomy.position;

import org.nirayana.astronomy.earth.DelaunayArguments;
import org.nirayana.astronomy.earth.Orientation;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.math.Vector3;
import org.nirayana.astronomy.time.TDB;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.UT1;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/**
 * The sky at one instant, seen from the centre of the Earth; immutable.
 *
 * <p>What all bodies share is computed once, here: the Earth, the Moon, the Sun, and the orientation of the ecliptic.
 * Every further body costs one question to the ephemeris.
 */
public final class Moment {
    private final Sky sky;
    private final TT tt;
    private final UT1 ut1;
    private final TDB tdb;
    private final Orientation orientation;
    private final boolean nutation;

    // Barycentric in the ICRF, six numbers each: Earth, Moon from the Earth, Sun.
    private final double[] states;
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
        this.states = new double[18];
        Ephemeris ephemeris = sky.ephemeris();
        ephemeris.earthAndMoon(tdb, states, EARTH);
        ephemeris.barycentric(Body.SUN, tdb, states, SUN);
        this.orientation = sky.orientation().at(tt);
        this.geocentre = Reduction.fromGeocentre(sky.corrections(), orientation, states);
    }

    private Moment(Moment other, Sky sky) {
        this.sky = sky;
        this.tt = other.tt;
        this.ut1 = other.ut1;
        this.tdb = other.tdb;
        this.nutation = sky.corrections().nutation();
        this.states = other.states;
        this.orientation = other.orientation;
        this.geocentre = Reduction.fromGeocentre(sky.corrections(), orientation, states);
    }

    /** The same instant under other corrections; nothing is asked of the ephemeris again. */
    public Moment with(Corrections corrections) {
        return new Moment(this, sky.with(corrections));
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
        return new Observer(this, site, nutation);
    }

    /**
     * The same sky from a place on the surface of an Earth whose pole does not nod.
     *
     * <p>Up to 280 m from where the place really is, so that the Moon is seen up to 0.15" elsewhere, the Sun 0.0004".
     * Sidereal charts are reckoned so, since a zodiac of stars knows no nutation; the Swiss Ephemeris does it too, and
     * those who compare charts compare with it.
     */
    public Observer fromMeanEquator(Site site) {
        return new Observer(this, site, false);
    }

    /**
     * Where a body is seen from the centre of the Earth.
     *
     * @throws IllegalArgumentException for the Earth itself
     */
    public Apparent apparent(Body body) {
        return apparent(body, geocentre);
    }

    /** Where several bodies are seen, in their order: the same as one by one, with less to clear away afterwards. */
    public Apparent[] apparentAll(Body... bodies) {
        return apparentAll(bodies, geocentre);
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
        double longitude = DelaunayArguments.meanNode(tt).radians();
        double perDay = DelaunayArguments.meanNodePerDay(tt).radians();
        if (nutation) {
            longitude += orientation.nutationInLongitude().radians();
            perDay += orientation.nutationInLongitudePerDay().radians();
        }
        return new Node(Wrap.turn(longitude), perDay);
    }

    /** Barycentric velocity of a body in the ICRF, au a day. */
    public Vector3 velocity(Body body) {
        return switch (body) {
            case EARTH -> new Vector3(states[EARTH + 3], states[EARTH + 4], states[EARTH + 5]);
            case SUN -> new Vector3(states[SUN + 3], states[SUN + 4], states[SUN + 5]);
            case MOON ->
                new Vector3(
                        states[EARTH + 3] + states[MOON + 3],
                        states[EARTH + 4] + states[MOON + 4],
                        states[EARTH + 5] + states[MOON + 5]);
            default -> {
                double[] state = new double[6];
                sky.ephemeris().barycentric(body, tdb, state, 0);
                yield new Vector3(state[3], state[4], state[5]);
            }
        };
    }

    double[] states() {
        return states;
    }

    /** Which effects enter the places. */
    public Corrections corrections() {
        return sky.corrections();
    }

    Apparent apparent(Body body, Reduction reduction) {
        return apparent(body, reduction, new double[6]);
    }

    Apparent[] apparentAll(Body[] bodies, Reduction reduction) {
        double[] scratch = new double[6];
        Apparent[] places = new Apparent[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            places[i] = apparent(bodies[i], reduction, scratch);
        }
        return places;
    }

    private Apparent apparent(Body body, Reduction reduction, double[] scratch) {
        return switch (body) {
            case SUN -> reduction.ofSun(scratch);
            case MOON -> reduction.ofMoon(scratch);
            case EARTH, EARTH_MOON_BARYCENTRE ->
                throw new IllegalArgumentException("the Earth is not seen from the Earth");
            default -> {
                sky.ephemeris().barycentric(body, tdb, scratch, 0);
                yield reduction.ofPlanet(scratch);
            }
        };
    }

    Apparent apparent(FixedStar star, Reduction reduction) {
        double ra = star.rightAscension().radians();
        double dec = star.declination().radians();
        double sinRa = Trigonometry.sin(ra);
        double cosRa = Trigonometry.cos(ra);
        double sinDec = Trigonometry.sin(dec);
        double cosDec = Trigonometry.cos(dec);
        double parallax = star.parallax().radians();
        double toRa = star.motionInRightAscension().radians();
        double toDec = star.motionInDeclination().radians();
        double away = star.radialVelocityKmPerSecond() / Constants.KM_PER_SECOND_PER_AU_PER_YEAR * parallax;
        // Direction and its motion a year in units of the star's distance; a straight line in space.
        double x = cosRa * cosDec;
        double y = sinRa * cosDec;
        double z = sinDec;
        double vx = -sinRa * toRa - cosRa * sinDec * toDec + x * away;
        double vy = cosRa * toRa - sinRa * sinDec * toDec + y * away;
        double vz = cosDec * toDec + z * away;
        double years = tdb.j2000Days() / Constants.DAYS_PER_JULIAN_YEAR;
        double[] state = {
            x + vx * years,
            y + vy * years,
            z + vz * years,
            vx / Constants.DAYS_PER_JULIAN_YEAR,
            vy / Constants.DAYS_PER_JULIAN_YEAR,
            vz / Constants.DAYS_PER_JULIAN_YEAR
        };
        return reduction.ofStar(state, parallax);
    }
}
