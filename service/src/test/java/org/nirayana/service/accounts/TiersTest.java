package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;

/** Tiers, and what they open and close. */
class TiersTest extends AccountsSuite {
    private static final String PLANETS = "/api/v1/astro/planets?dateandtime=2000-01-01T12:00:00";
    private static final String NODES = "/api/v1/astro/lunar-nodes?dateandtime=2000-01-01T12:00:00";

    private static Answer create(Object body) {
        return service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(body)
                .send();
    }

    private static Answer patch(String name, Object body) {
        return service.api()
                .patch("/api/v1/tiers/" + name)
                .bearer(accounts.admin())
                .json(body)
                .send();
    }

    private static Answer read(String name) {
        return service.api()
                .get("/api/v1/tiers/" + name)
                .bearer(accounts.admin())
                .send();
    }

    private static Answer delete(String name) {
        return service.api()
                .delete("/api/v1/tiers/" + name)
                .bearer(accounts.admin())
                .send();
    }

    private static void give(String username, long tierId) {
        assertThat(service.api()
                        .patch("/api/v1/users/" + username + "/tier")
                        .bearer(accounts.admin())
                        .json(Map.of("tier_id", tierId))
                        .send()
                        .status())
                .isEqualTo(200);
    }

    @Test
    void everyInstallationBeginsWithTwo() {
        assertThat(read("free").json().path("requests_per_minute").asInt()).isEqualTo(600);
        assertThat(read("PRO").json().path("requests_per_minute").asInt()).isEqualTo(6_000);
        assertThat(read("free").json().path("endpoints").path(0).asString()).isEqualTo("*");
        assertThat(service.api()
                        .get("/api/v1/tiers/")
                        .bearer(accounts.admin())
                        .send()
                        .json()
                        .path("total")
                        .asInt())
                .isGreaterThanOrEqualTo(2);
    }

    @Test
    void aTierIsMadeChangedAndRemoved() {
        Answer made = create(Map.of("name", "Gold Plan", "requests_per_minute", 10, "endpoints", List.of("planets")));
        assertThat(made.status()).isEqualTo(201);
        assertThat(create(Map.of("name", "gold plan")).status()).isEqualTo(409);
        assertThat(made.json().path("tier_id").asLong()).isPositive();

        Map<String, Object> unlimited = new HashMap<>();
        unlimited.put("requests_per_minute", null);
        assertThat(patch("gold%20plan", unlimited).status()).isEqualTo(200);
        assertThat(read("gold%20plan").json().path("requests_per_minute").isNull())
                .isTrue();
        assertThat(read("gold%20plan").json().path("endpoints").path(0).asString())
                .isEqualTo("planets");
        assertThat(patch("gold%20plan", Map.of("name", "free")).status()).isEqualTo(409);
        assertThat(patch("gold%20plan", Map.of("name", "silver")).status()).isEqualTo(200);
        assertThat(read("gold%20plan").status()).isEqualTo(404);
        assertThat(delete("silver").status()).isEqualTo(200);
        assertThat(delete("silver").status()).isEqualTo(404);
    }

    @Test
    void endpointsAreNamedInAnyCaseAndTheListsSlashMayBeLeftOut() {
        Answer made = service.api()
                .post("/api/v1/tiers")
                .bearer(accounts.admin())
                .json(Map.of("name", "Loud", "endpoints", List.of("Planets", "LUNAR-NODES")))
                .send();
        assertThat(made.status()).as(made.toString()).isEqualTo(201);
        assertThat(made.json().path("name").asString()).isEqualTo("Loud");
        assertThat(made.json().path("endpoints").valueStream().map(name -> name.asString()))
                .containsExactly("planets", "lunar-nodes");
        assertThat(delete("LOUD").status()).isEqualTo(200);
        for (String list : List.of("/api/v1/tiers", "/api/v1/users")) {
            Answer without = service.api().get(list).bearer(accounts.admin()).send();
            Answer with = service.api().get(list + "/").bearer(accounts.admin()).send();
            assertThat(without.status()).isEqualTo(200);
            assertThat(without.text()).isEqualTo(with.text());
            assertThat(service.api().get(list).send().status()).isEqualTo(401);
        }
    }

    @Test
    void badTiersAreRefused() {
        for (Object bad : List.of(
                Map.of(),
                Map.of("name", ""),
                Map.of("name", " x"),
                Map.of("name", "a/b"),
                Map.of("name", "x".repeat(65)),
                Map.of("name", "a\0b"),
                Map.of("name", 5),
                Map.of("name", "ok", "requests_per_minute", 0),
                Map.of("name", "ok", "requests_per_minute", -5),
                Map.of("name", "ok", "requests_per_minute", 1.5),
                Map.of("name", "ok", "requests_per_minute", "5"),
                Map.of("name", "ok", "requests_per_minute", Long.MAX_VALUE),
                Map.of("name", "ok", "endpoints", List.of()),
                Map.of("name", "ok", "endpoints", "planets"),
                Map.of("name", "ok", "endpoints", List.of("*", "planets")),
                Map.of("name", "ok", "endpoints", List.of("planets", "planets")),
                Map.of("name", "ok", "endpoints", List.of("../x")),
                Map.of("name", "ok", "tier_id", 9))) {
            assertThat(create(bad).status()).as("%s", bad).isEqualTo(400);
        }
    }

    @Test
    void aTierInUseStays() {
        long id = create(Map.of("name", "inuse")).json().path("tier_id").asLong();
        String user = accounts.create(false);
        give(user, id);

        assertThat(delete("inuse").status()).isEqualTo(409);
        assertThat(delete("free").status()).isEqualTo(409);
        assertThat(patch("free", Map.of("name", "gratis")).status()).isEqualTo(409);
        give(user, 1);
        assertThat(delete("inuse").status()).isEqualTo(200);
    }

    @Test
    void theGateFollowsTheTierAtOnce() {
        Accounts.Session session = accounts.newSession();
        assertThat(service.api().get(NODES).send().status()).isEqualTo(401);
        assertThat(service.api().get(NODES).bearer(session.access()).send().status())
                .isEqualTo(200);
        long id = create(Map.of("name", "planets-only", "endpoints", List.of("planets")))
                .json()
                .path("tier_id")
                .asLong();
        give(session.username(), id);

        Answer refused = service.api().get(NODES).bearer(session.access()).send();
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.json().path("type").asString()).isEqualTo("/problems/tier-required");
        assertThat(refused.header("RateLimit-Policy")).isPresent();
        assertThat(service.api().get(PLANETS).bearer(session.access()).send().status())
                .isEqualTo(200);
        assertThat(patch("planets-only", Map.of("endpoints", List.of("lunar-nodes")))
                        .status())
                .isEqualTo(200);
        assertThat(service.api().get(NODES).bearer(session.access()).send().status())
                .isEqualTo(200);
        assertThat(service.api().get(PLANETS).bearer(session.access()).send().status())
                .isEqualTo(403);
    }

    @Test
    void everyAstroAnswerCarriesThePolicy() {
        Accounts.Session session = accounts.newSession();

        Answer first = service.api().get(NODES).bearer(session.access()).send();
        Answer bad = service.api()
                .get("/api/v1/astro/planets?lat=100")
                .bearer(session.access())
                .send();
        Answer stranger = service.api().get(NODES).send();
        Answer superuser = service.api().get(NODES).bearer(accounts.admin()).send();

        assertThat(first.header("RateLimit-Policy")).contains("\"default\";q=600;w=60");
        assertThat(first.header("RateLimit").orElseThrow()).matches("\"default\";r=599;t=(60|[1-5]?[0-9])");
        assertThat(bad.status()).isEqualTo(400);
        assertThat(bad.header("RateLimit").orElseThrow()).startsWith("\"default\";r=598;");
        assertThat(stranger.header("RateLimit-Policy")).contains("\"default\";q=600;w=60");
        assertThat(superuser.status()).isEqualTo(200);
        assertThat(superuser.header("RateLimit-Policy")).contains("\"default\";q=999999999999999;w=60");
        assertThat(superuser.header("RateLimit")).isPresent();
    }
}
