package org.nirayana.api.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.astronomy.time.TimeScales;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonth;
import org.nirayana.jyotisha.panchanga.calendar.Masa;
import org.nirayana.jyotisha.panchanga.calendar.SolarMonth;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.hours.Choghadiya;
import org.nirayana.jyotisha.panchanga.hours.DayTimes;
import org.nirayana.jyotisha.panchanga.hours.Gowri;
import org.nirayana.jyotisha.panchanga.limb.HalfTithi;
import org.nirayana.jyotisha.panchanga.limb.NakshatraTime;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Yoga;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * The panchanga of a day; times to the second, on the clock of the place.
 *
 * @param missing each field that is null, with why
 * @param conventions left out where the day is one of many
 */
public record PanchangaView(
        @Format("date") @Description("The civil date of the place on which the day begins.")
        String date,

        Day day,
        Vara vara,
        Optional<Instant> sunrise,
        Optional<Instant> sunset,
        Optional<Instant> nextSunrise,
        Optional<Instant> moonrise,
        Optional<Instant> moonset,
        @OneOf(of = Vocabulary.PAKSHA) String paksha,

        @Size(min = 1) @Description("Every tithi that touches the day, whole.")
        List<TithiSpan> tithi,

        @Size(min = 1) List<NakshatraSpan> nakshatra,
        @Size(min = 1) List<YogaSpan> yoga,

        @Size(min = 1) List<KaranaSpan> karana,

        Lunar lunarMonth,
        Solar solarMonth,
        @OneOf(of = Vocabulary.RITU) String ritu,
        @OneOf(of = Vocabulary.AYANA) String ayana,
        EraYears years,
        Optional<Span> rahuKalam,
        Optional<Span> yamaganda,
        Optional<Span> gulika,
        Optional<Span> abhijit,
        Optional<Span> brahmaMuhurta,
        Optional<List<Span>> durmuhurta,
        List<Span> varjya,
        List<Span> amritaKala,
        Optional<ChoghadiyaHalves> choghadiya,
        Optional<GowriHalves> gowri,
        @Size(min = 24, max = 24) Optional<List<LordSpan>> hora,

        @Description("Each field that has no value on this day, with why.")
        List<Missing> missing,

        @OmitEmpty @Description("Left out where the day is one of many.")
        Optional<ConventionsView> conventions) {

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

    /**
     * The day that the panchanga is of.
     *
     * @param kind {@code vedic}, from sunrise to sunrise, or {@code civil}, from midnight to midnight
     */
    @SchemaName("PanchangaDay")
    public record Day(
            @OneOf(
                    name = "PanchangaDayKind",
                    value = {"vedic", "civil"})
            @Description(
                    "`vedic`: from sunrise to sunrise; `civil`: midnight to midnight, where the Sun does not rise once a day.")
            String kind,

            Instant start,
            Instant end) {}

    /** The weekday. */
    public record Vara(
            @Range(min = 1, max = 7) int number,
            String name,
            @OneOf(of = Vocabulary.GRAHA) String lord) {}

    /** A stretch of time. */
    @SchemaName("TimeSpan")
    public record Span(Instant start, Instant end) {
        static Span of(TimeSpan span) {
            return new Span(span.start(), span.end());
        }
    }

    /** A tithi from its beginning to its end. */
    public record TithiSpan(
            @Range(min = 1, max = 30) int number,
            String name,
            @OneOf(of = Vocabulary.PAKSHA) String paksha,
            Instant start,
            Instant end) {
        static TithiSpan of(Spanned<Tithi> one, UnaryOperator<TimeSpan> limb) {
            Tithi tithi = one.value();
            TimeSpan span = limb.apply(one.span());
            return new TithiSpan(tithi.number(), tithi.id(), tithi.paksha().id(), span.start(), span.end());
        }
    }

    /** A yoga from its beginning to its end. */
    public record YogaSpan(@Range(min = 1, max = 27) int number, String name, Instant start, Instant end) {
        static YogaSpan of(Spanned<Yoga> one, UnaryOperator<TimeSpan> limb) {
            TimeSpan span = limb.apply(one.span());
            return new YogaSpan(one.value().number(), one.value().id(), span.start(), span.end());
        }
    }

    /** A karana from its beginning to its end. */
    public record KaranaSpan(
            @Range(min = 1, max = 60) @Description("Half tithis from the new moon.")
            int number,

            String name,
            Instant start,
            Instant end) {
        static KaranaSpan of(Spanned<HalfTithi> one, UnaryOperator<TimeSpan> limb) {
            TimeSpan span = limb.apply(one.span());
            return new KaranaSpan(one.value().number(), one.value().karana().id(), span.start(), span.end());
        }
    }

    /** A nakshatra with its quarters. */
    public record NakshatraSpan(
            @Range(min = 1, max = 27) int number,
            @OneOf(of = Vocabulary.NAKSHATRA) String name,
            @OneOf(of = Vocabulary.GRAHA) String lord,
            Instant start,
            Instant end,
            @Description("Those that touch the day.") List<PadaSpan> padas) {
        static NakshatraSpan of(NakshatraTime time, UnaryOperator<TimeSpan> limb) {
            TimeSpan span = limb.apply(time.span());
            return new NakshatraSpan(
                    time.nakshatra().number(),
                    time.nakshatra().id(),
                    time.nakshatra().lord().id(),
                    span.start(),
                    span.end(),
                    list(time.padas(), pada -> PadaSpan.of(pada, limb)));
        }
    }

    /** A quarter of a nakshatra. */
    public record PadaSpan(@Range(min = 1, max = 4) int pada, Instant start, Instant end) {
        static PadaSpan of(Spanned<Integer> one, UnaryOperator<TimeSpan> limb) {
            TimeSpan span = limb.apply(one.span());
            return new PadaSpan(one.value(), span.start(), span.end());
        }
    }

    /** The lunar month at the beginning of the day. */
    @SchemaName("LunarMonth")
    public record Lunar(
            String amanta,
            String purnimanta,
            boolean adhika,

            @Description("The name that is lost in this month.")
            Optional<String> kshaya,

            Instant start,
            Instant end) {
        static Lunar of(LunarMonth month) {
            return new Lunar(
                    month.amanta().id(),
                    month.purnimanta().id(),
                    month.adhika(),
                    month.kshaya().map(Masa::id),
                    month.span().start(),
                    month.span().end());
        }
    }

    /** The solar month of the day. */
    @SchemaName("SolarMonth")
    public record Solar(
            @OneOf(of = Vocabulary.RASI) String rasi,
            String name,
            @Range(min = 1, max = 33) int day,
            Instant sankranti) {
        static Solar of(SolarMonth month) {
            return new Solar(month.rasi().id(), month.name(), month.day(), month.sankranti());
        }
    }

    /** The year of the lunar month in several eras. */
    public record EraYears(
            int kali, int shaka, int vikram, SamvatsaraName samvatsaraSouth, JovianSamvatsara samvatsaraNorth) {}

    /** One of the sixty years, as the south counts them. */
    public record SamvatsaraName(@Range(min = 1, max = 60) int number, String name) {}

    /** One of the sixty years, by Jupiter's own motion. */
    public record JovianSamvatsara(@Range(min = 1, max = 60) int number, String name, Instant start, Instant end) {}

    /** The choghadiyas, eighths of day and night. */
    @SchemaName("Choghadiyas")
    public record ChoghadiyaHalves(
            @Size(min = 8, max = 8) List<ChoghadiyaSpan> day,
            @Size(min = 8, max = 8) List<ChoghadiyaSpan> night) {
        static ChoghadiyaHalves of(List<ChoghadiyaSpan> sixteen) {
            return new ChoghadiyaHalves(sixteen.subList(0, 8), sixteen.subList(8, 16));
        }
    }

    /** A choghadiya. */
    public record ChoghadiyaSpan(
            @OneOf(of = Vocabulary.CHOGHADIYA) String name,
            @OneOf(of = Vocabulary.NATURE) String nature,
            @OneOf(of = Vocabulary.GRAHA) String lord,
            Instant start,
            Instant end) {
        static ChoghadiyaSpan of(Spanned<Choghadiya> one) {
            return new ChoghadiyaSpan(
                    one.value().id(),
                    one.value().nature().id(),
                    one.value().lord().id(),
                    one.span().start(),
                    one.span().end());
        }
    }

    /** The gowris, eighths of day and night. */
    @SchemaName("Gowris")
    public record GowriHalves(
            @Size(min = 8, max = 8) List<GowriSpan> day,
            @Size(min = 8, max = 8) List<GowriSpan> night) {
        static GowriHalves of(List<GowriSpan> sixteen) {
            return new GowriHalves(sixteen.subList(0, 8), sixteen.subList(8, 16));
        }
    }

    /** A gowri. */
    public record GowriSpan(
            @OneOf(of = Vocabulary.GOWRI) String name,
            @OneOf(of = Vocabulary.NATURE) String nature,
            Instant start,
            Instant end) {
        static GowriSpan of(Spanned<Gowri> one) {
            return new GowriSpan(
                    one.value().id(),
                    one.value().nature().id(),
                    one.span().start(),
                    one.span().end());
        }
    }

    /** A planetary hour. */
    public record LordSpan(@OneOf(of = Vocabulary.GRAHA) String lord, Instant start, Instant end) {
        static LordSpan of(Spanned<Graha> one) {
            return new LordSpan(one.value().id(), one.span().start(), one.span().end());
        }
    }

    /** Why a field is null. */
    @SchemaName("MissingField")
    public record Missing(
            String field,

            @OneOf(
                    name = "MissingReason",
                    value = {
                        "polar_day",
                        "polar_night",
                        "no_sunset_the_night_before",
                        "moon_stays_above_the_horizon",
                        "moon_stays_below_the_horizon",
                        "not_within_this_day"
                    })
            String reason) {}

    /**
     * The view of a panchanga.
     *
     * @param scales those by which Jupiter's years become civil time
     * @param limb what is printed for the beginning and end of a limb
     */
    public static PanchangaView of(
            Panchanga panchanga,
            TimeScales scales,
            UnaryOperator<TimeSpan> limb,
            Optional<ConventionsView> conventions) {
        PanchangaDay day = panchanga.day();
        Optional<DayTimes> times = panchanga.times();
        var north = panchanga.years().north();
        return new PanchangaView(
                panchanga.date().toString(),
                new Day(
                        day instanceof PanchangaDay.Vedic ? "vedic" : "civil",
                        day.span().start(),
                        day.span().end()),
                new Vara(
                        panchanga.vara().number(),
                        panchanga.vara().id(),
                        panchanga.vara().lord().id()),
                day.sunriseIfAny(),
                day.sunsetIfAny(),
                day instanceof PanchangaDay.Vedic vedic ? Optional.of(vedic.nextSunrise()) : Optional.empty(),
                panchanga.moon().moonrise(),
                panchanga.moon().moonset(),
                panchanga.paksha().id(),
                list(panchanga.tithis(), one -> TithiSpan.of(one, limb)),
                list(panchanga.nakshatras(), one -> NakshatraSpan.of(one, limb)),
                list(panchanga.yogas(), one -> YogaSpan.of(one, limb)),
                list(panchanga.karanas(), one -> KaranaSpan.of(one, limb)),
                Lunar.of(panchanga.lunarMonth()),
                Solar.of(panchanga.solarMonth()),
                panchanga.ritu().id(),
                panchanga.ayana().id(),
                new EraYears(
                        panchanga.years().kali(),
                        panchanga.years().shaka(),
                        panchanga.years().vikram(),
                        new SamvatsaraName(
                                panchanga.years().south().number(),
                                panchanga.years().south().id()),
                        new JovianSamvatsara(
                                north.name().number(),
                                north.name().id(),
                                scales.utc(north.start()),
                                scales.utc(north.end()))),
                times.map(DayTimes::rahuKalam).map(Span::of),
                times.map(DayTimes::yamaganda).map(Span::of),
                times.map(DayTimes::gulika).map(Span::of),
                times.map(DayTimes::abhijit).map(Span::of),
                times.flatMap(DayTimes::brahmaMuhurta).map(Span::of),
                times.map(t -> list(t.durmuhurtas(), Span::of)),
                list(panchanga.varjyas(), Span::of),
                list(panchanga.amritas(), Span::of),
                times.map(t -> ChoghadiyaHalves.of(list(t.choghadiyas(), ChoghadiyaSpan::of))),
                times.map(t -> GowriHalves.of(list(t.gowris(), GowriSpan::of))),
                times.map(t -> list(t.horas(), LordSpan::of)),
                missing(panchanga),
                conventions);
    }

    private static List<Missing> missing(Panchanga panchanga) {
        List<Missing> out = new ArrayList<>(2);
        if (panchanga.day() instanceof PanchangaDay.Civil civil) {
            String reason = civil.reason().id();
            if (civil.sunriseIfAny().isEmpty()) {
                out.add(new Missing("sunrise", reason));
            }
            if (civil.sunsetIfAny().isEmpty()) {
                out.add(new Missing("sunset", reason));
            }
            NEEDS_SUNRISE.forEach(field -> out.add(new Missing(field, reason)));
        } else if (panchanga.times().flatMap(DayTimes::brahmaMuhurta).isEmpty()) {
            out.add(new Missing("brahma_muhurta", "no_sunset_the_night_before"));
        }
        String moon = panchanga.moon().upAllDay()
                ? "moon_stays_above_the_horizon"
                : panchanga.moon().downAllDay() ? "moon_stays_below_the_horizon" : "not_within_this_day";
        if (panchanga.moon().moonrise().isEmpty()) {
            out.add(new Missing("moonrise", moon));
        }
        if (panchanga.moon().moonset().isEmpty()) {
            out.add(new Missing("moonset", moon));
        }
        return out;
    }

    private static <T, V> List<V> list(List<T> values, Function<T, V> view) {
        List<V> views = new ArrayList<>(values.size());
        for (int i = 0; i < values.size(); i++) {
            views.add(view.apply(values.get(i)));
        }
        return views;
    }
}
