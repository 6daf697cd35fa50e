package org.nirayana.service.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
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
