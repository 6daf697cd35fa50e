package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Points over HTTP; what they are is tested where they are computed. */
class PointRoutesTest {
    private static final String BIRTH = "lat=13.0878&lon=80.2785&dateandtime=1990-05-17T05:00:00Z";

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    /** Each is as the description says, which {@link SignedIn} checks. */
    @Test
    void everyAnswerThatTakesPointsHasThem() {
        for (String path : List.of("points?varga=9&sets=", "horoscope?points=", "aspects?kinds=sphuta&points=")) {
            JsonNode answer = service.get("/api/v1/astro/" + path + "sun_upagrahas&" + BIRTH)
                    .json();
            assertThat(answer.path("points").size()).as(path).isGreaterThanOrEqualTo(5);
        }
        assertThat(service.get("/api/v1/astro/chart?lang=ta&points=sun_upagrahas&" + BIRTH)
                        .text())
                .contains(">தூம<", "தூமன்: ");
    }

    @Test
    void aSetThatThereIsNotIsRefused() {
        Answer refused = service.get("/api/v1/astro/points?sets=moons&" + BIRTH);
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("must be one of sun_upagrahas");
    }
}
