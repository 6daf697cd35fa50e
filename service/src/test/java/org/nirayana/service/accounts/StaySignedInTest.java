package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;

/** Who chooses so at the sign-in goes on by the cookie alone; nobody else does. */
class StaySignedInTest extends AccountsSuite {
    private static final String RESUME = "/api/v1/auth/resume";

    private static Answer signIn(String username, String stay) {
        return service.api()
                .post("/api/v1/auth/login")
                .form(Map.of("username", username, "password", Accounts.PASSWORD, "stay_signed_in", stay))
                .send();
    }

    private static String cookie(Answer answer) {
        String set = answer.header("Set-Cookie").orElseThrow();
        assertThat(set).contains("HttpOnly", "SameSite=Strict", "Path=/api/v1/auth");
        return set.substring(0, set.indexOf(';'));
    }

    private static Api.Call resume(String cookie) {
        return service.api().post(RESUME).header("Cookie", cookie);
    }

    private static String access(Answer answer) {
        return answer.json().at("/access_token/token").asString();
    }

    @Test
    void whoStaysGoesOnByTheCookieAndEachWorksOnce() {
        Accounts.Session user = accounts.newSession();
        Answer entered = signIn(user.username(), "true");
        assertThat(entered.status()).isEqualTo(200);
        String first = cookie(entered);
        Answer resumed = resume(first).send();
        assertThat(resumed.status()).isEqualTo(200);
        assertThat(resumed.json().path("username").asString()).isEqualTo(user.username());
        assertThat(accounts.me(access(resumed)).status()).isEqualTo(200);
        String second = cookie(resumed);
        assertThat(second).isNotEqualTo(first);
        // A lost answer is answered again; beside an access token it is a refresh token as any.
        assertThat(cookie(resume(first).send())).isEqualTo(second);
        Answer refreshed = service.api()
                .post("/api/v1/auth/refresh")
                .bearer(access(resumed))
                .header("Cookie", second)
                .json(Map.of())
                .send();
        assertThat(refreshed.status()).isEqualTo(200);
        String third = cookie(refreshed);
        // A copy of one that was used long before ends the session.
        assertThat(resume(first).send().status()).isEqualTo(401);
        assertThat(resume(third).send().status()).isEqualTo(401);
        assertThat(accounts.me(access(refreshed)).status()).isEqualTo(401);
    }

    @Test
    void nobodyElseDoes() {
        Accounts.Session user = accounts.newSession();
        assertThat(resume(cookie(signIn(user.username(), "false"))).send().status())
                .isEqualTo(401);
        assertThat(resume("refresh_token=" + user.refresh()).send().status()).isEqualTo(401);
        assertThat(resume("other=1").send().status()).isEqualTo(401);
        assertThat(signIn(user.username(), "always").status()).isEqualTo(400);
        String kept = cookie(signIn(user.username(), "true"));
        assertThat(resume(kept)
                        .header("Origin", "https://elsewhere.example")
                        .send()
                        .status())
                .isEqualTo(403);
        assertThat(service.api()
                        .post(RESUME)
                        .json(Map.of("token", kept.substring(kept.indexOf('=') + 1)))
                        .send()
                        .status())
                .isEqualTo(401);
        assertThat(service.api()
                        .post("/api/v1/auth/token")
                        .form(Map.of(
                                "grant_type", "refresh_token", "refresh_token", kept.substring(kept.indexOf('=') + 1)))
                        .send()
                        .status())
                .isEqualTo(400);
    }

    @Test
    void itEndsWithTheSession() {
        Accounts.Session user = accounts.newSession();
        Answer left = signIn(user.username(), "true");
        service.api()
                .post("/api/v1/auth/logout")
                .bearer(access(left))
                .header("Cookie", cookie(left))
                .send();
        assertThat(resume(cookie(left)).send().status()).isEqualTo(401);
        Answer changed = signIn(user.username(), "true");
        accounts.patch(
                access(changed),
                user.username(),
                Map.of("password", Accounts.PASSWORD + "!", "current_password", Accounts.PASSWORD));
        assertThat(resume(cookie(changed)).send().status()).isEqualTo(401);
    }
}
