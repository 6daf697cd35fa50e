package org.nirayana.service.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.api.schema.Schemas;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Everything that is held about a user, in one request, and about nobody else. */
class PersonalDataTest {

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void everythingAboutTheCallerAndNobodyElse(DatabaseKind kind) {
        try (RunningService service = RunningService.start(kind.environment(Map.of()))) {
            Accounts accounts = new Accounts(service.api());
            Accounts.Session one = accounts.newSession();
            Accounts.Session two = accounts.newSession();
            accounts.patch(accounts.admin(), one.username(), Map.of("tier_id", 2));
            service.api()
                    .patch("/api/v1/users/me/preferences")
                    .bearer(one.access())
                    .json(Map.of("chart_type", "north-indian"))
                    .send();

            Answer answer = service.api()
                    .get("/api/v1/users/me/export")
                    .bearer(one.access())
                    .send();
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.header("Cache-Control").orElse("")).contains("no-store");
            JsonNode everything = answer.json();
            assertThat(everything.path("account").path("username").asString()).isEqualTo(one.username());
            assertThat(everything.path("tier").path("name").asString()).isEqualTo("pro");
            assertThat(everything.path("preferences").path("chart_type").asString())
                    .isEqualTo("north-indian");
            assertThat(everything.toString()).doesNotContain(two.username(), "argon2");

            JsonNode other = service.api()
                    .get("/api/v1/users/me/export")
                    .bearer(two.access())
                    .send()
                    .json();
            assertThat(other.path("tier").isNull()).isTrue();
            assertThat(other.path("preferences").isEmpty()).isTrue();

            // What is described is what comes: every section, and nothing else.
            List<String> described = new ArrayList<>(service.api()
                    .get("/openapi.json")
                    .send()
                    .json()
                    .at("/components/schemas/PersonalData/properties")
                    .propertyNames());
            assertThat(described).contains("account", "tier", "preferences");
            assertThat(new ArrayList<>(everything.propertyNames())).isEqualTo(described);
        }
    }

    /** A list of any length is one array, whatever falls on the edge of a piece. */
    @Test
    void manyItemsMakeOneArray() {
        for (int count : new int[] {0, 1, 2, 5_000}) {
            Map<String, Object> held = Schemas.ordered(
                    "first",
                    PersonalData.Held.many(IntStream.range(0, count)
                            .mapToObj(i -> "item number " + i)
                            .iterator()),
                    "second",
                    PersonalData.Held.one(null));
            @SuppressWarnings({"unchecked", "rawtypes"})
            PersonalDataPieces pieces = new PersonalDataPieces((Map) held);
            StringBuilder whole = new StringBuilder();
            int number = 0;
            while (pieces.hasNext()) {
                whole.append(new String(pieces.next(), StandardCharsets.UTF_8));
                number++;
            }
            JsonNode json = JsonMapper.shared().readTree(whole.toString());
            assertThat(json.path("first").size()).isEqualTo(count);
            assertThat(json.path("second").isNull()).isTrue();
            assertThat(number > 1).isEqualTo(count == 5_000);
        }
    }
}
