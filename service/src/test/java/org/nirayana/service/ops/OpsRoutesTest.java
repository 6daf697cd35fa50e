package org.nirayana.service.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.Waiting;

class OpsRoutesTest {
    private static RunningService service;

    @BeforeAll
    static void start() {
        service = RunningService.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    /** Programs that read JSON often take anything: what Prometheus reads goes to those who like it better. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // nobody in particular, curl, axios, a browser, generated clients
                "                                                                                | application/json",
                "*/*                                                                             | application/json",
                "application/json, text/plain, */*                                               | application/json",
                "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8                 | application/json",
                "application/json, application/openmetrics-text, text/plain                      | application/json",
                "text/plain, application/json, application/problem+json                          | application/json",
                "application/openmetrics-text;q=0.4, application/json;q=0.5                      | application/json",
                "text/plain;q=0, */*;q=0.1                                                       | application/json",
                "image/png                                                                       | application/json",
                // Prometheus 2 and 3, with and without protocol buffers, and an old one
                "application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,text/plain;version=0.0.4;q=0.5,*/*;q=0.1 | application/openmetrics-text",
                "application/openmetrics-text;version=1.0.0;escaping=allow-utf-8;q=0.6,application/openmetrics-text;version=0.0.1;q=0.5,text/plain;version=1.0.0;escaping=allow-utf-8;q=0.4,text/plain;version=0.0.4;q=0.3,*/*;q=0.2 | application/openmetrics-text",
                "application/vnd.google.protobuf;proto=io.prometheus.client.MetricFamily;encoding=delimited;q=0.7,application/openmetrics-text;version=1.0.0;q=0.6,text/plain;version=0.0.4;q=0.4,*/*;q=0.3 | application/openmetrics-text",
                "application/openmetrics-text;version=0.0.1;q=0.3,application/openmetrics-text;version=1.0.0;q=0.9,text/plain;q=0.5 | application/openmetrics-text",
                "text/plain;version=0.0.4;q=1,*/*;q=0.1                                          | text/plain",
                "text/plain                                                                      | text/plain",
                "application/json;q=0.5, text/*;q=0.8                                            | text/plain",
            })
    void metricsAnswerInTheFormThatIsLikedBest(String accept, String mediaType) {
        Api.Call call = service.api().get("/metrics");
        Answer answer = (accept == null ? call : call.header("Accept", accept)).send();
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.mediaType()).isEqualTo(mediaType);
    }

    @Test
    void healthCheckSaysHealthy() {
        Answer answer = service.api().get("/health-check").send();
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("status").asString()).isEqualTo("healthy");
    }

    @Test
    void probesAnswer() {
        assertThat(service.api().get("/livez").send().status()).isEqualTo(200);
        assertThat(service.api().get("/readyz").send().status()).isEqualTo(200);
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        assertThat(service.api().get("/version").send().json().path("version").asString())
                .isEqualTo(Build.version())
                .isNotBlank();
    }

    @Test
    void metricsAreTheMachinesFigures() {
        Answer answer = service.api().get("/metrics").send();
        assertThat(answer.status()).isEqualTo(200);
        // The schema bounds them; a machine that runs this test uses some memory and some disk.
        assertThat(answer.json().path("memory_percent").asDouble()).isPositive();
        assertThat(answer.json().path("disk_usage").asDouble()).isPositive();
    }

    @Test
    void metricsAreOpenMetricsForThoseWhoAsk() {
        service.api().get("/health-check").send();
        service.api().get("/no/such/path").send();
        Answer answer = service.api()
                .get("/metrics")
                .header(
                        "Accept",
                        "application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.3,*/*;q=0.1")
                .send();
        assertThat(answer.mediaType()).isEqualTo("application/openmetrics-text");
        assertThat(answer.text())
                .contains("http_requests_total{method=\"GET\",route=\"/health-check\",status=\"200\"}")
                .contains("http_requests_total{method=\"GET\",route=\"unmatched\",status=\"404\"}")
                .contains("http_request_duration_seconds_bucket{method=\"GET\",route=\"/health-check\"")
                .contains("nirayana_build_info{version=")
                .contains("jvm_memory_used_bytes")
                .contains("host_cpu_percent")
                .endsWith("# EOF\n");
        Answer plain =
                service.api().get("/metrics").header("Accept", "text/plain").send();
        assertThat(plain.mediaType()).isEqualTo("text/plain");
    }

    @Test
    void theDocumentationComesFromThisHostAlone() {
        for (String path : List.of("/docs", "/api/v1/docs")) {
            Answer page = service.api().get(path).send();
            assertThat(page.status()).isEqualTo(200);
            assertThat(page.header("Content-Security-Policy")).hasValueSatisfying(policy -> assertThat(policy)
                    .contains("default-src 'none'")
                    .contains("script-src 'self';")
                    .contains("connect-src 'self';"));
            assertThat(page.text()).doesNotContain("http://").doesNotContain("https://");
            assertThat(Pattern.compile("(?:href|src)=\"([^\"]+)\"")
                            .matcher(page.text())
                            .results()
                            .map(found -> found.group(1)))
                    .hasSizeGreaterThan(2)
                    .allSatisfy(link ->
                            assertThat(service.api().get(link).send().status()).isEqualTo(200));
        }
    }

    @Test
    void aFileThatIsKnownAlreadyIsNotSentAgain() {
        Answer first = service.api()
                .get("/docs/swagger-ui-bundle.js")
                .header("Accept-Encoding", "gzip")
                .send();
        assertThat(first.header("Content-Encoding")).contains("gzip");
        assertThat(first.bytes().length).isLessThan(700_000);
        Answer second = service.api()
                .get("/docs/swagger-ui-bundle.js")
                .header("If-None-Match", first.header("ETag").orElseThrow())
                .send();
        assertThat(second.status()).isEqualTo(304);
        assertThat(service.api().get("/docs/..%2fbuild.properties").send().status())
                .isEqualTo(404);
    }

    @Test
    void aDatabaseThatFailsOrHangsIsSeenAndItsReturnToo() {
        AtomicBoolean fails = new AtomicBoolean();
        AtomicBoolean hangs = new AtomicBoolean();
        AtomicBoolean stopping = new AtomicBoolean();
        Health.Probe probe = () -> {
            while (hangs.get()) {
                Thread.sleep(10);
            }
            if (fails.get()) {
                throw new IllegalStateException("no connection");
            }
            return true;
        };
        try (Health health = new Health(probe, stopping)) {
            assertThat(health.healthy()).isTrue();
            for (AtomicBoolean trouble : List.of(fails, hangs)) {
                trouble.set(true);
                Waiting.until(Duration.ofSeconds(30), () -> !health.healthy() && !health.ready());
                trouble.set(false);
                Waiting.until(Duration.ofSeconds(30), health::ready);
            }
            stopping.set(true);
            assertThat(health.ready()).isFalse();
            assertThat(health.healthy()).isTrue();
        }
    }

    @Test
    void workersThatHangAreSeenAndTheirReturnAtOnce() {
        AtomicBoolean move = new AtomicBoolean(true);
        try (Health health = new Health(() -> true, new AtomicBoolean())) {
            health.watch(move::get);
            assertThat(health.ready()).isTrue();
            move.set(false);
            assertThat(health.ready()).isFalse();
            assertThat(health.healthy()).isFalse();
            move.set(true);
            assertThat(health.ready()).isTrue();
        }
        assertThat(service.api()
                        .get("/metrics")
                        .header("Accept", "text/plain")
                        .send()
                        .text())
                .contains("\nhttp_workers_stuck 0");
    }
}
