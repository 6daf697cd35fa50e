package org.nirayana.astronomy.position;

import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.earth.Orientation;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/** The sky at one instant, seen from a place on the surface of the Earth; immutable to every observer. */
public final class Observer {
    /** What the Earth turns in a day of UT1, radians; a day of TT differs by less than 1e-7 of it. */
    private static final double ROTATION_PER_DAY = 2 * Math.PI * Constants.EARTH_TURNS_PER_DAY;

    private final Moment moment;
    private final Site site;
    private final double siderealTime;
    private final boolean nutatingPlace;

    /**
     * Made when the first place is asked for: an ascendant needs none. Threads that make it at once make the same, and
     * its fields are final, so that none sees a half-made one.
     */
    private Reduction reduction;

    /** @param nutatingPlace whether the place takes part in the nutation of the Earth's axis */
    Observer(Moment moment, Site site, boolean nutatingPlace) {
        this.moment = moment;
        this.site = site;
        this.nutatingPlace = nutatingPlace;
        this.siderealTime = moment.siderealTime().radians() + site.longitude().radians();
    }

    public Site site() {
        return site;
    }

    public Moment moment() {
        return moment;
    }

    /** Where a body is seen from here, with parallax and the aberration by the turning Earth; without refraction. */
    public Apparent apparent(Body body) {
        return moment.apparent(body, reduction());
    }

    /** Where several bodies are seen from here, in their order. */
    public Apparent[] apparentAll(Body... bodies) {
        return moment.apparentAll(bodies, reduction());
    }

    public Apparent apparent(FixedStar star) {
        return moment.apparent(star, reduction());
    }

    /** Local sidereal time, apparent, or mean when nutation is switched off; in [0°, 360°). */
    public Angle siderealTime() {
        return Angle.radians(siderealTime).wrapped();
    }

    /** How the sphere stands over the place: what houses are reckoned from. */
    public LocalSphere sphere() {
        return new LocalSphere(siderealTime(), moment.obliquity(), site.latitude());
    }

    /** The point of the ecliptic that is on the eastern horizon, in [0°, 360°). */
    public Angle ascendant() {
        return sphere().ascendant();
    }

    /** The point of the ecliptic that is on the upper meridian, in [0°, 360°). */
    public Angle midheaven() {
        return sphere().midheaven();
    }

    private Reduction reduction() {
        Reduction known = reduction;
        if (known == null) {
            known = fromSurface();
            reduction = known;
        }
        return known;
    }

    /** The place's position, velocity and acceleration against the geocentre, in the ICRF. */
    private Reduction fromSurface() {
        Orientation orientation = moment.orientation();
        double turn = siderealTime;
        double obliquity = orientation.meanObliquity().radians();
        double nutation = 0;
        if (nutatingPlace) {
            obliquity = orientation.trueObliquity().radians();
            nutation = orientation.nutationInLongitude().radians();
        } else {
            turn = orientation.meanSiderealTime(moment.ut1()).radians()
                    + site.longitude().radians();
        }
        double s = Trigonometry.sin(turn);
        double c = Trigonometry.cos(turn);
        double axis = site.axisDistanceAu();
        double north = site.equatorDistanceAu();
        double w = ROTATION_PER_DAY;
        // On the equator of date; then on the ecliptic of date, then from its mean equinox.
        double[] v = {
            axis * c, axis * s, north,
            -axis * w * s, axis * w * c, 0,
            -axis * w * w * c, -axis * w * w * s, 0
        };
        double sinObliquity = Trigonometry.sin(obliquity);
        double cosObliquity = Trigonometry.cos(obliquity);
        double sinNutation = Trigonometry.sin(nutation);
        double cosNutation = Trigonometry.cos(nutation);
        for (int i = 0; i < 9; i += 3) {
            double x = v[i];
            double y = v[i + 1] * cosObliquity + v[i + 2] * sinObliquity;
            double z = v[i + 2] * cosObliquity - v[i + 1] * sinObliquity;
            v[i] = x * cosNutation + y * sinNutation;
            v[i + 1] = y * cosNutation - x * sinNutation;
            v[i + 2] = z;
            orientation.toIcrs(v, i);
        }
        return Reduction.fromSurface(moment.corrections(), orientation, moment.states(), v);
    }
}
