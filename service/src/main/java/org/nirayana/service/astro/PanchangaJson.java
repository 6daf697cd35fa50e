package org.nirayana.service.astro;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.jyotisha.panchanga.Choghadiya;
import org.nirayana.jyotisha.panchanga.DayTimes;
import org.nirayana.jyotisha.panchanga.Gowri;
import org.nirayana.jyotisha.panchanga.JovianYear;
import org.nirayana.jyotisha.panchanga.LunarMonth;
import org.nirayana.jyotisha.panchanga.Masa;
import org.nirayana.jyotisha.panchanga.NakshatraTime;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.PanchangaDay;
import org.nirayana.jyotisha.panchanga.Samvatsara;
import org.nirayana.jyotisha.panchanga.SolarMonth;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.Years;

/** A panchanga as the interface has it; times to the second, local, with their offset. */
final class PanchangaJson {
    /** What needs daylight to be measured. */
    private static final List<String> NEEDS_SUNRISE = List.of(
            "next_sunrise",
            "rahu_kalam",
            "yamaganda",
            "gulika",
            "abhijit",
            "brahma_muhurta",
            "durmuhurta",
            "choghadiya",
            "gowri",
            "hora");

    private final Sky sky;
    private final LocalTimes times;

    PanchangaJson(Sky sky, LocalTimes times) {
        this.sky = sky;
        this.times = times;
    }

    Map<String, Object> write(Panchanga panchanga) {
        Map<String, Object> out = new LinkedHashMap<>();
        PanchangaDay day = panchanga.day();
        out.put("date", panchanga.date().toString());
        out.put("day", day(day));
        out.put("vara", vara(panchanga));
        out.put("sunrise", times.second(day.sunriseIfAny()));
        out.put("sunset", times.second(day.sunsetIfAny()));
        out.put("next_sunrise", day instanceof PanchangaDay.Vedic vedic ? times.second(vedic.nextSunrise()) : null);
        out.put("moonrise", times.second(panchanga.moon().moonrise()));
        out.put("moonset", times.second(panchanga.moon().moonset()));
        out.put("paksha", panchanga.paksha().id());
        out.put("tithi", list(panchanga.tithis(), (item, tithi) -> {
            item.put("number", tithi.number());
            item.put("name", tithi.id());
            item.put("paksha", tithi.paksha().id());
        }));
        out.put(
                "nakshatra",
                panchanga.nakshatras().stream().map(this::nakshatra).toList());
        out.put("yoga", list(panchanga.yogas(), (item, yoga) -> {
            item.put("number", yoga.number());
            item.put("name", yoga.id());
        }));
        out.put("karana", list(panchanga.karanas(), (item, half) -> {
            item.put("number", half.number());
            item.put("name", half.karana().id());
        }));
        out.put("lunar_month", lunarMonth(panchanga.lunarMonth()));
        out.put("solar_month", solarMonth(panchanga.solarMonth()));
        out.put("ritu", panchanga.ritu().id());
        out.put("ayana", panchanga.ayana().id());
        out.put("years", years(panchanga.years()));
        Optional<DayTimes> parts = panchanga.times();
        out.put("rahu_kalam", span(parts.map(DayTimes::rahuKalam)));
        out.put("yamaganda", span(parts.map(DayTimes::yamaganda)));
        out.put("gulika", span(parts.map(DayTimes::gulika)));
        out.put("abhijit", span(parts.map(DayTimes::abhijit)));
        out.put("brahma_muhurta", span(parts.flatMap(DayTimes::brahmaMuhurta)));
        out.put("durmuhurta", parts.map(p -> spans(p.durmuhurtas())).orElse(null));
        out.put("varjya", spans(panchanga.varjyas()));
        out.put("amrita_kala", spans(panchanga.amritas()));
        out.put("choghadiya", parts.map(p -> choghadiya(p.choghadiyas())).orElse(null));
        out.put("gowri", parts.map(p -> gowri(p.gowris())).orElse(null));
        out.put(
                "hora",
                parts.map(p -> list(p.horas(), (item, lord) -> item.put("lord", lord.id())))
                        .orElse(null));
        out.put("missing", missing(panchanga));
        return out;
    }

    private Map<String, Object> day(PanchangaDay day) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("kind", day instanceof PanchangaDay.Vedic ? "vedic" : "civil");
        put(out, day.span());
        return out;
    }

    private static Map<String, Object> vara(Panchanga panchanga) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("number", panchanga.vara().number());
        out.put("name", panchanga.vara().id());
        out.put("lord", panchanga.vara().lord().id());
        return out;
    }

    private Map<String, Object> nakshatra(NakshatraTime time) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("number", time.nakshatra().number());
        out.put("name", time.nakshatra().id());
        out.put("lord", time.nakshatra().lord().id());
        put(out, time.span());
        out.put("padas", list(time.padas(), (item, pada) -> item.put("pada", pada)));
        return out;
    }

    private Map<String, Object> lunarMonth(LunarMonth month) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("amanta", month.amanta().id());
        out.put("purnimanta", month.purnimanta().id());
        out.put("adhika", month.adhika());
        out.put("kshaya", month.kshaya().map(Masa::id).orElse(null));
        put(out, month.span());
        return out;
    }

    private Map<String, Object> solarMonth(SolarMonth month) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("rasi", month.rasi().id());
        out.put("name", month.name());
        out.put("day", month.day());
        out.put("sankranti", times.second(month.sankranti()));
        return out;
    }

    private Map<String, Object> years(Years years) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("kali", years.kali());
        out.put("shaka", years.shaka());
        out.put("vikram", years.vikram());
        out.put("samvatsara_south", samvatsara(years.south()));
        JovianYear north = years.north();
        Map<String, Object> jovian = samvatsara(north.name());
        jovian.put("start", times.second(sky.timeScales().utc(north.start())));
        jovian.put("end", times.second(sky.timeScales().utc(north.end())));
        out.put("samvatsara_north", jovian);
        return out;
    }

    private static Map<String, Object> samvatsara(Samvatsara name) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("number", name.number());
        out.put("name", name.id());
        return out;
    }

    private Map<String, Object> choghadiya(List<Spanned<Choghadiya>> sixteen) {
        return halves(list(sixteen, (item, kind) -> {
            item.put("name", kind.id());
            item.put("nature", kind.nature().id());
            item.put("lord", kind.lord().id());
        }));
    }

    private Map<String, Object> gowri(List<Spanned<Gowri>> sixteen) {
        return halves(list(sixteen, (item, kind) -> {
            item.put("name", kind.id());
            item.put("nature", kind.nature().id());
        }));
    }

    private static Map<String, Object> halves(List<Map<String, Object>> sixteen) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("day", sixteen.subList(0, sixteen.size() / 2));
        out.put("night", sixteen.subList(sixteen.size() / 2, sixteen.size()));
        return out;
    }

    /** Each field that is null, with why. */
    private static List<Map<String, Object>> missing(Panchanga panchanga) {
        List<Map<String, Object>> out = new ArrayList<>();
        if (panchanga.day() instanceof PanchangaDay.Civil civil) {
            String reason = civil.reason().id();
            if (civil.sunriseIfAny().isEmpty()) {
                out.add(missing("sunrise", reason));
            }
            if (civil.sunsetIfAny().isEmpty()) {
                out.add(missing("sunset", reason));
            }
            NEEDS_SUNRISE.forEach(field -> out.add(missing(field, reason)));
        } else if (panchanga.times().flatMap(DayTimes::brahmaMuhurta).isEmpty()) {
            out.add(missing("brahma_muhurta", "no_sunset_the_night_before"));
        }
        String moon = panchanga.moon().upAllDay()
                ? "moon_stays_above_the_horizon"
                : panchanga.moon().downAllDay() ? "moon_stays_below_the_horizon" : "not_within_this_day";
        if (panchanga.moon().moonrise().isEmpty()) {
            out.add(missing("moonrise", moon));
        }
        if (panchanga.moon().moonset().isEmpty()) {
            out.add(missing("moonset", moon));
        }
        return out;
    }

    private static Map<String, Object> missing(String field, String reason) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("field", field);
        out.put("reason", reason);
        return out;
    }

    private <T> List<Map<String, Object>> list(List<Spanned<T>> timed, BiConsumer<Map<String, Object>, T> what) {
        List<Map<String, Object>> out = new ArrayList<>(timed.size());
        for (Spanned<T> one : timed) {
            Map<String, Object> item = new LinkedHashMap<>();
            what.accept(item, one.value());
            put(item, one.span());
            out.add(item);
        }
        return out;
    }

    private List<Map<String, Object>> spans(List<TimeSpan> spans) {
        return spans.stream().map(span -> span(Optional.of(span))).toList();
    }

    private Map<String, Object> span(Optional<TimeSpan> span) {
        return span.map(present -> {
                    Map<String, Object> out = new LinkedHashMap<>();
                    put(out, present);
                    return out;
                })
                .orElse(null);
    }

    private void put(Map<String, Object> out, TimeSpan span) {
        out.put("start", times.second(span.start()));
        out.put("end", times.second(span.end()));
    }
}
