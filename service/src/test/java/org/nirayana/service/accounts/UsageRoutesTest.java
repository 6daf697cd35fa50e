package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import tools.jackson.databind.JsonNode;

/** Usage over HTTP: one's own, that of all, of two instances and after a restart. */
class UsageRoutesTest {
    private static final String NODES = "/api/v1/astro/lunar-nodes?dateandtime=2000-01-01T12:00:00";

    private static JsonNode rows(Api api, String token, String query) {
        Answer answer = api.get("/api/v1/usage" + query).bearer(token).send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return answer.json().path("rows");
    }

    /** How often somebody asked for lunar nodes. */
    private static long nodes(Api api, String token, String field) {
        for (JsonNode row : rows(api, token, "?by=endpoint")) {
            if (row.path("endpoint").asString().equals("lunar-nodes")) {
                return row.path(field).asLong();
            }
        }
        return 0;
    }

    private static void ask(Api api, String credential, int times) {
        for (int i = 0; i < times; i++) {
            api.get(NODES).bearer(credential).send();
        }
    }

    @Test
    void whatTwoInstancesAnsweredAddsUpAndOutlivesTheirStop() {
        Map<String, String> environment = DatabaseKind.POSTGRESQL.environment(Map.of());
        String token;
        try (RunningService here = RunningService.start(environment)) {
            Accounts accounts = new Accounts(here.api());
            token = accounts.newSession().access();
            Accounts.Key key = accounts.newKey(token);
            try (RunningService there = RunningService.start(environment)) {
                ask(here.api(), token, 3);
                ask(there.api(), key.text(), 4);
                // What this instance counted is there at once; what the other did follows.
                long before = nodes(here.api(), token, "requests");
                assertThat(before).isBetween(3L, 7L);
            }
            assertThat(nodes(here.api(), token, "requests")).isEqualTo(7);
            JsonNode listed =
                    here.api().get("/api/v1/keys").bearer(token).send().json().path("items");
            assertThat(listed.get(0).path("last_used_at").isNull()).isFalse();
            assertThat(listed.get(0).path("last_used_from").asString()).isEqualTo("127.0.0.1");
            ask(here.api(), key.text(), 2);
        }
        try (RunningService again = RunningService.start(environment)) {
            assertThat(nodes(again.api(), token, "requests")).isEqualTo(9);
        }
    }

    @Test
    void usageIsOnesOwnAndThatOfAllIsForSuperusers(@TempDir Path folder) {
        Map<String, String> environment = DatabaseKind.SQLITE.environment(Map.of("DATA_DIR", folder.toString()));
        try (RunningService service = RunningService.start(environment)) {
            Api api = service.api();
            Accounts accounts = new Accounts(api);
            Accounts.Session one = accounts.newSession();
            Accounts.Session two = accounts.newSession();
            Accounts.Key key =
                    accounts.newKey(one.access(), Map.of("name", "k", "endpoints", List.of("planets", "usage")));
            ask(api, one.access(), 2);
            ask(api, key.text(), 3);
            ask(api, two.access(), 1);
            assertThat(nodes(api, one.access(), "requests")).isEqualTo(5);
            assertThat(nodes(api, one.access(), "refused"))
                    .as("by a key that may not")
                    .isEqualTo(3);
            assertThat(nodes(api, two.access(), "requests")).isEqualTo(1);
            JsonNode byKey = rows(api, key.text(), "?by=key");
            assertThat(byKey).hasSize(2);
            assertThat(byKey.get(0).has("key")).isFalse();
            assertThat(byKey.get(1).path("key").asLong()).isEqualTo(key.id());
            assertThat(rows(api, one.access(), "?from=2020-01-01&to=2020-12-31"))
                    .isEmpty();
            // Ninety days, today included, unless others are asked for.
            JsonNode usual =
                    api.get("/api/v1/usage").bearer(one.access()).send().json();
            assertThat(LocalDate.parse(usual.path("from").asString()).plusDays(89))
                    .isEqualTo(LocalDate.parse(usual.path("to").asString()));

            Answer all = api.get("/api/v1/usage/all?by=user,endpoint")
                    .bearer(accounts.admin())
                    .send();
            assertThat(all.json()
                            .path("rows")
                            .valueStream()
                            .filter(row -> row.path("endpoint").asString().equals("lunar-nodes"))
                            .map(row -> row.path("user").asString() + " " + row.path("requests")))
                    .containsExactlyInAnyOrder(one.username() + " 5", two.username() + " 1");
            JsonNode held = api.get("/api/v1/users/me/export")
                    .bearer(two.access())
                    .send()
                    .json()
                    .path("usage");
            assertThat(held.toString()).contains("lunar-nodes");

            for (String wrong : List.of(
                    "?by=user",
                    "?by=",
                    "?by=day,,key",
                    "?from=yesterday",
                    "?from=2026-02-30",
                    "?from=2026-02-02&to=2026-02-01",
                    "?of=me")) {
                assertThat(api.get("/api/v1/usage" + wrong)
                                .bearer(one.access())
                                .send()
                                .status())
                        .as(wrong)
                        .isEqualTo(400);
            }
        }
    }
}
