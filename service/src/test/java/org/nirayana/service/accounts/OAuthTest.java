package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Signing in and refreshing as libraries of OAuth2 do it, who know a token endpoint and the codes of RFC 6749. */
class OAuthTest extends AccountsSuite {
    private static Answer token(String... form) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (int i = 0; i < form.length; i += 2) {
            fields.put(form[i], form[i + 1]);
        }
        return service.api()
                .post("/api/v1/auth/token")
                .header("X-Forwarded-For", Accounts.newAddress())
                .form(fields)
                .send();
    }

    private static Answer refreshed(String refreshToken) {
        return token("grant_type", "refresh_token", "refresh_token", refreshToken);
    }

    private static JsonNode offline(String username) {
        return token("username", username, "password", Accounts.PASSWORD, "scope", "profile offline_access")
                .json();
    }

    private static String refreshOf(JsonNode answer) {
        return answer.path("refresh_token").asString();
    }

    private static boolean opens(JsonNode answer) {
        return accounts.me(answer.path("access_token").asString()).status() == 200;
    }

    private static void assertError(Answer answer, int status, String code) {
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.mediaType()).isEqualTo("application/problem+json");
        assertThat(answer.json().path("error").asString()).isEqualTo(code);
        assertThat(answer.json().path("error_description").asString())
                .isEqualTo(answer.json().path("detail").asString());
    }

    @Test
    void aRefreshTokenComesToThoseWhoAskForIt() {
        String username = accounts.create(false);
        assertThat(token("username", username, "password", Accounts.PASSWORD)
                        .json()
                        .has("refresh_token"))
                .isFalse();
        JsonNode first = offline(username);
        JsonNode second = refreshed(refreshOf(first)).json();
        assertThat(opens(first)).isTrue();
        assertThat(opens(second)).isTrue();
        assertThat(refreshOf(second)).isNotEqualTo(refreshOf(first));
        // The answer may have been lost.
        assertThat(refreshOf(refreshed(refreshOf(first)).json())).isEqualTo(refreshOf(second));
        assertThat(opens(refreshed(refreshOf(second)).json())).isTrue();
    }

    /** It was consumed long ago, so that somebody has a copy: neither goes on. */
    @Test
    void oneThatWasUsedBeforeEndsTheSession() {
        JsonNode first = offline(accounts.create(false));
        JsonNode second = refreshed(refreshOf(first)).json();
        JsonNode third = refreshed(refreshOf(second)).json();
        assertThat(opens(third)).isTrue();
        assertError(refreshed(refreshOf(first)), 400, "invalid_grant");
        assertThat(opens(third)).isFalse();
        assertError(refreshed(refreshOf(third)), 400, "invalid_grant");
        assertError(refreshed(refreshOf(first)), 400, "invalid_grant");
    }

    @Test
    void whatEndsASessionEndsItsGrant() {
        String username = accounts.create(false);
        JsonNode signedOut = offline(username);
        service.api()
                .post("/api/v1/auth/logout")
                .bearer(signedOut.path("access_token").asString())
                .send();
        assertError(refreshed(refreshOf(signedOut)), 400, "invalid_grant");
        JsonNode deactivated = offline(username);
        accounts.patch(accounts.admin(), username, Map.of("is_active", false));
        assertError(refreshed(refreshOf(deactivated)), 400, "invalid_grant");
    }

    /** The refresh token of a browser opens nothing without its access token, wherever it is shown. */
    @Test
    void theTwoKindsOfRefreshTokensDoNotOpenEachOther() {
        Accounts.Session session = accounts.newSession();
        assertError(refreshed(session.refresh()), 400, "invalid_grant");
        JsonNode offline = offline(session.username());
        Answer answer = service.api()
                .post("/api/v1/auth/refresh")
                .bearer(offline.path("access_token").asString())
                .json(Map.of("token", refreshOf(offline)))
                .send();
        assertThat(answer.status()).isEqualTo(401);
        assertThat(accounts.me(refreshOf(offline)).status()).isEqualTo(401);
        assertThat(opens(refreshed(refreshOf(offline)).json())).isTrue();
        assertThat(accounts.refresh(session).status()).isEqualTo(200);
    }

    @Test
    void errorsHaveTheCodesOfOAuth() {
        assertError(token("grant_type", "client_credentials"), 400, "unsupported_grant_type");
        assertError(token("username", "meera"), 400, "invalid_request");
        assertError(token("grant_type", "refresh_token"), 400, "invalid_request");
        assertError(refreshed("no.token.at-all"), 400, "invalid_grant");
        assertError(token("username", "nobody", "password", "wrong and long enough"), 401, "invalid_grant");
        Answer elsewhere = service.api()
                .post("/api/v1/auth/login")
                .form(Map.of("username", "meera"))
                .send();
        assertThat(elsewhere.json().has("error")).isFalse();
    }
}
