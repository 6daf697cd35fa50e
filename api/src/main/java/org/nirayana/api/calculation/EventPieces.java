package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.Pieces;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.EventView;
import org.nirayana.api.view.ReadingView;
import org.nirayana.jyotisha.event.SkyEvent;
import org.nirayana.jyotisha.event.SkyEventKind;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.zodiac.Graha;

/** The events of a span in pieces. */
abstract class EventPieces extends Pieces<SkyEvent> {
    /** Some 40 KB. */
    static final int EVENTS_IN_PIECE = 100;

    final Context context;

    private EventPieces(Iterator<SkyEvent> events, Context context) {
        super(events, EVENTS_IN_PIECE);
        this.context = context;
    }

    /**
     * What the pieces are written with.
     *
     * @param placeName what the place is called, if anybody has said
     * @param words the language of CSV and iCalendar; JSON has its own names
     */
    record Context(
            LocalTimes times,
            ChartQuery place,
            Optional<String> placeName,
            ConventionsView conventions,
            List<ReadingView> readings,
            EventWords words) {}

    static final class OfCsv extends EventPieces {
        OfCsv(Iterator<SkyEvent> events, Context context) {
            super(events, context);
        }

        @Override
        protected byte[] head() {
            return utf8(CsvLines.line(List.of(
                    "time",
                    "kind",
                    "change",
                    "planet",
                    "other",
                    "longitude",
                    "rasi",
                    "nakshatra",
                    "pada",
                    "is_retrograde",
                    "first_entry",
                    "last_entry",
                    "final_exit",
                    "orb",
                    "counted",
                    "victor",
                    "method",
                    "horizon",
                    "uncertain_days",
                    "observed_on",
                    "punya_kala_start",
                    "punya_kala_end",
                    "eclipse",
                    "magnitude",
                    "is_seen",
                    "summary",
                    "place",
                    "timezone",
                    "ayanamsa",
                    "engine")));
        }

        @Override
        protected byte[] item(SkyEvent event) {
            EventView view = EventView.of(event);
            Optional<TimeSpan> punya =
                    event.detail() instanceof SkyEvent.Sankranti kept ? kept.punya() : Optional.empty();
            return utf8(CsvLines.line(List.of(
                    context.times().second(event.instant()),
                    view.kind(),
                    view.change(),
                    view.planet(),
                    view.other().orElse(""),
                    String.format(Locale.ROOT, "%.9f", view.longitude() / 1e9),
                    view.rasi(),
                    view.nakshatra(),
                    Integer.toString(view.pada()),
                    Boolean.toString(view.isRetrograde()),
                    time(view.stay().flatMap(EventView.StayView::firstEntry)),
                    time(view.stay().flatMap(EventView.StayView::lastEntry)),
                    time(view.stay().flatMap(EventView.StayView::finalExit)),
                    view.orb().map(String::valueOf).orElse(""),
                    view.counted().map(String::valueOf).orElse(""),
                    view.war().map(EventView.WarEventView::victor).orElse(""),
                    view.visibility().map(EventView.VisibilityView::method).orElse(""),
                    view.visibility().map(EventView.VisibilityView::horizon).orElse(""),
                    view.visibility()
                            .map(seen -> Integer.toString(seen.uncertainDays()))
                            .orElse(""),
                    view.sankranti()
                            .flatMap(EventView.SankrantiView::observedOn)
                            .orElse(""),
                    time(punya.map(TimeSpan::start)),
                    time(punya.map(TimeSpan::end)),
                    view.eclipse().map(EventView.EclipseEventView::type).orElse(""),
                    view.eclipse()
                            .map(eclipse -> String.format(Locale.ROOT, "%.6f", eclipse.magnitude() / 1e6))
                            .orElse(""),
                    view.eclipse()
                            .map(eclipse -> Boolean.toString(eclipse.isSeen()))
                            .orElse(""),
                    context.words().summary(event),
                    context.placeName().orElse(""),
                    context.conventions().timezone(),
                    context.conventions().ayanamsa(),
                    context.conventions().engine())));
        }

        private String time(Optional<Instant> instant) {
            return instant.map(context.times()::second).orElse("");
        }
    }

    /** An entry an event that any calendar program can subscribe to. */
    static final class OfCalendar extends EventPieces {
        private final String identity;
        private final String language;

        OfCalendar(Iterator<SkyEvent> events, Context context) {
            super(events, context);
            this.language = ";LANGUAGE=" + context.words().language().code();
            // Two series kept in one calendar must not overwrite one another; a new version of the program must.
            ConventionsView by = context.conventions();
            String all = String.join(
                    " ",
                    Double.toString(context.place().latitude()),
                    Double.toString(context.place().longitude()),
                    by.ayanamsa(),
                    Double.toString(by.ayanamsaDelta()),
                    by.nodeType(),
                    by.sunriseDefinition(),
                    Boolean.toString(by.applyNutation()),
                    Boolean.toString(by.applyAberration()),
                    Boolean.toString(by.applyGravDeflection()),
                    by.laterChoices(),
                    new String(JsonWriter.toJson(context.readings()), StandardCharsets.UTF_8));
            this.identity = UUID.nameUUIDFromBytes(utf8(all)).toString();
        }

        private String location() {
            return context.placeName()
                    .orElseGet(() ->
                            context.place().latitude() + ", " + context.place().longitude());
        }

        @Override
        protected byte[] head() {
            return utf8(CalendarLines.head(
                    "Events",
                    context.words().say("title") + ", " + location(),
                    context.conventions().timezone(),
                    context.conventions().summary()));
        }

        @Override
        protected byte[] item(SkyEvent event) {
            String second = CalendarLines.second(event.instant());
            return utf8(CalendarLines.line("BEGIN", "VEVENT")
                    + CalendarLines.line("UID", uid(event, second))
                    + CalendarLines.line("DTSTAMP", CalendarLines.stamp(event.instant()))
                    + CalendarLines.line("DTSTART", second)
                    + CalendarLines.line("TRANSP", "TRANSPARENT")
                    + CalendarLines.line(
                            "SUMMARY" + language,
                            CalendarLines.escaped(context.words().summary(event)))
                    + CalendarLines.line("LOCATION" + language, CalendarLines.escaped(location()))
                    + CalendarLines.line("DESCRIPTION" + language, CalendarLines.escaped(description(event)))
                    + CalendarLines.line("END", "VEVENT"));
        }

        /** By what and when to the minute it is, so that a finer ephemeris moves the entry instead of adding another. */
        private String uid(SkyEvent event, String second) {
            StringBuilder id = new StringBuilder(second.substring(0, "yyyyMMddTHHmm".length()));
            id.append('_')
                    .append(event.kind().id())
                    .append('_')
                    .append(event.change().id());
            for (Graha graha : event.grahas()) {
                id.append('_').append(graha.id());
            }
            if (event.detail() instanceof SkyEvent.Look look) {
                id.append('_').append(look.count());
            }
            return id.append('_').append(identity).append("@events.nirayana").toString();
        }

        private String description(SkyEvent event) {
            StringBuilder text = new StringBuilder();
            text.append(context.times().date(event.instant()))
                    .append(' ')
                    .append(context.times().minute(event.instant()));
            if (event.kind() == SkyEventKind.SANKRANTI && event.detail() instanceof SkyEvent.Sankranti kept) {
                kept.punya().ifPresent(span -> text.append('\n')
                        .append(context.words()
                                .punya(context.times().date(span.start()) + " "
                                        + context.times().minute(span.start()) + "-"
                                        + context.times().minute(span.end()))));
            }
            return text.toString();
        }

        @Override
        protected byte[] foot() {
            return utf8(CalendarLines.line("END", "VCALENDAR"));
        }
    }
}
