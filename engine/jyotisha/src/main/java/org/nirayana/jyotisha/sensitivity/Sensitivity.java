package org.nirayana.jyotisha.sensitivity;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.AngleFunction;
import org.nirayana.astronomy.event.Crossings;
import org.nirayana.astronomy.event.Root;
import org.nirayana.astronomy.event.RootSearch;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.dasha.DashaYears;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** How far the instant of a birth may move until each part of its reading changes. */
public final class Sensitivity {
    /** The ascendant goes round in a day, and through a sign in at most some hours outside the polar circles. */
    private static final double ASCENDANT_DAYS = 1;

    /** In ten minutes the ascendant moves by less than a quarter turn up to this latitude. */
    private static final double ASCENDANT_STEP = 1 / 144.0;

    private static final double MAX_LATITUDE = 65;

    /** Beyond it every change is looked for by steps of a minute, because the ascendant may jump; so far and no farther. */
    private static final int POLAR_MINUTES = 180;

    /** The Moon takes at most 27 h through a nakshatra and 2.8 days through a sign. */
    private static final double MOON_DAYS = 3;

    private static final double MOON_STEP = 0.25;
    private static final double MINUTE = 1 / 1440.0;
    private static final double NANOS_PER_SECOND = 1e9;

    private final ChartFactory charts;
    private final Sky sky;
    private final Ayanamsa ayanamsa;
    private final Birth birth;
    private final Conventions conventions;
    private final TT given;

    /** Where the ascendant is at each minute around the birth, within the polar circles; -1 where nobody asked yet. */
    private final long[] minutes = new long[2 * POLAR_MINUTES + 1];

    private Sensitivity(ChartFactory charts, Birth birth, Conventions conventions) {
        this.charts = charts;
        this.sky = charts.sky(conventions);
        this.ayanamsa = charts.ayanamsa(conventions);
        this.birth = birth;
        this.conventions = conventions;
        this.given = sky.timeScales().tt(birth.instant());
        Arrays.fill(minutes, -1);
    }

    /**
     * The parts of a reading in order: the ascendant's rasi, nakshatra and pada, its place in the sixteen vargas; the Moon's
     * rasi, nakshatra and pada; the running Vimshottari periods of three levels.
     *
     * @param at the date whose running dasha is meant
     */
    public static List<Reading> of(ChartFactory charts, Birth birth, Conventions conventions, Instant at) {
        return new Sensitivity(charts, birth, conventions).readings(at);
    }

    private List<Reading> readings(Instant at) {
        List<Reading> found = new ArrayList<>();
        found.add(ofAscendant("ascendant_rasi", Cells.rasis()));
        found.add(ofAscendant("ascendant_nakshatra", Cells.nakshatras()));
        found.add(ofAscendant("ascendant_pada", Cells.padas()));
        for (ParasharaVarga varga : ParasharaVarga.ALL) {
            if (varga.divisions() > 1) {
                found.add(
                        ofAscendant("ascendant_d" + varga.divisions(), Cells.of(conventions.varga(varga.divisions()))));
            }
        }
        found.add(ofMoon("moon_rasi", Cells.rasis()));
        found.add(ofMoon("moon_nakshatra", Cells.nakshatras()));
        found.add(ofMoon("moon_pada", Cells.padas()));
        VimshottariPosition dasha =
                new VimshottariPosition(this::seed, conventions, new DashaYears(at, conventions, birth, sky, ayanamsa));
        for (int level = 1; level <= VimshottariPosition.LEVELS; level++) {
            found.add(ofDasha(dasha, level));
        }
        return List.copyOf(found);
    }

    private Reading ofDasha(VimshottariPosition dasha, int level) {
        AngleFunction position = dasha::angle;
        boolean fast = dasha.isOfAscendant();
        VimshottariPosition.Running running = dasha.at(given, level);
        return new Reading(
                "dasha_" + level,
                running.lords(),
                nearest(position, running.start(), false, fast)
                        .map(root -> border(root, dasha.lordsBefore(running, level))),
                nearest(position, running.end(), true, fast)
                        .map(root -> border(root, dasha.lordsAfter(running, level))));
    }

    private Reading ofAscendant(String name, Cells cells) {
        if (Math.abs(birth.site().latitude().degrees()) > MAX_LATITUDE) {
            return ofJumpingAscendant(name, cells);
        }
        return reading(name, cells, this::ascendant, true);
    }

    private Reading ofMoon(String name, Cells cells) {
        return reading(name, cells, this::moon, false);
    }

    /** Both move forwards: the border behind is met going back in time, the one ahead going on. */
    private Reading reading(String name, Cells cells, AngleFunction longitude, boolean fast) {
        long here = ticks(longitude.at(given));
        long behind = cells.begin(here);
        long ahead = cells.next(here);
        return new Reading(
                name,
                cells.value().apply(here),
                nearest(longitude, angle(behind), false, fast)
                        .map(root -> border(root, cells.value().apply(Cells.wrap(behind - 1)))),
                nearest(longitude, angle(ahead), true, fast)
                        .map(root -> border(root, cells.value().apply(ahead))));
    }

    private Optional<Root> nearest(AngleFunction longitude, Angle target, boolean later, boolean fast) {
        RootSearch search = Crossings.of(longitude, target, fast ? ASCENDANT_STEP : MOON_STEP);
        double days = fast ? ASCENDANT_DAYS : MOON_DAYS;
        return later
                ? search.first(given, given.plusDays(days), Root.Direction.UPWARD)
                : search.last(given.plusDays(-days), given, Root.Direction.UPWARD);
    }

    private Border border(Root root, String to) {
        return border(root.time(), to);
    }

    private Border border(TT time, String to) {
        Instant at = sky.timeScales().utc(time);
        // On the clock of the birth, not in uniform time: that is what somebody may have read wrongly.
        double seconds = Duration.between(birth.instant(), at).abs().toNanos() / NANOS_PER_SECOND;
        return new Border(at, seconds, to);
    }

    private Reading ofJumpingAscendant(String name, Cells cells) {
        String here = cells.value().apply(ticks(ascendant(given)));
        return new Reading(name, here, jump(cells, here, -MINUTE), jump(cells, here, MINUTE));
    }

    /** The ascendant so many minutes from the birth, kept for the next part of the reading that asks. */
    private long ticksAtMinute(int minute) {
        int index = minute + POLAR_MINUTES;
        if (minutes[index] < 0) {
            minutes[index] = ticks(ascendant(given.plusDays(minute * MINUTE)));
        }
        return minutes[index];
    }

    private Optional<Border> jump(Cells cells, String here, double step) {
        for (int i = 1; i <= POLAR_MINUTES; i++) {
            if (!cells.value().apply(ticksAtMinute(step > 0 ? i : -i)).equals(here)) {
                double same = (i - 1) * step;
                double other = i * step;
                while (Math.abs(other - same) > RootSearch.DEFAULT_TOLERANCE_DAYS) {
                    double middle = (same + other) / 2;
                    boolean unchanged = cells.value()
                            .apply(ticks(ascendant(given.plusDays(middle))))
                            .equals(here);
                    same = unchanged ? middle : same;
                    other = unchanged ? other : middle;
                }
                TT changed = given.plusDays(other);
                return Optional.of(border(changed, cells.value().apply(ticks(ascendant(changed)))));
            }
        }
        return Optional.empty();
    }

    /** What a dasha of these conventions is reckoned from. */
    private Angle seed(TT t) {
        return switch (conventions.dashaSeed()) {
            case MOON, KSHEMA, UTPANNA, ADHANA -> moon(t);
            case LAGNA -> ascendant(t);
            default ->
                conventions
                        .dashaSeed()
                        .of(charts.chart(birth.at(sky.timeScales().utc(t)), conventions))
                        .angle();
        };
    }

    private Angle ascendant(TT t) {
        Moment moment = sky.at(t);
        LocalSphere sphere = new LocalSphere(
                moment.siderealTime().plus(birth.site().longitude()).wrapped(),
                moment.obliquity(),
                birth.site().latitude());
        boolean kept = conventions.siderealNutation() == SiderealNutation.KEPT_IN_ASCENDANT;
        return sphere.ascendant().minus(kept ? ayanamsa.at(moment) : taken(moment));
    }

    private Angle moon(TT t) {
        Moment moment = sky.at(t);
        Apparent moon = conventions.positionReference() == PositionReference.TOPOCENTRIC
                ? moment.fromMeanEquator(birth.site()).apparent(Body.MOON)
                : moment.apparent(Body.MOON);
        return moon.longitude().minus(taken(moment));
    }

    private Angle taken(Moment moment) {
        Angle mean = ayanamsa.at(moment);
        return conventions.corrections().nutation()
                ? mean.plus(moment.orientation().nutationInLongitude())
                : mean;
    }

    private static long ticks(Angle longitude) {
        return SiderealLongitude.ticks(longitude.radians());
    }

    private static Angle angle(long ticks) {
        return new SiderealLongitude(ticks).angle();
    }
}
