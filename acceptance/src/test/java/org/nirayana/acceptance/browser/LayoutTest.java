package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/**
 * What is read is legible on every screen. Here in the two languages that need least and most room; in all of them by {@link
 * PagePicturesTest}.
 */
class LayoutTest extends PageTest {
    private static final List<Integer> WIDTHS = List.of(360, 768, 1280, 1920);

    /**
     * What each view may cost: KiB over the wire, all of them, in a language whose words need most, and turns of the line until the first
     * answers are there. On slow 3G a turn takes 0.4 s and 20 KiB do: with two turns 97 KiB are there after 2.8 s. A view that grows
     * beyond its row is made lighter; where that cannot be, row and docs/performance.md say so together.
     */
    private static final Map<String, Budget> BUDGETS = Map.ofEntries(
            Map.entry("home", new Budget(52, 2)),
            Map.entry("developers", new Budget(49, 2)),
            Map.entry("sign-in", new Budget(45, 2)),
            Map.entry("register", new Budget(48, 2)),
            Map.entry("recover", new Budget(48, 2)),
            Map.entry("reset-password", new Budget(48, 2)),
            Map.entry("confirm-address", new Budget(48, 2)),
            Map.entry("s", new Budget(55, 2)),
            Map.entry("people", new Budget(96, 3)),
            Map.entry("chart", new Budget(114, 2)),
            Map.entry("chart-d9", new Budget(114, 2)),
            Map.entry("panchanga", new Budget(101, 2)),
            Map.entry("panchanga-month", new Budget(130, 2)),
            Map.entry("dashas", new Budget(97, 2)),
            Map.entry("strengths", new Budget(122, 3)),
            Map.entry("match", new Budget(112, 3)),
            Map.entry("sky", new Budget(127, 3)),
            Map.entry("compare", new Budget(98, 3)),
            Map.entry("account", new Budget(68, 3)),
            Map.entry("admin", new Budget(64, 3)),
            Map.entry("admin-tiers", new Budget(61, 3)));

    private record Budget(int kib, int turns) {}

    /**
     * Every page of the list, on a phone and in the language that needs most room: nothing is under 12 pixels, over another text,
     * cut, or out of sight at the side; nothing jumps when the answers come, and no more is fetched than the page may cost.
     */
    @Test
    void everyPageOnAPhoneCanBeReadStaysStillAndIsLight() {
        itIs("2026-11-16T12:00:00+05:30");
        speak("ml");
        page.setViewportSize(WIDTHS.get(0), 740);
        // A list of users that is longer than the page, and a choice of tiers as wide as the longest name.
        stage.call(
                "POST", "/api/v1/tiers/", Map.of("name", newName("tier of the publishers of almanacs and calendars ")));
        for (int i = 0; i < 12; i++) {
            stage.createUser(newName("one-of-many-"), false);
        }
        Opening opening = new Opening(page);
        boolean signedIn = false;
        List<Geometry.View> views = Geometry.all().stream()
                .sorted(Comparator.comparing(Geometry.View::isSignedIn))
                .toList();
        assertThat(BUDGETS.keySet())
                .as("every view has its budget, and no other")
                .containsExactlyInAnyOrderElementsOf(
                        views.stream().map(Geometry.View::name).toList());
        SoftAssertions costs = new SoftAssertions();
        for (Geometry.View view : views) {
            if (view.isSignedIn() && !signedIn) {
                signInAsAdmin();
                signedIn = true;
            }
            Opening.Cost cost = opening.of(view);
            Budget budget = BUDGETS.get(view.name());
            costs.assertThat(cost.shift())
                    .as("layout shift of %s: %s", view.name(), cost)
                    .isLessThanOrEqualTo(0.05);
            costs.assertThat(cost.bytes() / 1024.0)
                    .as("KiB of %s: %s", view.name(), cost)
                    .isBetween(0.5 * budget.kib(), 1.0 * budget.kib());
            costs.assertThat(cost.turns())
                    .as("turns of %s: %s", view.name(), cost)
                    .isLessThanOrEqualTo(budget.turns());
            assertThat(page.locator("#main h1").first()).isVisible();
            assertThat(page.locator(".site-footer")).isVisible();
            assertThat(Geometry.faults(page)).as(view.name()).isEmpty();
            assertNoSidewaysScroll(page);
        }
        costs.assertAll();
    }

    /** The same at every width, and in the language that needs least room; the navamsa's last column too. */
    @Test
    @Variant
    void everyWordCanBeReadAtEveryWidth() {
        itIs("2026-11-16T12:00:00+05:30");
        signInAsAdmin();
        for (String language : List.of("en", "ml")) {
            speak(language);
            for (Geometry.View view : List.of(
                    Geometry.NAVAMSA,
                    Geometry.DAY,
                    Geometry.DASHAS,
                    Geometry.STRENGTHS,
                    Geometry.MATCH,
                    Geometry.SKY)) {
                page.setViewportSize(WIDTHS.get(0), 900);
                Geometry.show(page, view);
                // What needs least room is looked at on the narrowest and the widest; PagePicturesTest has those
                // between.
                for (int width : language.equals("en") ? List.of(360, 1920) : WIDTHS) {
                    page.setViewportSize(width, 900);
                    Geometry.settle(page, view);
                    assertThat(Geometry.faults(page))
                            .as("%s in %s at %s", view.name(), language, width)
                            .isEmpty();
                }
            }
        }
        // Ten columns with the widest short names; on a tablet all the headings of the site in one row.
        speak("ta");
        for (Geometry.View view : List.of(Geometry.STRENGTHS, Geometry.MATCH, Geometry.SKY)) {
            page.setViewportSize(WIDTHS.get(0), 900);
            Geometry.show(page, view);
            for (int width : List.of(WIDTHS.get(0), 840, 1024)) {
                page.setViewportSize(width, 900);
                Geometry.settle(page, view);
                assertThat(Geometry.faults(page))
                        .as("%s in Tamil at %s", view.name(), width)
                        .isEmpty();
            }
        }
    }

    @Test
    void theChartComesFirstOnAPhoneAndGrowsWithTheScreen() {
        signInAsAdmin();
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> asked.add(request.url()));
        page.setViewportSize(360, 740);
        Geometry.show(page, Geometry.CHART);
        // It was asked for before the page knew how wide it would be, and need not be asked for again.
        assertThat(asked).filteredOn(url -> url.contains("/astro/chart?")).hasSize(1);
        assertThat(asked).filteredOn(url -> url.contains("/astro/horoscope?")).hasSize(1);
        assertThat(asked)
                .filteredOn(url -> url.contains("/css/"))
                .singleElement()
                .asString()
                .endsWith("/css/base-chart.css");
        // All of it above the navigation at the thumb.
        double bottom = number("() => document.querySelector('.chart-picture').getBoundingClientRect().bottom");
        double bar = number("() => document.querySelector('.site-nav').getBoundingClientRect().top");
        assertThat(bottom).isLessThanOrEqualTo(bar);
        assertThat(pictures()).isEqualTo(1);
        double phone = width();
        page.setViewportSize(1090, 900);
        Geometry.settle(page, Geometry.CHART);
        assertThat(width()).isGreaterThan(1.8 * phone);
        // Nor is it the window alone that makes a chart narrower or wider.
        int before = asked.size();
        stageWidth("15rem");
        page.waitForCondition(() -> lastWidth(asked, before) == 240);
        stageWidth("");
        page.waitForCondition(() -> lastWidth(asked, before) > 400);
        Geometry.settle(page, Geometry.CHART);
        // Two where there is room: the rasi chart, and beside it the navamsa.
        page.setViewportSize(1920, 1080);
        page.locator(".chart-picture").nth(1).waitFor();
        assertThat(page.locator(".chart-picture > title").allTextContents())
                .containsExactly("Srinivasa Ramanujan – Rasi chart", "Srinivasa Ramanujan – Navamsa (D9)");
        assertThat(width()).isGreaterThan(480);
        page.locator("select[name=varga]").selectOption("10");
        page.getByText("Srinivasa Ramanujan – Dasamsa (D10)").waitFor(attached());
        assertThat(page.locator(".chart-picture > title").first().textContent())
                .isEqualTo("Srinivasa Ramanujan – Rasi chart");
        // The way to another view brings its style sheets.
        page.locator(".site-nav a[href^='/panchanga']").click();
        assertThat(page.locator(".pan-card")).hasCSS("display", "grid");
    }

    /** Three long words beside one another, on the narrowest screen. */
    @Test
    @Variant
    void theTabsOfTheAdministrationAreAllInSight() {
        signInAsAdmin();
        speak("ml");
        page.setViewportSize(360, 740);
        show("/admin");
        assertThat(number("() => { const tabs = document.querySelector('[role=tablist]');"
                        + " return tabs.scrollWidth - tabs.clientWidth; }"))
                .isLessThanOrEqualTo(0);
    }

    /** Birth and today of somebody born this year: neither stands over the other. */
    @Test
    @Variant
    void marksThatAreCloseStandApart() {
        itIs("2026-11-16T12:00:00+05:30");
        signInAsAdmin();
        Geometry.View young = new Geometry.View(
                "young",
                "/dashas?at=2026-01-05T08:00:00%2B05:30&lat=13.0827&lon=80.2707",
                Geometry.DASHAS.ready(),
                true);
        for (int width : List.of(360, 1280)) {
            page.setViewportSize(width, 900);
            Geometry.show(page, young);
            assertThat(page.locator(".ice-mark").count()).isEqualTo(2);
            assertThat(Geometry.faults(page)).as("at %s", width).isEmpty();
        }
    }

    private void stageWidth(String width) {
        page.evaluate("width => { document.querySelector('.chart-figure').style.width = width; }", width);
    }

    /** The width of the picture that was asked for last, since so many requests; 0: none was. */
    private static int lastWidth(List<String> asked, int since) {
        return asked.stream()
                .skip(since)
                .filter(url -> url.contains("/astro/chart?"))
                .map(url -> url.replaceAll(".*[?&]width=(\\d+).*", "$1"))
                .mapToInt(Integer::parseInt)
                .reduce(0, (first, second) -> second);
    }

    private static Locator.WaitForOptions attached() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
    }

    private int pictures() {
        return page.locator(".chart-picture").count();
    }

    private double width() {
        return number("() => document.querySelector('.chart-picture').getBoundingClientRect().width");
    }

    private double number(String script) {
        return ((Number) page.evaluate(script)).doubleValue();
    }
}
