package org.nirayana.service.ops;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Json;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Route;
import org.nirayana.service.http.Routes;

/**
 * The OpenAPI description, merged on first demand from the parts of the features.
 *
 * <p>A part is written by hand and describes the operations of one feature. What every operation shares is not written
 * there: the security requirement and the errors of the gate follow from the route's access level, and the errors of
 * the HTTP layer (400, 408, 413, …) can meet any operation.
 */
public final class OpenApi {
    /** Statuses that the HTTP layer may answer on any operation, with the name of the shared response. */
    private static final Map<String, String> ANYWHERE = ordered(
            "400",
            "BadRequest",
            "413",
            "ContentTooLarge",
            "414",
            "UriTooLong",
            "431",
            "HeadersTooLarge",
            "500",
            "InternalError",
            "503",
            "Unavailable");

    private final Routes routes;
    private volatile Response answer;

    /** The routes are read on first demand, when all features have declared theirs. */
    public OpenApi(Routes routes) {
        this.routes = routes;
    }

    Response answer() {
        Response made = answer;
        if (made == null) {
            made = Response.ok(document()).with("Cache-Control", "no-cache");
            answer = made;
        }
        return made;
    }

    /** The whole description. */
    public Map<String, Object> document() {
        Map<String, Object> document = part("base");
        for (String name : routes.documents()) {
            merge(document, part(name), name);
        }
        Map<String, Object> paths = object(document, "paths");
        for (Route route : routes.all()) {
            Map<String, Object> path = object(paths, route.template());
            Object described = path.get(route.method().name().toLowerCase(Locale.ROOT));
            if (described != null) {
                complete(route, asObject(described));
            }
        }
        return document;
    }

    /** Adds what follows from the declaration of the route. */
    private static void complete(Route route, Map<String, Object> operation) {
        Map<String, Object> responses = object(operation, "responses");
        ANYWHERE.forEach((status, name) -> refer(responses, status, name));
        if (route.method() == Method.POST || route.method() == Method.PATCH || route.method() == Method.PUT) {
            refer(responses, "408", "RequestTimeout");
            if (operation.containsKey("requestBody")) {
                refer(responses, "415", "UnsupportedMediaType");
            }
        }
        if (route.access() == Access.NONE) {
            operation.putIfAbsent("security", List.of());
            return;
        }
        operation.put("security", List.of(Map.of("bearer", List.of()), Map.of("password", List.of())));
        refer(responses, "401", "Unauthorized");
        if (route.access() == Access.SUPERUSER || route.access() == Access.TIER) {
            refer(responses, "403", "Forbidden");
        }
        if (route.access() == Access.TIER) {
            refer(responses, "429", "TooManyRequests");
        }
    }

    private static void refer(Map<String, Object> responses, String status, String name) {
        responses.putIfAbsent(status, Map.of("$ref", "#/components/responses/" + name));
    }

    /** Merges objects member by member and appends lists; two parts that say different things are a defect. */
    private static void merge(Map<String, Object> into, Map<String, Object> part, String name) {
        part.forEach((key, value) -> {
            Object present = into.get(key);
            if (present == null) {
                into.put(key, value);
            } else if (present instanceof Map<?, ?> && value instanceof Map<?, ?>) {
                merge(asObject(present), asObject(value), name);
            } else if (present instanceof List<?> first && value instanceof List<?> second) {
                Set<Object> both = new LinkedHashSet<>(first);
                both.addAll(second);
                into.put(key, List.copyOf(both));
            } else if (!present.equals(value)) {
                throw new IllegalStateException("The OpenAPI part '" + name + "' contradicts another at " + key);
            }
        });
    }

    private static Map<String, Object> part(String name) {
        String resource = "/openapi/" + name + ".json";
        try (InputStream in = OpenApi.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("The resource " + resource + " is missing");
            }
            return asObject(Json.readTrusted(in.readAllBytes()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Map<String, Object> object(Map<String, Object> parent, String name) {
        return asObject(parent.computeIfAbsent(name, n -> new LinkedHashMap<String, Object>()));
    }

    @SuppressWarnings("unchecked") // the reader makes only maps with names as keys
    private static Map<String, Object> asObject(Object value) {
        return (Map<String, Object>) value;
    }

    private static Map<String, String> ordered(String... pairs) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
