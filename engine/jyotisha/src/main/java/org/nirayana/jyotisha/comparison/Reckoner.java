package org.nirayana.jyotisha.comparison;

import static org.nirayana.jyotisha.comparison.Value.NONE;
import static org.nirayana.jyotisha.comparison.Value.longitude;
import static org.nirayana.jyotisha.comparison.Value.name;
import static org.nirayana.jyotisha.comparison.Value.time;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.comparison.Difference.Unit;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.calendar.DayNames;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.hours.DayTimes;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Yoga;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** Reckons the parts of a comparison for one birth; what one step has found serves the next where nothing moved it. */
final class Reckoner {
    private static final double LIMB_STEP = 0.5;
    private static final double LIMB_DAYS = 2;

    private static final PointNames LONGITUDE = new PointNames("longitude");
    private static final PointNames RASI = new PointNames("rasi");
    private static final PointNames NAKSHATRA = new PointNames("nakshatra");
    private static final PointNames PADA = new PointNames("pada");
    private static final PointNames NAVAMSA = new PointNames("d9");
    private static final Map<ParasharaVarga, PointNames> VARGAS = new EnumMap<>(ParasharaVarga.class);

    static {
        for (ParasharaVarga varga : ParasharaVarga.ALL) {
            // Signs and navamsas are told with the places.
            if (varga != ParasharaVarga.RASI && varga != ParasharaVarga.NAVAMSHA) {
                VARGAS.put(varga, new PointNames("d" + varga.divisions()));
            }
        }
    }

    private final ChartFactory charts;
    private final Birth birth;
    private final Instant at;
    private final DashaSystem dasha;
    private Chart lastChart;
    private Conventions lastDayConventions;
    private Panchanga lastDay;
    private Conventions lastNamed;
    private DayNames lastNames;

    /**
     * @param at the date whose running dasha is compared
     * @param dasha whose periods are compared
     */
    Reckoner(ChartFactory charts, Birth birth, Instant at, DashaSystem dasha) {
        this.charts = charts;
        this.birth = birth;
        this.at = at;
        this.dasha = dasha;
    }

    Birth birth() {
        return birth;
    }

    List<Value> values(Part part, Conventions conventions) {
        return switch (part) {
            case PLACES -> places(chart(conventions));
            case DASHAS -> dashas(chart(conventions).dasha(dasha), at);
            case LIMBS -> limbs(conventions);
            case SUN -> sun(charts.sky(conventions), birth, conventions);
            case VARGAS -> vargas(chart(conventions));
            case DAY_TIMES -> times(conventions);
            case DAY_NAMES -> names(conventions);
            case HOUSES -> StrengthValues.houses(chart(conventions));
            case ASPECTS -> StrengthValues.aspects(chart(conventions));
            case STATES -> StrengthValues.states(chart(conventions));
            case LAJJITADI -> StrengthValues.lajjitadi(chart(conventions));
            case SAYANADI -> StrengthValues.sayanadi(chart(conventions));
            case BINDUS -> StrengthValues.bindus(chart(conventions));
            case SHADBALA -> StrengthValues.shadbala(chart(conventions));
            case BHAVA_BALA -> StrengthValues.bhavaBala(chart(conventions));
            case VIMSOPAKA -> StrengthValues.vimsopaka(chart(conventions));
            case KUTAS, PORUTHAMS, TWO_CHARTS, EVENTS, ECLIPSES, TRANSITS, SADE_SATI ->
                throw new IllegalArgumentException(part + " does not follow from one birth");
        };
    }

    private Chart chart(Conventions conventions) {
        if (lastChart == null) {
            lastChart = charts.chart(birth, conventions);
        } else if (!lastChart.conventions().equals(conventions)) {
            lastChart = charts.chart(lastChart, conventions);
        }
        return lastChart;
    }

    private static List<Value> places(Chart chart) {
        List<Value> values = new ArrayList<>(60);
        Varga navamsa = chart.conventions().varga(9);
        for (Placement point : points(chart)) {
            ChartPoint id = point.point();
            values.add(longitude(LONGITUDE.of(id), point.sidereal().degrees()));
            values.add(name(RASI.of(id), point.rasi().id()));
            values.add(name(NAKSHATRA.of(id), point.nakshatra().id()));
            values.add(name(PADA.of(id), Integer.toString(point.pada())));
            values.add(name(NAVAMSA.of(id), navamsa.rasiAt(point.sidereal()).id()));
        }
        return values;
    }

    /** The sixteen of Parashara but for those that are told with the places. */
    private static List<Value> vargas(Chart chart) {
        List<Placement> points = points(chart);
        List<Value> values = new ArrayList<>(points.size() * VARGAS.size());
        VARGAS.forEach((named, names) -> {
            Varga varga = chart.conventions().varga(named.divisions());
            for (Placement point : points) {
                values.add(name(
                        names.of(point.point()), varga.rasiAt(point.sidereal()).id()));
            }
        });
        return values;
    }

    private static List<Placement> points(Chart chart) {
        List<Placement> points = new ArrayList<>(chart.grahas());
        points.add(0, chart.ascendant());
        return points;
    }

    private static List<Value> dashas(Dasha dasha, Instant at) {
        List<Value> values = new ArrayList<>(12);
        List<DashaPeriod> periods = dasha.periods(1, 1);
        values.add(name("dasha_at_birth", periods.get(0).lord().id()));
        for (DashaPeriod period : periods.subList(1, periods.size())) {
            values.add(
                    time("dasha_" + period.lord().id().toLowerCase(Locale.ROOT) + "_start", period.start(), Unit.DAYS));
        }
        List<DashaPeriod> running = dasha.at(at, 2);
        if (!running.isEmpty()) {
            values.add(name("dasha_1", running.get(0).lord().id()));
            values.add(name("dasha_2", running.get(1).lord().id()));
        }
        return values;
    }

    private List<Value> limbs(Conventions conventions) {
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
            values.add(name(name, NONE));
        }
    }

    private List<Value> names(Conventions conventions) {
        // By which moon a month is called does not move it.
        Conventions named = conventions.with(LunarMonthReckoning.AMANTA);
        if (!named.equals(lastNamed)) {
            lastNamed = named;
            lastNames = conventions.equals(lastDayConventions)
                    ? new DayNames(lastDay.lunarMonth(), lastDay.solarMonth(), lastDay.years(), lastDay.ritu())
                    : charts.almanac(birth, named).names(birth.instant());
        }
        DayNames names = lastNames;
        return List.of(
                name(
                        "lunar_month",
                        conventions.lunarMonth().name(names.lunarMonth()).id()),
                name("solar_month", names.solarMonth().name()),
                name("samvatsara", names.years().south().id()),
                name("samvatsara_north", names.years().north().name().id()),
                name("vikram_year", Integer.toString(names.years().vikram())),
                name("ritu", names.ritu().id()));
    }

    private List<Value> times(Conventions conventions) {
        Almanac almanac = charts.almanac(birth, conventions);
        Panchanga day = isSameDay(conventions) ? almanac.like(lastDay) : almanac.at(birth.instant());
        lastDay = day;
        lastDayConventions = conventions;
        List<Value> values = new ArrayList<>(10);
        limb(values, "yoga", day.yogas(), Yoga::id);
        limb(values, "karana", day.karanas(), half -> half.karana().id());
        values.add(timeOrNone("moonrise", day.moon().moonrise()));
        values.add(timeOrNone("moonset", day.moon().moonset()));
        values.add(name("varjya_count", Integer.toString(day.varjyas().size())));
        values.add(
                timeOrNone("varjya", day.varjyas().stream().map(TimeSpan::start).findFirst()));
        values.add(timeOrNone(
                "brahma_muhurta", day.times().flatMap(DayTimes::brahmaMuhurta).map(TimeSpan::start)));
        values.add(name(
                "hora",
                day.times().stream()
                        .flatMap(times -> times.horas().stream())
                        .filter(hora -> !birth.instant().isBefore(hora.span().start())
                                && birth.instant().isBefore(hora.span().end()))
                        .map(hora -> hora.value().id())
                        .findFirst()
                        .orElse(NONE)));
        return values;
    }

    /** Whether Sun and Moon rise and set as they did in the last panchanga. */
    private boolean isSameDay(Conventions conventions) {
        return lastDayConventions != null
                && conventions.corrections().equals(lastDayConventions.corrections())
                && conventions.universalTime() == lastDayConventions.universalTime()
                && conventions.sunrise() == lastDayConventions.sunrise()
                && conventions.moonrise() == lastDayConventions.moonrise()
                && conventions.moonriseDefinition() == lastDayConventions.moonriseDefinition();
    }

    /** The one that runs at the birth. */
    private <T> void limb(List<Value> values, String name, List<Spanned<T>> all, Function<T, String> id) {
        for (Spanned<T> one : all) {
            if (one.span().contains(birth.instant())) {
                values.add(name(name, id.apply(one.value())));
                values.add(time(name + "_end", one.span().end(), Unit.SECONDS));
            }
        }
    }

    private static Value timeOrNone(String name, Optional<Instant> instant) {
        return instant.map(one -> time(name, one, Unit.SECONDS)).orElseGet(() -> name(name, NONE));
    }
}
