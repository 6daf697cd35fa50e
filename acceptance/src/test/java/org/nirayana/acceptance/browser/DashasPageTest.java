package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/** Dashas: a life as periods within periods. */
class DashasPageTest extends PageTest {
    /** Born on 17 May 1990 at 10:30 in Chennai, the Moon in Dhanishta: Mars rules at birth, Jupiter from July 2014 to 2030. */
    private static final String BIRTH =
            "/dashas?at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&place=Chennai&tz=Asia/Kolkata";

    @BeforeEach
    void signedIn() {
        signInAsAdmin();
    }

    @Test
    void aLifeIsLookedIntoByMouseKeyboardAndTable() {
        show(BIRTH);
        aLifeIsLookedIntoDownToTheSixthLevel();
        itIsWalkedThroughByKeyboard();
        tablesTellTheSame();
    }

    private void aLifeIsLookedIntoDownToTheSixthLevel() {
        assertThat(periods(1)).hasCount(9);
        assertThat(periods(2)).hasCount(81);
        // A third would be a bar code, and nine times as much to lay out.
        assertThat(periods(3)).hasCount(0);
        assertThat(page.getByText("Born under Dhanishta, pada 1")).isVisible();
        // The narrowest form of a birth has room for the whole date.
        assertThat(page.locator("input[name=date]").evaluate("input => input.scrollWidth <= input.clientWidth"))
                .isEqualTo(true);
        assertAccessible(page);

        period("3").click();
        assertThat(crumbs()).containsText("Jupiter");
        assertThat(page).hasURL(Pattern.compile("path=3$"));
        assertThat(periods(3)).hasCount(81);
        // The period fills the width now, and its parts lie below it.
        assertThat(period("3").boundingBox().width)
                .isGreaterThan(page.locator(".ice-tree").boundingBox().width * 0.99);
        show(BIRTH + "&path=3.7.7.6");
        assertThat(periods(6)).hasCount(81);
        period("3.7.7.6.2").click();
        assertThat(page).hasURL(Pattern.compile("path=3.7.7.6.2$"));
        assertThat(periods(6)).hasCount(9);
        assertThat(page.locator(".ice-table tbody tr")).hasCount(9);

        page.goBack();
        assertThat(periods(6)).hasCount(81);
        page.getByRole(AriaRole.LINK, named("Zoom out")).click();
        assertThat(page).hasURL(Pattern.compile("path=3.7.7$"));
        crumbs().getByText("Whole cycle").click();
        assertThat(periods(1)).hasCount(9);
    }

    private void itIsWalkedThroughByKeyboard() {
        period("2").focus();
        page.keyboard().press("ArrowRight");
        assertThat(period("3")).isFocused();
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("path=3$"));
        assertThat(period("3")).isFocused();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("Home");
        assertThat(period("3.1")).isFocused();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("path=3.2$"));
        page.keyboard().press("ArrowUp");
        assertThat(period("3")).isFocused();
        page.keyboard().press("Escape");
        assertThat(page).hasURL(Pattern.compile("path=3$"));
        page.keyboard().press("Escape");
        assertThat(periods(1)).hasCount(9);
    }

    private void tablesTellTheSame() {
        Locator jupiter = page.locator(".ice-table tr").filter(new Locator.FilterOptions().setHasText("Jupiter"));
        assertThat(jupiter).containsText("2014");
        assertThat(jupiter).containsText("2030");
        assertThat(jupiter).containsText("16 y");
        // From its beginning to the almanac of that day and to the sky around it, at the same place.
        assertThat(jupiter.getByTitle("Almanac of this day").first())
                .hasAttribute("href", Pattern.compile("/panchanga\\?.*lat=.*&date=2014-\\d\\d-\\d\\d$"));
        assertThat(jupiter.getByTitle("Sky on this day").last())
                .hasAttribute("href", Pattern.compile("/sky\\?.*lat=.*&sky=2030-.*&zoom=month$"));
        jupiter.getByRole(AriaRole.LINK).first().click();
        assertThat(page.locator(".ice-table caption")).hasText("Jupiter Mahadasha: sub-periods");
        assertThat(page.locator(".ice-table tbody tr")).hasCount(9);
        assertThat(page.locator(".ice-table tbody tr").first()).containsText("Jupiter");
    }

    /** Noon, after sunset, after midnight and before sunrise: the shortest periods last some hours. */
    @Test
    @Variant
    void whatRunsNowIsSaidAtEveryHour() {
        whatRunsNowIsSaid("2026-11-15T12:00:00+05:30", "Venus", "Saturn", "15 Nov 2026, 12:14");
        whatRunsNowIsSaid("2026-11-15T20:00:00+05:30", "Sun", "Venus", "15 Nov 2026, 20:45");
        whatRunsNowIsSaid("2026-11-16T00:30:00+05:30", "Moon", "Saturn", "16 Nov 2026, 01:43");
        whatRunsNowIsSaid("2026-11-16T05:30:00+05:30", "Mars", "Mars", "16 Nov 2026, 05:37");
        beforeTheBirthNothingRuns();
    }

    private void whatRunsNowIsSaid(String now, String fifth, String sixth, String until) {
        itIs(now);
        show(BIRTH + "&path=3.7.7.6");
        Locator running = page.getByRole(AriaRole.REGION, named("Running now"));
        assertThat(running.locator("strong")).hasText(new String[] {"Jupiter", "Moon", "Ketu", "Rahu", fifth, sixth});
        assertThat(running.getByRole(AriaRole.LISTITEM).first()).containsText("Mahadasha");
        assertThat(running.getByRole(AriaRole.LISTITEM).first()).containsText("until 13 Jul 2030");
        assertThat(running.getByRole(AriaRole.LISTITEM).last()).containsText("until " + until);
        assertThat(page.locator(".ice-now")).isVisible();
        Locator shortest = page.locator(".ice-node.is-now[data-level='6']");
        assertThat(shortest).hasCount(1);
        assertThat(shortest).hasAttribute("aria-label", Pattern.compile("^" + sixth + " "));
        assertThat(page.locator(".ice-table .is-now")).containsText(fifth);
    }

    /** The first period began before the birth, but nobody lives through that part. */
    private void beforeTheBirthNothingRuns() {
        itIs("1989-11-15T12:00:00+05:30");
        show(BIRTH);
        assertThat(page.getByText("The birth is still to come: no period runs yet."))
                .isVisible();
        assertThat(periods(1)).hasCount(9);
        assertThat(page.getByRole(AriaRole.REGION, named("Running now"))).hasCount(0);
        assertThat(page.locator(".ice-now, .is-now")).hasCount(0);
    }

    /** As from the chart: the address for somebody else, without the person of the reader's list, and on paper the antardashas too. */
    @Test
    void periodsAreTakenAwayAsALinkAndOnPaper() {
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        show(BIRTH + "&path=3");
        page.getByRole(AriaRole.BUTTON, named("Copy link")).click();
        String link = String.valueOf(page.evaluate("() => navigator.clipboard.readText()"));
        assertThat(link).startsWith(stage.address() + "/dashas?at=").endsWith("path=3");
        show(link.substring(stage.address().length()));
        assertThat(crumbs()).containsText("Jupiter");
        page.evaluate("() => { window.print = () => { document.title = 'printed'; }; }");
        page.getByRole(AriaRole.BUTTON, named("Print")).click();
        assertThat(page).hasTitle("printed");
        assertThat(page.locator(".dasha-parts")).isHidden();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        Locator parts = page.locator(".dasha-parts section");
        assertThat(parts).hasCount(9);
        assertThat(parts.nth(2).locator("h3")).hasText("Jupiter");
        assertThat(parts.nth(2).locator("li")).hasCount(9);
        assertThat(parts.nth(2).locator("li").last()).isVisible();
        assertThat(parts.nth(2).locator("li").last()).containsText("Rahu");
        assertThat(page.locator(".dasha-choices")).isHidden();
    }

    @Test
    void thePathOfTheLordsLeadsIntoThePeriods() {
        itIs("2026-11-15T12:00:00+05:30");
        show(BIRTH);
        Locator running = page.getByRole(AriaRole.REGION, named("Running now"));
        assertThat(running.getByRole(AriaRole.LISTITEM)).hasCount(6);
        assertThat(page.locator(".ice-now")).isVisible();
        assertThat(page.locator(".ice-node.is-now[data-level='1']")).hasAttribute("data-path", "3");
        running.getByRole(AriaRole.LINK).nth(1).click();
        assertThat(page).hasURL(Pattern.compile("path=3\\.7$"));
        assertThat(page.locator(".ice-node.is-now[data-level='3']")).hasAttribute("data-path", "3.7.7");
    }

    @Test
    void anotherBirthAndAnotherSystemAreChosen() {
        otherSystemsAndYearsAreChosen();
        anotherBirthIsTyped();
    }

    @Test
    @Variant
    void doubtfulPlacesAndLateAnswers() {
        theClockOfThePlaceIsShown();
        whatIsChosenWhileAnAnswerIsOnItsWayCounts();
    }

    /** Also where the address has the instant in UTC. */
    private void theClockOfThePlaceIsShown() {
        show(BIRTH.replace("10:30:00%2B05:30", "05:00:00Z"));
        assertThat(page.locator(".dasha-born")).containsText("17 May 1990 10:30");
        assertThat(labelled("Date")).hasValue("17-05-1990");
        assertThat(labelled("Time")).hasValue("10:30:00");
        Locator place = page.getByRole(AriaRole.COMBOBOX, named("Place"));
        place.fill("nowhere at all");
        place.press("Tab");
        assertThat(place).hasAttribute("aria-invalid", "true");
        assertThat(page.locator(".dasha-content")).hasClass(Pattern.compile("\\bis-stale\\b"));
        place.fill("40.7128, -74.006");
        place.press("Tab");
        assertThat(page).hasURL(Pattern.compile("at=1990-05-17T10%3A30%3A00-04%3A00"));
    }

    private void otherSystemsAndYearsAreChosen() {
        show(BIRTH);
        assertThat(periods(1)).hasCount(9);
        system().selectOption("yogini");
        assertThat(page).hasURL(Pattern.compile("system=yogini"));
        assertThat(periods(1)).hasCount(24);
        assertThat(page.locator(".ice-table tbody")).containsText("Bhramari (Mars)");
        system().selectOption("ashtottari");
        assertThat(periods(1)).hasCount(8);
        // Rasis rule: nothing is told of the Moon, and the ascendant's begins with the birth.
        system().selectOption("chara");
        assertThat(periods(1)).hasCount(12);
        assertThat(page.locator(".dasha-born")).not().containsText("Balance");
        assertThat(page.locator(".ice-table tbody tr").first()).containsText("17 May 1990");
        assertThat(page.locator(".ice-table tbody")).containsText("Sagittarius");
        assertThat(page.locator(".running")).containsText("Mahadasha");
        system().selectOption("vimshottari");
        assertThat(periods(1)).hasCount(9);
        page.getByLabel("Length of the year").selectOption("360");
        assertThat(page).hasURL(Pattern.compile("year=360"));
        assertThat(page.locator(".dasha-conventions")).containsText("360 days");
        // Rahu's 18 years and the 6.16 that were left of Mars' are 24.16 years, each shorter by 5.25 days: 127 days.
        assertThat(page.locator(".ice-table tbody tr").nth(2)).containsText("8 Mar 2014");
    }

    private void whatIsChosenWhileAnAnswerIsOnItsWayCounts() {
        show(BIRTH);
        assertThat(periods(1)).hasCount(9);
        HeldAnswers clocks = new HeldAnswers(page, HeldAnswers.LOCAL_TIME);
        labelled("Date").fill("2001-03-04");
        labelled("Date").press("Enter");
        clocks.await(1);
        system().selectOption("yogini");
        clocks.await(2);
        clocks.release();
        assertThat(periods(1)).hasCount(24);
        assertThat(page.locator(".dasha-born")).containsText("4 March 2001");
    }

    private void anotherBirthIsTyped() {
        // What was chosen before is kept for the user.
        show(BIRTH + "&system=vimshottari");
        assertThat(periods(1)).hasCount(9);
        stopTheClock();
        HeldAnswers clocks = new HeldAnswers(page, HeldAnswers.LOCAL_TIME);
        labelled("Date").fill("2001-03-04");
        labelled("Time").fill("11:45:00");
        clocks.await(1);
        clocks.release();
        assertThat(page).hasURL(Pattern.compile("at=2001-03-04T10%3A30%3A00%2B05%3A30"));
        assertThat(page.locator(".dasha-born")).containsText("4 March 2001");
        // What was typed while the answer to the date was on its way is still there.
        assertThat(labelled("Time")).hasValue("11:45:00");
        assertThat(labelled("Time")).isFocused();
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("at=2001-03-04T11%3A45%3A00%2B05%3A30"));
    }

    @Test
    @Variant
    void onAPhoneTimeRunsDownThePage() {
        page.setViewportSize(390, 844);
        show(BIRTH);
        // The answer first: the form is a line above it, which opens.
        assertThat(labelled("Date")).isHidden();
        page.locator(".folded > summary").click();
        assertThat(labelled("Date")).isVisible();
        assertThat(system()).isVisible();
        page.locator(".folded > summary").click();
        assertThat(periods(1)).hasCount(9);
        Locator rahu = period("2");
        assertThat(rahu).containsText("Rahu");
        assertThat(period("3").boundingBox().y).isGreaterThan(rahu.boundingBox().y + 20);
        rahu.click();
        assertThat(page).hasURL(Pattern.compile("path=2$"));
        assertThat(crumbs()).containsText("Rahu");
        assertNoSidewaysScroll(page);
        assertAccessible(page);
        // Two columns: no date is broken into lines.
        Locator row = page.locator(".ice-table tbody tr").first();
        assertThat(row.locator("td:visible")).hasCount(2);
        assertThat(row.locator("td").first().boundingBox().height).isLessThan(40);
        assertThat(row.locator("td").first().boundingBox().x)
                .isGreaterThan(row.locator("th").boundingBox().x + 60);
        thePageSpeaksHindi();
    }

    private void thePageSpeaksHindi() {
        speak("hi");
        show(BIRTH);
        assertThat(page.locator(".running")).containsText("महादशा");
        assertThat(period("3")).containsText("गुरु");
    }

    private Locator system() {
        return labelled("System");
    }

    private Locator periods(int level) {
        return page.locator(".ice-node[data-level='" + level + "']");
    }

    private Locator period(String path) {
        return page.locator(".ice-node[data-path='" + path + "']");
    }

    private Locator crumbs() {
        return page.getByRole(AriaRole.NAVIGATION, named("Where you are"));
    }
}
