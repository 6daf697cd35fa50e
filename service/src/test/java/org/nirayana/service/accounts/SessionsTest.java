package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;

/** Sign-in, refresh and logout on one instance. */
class SessionsTest extends AccountsSuite {
    @Test
    void loginAnswersBothTokensAndTheCookie() {
        Answer answer = accounts.loginCall("admin", DatabaseKind.ADMIN_PASSWORD).send();

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("username").asString()).isEqualTo("admin");
        assertThat(answer.json().path("access_token").path("expires_in").asLong())
                .isEqualTo(604_800);
        assertThat(answer.json().path("refresh_token").path("expires_in").asLong())
                .isEqualTo(31_536_000);
        assertThat(answer.header("Set-Cookie").orElseThrow())
                .contains("HttpOnly", "SameSite=Strict", "Path=/api/v1/auth")
                .doesNotContain("Secure");
        assertThat(answer.cookie("refresh_token"))
                .contains(answer.json().path("refresh_token").path("token").asString());
    }

    @Test
    void theCookieIsSecureOverHttps() {
        Answer answer = accounts.loginCall("admin", DatabaseKind.ADMIN_PASSWORD)
                .header("X-Forwarded-Proto", "https")
                .send();

        assertThat(answer.header("Set-Cookie").orElseThrow()).contains("; Secure");
    }

    @Test
    void logsInByEmailInAnyCase() {
        assertThat(accounts.login("ADMIN@Example.COM", DatabaseKind.ADMIN_PASSWORD)
                        .username())
                .isEqualTo("admin");
    }

    @Test
    void meIsTheUserOfTheToken() {
        Accounts.Session session = accounts.newSession();

        assertThat(accounts.me(session.access()).json().path("username").asString())
                .isEqualTo(session.username());
    }

    @Test
    void refreshRotates() {
        Accounts.Session first = accounts.newSession();

        Accounts.Session second = Accounts.session(accounts.refresh(first));

        assertThat(accounts.me(second.access()).status()).isEqualTo(200);
        assertThat(accounts.refresh(second).status()).isEqualTo(200);
    }

    @Tag("refresh-rotation")
    @Test
    void aSecondUseOfARefreshTokenEndsTheSession() {
        Accounts.Session first = accounts.newSession();
        Accounts.Session second = Accounts.session(accounts.refresh(first));
        assertThat(Accounts.session(accounts.refresh(first)).refresh())
                .as("asked again at once")
                .isEqualTo(second.refresh());
        Accounts.Session third = Accounts.session(accounts.refresh(second));

        assertThat(accounts.refresh(first).status()).isEqualTo(401);

        assertThat(accounts.me(first.access()).status()).isEqualTo(401);
        assertThat(accounts.me(third.access()).status()).isEqualTo(401);
        assertThat(accounts.refresh(third).status()).isEqualTo(401);
    }

    @Tag("refresh-rotation")
    @Test
    void fiftyParallelRefreshesHaveOneSuccessor() {
        Accounts.Session session = accounts.newSession();
        List<CompletableFuture<Answer>> calls = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            calls.add(accounts.refreshCall(session).sendAsync());
        }

        List<Answer> answers = calls.stream().map(CompletableFuture::join).toList();

        assertThat(answers.stream().map(Answer::status)).containsOnly(200);
        List<Accounts.Session> issued = answers.stream().map(Accounts::session).toList();
        assertThat(issued.stream().map(Accounts.Session::refresh).distinct()).hasSize(1);
        assertThat(accounts.refresh(issued.get(0)).status()).isEqualTo(200);
        assertThat(accounts.refresh(session).status()).isEqualTo(401);
        assertThat(accounts.me(session.access()).status()).isEqualTo(401);
        Proof.figure(
                5,
                kind + ": " + answers.size()
                        + " parallel refreshes were answered with one successor, and the reuse after it ended the session");
    }

    /** What a page in a browser does, which cannot read the cookie. */
    @Test
    void refreshTakesTheCookieWhenNoTokenIsGiven() {
        Accounts.Session first = accounts.newSession();
        Answer refreshed = service.api()
                .post("/api/v1/auth/refresh")
                .bearer(first.access())
                .header("Cookie", "refresh_token=" + first.refresh())
                .json(Map.of())
                .send();
        assertThat(refreshed.status()).isEqualTo(200);
        Accounts.Session second = Accounts.session(refreshed);
        assertThat(second.refresh()).isNotEqualTo(first.refresh());
        // A token that is given is the one that counts, and without either it is said what is missing.
        assertThat(service.api()
                        .post("/api/v1/auth/refresh")
                        .bearer(second.access())
                        .header("Cookie", "refresh_token=" + second.refresh())
                        .json(Map.of("token", "x"))
                        .send()
                        .status())
                .isEqualTo(401);
        Answer neither = service.api()
                .post("/api/v1/auth/refresh")
                .bearer(second.access())
                .json(Map.of())
                .send();
        assertThat(neither.status()).isEqualTo(400);
        assertThat(neither.text()).contains("token");
        assertThat(accounts.refresh(second).status()).isEqualTo(200);
    }

    @Test
    void refreshNeedsTokensOfOneSession() {
        String username = accounts.create(false);
        Accounts.Session one = accounts.login(username, Accounts.PASSWORD);
        Accounts.Session other = accounts.login(username, Accounts.PASSWORD);
        Accounts.Session stranger = accounts.newSession();

        assertThat(accounts.refresh(new Accounts.Session(username, one.access(), other.refresh()))
                        .status())
                .isEqualTo(401);
        assertThat(accounts.refresh(new Accounts.Session(username, one.access(), stranger.refresh()))
                        .status())
                .isEqualTo(401);
        assertThat(accounts.refresh(new Accounts.Session(username, one.access(), one.access()))
                        .status())
                .isEqualTo(401);
        assertThat(accounts.refresh(one).status()).isEqualTo(200);
        assertThat(accounts.refresh(other).status()).isEqualTo(200);
    }

    @Test
    void logoutEndsBothTokensAndClearsTheCookie() {
        Accounts.Session session = accounts.newSession();

        Answer answer = accounts.logout(session);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Set-Cookie").orElseThrow())
                .startsWith("refresh_token=;")
                .contains("Max-Age=0");
        assertThat(accounts.me(session.access()).status()).isEqualTo(401);
        assertThat(accounts.refresh(session).status()).isEqualTo(401);
    }

    @Test
    void logoutWithoutTheCookieKillsTheRefreshTokenToo() {
        Accounts.Session session = accounts.newSession();
        Accounts.Session later = Accounts.session(accounts.refresh(session));

        service.api().post("/api/v1/auth/logout").bearer(session.access()).send();

        assertThat(accounts.refresh(later).status()).isEqualTo(401);
        assertThat(accounts.me(later.access()).status()).isEqualTo(401);
    }

    @Test
    void theOAuthFormWorks() {
        Answer answer = service.api()
                .post("/api/v1/auth/token")
                .header("X-Forwarded-For", Accounts.newAddress())
                .form(Map.of(
                        "grant_type", "password",
                        "username", "admin",
                        "password", DatabaseKind.ADMIN_PASSWORD,
                        "scope", "",
                        "client_id", ""))
                .send();

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("token_type").asString()).isEqualTo("bearer");
        assertThat(accounts.me(answer.json().path("access_token").asString()).status())
                .isEqualTo(200);
    }

    @Test
    void anotherGrantIsRefused() {
        Answer answer = service.api()
                .post("/api/v1/auth/token")
                .form(Map.of("grant_type", "client_credentials", "username", "a", "password", "b"))
                .send();

        assertThat(answer.status()).isEqualTo(400);
    }

    @Test
    void aMissingFieldIsNamed() {
        Answer answer = service.api()
                .post("/api/v1/auth/login")
                .form(Map.of("username", "admin"))
                .send();

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("errors").path(0).path("field").asString())
                .isEqualTo("password");
    }
}
