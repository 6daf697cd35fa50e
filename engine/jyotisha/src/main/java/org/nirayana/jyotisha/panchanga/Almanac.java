package org.nirayana.jyotisha.panchanga;

import java.time.Instant;
import java.time.LocalDate;
import java.time.zone.ZoneRules;
import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.event.Horizon;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.panchanga.calendar.DayNames;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Makes panchangas for one place by one set of conventions; immutable, safe for any number of threads. */
public final class Almanac {
    private final LuminaryTable table;
    private final Sky sky;
    private final Ayanamsa ayanamsa;
    private final SunMoonRise risings;
    private final LocalClock clock;
    private final Conventions conventions;

    /**
     * @param sky where Sun and Moon are; seen from the centre of the Earth for all but rising and setting
     * @param ayanamsa where the sidereal zodiac begins
     * @param site the place
     * @param zone the place's clock, which tells the civil date of a sunrise and so the weekday
     * @param conventions what schools disagree on, and what counts as rising
     */
    public Almanac(Sky sky, Ayanamsa ayanamsa, Site site, ZoneRules zone, Conventions conventions) {
        this(new LuminaryTable(), sky, ayanamsa, site, zone, conventions);
    }

    /**
     * The same with a table that other almanacs use as well.
     *
     * @param table what is known of Sun and Moon already
     */
    public Almanac(
            LuminaryTable table, Sky sky, Ayanamsa ayanamsa, Site site, ZoneRules zone, Conventions conventions) {
        this.table = Objects.requireNonNull(table);
        this.sky = Objects.requireNonNull(sky);
        this.ayanamsa = Objects.requireNonNull(ayanamsa);
        this.risings = SunMoonRise.of(
                new Horizon(sky, site),
                conventions.sunrise(),
                conventions.moonrise(),
                conventions.moonriseDefinition());
        this.clock = new LocalClock(Objects.requireNonNull(zone));
        this.conventions = conventions;
    }

    /**
     * The panchanga of the day that contains an instant.
     *
     * @throws OutsideSpanException when the ephemeris does not cover the day and its month
     */
    public Panchanga at(Instant instant) {
        return walk().at(instant);
    }

    /**
     * The same panchanga as {@link #at}, when another almanac of the same place, sky and risings, whose zodiac or names are others,
     * has told it already: the day and the Moon's rising and setting are taken from there.
     */
    public Panchanga like(Panchanga known) {
        return walk().of(known.day(), Optional.of(known.moon()));
    }

    /**
     * The day that contains an instant, without anything that an almanac tells of it; none where the Sun does not rise. The
     * times are those of a panchanga to a few milliseconds, for a tenth of its cost.
     */
    public Optional<DayAndNight> dayAndNight(Instant instant) {
        Optional<DayAndNight> atOnce = PanchangaCalculator.dayAndNightAtOnce(sky.timeScales(), risings, instant);
        return atOnce.isPresent() ? atOnce : walk().dayAndNight(instant);
    }

    /**
     * When the Sun last entered a sidereal sign (sankranti).
     *
     * @throws OutsideSpanException when the ephemeris does not cover the year before
     */
    public Instant lastSankranti(Instant instant, Rasi into) {
        return walk().lastSankranti(instant, into);
    }

    /** The sidereal sign in which the Sun is, and from when to when. */
    public Spanned<Rasi> solarMonth(Instant instant) {
        return walk().solarMonth(instant);
    }

    /** What the day that contains an instant is called: what its panchanga has, at a fraction of the cost. */
    public DayNames names(Instant instant) {
        return walk().names(instant);
    }

    /**
     * The panchangas of the days that contain the noons of consecutive dates; each is computed when it is asked for, from
     * what the one before has found. A date that the clock of the place left out (Samoa had no 30 December 2011) has no
     * noon and so no panchanga: there are that many fewer.
     *
     * @param count of dates
     * @throws OutsideSpanException on the first day that the ephemeris does not cover
     */
    public Iterator<Panchanga> days(LocalDate first, int count) {
        PanchangaCalculator walk = walk();
        Iterator<LocalDate> dates = Stream.iterate(first, date -> date.plusDays(1))
                .limit(count)
                .filter(clock::has)
                .iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return dates.hasNext();
            }

            @Override
            public Panchanga next() {
                return walk.on(dates.next());
            }
        };
    }

    private PanchangaCalculator walk() {
        LuminaryTrack track = new LuminaryTrack(table, sky, ayanamsa);
        return new PanchangaCalculator(sky, track, risings, clock, conventions);
    }
}
