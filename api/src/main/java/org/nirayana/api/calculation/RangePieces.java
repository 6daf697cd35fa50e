package org.nirayana.api.calculation;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.PanchangaView;
import org.nirayana.jyotisha.panchanga.DayTimes;
import org.nirayana.jyotisha.panchanga.LunarMonth;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.Tithi;

/** A range of days in pieces of a few days each: little enough to make at once, much enough to be worth sending. */
abstract class RangePieces implements Iterator<byte[]> {
    /** A day is made in some 0.3 ms, and nobody else on the event loop should wait longer than a few. */
    private static final int DAYS_IN_PIECE = 5;

    private final Iterator<Panchanga> days;
    final RangeFormat.Context context;
    private boolean begun;
    private boolean ended;

    RangePieces(Iterator<Panchanga> days, RangeFormat.Context context) {
        this.days = days;
        this.context = context;
    }

    abstract String head();

    abstract byte[] day(Panchanga panchanga);

    /** What stands between two days. */
    String separator() {
        return "";
    }

    abstract String foot();

    @Override
    public boolean hasNext() {
        return !ended;
    }

    @Override
    public byte[] next() {
        if (ended) {
            throw new NoSuchElementException("the range is complete");
        }
        ByteArrayOutputStream piece = new ByteArrayOutputStream(64 * 1024);
        boolean first = !begun;
        if (!begun) {
            piece.writeBytes(utf8(head()));
            begun = true;
        }
        for (int i = 0; i < DAYS_IN_PIECE && days.hasNext(); i++) {
            if (!first) {
                piece.writeBytes(utf8(separator()));
            }
            piece.writeBytes(day(days.next()));
            first = false;
        }
        if (!days.hasNext()) {
            piece.writeBytes(utf8(foot()));
            ended = true;
        }
        return piece.toByteArray();
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** {@code {"conventions": …, "days": […]}}. */
    static final class OfJson extends RangePieces {
        OfJson(Iterator<Panchanga> days, RangeFormat.Context context) {
            super(days, context);
        }

        @Override
        String head() {
            return "{\"conventions\":"
                    + new String(
                            JsonWriter.toJson(
                                    context.conventions(),
                                    context.times().zone().rules()),
                            StandardCharsets.UTF_8)
                    + ",\"days\":[";
        }

        @Override
        byte[] day(Panchanga panchanga) {
            return JsonWriter.toJson(
                    PanchangaView.of(panchanga, context.sky().timeScales(), Optional.empty()),
                    context.times().zone().rules(),
                    context.times().rounding()::ofLocalSecond);
        }

        @Override
        String separator() {
            return ",";
        }

        @Override
        String foot() {
            return "]}";
        }
    }

    /** One line a day (RFC 4180); what changes within the day is told with the time until which it holds. */
    static final class OfCsv extends RangePieces {
        OfCsv(Iterator<Panchanga> days, RangeFormat.Context context) {
            super(days, context);
        }

        @Override
        String head() {
            return line(List.of(
                    "date",
                    "vara",
                    "sunrise",
                    "sunset",
                    "moonrise",
                    "moonset",
                    "tithi",
                    "nakshatra",
                    "yoga",
                    "karana",
                    "paksha",
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
                    "samvatsara_north",
                    "rahu_kalam",
                    "yamaganda",
                    "gulika",
                    "abhijit",
                    "brahma_muhurta",
                    "durmuhurta",
                    "varjya",
                    "amrita_kala",
                    "ayanamsa",
                    "sunrise_definition",
                    "timezone",
                    "engine"));
        }

        @Override
        byte[] day(Panchanga p) {
            ConventionsView conventions = context.conventions();
            Optional<DayTimes> parts = p.times();
            LunarMonth month = p.lunarMonth();
            return utf8(line(List.of(
                    p.date().toString(),
                    p.vara().id(),
                    text(p.day().sunriseIfAny().map(context.times()::second)),
                    text(p.day().sunsetIfAny().map(context.times()::second)),
                    text(p.moon().moonrise().map(context.times()::second)),
                    text(p.moon().moonset().map(context.times()::second)),
                    until(p.tithis(), OfCsv::name),
                    p.nakshatras().stream()
                            .map(n -> until(n.nakshatra().id(), n.span()))
                            .collect(Collectors.joining("; ")),
                    until(p.yogas(), yoga -> yoga.id()),
                    until(p.karanas(), half -> half.karana().id()),
                    p.paksha().id(),
                    month.amanta().id(),
                    month.purnimanta().id(),
                    Boolean.toString(month.adhika()),
                    text(month.kshaya().map(lost -> lost.id())),
                    p.solarMonth().name(),
                    Integer.toString(p.solarMonth().day()),
                    p.ritu().id(),
                    p.ayana().id(),
                    Integer.toString(p.years().kali()),
                    Integer.toString(p.years().shaka()),
                    Integer.toString(p.years().vikram()),
                    p.years().south().id(),
                    p.years().north().name().id(),
                    text(parts.map(t -> span(t.rahuKalam()))),
                    text(parts.map(t -> span(t.yamaganda()))),
                    text(parts.map(t -> span(t.gulika()))),
                    text(parts.map(t -> span(t.abhijit()))),
                    text(parts.flatMap(DayTimes::brahmaMuhurta).map(this::span)),
                    text(parts.map(t -> spans(t.durmuhurtas()))),
                    spans(p.varjyas()),
                    spans(p.amritas()),
                    conventions.ayanamsa(),
                    conventions.sunriseDefinition(),
                    conventions.timezone(),
                    conventions.engine())));
        }

        @Override
        String foot() {
            return "";
        }

        static String name(Tithi tithi) {
            boolean full = tithi == Tithi.PURNIMA || tithi == Tithi.AMAVASYA;
            return full ? tithi.id() : tithi.paksha().id() + " " + tithi.id();
        }

        private <T> String until(List<Spanned<T>> timed, java.util.function.Function<T, String> name) {
            return timed.stream()
                    .map(one -> until(name.apply(one.value()), one.span()))
                    .collect(Collectors.joining("; "));
        }

        private String until(String name, TimeSpan span) {
            return name + " until " + context.times().second(span.end());
        }

        private String span(TimeSpan span) {
            return context.times().second(span.start()) + "/" + context.times().second(span.end());
        }

        private String spans(List<TimeSpan> spans) {
            return spans.stream().map(this::span).collect(Collectors.joining("; "));
        }

        private static String text(Optional<String> text) {
            return text.orElse("");
        }

        private static String line(List<String> cells) {
            return cells.stream().map(OfCsv::quoted).collect(Collectors.joining(",")) + "\r\n";
        }

        private static String quoted(String cell) {
            boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
            return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
        }
    }

    /** An all-day entry a day (RFC 5545) that any calendar program can subscribe to. */
    static final class OfCalendar extends RangePieces {
        private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuuMMdd", Locale.ROOT);
        private static final DateTimeFormatter STAMP =
                DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
        private static final int LONGEST_LINE_OCTETS = 75;

        /** No entry is stamped later: a stamp must not lie in the future, and must be the same whenever one asks. */
        private static final Instant LATEST_STAMP = Instant.parse("2026-11-01T00:00:00Z");

        /** What tells a day apart from the same day elsewhere or by other conventions. */
        private final String identity;

        OfCalendar(Iterator<Panchanga> days, RangeFormat.Context context) {
            super(days, context);
            this.identity = identity(context);
        }

        /** Two series kept in one calendar must not overwrite one another; a new version of the program must. */
        private static String identity(RangeFormat.Context context) {
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

        private static Instant stamp(Panchanga p) {
            Instant begin = LocalTimes.toSecond(p.day().span().start());
            return begin.isBefore(LATEST_STAMP) ? begin : LATEST_STAMP;
        }

        @Override
        String head() {
            return line("BEGIN", "VCALENDAR")
                    + line("VERSION", "2.0")
                    + line("PRODID", "-//Nirayana//Panchanga//EN")
                    + line("CALSCALE", "GREGORIAN")
                    + line("X-WR-CALNAME", "Panchanga")
                    + line("X-WR-TIMEZONE", context.conventions().timezone())
                    + line("X-WR-CALDESC", escaped(conventions()));
        }

        @Override
        byte[] day(Panchanga p) {
            String date = DATE.format(p.date());
            return utf8(line("BEGIN", "VEVENT")
                    + line("UID", date + "_" + identity + "@panchanga.nirayana")
                    // The same day is always the same entry, so its stamp is its own beginning, not the present.
                    + line("DTSTAMP", STAMP.format(stamp(p)))
                    + line("DTSTART;VALUE=DATE", date)
                    + line("DTEND;VALUE=DATE", DATE.format(p.date().plusDays(1)))
                    + line("TRANSP", "TRANSPARENT")
                    + line("SUMMARY", escaped(summary(p)))
                    + line("DESCRIPTION", escaped(description(p)))
                    + line("END", "VEVENT"));
        }

        @Override
        String foot() {
            return line("END", "VCALENDAR");
        }

        private String summary(Panchanga p) {
            LunarMonth month = p.lunarMonth();
            return (month.adhika() ? "Adhika " : "")
                    + context.place().conventions().lunarMonth().name(month).id() + " "
                    + OfCsv.name(p.tithis().get(0).value()) + ", "
                    + p.nakshatras().get(0).nakshatra().id();
        }

        private String description(Panchanga p) {
            StringBuilder text = new StringBuilder(400);
            text.append(p.vara().id()).append('\n');
            p.day()
                    .sunriseIfAny()
                    .ifPresent(t -> text.append("Sunrise ").append(clock(t)).append('\n'));
            p.day()
                    .sunsetIfAny()
                    .ifPresent(t -> text.append("Sunset ").append(clock(t)).append('\n'));
            p.tithis().forEach(t -> text.append("Tithi ")
                    .append(until(OfCsv.name(t.value()), t.span()))
                    .append('\n'));
            p.nakshatras().forEach(n -> text.append("Nakshatra ")
                    .append(until(n.nakshatra().id(), n.span()))
                    .append('\n'));
            p.yogas().forEach(y -> text.append("Yoga ")
                    .append(until(y.value().id(), y.span()))
                    .append('\n'));
            p.karanas().forEach(k -> text.append("Karana ")
                    .append(until(k.value().karana().id(), k.span()))
                    .append('\n'));
            p.times().ifPresent(t -> text.append("Rahu kalam ")
                    .append(clock(t.rahuKalam()))
                    .append("\nYamaganda ")
                    .append(clock(t.yamaganda()))
                    .append("\nGulika ")
                    .append(clock(t.gulika()))
                    .append("\nAbhijit ")
                    .append(clock(t.abhijit()))
                    .append('\n'));
            text.append(p.solarMonth().name()).append(' ').append(p.solarMonth().day());
            return text.append(", Shaka ")
                    .append(p.years().shaka())
                    .append(' ')
                    .append(p.years().south().id())
                    .append('\n')
                    .append(conventions())
                    .toString();
        }

        private String conventions() {
            return context.conventions().summary();
        }

        private String until(String name, TimeSpan span) {
            return name + " until " + context.times().date(span.end()) + " " + clock(span.end());
        }

        private String clock(java.time.Instant instant) {
            return context.times().minute(instant);
        }

        private String clock(TimeSpan span) {
            return clock(span.start()) + "-" + clock(span.end());
        }

        private static String escaped(String text) {
            return text.replace("\\", "\\\\")
                    .replace(";", "\\;")
                    .replace(",", "\\,")
                    .replace("\n", "\\n");
        }

        /** A content line, folded so that none is longer than 75 octets. Everything here is ASCII but a zone's name may not be. */
        private static String line(String name, String value) {
            String whole = name + ":" + value;
            StringBuilder folded = new StringBuilder(whole.length() + 20);
            int octets = 0;
            for (int i = 0; i < whole.length(); ) {
                int codePoint = whole.codePointAt(i);
                int size = new String(Character.toChars(codePoint)).getBytes(StandardCharsets.UTF_8).length;
                if (octets + size > LONGEST_LINE_OCTETS) {
                    folded.append("\r\n ");
                    octets = 1;
                }
                folded.appendCodePoint(codePoint);
                octets += size;
                i += Character.charCount(codePoint);
            }
            return folded.append("\r\n").toString();
        }
    }
}
