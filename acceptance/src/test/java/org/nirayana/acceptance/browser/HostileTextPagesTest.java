package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.RequestOptions;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/**
 * Hostile text wherever a user may write, shown on every page: nothing runs. That no other host is asked and that the browser does not
 * complain about a script that its policy stopped is watched by {@link PageTest}.
 */
class HostileTextPagesTest extends PageTest {
    private static final List<String> PAYLOADS = List.of(
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(2)>",
            "<svg onload=alert(3)>",
            "\"><script>alert(4)</script>",
            "' onmouseover=alert(5) x='",
            "\" autofocus onfocus=alert(6) x=\"",
            "</title><script>alert(7)</script>",
            "</textarea><script>alert(8)</script>",
            "<iframe srcdoc='<script>parent.alert(9)</script>'>",
            "javascript:alert(10)",
            "${alert(11)}",
            "{{constructor.constructor('alert(12)')()}}",
            "<a href=javascript:alert(13)>x</a>",
            "<style>@import'https://example.com/x.css'</style>",
            "<img src=https://example.com/x.png>",
            "<!--><script>alert(16)</script-->");

    private String token;

    private void post(String method, String path, Object body) {
        APIResponse answer = context.request()
                .fetch(
                        path,
                        RequestOptions.create()
                                .setMethod(method)
                                .setHeader("Authorization", "Bearer " + token)
                                .setHeader("Content-Type", "application/json")
                                .setData(new Gson().toJson(body)));
        assertThat(answer.status()).as("%s %s", path, answer.text()).isIn(200, 201);
    }

    @Test
    @Variant
    void nothingRunsOnAnyPage() {
        String name = newName("hostile");
        stage.createUser(name, false);
        signInAs(name);
        APIResponse signedIn = context.request()
                .post(
                        "/api/v1/auth/token",
                        RequestOptions.create()
                                .setForm(FormData.create().set("username", name).set("password", Stage.PASSWORD)));
        token = new Gson()
                .fromJson(signedIn.text(), JsonObject.class)
                .get("access_token")
                .getAsString();
        for (String text : PAYLOADS) {
            post(
                    "POST",
                    "/api/v1/people/",
                    Map.of(
                            "name",
                            text,
                            "notes",
                            text,
                            "tags",
                            List.of(text),
                            "birth",
                            Map.of("local", "1990-05-17T10:30", "place", text, "lat", 13.08, "lon", 80.27)));
            post("POST", "/api/v1/keys", Map.of("name", text));
            post(
                    "POST",
                    "/api/v1/shares",
                    Map.of(
                            "kind",
                            "chart",
                            "title",
                            text,
                            "address",
                            "/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.08&lon=80.27"));
        }
        post("PATCH", "/api/v1/users/me/preferences", Map.of("letterhead", PAYLOADS.get(1)));
        post("PATCH", "/api/v1/users/" + name, Map.of("name", PAYLOADS.get(1)));
        page.addInitScript("window.ran = []; window.alert = what => window.ran.push(String(what));");
        expectStatus(400, 403, 404);
        // Were something to run, it would be noticed.
        page.navigate("/");
        assertThat(page.evaluate("() => { alert('heard'); return window.ran; }"))
                .isEqualTo(List.of("heard"));

        int opened = 0;
        for (Geometry.View view : Geometry.all()) {
            opened += open(view.path());
        }
        for (String text : PAYLOADS) {
            String written = URLEncoder.encode(text, StandardCharsets.UTF_8);
            opened += open("/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.08&lon=80.27&name=" + written + "&place="
                    + written + "&tz=" + written + "#" + written);
        }
        assertThat(opened).isGreaterThan(25);
        assertThat(page.evaluate("() => document.cookie + Object.values(localStorage).join()")
                        .toString())
                .doesNotContain("eyJ");
    }

    private int open(String path) {
        page.navigate(path);
        assertThat(page.locator("#main h1").first()).isVisible();
        assertThat(page.evaluate("() => new Promise(done => requestAnimationFrame(() =>"
                        + " requestAnimationFrame(() => done(window.ran))))"))
                .as(path)
                .isEqualTo(List.of());
        return 1;
    }

    /** Whoever follows a link with another host in it and signs in there stays here. */
    @Test
    @Variant
    void signingInLeadsToNoOtherHost() {
        expectStatus(401);
        for (String next : List.of("//example.com/", "javascript:alert(1)", "/\\example.com", "/%09/example.com")) {
            page.navigate("/sign-in?next=" + URLEncoder.encode(next, StandardCharsets.UTF_8));
            fillSignIn(Stage.ADMIN, Stage.PASSWORD);
            assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
            assertThat(page.url()).as(next).startsWith(stage.address());
            page.getByRole(AriaRole.BUTTON, named("Sign out")).click();
            assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).hasCount(0);
        }
    }
}
