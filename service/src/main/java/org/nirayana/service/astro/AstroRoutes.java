package org.nirayana.service.astro;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.view.KattamView;
import org.nirayana.api.view.PlacementView;
import org.nirayana.api.view.SettingsView;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.drawing.Theme;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Decimal;
import org.nirayana.service.http.Handler;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Query;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;
import org.nirayana.words.Language;

/** The six astrology endpoints and the engine settings: plain functions that run on the event loop. */
public final class AstroRoutes {
    private static final String SVG = "image/svg+xml";

    /** The picture has a style sheet of its own inside, and nothing else may act in it. */
    private static final String SVG_POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

    private static final Set<String> COMMON = ChartQuery.PARAMETERS;
    private static final Set<String> WITH_ZONE = ChartQuery.with("tz");
    private static final Set<String> FOR_CHART =
            ChartQuery.with("chart_type", "name", "place", "lang", "tz", "width", "theme", "varga", "school");

    private static final Map<String, ChartStyle> STYLES = ChartQuery.byId(ChartStyle.values(), ChartStyle::id);
    private static final Map<String, Language> LANGUAGES = ChartQuery.byId(Language.values(), Language::code);
    private static final Map<String, Theme> THEMES = ChartQuery.byId(Theme.values(), Theme::id);

    private final Engine engine;
    private final ZoneChoice zones;
    private final Clock clock;
    private final Response settings;

    public AstroRoutes(Engine engine, TimeZones zones, Clock clock) {
        this.engine = engine;
        this.zones = new ZoneChoice(zones);
        this.clock = clock;
        this.settings = Response.of(200, Response.JSON, Answers.toJson(SettingsView.of(engine.conventions())));
    }

    public void mount(Routes routes) {
        routes.documentedIn("astro");
        routes.quick(Method.GET, "/api/v1/config", Access.AUTHENTICATED, "getConfig", this::config);
        endpoint(routes, "lunar-nodes", "getLunarNodes", this::lunarNodes);
        endpoint(routes, "planets", "getPlanets", this::planets);
        endpoint(routes, "ascendant", "getAscendant", this::ascendant);
        endpoint(routes, "sunrise-sunset", "getSunriseSunset", this::sunriseSunset);
        endpoint(routes, "kattams", "getKattams", this::kattams);
        endpoint(routes, "chart", "getChart", this::chart);
    }

    private static void endpoint(Routes routes, String name, String operationId, Handler handler) {
        routes.quick(Method.GET, "/api/v1/astro/" + name, Access.TIER, operationId, handler);
    }

    private Response config(Request request) {
        new Query(request.query(), Set.of()).check();
        return settings;
    }

    private Response planets(Request request) {
        ChartQuery asked = asked(request);
        return json(request, asked, PlacementView.of(engine.chart(asked).grahas()));
    }

    private Response lunarNodes(Request request) {
        ChartQuery asked = asked(request);
        Chart chart = engine.chart(asked);
        return json(request, asked, PlacementView.of(List.of(chart.of(Graha.RAHU), chart.of(Graha.KETU))));
    }

    private Response ascendant(Request request) {
        ChartQuery asked = asked(request);
        return json(request, asked, PlacementView.of(engine.chart(asked).ascendant()));
    }

    private Response kattams(Request request) {
        ChartQuery asked = asked(request);
        return json(
                request,
                asked,
                engine.chart(asked).kattams().stream().map(KattamView::of).toList());
    }

    private Response sunriseSunset(Request request) {
        Query query = new Query(request.query(), WITH_ZONE);
        ChartQuery asked = ChartQuery.read(query, engine, clock);
        Optional<Zone> named = zones.named(query);
        query.check();
        Zone zone = zones.of(named, asked);
        Zone.CivilDay day = zone.dayOf(asked.instant());
        SolarDay sun =
                SolarDay.of(engine.sky(), asked.site(), asked.conventions().sunrise(), day);
        return Conditional.answer(
                request, asked.explicitTime(), Response.JSON, Answers.toJson(sun.view(day, zone), zone));
    }

    private Response chart(Request request) {
        Query query = new Query(request.query(), FOR_CHART);
        ChartQuery asked = ChartQuery.read(query, engine, clock);
        ChartStyle style = query.oneOf("chart_type", STYLES, ChartStyle.SOUTH_INDIAN);
        Language language = query.oneOf("lang", LANGUAGES, Language.ENGLISH);
        Theme theme = query.oneOf("theme", THEMES, Theme.AUTO);
        int width = query.integer("width", ChartDrawing.MIN_WIDTH, ChartDrawing.MAX_WIDTH, ChartDrawing.DEFAULT_WIDTH);
        Optional<String> name = query.text("name", ChartCaption.MAX_CODE_POINTS);
        Optional<String> place = query.text("place", ChartCaption.MAX_CODE_POINTS);
        Optional<Zone> named = zones.named(query);
        Varga varga = VargaRoutes.varga(
                query, "varga", query.raw("varga").map(Decimal::parse).orElse(1.0), "school");
        query.check();
        Zone zone = zones.of(named, asked);
        ChartCaption caption = new ChartCaption(
                name,
                place,
                OffsetDateTime.ofInstant(asked.instant(), zone.offsetAt(asked.instant())),
                Optional.of(zone.name()),
                asked.conventions().ayanamsa(),
                engine.named(asked.conventions()).name());
        ChartDrawing drawing = new ChartDrawing(
                engine.chart(asked).placements(), varga, style, language.labels(), caption, theme, width);
        byte[] svg = drawing.svg().getBytes(StandardCharsets.UTF_8);
        return Conditional.answer(request, asked.explicitTime(), SVG, svg).with("Content-Security-Policy", SVG_POLICY);
    }

    private ChartQuery asked(Request request) {
        Query query = new Query(request.query(), COMMON);
        ChartQuery asked = ChartQuery.read(query, engine, clock);
        query.check();
        return asked;
    }

    private static Response json(Request request, ChartQuery asked, Object view) {
        return Conditional.answer(request, asked.explicitTime(), Response.JSON, Answers.toJson(view));
    }
}
