package org.nirayana.service.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import tools.jackson.databind.JsonNode;

/** The gazetteer over HTTP; every answer is also judged by the OpenAPI description. */
class PlaceRoutesTest {
    private static RunningService service;
    private static Accounts accounts;

    @BeforeAll
    static void start() {
        service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()));
        accounts = new Accounts(service.api());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static Answer get(String rawQuery) {
        return service.api()
                .get("/api/v1/places" + rawQuery)
                .bearer(accounts.admin())
                .send();
    }

    @Test
    void answersWithPlacesAndWhoGatheredThem() {
        Answer answer = get("?q=" + Api.encode("  சென்னை "));
        assertThat(answer.status()).isEqualTo(200);
        JsonNode first = answer.json().path("items").get(0);
        assertThat(first.toString())
                .startsWith("{\"name\":\"Chennai\",\"ascii_name\":\"Chennai\",\"matched_name\":\"சென்னை\","
                        + "\"country\":\"India\",\"country_code\":\"IN\",\"region\":\"Tamil Nadu\",")
                .contains("\"latitude\":13.08", "\"longitude\":80.27", "\"tz\":\"Asia/Kolkata\",\"population\":");
        assertThat(answer.json().path("attribution").asString()).contains("GeoNames", "CC BY 4.0");
        assertThat(answer.header("Cache-Control")).contains("private, max-age=3600");
    }

    @Test
    void saysWhoGatheredThemAlsoWhenThereIsNone() {
        JsonNode none = get("?q=qqqqqq").json();
        assertThat(none.path("items").isEmpty()).isTrue();
        assertThat(none.path("attribution").asString()).contains("GeoNames");
    }

    @Test
    void answersInALanguageAndByPinCode() {
        JsonNode town = get("?q=Maduri&lang=ta").json().path("items").get(0);
        assertThat(town.path("name").asString()).isEqualTo("Madurai");
        assertThat(town.path("local_name").asString()).isEqualTo("மதுரை");
        assertThat(town.path("local_region").asString()).isEqualTo("தமிழ்நாடு");
        assertThat(town.has("postal_code")).isFalse();
        JsonNode code = get("?q=625001").json();
        assertThat(code.path("items").get(0).path("postal_code").asString()).isEqualTo("625001");
        assertThat(code.path("items").get(0).path("district").asString()).isEqualTo("Madurai");
        assertThat(code.path("items").get(0).has("local_region")).isFalse();
        assertThat(code.path("attribution").asString()).contains("GeoNames", "Department of Posts");
        assertThat(get("?q=Maduri&lang=xx").status()).isEqualTo(400);
    }

    @Test
    void answersWithAsManyAsAreWanted() {
        assertThat(get("?q=a").json().path("items").size()).isEqualTo(10);
        assertThat(get("?q=a&limit=1").json().path("items").size()).isEqualTo(1);
        assertThat(get("?q=a&limit=50").json().path("items").size()).isEqualTo(50);
    }

    @ParameterizedTest
    @CsvSource({
        "'', q",
        "?q=, q",
        "?q=%20%20, q",
        "?limit=5, q",
        "?q=a&limit=0, limit",
        "?q=a&limit=51, limit",
        "?q=a&limit=1.5, limit",
        "?q=a&limit=many, limit",
        "?q=a&limit=, limit",
        "?q=a&country=IN, country"
    })
    void refusesWhatItCannotRead(String query, String field) {
        Answer answer = get(query);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("errors").get(0).path("field").asString()).isEqualTo(field);
    }

    @Test
    void saysWhatIsAllowed() {
        assertThat(get("?q=" + "a".repeat(101)).json().path("detail").asString())
                .contains("1 to 100 characters");
        assertThat(get("?q=" + "a".repeat(100)).status()).isEqualTo(200);
        // Letters are counted, not bytes or halves of them.
        assertThat(get("?q=" + Api.encode("𝔸".repeat(100))).status()).isEqualTo(200);
        assertThat(get("?q=a&limit=0").json().path("detail").asString()).contains("1 to 50");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%00",
                "a%00b",
                "%ED%A0%80",
                "%FF",
                "%F0%9F%98%80",
                "%27%20OR%201%3D1--",
                "%3Cscript%3E",
                "..%2F..%2Fetc",
                "%2C%2C%2C%2C",
                "%E2%80%AE",
                "%CC%80",
                "%25s%25n",
                "%7B%7B7*7%7D%7D",
                "%EF%BF%BF",
                "%C3"
            })
    void survivesWhatIsNoName(String encoded) {
        Answer answer = get("?q=" + encoded);
        assertThat(answer.status()).isIn(200, 400);
    }

    @Test
    void refusesALineThatIsTooLong() {
        assertThat(get("?q=" + "%E0%AE%9A".repeat(3000)).status()).isIn(400, 414);
    }

    @Test
    void asksForATokenAndForATierThatHasIt() {
        assertThat(service.api().get("/api/v1/places?q=a").send().status()).isEqualTo(401);
        String name = accounts.create(false);
        String token = accounts.login(name, Accounts.PASSWORD).access();
        assertThat(places(token).status()).isEqualTo(200);

        setTier(name, "planets only", 100, List.of("planets"));
        Answer refused = places(token);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.json().path("type").asString()).isEqualTo("/problems/tier-required");

        setTier(name, "places only", 2, List.of("places"));
        assertThat(places(token).header("RateLimit").orElse("")).contains("r=1");
        assertThat(places(token).status()).isEqualTo(200);
        Answer limited = places(token);
        assertThat(limited.status()).isEqualTo(429);
        assertThat(limited.header("Retry-After")).isPresent();
        assertThat(service.api()
                        .get("/api/v1/astro/planets")
                        .bearer(token)
                        .send()
                        .status())
                .isEqualTo(403);
    }

    private static Answer places(String token) {
        return service.api().get("/api/v1/places?q=a").bearer(token).send();
    }

    private static void setTier(String username, String tier, int limit, List<String> endpoints) {
        Answer made = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", tier, "requests_per_minute", limit, "endpoints", endpoints))
                .send();
        assertThat(made.status()).isEqualTo(201);
        Answer given = service.api()
                .patch("/api/v1/users/" + username + "/tier")
                .bearer(accounts.admin())
                .json(Map.of("tier_id", made.json().path("tier_id").asLong()))
                .send();
        assertThat(given.status()).isEqualTo(200);
    }
}
