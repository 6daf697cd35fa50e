package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Geolocation;
import com.microsoft.playwright.options.Media;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.acceptance.Command;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Variant;

/** The chart workbench, as people use it. */
class ChartPageTest extends PageTest {
    private static final String CHENNAI = "lat=13.0827&lon=80.2707&place=Chennai&tz=Asia/Kolkata";
    private static final String NEW_YORK = "lat=40.7128&lon=-74.006&place=New+York&tz=America/New_York";
    private static final String ISTANBUL = "lat=41.0082&lon=28.9784&place=Istanbul&tz=Europe/Istanbul";

    @TempDir
    Path folder;

    @BeforeEach
    void signInFirst() {
        signInAsAdmin();
    }

    /** Opens a chart and waits until it is drawn. */
    private void open(String at, String more) {
        show("/chart?at=" + URLEncoder.encode(at, StandardCharsets.UTF_8) + "&" + more);
        awaitChart(at);
    }

    /** The moment is drawn, and the address tells it. */
    private void awaitChart(String at) {
        String utc = java.time.OffsetDateTime.parse(at).toInstant().toString();
        page.locator(".chart-figure[data-shown='" + utc + "']").waitFor();
        assertThat(picture()).isVisible();
        page.waitForURL(Pattern.compile("[?&]at=" + URLEncoder.encode(at, StandardCharsets.UTF_8) + "(&|$)"));
    }

    private Locator picture() {
        return page.locator(".chart-figure svg.chart-picture:not(.is-beside)");
    }

    private Locator row(String graha) {
        return page.locator(".positions tr[data-graha=" + graha + "]");
    }

    /** Not of the navamsa that is asked for beside it. */
    private static boolean isOfTheRasiChart(Request request) {
        return request.url().contains("/astro/chart?") && request.url().contains("varga=1&");
    }

    private Locator button(String name) {
        return page.getByRole(AriaRole.BUTTON, named(name));
    }

    /** As somebody who types and goes on with Enter. */
    private void typeReading(String date, String time) {
        date().fill(date);
        time().fill(time);
        page.keyboard().press("Enter");
    }

    private Locator date() {
        return labelled("Date");
    }

    private Locator time() {
        return labelled("Time");
    }

    // --- When and where -------------------------------------------------------------------------------------------

    @Test
    void somebodyTypesATownAndATimeAndSeesTheChart() {
        open("2000-01-01T12:00:00+00:00", "lat=51.5&lon=0&tz=Europe/London");
        Locator place = page.getByRole(AriaRole.COMBOBOX, named("Place"));
        place.click();
        place.pressSequentially("chenn");
        Locator options = page.getByRole(AriaRole.LISTBOX, named("Places")).getByRole(AriaRole.OPTION);
        assertThat(options.first()).containsText("Chennai");
        assertThat(options.first()).containsText("India");
        assertThat(page.locator(".place-credit")).containsText("GeoNames");
        assertThat(place).hasAttribute("aria-expanded", "true");
        options.first().click();
        // The time on the clock stays and is that of the new place.
        awaitChart("2000-01-01T12:00:00+05:30");
        assertThat(place).hasValue(Pattern.compile("^Chennai, Tamil Nadu, India"));

        typeReading("1990-05-17", "10:30:00");
        awaitChart("1990-05-17T10:30:00+05:30");
        assertThat(page).hasURL(Pattern.compile("lat=13\\.08.*lon=80\\.27"));

        assertThat(page.locator(".positions tbody tr")).hasCount(10);
        assertThat(row("ascendant")).containsText("Cancer");
        assertThat(row("moon")).containsText("Capricorn");
        assertThat(row("moon")).containsText("Dhanishta");
        assertThat(row("saturn").getByTitle("retrograde").first()).hasText("R");
        assertThat(row("mars").getByTitle("retrograde")).hasCount(0);
        Locator facts = page.locator(".facts");
        assertThat(facts).containsText(Pattern.compile("Sunrise\\s*05:4\\d:\\d\\d"));
        assertThat(facts).containsText(Pattern.compile("Sunset\\s*18:2\\d:\\d\\d"));
        assertThat(facts).containsText(Pattern.compile("Ayanamsa\\s*23°43′\\d\\d″\\s*Lahiri"));
        assertThat(facts).containsText("IST (UTC+05:30)");
        // What the picture says to those who cannot see it.
        assertThat(picture().locator("desc")).containsText("Moon: Capricorn 24°56′, Dhanishta 1");
        assertThat(page.getByText("Places: GeoNames (geonames.org), CC BY 4.0; India Post"))
                .isVisible();
        assertAccessible(page);
    }

    @Test
    @Variant
    void whatIsDoneWhileAnAnswerIsOnItsWayCounts() {
        open("2000-01-01T12:00:00+05:30", CHENNAI);
        whatIsChosenMeanwhileCounts();
        open("2026-10-20T12:00:00-04:00", NEW_YORK);
        aQuestionStaysWhenAnEarlierChartArrives();
        open("2000-01-01T12:00:00+05:30", CHENNAI);
        whatIsTypedMeanwhileStays();
    }

    private void whatIsTypedMeanwhileStays() {
        stopTheClock();
        HeldAnswers clocks = new HeldAnswers(page, HeldAnswers.LOCAL_TIME);
        date().fill("1990-05-17");
        time().fill("10:30:00");
        clocks.await(1);
        clocks.release();
        awaitChart("1990-05-17T12:00:00+05:30");
        assertThat(time()).hasValue("10:30:00");
        page.keyboard().press("Enter");
        awaitChart("1990-05-17T10:30:00+05:30");
    }

    private void whatIsChosenMeanwhileCounts() {
        HeldAnswers clocks = new HeldAnswers(page, HeldAnswers.LOCAL_TIME);
        date().fill("1990-05-17");
        page.keyboard().press("Enter");
        clocks.await(1);
        labelled("Ayanamsa").selectOption("raman");
        clocks.await(2);
        clocks.release();
        awaitChart("1990-05-17T12:00:00+05:30");
        assertThat(page.locator(".facts")).containsText("Raman");
        assertThat(page).hasURL(Pattern.compile("ayanamsa=raman"));
    }

    /** The question is about what was typed last, not about the chart that has just been drawn. */
    private void aQuestionStaysWhenAnEarlierChartArrives() {
        HeldAnswers charts = new HeldAnswers(page, "**/api/v1/astro/chart?*");
        typeReading("2026-11-01", "12:00:00");
        charts.await(1);
        typeReading("2026-11-01", "01:30:00");
        Locator question = page.getByRole(AriaRole.GROUP, named("01:30 came twice that day"));
        assertThat(question).isVisible();
        charts.release();
        awaitChart("2026-11-01T12:00:00-05:00");
        assertThat(question).isVisible();
        assertThat(time()).hasValue("01:30:00");
    }

    /** By keyboard, by leaving the field, by coordinates, and by where the browser is: one page, each after the other. */
    @Test
    @Variant
    void aPlaceIsChosenInEveryWayOrRefused() {
        open("2000-01-01T12:00:00+05:30", CHENNAI);
        aTownIsChosenByKeyboardAlone();
        open("1990-05-17T10:30:00+05:30", CHENNAI);
        aPlaceThatIsTypedAndLeftIsTakenOrRefused();
        open("2000-01-01T12:00:00+05:30", CHENNAI);
        coordinatesAreTyped();
        theBrowserTellsWhereItIs();
    }

    private void aTownIsChosenByKeyboardAlone() {
        Locator place = page.getByRole(AriaRole.COMBOBOX, named("Place"));
        time().focus();
        while (!(Boolean) place.evaluate("field => field === document.activeElement")) {
            page.keyboard().press("Tab");
        }
        page.keyboard().type("kolka");
        Locator options = page.getByRole(AriaRole.LISTBOX, named("Places")).getByRole(AriaRole.OPTION);
        assertThat(options.first()).containsText("Kolkata");
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowUp");
        assertThat(options.first()).hasAttribute("aria-selected", "true");
        assertAccessible(page, ".birth");
        page.keyboard().press("Enter");
        assertThat(place).hasValue(Pattern.compile("^Kolkata"));
        assertThat(page).hasURL(Pattern.compile("lat=22\\.5"));
        // What is typed and not chosen is no place.
        page.keyboard().type("nowhere at all");
        assertThat(page.locator(".place-credit")).containsText("No such place");
        page.keyboard().press("Escape");
        assertThat(place).hasValue(Pattern.compile("^Kolkata"));
    }

    /** Tab takes the highlighted town; a text that is no town is an error, and no chart is cast for the town of before. */
    private void aPlaceThatIsTypedAndLeftIsTakenOrRefused() {
        Locator place = page.getByRole(AriaRole.COMBOBOX, named("Place"));
        place.fill("madurai");
        place.press("Tab");
        assertThat(place).hasValue(Pattern.compile("^Madurai, Tamil Nadu, India"));
        assertThat(page).hasURL(Pattern.compile("lat=9\\.9\\d*&lon=78\\.1"));
        awaitChart("1990-05-17T10:30:00+05:30");

        place.fill("nowhere at all");
        place.press("Tab");
        assertThat(place).hasAttribute("aria-invalid", "true");
        assertThat(place).hasValue("nowhere at all");
        assertThat(page.locator(".place-field")).containsText("No such place is known");
        assertStale();
        assertAccessible(page, ".birth");
        // Another date is not cast for Madurai, before there is a place.
        typeReading("1991-01-01", "06:15");
        assertThat(page.locator(".chart-figure")).hasAttribute("data-shown", "1990-05-17T05:00:00Z");
        place.fill("13.08, 80.27");
        place.press("Tab");
        awaitChart("1991-01-01T06:15:00+05:30");
        assertThat(page).hasURL(Pattern.compile("lat=13\\.08&lon=80\\.27"));
        assertThat(button("Print")).isEnabled();
    }

    private void coordinatesAreTyped() {
        Locator place = page.getByRole(AriaRole.COMBOBOX, named("Place"));
        Locator options = page.getByRole(AriaRole.LISTBOX, named("Places")).getByRole(AriaRole.OPTION);
        place.fill("33S52 151E12");
        assertThat(options).containsText("Use these coordinates");
        place.press("Enter");
        assertThat(page).hasURL(Pattern.compile("lat=-33\\.866667&lon=151\\.2(&|$)"));
        assertThat(page).not().hasURL(Pattern.compile("place="));
        // The time on the clock stays, at the place that it is now the time of.
        awaitChart("2000-01-01T12:00:00+11:00");
        // Coordinates have the name that one gives them.
        Locator own = page.getByLabel("A name of your own for this place");
        own.fill("Our farm");
        own.press("Tab");
        assertThat(page).hasURL(Pattern.compile("place=Our\\+farm"));
        assertThat(place).hasValue("Our farm");
        assertThat(page).hasURL(Pattern.compile("lat=-33\\.866667&lon=151\\.2(&|$)"));
    }

    private void theBrowserTellsWhereItIs() {
        context.grantPermissions(List.of("geolocation"));
        context.setGeolocation(new Geolocation(19.076, 72.8777));
        button("Use my location").click();
        assertThat(page).hasURL(Pattern.compile("lat=19\\.08&lon=72\\.88"));
        assertThat(page.locator(".place-field")).containsText("19°05′N 72°53′E · Asia/Kolkata");
    }

    /** What can be seen is of another moment: it is dimmed, and can be neither copied nor printed. */
    private void assertStale() {
        assertThat(page.locator(".chart-figure")).hasClass(Pattern.compile("\\bis-stale\\b"));
        for (String taking : List.of("Copy link", "Copy curl", "Copy JSON", "Download SVG", "Print")) {
            assertThat(page.locator(".chart-actions")
                            .getByRole(
                                    AriaRole.BUTTON,
                                    new Locator.GetByRoleOptions()
                                            .setName(taking)
                                            .setExact(true)
                                            .setIncludeHidden(true)))
                    .isDisabled();
        }
        assertThat(page.getByText("Showing the previous chart until the input is complete."))
                .isVisible();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(picture()).isHidden();
        assertThat(page.locator(".positions")).isHidden();
        // Nor whose chart it would be, and by which system.
        assertThat(page.locator(".chart-head")).isHidden();
        assertThat(page.locator(".by-system")).hasCount(0);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
    }

    /** Nothing of the chart of before is in it, not even the seconds. */
    @Test
    void aNewChartIsAnEmptyForm() {
        itIs("2026-11-15T12:00:42+05:30");
        page.navigate("/chart?" + CHENNAI + "&ayanamsa=raman&name=Mira");
        awaitChart("2026-11-15T12:00:42+05:30");
        more("New chart").click();
        Locator place = page.getByRole(AriaRole.COMBOBOX, named("Place"));
        for (Locator field : List.of(date(), time(), place, labelled("Name"))) {
            assertThat(field).hasValue("");
        }
        assertThat(picture()).hasCount(0);
        assertThat(page.getByText("Enter the date, time and place of birth.")).isVisible();
        assertThat(labelled("Ayanamsa")).hasValue("raman");
        assertAccessible(page);
        date().fill("1950-01-01");
        time().fill("0615");
        place.fill("madurai");
        place.press("Enter");
        awaitChart("1950-01-01T06:15:00+05:30");
        assertThat(time()).hasValue("06:15:00");
        assertThat(page).hasURL(Pattern.compile("ayanamsa=raman"));
        assertThat(page).not().hasURL(Pattern.compile("name=|new="));

        // Born before sunrise: the day is still that of the sunrise before, a Saturday.
        Locator birth = page.getByRole(AriaRole.REGION, named("At birth"));
        assertThat(birth).containsText(Pattern.compile("Vara\\s*Shanivara \\(Saturday\\)"));
        assertThat(birth).containsText(Pattern.compile("Ishta ghati\\s*59 ghati \\d+ pala"));
        assertThat(birth).containsText(Pattern.compile("Hora\\s*Mars"));
        assertThat(page.locator(".chart-when")).not().containsText("Sunday");

        page.goBack();
        assertThat(date()).hasValue("");
        // Also before there was any chart it says by which nodes it will be, and seen from where.
        page.reload();
        assertThat(labelled("Lunar nodes")).hasValue("true");
        assertThat(labelled("Observer")).hasValue("geocentric");
        assertThat(date()).hasValue("");
        button("Now").click();
        awaitChart("2026-11-15T12:00:42+05:30");
    }

    @Test
    @Variant
    void aTimeThatTheClocksOfThePlaceMakeDoubtfulIsAskedAbout() {
        aTimeThatCameTwice();
        aTimeThatNeverCame();
        aStepToATimeThatNeverCame();
        aBirthBeforeStandardTime();
    }

    private void aTimeThatCameTwice() {
        open("2026-10-20T01:30:00-04:00", NEW_YORK);
        typeReading("2026-11-01", "01:30:00");
        Locator question = page.getByRole(AriaRole.GROUP, named("01:30 came twice that day"));
        assertThat(question).containsText("put back from 02:00 to 01:00");
        assertThat(question).containsText("01:30 EDT (UTC−04:00)");
        assertThat(question).containsText("01:30 EST (UTC−05:00)");
        // Nothing is guessed: no answer is chosen, and the chart is still that of before.
        assertThat(button("Use this time")).isDisabled();
        assertThat(page.locator(".chart-figure")).hasAttribute("data-shown", "2026-10-20T05:30:00Z");
        assertStale();
        assertAccessible(page, ".birth");

        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(Pattern.compile("^The second time")))
                .check();
        button("Use this time").click();
        awaitChart("2026-11-01T01:30:00-05:00");
        assertThat(question).hasCount(0);

        // The address tells which of the two it is: whoever opens it is not asked.
        page.reload();
        awaitChart("2026-11-01T01:30:00-05:00");
        assertThat(question).hasCount(0);
    }

    private void aTimeThatNeverCame() {
        open("1985-04-10T01:30:00+02:00", ISTANBUL);
        typeReading("1985-04-20", "01:30:00");
        Locator question = page.getByRole(AriaRole.GROUP, named("01:30 never came that day"));
        assertThat(question).containsText("put forward from 01:00 to 02:00");
        assertThat(button("Use this time")).isDisabled();
        assertThat(page.locator(".chart-figure")).hasAttribute("data-shown", "1985-04-09T23:30:00Z");
        assertAccessible(page, ".birth");

        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(Pattern.compile("not been put forward")))
                .check();
        button("Use this time").click();
        awaitChart("1985-04-20T02:30:00+03:00");
        assertThat(time()).hasValue("02:30:00");
    }

    /** Also whoever comes to such a time step by step is asked. */
    private void aStepToATimeThatNeverCame() {
        open("2026-03-07T02:30:00-05:00", NEW_YORK);
        page.getByRole(AriaRole.RADIO, named("Day")).check(new Locator.CheckOptions().setForce(true));
        button("One step forward").click();
        assertThat(page.getByRole(AriaRole.GROUP, named("02:30 never came that day")))
                .isVisible();
        // An hour is time that passes, and passes over the change.
        open("2026-03-08T01:30:00-05:00", NEW_YORK);
        page.getByRole(AriaRole.RADIO, named("Hour")).check(new Locator.CheckOptions().setForce(true));
        button("One step forward").click();
        awaitChart("2026-03-08T03:30:00-04:00");
    }

    /** Gandhi, by the clock of Porbandar and not by that of Howrah, which the tz database has for all of India then. */
    private void aBirthBeforeStandardTime() {
        open("1990-05-17T10:30:00+05:30", "lat=21.64&lon=69.6&place=Porbandar&tz=Asia/Kolkata");
        typeReading("1869-10-02", "07:12");
        Locator question = page.getByRole(AriaRole.GROUP, named("Which clock was it?"));
        assertThat(question).containsText("there was no standard time here yet");
        assertThat(question.getByRole(AriaRole.RADIO)).hasCount(5);
        assertThat(question.locator("label").first()).containsText("Local mean time of the place");
        assertThat(question.locator("label").first()).containsText("LMT (UTC+04:38:24)");
        assertThat(question).containsText("Madras time");
        assertThat(question).containsText("Bombay time");
        assertStale();
        assertAccessible(page, ".birth");
        question.getByRole(AriaRole.RADIO).first().check();
        button("Use this time").click();
        awaitChart("1869-10-02T07:12:00+04:38:24");
        assertThat(page).hasURL(Pattern.compile("tz=LMT"));
        assertThat(row("ascendant")).containsText(Pattern.compile("Libra\\s*[34]°"));
        assertThat(page.locator(".facts")).containsText("LMT (UTC+04:38:24)");

        // Its clock is named now: another minute is not asked about.
        typeReading("1869-10-02", "07:13");
        awaitChart("1869-10-02T07:13:00+04:38:24");

        // And so is one that is written.
        labelled("Time zone").fill("UTC+5:30");
        labelled("Time zone").press("Tab");
        awaitChart("1869-10-02T07:13:00+05:30");
    }

    /** A birth and the clock of its place and time, as the tz database has it. */
    private record Birth(String place, String date, String time, String offset, String clock) {}

    @Test
    @Variant
    void theClockOfThePlaceAndTimeIsShown() {
        birthsOfLongAgoHaveTheClocksOfTheirTime();
        anInstantInUtcIsShownOnTheClockOfThePlace();
    }

    private void birthsOfLongAgoHaveTheClocksOfTheirTime() {
        for (Birth birth : List.of(
                new Birth("lat=22.5726&lon=88.3639", "1943-08-15", "06:40:00", "+06:30", "UTC+06:30"),
                new Birth("lat=41.0082&lon=28.9784", "1985-06-15", "14:20:30", "+03:00", "EEST (UTC+03:00)"))) {
            show("/chart?" + birth.place());
            assertThat(picture()).isVisible();
            typeReading(birth.date(), birth.time());
            awaitChart(birth.date() + "T" + birth.time() + birth.offset());
            assertThat(page.locator(".facts")).containsText(birth.clock());
            // To the minute where nobody gave seconds.
            assertThat(page.locator(".chart-when"))
                    .containsText(", " + birth.time().replaceFirst(":00$", "") + " ");
        }
    }

    /** An address in UTC: the form shows the clock of the place, and keeps it when the place changes. */
    private void anInstantInUtcIsShownOnTheClockOfThePlace() {
        HeldAnswers figures = new HeldAnswers(page, "**/api/v1/astro/horoscope?*");
        page.navigate("/chart?at=1990-05-17T05:00:00Z&" + CHENNAI);
        figures.await(1);
        assertThat(time()).hasValue("");
        Locator place = page.getByRole(AriaRole.COMBOBOX, named("Place"));
        place.fill("40.7128, -74.006");
        place.press("Enter");
        figures.release();
        awaitChart("1990-05-17T10:30:00-04:00");
        assertThat(time()).hasValue("10:30:00");
    }

    /** At noon, after sunset, after midnight and before sunrise; the browser's own clock is half a day ahead. */
    @Test
    @Variant
    void withoutAMomentItIsNowOnTheClockOfThePlace() {
        for (String now : List.of(
                "2026-11-15T12:00:00-05:00",
                "2026-11-15T20:00:00-05:00",
                "2026-11-16T00:30:00-05:00",
                "2026-11-16T05:30:00-05:00")) {
            itIs(now);
            show("/chart?" + NEW_YORK);
            awaitChart(now);
            assertThat(date()).hasValue(now.replaceAll("(\\d+)-(\\d+)-(\\d+).*", "$3-$2-$1"));
            assertThat(time()).hasValue(now.substring(11, 19));
            button("One step forward").click();
            assertThat(time()).not().hasValue(now.substring(11, 19));
            button("Now").click();
            awaitChart(now);
            assertThat(time()).hasValue(now.substring(11, 19));
        }
    }

    // --- Conventions ----------------------------------------------------------------------------------------------

    @Test
    void everyConventionCanBeChosen() {
        open("1990-05-17T10:30:00+05:30", CHENNAI);
        // All ayanamsas that the service has, each with a name.
        JsonObject openapi = stage.call("GET", "/openapi.json", null);
        List<String> served = new ArrayList<>();
        for (JsonElement id : openapi.getAsJsonObject("components")
                .getAsJsonObject("schemas")
                .getAsJsonObject("Ayanamsa")
                .getAsJsonArray("enum")) {
            served.add(id.getAsString());
        }
        Locator ayanamsa = labelled("Ayanamsa");
        List<?> offered = (List<?>) ayanamsa.evaluate("s => [...s.options].map(o => o.value)");
        assertThat(offered).hasSize(48).doesNotHaveDuplicates();
        assertThat(served).containsAll(offered.stream().map(String.class::cast).toList());
        assertThat((List<?>) ayanamsa.evaluate("s => [...s.options].map(o => o.text)"))
                .hasSize(48)
                .noneMatch(name -> ((String) name).startsWith("terms.") || ((String) name).isBlank());

        ayanamsa.selectOption("raman");
        assertThat(page.locator(".facts")).containsText(Pattern.compile("22°1\\d′\\d\\d″\\s*Raman"));
        String trueRahu = row("rahu").innerText();
        labelled("Lunar nodes").selectOption("mean");
        assertThat(page.locator(".facts")).containsText("Mean nodes");
        assertThat(row("rahu")).not().hasText(trueRahu);
        labelled("Observer").selectOption("topocentric");
        assertThat(page.locator(".facts")).containsText("Birthplace (topocentric)");
        assertThat(page).hasURL(Pattern.compile("ayanamsa=raman&node=mean&reference=topocentric"));

        page.getByRole(AriaRole.RADIO, named("North Indian")).check(new Locator.CheckOptions().setForce(true));
        assertThat(page).hasURL(Pattern.compile("style=north-indian"));
        labelled("Language of the chart").selectOption("ta");
        assertThat(picture()).hasAttribute("xml:lang", "ta");
        labelled("Divisional chart").selectOption("9");
        assertThat(page).hasURL(Pattern.compile("varga=9"));
        assertThat(page.getByRole(AriaRole.COLUMNHEADER, named("House in D9"))).isVisible();
        labelled("Rule").selectOption("kalachakra");
        assertThat(page).hasURL(Pattern.compile("varga=9&school=kalachakra"));
        labelled("Name").fill("Meenakshi <b>");
        page.keyboard().press("Tab");
        assertThat(picture()).containsText("Meenakshi <b>");
        assertThat(page.getByRole(AriaRole.HEADING, named("Meenakshi <b>"))).isVisible();

        // Everything stands in the address.
        String url = page.url();
        page.navigate("/account");
        page.navigate(url);
        assertThat(picture()).hasAttribute("xml:lang", "ta");
        assertThat(ayanamsa).hasValue("raman");
        assertThat(page.getByRole(AriaRole.RADIO, named("North Indian"))).isChecked();
        assertThat(labelled("Rule")).hasValue("kalachakra");
    }

    // --- Moving ---------------------------------------------------------------------------------------------------

    @Test
    void theSliderMovesTheChartWithoutAFlash() {
        open("1990-05-17T10:30:00+05:30", CHENNAI);
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        AtomicInteger asked = new AtomicInteger();
        page.onRequest(request -> {
            if (isOfTheRasiChart(request)) {
                asked.incrementAndGet();
                most.accumulateAndGet(running.incrementAndGet(), Math::max);
            }
        });
        page.onRequestFinished(request -> {
            if (isOfTheRasiChart(request)) {
                running.decrementAndGet();
            }
        });
        page.evaluate("() => { window.gaps = 0; window.seen = new Set(); const watch = () => {"
                + " const figure = document.querySelector('.chart-figure');"
                + " const picture = figure.querySelector('svg.chart-picture:not(.is-beside)');"
                + " if (!picture || picture.getBoundingClientRect().height < 100) { window.gaps += 1; }"
                + " window.seen.add(figure.dataset.shown); requestAnimationFrame(watch); }; watch(); }");
        page.evaluate("() => document.querySelector('.mover input[type=range]')"
                + ".addEventListener('change', () => { window.letGo = true; })");

        Locator slider = page.getByRole(AriaRole.SLIDER, named("Time of day"));
        slider.scrollIntoViewIfNeeded();
        BoundingBox box = slider.boundingBox();
        double middle = box.y + box.height / 2;
        page.mouse().move(box.x + box.width * 0.4375, middle);
        page.mouse().down();
        for (int i = 0; i <= 20; i++) {
            page.mouse().move(box.x + box.width * (0.4375 + 0.015 * i), middle);
        }
        page.mouse().up();
        // The last moves of the mouse reach the page a little later.
        page.waitForFunction("() => window.letGo");

        String time = slider.getAttribute("aria-valuetext");
        assertThat(time).isGreaterThan("16:00").isLessThan("19:00");
        awaitChart("1990-05-17T" + time + ":00+05:30");
        assertThat(time()).hasValue(time + ":00");
        assertThat(((Number) page.evaluate("window.gaps")).intValue())
                .as("frames without a picture")
                .isZero();
        assertThat(((Number) page.evaluate("window.seen.size")).intValue())
                .as("moments seen")
                .isGreaterThan(1);
        assertThat(most.get()).as("pictures asked for at one time").isEqualTo(1);
        assertThat(asked.get()).as("pictures asked for").isLessThanOrEqualTo(22);

        // The whole way of the slider is one step of the history.
        page.goBack();
        awaitChart("1990-05-17T10:30:00+05:30");
        assertThat(slider).hasAttribute("aria-valuetext", "10:30");
        page.goForward();
        awaitChart("1990-05-17T" + time + ":00+05:30");
    }

    @Test
    void keysMoveThroughTime() {
        open("1990-05-17T10:30:00+05:30", CHENNAI);
        page.locator("h1").click();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowLeft");
        awaitChart("1990-05-17T11:30:00+05:30");
        page.keyboard().press("1");
        page.keyboard().press("Shift+ArrowLeft");
        awaitChart("1990-05-17T11:20:00+05:30");
        page.keyboard().press("3");
        page.keyboard().press("ArrowRight");
        awaitChart("1990-05-18T11:20:00+05:30");
        page.keyboard().press("4");
        page.keyboard().press("ArrowLeft");
        awaitChart("1990-04-18T11:20:00+05:30");
        page.keyboard().press("5");
        page.keyboard().press("ArrowRight");
        awaitChart("1991-04-18T11:20:00+05:30");
        // Those who listen hear where they came to, once.
        assertThat(page.locator(".view-chart > [role=status]"))
                .hasText(Pattern.compile("^11:20, .*18 April 1991\\. Ascendant Gemini \\d+°\\d\\d′\\.$"));

        page.keyboard().press("s");
        assertThat(page).hasURL(Pattern.compile("style=north-indian"));
        page.keyboard().press("?");
        Locator help = page.getByRole(AriaRole.DIALOG, named("Keyboard"));
        assertThat(help).containsText("Ten steps");
        assertAccessible(page, "dialog");
        help.getByLabel("These keys are on").uncheck();
        page.keyboard().press("Escape");
        assertThat(help).hasCount(0);
        String before = page.url();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("n");
        // Switched off, nothing moves; the next thing that does is of another kind.
        button("Now").click();
        assertThat(page).not().hasURL(before);
        page.goBack();
        assertThat(page).hasURL(before);

        // In the slider the arrows are the slider's.
        Locator slider = page.getByRole(AriaRole.SLIDER, named("Time of day"));
        awaitChart("1991-04-18T11:20:00+05:30");
        slider.press("ArrowRight");
        awaitChart("1991-04-18T11:21:00+05:30");
    }

    // --- Sharing --------------------------------------------------------------------------------------------------

    /** The command is run as it was copied; what it prints is what the page shows. */
    @Test
    void aChartIsTakenAwayAsFiguresCommandPictureAndLink() throws Exception {
        open(
                "1990-05-17T10:30:00+05:30",
                CHENNAI + "&ayanamsa=true_citra&varga=10&name=O%27Brien&style=east-indian&lang=hi");
        allowClipboard();
        more("Copy JSON").click();
        JsonObject shown = new Gson().fromJson(clipboard(), JsonObject.class);
        assertThat(shown.getAsJsonArray("planets")).hasSize(9);
        assertThat(shown.getAsJsonObject("varga").get("varga").getAsInt()).isEqualTo(10);

        more("Copy curl").click();
        String command = clipboard();
        assertThat(command).contains("$NIRAYANA_TOKEN").doesNotContain("eyJ");
        Map<String, String> token = Map.of("NIRAYANA_TOKEN", stage.adminToken());
        Command.Result ran = Command.run(folder, token, "sh", "-c", command);
        assertThat(new Gson().fromJson(ran.out(), JsonObject.class)).isEqualTo(shown);

        // The picture's command as well, from its box.
        page.getByText("The same from the API").click();
        button("Copy curl: Picture, as SVG").click();
        Command.run(folder, token, "sh", "-c", clipboard());
        assertThat(folder.resolve("chart.svg")).content().startsWith("<svg ").contains("Brien");

        Download download = page.waitForDownload(() -> more("Download SVG").click());
        assertThat(download.suggestedFilename()).isEqualTo("chart-O-Brien-1990-05-17-10-30-d10.svg");
        assertThat(Files.readString(download.path())).startsWith("<svg ").contains("xml:lang=\"hi\"");

        Download image = page.waitForDownload(() -> more("Picture (PNG)").click());
        assertThat(image.suggestedFilename()).endsWith("-d10.png");
        assertThat(Files.readAllBytes(image.path())).startsWith(0x89, 'P', 'N', 'G');
        Download report = page.waitForDownload(() -> button("Report (PDF)").click());
        assertThat(report.suggestedFilename()).isEqualTo("report-O-Brien-1990-05-17-10-30.pdf");
        byte[] unheaded = Files.readAllBytes(report.path());
        assertThat(unheaded).startsWith('%', 'P', 'D', 'F');
        String chart = page.url();
        letterhead("Sri Nilayam\nChennai");
        page.navigate(chart);
        awaitChart("1990-05-17T10:30:00+05:30");
        Download headed = page.waitForDownload(() -> button("Report (PDF)").click());
        assertThat(Files.readAllBytes(headed.path())).isNotEqualTo(unheaded);
        letterhead("");
        page.navigate(chart);
        awaitChart("1990-05-17T10:30:00+05:30");
        assertAccessible(page);

        more("Copy link").click();
        String link = clipboard();
        assertThat(link).isEqualTo(page.url());

        BrowserContext friends = newContext(1280, 800);
        page = friends.newPage();
        page.navigate(link);
        assertThat(page).hasURL(Pattern.compile("/sign-in\\?next="));
        fillSignIn(Stage.ADMIN, Stage.PASSWORD);
        awaitChart("1990-05-17T10:30:00+05:30");
        assertThat(page.getByRole(AriaRole.HEADING, named("O'Brien"))).isVisible();
        assertThat(labelled("Divisional chart")).hasValue("10");
        friends.close();
    }

    private void letterhead(String text) {
        page.navigate("/account");
        page.getByText("Show and change").click();
        labelled("Letterhead").fill(text);
        page.waitForResponse(
                "**/users/me/preferences", () -> labelled("Letterhead").blur());
    }

    @Test
    @Variant
    void itPrintsOnOnePage() {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        open("1990-05-17T10:30:00+05:30", CHENNAI + "&varga=9&name=Meenakshi+Sundaram");
        for (String style : List.of("South Indian", "North Indian", "East Indian")) {
            page.getByRole(AriaRole.RADIO, named(style)).check(new Locator.CheckOptions().setForce(true));
            awaitStyle(style);
            assertThat(printedSheets()).as(style).isEqualTo(1);
        }
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".positions")).isVisible();
        assertThat(picture()).isVisible();
        assertThat(page.locator(".birth")).isHidden();
        assertThat(page.locator(".mover")).isHidden();
        assertThat(page.locator(".site-header")).isHidden();
        // Whose, where, and by which system.
        assertThat(page.locator("h1")).hasText("Meenakshi Sundaram");
        assertThat(page.locator(".chart-where")).containsText("Chennai");
        assertThat(page.locator(".by-system"))
                .containsText(
                        Pattern.compile("Ayanamsa: Lahiri.* · Lunar nodes: .* · Time zone: Asia/Kolkata · Nirayana"));
        assertThat(page.locator(".by-system")).isVisible();
        assertThat(page).hasTitle("Meenakshi Sundaram · Birth chart · Nirayana");
        // Ink on paper, whatever the screen's colours are.
        assertThat(page.locator("h1")).hasCSS("color", "rgb(43, 36, 56)");
    }

    /** The usual style is not in the address; the picture of the others is not square. */
    private void awaitStyle(String style) {
        String id = style.toLowerCase(Locale.ROOT).replace(' ', '-');
        assertThat(page).hasURL(Pattern.compile(id.startsWith("south") ? "varga=9" : "style=" + id));
        assertThat(page.locator(".chart-figure:not([aria-busy])")).isVisible();
    }

    private void allowClipboard() {
        context.grantPermissions(
                List.of("clipboard-read", "clipboard-write"),
                new BrowserContext.GrantPermissionsOptions().setOrigin(stage.address()));
    }

    private String clipboard = "";

    /** What was copied last: each time something else. */
    private String clipboard() {
        assertThat(page.locator("#toasts .toast").last()).isVisible();
        String before = clipboard;
        page.waitForCondition(() -> {
            clipboard = (String) page.evaluate("() => navigator.clipboard.readText()");
            return !clipboard.equals(before);
        });
        return clipboard;
    }

    // --- When something is wrong
    // --------------------------------------------------------------------------------------

    @Test
    @Variant
    void aLimitIsSaidAndWaitedFor() {
        expectStatus(429);
        String name = newName("hasty");
        stage.createUser(name, false);
        JsonObject tier = stage.call(
                "POST",
                "/api/v1/tiers/",
                Map.of("name", newName("slow"), "requests_per_minute", 3, "endpoints", List.of("*")));
        stage.call(
                "PATCH",
                "/api/v1/users/" + name + "/tier",
                Map.of("tier_id", tier.get("tier_id").getAsInt()));
        signInAs(name);
        open("1990-05-17T10:30:00+05:30", CHENNAI);
        // A chart takes all three requests. Whenever in the server's minute the test comes along, so many steps are too
        // many.
        Locator waiting = page.getByRole(AriaRole.ALERT)
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("Try again in \\d+ s")));
        boolean said = false;
        for (int i = 0; i < 60 && !said; i++) {
            String before = page.locator(".chart-figure").getAttribute("data-shown");
            button("One step forward").click();
            page.waitForCondition(() -> waiting.isVisible()
                    || !page.locator(".chart-figure").getAttribute("data-shown").equals(before));
            said = waiting.isVisible();
        }
        assertThat(said).as("the limit is said, and when to try again").isTrue();
        // What was drawn before stays.
        assertThat(picture()).isVisible();
        assertAccessible(page, ".chart-problem");
    }

    @Test
    @Variant
    void aLostServerIsSaidAndRecoveredFrom() {
        expectLostServer();
        open("1990-05-17T10:30:00+05:30", CHENNAI);
        context.setOffline(true);
        button("One step forward").click();
        assertThat(page.locator(".chart-problem")).containsText("cannot be reached");
        assertThat(picture()).isVisible();
        assertStale();
        context.setOffline(false);
        // By itself, without a click.
        awaitChart("1990-05-17T11:30:00+05:30");
        assertThat(button("Print")).isEnabled();
        assertThat(page.locator(".chart-problem")).isEmpty();
        whatTheServiceDoesNotCoverIsSaid();
    }

    private void whatTheServiceDoesNotCoverIsSaid() {
        expectStatus(400);
        typeReading("9000-01-01", "00:00:00");
        assertThat(page.locator(".form-errors").getByRole(AriaRole.ALERT)).containsText("can be computed.");
        typeReading("1990-05-18", "00:00:00");
        awaitChart("1990-05-18T00:00:00+05:30");
        assertThat(page.locator(".form-errors")).isEmpty();
    }

    // --- Screens and languages
    // ----------------------------------------------------------------------------------------

    /** Without sideways scrolling, and in an Indian language, {@link LayoutTest} looks at every page. */
    @Test
    @Variant
    void itFitsAPhoneInTenLanguages() {
        page.setViewportSize(390, 844);
        open("1990-05-17T10:30:00+05:30", CHENNAI + "&varga=9");
        assertNoSidewaysScroll(page);
        assertAccessible(page);
        List<?> heights =
                (List<?>) page.evaluate("() => [...document.querySelectorAll('.view-chart :is(button, [role=button])')]"
                        + ".filter((b) => b.checkVisibility()).map((b) => b.getBoundingClientRect().height)");
        assertThat(heights).hasSizeGreaterThan(8).allSatisfy(height -> assertThat(((Number) height).doubleValue())
                .isGreaterThanOrEqualTo(44));
        page.setViewportSize(360, 740);
        assertNoSidewaysScroll(page);
        itSpeaksTenLanguages();
    }

    private void itSpeaksTenLanguages() {
        page.setViewportSize(390, 844);
        open("1990-05-17T10:30:00+05:30", CHENNAI);
        List<String> headings = new ArrayList<>();
        for (String language : List.of("ta", "hi", "te", "kn", "ml", "sa", "bn", "gu", "mr", "en")) {
            page.locator("select[name=language]").selectOption(language);
            page.locator("#main[data-shown='/chart " + language + "']").waitFor();
            page.waitForFunction(
                    "language => document.querySelector('svg.chart-picture')?.getAttribute('xml:lang') === language",
                    language);
            headings.add(page.locator("h1").innerText());
            assertThat(page.locator(".view-chart"))
                    .not()
                    .containsText(Pattern.compile("\\b(chart\\.(?!svg)|terms\\.)[a-z]"));
            assertNoSidewaysScroll(page);
        }
        assertThat(headings).contains("ஜாதகம்", "ജാതകം", "জন্মকুণ্ডলী", "Birth chart");
    }

    /** On a narrow screen it comes above the form: it is looked at, however the place was chosen. */
    @Test
    void theFirstChartIsInSight() {
        signInAsAdmin();
        List<Integer> widths = List.of(390, 360, 768);
        List<String> ways = List.of("tap", "Enter", "Tab");
        for (int i = 0; i < widths.size(); i++) {
            for (String way : Proof.withVariants() ? ways : List.of(ways.get(i))) {
                page.setViewportSize(widths.get(i), widths.get(i) == 768 ? 1024 : 800);
                show("/chart?new=1");
                labelled("Date").fill("1990-04-01");
                labelled("Time").fill("06:15");
                Locator place = labelled("Place");
                place.pressSequentially("Chennai");
                assertThat(page.locator(".place-field [role=option]").first()).isVisible();
                if (way.equals("tap")) {
                    page.locator(".place-field [role=option]").first().click();
                } else {
                    place.press(way);
                }
                assertThat(page.locator(".chart-figure[data-shown]")).isVisible();
                assertThat(page.locator(".positions tbody tr")).hasCount(10);
                page.waitForFunction("() => !document.querySelector('[aria-busy], .skeleton')");
                List<?> edges = (List<?>) page.evaluate("() => { const { top, bottom } ="
                        + " document.querySelector('.chart-picture').getBoundingClientRect(); return [top, bottom]; }");
                assertThat(edges).as("%s at %s", way, widths.get(i)).hasSize(2).allSatisfy(edge -> assertThat(
                                ((Number) edge).doubleValue())
                        .isBetween(0.0, (double) page.viewportSize().height));
            }
        }
    }

    /** Pasted from a message: day, month in any form, and the time along with it. */
    @Test
    void aDateIsPastedAsPeopleWriteIt() {
        signInAsAdmin();
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        show("/chart?new=1");
        Locator date = labelled("Date");
        Locator words = page.locator(".date-words");
        paste(date, "1/4/1990 6:15 pm");
        assertThat(date).hasValue("01-04-1990");
        assertThat(labelled("Time")).hasValue("18:15:00");
        assertThat(words).hasText("Sunday, 1 April 1990");
        paste(date, "१ अप्रैल १९९०");
        assertThat(words).hasText("Sunday, 1 April 1990");
        date.fill("31-2-1990");
        date.blur();
        assertThat(date).hasAttribute("aria-invalid", "true");
        assertThat(page.locator(".date-field .field-error")).containsText("Type the day first");
        assertThat(words).hasText("");
        assertAccessible(page, ".birth");
        date.fill("2 Apr 90");
        assertThat(words).hasText("Monday, 2 April 1990");
        labelled("Place").pressSequentially("Chennai");
        page.locator(".place-field [role=option]").first().click();
        assertThat(page).hasURL(Pattern.compile("at=1990-04-02T18%3A15%3A00"));
        assertThat(date).hasValue("02-04-1990");
    }

    private void paste(Locator field, String text) {
        page.evaluate("text => navigator.clipboard.writeText(text)", text);
        field.click();
        page.keyboard().press("ControlOrMeta+A");
        page.keyboard().press("ControlOrMeta+V");
    }

    /** Nobody's chart of now in a town of the service: a question, and an example to tap. */
    @Test
    void aFirstVisitAsksForTheBirth() {
        String name = newName("newcomer");
        stage.createUser(name, false);
        signInAs(name);
        page.setViewportSize(390, 800);
        show("/chart");
        assertThat(page.getByRole(AriaRole.HEADING, named("When and where were you born?")))
                .isVisible();
        assertThat(picture()).hasCount(0);
        assertThat(date()).hasValue("");
        Number bottom = (Number) page.evaluate(
                "() => document.querySelector('.birth input[name=place]').getBoundingClientRect().bottom");
        assertThat(bottom.doubleValue()).isLessThan(800);
        assertAccessible(page, "main");
        page.getByRole(AriaRole.LINK, named("Show an example: Srinivasa Ramanujan"))
                .click();
        assertThat(picture()).isVisible();
        assertThat(page.locator(".chart-example")).hasCount(0);

        // What is not understood of an address is not replaced by something else. Its chart is asked for before it is
        // looked at.
        expectStatus(400);
        for (String damaged : List.of("at=garbage&lat=95&lon=200", "at=1990-05-17T10:30:00%2B05:30&lat=95&lon=80")) {
            show("/chart?" + damaged);
            assertThat(page.getByRole(AriaRole.ALERT)).containsText("This address is damaged");
            assertThat(picture()).hasCount(0);
            assertThat(date()).hasValue("");
        }
    }
}
