package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nirayana.acceptance.Command;
import org.nirayana.testing.Variant;

/** What is around every view: the page for visitors, languages, themes, keyboard, print. */
class ShellTest extends PageTest {
    @Test
    void aVisitorSeesWhatThisIs() {
        page.navigate("/");
        assertThat(page.getByRole(
                        AriaRole.HEADING, named("Your Vedic birth chart and daily panchanga, exact to the second")))
                .isVisible();
        page.getByRole(AriaRole.BUTTON, named("North Indian")).click();
        assertThat(page.getByRole(
                        AriaRole.IMG, named("A birth chart in the North Indian style, drawn by this service")))
                .isVisible();
        assertThat((Boolean) page.evaluate("() => document.querySelector('.hero-chart').naturalWidth > 0"
                        + " || new Promise(r => document.querySelector('.hero-chart').onload = () => r(true))"))
                .isTrue();
        assertAccessible(page);
        page.setViewportSize(360, 740);
        assertNoSidewaysScroll(page);
        assertAccessible(page);
    }

    /** The card of today needs no account; a service that cannot answer is said to, and asked again by who reads that. */
    @Test
    void aVisitorSeesWhatRunsNowAtAPlaceThatIsNamed() {
        speak("ta");
        page.navigate("/");
        Locator card = page.locator(".hero-today");
        assertThat(card.locator("h2")).hasText("இன்று · சென்னை");
        assertThat(card.locator("dd strong")).hasCount(3);
        assertThat(card.locator("dd").first()).containsText("சூரிய உதயம்");
        assertThat(card).containsText("நாள் என்பது சூரிய உதயம் முதல் மறு உதயம் வரை");
        // The reader's own place comes before that of the language.
        page.evaluate(
                "() => localStorage.setItem('nirayana.preferences', JSON.stringify({ user: null, chosen:"
                        + " { place: { name: 'Thrissur', lat: 10.52, lon: 76.21, tz: null }, sunrise_definition: 'upper_limb' } }))");
        page.reload();
        assertThat(card.locator("h2")).hasText("இன்று · Thrissur");
        assertThat(card).containsText("சூரிய மேல் விளிம்பு");
        assertThat(card.getByRole(AriaRole.LINK)).hasAttribute("href", "/panchanga");

        speak("en");
        expectStatus(503);
        page.route("**/web/today.json?*", route -> route.fulfill(new Route.FulfillOptions().setStatus(503)));
        page.navigate("/");
        assertThat(card.getByRole(AriaRole.STATUS)).containsText("Today’s tithi is not available at the moment.");
        assertAccessible(page, ".hero-today");
        page.unroute("**/web/today.json?*");
        card.getByRole(AriaRole.BUTTON).click();
        assertThat(card.locator("dd strong")).hasCount(3);
    }

    /** Seven names do not stand beside one another in 360 pixels: four do, and the others behind a fifth. */
    @Test
    void aPhoneHasFourTabsAndTheOthersBehindAFifth() {
        signInAsAdmin();
        page.setViewportSize(360, 740);
        for (String language : List.of("en", "ta", "ml")) {
            tabsStandApart(language);
        }
        speak("en");
        show("/people");
        Locator more = page.getByRole(AriaRole.BUTTON, named("More"));
        Locator sky = page.locator(".site-nav").getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Sky"));
        assertThat(sky).isHidden();
        more.focus();
        page.keyboard().press("Enter");
        assertThat(sky).isVisible();
        assertAccessible(page, ".site-nav");
        page.keyboard().press("Escape");
        assertThat(sky).isHidden();
        assertThat(more).isFocused();
        more.click();
        page.locator("h1").first().click();
        assertThat(sky).isHidden();
        more.click();
        sky.click();
        awaitShown("/sky en");
        assertThat(more).hasClass(Pattern.compile("is-current"));
        assertThat(sky).isHidden();
        // On a wider screen nothing is behind anything.
        page.setViewportSize(1280, 800);
        assertThat(sky).isVisible();
        assertThat(more).isHidden();
    }

    @Test
    @Variant
    void theTabsOfAPhoneStandApartInEveryLanguage() {
        signInAsAdmin();
        page.setViewportSize(360, 740);
        for (String language : List.of("hi", "te", "kn", "sa", "bn", "gu", "mr")) {
            tabsStandApart(language);
        }
    }

    private void tabsStandApart(String language) {
        speak(language);
        show("/people");
        assertThat(page.locator(".site-nav").boundingBox().height).as(language).isLessThan(72);
        assertThat((Boolean) page.evaluate("""
                () => {
                  const words = [...document.querySelectorAll('.site-nav > ul > li > * > span')];
                  const boxes = words.map((word) => word.getBoundingClientRect());
                  return words.length === 5 && words.every((word) => word.scrollWidth <= word.clientWidth + 1)
                    && boxes.every((box, i) => i === 0 || box.left - boxes[i - 1].right >= 4);
                }""")).as("the tabs in %s", language).isTrue();
    }

    @Test
    @Variant
    void anUnknownAddressIsAPageWithAWayBack() {
        expectStatus(404);
        speak("ta");
        Response answer = page.navigate("/charts/of/nobody?at=1");
        assertThat(answer.status()).isEqualTo(404);
        awaitShown("/charts/of/nobody ta");
        assertThat(page.getByRole(AriaRole.HEADING, named("பக்கம் கிடைக்கவில்லை")))
                .isVisible();
        assertThat(page.getByRole(AriaRole.MAIN)).containsText("/charts/of/nobody");
        assertThat(page).hasTitle("பக்கம் கிடைக்கவில்லை · Nirayana");
        assertAccessible(page);
        page.locator("select[name=language]").selectOption("en");
        awaitShown("/charts/of/nobody en");
        page.getByRole(AriaRole.LINK, named("Back to Nirayana")).click();
        awaitShown("/ en");
        page.goBack();
        assertThat(page.getByRole(AriaRole.HEADING, named("Page not found"))).isVisible();
        // The documentation leads back, too.
        page.navigate("/docs");
        page.getByRole(AriaRole.LINK, named("← Nirayana")).click();
        awaitShown("/ ta");
    }

    @Test
    @Variant
    void anInstalledPageSaysSoWhenThereIsNoConnection() {
        BrowserContext installed = newContext(360, 740, ServiceWorkerPolicy.ALLOW);
        try {
            Page tab = installed.newPage();
            tab.navigate("/sign-in");
            assertThat(tab.locator("link[rel=manifest]")).hasAttribute("href", "/web/app/nirayana.webmanifest");
            tab.locator("select[name=language]").selectOption("hi");
            assertThat(tab.locator("html")).hasAttribute("lang", "hi");
            tab.waitForFunction("async () => navigator.serviceWorker.controller"
                    + " && (await (await caches.match('/language'))?.text()) === 'hi'");
            // It keeps the language and nothing else: no chart of yesterday can be taken for one of today.
            assertThat(tab.evaluate("async () => { const kept = [];"
                            + " for (const name of await caches.keys()) {"
                            + "   for (const request of await (await caches.open(name)).keys()) {"
                            + "     kept.push(new URL(request.url).pathname); } }"
                            + " return kept.join(); }"))
                    .isEqualTo("/language");
            expectLostServer();
            expectStatus(503);
            installed.setOffline(true);
            tab.navigate("/chart");
            assertThat(tab.locator("html")).hasAttribute("lang", "hi");
            assertThat(tab.locator("h1")).hasText("कनेक्शन नहीं है");
            assertAccessible(tab);
            installed.setOffline(false);
            tab.locator("a").click();
            // Whoever is not signed in is asked to.
            assertThat(tab.locator("#main")).isVisible();
            assertThat(tab).hasURL(Pattern.compile("/sign-in\\?next="));
        } finally {
            installed.close();
        }
    }

    @Test
    @Variant
    void tenLanguagesAreSpoken() {
        page.setViewportSize(360, 740);
        page.navigate("/sign-in");
        awaitShown("/sign-in en");
        String english = page.getByRole(AriaRole.MAIN).textContent();
        for (String code : List.of("ta", "hi", "te", "kn", "ml", "sa", "bn", "gu", "mr")) {
            page.locator("select[name=language]").selectOption(code);
            awaitShown("/sign-in " + code);
            assertThat(page.locator("html")).hasAttribute("lang", code);
            assertThat(page.getByRole(AriaRole.MAIN).textContent()).isNotEqualTo(english);
            assertNoSidewaysScroll(page);
            page.locator(".brand").click();
            assertThat(page.locator(".hero-chart")).isVisible();
            assertNoSidewaysScroll(page);
            page.goBack();
            awaitShown("/sign-in " + code);
        }
        page.reload();
        awaitShown("/sign-in mr");
        assertThat(page.locator("html")).hasAttribute("lang", "mr");
        assertAccessible(page);
        page.locator("select[name=language]").selectOption("en");
        assertThat(page.getByLabel("Username or e-mail")).isVisible();
    }

    @Test
    @Variant
    void theLanguageThatWasChosenLastIsSpoken() {
        page.navigate("/sign-in");
        awaitShown("/sign-in en");
        HeldAnswers tamil = new HeldAnswers(page, "**/i18n/*/ta.json");
        page.locator("select[name=language]").selectOption("ta");
        tamil.await(1);
        page.locator("select[name=language]").selectOption("hi");
        awaitShown("/sign-in hi");
        tamil.release();
        // Answered after those that were held, so the page has read them by then.
        page.evaluate("() => fetch('/web/i18n/shell/ta.json').then(answer => answer.json())");
        awaitShown("/sign-in hi");
        assertThat(page.locator("html")).hasAttribute("lang", "hi");
    }

    /** A view is there, in a language. */
    private void awaitShown(String viewAndLanguage) {
        assertThat(page.getByRole(AriaRole.MAIN)).hasAttribute("data-shown", viewAndLanguage);
    }

    @Test
    @Variant
    void theThemeIsTheSystemsOrTheOneThatIsChosen() {
        page.navigate("/sign-in");
        assertThat(page.locator("form")).isVisible();
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        String dark = background();
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        String light = background();
        assertThat(dark).isNotEqualTo(light);
        page.getByRole(AriaRole.BUTTON, named("Colours: follow the system")).click();
        page.getByRole(AriaRole.BUTTON, named("Colours: light")).click();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Colours: dark"))).isVisible();
        assertThat(background()).isEqualTo(dark);
        page.reload();
        assertThat(page.locator("form")).isVisible();
        assertThat(background()).isEqualTo(dark);
        // Paper is light.
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(background()).isEqualTo("rgb(255, 255, 255)");
        assertThat(page.getByRole(AriaRole.BANNER)).not().isVisible();
    }

    private String background() {
        return (String) page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor");
    }

    @Test
    void everythingIsReachedByKeyboard() {
        page.navigate("/");
        assertThat(page.getByRole(
                        AriaRole.HEADING, named("Your Vedic birth chart and daily panchanga, exact to the second")))
                .isVisible();
        page.keyboard().press("Tab");
        assertThat(page.getByText("Skip to main content")).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.getByRole(AriaRole.MAIN)).isFocused();
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        // The first thing in the content leads to the sign-in, whose first field has the focus.
        assertThat(page.getByLabel("Username or e-mail")).isFocused();
        page.keyboard().type(Stage.ADMIN);
        page.keyboard().press("Tab");
        page.keyboard().type(Stage.PASSWORD);
        page.keyboard().press("Enter");
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
    }

    @Test
    void goingBackAndForthShowsTheViewsOfTheAddresses() {
        signInAsAdmin();
        page.navigate("/account");
        page.getByRole(AriaRole.LINK, named("Admin")).click();
        assertThat(page.getByRole(AriaRole.HEADING, named("Administration"))).isFocused();
        page.getByRole(AriaRole.LINK, named(Stage.ADMIN)).click();
        assertThat(page.getByRole(AriaRole.HEADING, named("Profile"))).isVisible();
        assertThat(page).hasTitle("Your account · Nirayana");
        page.goBack();
        assertThat(page.getByRole(AriaRole.HEADING, named("Administration"))).isVisible();
        page.goForward();
        assertThat(page.getByRole(AriaRole.HEADING, named("Profile"))).isVisible();
        assertThat(page.getByRole(AriaRole.NAVIGATION, named("Main")).locator("[aria-current=page]"))
                .hasCount(0);
    }

    /** Each has its view, or the way to it by the sign-in; to those who have signed in {@link LayoutTest} shows them all. */
    @Test
    void everyPageOfTheListIsShownToVisitorsOrAsksThemToSignIn() throws IOException {
        JsonArray pages = new Gson()
                .fromJson(
                        Files.readString(Command.ROOT.resolve("web/src/main/resources/web/pages.json")),
                        JsonArray.class);
        assertThat(pages.size()).isGreaterThan(5);
        for (JsonElement listed : pages) {
            String path = listed.getAsJsonObject().get("path").getAsString();
            boolean open = !listed.getAsJsonObject().has("needsSignIn");
            page.navigate(path);
            awaitShown((open ? path : "/sign-in") + " en");
            assertThat(page)
                    .hasURL(stage.address()
                            + (open ? path : "/sign-in?next=" + URLEncoder.encode(path, StandardCharsets.UTF_8)));
        }
    }

    @Test
    void thePolicyIsStrict() {
        Map<String, String> headers = page.navigate("/").headers();
        assertThat(headers.get("content-security-policy"))
                .contains("default-src 'none'", "script-src 'self';", "style-src 'self';", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(headers.get("permissions-policy")).contains("geolocation=(self)");
        // What is injected does not run.
        page.evaluate("() => { const s = document.createElement('script'); s.textContent = 'window.ran = true';"
                + " window.refused = new Promise(r => document.addEventListener('securitypolicyviolation', () => r(true)));"
                + " document.body.append(s); }");
        assertThat(page.evaluate("() => window.refused")).isEqualTo(true);
        assertThat(page.evaluate("() => 'ran' in window")).isEqualTo(false);
        expectComplaint(Pattern.compile("Content Security Policy"));
    }
}
