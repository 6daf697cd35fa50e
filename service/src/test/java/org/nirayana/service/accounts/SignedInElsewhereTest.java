package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Where one is signed in, as the user sees it, and the end of one session or all. */
class SignedInElsewhereTest extends AccountsSuite {
    private static final String FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

    private static Accounts.Session signIn(String username, String device, String address) {
        Answer answer = service.api()
                .post("/api/v1/auth/login")
                .header("X-Forwarded-For", address)
                .header("User-Agent", device)
                .form(Map.of("username", username, "password", Accounts.PASSWORD))
                .send();
        assertThat(answer.status()).isEqualTo(200);
        return Accounts.session(answer);
    }

    private static JsonNode listed(Accounts.Session session) {
        Answer answer =
                service.api().get("/api/v1/sessions").bearer(session.access()).send();
        assertThat(answer.status()).isEqualTo(200);
        return answer.json();
    }

    private static JsonNode of(String device, JsonNode sessions) {
        return sessions.valueStream()
                .filter(one -> one.path("device").asString().equals(device))
                .findFirst()
                .orElseThrow();
    }

    private static Answer delete(String path, Accounts.Session session) {
        return service.api().delete(path).bearer(session.access()).send();
    }

    private static int me(Accounts.Session session) {
        return accounts.me(session.access()).status();
    }

    private static String current(Accounts.Session session) {
        for (JsonNode one : listed(session)) {
            if (one.path("current").asBoolean()) {
                return one.path("session_id").asString();
            }
        }
        throw new AssertionError("no session is the current one");
    }

    @Test
    void eachSessionHasItsDeviceAndItsAddress() {
        String username = accounts.create(false);
        Accounts.Session page = signIn(username, FIREFOX, "203.0.113.9");
        Accounts.Session program = signIn(username, "curl/8.5.0", "2001:db8::7");
        JsonNode all = listed(page);
        assertThat(all).hasSize(2);
        // Which was seen last may change while this is asked.
        JsonNode curl = of("curl", all);
        assertThat(curl.path("address").asString()).isEqualTo("2001:db8::7");
        assertThat(curl.path("current").asBoolean()).isFalse();
        JsonNode firefox = of("Firefox, Linux", all);
        assertThat(firefox.path("current").asBoolean()).isTrue();
        assertThat(firefox.path("last_seen_at").asString())
                .isGreaterThanOrEqualTo(firefox.path("created_at").asString());
        assertThat(current(program)).isEqualTo(curl.path("session_id").asString());
        JsonNode exported = service.api()
                .get("/api/v1/users/me/export")
                .bearer(page.access())
                .send()
                .json()
                .path("sessions");
        assertThat(exported).hasSize(2);
    }

    @Test
    void oneSessionEndsAndTheOthersGoOn() {
        String username = accounts.create(false);
        Accounts.Session here = signIn(username, FIREFOX, "203.0.113.9");
        Accounts.Session there = signIn(username, FIREFOX, "203.0.113.10");
        assertThat(me(there)).isEqualTo(200);
        Answer ended = delete("/api/v1/sessions/" + current(there), here);
        assertThat(ended.status()).isEqualTo(200);
        assertThat(ended.header("Set-Cookie")).isEmpty();
        assertThat(me(there)).isEqualTo(401);
        assertThat(accounts.refresh(there).status()).isEqualTo(401);
        assertThat(me(here)).isEqualTo(200);
        Answer own = delete("/api/v1/sessions/" + current(here), here);
        assertThat(own.header("Set-Cookie").orElse(""))
                .contains("refresh_token=;")
                .contains("Max-Age=0");
        assertThat(me(here)).isEqualTo(401);
    }

    @Test
    void nobodyEndsTheSessionOfAnother() {
        Accounts.Session somebody = accounts.newSession();
        String id = current(somebody);
        assertThat(delete("/api/v1/sessions/" + id, accounts.newSession()).status())
                .isEqualTo(404);
        assertThat(service.api()
                        .delete("/api/v1/sessions/" + id)
                        .bearer(accounts.admin())
                        .send()
                        .status())
                .isEqualTo(404);
        assertThat(me(somebody)).isEqualTo(200);
    }

    @Test
    void allOthersEndOrAllDoAndKeysGoOn() {
        String username = accounts.create(false);
        Accounts.Session here = signIn(username, FIREFOX, "203.0.113.9");
        Accounts.Session there = signIn(username, FIREFOX, "203.0.113.10");
        Accounts.Session stranger = accounts.newSession();
        Accounts.Key key = accounts.newKey(here.access());
        assertThat(delete("/api/v1/sessions", here).status()).isEqualTo(200);
        assertThat(me(there)).isEqualTo(401);
        assertThat(me(here)).isEqualTo(200);
        assertThat(listed(here)).hasSize(1);
        assertThat(delete("/api/v1/sessions?all=maybe", here).status()).isEqualTo(400);
        assertThat(delete("/api/v1/sessions?all=true", here).status()).isEqualTo(200);
        assertThat(me(here)).isEqualTo(401);
        assertThat(me(stranger)).isEqualTo(200);
        assertThat(accounts.me(key.text()).status()).isEqualTo(200);
    }
}
