package org.nirayana.service.http.server;

import io.vertx.core.MultiMap;
import java.util.Set;
import org.nirayana.service.http.message.Response;

/** Answers browsers that call from another origin: only those listed, by name, never a wildcard. */
final class Cors {
    private final Set<String> origins;

    Cors(Iterable<String> origins) {
        java.util.HashSet<String> set = new java.util.HashSet<>();
        origins.forEach(set::add);
        this.origins = Set.copyOf(set);
    }

    /** Headers on any answer. */
    void decorate(MultiMap request, MultiMap answer) {
        if (origins.isEmpty()) {
            return;
        }
        answer.add("Vary", "Origin");
        String origin = request.get("Origin");
        if (origin != null && origins.contains(origin)) {
            answer.set("Access-Control-Allow-Origin", origin);
            answer.set("Access-Control-Allow-Credentials", "true");
            answer.set("Access-Control-Expose-Headers", "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id");
            answer.set("Cross-Origin-Resource-Policy", "cross-origin");
        }
    }

    /** The answer to a preflight, beyond what {@link #decorate} adds. */
    Response preflight(MultiMap request, Response answer, String allowed) {
        String origin = request.get("Origin");
        if (!origins.contains(origin)) {
            return answer;
        }
        return answer.with("Access-Control-Allow-Methods", allowed)
                .with(
                        "Access-Control-Allow-Headers",
                        "Authorization, Content-Type, If-Match, If-None-Match, X-API-Key, X-Request-Id")
                .with("Access-Control-Max-Age", "600");
    }
}
