package org.nirayana.jyotisha.panchanga;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.Horizon;
import org.nirayana.astronomy.event.Passage;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.TimeScales;
import org.nirayana.astronomy.units.Constants;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.calendar.Ayana;
import org.nirayana.jyotisha.panchanga.calendar.DayNames;
import org.nirayana.jyotisha.panchanga.calendar.JovianYear;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonth;
import org.nirayana.jyotisha.panchanga.calendar.Masa;
import org.nirayana.jyotisha.panchanga.calendar.Ritu;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarMonth;
import org.nirayana.jyotisha.panchanga.calendar.Years;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;
import org.nirayana.jyotisha.panchanga.day.MoonTimes;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay.Polar;
import org.nirayana.jyotisha.panchanga.hours.DayTimes;
import org.nirayana.jyotisha.panchanga.hours.NakshatraGhatis;
import org.nirayana.jyotisha.panchanga.limb.HalfTithi;
import org.nirayana.jyotisha.panchanga.limb.Karana;
import org.nirayana.jyotisha.panchanga.limb.NakshatraTime;
import org.nirayana.jyotisha.panchanga.limb.Paksha;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.panchanga.limb.Yoga;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** Goes from day to day and keeps what the next day needs again. Not safe for several threads. */
final class PanchangaCalculator {
    /** Mean motions in degrees a day; they only tell where to begin a search. */
    private static final double SUN_PER_DAY = 0.98560912;

    private static final double MOON_PER_DAY = 13.17635823;

    /** How far true motion may stray from mean motion: through an arc of a day or two, and through a month. */
    private static final double STRAY_IN_A_DAY = 0.75;

    private static final double STRAY_IN_A_MONTH = 1.8;

    private static final double SIDEREAL_YEAR_DAYS = 365.256363004;

    /** Midnight at Ujjain between 17 and 18 February 3102 BCE, as days from J2000. */
    private static final double KALI_EPOCH_J2000_DAYS = 588_465.5 - Constants.J2000;

    private static final LocalTime MORNING = LocalTime.of(6, 0);
    private static final LocalTime EVENING = LocalTime.of(18, 0);

    /** Sunrise is told to the second, so the second that is told must already belong to the day. */
    private static final Duration HALF_SECOND = Duration.ofMillis(500);

    private final TimeScales timeScales;
    private final Sky sky;
    private final LuminaryTrack track;
    private final SunMoonRise risings;
    private final LocalClock clock;
    private final Conventions conventions;

    private final ArcSequence<Tithi> tithis;
    private final ArcSequence<HalfTithi> halves;
    private final ArcSequence<Nakshatra> nakshatras;
    private final ArcSequence<Integer> padas;
    private final ArcSequence<Yoga> yogas;
    private final ArcSequence<Boolean> lunations;
    private final ArcSequence<Rasi> solarMonths;
    private final Map<Instant, LocalDate> firstDays = new HashMap<>();

    private SolarDay lastDay;

    PanchangaCalculator(Sky sky, LuminaryTrack track, SunMoonRise risings, LocalClock clock, Conventions conventions) {
        this.sky = sky;
        this.timeScales = sky.timeScales();
        this.track = track;
        this.risings = risings;
        this.clock = clock;
        this.conventions = conventions;
        double gain = MOON_PER_DAY - SUN_PER_DAY;
        double together = MOON_PER_DAY + SUN_PER_DAY;
        this.tithis =
                new ArcSequence<>(timeScales, track::elongation, gain, STRAY_IN_A_DAY, Tithi.COUNT, Tithi::ofNumber);
        this.halves =
                new ArcSequence<>(timeScales, track::elongation, gain, STRAY_IN_A_DAY, Karana.HALVES, HalfTithi::new);
        this.nakshatras = new ArcSequence<>(
                timeScales, track::moon, MOON_PER_DAY, STRAY_IN_A_DAY, Nakshatra.COUNT, Nakshatra::ofNumber);
        this.padas = new ArcSequence<>(
                timeScales,
                track::moon,
                MOON_PER_DAY,
                STRAY_IN_A_DAY,
                Nakshatra.COUNT * Nakshatra.PADAS,
                number -> (number - 1) % Nakshatra.PADAS + 1);
        this.yogas = new ArcSequence<>(timeScales, track::sum, together, STRAY_IN_A_DAY, Yoga.COUNT, Yoga::ofNumber);
        this.lunations = new ArcSequence<>(timeScales, track::elongation, gain, STRAY_IN_A_MONTH, 1, number -> true);
        this.solarMonths =
                new ArcSequence<>(timeScales, track::sun, SUN_PER_DAY, STRAY_IN_A_MONTH, Rasi.COUNT, Rasi::ofNumber);
    }

    /** The day that contains noon of a date. */
    Panchanga on(LocalDate date) {
        return at(clock.at(date, LocalTime.NOON));
    }

    Panchanga at(Instant instant) {
        return of(dayOf(instant), Optional.empty());
    }

    /** @param moon its rising and setting within the day, where they are known */
    Panchanga of(PanchangaDay day, Optional<MoonTimes> moon) {
        TimeSpan span = day.span();
        LocalDate date = clock.date(span.start());
        Vara vara = Vara.of(date.getDayOfWeek());
        List<Spanned<Tithi>> tithisOfDay = tithis.touching(span);
        List<Spanned<Nakshatra>> nakshatrasOfDay = nakshatras.touching(span);
        Paksha paksha = tithisOfDay.get(0).value().paksha();
        TT begin = timeScales.tt(span.start());
        LunarMonth lunarMonth = lunarMonth(begin, paksha);
        SolarMonth solarMonth = solarMonth(date, span);
        return new Panchanga(
                date,
                vara,
                day,
                tithisOfDay,
                withPadas(nakshatrasOfDay, span),
                yogas.touching(span),
                halvesOf(tithisOfDay, span),
                lunarMonth,
                solarMonth,
                ritu(begin, lunarMonth),
                Ayana.of(seasonRasi(begin)),
                years(lunarMonth, solarMonth, begin),
                moon.orElseGet(() -> moonTimes(span)),
                NakshatraGhatis.varjyas(nakshatrasOfDay, conventions.mulaVarjya(), span),
                NakshatraGhatis.amritas(nakshatrasOfDay, span),
                day instanceof PanchangaDay.Vedic vedic
                        ? Optional.of(DayTimes.of(vedic, vara, conventions))
                        : Optional.empty());
    }

    /** The months, years and season of a panchanga, and nothing else of it. */
    DayNames names(Instant instant) {
        TT t = timeScales.tt(instant.plus(HALF_SECOND));
        TimeSpan span = risings.lastSunrise(t)
                .flatMap(sunrise -> from(sunrise, Optional.empty()))
                .filter(day -> day.contains(t))
                .map(day -> new TimeSpan(instant(day.sunrise()), instant(day.nextSunrise())))
                .orElseGet(() -> civilDay(instant, t).span());
        TT begin = timeScales.tt(span.start());
        LunarMonth lunarMonth = lunarMonth(begin, tithis.holding(begin).value().paksha());
        SolarMonth solarMonth = solarMonth(clock.date(span.start()), span);
        return new DayNames(lunarMonth, solarMonth, years(lunarMonth, solarMonth, begin), ritu(begin, lunarMonth));
    }

    // The day

    /** The same day as that of a panchanga, without the night before it. */
    Optional<DayAndNight> dayAndNight(Instant instant) {
        TT t = timeScales.tt(instant.plus(HALF_SECOND));
        return risings.lastSunrise(t)
                .flatMap(sunrise -> from(sunrise, Optional.empty()))
                .filter(day -> day.contains(t))
                .map(day -> dayAndNight(timeScales, day.sunrise(), day.sunset(), day.nextSunrise()));
    }

    /**
     * The same to a few milliseconds, without anything of a panchanga.
     *
     * @return nothing where the Sun may not rise or set every day: there it is to be searched
     */
    static Optional<DayAndNight> dayAndNightAtOnce(TimeScales timeScales, SunMoonRise risings, Instant instant) {
        return risings.dayAround(timeScales.tt(instant.plus(HALF_SECOND)))
                .map(day -> dayAndNight(timeScales, day.rise(), day.set(), day.nextRise()));
    }

    private static DayAndNight dayAndNight(TimeScales timeScales, TT sunrise, TT sunset, TT nextSunrise) {
        Instant dusk = Rounding.toMillisecond(timeScales.utc(sunset));
        return new DayAndNight(
                new TimeSpan(Rounding.toMillisecond(timeScales.utc(sunrise)), dusk),
                new TimeSpan(dusk, Rounding.toMillisecond(timeScales.utc(nextSunrise))));
    }

    /** A Vedic day in uniform time. */
    private record SolarDay(TT sunrise, TT sunset, TT nextSunrise, Optional<TT> sunsetBefore) {
        boolean contains(TT t) {
            return sunrise.compareTo(t) <= 0 && t.compareTo(nextSunrise) < 0;
        }
    }

    private PanchangaDay dayOf(Instant instant) {
        TT t = timeScales.tt(instant.plus(HALF_SECOND));
        Optional<SolarDay> solar = solarDay(t);
        if (solar.isEmpty()) {
            return civilDay(instant, t);
        }
        SolarDay day = solar.get();
        lastDay = day;
        Instant sunrise = instant(day.sunrise());
        return new PanchangaDay.Vedic(
                sunrise,
                instant(day.sunset()),
                instant(day.nextSunrise()),
                day.sunsetBefore().map(set -> new TimeSpan(instant(set), sunrise)));
    }

    private Optional<SolarDay> solarDay(TT t) {
        if (lastDay != null) {
            if (lastDay.contains(t)) {
                return Optional.of(lastDay);
            }
            Optional<SolarDay> following = from(lastDay.nextSunrise(), Optional.of(lastDay.sunset()));
            if (following.isPresent() && following.get().contains(t)) {
                return following;
            }
        }
        return risings.lastSunrise(t)
                .flatMap(sunrise -> from(sunrise, risings.lastSunset(sunrise)))
                .filter(day -> day.contains(t));
    }

    private Optional<SolarDay> from(TT sunrise, Optional<TT> sunsetBefore) {
        Optional<TT> next = risings.nextSunrise(sunrise);
        if (next.isEmpty()) {
            return Optional.empty();
        }
        return risings.firstSet(Body.SUN, sunrise, next.get())
                .map(sunset -> new SolarDay(sunrise, sunset, next.get(), sunsetBefore));
    }

    private PanchangaDay civilDay(Instant instant, TT t) {
        LocalDate date = clock.date(instant);
        TimeSpan span = new TimeSpan(clock.startOf(date), clock.startOf(date.plusDays(1)));
        TT begin = timeScales.tt(span.start());
        TT end = timeScales.tt(span.end());
        // Where sunrises stop the Sun is up or down for good; look into the gap on the side where it opens.
        Polar reason = risings.lastSunrise(t).isPresent() ? risings.gapAfter(t) : risings.gapBefore(t);
        return new PanchangaDay.Civil(
                span,
                reason,
                risings.firstRise(Body.SUN, begin, end).map(this::instant),
                risings.firstSet(Body.SUN, begin, end).map(this::instant));
    }

    // The limbs

    /** A half that begins or ends with its tithi takes the tithi's own border, so that the two cannot differ. */
    private List<Spanned<HalfTithi>> halvesOf(List<Spanned<Tithi>> tithisOfDay, TimeSpan span) {
        List<Spanned<HalfTithi>> found = new ArrayList<>(5);
        for (Spanned<HalfTithi> half : halves.touching(span)) {
            TimeSpan tithi = holder(tithisOfDay, half.span());
            boolean first = half.value().isFirstOfTithi();
            found.add(new Spanned<>(
                    half.value(),
                    new TimeSpan(
                            first ? tithi.start() : half.span().start(),
                            first ? half.span().end() : tithi.end())));
        }
        return found;
    }

    private List<NakshatraTime> withPadas(List<Spanned<Nakshatra>> nakshatrasOfDay, TimeSpan span) {
        List<Spanned<Integer>> padasOfDay = padas.touching(span);
        List<NakshatraTime> found = new ArrayList<>(3);
        for (Spanned<Nakshatra> nakshatra : nakshatrasOfDay) {
            List<Spanned<Integer>> inside = new ArrayList<>(Nakshatra.PADAS);
            for (Spanned<Integer> pada : padasOfDay) {
                if (holder(nakshatrasOfDay, pada.span()).equals(nakshatra.span())) {
                    inside.add(new Spanned<>(
                            pada.value(),
                            new TimeSpan(
                                    pada.value() == 1
                                            ? nakshatra.span().start()
                                            : pada.span().start(),
                                    pada.value() == Nakshatra.PADAS
                                            ? nakshatra.span().end()
                                            : pada.span().end())));
                }
            }
            found.add(new NakshatraTime(nakshatra.value(), nakshatra.span(), inside));
        }
        return found;
    }

    /** The span of that among {@code wholes} in which the middle of a part lies. */
    private static <T> TimeSpan holder(List<Spanned<T>> wholes, TimeSpan part) {
        Instant middle = part.at(1, 2);
        for (Spanned<T> whole : wholes) {
            if (whole.span().contains(middle)) {
                return whole.span();
            }
        }
        // The part touches the day by less than a millisecond and its whole does not; it stands for itself.
        return part;
    }

    // The month and the year

    private LunarMonth lunarMonth(TT begin, Paksha paksha) {
        TimeSpan lunation = lunations.holding(begin).span();
        return LunarMonth.of(
                sunRasi(timeScales.tt(lunation.start())), sunRasi(timeScales.tt(lunation.end())), paksha, lunation);
    }

    private SolarMonth solarMonth(LocalDate date, TimeSpan day) {
        Spanned<Rasi> entered = solarMonths.holding(timeScales.tt(day.end()));
        LocalDate first = firstDay(entered.span().start());
        while (first.isAfter(date)) {
            entered = solarMonths.holding(timeScales.tt(entered.span().start().minusSeconds(1)));
            first = firstDay(entered.span().start());
        }
        int number = (int) ChronoUnit.DAYS.between(first, date) + 1;
        return new SolarMonth(
                conventions.solarCalendar(),
                entered.value(),
                number,
                entered.span().start());
    }

    /** The sidereal sign in which the Sun is. */
    Spanned<Rasi> solarMonth(Instant instant) {
        return solarMonths.holding(timeScales.tt(instant));
    }

    /** When the Sun last entered a sidereal sign. */
    Instant lastSankranti(Instant instant, Rasi into) {
        Spanned<Rasi> month = solarMonth(instant);
        while (month.value() != into) {
            month = solarMonth(month.span().start().minusSeconds(1));
        }
        return month.span().start();
    }

    /** The first day of the solar month that a sankranti opens. */
    private LocalDate firstDay(Instant sankranti) {
        return firstDays.computeIfAbsent(sankranti, entry -> {
            TimeSpan daylight = daylightAround(entry);
            LocalDate date = clock.date(daylight.start());
            return date.plusDays(
                    conventions.solarCalendar().daysAfter(entry, daylight, clock.startOf(date.plusDays(1))));
        });
    }

    /** From the last sunrise to the sunset after it; six to six by the clock where the Sun does not rise. */
    private TimeSpan daylightAround(Instant instant) {
        TT t = timeScales.tt(instant);
        Optional<TimeSpan> daylight = risings.lastSunrise(t).flatMap(sunrise -> risings.nextSunset(sunrise)
                .map(sunset -> new TimeSpan(instant(sunrise), instant(sunset))));
        return daylight.orElseGet(() -> {
            LocalDate today = clock.date(instant);
            LocalDate date = clock.at(today, MORNING).isAfter(instant) ? today.minusDays(1) : today;
            return new TimeSpan(clock.at(date, MORNING), clock.at(date, EVENING));
        });
    }

    private Ritu ritu(TT begin, LunarMonth lunarMonth) {
        return conventions.seasons() == SeasonReckoning.LUNAR
                ? Ritu.of(lunarMonth.amanta())
                : Ritu.of(seasonRasi(begin));
    }

    private Rasi seasonRasi(TT begin) {
        if (conventions.seasons() != SeasonReckoning.TROPICAL) {
            return sunRasi(begin);
        }
        Moment moment = sky.at(begin);
        return Rasi.atTicks(
                SiderealLongitude.ticks(moment.apparent(Body.SUN).longitude().radians()));
    }

    private Years years(LunarMonth month, SolarMonth solarMonth, TT begin) {
        TT newMoon = timeScales.tt(month.span().start());
        // The Sun's longitude is the part of its year that has passed since it entered Aries; what is left of the
        // time since the epoch is a whole number of years, but for the wandering of the year's length.
        double passed = (newMoon.j2000Days() - KALI_EPOCH_J2000_DAYS) / SIDEREAL_YEAR_DAYS;
        double ofYear = (double) SiderealLongitude.ticks(track.sun(newMoon)) / SiderealLongitude.FULL_CIRCLE;
        int solar = (int) Math.round(passed - ofYear);
        // Chaitra begins before the Sun enters Aries and belongs to the year that this entry opens.
        int kali = month.amanta() == Masa.CHAITRA ? solar + 1 : solar;
        return Years.of(
                kali,
                month.amanta(),
                conventions.vikram(),
                conventions.samvatsara() == SamvatsaraReckoning.SOLAR ? solarYear(solarMonth, begin) : kali,
                JovianYear.at(timeScales.ut1(begin), conventions.jovianBija()));
    }

    /** Years of the Kali age that had passed when the solar year began to which a day's month belongs. */
    private static int solarYear(SolarMonth month, TT begin) {
        double passed = (begin.j2000Days() - KALI_EPOCH_J2000_DAYS) / SIDEREAL_YEAR_DAYS;
        // The middle of the month, so that the day on which it begins cannot fall into the year before.
        double ofYear = (month.rasi().number() - 0.5) / Rasi.COUNT;
        return (int) Math.round(passed - ofYear);
    }

    private Rasi sunRasi(TT t) {
        return Rasi.atTicks(SiderealLongitude.ticks(track.sun(t)));
    }

    // The Moon

    private MoonTimes moonTimes(TimeSpan span) {
        TT begin = timeScales.tt(span.start());
        TT end = timeScales.tt(span.end());
        Horizon.RiseAndSet moon = risings.moon(begin, end);
        return new MoonTimes(
                SunMoonRise.time(moon.rise()).map(this::instant),
                SunMoonRise.time(moon.set()).map(this::instant),
                moon.rise() instanceof Passage.StaysAbove,
                moon.rise() instanceof Passage.StaysBelow);
    }

    private Instant instant(TT t) {
        return Rounding.toMillisecond(timeScales.utc(t));
    }
}
