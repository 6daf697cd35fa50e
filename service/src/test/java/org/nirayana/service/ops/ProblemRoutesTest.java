package org.nirayana.service.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nirayana.api.problem.ProblemKind;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Answer;

class ProblemRoutesTest {
    @Test
    void whatAProblemNamesIsExplained() {
        try (RunningService service = RunningService.start()) {
            Set<String> addresses = new HashSet<>();
            for (ProblemKind kind : ProblemKind.values()) {
                assertThat(addresses.add(kind.type())).as(kind.type()).isTrue();
                Answer page = service.api().get(kind.type()).send();
                assertThat(page.status()).as(kind.type()).isEqualTo(200);
                assertThat(page.mediaType()).isEqualTo("text/html");
                assertThat(page.header("Content-Security-Policy")).hasValueSatisfying(policy -> assertThat(policy)
                        .startsWith("default-src 'none';")
                        .contains("frame-ancestors 'none'")
                        .doesNotContain("unsafe"));
                assertThat(page.text())
                        .startsWith("<!doctype html>")
                        .contains("<h1>" + kind.title() + "</h1>")
                        .contains("Status " + kind.status() + ": " + kind.meaning())
                        .contains("What to do: " + kind.remedy());
                Answer head = service.api().call("HEAD", kind.type()).send();
                assertThat(head.status()).isEqualTo(200);
                assertThat(head.bytes()).isEmpty();
            }
            Answer unknown = service.api().get("/problems/no-such-problem").send();
            assertThat(unknown.status()).isEqualTo(404);
            String type = unknown.json().path("type").asString();
            assertThat(service.api().get(type).send().text()).contains("Status 404");
        }
    }
}
