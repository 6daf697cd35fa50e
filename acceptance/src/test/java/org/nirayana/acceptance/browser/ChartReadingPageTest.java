package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/** What the chart page tells besides the chart: the periods that run now, in what state each graha is, and what a graha reaches. */
class ChartReadingPageTest extends PageTest {
    private static final String CHENNAI = "&lat=13.0827&lon=80.2707&place=Chennai&tz=Asia/Kolkata";
    private static final String BIRTH = "at=1990-05-17T10:30:00%2B05:30" + CHENNAI + "&name=Ramesh";

    private Locator strip() {
        return page.locator(".dasha-strip");
    }

    private Locator row(String graha) {
        return page.locator(".positions tr[data-graha=" + graha + "]");
    }

    private Locator pick(String graha) {
        return row(graha).locator(".graha-pick");
    }

    private Locator panel() {
        return page.locator(".lit-panel");
    }

    /** Which houses of the chart are lit up, by the number of their sign. */
    private List<Object> lit(String kind) {
        return lit(".chart-picture:not(.is-beside)", kind);
    }

    private List<Object> lit(String picture, String kind) {
        return List.copyOf((List<?>) page.locator(picture + " .lit-" + kind + "[data-rasi]")
                .evaluateAll("all => all.map(one => Number(one.dataset.rasi)).sort((a, b) => a - b)"));
    }

    private void show(String now, String birth) {
        itIs(now);
        show("/chart?" + birth);
    }

    // --- The periods that run now -----------------------------------------------------------------------------------

    /** Of now, not of the chart's moment, by the clock of the place, which is not that of the reader. */
    @Test
    void thePeriodsThatRunNowStandAboveTheChart() {
        signInAsAdmin();
        show("2026-11-15T12:00:00+05:30", BIRTH);
        assertThat(strip()).containsText("Vimshottari · Running now");
        assertThat(strip()).containsText("Jupiter – Moon – Ketu until 28 Nov 2026");
        thePeriodsEndByTheClockOfThePlace();
        beforeTheBirthNoneRuns();
        aMovedChartHasPeriodsOfItsOwn();
        theDashaIsThatOfTheReader();
        itLeadsToAllPeriods();
    }

    private void thePeriodsEndByTheClockOfThePlace() {
        show("2026-11-28T06:00:00+05:30", BIRTH);
        assertThat(strip()).containsText("Jupiter – Moon – Ketu until 28 Nov 2026");
        show("2026-11-29T00:30:00+05:30", BIRTH);
        assertThat(strip()).containsText("Jupiter – Moon – Venus until 17 Feb 2027");
        // The same instant of birth on a clock of Auckland: there the end is on the next day.
        show(
                "2026-11-15T12:00:00+05:30",
                "at=1990-05-17T17:00:00%2B12:00&lat=-36.8485&lon=174.7633&tz=Pacific/Auckland");
        assertThat(strip()).containsText("Jupiter – Moon – Ketu until 29 Nov 2026");
    }

    private void beforeTheBirthNoneRuns() {
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> asked.add(request.url()));
        show("1989-11-15T12:00:00+05:30", BIRTH);
        assertThat(strip()).hasText("The birth is still to come: no period runs yet.");
        assertThat(asked)
                .anyMatch(url -> url.contains("/astro/horoscope?"))
                .filteredOn(url -> url.contains("/current"))
                .isEmpty();
    }

    private void aMovedChartHasPeriodsOfItsOwn() {
        show("2026-11-15T12:00:00+05:30", BIRTH);
        assertThat(strip()).containsText("Jupiter – Moon – Ketu");
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> asked.add(request.url()));
        Locator time = page.getByRole(AriaRole.SLIDER).first();
        time.focus();
        for (int i = 0; i < 40; i++) {
            page.keyboard().press("ArrowRight");
        }
        assertThat(page).hasURL(Pattern.compile("at=1990-05-17T11%3A10"));
        assertThat(strip()).containsText(Pattern.compile("Jupiter – Moon – .* until (?!28 Nov 2026)"));
        assertThat(asked).filteredOn(url -> url.contains("/current")).hasSizeBetween(1, 6);
    }

    private void theDashaIsThatOfTheReader() {
        stage.call("PATCH", "/api/v1/users/me/preferences", Map.of("dasha_system", "yogini"));
        show("2026-11-15T12:00:00+05:30", BIRTH + "&year=360");
        assertThat(strip()).containsText("Yogini · Running now");
        String lords = strip().locator("strong").innerText();
        strip().getByRole(AriaRole.LINK).click();
        assertThat(page).hasURL(Pattern.compile("/dashas\\?.*year=360"));
        Locator running = page.getByRole(AriaRole.REGION, named("Running now")).locator("strong");
        for (int level = 0; level < 3; level++) {
            assertThat(running.nth(level)).containsText(lords.split(" – ", -1)[level]);
        }
        stage.call("DELETE", "/api/v1/users/me/preferences", null);
    }

    private void itLeadsToAllPeriods() {
        page.evaluate("() => localStorage.clear()");
        show("2026-11-15T12:00:00+05:30", BIRTH);
        assertThat(strip()).containsText("Vimshottari");
        strip().getByRole(AriaRole.LINK).focus();
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("/dashas\\?at=1990-05-17T10%3A30%3A00%2B05%3A30.*name=Ramesh"));
        assertThat(page.getByRole(AriaRole.REGION, named("Running now"))).containsText("until 28 Nov 2026");
    }

    /** The day decides which mahadashas may run; and nothing can be picked: there are no houses. */
    @Test
    void ofABirthWithoutATimeTheMahadashaIsTold() {
        signInAsAdmin();
        show("2026-11-15T12:00:00+05:30", BIRTH + "&birth_time=unknown");
        assertThat(strip()).containsText("Vimshottari · Mahadasha");
        assertThat(strip().locator("strong")).hasText("Jupiter or Saturn");
        assertThat(strip().locator(".figures")).hasCount(0);
        assertThat(page.locator(".graha-pick")).hasCount(0);
        page.locator(".chart-figure text[font-weight]").first().click();
        assertThat(panel()).hasCount(0);
        // Nor is there a way from a time that nobody knows to another, which would be taken for known.
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Shift+ArrowRight");
        assertThat(strip().locator("strong")).hasText("Jupiter or Saturn");
        assertThat(page).hasURL(Pattern.compile("birth_time=unknown"));
        show("2020-11-15T12:00:00+05:30", BIRTH + "&birth_time=unknown");
        assertThat(strip()).containsText(Pattern.compile("Jupiter until .* \\d{4} – .* \\d{4}"));
        show("1989-11-15T12:00:00+05:30", BIRTH + "&birth_time=unknown");
        assertThat(page.locator(".positions tbody tr")).hasCount(9);
        assertThat(strip()).hasText("");
    }

    // --- States
    // ---------------------------------------------------------------------------------------------------------

    /** Two births of which each mark is of somebody, by the words of both pages, and by other conventions than the usual. */
    @Test
    void aGrahaIsInTheSameStateAsOnThePageOfStrengths() {
        signInAsAdmin();
        itIs("2026-11-15T12:00:00+05:30");
        List<String> marks = new ArrayList<>();
        for (String birth : List.of(
                BIRTH,
                "at=1985-08-15T23:50:00%2B05:30&lat=25.3176&lon=82.9739&tz=Asia/Kolkata",
                "at=1972-06-21T03:40:00-04:00&lat=40.7128&lon=-74.006&tz=America/New_York&combustion_orbs=narrow&node_friends=pvr&node_dignity=bphs")) {
            show("/strengths?" + birth);
            Locator rows = page.locator(".str-states-table tbody tr");
            assertThat(rows).hasCount(9);
            List<String> expected = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                String dignity = rows.nth(i).locator("[data-part=dignity]").innerText();
                String state = (dignity.equals("–") ? "" : dignity)
                        + mark(rows.nth(i).locator("[data-part=combustion]").innerText(), "combust", "C")
                        + mark(rows.nth(i).locator("[data-part=marks]").innerText(), "vargottama", "V")
                        + mark(rows.nth(i).locator("[data-part=marks]").innerText(), "retrograde", "R");
                expected.add((state.isEmpty() ? "–" : state).toLowerCase(Locale.ROOT));
            }
            show("/chart?" + birth);
            List<String> shown =
                    page.locator(".positions tr:not([data-graha=ascendant]) [data-part=state]").allInnerTexts().stream()
                            .map(text -> text.replaceAll("\\s+", " ").strip().toLowerCase(Locale.ROOT))
                            .toList();
            assertThat(shown.stream().map(text -> text.replace(" ", "")).toList())
                    .as(birth)
                    .isEqualTo(
                            expected.stream().map(text -> text.replace(" ", "")).toList());
            marks.addAll(page.locator(".state-marks abbr").allInnerTexts());
        }
        assertThat(marks).contains("C", "V", "R");
        assertThat(row("ascendant").locator("[data-part=state]")).hasText("–");
        Locator combust = page.locator(".state-marks .term[data-term=combust]").first();
        show("/chart?at=1985-08-15T23:50:00%2B05:30&lat=25.3176&lon=82.9739&tz=Asia/Kolkata");
        combust.focus();
        assertThat(page.getByRole(AriaRole.TOOLTIP)).containsText("So near the Sun that its light is lost.");
    }

    private static String mark(String text, String word, String letter) {
        return text.contains(word) ? " " + letter : "";
    }

    // --- A graha that is picked
    // ----------------------------------------------------------------------------------------

    @Test
    void aPickedGrahaLightsUpWhatItReaches() {
        signInAsAdmin();
        show("2026-11-15T12:00:00+05:30", BIRTH);
        byMouseInTheTable();
        byMouseInTheChart();
        byKeyboard();
        asTheChartMoves();
        itsPeriodsLeadToTheDashas();
    }

    private void byMouseInTheTable() {
        assertThat(pick("saturn")).hasAttribute("aria-pressed", "false");
        Object top = top();
        pick("saturn").click();
        assertThat(pick("saturn")).hasAttribute("aria-pressed", "true");
        assertThat(panel()).containsText("7 Capricorn, 8 Aquarius");
        assertThat(panel()).containsText("9 Pisces (Venus), 1 Cancer (Ascendant, Ketu), 4 Libra");
        assertThat(panel()).containsText(Pattern.compile("Mahadasha\\s*Saturn 2030 – 2049"));
        assertThat(panel()).containsText(Pattern.compile("Antardasha.*Jupiter – Saturn Aug 2016 – Mar 2019"));
        assertThat(page.locator(".pick-status"))
                .hasText("Saturn. Rules: 7 Capricorn, 8 Aquarius."
                        + " Aspects: 9 Pisces (Venus), 1 Cancer (Ascendant, Ketu), 4 Libra.");
        assertThat(lit("stands")).containsExactly(10);
        assertThat(lit("rules")).containsExactly(10, 11);
        assertThat(lit("sees")).containsExactly(4, 7, 12);
        // In the navamsa beside it, it stands in its own sign as well, and looks from there.
        assertThat(lit(".is-beside", "stands")).containsExactly(10);
        assertThat(lit(".is-beside", "sees")).containsExactly(4, 7, 12);
        assertThat(row("venus")).hasClass(Pattern.compile("is-seen"));
        assertThat(row("mars")).not().hasClass(Pattern.compile("is-seen"));
        assertThat(top()).as("nothing moves").isEqualTo(top);
        assertAccessible(page);
        pick("saturn").click();
        nothingIsPicked();
    }

    private Object top() {
        return page.locator(".chart-figure")
                .evaluate("figure => Math.round(figure.getBoundingClientRect().top + scrollY)");
    }

    private void byMouseInTheChart() {
        name("Ju").click();
        assertThat(pick("jupiter")).hasAttribute("aria-pressed", "true");
        assertThat(lit("sees")).containsExactly(7, 9, 11);
        // The degrees belong to the name, and a step above it, where nobody else is near, is still the name.
        name("21°02′").click();
        assertThat(pick("venus")).hasAttribute("aria-pressed", "true");
        assertThat(pick("jupiter")).hasAttribute("aria-pressed", "false");
        BoundingBox sun = name("Su").boundingBox();
        page.mouse().click(sun.x + sun.width / 2, sun.y - 5);
        assertThat(pick("sun")).hasAttribute("aria-pressed", "true");
        page.mouse().click(sun.x - 5, sun.y + 60);
        nothingIsPicked();
    }

    private Locator name(String begin) {
        return page.locator(".chart-figure text.nry-ink")
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^" + begin)))
                .first();
    }

    private void byKeyboard() {
        pick("mars").focus();
        page.keyboard().press("Enter");
        assertThat(panel()).containsText("5 Scorpio, 10 Aries");
        assertThat(lit("rules")).containsExactly(1, 8);
        page.keyboard().press("Tab");
        assertThat(pick("mars")).not().isFocused();
        page.keyboard().press("Escape");
        // An explanation that came with the focus goes first.
        if (panel().count() > 0) {
            page.keyboard().press("Escape");
        }
        nothingIsPicked();
        pick("rahu").focus();
        page.keyboard().press("Space");
        assertThat(page.locator(".pick-status")).hasText("Rahu. Rules: nothing. Aspects: nothing.");
        panel().getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Close"))
                .focus();
        page.keyboard().press("Enter");
        nothingIsPicked();
        assertThat(pick("rahu")).isFocused();
    }

    private void nothingIsPicked() {
        assertThat(panel()).hasCount(0);
        assertThat(page.locator(".lit, .is-picked, .is-seen")).hasCount(0);
        assertThat(page.locator(".graha-pick[aria-pressed=true]")).hasCount(0);
        assertThat(page.locator(".pick-status")).hasText("");
    }

    /** What is lit up is of the chart that can be seen; periods are asked for where it stays. */
    private void asTheChartMoves() {
        pick("moon").click();
        assertThat(panel()).containsText("1 Cancer");
        page.getByRole(AriaRole.RADIO, named("Day")).check(new Locator.CheckOptions().setForce(true));
        page.getByRole(AriaRole.BUTTON, named("Later"))
                .or(page.locator(".mover-step").last())
                .first()
                .click();
        assertThat(row("moon")).containsText("Aquarius");
        assertThat(lit("stands")).containsExactly(11);
        assertThat(lit("sees")).containsExactly(5);
        assertThat(panel()).containsText("Mahadasha");
        pick("moon").click();
        nothingIsPicked();
        page.goBack();
        assertThat(row("moon")).containsText("Capricorn");
    }

    private void itsPeriodsLeadToTheDashas() {
        pick("moon").click();
        Locator running = panel().locator("li.is-now");
        assertThat(running).hasCount(1);
        assertThat(running).containsText("Jupiter – Moon");
        assertThat(running).containsText("running now");
        running.getByRole(AriaRole.LINK).click();
        assertThat(page).hasURL(Pattern.compile("/dashas\\?.*path=3\\.7"));
        assertThat(page.locator(".ice-crumbs")).containsText("Moon");
    }

    /** With a finger, on a phone, in every style, in a divisional chart as well. */
    @Test
    @Variant
    void everyNameCanBeTappedInEveryStyle() {
        context.close();
        context = newContext(new Browser.NewContextOptions()
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setViewportSize(360, 740)
                .setColorScheme(ColorScheme.DARK)
                .setHasTouch(true));
        page = context.newPage();
        signInAsAdmin();
        for (String style : List.of("south-indian", "north-indian", "east-indian")) {
            for (String varga : List.of("", "&varga=9", "&varga=60")) {
                show("2026-11-15T12:00:00+05:30", BIRTH + "&style=" + style + varga);
                for (String graha : List.of("Sa", "Ve", "Mo")) {
                    Locator text = name(graha);
                    if (text.count() == 0) {
                        continue;
                    }
                    String id = graha.equals("Sa") ? "saturn" : graha.equals("Ve") ? "venus" : "moon";
                    text.tap();
                    assertThat(pick(id)).hasAttribute("aria-pressed", "true");
                    assertThat(panel()).isVisible();
                    assertThat(lit("stands")).hasSize(1);
                    assertThat(page.locator(".chart-figure .lit-name")).not().hasCount(0);
                    panel().getByRole(AriaRole.BUTTON).tap();
                    nothingIsPicked();
                }
                assertNoSidewaysScroll(page);
            }
        }
        pick("saturn").tap();
        assertThat(panel()).isInViewport();
        assertAccessible(page, ".lit-panel");
    }

    // --- Points beside the planets ----------------------------------------------------------------------------------

    /** They are chosen among the settings, stand in the pictures and in the table, and the address keeps them. */
    @Test
    void theUpagrahasOfTheSunAreShownOnDemand() {
        signInAsAdmin();
        show("2026-11-15T12:00:00+05:30", BIRTH);
        assertThat(row("kethu")).isVisible();
        assertThat(row("dhuma")).hasCount(0);
        Locator choice = page.getByRole(AriaRole.CHECKBOX, named("Show the upagrahas of the Sun"));
        choice.check();
        assertThat(row("dhuma")).containsText("Dhuma");
        // The Sun stands at 2°19′ of Taurus, and Upaketu a sign before it.
        assertThat(row("upaketu")).containsText("Aries");
        assertThat(row("upaketu")).containsText("2°19′");
        assertThat(page).hasURL(Pattern.compile("[?&]points=sun_upagrahas"));
        String picture = ".chart-picture:not(.is-beside) text";
        for (String brief : List.of("Dh", "Vy", "Pv", "Ic", "Uk")) {
            assertThat(page.locator(picture).filter(exactly(brief))).hasCount(1);
        }
        assertAccessible(page, ".chart-table");
        // What a graha sees is told with them, and lit up where they stand.
        pick("sun").click();
        assertThat(panel()).isVisible();
        pick("sun").click();
        page.reload();
        assertThat(row("vyatipata")).containsText("Libra");
        assertThat(choice).isChecked();
        choice.uncheck();
        assertThat(row("dhuma")).hasCount(0);
        assertThat(page).hasURL(Pattern.compile("^(?!.*points=)"));
        assertThat(page.locator(picture).filter(exactly("Dh"))).hasCount(0);
    }

    private static Locator.FilterOptions exactly(String text) {
        return new Locator.FilterOptions().setHasText(Pattern.compile("^" + text + "$"));
    }

    /** In another language, and in a divisional chart. */
    @Test
    @Variant
    void theUpagrahasSpeakTheLanguageOfThePage() {
        signInAsAdmin();
        speak("ta");
        show("2026-11-15T12:00:00+05:30", BIRTH + "&varga=9&points=sun_upagrahas");
        assertThat(row("dhuma")).containsText("தூமன்");
        assertThat(page.locator(".chart-picture:not(.is-beside) text")
                        .filter(new Locator.FilterOptions().setHasText("தூம"))
                        .first())
                .isVisible();
        assertAccessible(page, ".chart-table");
        assertNoSidewaysScroll(page);
    }
}
