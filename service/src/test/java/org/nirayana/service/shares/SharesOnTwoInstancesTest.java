package org.nirayana.service.shares;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Waiting;
import tools.jackson.databind.JsonNode;

/** A link that is withdrawn on one instance opens nothing on another, a second later, and survives a new key otherwise. */
class SharesOnTwoInstancesTest {
    /** A second, and time for a machine that has much else to do. */
    private static final Duration SOON = Duration.ofSeconds(20);

    private static final String OLD_KEY = "an old key of at least thirty-two bytes";
    private static final String NEW_KEY = "a new key, also of thirty-two bytes or more";

    @Test
    void withdrawnHereIsWithdrawnThere() {
        Map<String, String> environment = DatabaseKind.POSTGRESQL.environment(Map.of("SECRET_KEY", OLD_KEY));
        try (RunningService here = RunningService.start(environment)) {
            Accounts accounts = new Accounts(here.api());
            Accounts.Session maker = accounts.newSession();
            JsonNode share = make(here, maker);
            JsonNode other = make(here, maker);
            try (RunningService there = RunningService.start(environment)) {
                assertThat(opened(there, share)).isEqualTo(200);
                here.api()
                        .delete("/api/v1/shares/" + share.path("share_id").asString())
                        .bearer(maker.access())
                        .send();
                assertThat(opened(here, share)).isEqualTo(404);
                Waiting.until(SOON, () -> opened(there, share) == 404);
                assertThat(opened(there, other)).isEqualTo(200);
            }
            // With a key that is not the one it was kept by, a link opens as before but cannot be shown again.
            try (RunningService later = RunningService.start(replaced(environment))) {
                assertThat(opened(later, other)).isEqualTo(200);
                String access = new Accounts(later.api())
                        .login(maker.username(), Accounts.PASSWORD)
                        .access();
                JsonNode listed =
                        later.api().get("/api/v1/shares").bearer(access).send().json();
                assertThat(listed.path("items").get(0).path("share_id")).isEqualTo(other.path("share_id"));
                assertThat(listed.path("items").get(0).path("url").isNull()).isTrue();
            }
        }
    }

    private static Map<String, String> replaced(Map<String, String> environment) {
        Map<String, String> changed = new java.util.HashMap<>(environment);
        changed.put("SECRET_KEY", NEW_KEY);
        return changed;
    }

    private static JsonNode make(RunningService service, Accounts.Session maker) {
        return service.api()
                .post("/api/v1/shares")
                .bearer(maker.access())
                .json(Map.of(
                        "kind", "chart", "title", "x", "address", "/chart?at=2000-01-01T00:00:00Z&lat=13.08&lon=80.27"))
                .send()
                .json();
    }

    private static int opened(RunningService service, JsonNode share) {
        String token = share.path("url").asString().substring("/s/".length());
        return service.api().get("/api/v1/shared/" + token).send().status();
    }
}
