package org.nirayana.service.astro;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.PanchangaView;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Query;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/** The panchanga of a day, and of many days one after the other. */
public final class PanchangaRoutes {
    private static final Set<String> FOR_DAY = PanchangaQuery.with("dateandtime");
    private static final Set<String> FOR_RANGE = PanchangaQuery.with("start_date", "days", "format");

    private static final int MAX_DAYS = 400;
    private static final int DEFAULT_DAYS = 30;

    /** Years of four digits, and no date that does not exist. */
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT);

    private final Engine engine;
    private final ZoneChoice zones;
    private final Clock clock;

    public PanchangaRoutes(Engine engine, TimeZones zones, Clock clock) {
        this.engine = engine;
        this.zones = new ZoneChoice(zones);
        this.clock = clock;
    }

    public void mount(Routes routes) {
        routes.documentedIn("panchanga");
        routes.quick(Method.GET, "/api/v1/astro/panchanga", Access.TIER, "getPanchanga", this::day);
        routes.quick(Method.GET, "/api/v1/astro/panchanga/range", Access.TIER, "getPanchangaRange", this::range);
    }

    private Response day(Request request) {
        Query query = new Query(request.query(), FOR_DAY);
        ChartQuery asked = ChartQuery.read(query, engine, clock);
        Conventions chosen = PanchangaQuery.read(query, asked.conventions());
        Optional<Zone> named = zones.named(query);
        requireCovered(query, "dateandtime", asked.instant());
        query.check();
        Zone zone = zones.of(named, asked);
        Panchanga panchanga = engine.almanac(asked.birth(zone), chosen).at(asked.instant());
        PanchangaView view = PanchangaView.of(
                panchanga,
                engine.sky().timeScales(),
                Optional.of(engine.describePanchanga(chosen, asked.instant(), zone)));
        byte[] body = Answers.toJson(view, zone);
        return Conditional.answer(request, asked.explicitTime(), Response.JSON, body);
    }

    private Response range(Request request) {
        Query query = new Query(request.query(), FOR_RANGE);
        ChartQuery place = ChartQuery.read(query, engine, clock);
        Conventions chosen = PanchangaQuery.read(query, place.conventions());
        Optional<Zone> named = zones.named(query);
        int days = query.integer("days", 1, MAX_DAYS, DEFAULT_DAYS);
        Optional<LocalDate> start = startDate(query);
        RangeFormat format = RangeFormat.chosen(query, request.header("Accept"));
        start.ifPresent(date -> {
            requireCovered(query, "start_date", noon(date));
            requireCovered(query, "days", noon(date.plusDays(days)));
        });
        query.check();
        Zone zone = zones.of(named, place);
        LocalTimes times = new LocalTimes(zone);
        LocalDate first = start.orElseGet(() -> times.local(clock.instant()).toLocalDate());
        Almanac almanac = engine.almanac(place.birth(zone), chosen);
        Iterator<Panchanga> walk = almanac.days(first, days);
        ConventionsView described = engine.describePanchanga(chosen, noon(first), zone);
        Iterator<byte[]> pieces = format.write(walk, new RangeFormat.Context(engine.sky(), times, place, described));
        return Response.streaming(200, format.contentType(), pieces)
                .with("Vary", "Accept")
                .with("Cache-Control", start.isPresent() ? "private, max-age=3600" : "no-store");
    }

    private void requireCovered(Query query, String field, Instant instant) {
        if (engine.covers(instant) && !engine.coversMonthsAround(instant)) {
            query.reject(
                    field,
                    "must lie from " + engine.earliestPanchanga() + " to " + engine.latestPanchanga()
                            + ": a panchanga needs the months around it");
        } else if (!engine.covers(instant) && !field.equals("dateandtime")) {
            query.reject(
                    field,
                    "must stay within " + engine.earliestPanchanga() + " to " + engine.latestPanchanga()
                            + ", the span of the ephemeris of this service");
        }
    }

    private static Optional<LocalDate> startDate(Query query) {
        Optional<String> text = query.raw("start_date");
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(text.get(), DATE));
        } catch (DateTimeParseException unreadable) {
            query.reject("start_date", "must be a date such as 2026-01-31");
            return Optional.empty();
        }
    }

    /** Near enough to noon anywhere to ask whether a date is covered. */
    private static Instant noon(LocalDate date) {
        return date.atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC);
    }
}
