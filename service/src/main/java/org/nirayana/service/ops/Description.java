package org.nirayana.service.ops;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.openapi.OpenApi;
import org.nirayana.api.operation.Operation;
import org.nirayana.service.http.content.StaticFile;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.http.routing.Routes;

/**
 * {@code /openapi.json}: made once, on first demand, from the operations that are served. What serves the page and its files is
 * no part of the API, which clients are generated from; it is described by itself.
 */
public final class Description {
    private static final String PAGE = "page";
    private static final String NAME = "Nirayana";
    private static final String POLICY = "default-src 'none'; frame-ancestors 'none'";

    private final Routes routes;
    private final StaticFile ofApi = new StaticFile("openapi.json", () -> describe(false), POLICY);
    private final StaticFile ofPage = new StaticFile("openapi.json", () -> describe(true), POLICY);

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
        tags.put(
                "page",
                "The page for people and the documentation, with their files. The page is a client of the API.");
        return tags;
    }

    /** The description of the API. */
    Response ofApi(Request request) {
        return ofApi.answer(request);
    }

    /** The description of what serves the page. */
    Response ofPage(Request request) {
        return ofPage.answer(request);
    }

    private byte[] describe(boolean page) {
        List<Operation> operations = routes.all().stream()
                .map(Route::operation)
                .filter(operation -> operation.tag().equals(PAGE) == page)
                .toList();
        CRC32 sum = new CRC32();
        sum.update(JsonWriter.toJson(OpenApi.describe(info("", page), operations)));
        // A checksum is another whenever the description is, and needs nobody who remembers to count.
        String version = Build.version() + "+" + String.format("%08x", sum.getValue());
        return JsonWriter.toJson(OpenApi.describe(info(version, page), operations));
    }

    private static OpenApi.Info info(String version, boolean page) {
        return page
                ? new OpenApi.Info(
                        NAME + ", the page",
                        version,
                        "What serves the page for people.",
                        "Files and pages, which are no part of the API and may change at any time; `/openapi.json` describes"
                                + " the API.",
                        NAME,
                        tags())
                : new OpenApi.Info(
                        NAME,
                        version,
                        "Vedic (sidereal) astrology as a service.",
                        "Planets, lunar nodes, ascendant, sunrise, houses and charts for a place and a moment, computed by an"
                                + " engine of its own; with users, tiers and rate limits around it. Errors are RFC 9457 problem"
                                + " details everywhere. Every answer carries `X-Request-Id`. The part of the version behind the"
                                + " plus sign is another whenever this description is.",
                        NAME,
                        tags());
    }
}
