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
        click("Save person");
        addressBecomes("/chart\\?person=" + ID + "$");
        return page.url().replaceAll(".*person=", "");
    }

    @Test
    void aChartIsKeptByOneClickAndIsTheFrameOfEveryView() {
        show("/people");
        assertThat(page.locator(".people-list")).containsText("No people yet");
        String mira = keep(CHART + "&ayanamsa=raman");
        assertThat(bar()).containsText("Mira");
        assertThat(bar()).containsText("17 May 1990, 10:30 · Chennai");
        assertThat(page.getByRole(AriaRole.BUTTON, named("Save person"))).hasCount(0);
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
        assertThat(page.locator(".chart-when")).containsText("4 March 1988, Time of birth not known");
        assertThat(page.locator(".chart-figure")).containsText("Moon chart");
        assertThat(page.locator(".untimed")).isVisible();
        assertThat(page.locator("main")).not().containsText("12:00");
        assertThat(page.locator("input[name=time]")).hasValue("");
        assertThat(page.locator(".positions tbody tr")).hasCount(9);
        assertAccessible(page);
        page.locator(".site-nav a[href^='/dashas']").click();
        assertThat(page.locator(".dasha-possible table").first()).containsText("Ends at the earliest");
        assertThat(page.locator("main")).not().containsText("12:00");
        assertAccessible(page);
        page.locator(".site-nav a[href^='/panchanga']").click();
        assertThat(page.locator(".pan-card")).isVisible();
        // The day, and nothing of its noon.
        assertThat(page.locator(".pan-birth")).hasCount(0);
        page.locator(".site-nav a[href^='/strengths']").click();
        assertThat(page.locator(".untimed")).isVisible();
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

    /** A name is asked for, what is missing is said where it is missing, and what was typed outlives a walk to another view. */
    @Test
    void nobodyIsKeptWithoutANameAndNothingTypedIsLost() {
        show(CHART.replace("&name=Mira", ""));
        click("Save person");
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        dialog.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Save"))
                .click();
        assertThat(dialog.locator("input[name=name]")).hasAttribute("aria-invalid", "true");
        assertAccessible(page, "dialog");
        dialog.getByLabel("Name").fill("Mira");
        dialog.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Save"))
                .click();
        assertThat(bar()).containsText("Mira");

        show("/people?new=1");
        click("Save");
        for (String field : new String[] {"name", "date", "time", "place"}) {
            assertThat(page.locator(".people-birth input[name=" + field + "]")).hasAttribute("aria-invalid", "true");
        }
        assertThat(page.locator(".people-birth input").first()).hasAttribute("name", "name");
        labelled("Name").fill("Draft");
        labelled("Date").fill("1-4-1990");
        labelled("Time").fill("6:15");
        labelled("Notes").fill("half of it");
        page.locator(".site-nav a[href^='/people']").click();
        page.locator("main")
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("New person"))
                .click();
        assertThat(labelled("Notes")).hasValue("half of it");
        assertThat(labelled("Name")).hasValue("Draft");
        assertThat(labelled("Date")).hasValue("01-04-1990");
        assertThat(labelled("Time")).hasValue("6:15");
        click("Start anew");
        assertThat(labelled("Name")).hasValue("");
    }

    @Test
    void theListIsSearchedChangedAndErased() {
        String mira = keep(CHART);
        show("/people");
        assertThat(page.locator(".people-table tbody tr")).hasCount(1);
        assertThat(page.locator(".people-table [data-part=lagna]").last()).hasText("Cancer");
        assertThat(page.locator(".people-table [data-part=nakshatra]").last()).hasText("Dhanishta 1");
        assertThat(page.locator(".people-table [data-part=dasha]").last()).hasText("Jupiter – Moon");
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
        assertThat(page.locator(".people-list")).containsText("No people yet");
        expectStatus(404);
        page.navigate("/chart?person=" + mira);
        assertThat(page.getByText("This person is not, or no longer, in your list."))
                .isVisible();
        assertThat(page.locator("main table")).hasCount(0);
    }

    /** By the clock that the tz database has for all of India then, the lagna would be another sign. */
    @Test
    void theClockOfAnOldBirthInAFileIsAskedFor() {
        show("/people?import=1");
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("old.csv", "text/csv", """
                        name,local,lat,lon,place
                        Gandhi,1869-10-02T07:12:00,21.64,69.60,Porbandar
                        """.getBytes(StandardCharsets.UTF_8)));
        Locator question = page.locator(".people-questions tbody tr");
        assertThat(question).containsText("2 Oct 1869, 07:12 · Porbandar");
        assertThat(page.getByRole(AriaRole.BUTTON, named("Import people (0)"))).isDisabled();
        assertAccessible(page, ".people-import-result");
        assertThat(question.locator("option").nth(1)).hasText("Local mean time of the place (UTC+04:38:24)");
        question.getByLabel("Clock: Gandhi").selectOption("LMT");
        click("Import people (1)");
        page.locator(".people-table a").getByText("Gandhi").click();
        assertThat(page.locator("main")).containsText("4°37′");
    }

    /** A list with headings that nobody knows: its columns are said, the places are chosen once for all rows of a name. */
    @Test
    void anOwnListIsMappedAndItsPlacesAreChosen() {
        show("/people?import=1");
        page.locator("input[type=file]")
                .setInputFiles(
                        new FilePayload("clients.xlsx", "application/zip", new byte[] {'P', 'K', 3, 4, 0, 0, 0, 0}));
        assertThat(page.locator(".people-problem")).containsText("CSV UTF-8");
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("clients.csv", "text/csv", """
                        Who;Born;Time;Place;Phone
                        Meera;01-04-1990;6:15 PM;Chennai;98400
                        Devi;1 Apr 1990;6.15;Salem;
                        Ravi;2/4/1990;?;Salem;
                        """.getBytes(StandardCharsets.UTF_8)));
        page.getByLabel("Meaning: Who").selectOption("name");
        assertThat(page.locator(".people-understood tbody tr")).containsText("1 Apr 1990, 18:15 · Chennai");
        assertThat(page.locator(".people-places tbody tr")).containsText("2");
        assertAccessible(page, ".people-import-result");
        Locator salem = page.getByLabel("Which place is it? Salem");
        salem.selectOption(salem.locator("option")
                .filter(new Locator.FilterOptions().setHasText("Tamil Nadu"))
                .first()
                .getAttribute("value"));
        click("Use these places");
        assertThat(page.locator(".people-understood tbody tr")).hasCount(3);
        click("Import people (3)");
        assertThat(page.locator(".people-table tbody tr")).hasCount(3);
        assertThat(page.locator(".people-table")).containsText("Salem");
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
        click("Import people (1)");
        assertThat(page.locator(".people-table tbody tr")).hasCount(1);
        labelled("Tag").selectOption("clients");
        assertThat(page.locator(".people-table tbody tr")).hasCount(1);
        assertThat(page).hasURL(Pattern.compile("/people\\?tag=clients$"));
        Download file = page.waitForDownload(() -> click("Export CSV"));
        assertThat(file.suggestedFilename()).isEqualTo("nirayana-people.csv");
    }
}
