package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.QrCodes;
import org.nirayana.testing.Variant;

/** A page is shared, opened by a stranger, and withdrawn. */
class SharedPageTest extends PageTest {
    private static final String BIRTH =
            "at=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27&tz=Asia/Kolkata&place=Chennai&name=Mira";

    @Test
    void whoeverHasTheLinkSeesTheChartUntilItIsWithdrawn() throws IOException {
        signInAsAdmin();
        page.navigate("/chart?" + BIRTH);
        assertThat(page.locator(".chart-figure svg").first()).isVisible();
        String link = share("For my aunt");
        assertThat(link).matches(stage.address() + "/s/[A-Za-z0-9_-]{32}");

        BrowserContext elsewhere = newContext(1280, 800);
        try {
            Page stranger = elsewhere.newPage();
            stranger.navigate(link);
            assertThat(stranger.locator(".share-banner")).containsText("For my aunt");
            assertThat(stranger.locator(".chart-figure svg").first()).isVisible();
            assertThat(stranger.locator(".at-birth strong").first()).not().hasText("–");
            // Nothing to type or to move, no name that was not to be told, and the address stays that of the link.
            assertThat(stranger.locator(".birth")).isHidden();
            assertThat(stranger.locator(".chart-actions")).isHidden();
            assertThat(stranger.locator("main")).not().containsText("Mira");
            assertThat(stranger).hasTitle(Pattern.compile("For my aunt"));
            stranger.locator("select[name=varga]").selectOption("9");
            assertThat(stranger.locator(".chart-picture:not(.is-beside)")).containsText("D9");
            assertThat(stranger.url()).isEqualTo(link);
            Download picture = stranger.waitForDownload(
                    () -> stranger.locator("[data-way=picture]").click());
            assertThat(picture.suggestedFilename()).isEqualTo("For-my-aunt.png");
            assertThat(Files.readAllBytes(picture.path())).startsWith(0x89, 'P', 'N', 'G');
            Download card = stranger.waitForDownload(
                    () -> stranger.locator("[data-way=card]").click());
            assertThat(QrCodes.read(Files.readAllBytes(card.path()))).isEqualTo(link);
            stranger.evaluate("() => { window.print = () => { document.title = 'printed'; }; }");
            stranger.locator("[data-way=print]").click();
            assertThat(stranger).hasTitle("printed");
            assertAccessible(stranger);

            page.navigate("/account");
            Locator row = page.locator(".share-list li").filter(new Locator.FilterOptions().setHasText("For my aunt"));
            row.locator("button:not(.tool)").click();
            page.locator("dialog .button-danger").click();
            assertThat(row).hasClass("is-ended");
            assertAccessible(page);
            expectStatus(404);
            stranger.reload();
            assertThat(stranger.locator("h1")).hasText("This link no longer works");
        } finally {
            elsewhere.close();
        }
    }

    @Test
    @Variant
    void everyKindOfPageIsShownToStrangers() {
        signInAsAdmin();
        List<List<String>> shown = List.of(
                List.of("/dashas?" + BIRTH, ".ice-card", ".birth"),
                List.of(
                        "/panchanga?lat=13.08&lon=80.27&tz=Asia/Kolkata&date=2026-03-10&view=month",
                        ".pan-month",
                        ".pan-form"),
                List.of(
                        "/match?" + BIRTH + "&groom_known=star&groom_star=rohini&groom_pada=2",
                        ".match-answer table",
                        ".match-people"));
        BrowserContext elsewhere = newContext(1280, 800);
        try {
            for (List<String> one : shown) {
                page.navigate(one.get(0));
                assertThat(page.locator(one.get(1)).first()).isVisible();
                String link = share("Look");
                Page stranger = elsewhere.newPage();
                stranger.navigate(link);
                assertThat(stranger.locator(one.get(1)).first()).isVisible();
                assertThat(stranger.locator(one.get(2))).isHidden();
                if (one.get(2).equals(".match-people")) {
                    comparedOtherwise(stranger);
                }
                assertThat(stranger.locator(".failure, .note-bad")).hasCount(0);
                stranger.close();
            }
        } finally {
            elsewhere.close();
        }
    }

    /** The two are settled, and by what they were computed; how they are compared is not. */
    private static void comparedOtherwise(Page stranger) {
        Locator choices = stranger.locator(".match-choices");
        assertThat(choices.locator("select[name=ayanamsa], select[name=profile], select[name=node]"))
                .hasCount(0);
        stranger.locator(".match-form > summary").click();
        choices.locator("input[value=porutham]").check();
        assertThat(stranger.locator(".match-answer")).containsText("Poruthams in agreement");
        choices.locator("select[name=preset]").selectOption("kerala");
        assertThat(stranger.locator(".match-answer")).containsText("Thresholds of Kerala");
    }

    @Test
    void aCalendarIsSubscribedToAndAPrivateLinkSaysWhatIsBehindIt() {
        page.navigate("/chart?" + BIRTH);
        assertThat(page.locator(".behind")).containsText("Mira");
        signInAsAdmin();
        page.navigate("/sky?lat=13.08&lon=80.27");
        page.getByText("Subscribe", new Page.GetByTextOptions().setExact(true))
                .first()
                .click();
        page.locator("dialog button[type=submit]").click();
        Locator link = page.locator("dialog input[name=link]");
        assertThat(link).hasValue(Pattern.compile("/feeds/[A-Za-z0-9_-]{32}\\.ics$"));
        assertThat(page.locator("dialog a[href^='webcal:']")).isVisible();
        assertThat(context.request().get(link.inputValue()).text()).startsWith("BEGIN:VCALENDAR");
    }

    private String share(String title) {
        page.getByText("Share", new Page.GetByTextOptions().setExact(true))
                .first()
                .click();
        page.locator("dialog input[name=title]").fill(title);
        page.locator("dialog button[type=submit]").click();
        Locator link = page.locator("dialog input[name=link]");
        assertThat(link).hasValue(Pattern.compile("/s/"));
        String made = link.inputValue();
        page.locator("dialog button[type=submit]").click();
        return made;
    }
}
