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
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Buttons are pressed where people press them: on their text. */
class ButtonsTest extends PageTest {
    /** The one that chooses a person is made of two texts, on each of which people press. */
    @Test
    void aPersonIsChosenByMouseAndFinger() {
        String name = signedInWithPeople(false);
        context.close();
        context = newContext(device().setViewportSize(1280, 800));
        page = context.newPage();
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

    private static Browser.NewContextOptions device() {
        return new Browser.NewContextOptions()
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setHasTouch(true);
    }

    /** A superuser, or somebody, who keeps two people; gives the name. */
    private String signedInWithPeople(boolean superuser) {
        String name = newName("presser");
        stage.createUser(name, superuser);
        APIResponse answer = context.request()
                .post(
                        "/api/v1/auth/token",
                        RequestOptions.create()
                                .setForm(FormData.create().set("username", name).set("password", Stage.PASSWORD)));
        String token = new Gson()
                .fromJson(answer.text(), JsonObject.class)
                .get("access_token")
                .getAsString();
        for (String person : List.of("Mira", "Arjun")) {
            Map<String, Object> birth =
                    Map.of("local", "1990-05-17T10:30", "place", "Chennai", "lat", 13.0827, "lon", 80.2707);
            APIResponse made = context.request()
                    .post(
                            "/api/v1/people/",
                            RequestOptions.create()
                                    .setHeader("Authorization", "Bearer " + token)
                                    .setHeader("Content-Type", "application/json")
                                    .setData(new Gson().toJson(Map.of("name", person, "birth", birth))));
            assertThat(made.status()).as(made.text()).isEqualTo(201);
        }
        signInAs(name);
        return name;
    }
}
