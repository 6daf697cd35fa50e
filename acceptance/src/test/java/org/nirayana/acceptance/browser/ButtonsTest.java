package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Ports;
import org.nirayana.testing.Variant;

/**
 * Every button of every page is pressed, where people press it: on its text. Something happens each time, what is refused is said, and the browser
 * complains about nothing.
 */
class ButtonsTest extends PageTest {
    /** What each page shows at first, and the dialogs and menus that this opens. */
    private static final Presser.Reach REACH = new Presser.Reach(3, 1, 60);

    /** What a page may refuse when nothing, or little, was filled in. */
    private static final int[] REFUSED = {400, 401, 403, 404, 409, 412, 422};

    @TempDir
    Path folder;

    private String admin;

    /** A person who is kept. */
    private String mira;

    /** What somebody shares, as visitors open it. */
    private String link;

    /** A service of its own, because what is pressed here takes people and sessions away. */
    private void start() {
        startOwnService(
                folder,
                Map.of(
                        "GUESTS", "on",
                        "REGISTRATION", "open",
                        "EMAILS_ENABLED", "true",
                        "SMTP_HOST", "127.0.0.1",
                        "SMTP_PORT", Integer.toString(Ports.free()),
                        "SMTP_TLS", "false",
                        "EMAILS_FROM_EMAIL", "stars@example.com"));
        admin = token(Stage.ADMIN);
    }

    /** A hundred presses and more, one after another, which a machine that is busy with other things takes long for. */
    @Variant
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void everyButtonOfEveryPageDoesSomething() {
        start();
        String name = newName("presser");
        create(name, true);
        fill(name);
        assertAllWork(presser(device(1280, 800), () -> {}, REACH), open(), 12);
        assertAllWork(presser(device(1280, 800), () -> renew(name), REACH), pages(), 80);
    }

    /** By finger, where a page is narrow. */
    @Variant
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void everyButtonOfEveryPageIsTapped() {
        start();
        String name = newName("presser");
        create(name, true);
        fill(name);
        Browser.NewContextOptions phone = device(360, 740).setHasTouch(true).setIsMobile(true);
        assertAllWork(presser(phone, () -> {}, REACH), open(), 12);
        assertAllWork(presser(phone, () -> renew(name), REACH), pages(), 80);
    }

    private void assertAllWork(Presser presser, List<String> paths, int atLeast) {
        expectStatus(REFUSED);
        for (String path : paths) {
            presser.press(path);
        }
        assertThat(presser.faults()).isEmpty();
        assertThat(presser.presses()).as("buttons that were pressed").isGreaterThan(atLeast);
    }

    /**
     * The pages of those who signed in; what is no kind of its own, such as another varga, has the same buttons. A person who
     * is kept comes first, while there is one, and a comparison of nobody yet, whose form is open.
     */
    private List<String> pages() {
        return Stream.concat(
                        Stream.of("/chart?person=" + mira, "/match"),
                        Geometry.all().stream()
                                .filter(view -> view.isSignedIn() && !view.equals(Geometry.NAVAMSA))
                                .map(Geometry.View::path))
                .toList();
    }

    /** The pages of everybody. */
    private List<String> open() {
        return Geometry.all().stream()
                .filter(view -> !view.isSignedIn())
                .map(view -> view.path().equals("/s") ? link : view.path())
                .toList();
    }

    private Presser presser(Browser.NewContextOptions device, Runnable renew, Presser.Reach reach) {
        anew(device);
        return new Presser(page, Boolean.TRUE.equals(device.hasTouch), reach, renew);
    }

    private boolean isSignedIn() {
        return page.url().startsWith(origin())
                && page.evaluate("() => sessionStorage.getItem('nirayana.session')") != null;
    }

    /** Somebody who was signed out by a press is signed in again. */
    private void renew(String name) {
        if (!isSignedIn()) {
            signInAs(name);
        }
    }

    private void anew(Browser.NewContextOptions device) {
        context.close();
        context = newContext(device);
        page = context.newPage();
        itIs("2026-11-16T12:00:00+05:30");
    }

    /** The one that chooses a person is made of two texts, on each of which people press. */
    @Test
    void aPersonIsChosenByMouseAndFinger() {
        admin = stage.adminToken();
        String name = newName("presser");
        create(name, false);
        fill(name);
        anew(device(1280, 800).setHasTouch(true));
        signInAs(name);
        for (String part : List.of("strong", "span")) {
            for (boolean finger : new boolean[] {false, true}) {
                show("/match");
                page.locator("[data-side=groom]")
                        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("From the list"))
                        .click();
                Locator text = page.locator(".people-choice").first().locator(part);
                if (finger) {
                    text.tap();
                } else {
                    text.click();
                }
                assertThat(page).hasURL(Pattern.compile("groom_person="));
            }
        }
    }

    private static Browser.NewContextOptions device(int width, int height) {
        return new Browser.NewContextOptions()
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setAcceptDownloads(true)
                .setViewportSize(width, height);
    }

    private String token(String name) {
        APIResponse answer = context.request()
                .post(
                        origin() + "api/v1/auth/token",
                        RequestOptions.create()
                                .setForm(FormData.create().set("username", name).set("password", Stage.PASSWORD)));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return new Gson()
                .fromJson(answer.text(), JsonObject.class)
                .get("access_token")
                .getAsString();
    }

    private JsonObject call(String token, String method, String path, Object body) {
        APIResponse answer = context.request()
                .fetch(
                        origin() + path.substring(1),
                        RequestOptions.create()
                                .setMethod(method)
                                .setHeader("Authorization", "Bearer " + token)
                                .setHeader("Content-Type", "application/json")
                                .setData(new Gson().toJson(body)));
        assertThat(answer.status()).as("%s %s", path, answer.text()).isBetween(200, 299);
        return new Gson().fromJson(answer.text(), JsonObject.class);
    }

    private void create(String name, boolean superuser) {
        call(
                admin,
                "POST",
                "/api/v1/users/",
                Map.of(
                        "username",
                        name,
                        "email",
                        name + "@example.com",
                        "name",
                        "Person " + name,
                        "password",
                        Stage.PASSWORD,
                        "is_superuser",
                        superuser));
    }

    /** People, a key, a link, and sessions besides the one that presses. */
    private void fill(String name) {
        String token = token(name);
        token(name);
        for (String person : List.of("Arjun", "Mira")) {
            Map<String, Object> birth =
                    Map.of("local", "1990-05-17T10:30", "place", "Chennai", "lat", 13.0827, "lon", 80.2707);
            mira = call(
                            token,
                            "POST",
                            "/api/v1/people/",
                            Map.of("name", person, "tags", List.of("Family"), "birth", birth))
                    .get("person_id")
                    .getAsString();
        }
        call(token, "POST", "/api/v1/keys", Map.of("name", "website"));
        for (String title : List.of("For my aunt", "For my uncle")) {
            link = call(
                            token,
                            "POST",
                            "/api/v1/shares",
                            Map.of(
                                    "kind",
                                    "chart",
                                    "title",
                                    title,
                                    "address",
                                    "/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.08&lon=80.27"))
                    .get("url")
                    .getAsString()
                    .replaceFirst("^https?://[^/]+", "");
        }
    }
}
