package org.nirayana.jyotisha.strength;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Constants;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * What shadbala takes from the time and the place besides where the grahas stand.
 *
 * @param ascendant sidereal, degrees
 * @param midheaven sidereal, degrees
 * @param ayanamsa what turns sidereal longitudes into tropical ones, degrees
 * @param obliquity of the ecliptic, degrees
 * @param julianDay of universal time
 * @param apparentHours the hour of the true Sun at the place, 0 to 24
 * @param meanHours local mean time, 0 to 24
 * @param zoneHours what the clock showed, 0 to 24
 * @param date on which the day began, at sunrise
 * @param dayPart which third of the day or night; none where the Sun does not rise and set
 * @param equalHour which twenty-fourth of the day from sunrise, from 0; none where the Sun does not rise and set
 * @param seasonalHour which twelfth of daylight or, from 12, of the night; none where the Sun does not rise and set
 * @param solarLords who rules the solar year and month; where conventions ask for them
 * @param motions of Mars to Saturn; where conventions ask for them
 */
public record Circumstances(
        double ascendant,
        double midheaven,
        double ayanamsa,
        double obliquity,
        double julianDay,
        double apparentHours,
        double meanHours,
        double zoneHours,
        LocalDate date,
        Optional<DayPart> dayPart,
        Optional<Integer> equalHour,
        Optional<Integer> seasonalHour,
        Optional<SolarLords> solarLords,
        Map<Graha, EightMotion> motions) {
    private static final LocalDate EPOCH = LocalDate.of(1900, 1, 1);

    /** Days from an epoch on a Wednesday to 1 January 1900, as Raman counts them. */
    private static final int DAYS_TO_1900 = 26_543;

    private static final int HORA_STEP = 5;

    public Circumstances {
        motions = Map.copyOf(motions);
    }

    /**
     * Who rules a solar year and month: the lords of the weekdays on which they began.
     *
     * @param yearBegan when the Sun entered Aries
     * @param monthBegan when it entered the sign in which it is
     */
    public record SolarLords(Instant yearBegan, Graha year, Instant monthBegan, Graha month) {
        static SolarLords of(Chart chart) {
            Almanac almanac = chart.almanac();
            Instant instant = chart.birth().instant();
            Instant monthBegan = almanac.solarMonth(instant).span().start();
            Instant yearBegan = almanac.lastSankranti(instant, Rasi.ARIES);
            return new SolarLords(
                    yearBegan, lord(chart, almanac, yearBegan), monthBegan, lord(chart, almanac, monthBegan));
        }

        private static Graha lord(Chart chart, Almanac almanac, Instant began) {
            Instant begin = almanac.dayAndNight(began)
                    .map(day -> day.daylight().start())
                    .orElse(began);
            return Vara.of(begin.atOffset(chart.birth().zone().getOffset(begin)).getDayOfWeek())
                    .lord();
        }
    }

    /**
     * A third of the daylight or of the night.
     *
     * @param third 1 to 3
     */
    public record DayPart(boolean byDay, int third) {}

    static Circumstances of(Chart chart) {
        LocalSphere sphere = chart.sphere();
        double taken = chart.placements().appliedAyanamsa().degrees();
        double obliquity = sphere.obliquity().radians();
        double sunRad = chart.sun().longitude().radians();
        double rightAscension =
                Trigonometry.atan2(Trigonometry.sin(sunRad) * Trigonometry.cos(obliquity), Trigonometry.cos(sunRad));
        double apparent = hours(Math.toDegrees(sphere.siderealTime().radians() - rightAscension) / 15 + 12);
        double days = chart.moment().ut1().j2000Days();
        double mean = hours((days + 0.5) * 24 + chart.birth().site().longitude().degrees() / 15);
        LocalTime clock = chart.birth().localTime().toLocalTime();
        Instant instant = chart.birth().instant();
        Optional<DayAndNight> sun = chart.dayAndNight();
        // Where the Sun does not rise a day is that of the clock.
        Instant begin = sun.map(day -> day.daylight().start()).orElse(instant);
        LocalDate date = begin.atOffset(chart.birth().zone().getOffset(begin)).toLocalDate();
        return new Circumstances(
                chart.ascendant().sidereal().degrees(),
                Arc.wrap(sphere.midheaven().degrees()
                        - chart.placements().appliedToAngles().degrees()),
                taken,
                Math.toDegrees(obliquity),
                Constants.J2000 + days,
                apparent,
                mean,
                clock.toNanoOfDay() / 3.6e12,
                date,
                sun.map(day -> dayPart(day, instant)),
                sun.map(day -> part(day.whole(), instant, 24)),
                sun.map(day -> day.isDaylight(instant)
                        ? part(day.daylight(), instant, 12)
                        : 12 + part(day.night(), instant, 12)),
                chart.conventions().get(YearMonthLords.CONVENTION) == YearMonthLords.SOLAR
                        ? Optional.of(SolarLords.of(chart))
                        : Optional.empty(),
                chart.conventions().get(CheshtaElements.CONVENTION) == CheshtaElements.EIGHT_MOTIONS
                        ? EightMotion.of(chart)
                        : Map.of());
    }

    private static DayPart dayPart(DayAndNight day, Instant instant) {
        boolean byDay = day.isDaylight(instant);
        return new DayPart(byDay, part(byDay ? day.daylight() : day.night(), instant, 3) + 1);
    }

    /** Which of so many equal parts an instant is in, from 0; the day is told to the second, so ends are kept inside. */
    private static int part(TimeSpan span, Instant instant, int count) {
        double share = (double) Duration.between(span.start(), instant).toNanos()
                / Duration.between(span.start(), span.end()).toNanos();
        return Math.max(0, Math.min(count - 1, (int) Math.floor(share * count)));
    }

    private static double hours(double hours) {
        double wrapped = hours % 24;
        return wrapped < 0 ? wrapped + 24 : wrapped;
    }

    /** Hours between the moment and the nearer midnight, 0 to 12. */
    double fromMidnight(NathonnathaTime reading) {
        double hour =
                switch (reading) {
                    case LOCAL_APPARENT -> apparentHours;
                    case LOCAL_MEAN -> meanHours;
                    case ZONE_APPARENT -> hours(zoneHours + apparentHours - meanHours);
                    case SUN_DIG -> throw new IllegalArgumentException("The Sun's dig bala is no time.");
                };
        return Math.min(hour, 24 - hour);
    }

    /** Days counted to the day of the birth, by which years and months have lords. */
    public long ahargana() {
        return DAYS_TO_1900 + ChronoUnit.DAYS.between(EPOCH, date);
    }

    Vara vara() {
        return Vara.of(date.getDayOfWeek());
    }

    /** Of the year of 360 days, or of the solar one; nobody where years have none. */
    Optional<Graha> yearLord(YearMonthLords reading) {
        return switch (reading) {
            case AHARGANA -> Optional.of(yearLord());
            case SOLAR -> solarLords.map(SolarLords::year);
            case NONE -> Optional.empty();
        };
    }

    /** Of the month of 30 days, or of the solar one; nobody where months have none. */
    Optional<Graha> monthLord(YearMonthLords reading) {
        return switch (reading) {
            case AHARGANA -> Optional.of(monthLord());
            case SOLAR -> solarLords.map(SolarLords::month);
            case NONE -> Optional.empty();
        };
    }

    private Graha yearLord() {
        return ofRemainder(Math.floorDiv(ahargana(), 360L) * 3 + 1);
    }

    private Graha monthLord() {
        return ofRemainder(Math.floorDiv(ahargana(), 30L) * 2 + 1);
    }

    /** The count begins on a Wednesday. */
    private static Graha ofRemainder(long count) {
        return Vara.BUDHAVARA
                .plus((int) Math.floorMod(count - 1, (long) Vara.COUNT))
                .lord();
    }

    Optional<Graha> horaLord(ShadbalaHora reading) {
        Optional<Integer> hour = reading == ShadbalaHora.EQUAL ? equalHour : seasonalHour;
        return hour.map(number -> vara().plus(number * HORA_STEP).lord());
    }

    /** Who has tribhaga bala besides Jupiter. */
    Optional<Graha> tribhagaLord() {
        return dayPart.map(part -> switch (part.third()) {
            case 1 -> part.byDay() ? Graha.MERCURY : Graha.MOON;
            case 2 -> part.byDay() ? Graha.SUN : Graha.VENUS;
            default -> part.byDay() ? Graha.SATURN : Graha.MARS;
        });
    }
}
