package org.nirayana.service.ops;

import java.util.Map;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/** The operational endpoints at the root. */
public final class OpsRoutes {
    private final Health health;
    private final Metrics metrics;
    private final OpenApi openApi;

    public OpsRoutes(Health health, Metrics metrics, OpenApi openApi) {
        this.health = health;
        this.metrics = metrics;
        this.openApi = openApi;
    }

    public void mount(Routes routes) {
        routes.documentedIn("ops")
                .quick(Method.GET, "/health-check", Access.NONE, "healthCheck", r -> healthCheck())
                .quick(Method.GET, "/livez", Access.NONE, "livez", r -> Response.ok(Map.of("status", "alive")))
                .quick(Method.GET, "/readyz", Access.NONE, "readyz", r -> readyz())
                .blocking(Method.GET, "/metrics", Access.NONE, "metrics", metrics::answer)
                .blocking(Method.GET, "/openapi.json", Access.NONE, "openapi", r -> openApi.answer());
    }

    /** Always 200: clients must read the status in the body. */
    private Response healthCheck() {
        return Response.ok(Map.of("status", health.healthy() ? "healthy" : "unhealthy"));
    }

    private Response readyz() {
        return health.ready()
                ? Response.ok(Map.of("status", "ready"))
                : Response.json(503, Map.of("status", "not ready")).with("Retry-After", "1");
    }
}
