package org.nirayana.astronomy.time;

import java.time.Instant;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Constants;

/**
 * The way from civil time to the scales of astronomy and back; immutable.
 *
 * <p><b>What a UTC time means.</b> From 1972 on TT = UTC + leap seconds + 42.184 s at first, as the IERS table tells,
 * and UT1 = TT - Delta T. Before 1972 there was no UTC of that kind; a civil time is then taken as UT1. After the last
 * known leap second its count holds, until the forecast of Delta T runs a whole second away from it: UTC is by
 * definition kept near UT1, so from there on the table is plainly out of date and a civil time is taken as UT1 again.
 * With the built-in tables that happens in the 2030s; a newer table of leap seconds moves it. A birth time in the past
 * is never touched by this; for a date in 2080 the choice is worth some 20 s, and nobody can know better today.
 *
 * <p>TDB - TT is kept to its two largest terms, within 30 µs of the whole, when the Moon moves 0.02 mas.
 */
public final class TimeScales {
    private static final double DAY = Constants.SECONDS_PER_DAY;

    private final LeapSeconds leapSeconds;
    private final DeltaT deltaT;
    private final double utcFrom;
    private final double utcUntil;

    public TimeScales(LeapSeconds leapSeconds, DeltaT deltaT) {
        this.leapSeconds = leapSeconds;
        this.deltaT = deltaT;
        this.utcFrom = leapSeconds.start();
        this.utcUntil = endOfLeapSeconds();
    }

    private TimeScales(TimeScales known, double utcFrom) {
        this.leapSeconds = known.leapSeconds;
        this.deltaT = known.deltaT;
        this.utcFrom = utcFrom;
        this.utcUntil = known.utcUntil;
    }

    /** With the tables that come with the module. */
    public static TimeScales standard() {
        return new TimeScales(LeapSeconds.builtIn(), DeltaT.builtIn());
    }

    /**
     * The same tables, but a civil time is always taken as UT1, as it is here before 1972: several programs do so. The two differ by
     * less than 0.9 s, 14" in the ascendant.
     */
    public TimeScales withCivilTimeAsUt1() {
        return new TimeScales(this, Double.POSITIVE_INFINITY);
    }

    /** The first day after the last leap second on which Delta T is a second or more away from the count. */
    private double endOfLeapSeconds() {
        double last = leapSeconds.lastChange();
        double held = leapSeconds.taiMinusUtc(last) + Constants.TT_MINUS_TAI;
        // By months, then by days. Two thousand years ahead the parabola has long won.
        for (double month = last; month < last + 730_000; month += 30) {
            if (isSecondAway(month + 30, held)) {
                double day = month;
                while (!isSecondAway(day, held)) {
                    day++;
                }
                return day;
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    private boolean isSecondAway(double day, double held) {
        return Math.abs(deltaT.seconds(day) - held) >= 1;
    }

    public TT tt(Instant utc) {
        double days = j2000Days(utc);
        return new TT(days + ttMinusCivil(days) / DAY);
    }

    public UT1 ut1(Instant utc) {
        double days = j2000Days(utc);
        if (isUt1(days)) {
            return new UT1(days);
        }
        return new UT1(days + (ttMinusCivil(days) - deltaT.seconds(days)) / DAY);
    }

    public TT tt(UT1 t) {
        return new TT(t.j2000Days() + deltaT.seconds(t.j2000Days()) / DAY);
    }

    public UT1 ut1(TT t) {
        return new UT1(ut1Days(t.j2000Days()));
    }

    /** The civil time of an instant, with {@link Instant}'s own day of 86,400 s. */
    public Instant utc(TT t) {
        double tai = t.j2000Days() - Constants.TT_MINUS_TAI / DAY;
        double days = tai - leapSeconds.taiMinusUtcAtTai(tai) / DAY;
        if (!isUt1(days)) {
            return instant(days);
        }
        double asUt1 = ut1Days(t.j2000Days());
        // At the two borders the scales differ by less than a second: the nearer side keeps the order of time.
        return instant(days < utcFrom ? Math.min(asUt1, utcFrom) : Math.max(asUt1, utcUntil));
    }

    public Instant utc(UT1 t) {
        return utc(tt(t));
    }

    /** TT + 0.001657 s sin g + 0.000022 s sin(L - LJ), g the Earth's mean anomaly. */
    public TDB tdb(TT t) {
        return new TDB(t.j2000Days() + tdbMinusTt(t.j2000Days()) / DAY);
    }

    public TT tt(TDB t) {
        return new TT(t.j2000Days() - tdbMinusTt(t.j2000Days()) / DAY);
    }

    /** TT - UT1 in seconds. */
    public double deltaT(UT1 t) {
        return deltaT.seconds(t);
    }

    private boolean isUt1(double civilDays) {
        return civilDays < utcFrom || civilDays >= utcUntil;
    }

    private double ttMinusCivil(double days) {
        return isUt1(days) ? deltaT.seconds(days) : leapSeconds.taiMinusUtc(days) + Constants.TT_MINUS_TAI;
    }

    private double ut1Days(double ttDays) {
        // Delta T changes by 1e-6 of the time at most: two rounds leave nothing.
        double ut1 = ttDays - deltaT.seconds(ttDays) / DAY;
        return ttDays - deltaT.seconds(ut1) / DAY;
    }

    private static double tdbMinusTt(double days) {
        double g = (357.53 + 0.98560028 * days) * (Math.PI / 180);
        double fromJupiter = (246.11 + 0.90251792 * days) * (Math.PI / 180);
        return 0.001657 * Trigonometry.sin(g) + 0.000022 * Trigonometry.sin(fromJupiter);
    }

    private static double j2000Days(Instant t) {
        return ((double) (t.getEpochSecond() - Constants.J2000_EPOCH_SECOND) + t.getNano() * 1e-9) / DAY;
    }

    private static Instant instant(double j2000Days) {
        double seconds = j2000Days * DAY;
        double whole = Math.floor(seconds);
        return Instant.ofEpochSecond((long) whole + Constants.J2000_EPOCH_SECOND, Math.round((seconds - whole) * 1e9));
    }
}
