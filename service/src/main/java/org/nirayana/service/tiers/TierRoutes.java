package org.nirayana.service.tiers;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Fields;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Problem;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Page;

/** Tiers over HTTP. */
public final class TierRoutes {
    private static final String PATH = "/api/v1/tiers/";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,62}[A-Za-z0-9._-])?");
    private static final Pattern ENDPOINT = Pattern.compile("[a-z][a-z0-9-]{0,39}");
    private static final int MAX_REQUESTS = 1_000_000;
    private static final int MAX_ENDPOINTS = 50;

    private final Tiers tiers;

    public TierRoutes(Tiers tiers) {
        this.tiers = tiers;
    }

    public void mount(Routes routes) {
        routes.documentedIn("tiers")
                .blocking(Method.POST, PATH, Access.SUPERUSER, "createTier", DatabaseUnavailable.as503(this::create))
                .blocking(Method.GET, PATH, Access.AUTHENTICATED, "listTiers", DatabaseUnavailable.as503(this::list))
                .blocking(
                        Method.GET,
                        PATH + "{name}",
                        Access.AUTHENTICATED,
                        "readTier",
                        DatabaseUnavailable.as503(this::read))
                .blocking(
                        Method.PATCH,
                        PATH + "{name}",
                        Access.SUPERUSER,
                        "updateTier",
                        DatabaseUnavailable.as503(this::update))
                .blocking(
                        Method.DELETE,
                        PATH + "{name}",
                        Access.SUPERUSER,
                        "deleteTier",
                        DatabaseUnavailable.as503(this::delete));
    }

    /** A tier as the interface spells it. */
    public static Map<String, Object> json(Tier tier) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("tier_id", tier.id());
        fields.put("name", tier.name());
        fields.put("created_at", Micros.text(tier.createdAt()));
        fields.put(
                "requests_per_minute",
                tier.requestsPerMinute().isPresent() ? tier.requestsPerMinute().getAsInt() : null);
        fields.put("endpoints", tier.endpoints());
        return fields;
    }

    private Response create(Request request) {
        Fields body = request.json();
        String name = body.string("name");
        checkName(body, name);
        Optional<OptionalInt> limit = limit(body);
        Optional<List<String>> endpoints = endpoints(body);
        body.check();
        Tier made = tiers.create(name, limit.orElse(OptionalInt.empty()), endpoints.orElse(List.of(Tier.ANY)));
        return Response.json(201, json(made))
                .with("Location", PATH + made.name().replace(" ", "%20"));
    }

    private Response list(Request request) {
        return Response.ok(tiers.page(Page.Wanted.from(request)).envelope(TierRoutes::json));
    }

    private Response read(Request request) {
        return Response.ok(json(tiers.find(request.pathParameter("name"))
                .orElseThrow(() -> Problem.notFound("There is no such tier."))));
    }

    private Response update(Request request) {
        Fields body = request.json();
        Optional<String> name = body.optionalString("name");
        name.ifPresent(given -> checkName(body, given));
        Tiers.Patch patch = new Tiers.Patch(name, limit(body), endpoints(body));
        body.check();
        tiers.change(request.pathParameter("name"), patch);
        return Response.message("The tier was updated.");
    }

    private Response delete(Request request) {
        tiers.delete(request.pathParameter("name"));
        return Response.message("The tier was deleted.");
    }

    private static void checkName(Fields body, String name) {
        // What is missing or of another type was complained about when it was read.
        if (body.value("name") instanceof String && !NAME.matcher(name).matches()) {
            body.reject(
                    "name",
                    "must have 1 to 64 of A-Z a-z 0-9 space . _ - and start with a letter or digit, with no space at the"
                            + " end");
        }
    }

    /** Absent, null for unlimited, or a number. */
    private static Optional<OptionalInt> limit(Fields body) {
        if (!body.has("requests_per_minute")) {
            return Optional.empty();
        }
        if (body.value("requests_per_minute") == null) {
            return Optional.of(OptionalInt.empty());
        }
        long number = body.integer("requests_per_minute");
        if (number < 1 || number > MAX_REQUESTS) {
            body.reject("requests_per_minute", "must be null or from 1 to " + MAX_REQUESTS);
            return Optional.of(OptionalInt.empty());
        }
        return Optional.of(OptionalInt.of((int) number));
    }

    private static Optional<List<String>> endpoints(Fields body) {
        Optional<List<String>> given = body.optionalStrings("endpoints");
        given.ifPresent(names -> {
            Set<String> distinct = new LinkedHashSet<>(names);
            boolean any = distinct.equals(Set.of(Tier.ANY));
            boolean named = !names.isEmpty()
                    && names.size() <= MAX_ENDPOINTS
                    && distinct.size() == names.size()
                    && names.stream().allMatch(name -> ENDPOINT.matcher(name).matches());
            if (!any && !named) {
                body.reject(
                        "endpoints",
                        "must be [\"*\"] or a list of different astro endpoint names, such as planets or chart");
            }
        });
        return given;
    }
}
