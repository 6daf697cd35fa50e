package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** The aspects over HTTP; what they are is tested where they are computed. */
class AspectRoutesTest {
    /** M. K. Gandhi, as in the test of the engine. */
    private static final String GANDHI =
            "/api/v1/astro/aspects?lat=21.6422&lon=69.6093&dateandtime=1869-10-02T02:33:36Z";

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void aspectsSayWhoLooksWhere() {
        JsonNode answer = service.get(GANDHI).json();
        assertThat(answer.path("aspects").size()).isEqualTo(49);
        JsonNode jupiter = answer.path("aspects").get(4 * 7 + 3);
        assertThat(jupiter)
                .hasToString("{\"planet\":\"jupiter\",\"counted\":7,\"rasi\":\"Libra\",\"house\":1,\"strength\":1.0,"
                        + "\"is_special\":false,\"aspected\":[\"mars\",\"mercury\",\"venus\",\"ascendant\"]}");
        assertThat(answer.path("conventions").path("node_aspects").asString()).isEqualTo("none");
    }

    @Test
    void theNodesLookWhereTheCallerSaysSo() {
        JsonNode answer = service.get(GANDHI + "&node_aspects=5_7_9").json();
        assertThat(answer.path("aspects").size()).isEqualTo(55);
        assertThat(answer.path("conventions").path("node_aspects").asString()).isEqualTo("5_7_9");
    }

    @Test
    void anotherCustomIsRefusedWithThoseThereAre() {
        Answer refused = service.get(GANDHI + "&node_aspects=all");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("must be one of none, 5_7_9");
    }
}
