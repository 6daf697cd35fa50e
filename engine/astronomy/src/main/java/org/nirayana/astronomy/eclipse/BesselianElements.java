package org.nirayana.astronomy.eclipse;

import java.util.Locale;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.CalendarDate;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.UT1;
import org.nirayana.astronomy.units.Constants;

/**
 * The Besselian elements of an eclipse of the Sun: the Moon's shadow on the plane through the Earth's centre at right angles
 * to its axis, as polynomials in hours from a reference time; immutable.
 *
 * <p>x points east, y north; lengths are equatorial radii of the Earth. Coefficients are those of hours of TT from {@link
 * #reference()}, angles in degrees, as NASA and the almanacs print them. μ is the ephemeris hour angle: as if the Earth had
 * turned to where it stands when UT1 is what TT is now. So the elements do not depend on Delta T; whoever goes to the ground
 * uses {@link #deltaT()}, which is stated, or a better one.
 *
 * <p>They hold for {@value #HOURS} hours before and after the reference time, within 1e-7 radii of the Earth (a metre) of the
 * places of Sun and Moon they are made from, which a test measures.
 */
public final class BesselianElements {
    /** How long before and after the reference time the elements hold. */
    public static final double HOURS = 4;

    private static final int NODES = 6;
    private static final double[] NODE = Chebyshev.nodes(NODES);
    private static final double HOURS_PER_DAY = 24;
    private static final double SUN_RADIUS = Constants.SUN_RADIUS_KM / Constants.EARTH_RADIUS_KM;

    /** Degrees that the Earth turns in a second. */
    private static final double DEGREES_PER_SECOND = 360 * Constants.EARTH_TURNS_PER_DAY / Constants.SECONDS_PER_DAY;

    private static final double MU_PER_HOUR = 15;
    private static final double RADII_PER_AU = Constants.ASTRONOMICAL_UNIT_KM / Constants.EARTH_RADIUS_KM;

    private final TT reference;
    private final double deltaT;
    private final MoonDisc disc;
    private final Polynomial x;
    private final Polynomial y;
    private final Polynomial d;
    private final Polynomial mu;
    private final Polynomial l1;
    private final Polynomial l2;
    private final double tanF1;
    private final double tanF2;

    private BesselianElements(
            TT reference, double deltaT, MoonDisc disc, double[][] values, double tanF1, double tanF2) {
        this.reference = reference;
        this.deltaT = deltaT;
        this.disc = disc;
        this.x = Polynomial.through(values[0], HOURS);
        this.y = Polynomial.through(values[1], HOURS);
        this.d = Polynomial.through(values[2], HOURS);
        this.mu = Polynomial.through(values[3], HOURS);
        this.l1 = Polynomial.through(values[4], HOURS);
        this.l2 = Polynomial.through(values[5], HOURS);
        this.tanF1 = tanF1;
        this.tanF2 = tanF2;
    }

    /**
     * The elements around an instant.
     *
     * @param near close to a conjunction of Sun and Moon; the reference time is the whole hour of TT next to it
     */
    static BesselianElements around(Sky sky, TT near, MoonDisc disc) {
        TT reference = wholeHour(near);
        double[][] values = new double[6][NODES];
        double tanF1 = 0;
        double tanF2 = 0;
        for (int i = 0; i < NODES; i++) {
            double hours = NODE[i] * HOURS;
            TT t = reference.plusDays(hours / HOURS_PER_DAY);
            Moment moment = sky.at(t);
            Axis axis = Axis.ofTheMoonsShadow(moment);
            double sinF1 = (SUN_RADIUS + disc.penumbral()) / axis.sunToMoon();
            double sinF2 = (SUN_RADIUS - disc.umbral()) / axis.sunToMoon();
            double tan1 = sinF1 / Math.sqrt(1 - sinF1 * sinF1);
            double tan2 = sinF2 / Math.sqrt(1 - sinF2 * sinF2);
            values[0][i] = axis.x();
            values[1][i] = axis.y();
            values[2][i] = Math.toDegrees(axis.declination());
            double sidereal = moment.orientation()
                    .apparentSiderealTime(new UT1(t.j2000Days()))
                    .degrees();
            double even = sidereal - Math.toDegrees(axis.ascension()) - MU_PER_HOUR * hours;
            // The same turn at every node, or the polynomial would run wild.
            double first = i == 0 ? even - 360 * Math.floor(even / 360) : values[3][0] - MU_PER_HOUR * NODE[0] * HOURS;
            values[3][i] = first + Math.IEEEremainder(even - first, 360) + MU_PER_HOUR * hours;
            values[4][i] = (axis.z() + disc.penumbral() / sinF1) * tan1;
            values[5][i] = (axis.z() - disc.umbral() / sinF2) * tan2;
            tanF1 += tan1 / NODES;
            tanF2 += tan2 / NODES;
        }
        double deltaT = sky.timeScales().deltaT(sky.timeScales().ut1(reference));
        return new BesselianElements(reference, deltaT, disc, values, tanF1, tanF2);
    }

    static TT wholeHour(TT t) {
        return new TT(Math.rint(t.j2000Days() * HOURS_PER_DAY) / HOURS_PER_DAY);
    }

    /** The whole hour of TT from which the hours of the polynomials count. */
    public TT reference() {
        return reference;
    }

    /** TT - UT1 in seconds, as it is reckoned at the reference time. */
    public double deltaT() {
        return deltaT;
    }

    /** How large the Moon was taken to be. */
    public MoonDisc disc() {
        return disc;
    }

    /** Eastward place of the axis, in radii of the Earth. */
    public Polynomial x() {
        return x;
    }

    /** Northward place of the axis, in radii of the Earth. */
    public Polynomial y() {
        return y;
    }

    /** Declination of the direction of the axis, in degrees. */
    public Polynomial d() {
        return d;
    }

    /** Ephemeris hour angle of the axis at Greenwich, in degrees. */
    public Polynomial mu() {
        return mu;
    }

    /** Radius of the penumbra on the plane, in radii of the Earth. */
    public Polynomial l1() {
        return l1;
    }

    /** Radius of the umbra on the plane, in radii of the Earth; negative where the eclipse is total. */
    public Polynomial l2() {
        return l2;
    }

    /** Tangent of the half angle of the penumbra's cone. */
    public double tanF1() {
        return tanF1;
    }

    /** Tangent of the half angle of the umbra's cone. */
    public double tanF2() {
        return tanF2;
    }

    /** Hours from the reference time to an instant. */
    public double hours(TT t) {
        return (t.j2000Days() - reference.j2000Days()) * HOURS_PER_DAY;
    }

    /** The instant so many hours after the reference time. */
    public TT at(double hours) {
        return reference.plusDays(hours / HOURS_PER_DAY);
    }

    /** Hour angle of the axis at Greenwich on the turning Earth, radians. */
    double greenwichHourAngle(double hours) {
        return Math.toRadians(mu.at(hours) - DEGREES_PER_SECOND * deltaT);
    }

    /** The shadow as a place on the Earth meets it. */
    Shadow shadowAt(Site site, double hours) {
        return motionAt(site, hours).shadow();
    }

    /** The shadow as a place on the Earth meets it, and its motion. */
    Motion motionAt(Site site, double hours) {
        double hourAngle = greenwichHourAngle(hours) + site.longitude().radians();
        double dec = Math.toRadians(d.at(hours));
        double sinD = Trigonometry.sin(dec);
        double cosD = Trigonometry.cos(dec);
        double axis = site.axisDistanceAu() * RADII_PER_AU;
        double north = site.equatorDistanceAu() * RADII_PER_AU;
        double sinH = Trigonometry.sin(hourAngle);
        double cosH = Trigonometry.cos(hourAngle);
        double xi = axis * sinH;
        double eta = north * cosD - axis * cosH * sinD;
        double zeta = north * sinD + axis * cosH * cosD;
        double u = x.at(hours) - xi;
        double v = y.at(hours) - eta;
        double turn = Math.toRadians(mu.perHour(hours));
        double decRate = Math.toRadians(d.perHour(hours));
        double uRate = x.perHour(hours) - turn * axis * cosH;
        double vRate = y.perHour(hours) - (turn * xi * sinD - zeta * decRate);
        Shadow shadow = new Shadow(
                Math.sqrt(u * u + v * v),
                u * uRate + v * vRate,
                l1.at(hours) - zeta * tanF1,
                l2.at(hours) - zeta * tanF2);
        return new Motion(shadow, uRate, vRate);
    }

    /**
     * The shadow and how it moves over a place, in radii of the Earth an hour.
     *
     * @param east of the axis against the turning ground
     * @param north of the axis against the turning ground
     */
    record Motion(Shadow shadow, double east, double north) {}

    /**
     * The shadow in the plane of a place, parallel to the fundamental one.
     *
     * @param distance of the place from the axis
     * @param approach half of how fast the square of the distance changes, an hour
     * @param penumbra its radius
     * @param umbra its radius, negative inside the cone of totality
     */
    record Shadow(double distance, double approach, double penumbra, double umbra) {
        /** The part of the Sun's diameter that is covered; negative where nothing is. */
        double magnitude() {
            return (penumbra - distance) / (penumbra + umbra);
        }

        /** The Moon's diameter over the Sun's. */
        double ratio() {
            return (penumbra - umbra) / (penumbra + umbra);
        }

        /** The part of the Sun's disc that is covered. */
        double obscuration() {
            double sun = (penumbra + umbra) / 2;
            double moon = (penumbra - umbra) / 2;
            if (distance >= sun + moon) {
                return 0;
            }
            if (distance <= Math.abs(sun - moon)) {
                return Math.min(1, moon * moon / (sun * sun));
            }
            double cosSun = (distance * distance + sun * sun - moon * moon) / (2 * distance * sun);
            double cosMoon = (distance * distance + moon * moon - sun * sun) / (2 * distance * moon);
            double atSun = angle(cosSun);
            double atMoon = angle(cosMoon);
            double lens = sun * sun * (atSun - Trigonometry.sin(2 * atSun) / 2)
                    + moon * moon * (atMoon - Trigonometry.sin(2 * atMoon) / 2);
            return lens / (Math.PI * sun * sun);
        }

        private static double angle(double cosine) {
            double c = Math.max(-1, Math.min(1, cosine));
            return Trigonometry.atan2(Math.sqrt(1 - c * c), c);
        }
    }

    /** Reference time, Delta T and a table of the coefficients, as almanacs print them. */
    @Override
    public String toString() {
        double jd = reference.julianDate();
        CalendarDate date = Calendar.historic(jd).date(jd);
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "T0 = %04d-%02d-%02d %02d:00 TT, Delta T = %.1f s, tan f1 = %.7f, tan f2 = %.7f%n",
                date.year(),
                date.month(),
                date.day(),
                Math.round(date.dayFraction() * HOURS_PER_DAY) % 24,
                deltaT,
                tanF1,
                tanF2));
        text.append(
                String.format(Locale.ROOT, "%s %12s %12s %12s %12s %12s %12s", "n", "x", "y", "d", "l1", "l2", "mu"));
        for (int n = 0; n < NODES; n++) {
            text.append(String.format(
                    Locale.ROOT,
                    "%n%d %12.7f %12.7f %12.7f %12.7f %12.7f %12.6f",
                    n,
                    x.coefficient(n),
                    y.coefficient(n),
                    d.coefficient(n),
                    l1.coefficient(n),
                    l2.coefficient(n),
                    mu.coefficient(n)));
        }
        return text.toString();
    }
}
