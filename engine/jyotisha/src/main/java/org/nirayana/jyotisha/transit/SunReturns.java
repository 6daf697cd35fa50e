package org.nirayana.jyotisha.transit;

import java.time.Instant;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.ephemeris.Span;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;

/**
 * The Sun's way through the sidereal zodiac from its place at one instant on: when it has gone so many turns, whole ones and parts, and
 * how many it has gone by another instant. Immutable, for any number of threads.
 *
 * <p>Its places are those of the sky and zodiac it was made from, seen from the centre of the Earth. An instant is looked for from
 * Kepler's motion, which misses by the pull of the Moon and the planets, some minutes; one look at the sky corrects it.
 *
 * <p>Beyond the ephemeris a turn lasts its mean 365.256363 days from the last one that the ephemeris knows, half an hour off at most: the
 * periods of a life go on where the sky of the file ends.
 */
public final class SunReturns {
    private static final double FULL_TURN = 2 * Math.PI;

    /** Mean days of a turn of the zodiac, and from perihelion to perihelion. */
    private static final double SIDEREAL_YEAR = 365.256363;

    private static final double ANOMALISTIC_YEAR = 365.259636;

    /** The mean anomaly at J2000 and in a day (Meeus, Astronomical Algorithms, 25.3); its rate is that of the year above. */
    private static final double ANOMALY = Math.toRadians(357.52911);

    private static final double ANOMALY_PER_DAY = FULL_TURN / ANOMALISTIC_YEAR;
    private static final double MOTION_PER_DAY = FULL_TURN / SIDEREAL_YEAR;

    /** What general precession takes from the Sun's motion from equinox to equinox: 50.29" in a year. */
    private static final double PRECESSION_PER_DAY = Math.toRadians(50.29 / 3600) / 365.25;

    /** The equation of the centre: twice the eccentricity, and the square of it by five quarters. */
    private static final double FIRST = Math.toRadians(1.914602);

    private static final double SECOND = Math.toRadians(0.019993);

    /** The equation of the centre is two days, and places look a little back in time. */
    private static final double MARGIN_DAYS = 5;

    private static final int KEPLER_ROUNDS = 3;
    private static final int MAX_LOOKS = 8;

    /**
     * A correction is right to a millionth of itself, and to a ten-thousandth where the zodiac hangs on a star that aberration swings:
     * of a quarter of an hour, which is more than Kepler's motion misses by, 1 ms and 0.1 s are left.
     */
    private static final double CLOSE_ENOUGH_DAYS = 0.01;

    private final Sky sky;
    private final Ayanamsa ayanamsa;
    private final double firstDays;
    private final double lastDays;
    private final double natalDays;
    private final double natalRad;

    /**
     * @param ayanamsa of the same sky
     * @param start from where on turns are counted
     * @throws OutsideSpanException when the ephemeris does not cover the start
     */
    public SunReturns(Sky sky, Ayanamsa ayanamsa, Instant start) {
        this.sky = sky;
        this.ayanamsa = ayanamsa;
        Span known = sky.ephemeris().span();
        this.firstDays = sky.timeScales().tt(known.start()).j2000Days() + MARGIN_DAYS;
        this.lastDays = sky.timeScales().tt(known.end()).j2000Days() - MARGIN_DAYS;
        Moment moment = sky.at(start);
        this.natalDays = moment.tt().j2000Days();
        this.natalRad = sidereal(moment, moment.apparent(Body.SUN));
    }

    /**
     * When the Sun has gone so many turns.
     *
     * @param turns below 0 before the start
     */
    public Instant at(double turns) {
        double beyond = turnsBeyond(natalDays + turns * SIDEREAL_YEAR);
        return sky.timeScales().utc(new TT(natalDays + days(turns - beyond) + beyond * SIDEREAL_YEAR));
    }

    /** How many turns it has gone by an instant, below 0 before the start. */
    public double turns(Instant instant) {
        return turns(sky.timeScales().tt(instant));
    }

    /** The same by uniform time. */
    public double turns(TT time) {
        double beyond = turnsBeyond(time.j2000Days());
        return beyond + turnsWithin(time.plusDays(-beyond * SIDEREAL_YEAR));
    }

    /** By how many whole turns a time lies beyond the ephemeris, which they bring back into it. */
    private double turnsBeyond(double days) {
        if (days > lastDays) {
            return Math.ceil((days - lastDays) / SIDEREAL_YEAR);
        }
        return days < firstDays ? -Math.ceil((firstDays - days) / SIDEREAL_YEAR) : 0;
    }

    private double turnsWithin(TT time) {
        Moment moment = sky.at(time);
        double about = kepler(time.j2000Days() - natalDays) / FULL_TURN;
        double part = (sidereal(moment, moment.apparent(Body.SUN)) - natalRad) / FULL_TURN;
        return about + Math.IEEEremainder(part - about, 1);
    }

    private double days(double turns) {
        double arc = turns * FULL_TURN;
        double days = turns * SIDEREAL_YEAR;
        for (int i = 0; i < KEPLER_ROUNDS; i++) {
            days += (arc - kepler(days)) / speed(days);
        }
        for (int look = 0; look < MAX_LOOKS; look++) {
            Moment moment = sky.at(new TT(natalDays + days));
            Apparent sun = moment.apparent(Body.SUN);
            double missing = Math.IEEEremainder(natalRad + arc - sidereal(moment, sun), FULL_TURN);
            double speed = sun.longitudePerDay().radians() - takenPerDay(moment);
            double correction = missing / speed;
            // The Sun's speed changes on the way.
            correction -= acceleration(days) * correction * correction / (2 * speed);
            days += correction;
            if (Math.abs(correction) < CLOSE_ENOUGH_DAYS) {
                return days;
            }
        }
        throw new IllegalStateException("The Sun was not found after " + turns + " turns.");
    }

    /** How fast the zodiac moves among the equinoxes. */
    private static double takenPerDay(Moment moment) {
        return moment.corrections().nutation()
                ? PRECESSION_PER_DAY
                        + moment.orientation().nutationInLongitudePerDay().radians()
                : PRECESSION_PER_DAY;
    }

    private double sidereal(Moment moment, Apparent sun) {
        double taken = ayanamsa.at(moment).radians();
        double nutation = moment.corrections().nutation()
                ? moment.orientation().nutationInLongitude().radians()
                : 0;
        return sun.longitude().radians() - taken - nutation;
    }

    /** The arc since the start in an undisturbed orbit. */
    private double kepler(double days) {
        double then = ANOMALY + ANOMALY_PER_DAY * natalDays;
        return MOTION_PER_DAY * days + centre(then + ANOMALY_PER_DAY * days) - centre(then);
    }

    private double speed(double days) {
        double anomaly = ANOMALY + ANOMALY_PER_DAY * (natalDays + days);
        return MOTION_PER_DAY
                + ANOMALY_PER_DAY * (FIRST * Trigonometry.cos(anomaly) + 2 * SECOND * Trigonometry.cos(2 * anomaly));
    }

    private double acceleration(double days) {
        return -ANOMALY_PER_DAY
                * ANOMALY_PER_DAY
                * FIRST
                * Trigonometry.sin(ANOMALY + ANOMALY_PER_DAY * (natalDays + days));
    }

    private static double centre(double anomaly) {
        return FIRST * Trigonometry.sin(anomaly) + SECOND * Trigonometry.sin(2 * anomaly);
    }
}
