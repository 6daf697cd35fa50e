package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;

/** A form on another site cannot sign its visitor in here, as somebody else. */
class CrossSiteTest {
    private static RunningService service;

    @BeforeAll
    static void start() {
        service = RunningService.start(DatabaseKind.SQLITE.environment(
                Map.of("CORS_ORIGINS", "https://app.example", "PUBLIC_URL", "https://stars.example/here")));
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    /** Signs in with these headers, one after the other name and value. */
    private static Answer login(String... headers) {
        Api.Call call = service.api()
                .post("/api/v1/auth/login")
                .header("X-Forwarded-For", Accounts.newAddress())
                .form(Map.of("username", "admin", "password", DatabaseKind.ADMIN_PASSWORD));
        for (int i = 0; i < headers.length; i += 2) {
            call = call.header(headers[i], headers[i + 1]);
        }
        return call.send();
    }

    @Test
    void aFormOnAnotherSiteGetsNoCookie() {
        List<Answer> refused = List.of(
                login("Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate", "Origin", "https://evil.example"),
                login("Sec-Fetch-Site", "cross-site", "Origin", "null"),
                login("Sec-Fetch-Site", "cross-site"),
                login("Sec-Fetch-Site", "same-site", "Origin", "https://evil.stars.example"),
                // Browsers without Sec-Fetch-Site, or that do not send it without TLS.
                login("Origin", "https://evil.example"),
                login("Origin", "null"),
                login("Origin", "https://app.example.evil.example"),
                login("Origin", "not an origin"));

        assertThat(refused).isNotEmpty().allSatisfy(answer -> {
            assertThat(answer.status()).isEqualTo(403);
            assertThat(answer.json().path("type").asString()).isEqualTo("/problems/cross-site");
            assertThat(answer.header("Set-Cookie")).isEmpty();
        });
    }

    @Test
    void aWrongGuessFromAnotherSiteIsNotEvenTried() {
        String address = Accounts.newAddress();
        for (int i = 0; i < 10; i++) {
            assertThat(service.api()
                            .post("/api/v1/auth/login")
                            .header("X-Forwarded-For", address)
                            .header("Sec-Fetch-Site", "cross-site")
                            .form(Map.of("username", "admin", "password", "wrong"))
                            .send()
                            .status())
                    .isEqualTo(403);
        }
        assertThat(service.api()
                        .post("/api/v1/auth/login")
                        .header("X-Forwarded-For", address)
                        .form(Map.of("username", "admin", "password", DatabaseKind.ADMIN_PASSWORD))
                        .send()
                        .status())
                .isEqualTo(200);
    }

    @Test
    void everybodyElseSignsInAsBefore() {
        List<Answer> signedIn = List.of(
                login(),
                login("Origin", service.api().base()),
                // A proxy may pass the name on without the port.
                login("Origin", "http://127.0.0.1:9"),
                login("Sec-Fetch-Site", "same-origin", "Origin", "https://behind-a-proxy.example"),
                login("Sec-Fetch-Site", "none"),
                login("Origin", "https://stars.example"),
                login("Sec-Fetch-Site", "cross-site", "Origin", "https://app.example"));

        assertThat(signedIn).isNotEmpty().allSatisfy(answer -> {
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.cookie("refresh_token")).isPresent();
        });
    }
}
