package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.Pieces;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonth;
import org.nirayana.jyotisha.panchanga.hours.DayTimes;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.words.Labels;

/** A range of days in pieces. */
abstract class RangePieces extends Pieces<Panchanga> {
    /** A day is made in some 0.3 ms, and nobody else on the event loop should wait longer than a few. */
    static final int DAYS_IN_PIECE = 5;

    final Context context;

    RangePieces(Iterator<Panchanga> days, Context context) {
        super(days, DAYS_IN_PIECE);
        this.context = context;
    }

    /**
     * What the pieces are written with.
     *
     * @param place where the days are
     * @param placeName what the place is called, if anybody has said
     * @param conventions what the answer was computed by
     * @param words the language; JSON has its own names
     */
    record Context(
            LocalTimes times,
            ChartQuery place,
            Optional<String> placeName,
            ConventionsView conventions,
            AlmanacWords words) {}

    /**
     * One line a day (RFC 4180), one value a cell. What changes within the day has a column for each that a day can have, with
     * the time at which it ends; of times that come more than once a day, each has its columns too.
     */
    static final class OfCsv extends RangePieces {
        /** Three tithis, nakshatras and yogas fit into the 25 hours that a day has at most, and four karanas. */
        private static final int LIMBS = 3;

        private static final int KARANAS = 4;
        private static final int DURMUHURTAS = 2;

        /** One of each nakshatra that a day can have; Mula has two varjyas by some, and then is most of the day. */
        private static final int GHATIS = 3;

        OfCsv(Iterator<Panchanga> days, Context context) {
            super(days, context);
        }

        @Override
        protected byte[] head() {
            List<String> names = new ArrayList<>(List.of(
                    "date",
                    "place",
                    "latitude",
                    "longitude",
                    "timezone",
                    "language",
                    "vara",
                    "sunrise",
                    "sunset",
                    "moonrise",
                    "moonset",
                    "paksha"));
            ended(names, "tithi", LIMBS);
            names.addAll(List.of("kshaya_tithi", "vriddhi_tithi"));
            ended(names, "nakshatra", LIMBS);
            ended(names, "yoga", LIMBS);
            ended(names, "karana", KARANAS);
            names.addAll(List.of(
                    "amanta_month",
                    "purnimanta_month",
                    "adhika",
                    "kshaya",
                    "solar_month",
                    "solar_day",
                    "ritu",
                    "ayana",
                    "kali",
                    "shaka",
                    "vikram",
                    "samvatsara_south",
                    "samvatsara_north"));
            for (String time : List.of("rahu_kalam", "yamaganda", "gulika", "abhijit", "brahma_muhurta")) {
                names.addAll(List.of(time + "_start", time + "_end"));
            }
            spanned(names, "durmuhurta", DURMUHURTAS);
            spanned(names, "varjya", GHATIS);
            spanned(names, "amrita_kala", GHATIS);
            names.addAll(List.of("ayanamsa", "sunrise_definition", "engine"));
            return utf8(CsvLines.line(names));
        }

        private static void ended(List<String> names, String limb, int most) {
            for (int i = 1; i <= most; i++) {
                names.addAll(List.of(limb + "_" + i, limb + "_" + i + "_end"));
            }
        }

        private static void spanned(List<String> names, String time, int most) {
            for (int i = 1; i <= most; i++) {
                names.addAll(List.of(time + "_" + i + "_start", time + "_" + i + "_end"));
            }
        }

        @Override
        protected byte[] item(Panchanga p) {
            ConventionsView conventions = context.conventions();
            AlmanacWords words = context.words();
            Optional<DayTimes> parts = p.times();
            LunarMonth month = p.lunarMonth();
            List<String> cells = new ArrayList<>(List.of(
                    p.date().toString(),
                    context.placeName().orElse(""),
                    Double.toString(context.place().latitude()),
                    Double.toString(context.place().longitude()),
                    conventions.timezone(),
                    words.language().code(),
                    words.name("vara", p.vara().id()),
                    text(p.day().sunriseIfAny().map(context.times()::second)),
                    text(p.day().sunsetIfAny().map(context.times()::second)),
                    text(p.moon().moonrise().map(context.times()::second)),
                    text(p.moon().moonset().map(context.times()::second)),
                    words.name("paksha", p.paksha().id())));
            limbs(cells, LIMBS, p.tithis(), tithi -> words.name("tithi", tithi.id()));
            cells.add(text(kshaya(p).map(tithi -> words.name("tithi", tithi.id()))));
            cells.add(text(vriddhi(p).map(tithi -> words.name("tithi", tithi.id()))));
            limbs(
                    cells,
                    LIMBS,
                    p.nakshatras().stream()
                            .map(n -> new Spanned<>(n.nakshatra(), n.span()))
                            .toList(),
                    words::nakshatra);
            limbs(cells, LIMBS, p.yogas(), yoga -> words.name("yoga", yoga.id()));
            limbs(
                    cells,
                    KARANAS,
                    p.karanas(),
                    half -> words.name("karana", half.karana().id()));
            cells.addAll(List.of(
                    words.name("masa", month.amanta().id()),
                    words.name("masa", month.purnimanta().id()),
                    Boolean.toString(month.adhika()),
                    text(month.kshaya().map(lost -> words.name("masa", lost.id()))),
                    words.solarMonth(p.solarMonth()),
                    Integer.toString(p.solarMonth().day()),
                    words.name("ritu", p.ritu().id()),
                    words.name("ayana", p.ayana().id()),
                    Integer.toString(p.years().kali()),
                    Integer.toString(p.years().shaka()),
                    Integer.toString(p.years().vikram()),
                    words.name("samvatsara", p.years().south().id()),
                    words.name("samvatsara", p.years().north().name().id())));
            times(cells, 1, parts.map(DayTimes::rahuKalam).stream().toList());
            times(cells, 1, parts.map(DayTimes::yamaganda).stream().toList());
            times(cells, 1, parts.map(DayTimes::gulika).stream().toList());
            times(cells, 1, parts.map(DayTimes::abhijit).stream().toList());
            times(cells, 1, parts.flatMap(DayTimes::brahmaMuhurta).stream().toList());
            times(cells, DURMUHURTAS, parts.map(DayTimes::durmuhurtas).orElse(List.of()));
            times(cells, GHATIS, p.varjyas());
            times(cells, GHATIS, p.amritas());
            cells.addAll(List.of(conventions.ayanamsa(), conventions.sunriseDefinition(), conventions.engine()));
            return utf8(CsvLines.line(cells));
        }

        private <T> void limbs(List<String> cells, int most, List<Spanned<T>> timed, Function<T, String> name) {
            for (int i = 0; i < most; i++) {
                boolean there = i < timed.size();
                cells.add(there ? name.apply(timed.get(i).value()) : "");
                cells.add(
                        there
                                ? context.times()
                                        .second(context.times()
                                                .limb(timed.get(i).span())
                                                .end())
                                : "");
            }
        }

        private void times(List<String> cells, int most, List<TimeSpan> spans) {
            for (int i = 0; i < most; i++) {
                boolean there = i < spans.size();
                cells.add(there ? context.times().second(spans.get(i).start()) : "");
                cells.add(there ? context.times().second(spans.get(i).end()) : "");
            }
        }

        private static String text(Optional<String> text) {
            return text.orElse("");
        }
    }

    /** The tithi that begins and ends within the day, so that no sunrise sees it. */
    static Optional<Tithi> kshaya(Panchanga p) {
        return p.tithis().size() < 3
                ? Optional.empty()
                : Optional.of(p.tithis().get(1).value());
    }

    /** The tithi that this sunrise and the next one see: it lasts the whole day and longer. */
    static Optional<Tithi> vriddhi(Panchanga p) {
        Spanned<Tithi> first = p.tithis().get(0);
        return first.span().end().isAfter(p.day().span().end()) ? Optional.of(first.value()) : Optional.empty();
    }

    /** An all-day entry a day (RFC 5545) that any calendar program can subscribe to. */
    static final class OfCalendar extends RangePieces {
        private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuuMMdd", Locale.ROOT);

        /** What tells a day apart from the same day elsewhere or by other conventions. */
        private final String identity;

        OfCalendar(Iterator<Panchanga> days, Context context) {
            super(days, context);
            this.identity = identity(context);
        }

        /** Two series kept in one calendar must not overwrite one another; a new version of the program must. */
        private static String identity(Context context) {
            double latitude = context.place().latitude();
            double longitude = context.place().longitude();
            ConventionsView by = context.conventions();
            String all = String.join(
                    " ",
                    Double.toString(latitude),
                    Double.toString(longitude),
                    by.ayanamsa(),
                    Double.toString(by.ayanamsaDelta()),
                    by.nodeType(),
                    by.positionReference(),
                    by.sunriseDefinition(),
                    Boolean.toString(by.applyNutation()),
                    Boolean.toString(by.applyAberration()),
                    Boolean.toString(by.applyGravDeflection()),
                    by.timezone(),
                    String.valueOf(
                            by.almanac().map(JsonWriter::toJson).map(json -> new String(json, StandardCharsets.UTF_8))),
                    by.laterChoices());
            // What is chosen newly only changes the names of those who choose it.
            all = all.strip();
            return String.format(Locale.ROOT, "%.4f_%.4f_%s_", latitude, longitude, by.ayanamsa())
                    + UUID.nameUUIDFromBytes(utf8(all));
        }

        @Override
        protected byte[] head() {
            return utf8(CalendarLines.head(
                    "Panchanga",
                    words().say("title") + ", " + location(),
                    context.conventions().timezone(),
                    context.conventions().summary()));
        }

        @Override
        protected byte[] item(Panchanga p) {
            String date = DATE.format(p.date());
            String language = ";LANGUAGE=" + words().language().code();
            return utf8(CalendarLines.line("BEGIN", "VEVENT")
                    + CalendarLines.line("UID", date + "_" + identity + "@panchanga.nirayana")
                    // The same day is always the same entry, so its stamp is its own beginning, not the present.
                    + CalendarLines.line(
                            "DTSTAMP", CalendarLines.stamp(p.day().span().start()))
                    + CalendarLines.line("DTSTART;VALUE=DATE", date)
                    + CalendarLines.line(
                            "DTEND;VALUE=DATE", DATE.format(p.date().plusDays(1)))
                    + CalendarLines.line("TRANSP", "TRANSPARENT")
                    + CalendarLines.line("SUMMARY" + language, CalendarLines.escaped(summary(p)))
                    + CalendarLines.line("LOCATION" + language, CalendarLines.escaped(location()))
                    + CalendarLines.line(
                            "GEO",
                            context.place().latitude() + ";" + context.place().longitude())
                    + CalendarLines.line("DESCRIPTION" + language, CalendarLines.escaped(description(p)))
                    + CalendarLines.line("END", "VEVENT"));
        }

        @Override
        protected byte[] foot() {
            return utf8(CalendarLines.line("END", "VCALENDAR"));
        }

        private AlmanacWords words() {
            return context.words();
        }

        /** What the place is called, else where it is. */
        private String location() {
            return context.placeName()
                    .orElseGet(() ->
                            context.place().latitude() + ", " + context.place().longitude());
        }

        private String summary(Panchanga p) {
            return words().month(p.lunarMonth(), context.place().conventions().lunarMonth()) + " "
                    + words().tithi(p.tithis().get(0).value()) + ", "
                    + words().nakshatra(p.nakshatras().get(0).nakshatra());
        }

        private String description(Panchanga p) {
            StringBuilder text = new StringBuilder(400);
            AlmanacWords words = words();
            text.append(words.name("vara", p.vara().id())).append('\n');
            p.day().sunriseIfAny().ifPresent(t -> entry(text, "fact.sunrise", clock(t)));
            p.day().sunsetIfAny().ifPresent(t -> entry(text, "fact.sunset", clock(t)));
            p.tithis().forEach(t -> entry(text, "limb.tithi", until(words.tithi(t.value()), t.span())));
            kshaya(p).ifPresent(t -> text.append(words.say("kshaya_tithi").replace("{tithi}", words.tithi(t)))
                    .append('\n'));
            vriddhi(p).ifPresent(t -> text.append(words.say("vriddhi_tithi").replace("{tithi}", words.tithi(t)))
                    .append('\n'));
            String nakshatra = words.language().labels().caption(Labels.Caption.NAKSHATRA);
            p.nakshatras().forEach(n -> text.append(nakshatra)
                    .append(' ')
                    .append(until(words.nakshatra(n.nakshatra()), n.span()))
                    .append('\n'));
            p.yogas()
                    .forEach(y -> entry(
                            text,
                            "limb.yoga",
                            until(words.name("yoga", y.value().id()), y.span())));
            p.karanas()
                    .forEach(k -> entry(
                            text,
                            "limb.karana",
                            until(words.name("karana", k.value().karana().id()), k.span())));
            p.times().ifPresent(t -> {
                entry(text, "time.rahu_kalam", clock(t.rahuKalam()));
                entry(text, "time.yamaganda", clock(t.yamaganda()));
                entry(text, "time.gulika", clock(t.gulika()));
                entry(text, "time.abhijit", clock(t.abhijit()));
            });
            return text.append(words.solarMonth(p.solarMonth()))
                    .append(' ')
                    .append(p.solarMonth().day())
                    .append(", ")
                    .append(words.say("shaka")
                            .replace("{year}", Integer.toString(p.years().shaka())))
                    .append(' ')
                    .append(words.name("samvatsara", p.years().south().id()))
                    .toString();
        }

        private void entry(StringBuilder text, String key, String value) {
            text.append(words().say(key)).append(' ').append(value).append('\n');
        }

        private String until(String name, TimeSpan span) {
            Instant end = context.times().limb(span).end();
            return words().until(name, context.times().date(end) + " " + clock(end));
        }

        private String clock(Instant instant) {
            return context.times().minute(instant);
        }

        private String clock(TimeSpan span) {
            return clock(span.start()) + "-" + clock(span.end());
        }
    }
}
