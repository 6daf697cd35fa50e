package org.nirayana.service.ops;

import io.prometheus.metrics.config.EscapingScheme;
import io.prometheus.metrics.core.datapoints.CounterDataPoint;
import io.prometheus.metrics.core.datapoints.DistributionDataPoint;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.core.metrics.Info;
import io.prometheus.metrics.expositionformats.ExpositionFormatWriter;
import io.prometheus.metrics.expositionformats.OpenMetricsTextFormatWriter;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import org.nirayana.api.operation.Accept;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.server.Observer;

/**
 * What {@code GET /metrics} tells: the machine's figures as JSON, or everything as OpenMetrics for those who ask.
 *
 * <p>Requests are counted by route template and status, so the number of series is bounded by the number of routes,
 * whatever callers send.
 */
public final class Metrics implements Observer, AutoCloseable {
    private final PrometheusRegistry registry = new PrometheusRegistry();
    private final HostFigures host;
    private final AtomicBoolean jvmRegistered = new AtomicBoolean();
    private final Counter requests = Counter.builder()
            .name("http_requests_total")
            .help("Answered requests by method, route template and status.")
            .labelNames("method", "route", "status")
            .register(registry);
    private final Histogram durations = Histogram.builder()
            .name("http_request_duration_seconds")
            .help("Time from the head of the request to the answer.")
            .labelNames("method", "route")
            .classicOnly()
            .classicUpperBounds(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
            .register(registry);

    /** The library finds a series by the texts of its labels, twice for each answer; this finds both at once. */
    private final Map<Series, Points> known = new ConcurrentHashMap<>();

    public Metrics(Path dataDir, String version) {
        this.host = new HostFigures(dataDir);
        Info.builder()
                .name("nirayana_build_info")
                .help("What is running.")
                .labelNames("version")
                .register(registry)
                .setLabelValues(version);
        hostGauge("host_cpu_percent", "Processors in use, 0 to 100.", HostFigures.Sample::cpuPercent);
        hostGauge("host_memory_percent", "Memory in use, 0 to 100.", HostFigures.Sample::memoryPercent);
        hostGauge("host_disk_percent", "Disk in use, 0 to 100.", HostFigures.Sample::diskUsage);
    }

    /** Begins to sample the machine's figures, in the background. */
    public void start() {
        host.start();
    }

    /** Adds a gauge that is read when somebody looks. */
    public void gauge(String name, String help, DoubleSupplier value) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(callback -> callback.call(value.getAsDouble()))
                .register(registry);
    }

    /** A figure of the machine; one that cannot be read has no line. */
    private void hostGauge(String name, String help, Function<HostFigures.Sample, Optional<Double>> value) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(callback -> value.apply(sample()).ifPresent(callback::call))
                .register(registry);
    }

    @Override
    public void answered(Answered answer) {
        Series series = new Series(answer.method(), answer.route(), answer.status());
        Points points = known.get(series);
        if (points == null) {
            points = new Points(
                    requests.labelValues(series.method(), series.route(), Integer.toString(series.status())),
                    durations.labelValues(series.method(), series.route()));
            known.put(series, points);
        }
        points.requests().inc();
        points.durations().observe(answer.nanos() / 1e9);
    }

    /** What answers are counted by. */
    private record Series(String method, String route, int status) {}

    /** Where the answers of one series are counted; those of all statuses of a route have one duration. */
    private record Points(CounterDataPoint requests, DistributionDataPoint durations) {}

    /** The forms of the answer, the contract's first: who likes it as well as another gets it. */
    private enum Form {
        JSON(Response.JSON),
        OPENMETRICS("application/openmetrics-text"),
        PROMETHEUS("text/plain");

        private final String mediaType;

        Form(String mediaType) {
            this.mediaType = mediaType;
        }
    }

    Response answer(Request request) throws IOException {
        return switch (Accept.best(request.header("Accept"), List.of(Form.values()), form -> form.mediaType)) {
            case JSON -> Response.ok(sample());
            case OPENMETRICS -> exposition(OpenMetricsTextFormatWriter.create());
            case PROMETHEUS -> exposition(PrometheusTextFormatWriter.create());
        };
    }

    private HostFigures.Sample sample() {
        try {
            return host.current();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw Problem.of(ProblemCode.STOPPING.with(), 1);
        }
    }

    private Response exposition(ExpositionFormatWriter writer) throws IOException {
        if (jvmRegistered.compareAndSet(false, true)) {
            // On first demand: the management classes are many, and not everybody scrapes.
            JvmMetrics.builder().register(registry);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream(8192);
        writer.write(out, registry.scrape(), EscapingScheme.UNDERSCORE_ESCAPING);
        return Response.of(200, writer.getContentType(), out.toByteArray());
    }

    @Override
    public void close() {
        host.close();
    }
}
