package org.nirayana.service.ops;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.Answer;
import org.nirayana.service.testing.RunningService;

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
    void unknownPathIsAProblem() {
        Answer answer = service.api().get("/nothing/here").send();
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.json().path("type").asString()).isEqualTo("/problems/not-found");
    }

    @Test
    void wrongMethodNamesTheRightOnes() {
        Answer answer = service.api().delete("/livez").send();
        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.header("Allow")).contains("GET, HEAD, OPTIONS");
    }
}
