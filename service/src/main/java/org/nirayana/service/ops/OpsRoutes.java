package org.nirayana.service.ops;

import java.util.LinkedHashMap;
import java.util.Map;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.ProblemView;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;

/** The operational endpoints at the root. */
public final class OpsRoutes {
    private static final String TAG = "operations";

    private final Health health;
    private final Metrics metrics;
    private final Description description;

    public OpsRoutes(Health health, Metrics metrics, Description description) {
        this.health = health;
        this.metrics = metrics;
        this.description = description;
    }

    public void mount(Routes routes) {
        routes.quick(
                        Operation.get("healthCheck", "/health-check")
                                .open()
                                .summary(TAG, "Whether the service and its database work")
                                .description(
                                        "Always 200; read `status`: `unhealthy` while the database does not answer or cannot be"
                                                + " written, or no worker comes free.")
                                .answer("The state.", StateView.HealthView.class)
                                .build(),
                        r -> healthCheck())
                .quick(
                        Operation.get("livez", "/livez")
                                .open()
                                .summary(TAG, "Whether the process lives")
                                .description(
                                        "200 as long as the process answers at all, whatever its database does: for those who"
                                                + " start again what hangs.")
                                .answer("It does.", StateView.class)
                                .build(),
                        r -> Response.ok(new StateView("alive")))
                .quick(
                        Operation.get("readyz", "/readyz")
                                .open()
                                .summary(TAG, "Whether to send traffic here")
                                .description(
                                        "For load balancers: 503 while the database does not answer or cannot be written, while work"
                                                + " waits and no worker has come free for ten seconds, and from the moment on that"
                                                + " the service is told to stop.")
                                .answer("Yes.", StateView.class)
                                .answer(
                                        503,
                                        "No: the database does not answer, no worker comes free, or the service is stopping.",
                                        notReady(),
                                        new Operation.Header("Retry-After", "Seconds to wait.", false))
                                .build(),
                        r -> readyz())
                .quick(
                        Operation.get("version", "/version")
                                .open()
                                .summary(TAG, "Which version runs")
                                .description("The version of the program; nothing about the machine.")
                                .answer("The version.", StateView.VersionView.class)
                                .build(),
                        r -> Response.ok(new StateView.VersionView("nirayana", Build.version())))
                .blocking(
                        Operation.get("metrics", "/metrics")
                                .open()
                                .summary(TAG, "How busy the machine is")
                                .description(
                                        "JSON by default. To a client that likes `application/openmetrics-text` (or"
                                                + " `text/plain`) better, by its `Accept`, the answer is the exposition that"
                                                + " Prometheus reads: requests and their durations by route template, the JVM,"
                                                + " the machine.")
                                .answer(200, "The figures.", figures())
                                .build(),
                        metrics::answer)
                .blocking(
                        Operation.get("openapi", "/openapi.json")
                                .open()
                                .summary(TAG, "This description")
                                .description(
                                        "Made from the operations that are served, so that it says what they do; the file"
                                                + " `docs/openapi.json` of a release is the same.")
                                .answer("OpenAPI 3.1.", Schema.object())
                                .conditional()
                                .build(),
                        description::ofApi)
                .blocking(
                        Operation.get("pageOpenapi", "/web/openapi.json")
                                .open()
                                .summary("page", "The description of what serves the page")
                                .description(
                                        "The pages and their files in the form of `/openapi.json`, for tests and for those who put a"
                                                + " proxy before the service.")
                                .answer("OpenAPI 3.1.", Schema.object())
                                .conditional()
                                .build(),
                        description::ofPage);
    }

    /** What could not be answered at all is a problem, as everywhere. */
    private static Map<String, Schema> notReady() {
        Map<String, Schema> content = new LinkedHashMap<>();
        content.put(Operation.JSON, Schema.of(StateView.class));
        content.put(ProblemView.MEDIA_TYPE, Schema.of(ProblemView.class));
        return content;
    }

    private static Map<String, Schema> figures() {
        Map<String, Schema> content = new LinkedHashMap<>();
        content.put(Operation.JSON, Schema.of(HostFigures.Sample.class));
        content.put("application/openmetrics-text", Schema.text());
        content.put("text/plain", Schema.text());
        return content;
    }

    /** Always 200: clients must read the status in the body. */
    private Response healthCheck() {
        return Response.ok(new StateView.HealthView(health.healthy() ? "healthy" : "unhealthy"));
    }

    private Response readyz() {
        return health.ready()
                ? Response.ok(new StateView("ready"))
                : Response.json(503, new StateView("not ready")).with("Retry-After", "1");
    }
}
