package org.nirayana.astronomy.event;

import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/**
 * A body's way over the sky of one place within about a day.
 *
 * <p>What turns fast, the Earth, is computed at every question. What moves slowly, the body among the stars, is asked
 * from the {@link Sky} a few times and interpolated by one polynomial: within 0.005" for the Moon and less for all
 * others, which a test measures. So a day with its rise, its set and its transits costs {@value #MOON_NODES} positions of
 * the Moon, or {@value #OTHER_NODES} of the Sun.
 */
final class DiurnalTrack {
    static final double MAX_DAYS = 1.125;
    static final int MOON_NODES = 6;
    static final int OTHER_NODES = 4;

    private static final double IAU_2012_ASTRONOMICAL_UNIT_KM = 149_597_870.7;

    /** IAU 2000, turns in a day of UT1; what TT differs from UT1 goes with the slow part. */
    private static final double TURNS_PER_DAY = 1.0027378119113546;

    private static final double TURN_RATE = 2 * Math.PI * TURNS_PER_DAY;
    private static final double LIGHT_AU_PER_DAY = 299_792.458 * 86_400 / IAU_2012_ASTRONOMICAL_UNIT_KM;

    private final double middle;
    private final double halfLength;
    private final int nodes;

    /** Geocentric x, y, z on the true equator of date in au, and local sidereal time less its even turning. */
    private final double[] coefficients;

    private final double sinLat;
    private final double cosLat;
    private final double axisAu;
    private final double northAu;
    private final double diurnalAberration;
    private final double radiusAu;

    DiurnalTrack(Sky sky, Site site, Body body, TT from, TT until) {
        this.radiusAu = Disc.radiusKm(body) / IAU_2012_ASTRONOMICAL_UNIT_KM;
        this.middle = (from.j2000Days() + until.j2000Days()) / 2;
        this.halfLength = (until.j2000Days() - from.j2000Days()) / 2;
        this.nodes = body == Body.MOON ? MOON_NODES : OTHER_NODES;
        this.sinLat = StrictMath.sin(site.latitude().radians());
        this.cosLat = StrictMath.cos(site.latitude().radians());
        this.axisAu = site.axisDistanceAu();
        this.northAu = site.equatorDistanceAu();
        this.diurnalAberration = sky.corrections().aberration() ? axisAu * TURN_RATE / LIGHT_AU_PER_DAY : 0;
        this.coefficients = interpolate(sky, site, body);
    }

    private double[] interpolate(Sky sky, Site site, Body body) {
        double[] at = Chebyshev.nodes(nodes);
        double[][] values = new double[4][nodes];
        double first = 0;
        for (int i = 0; i < nodes; i++) {
            Moment moment = sky.at(new TT(middle + at[i] * halfLength));
            Apparent apparent = moment.apparent(body);
            double lonRad = apparent.longitude().radians();
            double latRad = apparent.latitude().radians();
            double obliquityRad = moment.obliquity().radians();
            double sinObliquity = StrictMath.sin(obliquityRad);
            double cosObliquity = StrictMath.cos(obliquityRad);
            double r = apparent.distanceAu();
            double x = r * StrictMath.cos(latRad) * StrictMath.cos(lonRad);
            double y = r * StrictMath.cos(latRad) * StrictMath.sin(lonRad);
            double z = r * StrictMath.sin(latRad);
            values[0][i] = x;
            values[1][i] = y * cosObliquity - z * sinObliquity;
            values[2][i] = y * sinObliquity + z * cosObliquity;
            double sidereal = moment.siderealTime().radians()
                    + site.longitude().radians()
                    - TURN_RATE * (moment.tt().j2000Days() - middle);
            // All nodes within the same turn.
            first = i == 0 ? sidereal : first;
            values[3][i] = first + new Angle(sidereal - first).signed().radians();
        }
        double[] fitted = new double[4 * nodes];
        for (int q = 0; q < 4; q++) {
            Chebyshev.interpolate(values[q], fitted, q * nodes);
        }
        return fitted;
    }

    /** Altitude of the centre, topocentric, without refraction, less the one that the definition asks for; in radians. */
    double altitudeAbove(RiseDefinition definition, TT t) {
        double u = (t.j2000Days() - middle) / halfLength;
        double sidereal = sidereal(t, u);
        double c = StrictMath.cos(sidereal);
        double s = StrictMath.sin(sidereal);
        double x = quantity(0, u) - axisAu * c;
        double y = quantity(1, u) - axisAu * s;
        double z = quantity(2, u) - northAu;
        double r = Math.sqrt(x * x + y * y + z * z);
        // Towards the east, where the place is carried.
        double towards = r * diurnalAberration;
        double seenX = x - towards * s;
        double seenY = y + towards * c;
        double seenR = Math.sqrt(seenX * seenX + seenY * seenY + z * z);
        double sinAltitude = (cosLat * (c * seenX + s * seenY) + sinLat * z) / seenR;
        Angle semidiameter = new Angle(StrictMath.asin(radiusAu / r));
        return StrictMath.asin(Math.max(-1, Math.min(1, sinAltitude)))
                - definition.altitudeOfCentre(semidiameter).radians();
    }

    /** How far the body is past the upper meridian. */
    Angle hourAngle(TT t) {
        double u = (t.j2000Days() - middle) / halfLength;
        return new Angle(sidereal(t, u) - StrictMath.atan2(quantity(1, u), quantity(0, u)));
    }

    private double sidereal(TT t, double u) {
        return quantity(3, u) + TURN_RATE * (t.j2000Days() - middle);
    }

    private double quantity(int index, double u) {
        return Chebyshev.value(coefficients, index * nodes, nodes, u);
    }
}
