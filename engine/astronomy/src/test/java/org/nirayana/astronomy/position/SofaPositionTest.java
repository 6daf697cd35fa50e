package org.nirayana.astronomy.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.jastronomy.jsofa.JSOFA;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.math.Vector3;
import org.nirayana.astronomy.time.TDB;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.UT1;
import org.nirayana.astronomy.units.Angle;

/**
 * Authority: SOFA's light deflection, aberration, star and observer routines, put together step by step, with light time
 * by asking the ephemeris again and again.
 */
class SofaPositionTest {
    private static final double C = 299_792.458 * 86_400 / 149_597_870.7;
    private static final double MILLIARCSECOND = Math.PI / 648_000_000;

    private final Ephemeris ephemeris = PackedEphemeris.load();
    private final Sky sky = Sky.of(ephemeris).with(new Corrections(false, true, true));

    /** 0.05 mas: what the velocities of the ephemeris, its derivatives, are rounded to, times the light time. */
    @Test
    void oneQuestionToTheEphemerisIsEnough() {
        Random random = new Random(7);
        Body[] bodies = {
            Body.SUN,
            Body.MOON,
            Body.MERCURY,
            Body.VENUS,
            Body.MARS,
            Body.JUPITER,
            Body.SATURN,
            Body.URANUS,
            Body.NEPTUNE,
            Body.PLUTO
        };
        for (int i = 0; i < 400; i++) {
            Moment moment = sky.at(new TT((random.nextDouble() - 0.5) * 140_000));
            for (Body body : bodies) {
                Apparent ours = moment.apparent(body);
                Vector3 sofa = moment.orientation().meanEcliptic().times(bySofa(moment.tdb(), body));
                assertThat(separation(ours, sofa) / MILLIARCSECOND)
                        .as(body + " at " + moment.tt())
                        .isLessThan(0.05);
            }
        }
    }

    @Test
    void starsAreSeenWhereSofaSeesThem() {
        // Barnard's star: the largest proper motion there is; and a star with nothing but a direction.
        FixedStar barnard = new FixedStar(
                Angle.degrees(269.45207511),
                Angle.degrees(4.66828815),
                Angle.arcseconds(-0.79858),
                Angle.arcseconds(10.32812),
                Angle.arcseconds(0.54831),
                -110.51);
        FixedStar pole = FixedStar.direction(Angle.degrees(192.85948), Angle.degrees(27.12825));
        for (double days = -36_000; days < 36_000; days += 1_234.5) {
            Moment moment = sky.at(new TT(days));
            double[] earth = state(Body.EARTH, moment.tdb());
            double[] sun = state(Body.SUN, moment.tdb());
            for (FixedStar star : new FixedStar[] {barnard, pole}) {
                JSOFA.Astrom astrom = new JSOFA.Astrom();
                double[][] pv = {{earth[0], earth[1], earth[2]}, {earth[3], earth[4], earth[5]}};
                double[] heliocentric = {earth[0] - sun[0], earth[1] - sun[1], earth[2] - sun[2]};
                JSOFA.jauApcg(2451545.0, days, pv, heliocentric, astrom);
                double cosDec = Math.cos(star.declination().radians());
                JSOFA.SphericalCoordinate seen = JSOFA.jauAtciq(
                        star.rightAscension().radians(),
                        star.declination().radians(),
                        star.motionInRightAscension().radians() / cosDec,
                        star.motionInDeclination().radians(),
                        star.parallax().arcseconds(),
                        star.radialVelocityKmPerSecond(),
                        astrom);
                Vector3 direction = Vector3.ofDirection(Angle.radians(seen.alpha), Angle.radians(seen.delta));
                Vector3 sofa = moment.orientation().meanEcliptic().times(direction);
                // SOFA lets the light of the star travel across the Earth's orbit too: 10" a year times 500 s, 0.2 mas.
                assertThat(separation(moment.apparent(star), sofa) / MILLIARCSECOND)
                        .isLessThan(0.25);
            }
        }
    }

    /** A centimetre in 6,400 km. */
    @Test
    void theObserverStandsWhereSofaPutsHim() throws Exception {
        Sky trueSky = Sky.of(ephemeris).with(new Corrections(true, false, false));
        Site site = new Site(Angle.degrees(48.2), Angle.degrees(16.3), 200);
        Moment moment = trueSky.at(TT.ofJulianDate(2455123.4));
        UT1 ut1 = moment.ut1();
        double gast = moment.orientation().apparentSiderealTime(ut1).radians();
        double[][] pv = JSOFA.jauPvtob(
                site.longitude().radians(), site.latitude().radians(), site.heightMetres(), 0, 0, 0, gast);
        Vector3 offset = moment.orientation()
                .trueEquator()
                .transposed()
                .times(new Vector3(pv[0][0], pv[0][1], pv[0][2]).times(1 / 149_597_870_700.0));
        Apparent fromCentre = moment.apparent(Body.MOON);
        Apparent fromSurface = moment.from(site).apparent(Body.MOON);
        Vector3 ecliptic = moment.orientation().meanEcliptic().times(offset);
        double nutation = moment.orientation().nutationInLongitude().radians();
        Vector3 moon = vector(fromCentre, nutation).times(fromCentre.distanceAu());
        Vector3 expected = moon.minus(ecliptic);
        // The light comes 0.02 s sooner or later, in which the Earth goes 600 m.
        assertThat(separation(vector(fromSurface, nutation), expected) / MILLIARCSECOND)
                .isLessThan(400);
        assertThat(fromSurface.distanceAu() / expected.length()).isCloseTo(1, within(3e-6));
    }

    private Vector3 bySofa(TDB t, Body body) {
        double[] earth = state(Body.EARTH, t);
        double[] sun = state(Body.SUN, t);
        double tau = 0;
        double[] place = state(body, t);
        double distance = 0;
        for (int i = 0; i < 6; i++) {
            place = state(body, t.plusDays(-tau));
            distance = length(place[0] - earth[0], place[1] - earth[1], place[2] - earth[2]);
            tau = distance / C;
        }
        double[] direction = {
            (place[0] - earth[0]) / distance, (place[1] - earth[1]) / distance, (place[2] - earth[2]) / distance
        };
        if (body != Body.SUN && body != Body.MOON) {
            double[] sunThen = state(Body.SUN, t.plusDays(-tau));
            double[] q = unit(place[0] - sunThen[0], place[1] - sunThen[1], place[2] - sunThen[2]);
            double[] e = unit(earth[0] - sun[0], earth[1] - sun[1], earth[2] - sun[2]);
            double em = length(earth[0] - sun[0], earth[1] - sun[1], earth[2] - sun[2]);
            direction = JSOFA.jauLd(1, direction, q, e, em, 6e-6);
        }
        double[] v = {earth[3] / C, earth[4] / C, earth[5] / C};
        double root = Math.sqrt(1 - v[0] * v[0] - v[1] * v[1] - v[2] * v[2]);
        double sunDistance = length(earth[0] - sun[0], earth[1] - sun[1], earth[2] - sun[2]);
        double[] seen = JSOFA.jauAb(direction, v, sunDistance, root);
        return new Vector3(seen[0], seen[1], seen[2]);
    }

    private double[] state(Body body, TDB t) {
        double[] state = new double[6];
        ephemeris.barycentric(body, t, state, 0);
        return state;
    }

    private static double separation(Apparent a, Vector3 b) {
        return separation(vector(a, 0), b);
    }

    private static double separation(Vector3 a, Vector3 b) {
        return a.unit().minus(b.unit()).length();
    }

    private static Vector3 vector(Apparent a, double nutation) {
        return Vector3.ofDirection(Angle.radians(a.longitude().radians() - nutation), a.latitude());
    }

    private static double[] unit(double x, double y, double z) {
        double r = length(x, y, z);
        return new double[] {x / r, y / r, z / r};
    }

    private static double length(double x, double y, double z) {
        return Math.sqrt(x * x + y * y + z * z);
    }
}
