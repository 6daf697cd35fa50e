package org.nirayana.service.astro;

import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.view.DashaView;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.dasha.ProportionalDasha;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Decimal;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Query;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/** The dashas of a birth: the tree of periods, a branch of it, or what runs at an instant. */
public final class DashaRoutes {
    private static final Set<String> FOR_TREE = ChartQuery.with("tz", "dasa_year_length", "levels", "under");
    private static final Set<String> FOR_CURRENT = ChartQuery.with("tz", "dasa_year_length", "levels", "at");

    private static final Map<String, NakshatraDasha> SYSTEMS =
            ChartQuery.byId(NakshatraDasha.values(), NakshatraDasha::id);

    /** More levels at once would be tens of thousands of periods; deeper ones are asked for by the path of a period. */
    private static final int MAX_LEVELS_AT_ONCE = 3;

    private final Engine engine;
    private final ZoneChoice zones;
    private final Clock clock;

    public DashaRoutes(Engine engine, TimeZones zones, Clock clock) {
        this.engine = engine;
        this.zones = new ZoneChoice(zones);
        this.clock = clock;
    }

    public void mount(Routes routes) {
        routes.documentedIn("dashas");
        routes.quick(Method.GET, "/api/v1/astro/dashas/{system}", Access.TIER, "getDashas", this::tree);
        routes.quick(
                Method.GET, "/api/v1/astro/dashas/{system}/current", Access.TIER, "getCurrentDashas", this::current);
    }

    private Response tree(Request request) {
        Query query = new Query(request.query(), FOR_TREE);
        NakshatraDasha system = system(request, query);
        ChartQuery asked = ChartQuery.read(query, engine, clock);
        asked = asked.with(asked.conventions().with(year(query)));
        int levels = query.integer("levels", 1, MAX_LEVELS_AT_ONCE, query.has("under") ? 1 : MAX_LEVELS_AT_ONCE);
        Optional<List<Integer>> under = path(query, system, levels);
        Optional<Zone> named = zones.named(query);
        query.check();
        Zone zone = zones.of(named, asked);
        Chart chart = engine.chart(asked.birth(zone), asked.conventions());
        ProportionalDasha dasha = system.of(chart);
        List<DashaPeriod> periods = under.map(path -> List.of(dasha.period(path, levels)))
                .orElseGet(() -> dasha.periods(levels, system.defaultCycles()));
        DashaView view = DashaView.of(
                dasha,
                chart.moon(),
                Optional.empty(),
                periods,
                engine.describe(asked.conventions(), asked.instant(), zone));
        return answer(request, asked.explicitTime(), Answers.toJson(view, zone));
    }

    private Response current(Request request) {
        Query query = new Query(request.query(), FOR_CURRENT);
        NakshatraDasha system = system(request, query);
        ChartQuery asked = ChartQuery.read(query, engine, clock);
        asked = asked.with(asked.conventions().with(year(query)));
        int levels = query.integer("levels", 1, Dasha.LEVELS, Dasha.LEVELS);
        Instant at = at(query);
        Optional<Zone> named = zones.named(query);
        query.check();
        Zone zone = zones.of(named, asked);
        Chart chart = engine.chart(asked.birth(zone), asked.conventions());
        ProportionalDasha dasha = system.of(chart);
        List<DashaPeriod> running = dasha.at(at, levels);
        if (running.isEmpty()) {
            query.reject("at", "must not be before the period that runs at birth, nor a thousand cycles after it");
            query.check();
        }
        DashaView view = DashaView.of(
                dasha,
                chart.moon(),
                Optional.of(at),
                running,
                engine.describe(asked.conventions(), asked.instant(), zone));
        return answer(request, asked.explicitTime() && query.has("at"), Answers.toJson(view, zone));
    }

    private static Response answer(Request request, boolean alwaysTheSame, byte[] body) {
        return Conditional.answer(request, alwaysTheSame, Response.JSON, body);
    }

    private static NakshatraDasha system(Request request, Query query) {
        String name = request.pathParameter("system");
        NakshatraDasha found = SYSTEMS.get(name);
        if (found == null) {
            query.reject("system", "must be one of " + String.join(", ", SYSTEMS.keySet()));
        }
        return found == null ? NakshatraDasha.VIMSHOTTARI : found;
    }

    private DashaYear year(Query query) {
        DashaYear usual = engine.conventions().dashaYear();
        Optional<String> text = query.raw("dasa_year_length");
        if (text.isEmpty()) {
            return usual;
        }
        double days = Decimal.parse(text.get());
        // NaN, for what is no number, is not within the limits.
        if (!(days >= DashaYear.MIN_DAYS.doubleValue() && days <= DashaYear.MAX_DAYS.doubleValue())) {
            query.reject(
                    "dasa_year_length",
                    "must be a decimal number of days from " + DashaYear.MIN_DAYS + " to " + DashaYear.MAX_DAYS);
            return usual;
        }
        return new DashaYear(BigDecimal.valueOf(days));
    }

    private Instant at(Query query) {
        Optional<String> text = query.raw("at");
        Optional<Instant> parsed = text.flatMap(DateAndTime::parse);
        if (text.isPresent() && parsed.isEmpty()) {
            query.reject("at", DateAndTime.ALLOWED);
        }
        return parsed.orElseGet(clock::instant);
    }

    private static Optional<List<Integer>> path(Query query, NakshatraDasha system, int levels) {
        Optional<String> text = query.raw("under");
        if (text.isEmpty()) {
            return Optional.empty();
        }
        int count = system.lords().size();
        List<Integer> path = new ArrayList<>();
        for (String number : text.get().split("\\.", -1)) {
            double value = Decimal.parse(number);
            int most = path.isEmpty() ? count * system.defaultCycles() : count;
            if (!(value >= 1 && value <= most && value == Math.rint(value)) || path.size() == Dasha.LEVELS) {
                query.reject("under", "must be the path of a period, such as 3 or 3.1.4");
                return Optional.empty();
            }
            path.add((int) value);
        }
        if (path.size() + levels > Dasha.LEVELS) {
            query.reject(
                    "under",
                    "has " + path.size() + " levels; with " + levels + " below there may be " + Dasha.LEVELS
                            + " in all");
            return Optional.empty();
        }
        return Optional.of(path);
    }
}
