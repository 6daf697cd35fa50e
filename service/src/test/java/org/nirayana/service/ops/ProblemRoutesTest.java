package org.nirayana.service.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.api.problem.Code;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.ProblemKind;
import org.nirayana.api.problem.ReasonCode;
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
            String codes = service.api().get("/problems/codes").send().text();
            Stream.<Code[]>of(FieldCode.values(), ProblemCode.values(), ReasonCode.values())
                    .flatMap(Arrays::stream)
                    .forEach(code -> assertThat(codes).contains("<code>" + code.id() + "</code>"));
            assertThat(service.api().get("/problems/conflict").send().text()).contains("<code>username_taken</code>");
            Answer unknown = service.api().get("/problems/no-such-problem").send();
            assertThat(unknown.status()).isEqualTo(404);
            String type = unknown.json().path("type").asString();
            assertThat(service.api().get(type).send().text()).contains("Status 404");
        }
    }
}
