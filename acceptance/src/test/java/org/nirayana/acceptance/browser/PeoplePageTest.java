package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The people that somebody keeps: made, opened in every view, compared, changed, brought in from a file and erased. */
class PeoplePageTest extends PageTest {
    private static final String ID = "[\\w-]{22}";
    private static final String CHART =
            "/chart?at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&place=Chennai&tz=Asia/Kolkata&name=Mira";

    @BeforeEach
    void signedIn() {
        String name = newName("keeper");
        stage.createUser(name, false);
        signInAs(name);
        itIs("2026-11-16T12:00:00+05:30");
    }

    private Locator bar() {
        return page.getByRole(AriaRole.REGION, named("Open person"));
    }

    private void click(String button) {
        page.getByRole(AriaRole.BUTTON, named(button)).click();
    }

    private void addressBecomes(String pattern) {
        page.waitForURL(Pattern.compile(pattern));
    }

    /** Saves the chart on the screen and gives the id. */
    private String keep(String chart) {
        show(chart);
        click("Keep");
        addressBecomes("/chart\\?person=" + ID + "$");
        return page.url().replaceAll(".*person=", "");
    }

    @Test
    void aChartIsKeptByOneClickAndIsTheFrameOfEveryView() {
        show("/people");
        assertThat(page.locator(".people-list")).containsText("Nobody is kept here yet");
        String mira = keep(CHART + "&ayanamsa=raman");
        assertThat(bar()).containsText("Mira");
        assertThat(bar()).containsText("17 May 1990, 10:30 · Chennai");
        assertThat(page.getByRole(AriaRole.BUTTON, named("Keep"))).hasCount(0);
        assertAccessible(page, ".person-bar");
        // The conventions of the chart came along; the address has neither them nor the birth.
        show("/strengths?person=" + mira);
        assertThat(page.locator("select[name=ayanamsa]")).hasValue("raman");
        assertThat(page).hasTitle(Pattern.compile("^Mira · "));
        page.locator(".site-nav a[href^='/dashas']").click();
        assertThat(page.locator(".dasha-born")).containsText("17 May 1990");
        assertThat(page).hasURL(Pattern.compile("/dashas\\?person=" + mira + "$"));

        // Moving in time keeps the person open, and says that this is not the birth.
        page.locator(".site-nav a[href^='/chart']").click();
        assertThat(page.locator(".chart-figure[data-shown]")).isVisible();
        page.locator("main h1").press("ArrowRight");
        addressBecomes("person=" + mira + "&at=1990-05-17T11");
        assertThat(bar()).containsText("Not the saved birth");
        click("Back to the saved birth");
        addressBecomes("/chart\\?person=" + mira + "$");
        assertThat(bar()).not().containsText("Not the saved birth");

        // Somebody of whom only the day is known, typed in; and both compared.
        show("/people?new=1");
        page.getByLabel("How certain is the time?").selectOption("unknown");
        assertAccessible(page);
        labelled("Date").fill("1988-03-04");
        labelled("Place").fill("Chennai");
        page.locator(".place-field [role=option]").first().click();
        labelled("Name").fill("Arjun");
        labelled("Sex").selectOption("male");
        click("Save");
        addressBecomes("/chart\\?person=" + ID + "$");
        assertThat(bar()).containsText("Time unknown: shown for noon");
        show("/match?person=" + mira);
        page.locator("[data-side=groom]")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("From the list"))
                .click();
        assertThat(page.getByRole(AriaRole.DIALOG).getByText("Arjun")).isVisible();
        assertAccessible(page, "dialog");
        page.getByRole(AriaRole.DIALOG).getByRole(AriaRole.SEARCHBOX).fill("arj");
        assertThat(page.locator(".people-choice")).hasCount(1);
        page.getByRole(AriaRole.DIALOG).getByRole(AriaRole.SEARCHBOX).press("Enter");
        addressBecomes("/match\\?person=" + mira + "&groom_person=" + ID + "$");
        assertThat(page.locator(".match-kuta-table tbody tr")).hasCount(8);
        assertThat(page).hasTitle(Pattern.compile("Mira × Arjun"));
    }

    @Test
    void theListIsSearchedChangedAndErased() {
        String mira = keep(CHART);
        show("/people");
        assertThat(page.locator(".people-table tbody tr")).hasCount(1);
        click("Favourite: Mira");
        assertThat(page.getByRole(AriaRole.BUTTON, named("Favourite: Mira"))).hasAttribute("aria-pressed", "true");

        assertAccessible(page);
        page.getByRole(AriaRole.SEARCHBOX).fill("nobody");
        assertThat(page.locator(".people-list")).containsText("Nobody was found");
        page.getByRole(AriaRole.SEARCHBOX).fill("chen");
        addressBecomes("q=chen");
        assertThat(page.locator(".people-table tbody tr")).containsText("Mira");

        // Two windows: who saves second is told, and loses nothing.
        show("/people?edit=" + mira);
        Page other = context.newPage();
        other.navigate("/people?edit=" + mira);
        other.getByLabel("Notes").fill("from the other window");
        other.getByRole(AriaRole.BUTTON, named("Save")).click();
        other.waitForURL(Pattern.compile("/chart"));
        other.close();
        expectStatus(412);
        labelled("Tags").fill("family");
        click("Save");
        assertThat(page.getByText("Mira was changed elsewhere in the meantime."))
                .isVisible();
        assertThat(labelled("Tags")).hasValue("family");
        click("Save mine");
        addressBecomes("/chart\\?person=" + mira + "$");
        show("/people?edit=" + mira);
        assertThat(labelled("Tags")).hasValue("family");

        page.setViewportSize(360, 740);
        show("/people");
        assertNoSidewaysScroll(page);
        click("Delete: Mira");
        page.getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Delete"))
                .click();
        assertThat(page.locator(".people-list")).containsText("Nobody is kept here yet");
        expectStatus(404);
        page.navigate("/chart?person=" + mira);
        assertThat(page.getByText("This person is not, or no longer, in your list."))
                .isVisible();
        assertThat(page.locator("main table")).hasCount(0);
    }

    @Test
    void peopleComeFromAFileAfterAPreview() {
        // A file: first what is understood of it, then it is kept.
        show("/people");
        page.locator("main")
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Import"))
                .click();
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("people.csv", "text/csv", """
                        name,local,certainty,place,lat,lon,tz,tags
                        Devi,1975-01-02T03:04:00,minutes,Pune,18.52,73.85,Asia/Kolkata,clients
                        Nobody,in spring,minutes,Pune,18.52,73.85,Asia/Kolkata,
                        """.getBytes(StandardCharsets.UTF_8)));
        assertThat(page.locator(".people-understood tbody tr")).containsText("Devi");
        assertThat(page.locator(".people-rejected tbody tr")).containsText("in spring");
        assertAccessible(page);
        click("Keep 1");
        assertThat(page.locator(".people-table tbody tr")).hasCount(1);
        labelled("Tag").selectOption("clients");
        assertThat(page.locator(".people-table tbody tr")).hasCount(1);
        assertThat(page).hasURL(Pattern.compile("/people\\?tag=clients$"));
        Download file = page.waitForDownload(() -> click("Export CSV"));
        assertThat(file.suggestedFilename()).isEqualTo("nirayana-people.csv");
    }
}
