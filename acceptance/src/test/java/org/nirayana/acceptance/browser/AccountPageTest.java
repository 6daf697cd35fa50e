package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/** One's own account: profile, password, tier and limits, and the end of a session. */
class AccountPageTest extends PageTest {
    private String name;

    private void openAsNewUser() {
        name = newName("person");
        stage.createUser(name, false);
        signInAs(name);
        page.navigate("/account");
        awaitAccount();
    }

    private void awaitAccount() {
        assertThat(page.getByRole(AriaRole.HEADING, named("Profile"))).isVisible();
        // The last to arrive. A request still on its way when a session ends would show the door before a click does.
        assertThat(page.locator(".remaining meter")).isVisible();
    }

    private Locator card(String heading) {
        return page.getByRole(AriaRole.REGION, named(heading));
    }

    private static Locator button(Locator in, String label) {
        return in.getByRole(
                AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(label).setExact(true));
    }

    @Test
    void theProfileIsChangedAndErrorsStandAtTheirFields() {
        openAsNewUser();
        assertAccessible(page);
        Locator profile = card("Profile");
        profile.getByLabel("Name", exactLabel()).fill("Meera Nair");
        Locator present = profile.getByLabel("Current password", exactLabel());
        assertThat(present).isHidden();
        profile.getByLabel("E-mail", exactLabel()).fill(name + "@example.org");
        // Another address opens the account, so the page wants to know who asks.
        button(profile, "Save").click();
        assertThat(present).hasAttribute("aria-invalid", "true");
        present.fill(Stage.PASSWORD);
        button(profile, "Save").click();
        assertThat(page.getByText("Your profile was saved.")).isVisible();
        assertThat(page.getByRole(AriaRole.HEADING, named("Meera Nair"))).isVisible();
        assertThat(stage.call("GET", "/api/v1/users/" + name, null).get("email").getAsString())
                .isEqualTo(name + "@example.org");

        expectStatus(400, 409);
        profile.getByLabel("E-mail", exactLabel()).fill("no address");
        present.fill(Stage.PASSWORD);
        button(profile, "Save").click();
        assertThat(profile.getByLabel("E-mail", exactLabel())).hasAttribute("aria-invalid", "true");
        assertThat(profile.getByLabel("E-mail", exactLabel())).isFocused();
        profile.getByLabel("E-mail", exactLabel()).fill("admin@example.com");
        button(profile, "Save").click();
        assertThat(profile.getByText("This e-mail address is already taken.")).isVisible();
        assertThat(profile.getByLabel("Username", exactLabel())).hasAttribute("readonly", "");
    }

    @Test
    @Variant
    void aNewPasswordEndsEveryOtherSession() {
        openAsNewUser();
        BrowserContext elsewhere = newContext(1280, 800);
        Page other = elsewhere.newPage();
        Page here = page;
        page = other;
        page.navigate("/sign-in?next=/account");
        fillSignIn(name, Stage.PASSWORD);
        awaitAccount();
        page = here;

        Locator password = card("Password");
        expectStatus(400, 401);
        password.getByLabel("Current password", exactLabel()).fill("not the present one");
        password.getByLabel("New password", exactLabel()).fill("another long secret");
        button(password, "Change password").click();
        assertThat(password.getByText("This is not your current password.")).isVisible();
        assertThat(password.getByLabel("Current password", exactLabel())).isFocused();
        password.getByLabel("Current password", exactLabel()).fill(Stage.PASSWORD);
        password.getByLabel("New password", exactLabel()).fill("short");
        button(password, "Change password").click();
        assertThat(password.getByLabel("New password", exactLabel())).hasAttribute("aria-invalid", "true");
        password.getByLabel("New password", exactLabel()).fill("another long secret");
        button(password, "Change password").click();
        assertThat(page.getByText("Your password was changed. All other sessions have ended."))
                .isVisible();
        // Here one goes on, with a session of the new password.
        page.reload();
        assertThat(page.getByRole(AriaRole.HEADING, named("Profile"))).isVisible();

        other.getByRole(AriaRole.LINK, named("Chart")).click();
        assertThat(other).hasURL(Pattern.compile("/sign-in\\?.*reason=expired"));
        assertThat(other.getByText("Your session has ended. Please sign in again.")
                        .first())
                .isVisible();
        elsewhere.close();
    }

    @Test
    @Variant
    void choicesFollowTheUserToAnotherDevice() {
        openAsNewUser();
        page.navigate("/chart?new=1");
        page.waitForResponse(
                answer -> answer.url().endsWith("/users/me/preferences")
                        && answer.request().method().equals("PATCH"),
                () -> page.getByRole(AriaRole.RADIO, named("North Indian"))
                        .check(new Locator.CheckOptions().setForce(true)));
        BrowserContext elsewhere = newContext(1280, 800);
        page = elsewhere.newPage();
        page.navigate("/sign-in?next=/chart");
        fillSignIn(name, Stage.PASSWORD);
        page.getByRole(AriaRole.BUTTON, named("Now")).click();
        assertThat(page).hasURL(Pattern.compile("style=north-indian"));
        // A link that names its place shows what it showed to whoever sent it.
        page.navigate("/chart?at=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27");
        assertThat(page.getByRole(AriaRole.RADIO, named("South Indian"))).isChecked();

        // A first visit takes the calendars of its language, and they are in sight; a term explains itself.
        page.navigate("/panchanga?date=2026-11-15");
        page.locator("select[name=language]").selectOption("hi");
        assertThat(page.locator(".pan-tradition select[name=lunar]")).hasValue("purnimanta");
        page.locator("select[name=language]").selectOption("ml");
        assertThat(page.locator(".pan-tradition select[name=solar_calendar]")).hasValue("malayalam");
        assertThat(page.locator(".pan-facts")).containsText("1202");
        page.locator("select[name=language]").selectOption("en");
        page.locator(".pan-facts .term").first().focus();
        assertThat(page.getByRole(AriaRole.TOOLTIP)).containsText("gains 12° on the Sun");
        // The rest of that page is judged in its own test.
        assertAccessible(page, ".pan-facts");
        assertAccessible(page, "[role=tooltip]");
        page.keyboard().press("Escape");
        assertThat(page.getByRole(AriaRole.TOOLTIP)).hasCount(0);
        elsewhere.close();
    }

    @Test
    @Variant
    void tierAndRemainingRequestsAreShownAndALimitIsCountedDown() {
        String tier = newName("Tiny ");
        int id = stage.call("POST", "/api/v1/tiers/", Map.of("name", tier, "requests_per_minute", 2))
                .get("tier_id")
                .getAsInt();
        name = newName("person");
        stage.createUser(name, false);
        stage.call("PATCH", "/api/v1/users/" + name + "/tier", Map.of("tier_id", id));
        expectStatus(429);
        // Not by way of the workbench, which would use up the two requests.
        signInAs(name);
        page.navigate("/account");
        Locator limits = card("Tier and limits");
        assertThat(limits).containsText(tier);
        assertThat(limits).containsText("2 per minute");
        assertThat(limits).containsText("1 / 2");
        button(limits, "Check now").click();
        assertThat(limits).containsText("0 / 2");

        button(limits, "Check now").click();
        Locator note = limits.getByRole(AriaRole.ALERT);
        assertThat(note).containsText(Pattern.compile("Try again in \\d+ s\\."));
        assertThat(button(note, "Try again")).isDisabled();
        int first = seconds(note);
        assertThat(first).isBetween(1, 60);
        page.waitForCondition(() -> seconds(note) < first);
        assertAccessible(page);
    }

    private static int seconds(Locator note) {
        return Integer.parseInt(note.textContent().replaceAll("\\D+", ""));
    }

    /** A key is shown once and works; what it asked is counted; another session is ended here. */
    @Test
    void keysUsageAndSessions() {
        openAsNewUser();
        Locator keys = card("API keys");
        button(keys, "New key").click();
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        dialog.getByLabel("What is it for?").fill("website");
        button(dialog, "Make the key").click();
        Locator key = dialog.getByLabel("The key", exactLabel());
        assertThat(key).hasText(Pattern.compile("nk_live_\\w{49}"));
        APIResponse answer = context.request()
                .get("/api/v1/astro/lunar-nodes", RequestOptions.create().setHeader("X-API-Key", key.textContent()));
        assertThat(answer.status()).isEqualTo(200);
        assertAccessible(page, "dialog");
        // Nobody can show it again, so nothing but the button takes it away.
        page.keyboard().press("Escape");
        page.keyboard().press("Escape");
        assertThat(key).isVisible();
        String text = key.textContent();
        button(dialog, "I have copied it").click();
        assertThat(dialog).hasCount(0);
        assertThat(keys.locator("li")).hasCount(1);
        assertThat(keys).not().containsText(Pattern.compile("nk_live_\\w{49}"));
        // The example is ready to run, by either header, until the page is left.
        Locator example = page.getByRole(AriaRole.REGION, named("Example with curl"));
        assertThat(example).containsText("KEY=" + text);
        assertThat(example).containsText("X-API-Key: $KEY");
        assertThat(example).containsText("Authorization: Bearer $KEY");

        // Somewhere else, by the same account; it is the door of another profile.
        BrowserContext elsewhere = newContext(1280, 800);
        elsewhere
                .request()
                .post(
                        "/api/v1/auth/login",
                        RequestOptions.create()
                                .setForm(FormData.create().set("username", name).set("password", Stage.PASSWORD)));
        page.reload();
        awaitAccount();
        assertThat(example).not().containsText(text);
        Locator sessions = card("Sessions");
        assertThat(sessions.locator("li")).hasCount(2);
        assertThat(sessions.locator("li").first()).containsText("this device");
        button(sessions, "End all others").click();
        assertThat(sessions.locator("li")).hasCount(1);
        elsewhere.close();

        Locator usage = card("Usage");
        assertThat(usage.locator("figcaption")).containsText("requests");
        // Of 24 hours, as everywhere.
        assertThat(card("Tier and limits")).containsText(Pattern.compile("As of \\d\\d:\\d\\d:\\d\\d;"));
        assertThat(sessions).not().containsText(Pattern.compile("\\d\\s?[ap]m", Pattern.CASE_INSENSITIVE));
        usage.getByLabel("By", exactLabel()).selectOption("key");
        assertThat(usage.locator(".usage-list")).containsText("website");
        assertAccessible(page);
        assertNoSidewaysScroll(page);
        button(keys, "Revoke: website").click();
        button(dialog, "Revoke").click();
        assertThat(keys.locator("li")).containsText("revoked");
    }

    /** What views remember is seen here, changed, and taken back one by one or whole. */
    @Test
    void preferencesAreSeenChangedAndTakenBack() {
        openAsNewUser();
        Locator card = card("Preferences");
        Locator style = card.getByLabel("Chart style", exactLabel());
        Locator calendar = card.getByLabel("Solar calendar", exactLabel());
        Locator place = card.getByRole(AriaRole.COMBOBOX, new Locator.GetByRoleOptions().setName("Place"));
        Locator letterhead = card.getByLabel("Letterhead", exactLabel());
        open(card);
        assertThat(style).hasValue("");
        assertThat(style.locator("option").first()).hasText("As usual: South Indian");
        assertThat(place).hasValue("");
        // What nobody has chosen follows the place.
        asked("PATCH", () -> {
            place.fill("surat");
            place.press("Enter");
        });
        assertThat(place).hasValue(Pattern.compile("^Surat"));
        assertThat(style.locator("option").first()).hasText("As usual: North Indian");
        assertThat(card.getByLabel("Vikram year from", exactLabel())
                        .locator("option")
                        .first())
                .hasText("As usual: Kartika");
        asked("PATCH", () -> style.selectOption("east-indian"));
        asked("PATCH", () -> calendar.selectOption("odia"));
        asked("PATCH", () -> {
            letterhead.fill("Sri Nilayam\nChennai");
            letterhead.blur();
        });
        show("/panchanga");
        page.locator(".pan-settings summary").click();
        assertThat(page.getByRole(AriaRole.COMBOBOX, named("Place"))).hasValue(Pattern.compile("^Surat"));
        assertThat(page.locator(".pan-tradition select[name=solar_calendar]")).hasValue("odia");

        page.navigate("/account");
        awaitAccount();
        open(card);
        assertThat(style).hasValue("east-indian");
        assertThat(letterhead).hasValue("Sri Nilayam\nChennai");
        asked("DELETE", () -> style.selectOption(""));
        asked("DELETE", () -> button(card, "Forget this place").click());
        assertThat(style.locator("option").first()).hasText("As usual: South Indian");
        page.reload();
        awaitAccount();
        open(card);
        assertThat(style).hasValue("");
        assertThat(place).hasValue("");
        assertThat(calendar).hasValue("odia");
        button(card, "Reset all preferences").click();
        asked("DELETE", () -> button(page.getByRole(AriaRole.DIALOG), "Reset all preferences")
                .click());
        assertThat(calendar).hasValue("");
        assertThat(letterhead).hasValue("");
        page.reload();
        awaitAccount();
        open(card);
        assertThat(calendar).hasValue("");
        assertAccessible(page, ".account-preferences");
    }

    private static void open(Locator card) {
        card.getByText("Show and change").click();
    }

    /** Does something upon which the service hears about a preference. */
    private void asked(String method, Runnable act) {
        assertThat(page.waitForResponse(
                                answer -> answer.url().contains("/users/me/preferences")
                                        && answer.request().method().equals(method),
                                act)
                        .status())
                .isEqualTo(200);
    }

    @Test
    void theOwnerDeletesTheAccount() {
        openAsNewUser();
        button(card("Delete my account"), "Delete my account").click();
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog).containsText("Nobody can bring it back");
        assertAccessible(page, "dialog");
        expectStatus(400, 401);
        Locator password = dialog.getByLabel("Current password", exactLabel());
        password.fill("not the present one");
        button(dialog, "Delete my account").click();
        assertThat(dialog.getByText("This is not your current password.")).isVisible();
        password.fill(Stage.PASSWORD);
        button(dialog, "Delete my account").click();
        assertThat(page.getByText("Your account was deleted.")).isVisible();
        assertThat(page).hasURL(stage.address() + "/");
        page.navigate("/sign-in");
        fillSignIn(name, Stage.PASSWORD);
        assertThat(page.getByRole(AriaRole.ALERT)).isVisible();
    }

    @Test
    @Variant
    void aDeactivatedAccountIsShownTheDoor() {
        openAsNewUser();
        stage.call("PATCH", "/api/v1/users/" + name, Map.of("is_active", false));
        expectStatus(401);
        Locator profile = card("Profile");
        profile.getByLabel("Name", exactLabel()).fill("Somebody Else");
        button(profile, "Save").click();
        assertThat(page).hasURL(Pattern.compile("/sign-in\\?next=%2Faccount&reason=expired"));
        assertThat(page.evaluate("() => sessionStorage.getItem('nirayana.session')"))
                .isNull();
    }

    @Test
    @Variant
    void everyPageFitsASmallPhone() {
        signInAsAdmin();
        page.setViewportSize(360, 740);
        for (String path : List.of("/account", "/admin", "/admin?tab=tiers", "/admin?tab=system")) {
            page.navigate(path);
            assertThat(page.getByRole(AriaRole.MAIN))
                    .hasAttribute("data-shown", Pattern.compile("^" + path.split("\\?", 2)[0]));
            assertNoSidewaysScroll(page);
        }
        assertAccessible(page);
        assertThat(page.getByRole(AriaRole.NAVIGATION, named("Main")).boundingBox().y)
                .as("the navigation is at the thumb")
                .isGreaterThan(600);
    }
}
