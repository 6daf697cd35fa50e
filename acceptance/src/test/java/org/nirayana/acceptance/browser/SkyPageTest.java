package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The moving sky: moved by mouse and keyboard, over a birth, with what is next and eclipses. */
class SkyPageTest extends PageTest {
    private static final String CHENNAI = "/sky?lat=13.0827&lon=80.2707&place=Chennai";

    @BeforeEach
    void signedIn() {
        signInAsAdmin();
        itIs("2026-11-16T12:00:00+05:30");
    }

    /** Jupiter entered Leo on 31 October 2026, turns in December and is back in Cancer on 25 January 2027 (transits.md, 1). */
    @Test
    void theTimelineIsMovedAndSaysExactTimes() {
        show(CHENNAI);
        assertThat(page.locator("[data-bands=timeline] .sky-band")).hasCount(8);
        Locator jupiter = page.locator("[data-row=jupiter] .sky-stay");
        assertThat(jupiter).hasText(new String[] {"Gem", "Cancer", "Leo", "Cancer"});
        assertThat(page.locator("[data-row=jupiter] .sky-back")).hasCount(1);
        Locator details = page.locator(".sky-timeline .sky-details");
        jupiter.nth(2).focus();
        assertThat(details)
                .containsText(Pattern.compile(
                        "Jupiter: Leo · 31 Oct 2026, \\d\\d:\\d\\d:\\d\\d – 25 Jan 2027, .* · retrograde 13 Dec 2026"));
        page.keyboard().press("ArrowRight");
        assertThat(details).containsText("Jupiter: Cancer");
        page.keyboard().press("ArrowDown");
        assertThat(details).containsText("Venus:");
        page.keyboard().press("+");
        assertThat(page).hasURL(Pattern.compile("zoom=month"));
        assertThat(page.locator("[data-bands=timeline] .sky-band")).hasCount(9);
        page.getByRole(AriaRole.BUTTON, named("Later")).click();
        assertThat(page).hasURL(Pattern.compile("sky=2026-12-01T06%3A30%3A00Z"));
        page.getByRole(AriaRole.BUTTON, named("As a table")).click();
        assertThat(page.locator("[id$=-list] tbody tr").filter(new Locator.FilterOptions().setHasText("Saturn")))
                .containsText("Pisces");
        Download calendar = page.waitForDownload(
                () -> page.getByRole(AriaRole.BUTTON, named("Calendar file")).click());
        assertThat(calendar.suggestedFilename()).isEqualTo("sky-Chennai-month.ics");

        // What is next is of the clock, wherever the timeline is.
        assertThat(page.locator(".sky-list li").first()).containsText("16 Nov 2026");
        Locator ingress = page.locator(".sky-list li").first();
        assertThat(ingress.getByTitle("Almanac of this day"))
                .hasAttribute("href", Pattern.compile("/panchanga\\?.*place=Chennai&date=2026-11-16$"));
        ingress.getByTitle("Sky on this day").click();
        assertThat(page).hasURL(Pattern.compile("/sky\\?.*sky=2026-11-16T.*&zoom=month"));
        assertThat(page.locator(".sky-timeline h2")).isInViewport();
        Locator solar = page.locator(".sky-eclipse").filter(new Locator.FilterOptions().setHasText("2 August 2027"));
        assertThat(solar).containsText("Solar eclipse, total");
        assertThat(solar).containsText("Sparsha");
        solar.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Map"))
                .click();
        assertThat(solar.locator(".sky-map .chart-picture")).isVisible();
        assertThat(page.locator("[data-sight=penumbral]").first()).containsText("not observed");
        assertAccessible(page);
    }

    @Test
    void aBirthHasItsHousesAndALineOfLife() {
        show("/sky?at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&place=Chennai&name=Mira");
        assertThat(page.locator(".sky-gochara-table tbody tr")).hasCount(9);
        assertThat(page.locator("[data-row=saturn] .is-good, [data-row=saturn] .is-bad")
                        .first())
                .isVisible();
        assertThat(page.locator("[data-bands=life] .sky-band")).hasCount(3);
        assertThat(page.locator(".sky-life")).containsText(Pattern.compile("now.*Next: "));
        page.locator("[data-bands=life] .sky-stay.is-peak").first().focus();
        assertThat(page.locator(".sky-life .sky-details")).containsText("Sade sati 1, at its height");
        assertTermsAreExplained(8);
        assertAccessible(page);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".sky-form")).isHidden();
        assertThat(page.locator(".by-system")).containsText("Ayanamsa: Lahiri");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
        Locator form = page.locator(".sky-form > summary");
        assertThat(form).containsText("Mira · Chennai · Lahiri");
        assertThat(labelled("Name")).isHidden();
        form.click();
        page.getByRole(AriaRole.BUTTON, named("General transits")).click();
        assertThat(form).containsText("General transits · Chennai · Lahiri");
        assertThat(page.locator(".sky-of-person")).containsText("Enter a birth");
        assertThat(page.locator("[data-row=saturn] .sky-stay").first()).hasText(Pattern.compile("[A-Z][a-z]+"));
    }

    @Test
    void whoTypesATimeThatWasUnknownKnowsIt() {
        show("/sky?at=1990-05-17T12:00:00%2B05:30&birth_time=unknown&lat=13.0827&lon=80.2707&place=Chennai");
        Locator unknown = page.locator(".sky-of-person");
        assertThat(unknown).containsText("The time of birth is not known");
        page.locator(".sky-form > summary").click();
        page.locator(".sky-form [name=time]").fill("6:15");
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("at=1990-05-17T06%3A15%3A00"));
        assertThat(page).not().hasURL(Pattern.compile("birth_time"));
        assertThat(unknown).not().containsText("The time of birth is not known");

        show("/sky?at=1990-05-17T12:00:00%2B05:30&birth_time=unknown&lat=13.0827&lon=80.2707&place=Chennai");
        page.locator(".sky-form > summary").click();
        page.getByRole(AriaRole.BUTTON, named("General transits")).click();
        assertThat(page).not().hasURL(Pattern.compile("birth_time"));
    }

    /** The form that was folded again opens as well. */
    @Test
    void withoutABirthTheNoteLeadsToItsForm() {
        show(CHENNAI);
        Locator form = page.locator(".sky-form > summary");
        Locator lead = page.locator(".sky-of-person").getByRole(AriaRole.BUTTON);
        for (int i = 0; i < 2; i++) {
            lead.click();
            assertThat(page.locator(".sky-form [name=date]")).isFocused();
            form.click();
            assertThat(page.locator(".sky-form [name=date]")).isHidden();
        }
    }
}
