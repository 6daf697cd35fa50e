package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Waiting;
import tools.jackson.databind.JsonNode;

/** API keys as their owner and a program see them. */
class KeysTest extends AccountsSuite {
    private static final String NODES = "/api/v1/astro/lunar-nodes?dateandtime=2000-01-01T12:00:00";

    private static Answer nodes(Accounts.Key key) {
        return service.api().get(NODES).header("X-API-Key", key.text()).send();
    }

    private static Answer nodesFrom(String address, Accounts.Key key) {
        return service.api()
                .get(NODES)
                .header("X-Forwarded-For", address)
                .bearer(key.text())
                .send();
    }

    private static JsonNode listed(Accounts.Session session) {
        return service.api()
                .get("/api/v1/keys?items_per_page=100")
                .bearer(session.access())
                .send()
                .json()
                .path("items");
    }

    private static Answer create(Accounts.Session session, Object body) {
        return service.api()
                .post("/api/v1/keys")
                .bearer(session.access())
                .json(body)
                .send();
    }

    private static void assertNotAllowed(Answer answer) {
        assertThat(answer.status()).as("%s", answer).isEqualTo(403);
        assertThat(answer.json().path("type").asString()).isEqualTo("/problems/key-not-allowed");
    }

    @Test
    void aKeyStandsForItsOwner() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(session.access());
        assertThat(key.text()).matches("nk_live_[0-9A-Za-z]{49}");
        Answer me = accounts.me(key.text());
        assertThat(me.status()).isEqualTo(200);
        assertThat(me.json().path("username").asString()).isEqualTo(session.username());
        assertThat(nodes(key).status()).isEqualTo(200);
        assertThat(nodesFrom("10.0.0.1", key).status()).isEqualTo(200);
    }

    @Test
    void theKeyIsShownOnceAndOnlyItsHashIsKept() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(session.access(), Map.of("name", "Nightly almanac"));
        JsonNode listed = listed(session);
        assertThat(listed).hasSize(1);
        assertThat(listed.get(0).path("name").asString()).isEqualTo("Nightly almanac");
        assertThat(listed.get(0).path("hint").asString()).isEqualTo(key.text().substring(0, 12) + "…");
        assertThat(listed.toString())
                .doesNotContain(key.text())
                .doesNotContain(key.text().substring(20));
        for (String unset : List.of("expires_at", "endpoints", "addresses", "last_used_at", "revoked_at")) {
            assertThat(listed.get(0).path(unset).isNull()).as(unset).isTrue();
        }
    }

    @Test
    void keysArePartOfWhatIsHeldAboutAUserWithoutWhatOpensAnything() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(session.access());
        JsonNode held = service.api()
                .get("/api/v1/users/me/export")
                .bearer(session.access())
                .send()
                .json()
                .path("keys");
        assertThat(held).hasSize(1);
        assertThat(held.get(0).path("key_id").asLong()).isEqualTo(key.id());
        assertThat(held.toString()).doesNotContain(key.text());
    }

    @Test
    void aRevokedKeyIsRefusedAndStaysInTheList() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(session.access());
        Accounts.Key other = accounts.newKey(session.access());
        assertThat(nodes(key).status()).isEqualTo(200);
        assertThat(accounts.revoke(session.access(), key).status()).isEqualTo(200);
        assertThat(nodes(key).status()).isEqualTo(401);
        assertThat(nodes(other).status()).isEqualTo(200);
        JsonNode first = listed(session).get(1);
        assertThat(first.path("key_id").asLong()).isEqualTo(key.id());
        String revokedAt = first.path("revoked_at").asString();
        assertThat(revokedAt).isNotEmpty();
        assertThat(accounts.revoke(session.access(), key).status()).isEqualTo(200);
        assertThat(listed(session).get(1).path("revoked_at").asString())
                .as("revoked once")
                .isEqualTo(revokedAt);
    }

    @Test
    void aKeyIsItsOwnersAlone() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(session.access());
        for (String stranger : List.of(accounts.newSession().access(), accounts.admin())) {
            assertThat(accounts.revoke(stranger, key).status()).isEqualTo(404);
            assertThat(service.api()
                            .patch("/api/v1/keys/" + key.id())
                            .bearer(stranger)
                            .json(Map.of("name", "mine now"))
                            .send()
                            .status())
                    .isEqualTo(404);
            assertThat(service.api().get("/api/v1/keys").bearer(stranger).send().text())
                    .doesNotContain(key.text().substring(0, 12));
        }
        assertThat(nodes(key).status()).isEqualTo(200);
        Answer renamed = service.api()
                .patch("/api/v1/keys/" + key.id())
                .bearer(session.access())
                .json(Map.of("name", "Another name"))
                .send();
        assertThat(renamed.json().path("name").asString()).isEqualTo("Another name");
    }

    @Test
    void aKeyMayNotTouchKeysPasswordsOrAccounts() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(session.access());
        assertNotAllowed(service.api()
                .post("/api/v1/keys")
                .bearer(key.text())
                .json(Map.of("name", "a child"))
                .send());
        assertNotAllowed(accounts.revoke(key.text(), key));
        assertNotAllowed(accounts.patch(key.text(), session.username(), Map.of("password", "a new long secret")));
        assertNotAllowed(service.api().get("/api/v1/users/").bearer(key.text()).send());
        assertNotAllowed(
                service.api().post("/api/v1/auth/logout").bearer(key.text()).send());
        Accounts.Key ofSuperuser = accounts.newKey(accounts.admin());
        assertNotAllowed(service.api()
                .delete("/api/v1/users/" + session.username())
                .bearer(ofSuperuser.text())
                .send());
        assertThat(nodes(key).status()).isEqualTo(200);
    }

    @Test
    void anEndpointThatIsNotListedIsRefused() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(
                session.access(), Map.of("name", "planets only", "endpoints", List.of("planets", "AUTH")));
        assertNotAllowed(nodes(key));
        assertThat(nodes(key).header("RateLimit-Policy")).isPresent();
        assertThat(service.api()
                        .get("/api/v1/astro/planets?dateandtime=2000-01-01T12:00:00")
                        .bearer(key.text())
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(accounts.me(key.text()).status()).isEqualTo(200);
        assertNotAllowed(service.api().get("/api/v1/config").bearer(key.text()).send());
    }

    /** By the address that a trusted proxy tells; what the client wrote before it does not count. */
    @Tag("client-address")
    @Test
    void anAddressThatIsNotListedIsRefused() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(
                session.access(),
                Map.of("name", "from the office", "addresses", List.of("203.0.113.0/24", "2001:db8:7::/48")));
        assertThat(nodesFrom("203.0.113.200", key).status()).isEqualTo(200);
        assertThat(nodesFrom("2001:db8:7:1::5", key).status()).isEqualTo(200);
        assertNotAllowed(nodesFrom("203.0.114.1", key));
        assertNotAllowed(nodesFrom("2001:db8:8::5", key));
        assertNotAllowed(nodesFrom("203.0.113.200, 198.51.100.7", key));
        assertNotAllowed(service.api()
                .get(NODES)
                .header("X-Forwarded-For", "198.51.100.7")
                .header("Forwarded", "for=203.0.113.200")
                .header("X-Real-IP", "203.0.113.200")
                .bearer(key.text())
                .send());
    }

    @Test
    void aKeyEndsAtItsTime() {
        Accounts.Session session = accounts.newSession();
        Instant end = Instant.now().plusSeconds(5);
        Accounts.Key key = accounts.newKey(session.access(), Map.of("name", "short", "expires_at", end.toString()));
        Accounts.Key lasting =
                accounts.newKey(session.access(), Map.of("name", "long", "expires_at", "2999-01-01T05:30:00+05:30"));
        assertThat(nodes(lasting).status()).isEqualTo(200);
        // Without asking: a quick machine would ask more often in that time than the tier allows.
        Waiting.until(Duration.ofMinutes(1), () -> Instant.now().isAfter(end));
        assertThat(nodes(key).status()).isEqualTo(401);
        assertThat(nodes(lasting).status()).isEqualTo(200);
        assertThat(listed(session).get(0).path("expires_at").asString()).isEqualTo("2999-01-01T00:00:00.000000");
    }

    @Test
    void whatCannotBeIsRefusedWithWhatCan() {
        Accounts.Session session = accounts.newSession();
        Map<Map<String, Object>, String> wrong = Map.of(
                Map.of("name", " "), "1 to 100 characters",
                Map.of("name", "x", "expires_at", "2001-01-01T00:00:00"), "a time to come",
                Map.of("name", "x", "expires_at", "tomorrow"), "a time to come",
                Map.of("name", "x", "expires_at", "2030-02-30T00:00:00"), "a time to come",
                Map.of("name", "x", "endpoints", List.of("planets", "nothing")), "panchanga",
                Map.of("name", "x", "endpoints", List.of()), "planets",
                Map.of("name", "x", "addresses", List.of("localhost")), "192.0.2.0/24",
                Map.of("name", "x", "addresses", List.of("10.0.0.0/33")), "192.0.2.0/24",
                Map.of("name", "x", "scope", "all"), "not known");
        wrong.forEach((body, message) -> {
            Answer answer = create(session, body);
            assertThat(answer.status()).as("%s", body).isEqualTo(400);
            assertThat(answer.text()).as("%s", body).contains(message);
        });
        assertThat(listed(session)).isEmpty();
    }

    @Test
    void aHundredAndNoMore() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key first = accounts.newKey(session.access());
        for (int i = 1; i < 100; i++) {
            accounts.newKey(session.access());
        }
        assertThat(create(session, Map.of("name", "one too many")).status()).isEqualTo(409);
        accounts.revoke(session.access(), first);
        assertThat(create(session, Map.of("name", "in its place")).status()).isEqualTo(201);
    }

    /** A user's own new password is about signing in; programs go on. Whoever lost the account begins anew. */
    @Test
    void aPasswordOfOnesOwnLeavesKeysAndOneSetByOthersEndsThem() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(session.access());
        assertThat(accounts.patch(session.access(), session.username(), Map.of("password", "a new long secret"))
                        .status())
                .isEqualTo(200);
        assertThat(accounts.me(session.access()).status()).isEqualTo(401);
        assertThat(nodes(key).status()).isEqualTo(200);
        accounts.patch(accounts.admin(), session.username(), Map.of("password", "yet another long one"));
        assertThat(nodes(key).status()).isEqualTo(401);
    }

    @Tag("session-ends")
    @Test
    void aKeyDoesNotComeBackWithItsUser() {
        Accounts.Session session = accounts.newSession();
        Accounts.Key key = accounts.newKey(session.access());
        assertThat(nodes(key).status()).isEqualTo(200);
        accounts.patch(accounts.admin(), session.username(), Map.of("is_active", false));
        assertThat(nodes(key).status()).isEqualTo(401);
        accounts.patch(accounts.admin(), session.username(), Map.of("is_active", true));
        assertThat(nodes(key).status()).isEqualTo(401);
    }
}
