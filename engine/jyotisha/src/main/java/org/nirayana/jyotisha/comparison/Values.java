package org.nirayana.jyotisha.comparison;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.AngleFunction;
import org.nirayana.astronomy.event.Crossings;
import org.nirayana.astronomy.event.Horizon;
import org.nirayana.astronomy.event.Passage;
import org.nirayana.astronomy.event.Root;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.comparison.Difference.Unit;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.dasha.ProportionalDasha;
import org.nirayana.jyotisha.panchanga.DayNames;
import org.nirayana.jyotisha.panchanga.Tithi;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** What is compared, under one set of conventions; each part is computed again only when a convention that moves it changed. */
final class Values {
    private static final Set<Convention> MOVE_PLACES = EnumSet.of(
            Convention.AYANAMSA,
            Convention.AYANAMSA_OFFSET,
            Convention.POSITIONS,
            Convention.APPLY_NUTATION,
            Convention.SIDEREAL_NUTATION,
            Convention.POSITION_REFERENCE,
            Convention.NODE_TYPE);
    private static final Set<Convention> MOVE_LUMINARIES = EnumSet.of(
            Convention.AYANAMSA,
            Convention.AYANAMSA_OFFSET,
            Convention.POSITIONS,
            Convention.APPLY_NUTATION,
            Convention.SIDEREAL_NUTATION);
    private static final Set<Convention> MOVE_SUNRISE =
            EnumSet.of(Convention.SUNRISE_DEFINITION, Convention.POSITIONS, Convention.APPLY_NUTATION);
    private static final Set<Convention> MOVE_DASHAS = EnumSet.of(Convention.DASHA_FROM, Convention.DASA_YEAR_LENGTH);

    /** What only names something in an almanac, and is looked up in a panchanga. */
    private static final Set<Convention> NAME_DAYS = EnumSet.of(
            Convention.LUNAR_MONTH,
            Convention.SAMVATSARA,
            Convention.VIKRAM,
            Convention.SEASONS,
            Convention.SOLAR_CALENDAR);

    private static final double LIMB_STEP = 0.5;
    private static final double LIMB_DAYS = 2;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final int SECONDS_PER_DAY = 86_400;

    /** One value: what it is, and as a number where it is one. */
    record Value(String name, Figure figure, double number, Unit unit) {}

    private final List<Value> places;
    private final List<Value> limbs;
    private final List<Value> sun;
    private final List<Value> dashas;
    private final Optional<DayNames> names;
    private final List<Value> days;

    private Values(
            List<Value> places,
            List<Value> limbs,
            List<Value> sun,
            List<Value> dashas,
            Optional<DayNames> names,
            Conventions conventions) {
        this.places = places;
        this.limbs = limbs;
        this.sun = sun;
        this.dashas = dashas;
        this.names = names;
        this.days = names.map(found -> days(found, conventions)).orElse(List.of());
    }

    /** @param withDays whether the names of an almanac are compared as well */
    static Values of(ChartFactory charts, Birth birth, Conventions conventions, Instant at, boolean withDays) {
        Chart chart = charts.chart(birth, conventions);
        return new Values(
                places(chart),
                limbs(charts, birth, conventions),
                sun(charts.sky(conventions), birth, conventions),
                dashas(chart, at),
                withDays ? Optional.of(names(charts, birth, conventions)) : Optional.empty(),
                conventions);
    }

    static boolean nameDays(Convention convention) {
        return NAME_DAYS.contains(convention);
    }

    /** The values after one convention changed. */
    Values after(Convention changed, ChartFactory charts, Birth birth, Conventions conventions, Instant at) {
        boolean moved = MOVE_PLACES.contains(changed);
        boolean dashasMoved = moved || MOVE_DASHAS.contains(changed);
        Chart chart = dashasMoved ? charts.chart(birth, conventions) : null;
        // By which moon a month is called does not move it.
        boolean named = names.isPresent()
                && changed != Convention.LUNAR_MONTH
                && (nameDays(changed) || MOVE_LUMINARIES.contains(changed) || MOVE_SUNRISE.contains(changed));
        return new Values(
                moved ? places(chart) : places,
                MOVE_LUMINARIES.contains(changed) ? limbs(charts, birth, conventions) : limbs,
                MOVE_SUNRISE.contains(changed) ? sun(charts.sky(conventions), birth, conventions) : sun,
                dashasMoved ? dashas(chart, at) : dashas,
                named ? Optional.of(names(charts, birth, conventions)) : names,
                conventions);
    }

    List<Value> all() {
        List<Value> all = new ArrayList<>(places);
        all.addAll(dashas);
        all.addAll(limbs);
        all.addAll(sun);
        all.addAll(days);
        return all;
    }

    private static List<Value> places(Chart chart) {
        List<Value> values = new ArrayList<>(60);
        Varga navamsa = chart.conventions().varga(9);
        List<Placement> points = new ArrayList<>(chart.grahas());
        points.add(0, chart.ascendant());
        for (Placement point : points) {
            String id = point.point().id();
            double degrees = point.sidereal().degrees();
            values.add(new Value(id + "_longitude", new Figure.Longitude(degrees), degrees * 3600, Unit.ARCSECONDS));
            values.add(name(id + "_rasi", point.rasi().id()));
            values.add(name(id + "_nakshatra", point.nakshatra().id()));
            values.add(name(id + "_pada", Integer.toString(point.pada())));
            values.add(name(id + "_d9", navamsa.at(point.sidereal()).rasi().id()));
        }
        return values;
    }

    private static List<Value> dashas(Chart chart, Instant at) {
        List<Value> values = new ArrayList<>(12);
        ProportionalDasha dasha = NakshatraDasha.VIMSHOTTARI.of(chart);
        values.add(name("dasha_at_birth", dasha.lordAtBirth().id()));
        List<DashaPeriod> periods = dasha.periods(1, 1);
        for (DashaPeriod period : periods.subList(1, periods.size())) {
            values.add(time("dasha_" + period.lord().id() + "_start", period.start(), Unit.DAYS));
        }
        List<DashaPeriod> running = dasha.at(at, 2);
        if (!running.isEmpty()) {
            values.add(name("dasha_1", running.get(0).lord().id()));
            values.add(name("dasha_2", running.get(1).lord().id()));
        }
        return values;
    }

    private static List<Value> limbs(ChartFactory charts, Birth birth, Conventions conventions) {
        Sky sky = charts.sky(conventions);
        Ayanamsa ayanamsa = charts.ayanamsa(conventions);
        boolean nutation = conventions.corrections().nutation();
        TT given = sky.timeScales().tt(birth.instant());
        AngleFunction elongation = t -> {
            Moment moment = sky.at(t);
            return moment.apparent(Body.MOON)
                    .longitude()
                    .minus(moment.apparent(Body.SUN).longitude());
        };
        AngleFunction moon = t -> {
            Moment moment = sky.at(t);
            Angle taken = ayanamsa.at(moment);
            Angle away = nutation ? taken.plus(moment.orientation().nutationInLongitude()) : taken;
            return moment.apparent(Body.MOON).longitude().minus(away);
        };
        List<Value> values = new ArrayList<>(3);
        int tithi = limb(values, "tithi_end", elongation, given, Tithi.COUNT, sky);
        values.add(0, name("tithi", Tithi.ofNumber(tithi).id()));
        limb(values, "nakshatra_end", moon, given, Nakshatra.COUNT, sky);
        return values;
    }

    private static int limb(List<Value> values, String name, AngleFunction angle, TT given, int count, Sky sky) {
        int number = (int) Math.floor(angle.at(given).wrapped().degrees() * count / 360) + 1;
        Optional<Root> end = Crossings.of(angle, Angle.degrees(360.0 * number / count), LIMB_STEP)
                .first(given, given.plusDays(LIMB_DAYS), Root.Direction.UPWARD);
        end.ifPresent(root -> values.add(time(name, sky.timeScales().utc(root.time()), Unit.SECONDS)));
        return number;
    }

    private static List<Value> sun(Sky sky, Birth birth, Conventions conventions) {
        LocalDate date = birth.localDate();
        TT start = sky.timeScales()
                .tt(date.atStartOfDay().toInstant(birth.localTime().getOffset()));
        Horizon.RiseAndSet sun =
                new Horizon(sky, birth.site()).riseAndSet(Body.SUN, conventions.sunrise(), start, start.plusDays(1));
        List<Value> values = new ArrayList<>(2);
        passage(values, "sunrise", sun.rise(), sky);
        passage(values, "sunset", sun.set(), sky);
        return values;
    }

    private static void passage(List<Value> values, String name, Passage passage, Sky sky) {
        if (passage instanceof Passage.At at) {
            values.add(time(name, sky.timeScales().utc(at.time()), Unit.SECONDS));
        } else {
            values.add(name(name, "none"));
        }
    }

    private static DayNames names(ChartFactory charts, Birth birth, Conventions conventions) {
        return charts.almanac(birth, conventions).names(birth.instant());
    }

    private static List<Value> days(DayNames names, Conventions conventions) {
        return List.of(
                name(
                        "lunar_month",
                        conventions.lunarMonth().name(names.lunarMonth()).id()),
                name("solar_month", names.solarMonth().name()),
                name("samvatsara", names.years().south().id()),
                name("vikram_year", Integer.toString(names.years().vikram())),
                name("ritu", names.ritu().id()));
    }

    private static Value name(String name, String text) {
        return new Value(name, new Figure.Name(text), Double.NaN, Unit.NAME);
    }

    private static Value time(String name, Instant instant, Unit unit) {
        double seconds = instant.getEpochSecond() + instant.getNano() / NANOS_PER_SECOND;
        return new Value(name, new Figure.Time(instant), unit == Unit.DAYS ? seconds / SECONDS_PER_DAY : seconds, unit);
    }
}
