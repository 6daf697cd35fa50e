package org.nirayana.service.ops;

import java.util.LinkedHashMap;
import java.util.Map;
import org.nirayana.api.openapi.OpenApi;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.http.routing.Routes;

/** {@code /openapi.json}: made once, on first demand, from the operations that are served. */
public final class Description {
    private static final OpenApi.Info INFO = new OpenApi.Info(
            "Nirayana",
            "1",
            "Vedic (sidereal) astrology as a service.",
            "Planets, lunar nodes, ascendant, sunrise, houses and charts for a place and a moment, computed by an engine of"
                    + " its own; with users, tiers and rate limits around it. Errors are RFC 9457 problem details"
                    + " everywhere. Every answer carries `X-Request-Id`.",
            tags());

    private final Routes routes;
    private volatile Response answer;

    /** The routes are read on first demand, when all features have declared theirs. */
    public Description(Routes routes) {
        this.routes = routes;
    }

    private static Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("authentication", "Signing in and out, tokens, password recovery.");
        tags.put("keys", "API keys, for programs.");
        tags.put("usage", "What was asked, by day, endpoint and key.");
        tags.put("users", "Accounts and the tier of each.");
        tags.put(
                "tiers", "Which endpoints (those below `/api/v1/astro`, and `places`) a user may call, and how often.");
        tags.put("people", "The births that you keep, for you alone.");
        tags.put(
                "astrology",
                "Sidereal positions for a place and a moment; a user's tier says which of these may be called, and how"
                        + " often.");
        tags.put("places", "Towns by their names, with coordinates and time zones.");
        tags.put("sharing", "Links by which others see one page or fetch one calendar, without an account.");
        tags.put("operations", "For operators and tools; no token needed.");
        tags.put("page", "The page for people, and its files. It is a client of this API.");
        return tags;
    }

    Response answer() {
        Response made = answer;
        if (made == null) {
            made = Response.ok(OpenApi.describe(
                            INFO, routes.all().stream().map(Route::operation).toList()))
                    .with("Cache-Control", "no-cache");
            answer = made;
        }
        return made;
    }
}
