package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/** Two people compared: points with their reasons, exchanged, printed, and refused at the field. */
class MatchPageTest extends PageTest {
    private static final String BORN = "/match?at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707";

    @BeforeEach
    void signedIn() {
        signInAsAdmin();
        itIs("2026-11-16T12:00:00+05:30");
    }

    @Test
    void pointsHaveTheirReasonsAndBrideAndGroomAreExchanged() {
        show(Geometry.MATCH.path());
        assertThat(page.locator(".match-picture .chart-picture")).hasCount(2);
        assertThat(page.locator(".match-kuta-table tbody tr")).hasCount(8);
        // The total comes first: all of it is in sight.
        assertThat(page.locator(".match-total")).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        assertThat(page.locator(".match-sum strong")).hasText(Pattern.compile("\\d+½?"));
        Locator yoni = page.locator("[data-kuta=yoni]");
        assertThat(yoni.locator("[data-part=reason]")).containsText("×");
        assertThat(yoni.locator("[data-part=reason]")).containsText("Northern almanacs");
        assertThat(page.locator("[data-kuta=bhakuta] [data-part=reason]")).containsText("Muhurta Chintamani 6.31");
        assertThat(page.locator(".match-total")).containsText("Thresholds of Future Point");
        assertThat(page.locator(".match-mangal")).containsText("Mars in house");
        assertThat(page.locator(".match-papasamya, .match-sandhi")).hasCount(2);
        assertThat(page).hasTitle(Pattern.compile("Janaki × Srinivasa Ramanujan"));
        assertTermsAreExplained(10);
        assertAccessible(page);

        String hers = page.locator("[data-kuta=varna] [data-part=bride]").innerText();
        page.getByRole(AriaRole.BUTTON, named("Swap bride and groom")).click();
        assertThat(page.locator("[data-kuta=varna] [data-part=groom]")).hasText(hers);
        assertThat(page.locator(".match-one").first()).containsText("Srinivasa Ramanujan");

        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".match-people")).isHidden();
        assertThat(page.locator(".by-system")).containsText("Ayanamsa: Lahiri");
        assertThat(printedSheets()).isLessThanOrEqualTo(2);
    }

    /** On a phone the form is folded once there is an answer, and stays open for who opens it; the report is saved by both names. */
    @Test
    @Variant
    void onAPhoneTheAnswerIsNotBelowTheForm() {
        page.setViewportSize(390, 844);
        show("/match");
        assertThat(page.locator("[data-side=groom]")).isVisible();
        show(Geometry.MATCH.path());
        assertThat(page.locator(".match-sum strong")).hasText(Pattern.compile("\\d+½?"));
        assertThat(page.locator("[data-side=groom]")).isHidden();
        page.locator(".match-form > summary").click();
        page.locator(".match-choices select[name=preset]").selectOption("raman");
        assertThat(page.locator("[data-kuta=yoni] [data-part=reason]")).containsText("Raman");
        assertThat(page.locator("[data-side=groom]")).isVisible();
        Download download = page.waitForDownload(
                () -> page.getByRole(AriaRole.BUTTON, named("Report (PDF)")).click());
        assertThat(download.suggestedFilename()).isEqualTo("match-Janaki-Srinivasa-Ramanujan.pdf");
    }

    /** Of one only the star is known; then the poruthams; then one birth twice. */
    @Test
    @Variant
    void whatIsNotKnownIsAbsentAndWhatIsWrongIsSaidAtTheField() {
        show("/match");
        assertThat(page.locator(".match-answer")).containsText("Enter what is known of both");
        Locator bride = page.locator("[data-side=bride]");
        Locator groom = page.locator("[data-side=groom]");
        show(BORN + "&groom_known=star&groom_star=shravana&groom_pada=2");
        assertThat(groom.locator("select[name=half] option")).hasCount(3);
        assertThat(page.locator(".match-kuta-table tbody tr")).hasCount(8);
        // Vashya changes within that pada.
        assertThat(page.locator(".match-sum")).containsText("–");
        assertThat(page.locator(".match-absent")).containsText("Mangal dosha");
        assertThat(page.locator(".match-mangal")).hasCount(0);
        show(BORN + "&groom_known=star&groom_star=shravana&groom_pada=2&match_system=porutham");
        assertThat(page.locator(".match-porutham-table tbody tr")).hasCount(12);
        assertThat(page.locator(".is-essential")).hasCount(2);
        assertThat(page.locator("[data-porutham=rajju]")).containsText("decisive");
        assertTermsAreExplained(10);
        assertAccessible(page);

        expectStatus(400);
        page.navigate(
                "/match?known=date&date=1990-05-17&lat=13&lon=80&groom_known=date&groom_date=1990-05-17&groom_lat=13&groom_lon=80");
        assertThat(groom.locator(".form-errors")).containsText("one and the same birth");
        assertThat(bride.locator(".form-errors")).isEmpty();
    }

    /** From an empty page, by place, date and time of each; then of one the star alone, chosen from the lists. */
    @Test
    void twoBirthsAreTyped() {
        show("/match");
        type("bride", "Chenn", "Chennai", "1990-05-17", "10:30");
        assertThat(page.locator(".match-kuta-table")).hasCount(0);
        type("groom", "Erode", "Erode", "1988-12-22", "18:20");
        assertThat(page.locator(".match-kuta-table tbody tr")).hasCount(8);
        assertThat(page).hasURL(Pattern.compile("at=1990-05-17T10%3A30%3A00.*groom_at=1988-12-22T18%3A20%3A00"));
        Locator groom = page.locator("[data-side=groom]");
        // The answer took the place of the form.
        assertThat(groom).isHidden();
        page.locator(".match-form > summary").click();
        groom.getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName("Star only"))
                .check();
        groom.locator("select[name=star]").selectOption("shravana");
        groom.locator("select[name=pada]").selectOption("3");
        assertThat(page.locator(".match-absent")).containsText("Mangal dosha");
    }

    /** By which two are compared is kept under a name of its own, and is no dasha; nodes and style are those that are used. */
    @Test
    void theSystemIsKeptAndTheReadersStyleAndNodesAreShown() {
        String name = newName("matcher");
        stage.createUser(name, false);
        signInAs(name);
        show("/match");
        assertThat(page.locator(".match-choices select[name=node]")).hasValue(Pattern.compile("true|mean"));
        Response kept = page.waitForResponse(
                answer -> answer.url().endsWith("/users/me/preferences")
                        && answer.request().method().equals("PATCH"),
                () -> page.getByRole(AriaRole.RADIO, named("Poruthams"))
                        .check(new Locator.CheckOptions().setForce(true)));
        assertThat(kept.status()).isEqualTo(200);
        page.waitForResponse(
                answer -> answer.url().endsWith("/users/me/preferences")
                        && answer.request().method().equals("PATCH"),
                () -> page.getByRole(AriaRole.RADIO, named("North Indian"))
                        .check(new Locator.CheckOptions().setForce(true)));
        show(Geometry.MATCH.path());
        assertThat(page.locator(".match-porutham-table tbody tr")).hasCount(12);
        assertThat(page.locator(".match-pair")).hasAttribute("data-style", "north-indian");
        assertThat(page.locator(".match-choices select[name=node]")).hasValue("true");
        page.locator(".match-form > summary").click();
        page.getByRole(AriaRole.RADIO, named("Ashtakuta (36 points)")).check(new Locator.CheckOptions().setForce(true));
        page.getByRole(AriaRole.RADIO, named("Poruthams")).check(new Locator.CheckOptions().setForce(true));
        assertThat(page).hasURL(Pattern.compile("[?&]match_system=porutham"));
        page.getByRole(AriaRole.NAVIGATION, named("Main"))
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Dashas"))
                .click();
        assertThat(page.locator("select[name=system]")).hasValue("vimshottari");
        assertThat(page).not().hasURL(Pattern.compile("[?&]system="));
    }

    private void type(String side, String typed, String town, String date, String time) {
        Locator form = page.locator("[data-side=" + side + "]");
        Locator place = form.locator("input[name=place]");
        place.click();
        place.pressSequentially(typed);
        assertThat(form.getByRole(AriaRole.OPTION).first()).containsText(town);
        place.press("Enter");
        form.getByLabel("Date", new Locator.GetByLabelOptions().setExact(true)).fill(date);
        form.getByLabel("Time", new Locator.GetByLabelOptions().setExact(true)).fill(time);
        page.keyboard().press("Enter");
    }
}
