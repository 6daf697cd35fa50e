package org.nirayana.service.astro;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.nirayana.api.view.ClockView;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.LocalTimeView;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Query;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/**
 * From the clock on the wall to the instant, and back.
 *
 * <p>A birth certificate has a date, a time and a place, and everything else here wants an instant. Which one it was the
 * rules of the zone say, except around a change of the clocks: then the answer holds both instants, or none and the two
 * that may have been meant, and the caller has to ask.
 */
public final class LocalTimeRoutes {
    private static final Set<String> PARAMETERS = Collections.unmodifiableSet(
            new LinkedHashSet<>(List.of("date", "time", "dateandtime", "lat", "lon", "tz")));

    private static final Pattern DATE = Pattern.compile("(?:[+ -]\\d{4,6}|\\d{4})-\\d{2}-\\d{2}");
    private static final Pattern TIME = Pattern.compile("\\d{2}:\\d{2}(?::[0-5]\\d(?:\\.\\d{1,9})?)?");

    private final Engine engine;
    private final ZoneChoice zones;
    private final Clock clock;

    public LocalTimeRoutes(Engine engine, TimeZones zones, Clock clock) {
        this.engine = engine;
        this.zones = new ZoneChoice(zones);
        this.clock = clock;
    }

    public void mount(Routes routes) {
        routes.documentedIn("local-time");
        routes.quick(Method.GET, "/api/v1/astro/local-time", Access.TIER, "getLocalTime", this::localTime);
    }

    private Response localTime(Request request) {
        Query query = new Query(request.query(), PARAMETERS);
        double latitude = query.number("lat", 90, ChartQuery.DEFAULT_LATITUDE);
        double longitude = query.number("lon", 180, ChartQuery.DEFAULT_LONGITUDE);
        Optional<Zone> named = zones.named(query);
        boolean byClock = query.has("date") || query.has("time");
        if (byClock && query.has("dateandtime")) {
            query.reject("dateandtime", "cannot stand beside date and time: one names an instant, the others a clock");
        }
        Optional<LocalDateTime> reading = byClock ? reading(query) : Optional.empty();
        Instant instant = byClock ? Instant.EPOCH : ChartQuery.instant(query, engine, clock);
        query.check();
        Zone zone = named.orElseGet(() -> zones.zones().at(latitude, longitude));
        ClockReading asked = byClock ? new ClockReading(reading.orElseThrow(), zone) : ClockReading.at(instant, zone);
        List<Instant> instants = byClock ? asked.instants() : List.of(instant);
        Optional<ZoneOffsetTransition> change = byClock ? asked.change() : Optional.empty();
        byte[] body = Answers.toJson(view(asked, instants, change));
        boolean lasting = byClock || query.has("dateandtime");
        return Conditional.answer(request, lasting, Response.JSON, body);
    }

    private LocalTimeView view(ClockReading asked, List<Instant> instants, Optional<ZoneOffsetTransition> change) {
        Zone zone = asked.zone();
        return new LocalTimeView(
                zone.name(),
                ConventionsView.source(zone),
                zones.zones().release(),
                instants.isEmpty() ? "missing" : instants.size() == 1 ? "unique" : "ambiguous",
                describe(instants, zone),
                instants.isEmpty() ? describe(asked.nearest(change.orElseThrow()), zone) : List.of(),
                change.map(found -> ClockReading.describe(found, zone)));
    }

    private static List<ClockView> describe(List<Instant> instants, Zone zone) {
        return instants.stream()
                .map(instant -> ClockReading.describe(instant, zone))
                .toList();
    }

    /** The clock's date and time; a complaint stays with the query. */
    private Optional<LocalDateTime> reading(Query query) {
        String date = query.raw("date").orElse("");
        String time = query.raw("time").orElse("");
        boolean readable = true;
        if (!DATE.matcher(date).matches() || DateAndTime.parse(date).isEmpty()) {
            query.reject("date", "must be an ISO 8601 date, such as 1990-05-17 (with time; or give dateandtime)");
            readable = false;
        }
        if (!TIME.matcher(time).matches()
                || DateAndTime.parse("2000-01-01T" + time).isEmpty()) {
            query.reject("time", "must be a time of the day without offset, such as 10:30 or 10:30:15");
            readable = false;
        }
        if (!readable) {
            return Optional.empty();
        }
        Instant asUtc = DateAndTime.parse(date + "T" + time).orElseThrow();
        if (!engine.covers(asUtc)) {
            query.reject(
                    "date",
                    "must be from " + engine.earliest() + " to " + engine.latest()
                            + ", the span of the ephemeris of this service");
        }
        return Optional.of(LocalDateTime.ofEpochSecond(asUtc.getEpochSecond(), asUtc.getNano(), ZoneOffset.UTC));
    }
}
