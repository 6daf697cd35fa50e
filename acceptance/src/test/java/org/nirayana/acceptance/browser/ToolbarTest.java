package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What can be done with what a page shows: at most four actions in sight, the rest in a menu; and two charts side by side. */
class ToolbarTest extends PageTest {
    private static final String BIRTH =
            "at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&place=Chennai&tz=Asia%2FKolkata";

    private static final String CHART = "/chart?" + BIRTH;

    /** Each view that has a toolbar, with the actions in sight. */
    private static final Map<String, String> IN_SIGHT = new LinkedHashMap<>();

    static {
        IN_SIGHT.put(CHART, "Save person, Share, Report (PDF), Print");
        IN_SIGHT.put("/panchanga?" + BIRTH, "Share, Subscribe, Print, Copy link");
        IN_SIGHT.put("/panchanga?view=month&" + BIRTH, "Share, Subscribe, Print, Copy link");
        IN_SIGHT.put("/dashas?" + BIRTH, "Share, Print, Copy link");
        IN_SIGHT.put("/strengths?" + BIRTH, "Print, Copy link");
        IN_SIGHT.put(Geometry.MATCH.path(), "Share, Report (PDF), Print, Swap bride and groom");
        IN_SIGHT.put("/sky?" + BIRTH, "Calendar file, Print, Copy link");
        IN_SIGHT.put("/people", "New person, Import");
    }

    @Test
    void atMostFourActionsAreInSightAtEveryWidth() {
        signInWithAListOfOnesOwn();
        IN_SIGHT.forEach((path, actions) -> {
            page.setViewportSize(1280, 800);
            show(path);
            for (int width : List.of(360, 768, 1280)) {
                page.setViewportSize(width, 800);
                Locator shown = page.locator(".chart-actions > .button:visible:not(.menu-button)");
                assertThat(String.join(
                                ", ",
                                shown.allInnerTexts().stream()
                                        .map(String::strip)
                                        .toList()))
                        .as("%s at %s", path, width)
                        .isEqualTo(actions);
                assertThat(shown.count()).as("%s at %s", path, width).isBetween(1, 4);
                assertThat(page.locator(".menu-button").count()).isLessThanOrEqualTo(1);
                assertNoSidewaysScroll(page);
            }
        });
    }

    @Test
    void theMenuIsUsedByMouseKeyboardAndFinger() {
        signInAsAdmin();
        show(CHART);
        String before = page.url();
        itOpensAndClosesByMouse();
        itIsWalkedThroughByKeyboard();
        assertThat(page).hasURL(before);
        whatIsChosenClosesIt();
        aFingerOpensIt();
    }

    private void itOpensAndClosesByMouse() {
        assertMenu(false);
        opener().click();
        assertMenu(true);
        assertAccessible(page, ".chart-actions");
        BoundingBox list = menu().boundingBox();
        BoundingBox button = opener().boundingBox();
        assertThat(list.y).isBetween(button.y + button.height, button.y + button.height + 8);
        assertThat(list.x + list.width).isLessThanOrEqualTo(1280);
        opener().click();
        assertMenu(false);
        opener().click();
        page.locator("h1").click();
        assertMenu(false);
    }

    private void itIsWalkedThroughByKeyboard() {
        opener().focus();
        page.keyboard().press("Enter");
        assertMenu(true);
        assertThat(opener()).isFocused();
        page.keyboard().press("Tab");
        assertThat(item("New chart")).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(item("Copy link")).isFocused();
        page.keyboard().press("End");
        assertThat(item("Keyboard")).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(item("New chart")).isFocused();
        page.keyboard().press("ArrowUp");
        assertThat(item("Keyboard")).isFocused();
        page.keyboard().press("Escape");
        assertMenu(false);
        assertThat(opener()).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(item("New chart")).isFocused();
        page.keyboard().press("End");
        // Beyond the last there is the rest of the page.
        page.keyboard().press("Tab");
        assertMenu(false);
        assertThat(opener()).not().isFocused();
        opener().press("ArrowUp");
        assertThat(item("Keyboard")).isFocused();
        page.keyboard().press("Escape");
    }

    private void whatIsChosenClosesIt() {
        opener().click();
        item("Keyboard").click();
        assertMenu(false);
        Locator help = page.getByRole(AriaRole.DIALOG, named("Keyboard"));
        assertThat(help).isVisible();
        page.keyboard().press("Escape");
        assertThat(help).hasCount(0);
        assertThat(opener()).isFocused();
        opener().click();
        item("Compare profiles").click();
        assertThat(page).hasURL(Pattern.compile("/compare\\?"));
    }

    private void aFingerOpensIt() {
        context.close();
        context = newContext(new Browser.NewContextOptions()
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setViewportSize(360, 740)
                .setHasTouch(true)
                .setIsMobile(true));
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        page = context.newPage();
        signInAsAdmin();
        show(CHART);
        opener().tap();
        assertMenu(true);
        // Whole on the screen, though its button is at the end of the page; and there are no keys.
        BoundingBox list = menu().boundingBox();
        assertThat(list.x).isNotNegative();
        assertThat(list.y).isNotNegative();
        assertThat(list.x + list.width).isLessThanOrEqualTo(360);
        assertThat(list.y + list.height).isLessThanOrEqualTo(740);
        assertThat(item("Keyboard")).hasCount(0);
        page.locator(".chart-credit").tap();
        assertMenu(false);
        opener().tap();
        item("Copy link").tap();
        assertMenu(false);
        assertThat(page.evaluate("() => navigator.clipboard.readText()")).isEqualTo(page.url());
    }

    /** An address with a person of one's own list opens for nobody else, and the action says so. */
    @Test
    void theAddressOfAnOpenPersonIsForOneself() {
        signInWithAListOfOnesOwn();
        show(CHART + "&name=Meera");
        page.getByRole(AriaRole.BUTTON, named("Save person")).click();
        assertThat(page).hasURL(Pattern.compile("/chart\\?person="));
        // What is saved needs no saving: the next chart comes first.
        assertThat(page.locator(".chart-actions > .button").first()).hasText("New chart");
        opener().click();
        assertThat(item("Copy link")).hasCount(0);
        assertThat(item("Copy address (for you)")).isVisible();
        String person = page.url().replaceAll(".*(person=[^&]+).*", "$1");
        for (String view : List.of("strengths", "sky", "match")) {
            show("/" + view + "?" + person);
            assertThat(page.locator(".chart-actions")).containsText("Copy address (for you)");
        }
    }

    /** Room enough for two charts, of which the second moves nothing when it comes; and one on paper. */
    @Test
    void rasiAndNavamsaStandSideBySideFromALaptopOn() {
        signInAsAdmin();
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> asked.add(request.url()));
        Opening opening = new Opening(page);
        Geometry.View view = new Geometry.View("chart", CHART, Geometry.CHART.ready(), true);
        Locator shown = page.locator(".chart-picture:visible");
        for (int width : List.of(1000, 1100, 1280)) {
            // The one before would be drawn anew for this width.
            page.navigate("about:blank");
            page.setViewportSize(width, 800);
            asked.clear();
            Opening.Cost cost = opening.of(view);
            // Letters of another font come for those of the first picture: a pixel here and there.
            assertThat(cost.shift()).as("layout shift at %s: %s", width, cost).isLessThan(0.005);
            boolean isPair = width >= 1100;
            assertThat(shown).hasCount(isPair ? 2 : 1);
            assertThat(asked)
                    .filteredOn(url -> url.contains("/astro/horoscope?"))
                    .hasSize(1);
            assertThat(asked).filteredOn(url -> url.contains("/astro/chart?")).hasSize(isPair ? 2 : 1);
            if (isPair) {
                BoundingBox rasi = shown.first().boundingBox();
                BoundingBox navamsa = shown.last().boundingBox();
                assertThat(navamsa.y).isEqualTo(rasi.y);
                assertThat(navamsa.x).isGreaterThan(rasi.x + rasi.width);
                assertThat(rasi.width).isGreaterThanOrEqualTo(300);
                assertThat(navamsa.width).isEqualTo(rasi.width);
            }
            assertThat(Geometry.faults(page)).as("at %s", width).isEmpty();
        }
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(shown).hasCount(1);
        assertThat(printedSheets()).isEqualTo(1);
    }

    /** Nobody is in it yet: who is there may be exported. */
    private void signInWithAListOfOnesOwn() {
        String name = newName("tools-");
        stage.createUser(name, true);
        signInAs(name);
    }

    private Locator opener() {
        // On a phone the navigation has one of that name, too.
        return page.locator(".chart-actions")
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName("More").setExact(true));
    }

    private Locator menu() {
        return page.locator(".menu");
    }

    private Locator item(String name) {
        return menu().locator("a, button").filter(new Locator.FilterOptions().setHasText(name));
    }

    private void assertMenu(boolean isOpen) {
        assertThat(opener()).hasAttribute("aria-expanded", String.valueOf(isOpen));
        assertThat(menu()).isVisible(new LocatorAssertions.IsVisibleOptions().setVisible(isOpen));
    }
}
