package org.nirayana.service.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nirayana.service.http.server.Observer;
import org.nirayana.service.log.JsonLines;
import org.nirayana.service.testing.RunningService;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AccessLogTest {

    @Test
    void everyAnswerLeavesOneLineWithoutSecrets() {
        RunningService service = RunningService.start();
        service.api()
                .get("/health-check?token=canary-query")
                .header("X-Request-Id", "known-1")
                .header("Authorization", "Bearer canary-token")
                .header("Cookie", "refresh_token=canary-cookie")
                .send();
        service.api().post("/api/v1/auth/password-recovery/canary@example.com").send();
        service.api().get("/canary-path").send();
        service.close();
        // The client fetches the description for itself.
        List<String> lines = service.accessLog().stream()
                .filter(l -> !l.contains("/openapi.json"))
                .toList();
        assertThat(lines).hasSize(3);
        assertThat(String.join("\n", lines)).doesNotContain("canary");
        JsonNode line = JsonMapper.shared().readTree(lines.get(0));
        assertThat(line.path("request_id").asString()).isEqualTo("known-1");
        assertThat(line.path("route").asString()).isEqualTo("/health-check");
        assertThat(line.path("status").asInt()).isEqualTo(200);
        assertThat(line.path("client").asString()).isEqualTo("127.0.0.1");
    }

    @Test
    void aFloodOfRefusalsIsCountedAndNotListed() throws InterruptedException {
        int flood = 20_000;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonLines lines = JsonLines.to(out);
                AccessLog log = new AccessLog(lines)) {
            for (int i = 0; i < flood; i++) {
                log.answered(answer("flood-" + i, i % 4 == 0 ? 503 : 429, "/planets"));
                if (i % 1000 == 0) {
                    // What is answered is listed in any case, and the log has time to write.
                    log.answered(answer("served-" + i, 200, "/planets"));
                    Thread.sleep(12);
                }
            }
        }
        List<JsonNode> written = out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> JsonMapper.shared().readTree(line))
                .toList();
        assertThat(written.stream()
                        .filter(line -> line.path("request_id").asString("").startsWith("served")))
                .hasSize(20);
        List<JsonNode> listed = written.stream()
                .filter(line -> line.path("request_id").asString("").startsWith("flood"))
                .toList();
        List<JsonNode> sums = written.stream().filter(line -> line.has("count")).toList();
        // A second takes the first refusals one by one; this machine may need several.
        assertThat(listed).isNotEmpty().hasSizeLessThan(20 * AccessLog.LISTED_REFUSALS);
        assertThat(sums).isNotEmpty().allSatisfy(sum -> {
            assertThat(sum.path("route").asString()).isEqualTo("/planets");
            assertThat(sum.path("status").asInt()).isIn(429, 503);
        });
        assertThat(listed.size()
                        + sums.stream()
                                .mapToLong(sum -> sum.path("count").asLong())
                                .sum())
                .isEqualTo(flood);
    }

    private static Observer.Answered answer(String id, int status, String route) {
        return new Observer.Answered(id, "GET", route, "planets", status, 1000, 10, "127.0.0.1", Optional.empty());
    }

    @Test
    void whateverIsWrittenStaysOneValidLine() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonLines lines = JsonLines.to(out)) {
            lines.write("info", "test", "a\nb\"\\\u0000\ud800\u2028", Map.of("n", 1, "b", true, "s", "\u001b[31m"));
        }
        List<String> written = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(written).hasSize(1);
        JsonNode line = JsonMapper.shared().readTree(written.get(0));
        assertThat(line.path("message").asString()).isEqualTo("a\nb\"\\\u0000\ud800\u2028");
        assertThat(line.path("n").asInt()).isEqualTo(1);
    }
}
