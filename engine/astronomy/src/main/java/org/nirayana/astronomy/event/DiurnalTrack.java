package org.nirayana.astronomy.event;

import org.nirayana.astronomy.earth.Orientation;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.math.Vector3;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/**
 * A body's way over the sky of one place within about a day.
 *
 * <p>What turns fast, the Earth, is computed at every question. What moves slowly, the body among the stars, is asked
 * from the {@link Sky} a few times and interpolated by one polynomial: within 0.01" of the topocentric place
 * that the sky itself would give, which a test measures. So a day with its rise, its set and its transits costs {@value #MOON_NODES} positions of
 * the Moon, or {@value #OTHER_NODES} of the Sun.
 */
final class DiurnalTrack {
    static final double MAX_DAYS = 1.125;
    static final int MOON_NODES = 6;
    static final int OTHER_NODES = 4;

    /** Of the Sun over a day before and a day after; no farther from the sky than four over one day. */
    static final int TWO_DAYS_NODES = 5;

    static final double TWO_DAYS = 2 * 1.0625;

    private static final double[][] NODES = new double[MOON_NODES + 1][];

    static {
        for (int count = OTHER_NODES; count <= MOON_NODES; count++) {
            NODES[count] = Chebyshev.nodes(count);
        }
    }

    /** Radians in a day of UT1; what TT differs from UT1 goes with the slow part. */
    private static final double TURN_RATE = 2 * Math.PI * Constants.EARTH_TURNS_PER_DAY;

    private final double middle;
    private final double halfLength;
    private final int nodes;

    /**
     * On the equator of date: geocentric x, y, z in au before aberration; the velocities of the Earth and of the body in
     * units of the speed of light; and local sidereal time less its even turning.
     */
    private final double[] coefficients;

    private static final int PLACE = 0;
    private static final int EARTH_VELOCITY = 3;
    private static final int BODY_VELOCITY = 6;
    private static final int SIDEREAL = 9;
    private static final int QUANTITIES = 10;

    private final double sinLat;
    private final double cosLat;
    private final double axisAu;
    private final double northAu;
    private final boolean aberration;
    private final double rotationSpeed;
    private final double radiusAu;

    /** Whether the body is seen from the centre of the Earth and without its ecliptic latitude. */
    private final boolean onEcliptic;

    private final boolean lightTime;

    DiurnalTrack(Sky sky, Site site, Body body, boolean onEcliptic, TT from, TT until) {
        this(sky, site, body, onEcliptic, from, until, body == Body.MOON ? MOON_NODES : OTHER_NODES);
    }

    /** The Sun's way from a day before an instant to a day after it. */
    static DiurnalTrack ofTheSunAround(Sky sky, Site site, boolean onEcliptic, TT t) {
        return new DiurnalTrack(
                sky, site, Body.SUN, onEcliptic, t.plusDays(-TWO_DAYS / 2), t.plusDays(TWO_DAYS / 2), TWO_DAYS_NODES);
    }

    private DiurnalTrack(Sky sky, Site site, Body body, boolean onEcliptic, TT from, TT until, int nodes) {
        this.onEcliptic = onEcliptic;
        this.lightTime = sky.corrections().lightTime();
        this.radiusAu = BodyRadii.radiusKm(body) / Constants.ASTRONOMICAL_UNIT_KM;
        this.middle = (from.j2000Days() + until.j2000Days()) / 2;
        this.halfLength = (until.j2000Days() - from.j2000Days()) / 2;
        this.nodes = nodes;
        this.sinLat = Trigonometry.sin(site.latitude().radians());
        this.cosLat = Trigonometry.cos(site.latitude().radians());
        this.axisAu = onEcliptic ? 0 : site.axisDistanceAu();
        this.northAu = onEcliptic ? 0 : site.equatorDistanceAu();
        this.aberration = sky.corrections().aberration();
        this.rotationSpeed = axisAu * TURN_RATE / Constants.SPEED_OF_LIGHT;
        this.coefficients = interpolate(sky, site, body);
    }

    private double[] interpolate(Sky sky, Site site, Body body) {
        Corrections all = sky.corrections();
        // Parallax comes before aberration, and only here is the place known from which it is seen.
        Sky still = sky.with(all.withoutAberration());
        double[] at = NODES[nodes];
        double[][] values = new double[QUANTITIES][nodes];
        double first = 0;
        for (int i = 0; i < nodes; i++) {
            Moment moment = still.at(new TT(middle + at[i] * halfLength));
            Apparent place = moment.apparent(body);
            double lonRad = place.longitude().radians();
            double latRad = onEcliptic ? 0 : place.latitude().radians();
            double r = place.distanceAu();
            double cosLatR = r * Trigonometry.cos(latRad);
            double y = cosLatR * Trigonometry.sin(lonRad);
            double z = r * Trigonometry.sin(latRad);
            double obliquityRad = moment.obliquity().radians();
            double sinObliquity = Trigonometry.sin(obliquityRad);
            double cosObliquity = Trigonometry.cos(obliquityRad);
            values[PLACE][i] = cosLatR * Trigonometry.cos(lonRad);
            values[PLACE + 1][i] = y * cosObliquity - z * sinObliquity;
            values[PLACE + 2][i] = y * sinObliquity + z * cosObliquity;
            Orientation orientation = moment.orientation();
            Matrix3 equator = all.nutation() ? orientation.trueEquator() : orientation.meanEquator();
            putVelocity(equator.times(moment.velocity(Body.EARTH)), values, EARTH_VELOCITY, i);
            putVelocity(equator.times(moment.velocity(body)), values, BODY_VELOCITY, i);
            double sidereal = moment.siderealTime().radians()
                    + site.longitude().radians()
                    - TURN_RATE * (moment.tt().j2000Days() - middle);
            // All nodes within the same turn.
            first = i == 0 ? sidereal : first;
            values[SIDEREAL][i] = first + new Angle(sidereal - first).signed().radians();
        }
        double[] fitted = new double[QUANTITIES * nodes];
        for (int q = 0; q < QUANTITIES; q++) {
            Chebyshev.interpolate(values[q], fitted, q * nodes);
        }
        return fitted;
    }

    private static void putVelocity(Vector3 auPerDay, double[][] values, int quantity, int node) {
        values[quantity][node] = auPerDay.x() / Constants.SPEED_OF_LIGHT;
        values[quantity + 1][node] = auPerDay.y() / Constants.SPEED_OF_LIGHT;
        values[quantity + 2][node] = auPerDay.z() / Constants.SPEED_OF_LIGHT;
    }

    /** Altitude of the centre, topocentric, without refraction, less the one that the definition asks for; in radians. */
    double altitudeAbove(RiseDefinition definition, TT t) {
        double u = (t.j2000Days() - middle) / halfLength;
        double sidereal = sidereal(t, u);
        double c = Trigonometry.cos(sidereal);
        double s = Trigonometry.sin(sidereal);
        double gx = quantity(PLACE, u);
        double gy = quantity(PLACE + 1, u);
        double gz = quantity(PLACE + 2, u);
        double x = gx - axisAu * c;
        double y = gy - axisAu * s;
        double z = gz - northAu;
        // The light comes a shorter way to the place than to the centre, so that the body is seen later on its way.
        if (lightTime) {
            double nearer = Math.sqrt(gx * gx + gy * gy + gz * gz) - Math.sqrt(x * x + y * y + z * z);
            x += nearer * quantity(BODY_VELOCITY, u);
            y += nearer * quantity(BODY_VELOCITY + 1, u);
            z += nearer * quantity(BODY_VELOCITY + 2, u);
        }
        double r = Math.sqrt(x * x + y * y + z * z);
        double up = (cosLat * (c * x + s * y) + sinLat * z) / r;
        if (aberration) {
            // The place is carried by the Earth and turned by it towards the east.
            double vx = quantity(EARTH_VELOCITY, u) - rotationSpeed * s;
            double vy = quantity(EARTH_VELOCITY + 1, u) + rotationSpeed * c;
            double vz = quantity(EARTH_VELOCITY + 2, u);
            double along = (x * vx + y * vy + z * vz) / r;
            double vUp = cosLat * (c * vx + s * vy) + sinLat * vz;
            double inverseGamma = Math.sqrt(1 - vx * vx - vy * vy - vz * vz);
            up = (inverseGamma * up + (1 + along / (1 + inverseGamma)) * vUp) / (1 + along);
        }
        // Only where an edge counts does it matter how large the body looks.
        Angle semidiameter = definition.isOfTheEdge() ? new Angle(Trigonometry.asin(radiusAu / r)) : Angle.ZERO;
        return Trigonometry.asin(Math.max(-1, Math.min(1, up)))
                - definition.altitudeOfCentre(semidiameter).radians();
    }

    /** The hour angle at which the body rises or sets by its declination of an instant, roughly; NaN where it does not. */
    double semiArc(RiseDefinition definition, TT t) {
        double u = (t.j2000Days() - middle) / halfLength;
        double x = quantity(PLACE, u);
        double y = quantity(PLACE + 1, u);
        double z = quantity(PLACE + 2, u);
        double r = Math.sqrt(x * x + y * y + z * z);
        double sinDec = z / r;
        double altitude = definition
                .altitudeOfCentre(definition.isOfTheEdge() ? new Angle(radiusAu / r) : Angle.ZERO)
                .radians();
        double cosine = (altitude - sinLat * sinDec) / (cosLat * Math.sqrt(1 - sinDec * sinDec));
        return Math.abs(cosine) < 1 ? Math.PI / 2 - Trigonometry.asin(cosine) : Double.NaN;
    }

    /** Whether an instant, in days from J2000, is within the track. */
    boolean holds(double days) {
        return Math.abs(days - middle) <= halfLength;
    }

    /** How far the body is past the upper meridian. */
    Angle hourAngle(TT t) {
        double u = (t.j2000Days() - middle) / halfLength;
        return new Angle(sidereal(t, u) - ascension(u));
    }

    private double ascension(double u) {
        double x = quantity(PLACE, u);
        double y = quantity(PLACE + 1, u);
        if (aberration) {
            double z = quantity(PLACE + 2, u);
            double r = Math.sqrt(x * x + y * y + z * z);
            x += r * quantity(EARTH_VELOCITY, u);
            y += r * quantity(EARTH_VELOCITY + 1, u);
        }
        return Trigonometry.atan2(y, x);
    }

    private double sidereal(TT t, double u) {
        return quantity(SIDEREAL, u) + TURN_RATE * (t.j2000Days() - middle);
    }

    private double quantity(int index, double u) {
        return Chebyshev.value(coefficients, index * nodes, nodes, u);
    }
}
