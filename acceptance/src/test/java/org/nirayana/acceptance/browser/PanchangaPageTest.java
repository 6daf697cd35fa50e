package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/** The panchanga: a day as a picture, a month as a sheet. */
class PanchangaPageTest extends PageTest {
    /** 15 November 2026 in Bengaluru, a Sunday: Shukla Shashthi, and Rahu kalam in the last eighth of the day. */
    private static final String BENGALURU = "lat=12.97194&lon=77.59369&place=Bengaluru&tz=Asia/Kolkata";

    private static final String NEW_YORK = "lat=40.7128&lon=-74.006&place=New+York&tz=America/New_York";
    private static final String DAY = "/panchanga?date=2026-11-15&" + BENGALURU;
    private static final String MONTH = DAY + "&view=month";

    @BeforeEach
    void signedIn() {
        signInAsAdmin();
    }

    @Test
    void aDayIsReadWalkedThroughAndLeft() {
        show(DAY);
        aDayIsReadFromThePictureAndFromTheTables();
        thePictureIsWalkedThroughByKeyboard();
        daysFollowOneAnotherAndTheAddressFollowsThem();
    }

    @Test
    @Variant
    void aDayIsPrintedAndItsServerLost() {
        show(DAY);
        aDayIsPrintedOnOneSheet();
        aLostServerIsSaidAndRecoveredFrom();
    }

    private void aDayIsReadFromThePictureAndFromTheTables() {
        assertThat(heading("Shukla Shashthi")).isVisible();
        assertThat(page.locator(".pan-card")).containsText("Ravivara (Sunday)");
        assertThat(page.locator(".pan-card")).containsText("until 02:01, 16 Nov");

        Locator rahu = segment("Rahu kalam");
        rahu.hover();
        assertThat(detail()).containsText("16:20 to 17:46");
        assertThat(detail()).containsText("bad");
        // The same in a table, for those who would rather read.
        Locator row = page.locator(".pan-table tr").filter(new Locator.FilterOptions().setHasText("Rahu kalam"));
        assertThat(row).containsText("16:20");
        assertThat(row).containsText("17:46");
        assertThat(page.locator(".tl-hora .seg")).hasCount(24);
        assertThat(page.locator(".tl-choghadiya .seg")).hasCount(16);
        assertThat(page.locator(".tl-gowri .seg")).hasCount(16);
        assertAccessible(page);
    }

    /** Tab goes from band to band, the arrows along a band. */
    private void thePictureIsWalkedThroughByKeyboard() {
        segment("Tithi: Shukla Shashthi").focus();
        page.keyboard().press("ArrowRight");
        assertThat(segment("Tithi: Shukla Saptami")).isFocused();
        assertThat(detail()).containsText("Shukla Saptami");
        page.keyboard().press("Tab");
        assertThat(segment("Nakshatra: Uttara Ashadha")).isFocused();
        page.keyboard().press("End");
        assertThat(segment("Nakshatra: Shravana")).isFocused();
        page.keyboard().press("Home");
        assertThat(detail()).containsText("Uttara Ashadha");
    }

    private void aDayIsPrintedOnOneSheet() {
        assertThat(page.locator(".pan-day")).isVisible();
        assertThat(printedSheets()).isEqualTo(1);
    }

    private void daysFollowOneAnotherAndTheAddressFollowsThem() {
        assertThat(heading("Shukla Shashthi")).isVisible();
        page.getByRole(AriaRole.LINK, named("Next day")).click();
        assertThat(page).hasURL(Pattern.compile("date=2026-11-16"));
        assertThat(heading("Shukla Saptami")).isVisible();
        page.getByRole(AriaRole.LINK, named("Previous day")).click();
        assertThat(heading("Shukla Shashthi")).isVisible();
        page.goBack();
        assertThat(heading("Shukla Saptami")).isVisible();
        page.reload();
        assertThat(heading("Shukla Saptami")).isVisible();
        labelled("Date").fill("2026-11-24");
        assertThat(heading("Purnima")).isVisible();
        assertThat(page).hasURL(Pattern.compile("date=2026-11-24"));
    }

    /** What is shown in place of what was meant is said, until an address makes sense again. */
    @Test
    void anAddressThatMakesNoSenseIsSaid() {
        itIs("2026-11-15T12:00:00+05:30");
        show("/panchanga?date=garbage&lat=95&lon=200");
        assertThat(page.locator(".damaged")).containsText("This address is damaged");
        assertAccessible(page, ".damaged");
        page.getByRole(AriaRole.LINK, named("Next day")).click();
        assertThat(page).hasURL(Pattern.compile("date=2026-11-16"));
        assertThat(page.locator(".damaged")).hasCount(0);
        for (String view : List.of("dashas", "strengths", "sky", "compare")) {
            show("/" + view + "?at=garbage&lat=95&lon=200");
            assertThat(page.locator(".damaged")).containsText("This address is damaged");
        }
    }

    private void aLostServerIsSaidAndRecoveredFrom() {
        show(DAY);
        assertThat(heading("Shukla Shashthi")).isVisible();
        expectLostServer();
        context.setOffline(true);
        // A day that has not been seen before: the browser keeps the others.
        page.getByRole(AriaRole.LINK, named("Previous day")).click();
        assertThat(page.locator(".pan-content").getByRole(AriaRole.ALERT)).isVisible();
        context.setOffline(false);
        assertThat(heading("Shukla Panchami")).isVisible();
    }

    @Test
    void whatSchoolsDifferOnIsChosen() {
        whatSchoolsDifferOnIsShownAndChosen();
        theSunriseIsChosenNamedBesideTheTimesAndRemembered();
        theChartHasTheSameSunrise();
    }

    private void whatSchoolsDifferOnIsShownAndChosen() {
        show(DAY);
        assertThat(page.locator(".pan-card")).containsText("Aippasi 29");
        page.getByText("Computed with").click();
        assertThat(page.locator(".pan-conventions")).containsText("centre of the Sun on the true horizon");
        assertThat(page.locator(".pan-conventions")).containsText("Asia/Kolkata");
        page.locator(".pan-settings summary").click();
        page.getByLabel("Solar calendar").selectOption("malayalam");
        assertThat(page).hasURL(Pattern.compile("solar_calendar=malayalam"));
        assertThat(page.locator(".pan-card")).containsText("Thulam");
    }

    private void theSunriseIsChosenNamedBesideTheTimesAndRemembered() {
        show(DAY);
        Locator sunrise = page.locator(".pan-sun-sunrise dd");
        Locator kind = page.locator(".pan-sun-kind dd");
        assertThat(kind).hasText("centre of the Sun on the true horizon");
        String geometric = sunrise.innerText();
        page.locator(".pan-settings summary").click();
        labelled("Sunrise").selectOption("upper_limb");
        assertThat(kind).hasText("upper edge of the Sun, with refraction");
        assertThat(page).hasURL(Pattern.compile("sunrise_definition=upper_limb"));
        assertThat(sunrise.innerText()).isLessThan(geometric);
        show(DAY);
        assertThat(kind).hasText("upper edge of the Sun, with refraction");
    }

    /** One choice for every view, named beside the times there too. */
    private void theChartHasTheSameSunrise() {
        String risen = page.locator(".pan-sun-sunrise dd").innerText().substring(0, 5);
        page.getByRole(AriaRole.NAVIGATION, named("Main"))
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Chart"))
                .click();
        Locator sunrise = page.locator(".facts .fact-sun");
        assertThat(sunrise).containsText("upper edge of the Sun, with refraction");
        assertThat(page).hasURL(Pattern.compile("/chart.*sunrise_definition=upper_limb"));
        page.navigate("/chart?at=2026-11-15T12:00:00%2B05:30&" + BENGALURU);
        assertThat(sunrise).containsText(risen);
        assertThat(page.locator(".mover-mark").first()).containsText(risen);
        assertThat(page.locator(".by-system")).containsText("Sunrise: upper edge of the Sun, with refraction");
    }

    /** While 1990 is typed the year is 19 first, which is not meant. */
    @Test
    @Variant
    void aDateIsTypedDigitByDigit() {
        show(DAY);
        assertThat(heading("Shukla Shashthi")).isVisible();
        Locator date = labelled("Date");
        stopTheClock();
        date.fill("");
        page.keyboard().type("05051990");
        assertThat(date).hasValue("05051990");
        assertThat(date).isFocused();
        page.clock().runFor(Duration.ofSeconds(1).toMillis());
        assertThat(page).hasURL(Pattern.compile("date=1990-05-05"));
        assertThat(heading("Shukla Ekadashi")).isVisible();
        page.goBack();
        assertThat(heading("Shukla Shashthi")).isVisible();
        assertThat(date).hasValue("15-11-2026");
    }

    /** Whoever leaves the page open finds the new day after sunrise; a day that was asked for by its date stays. */
    @Test
    @Variant
    void anOpenPageFollowsTheSunrise() {
        page.clock()
                .install(new Clock.InstallOptions()
                        .setTime(Instant.parse("2026-11-16T00:30:00Z").toEpochMilli()));
        page.navigate("/panchanga?" + BENGALURU);
        Locator date = page.locator(".pan-card-date");
        assertThat(date).containsText("15 November 2026");
        // At once, as for a device that wakes up: minutes that pass while the page asks would be a server that does not
        // answer.
        page.clock().fastForward(Duration.ofMinutes(25).toMillis());
        assertThat(date).containsText("16 November 2026");
        assertThat(page.locator(".tl-now")).isVisible();
        assertThat(page.getByRole(AriaRole.REGION, named("Now"))).not().containsText("until sunrise");
    }

    private void kind(String kind) {
        labelled("Month").selectOption(kind);
        assertThat(page).hasURL(Pattern.compile("month=" + kind));
    }

    /**
     * Noon, after sunset, after midnight and before sunrise on the clock of the place, which is not always the browser's: it is
     * the day that began with the last sunrise. Shashthi ends at 02:01 in India, which is 15:31 the day before in New York.
     */
    @Test
    @Variant
    void theRunningDayIsShownAtEveryHour() {
        theRunningDayIsShownAndThePresentIsMarked(
                "Bengaluru", "2026-11-15T12:00:00+05:30", "12:00", "Shukla Shashthi", "until 02:01, 16 Nov");
        theRunningDayIsShownAndThePresentIsMarked(
                "Bengaluru", "2026-11-15T20:00:00+05:30", "20:00", "Shukla Shashthi", "until 02:01, 16 Nov");
        theRunningDayIsShownAndThePresentIsMarked(
                "Bengaluru", "2026-11-16T00:30:00+05:30", "00:30", "Shukla Shashthi", "until 02:01, 16 Nov");
        theRunningDayIsShownAndThePresentIsMarked(
                "Bengaluru", "2026-11-16T05:30:00+05:30", "05:30", "Shukla Saptami", "until 04:20, 17 Nov");
        theRunningDayIsShownAndThePresentIsMarked(
                "New York", "2026-11-15T12:00:00-05:00", "12:00", "Shukla Shashthi", "until 15:31");
        theRunningDayIsShownAndThePresentIsMarked(
                "New York", "2026-11-15T20:00:00-05:00", "20:00", "Shukla Saptami", "until 17:50, 16 Nov");
        theRunningDayIsShownAndThePresentIsMarked(
                "New York", "2026-11-16T00:30:00-05:00", "00:30", "Shukla Saptami", "until 17:50, 16 Nov");
        theRunningDayIsShownAndThePresentIsMarked(
                "New York", "2026-11-16T05:30:00-05:00", "05:30", "Shukla Saptami", "until 17:50, 16 Nov");
    }

    private void theRunningDayIsShownAndThePresentIsMarked(
            String place, String now, String clock, String tithi, String until) {
        itIs(now);
        String where = place.equals("Bengaluru") ? BENGALURU : NEW_YORK;
        show("/panchanga?" + where);
        assertThat(page.locator(".pan-card-date")).hasText("Ravivara (Sunday) · 15 November 2026 · " + place);
        assertThat(heading("Shukla Shashthi")).isVisible();
        assertThat(labelled("Date")).hasValue("15-11-2026");
        assertThat(page.locator(".tl-now")).isVisible();
        assertThat(page.locator(".tl-now")).hasText(clock);
        assertThat(page.locator(".tl-tithi .is-now")).hasCount(1);
        assertThat(page.locator(".tl-tithi .is-now")).containsText("Tithi: " + tithi);
        Locator present = page.getByRole(AriaRole.REGION, named("Now"));
        assertThat(present.getByRole(AriaRole.LISTITEM).first()).hasText("Tithi" + tithi + until);
    }

    @Test
    void thePresentIsFoundAndLeft() {
        todayLeadsToTheRunningDay();
    }

    @Test
    @Variant
    void thePresentIsWhereItBelongs() {
        beforeSunriseThePresentIsNotInTheComingDay();
        thePresentIsMarkedOnNoOtherDay();
        theMonthOfTheRunningDayIsShown();
        atThePolesTheRunningDayIsThatOfTheClock();
        aMomentIsShownInTheDayThatItIsIn();
    }

    /** Until sunrise today is yesterday's date, and the address says no date but today. */
    private void todayLeadsToTheRunningDay() {
        itIs("2026-11-16T00:30:00+05:30");
        show("/panchanga?" + BENGALURU);
        Locator date = page.locator(".pan-card-date");
        Locator present = page.getByRole(AriaRole.REGION, named("Now"));
        assertThat(date).containsText("15 November 2026");
        assertThat(page).not().hasURL(Pattern.compile("date="));
        assertThat(present).containsText("until sunrise 06:22");
        assertAccessible(page, ".pan-present");
        present.getByRole(AriaRole.LINK).click();
        assertThat(date).hasText("Somavara (Monday) · 16 November 2026 · Bengaluru");
        page.goBack();
        assertThat(date).containsText("15 November 2026");
        page.getByRole(AriaRole.LINK, named("Next day")).click();
        assertThat(date).containsText("16 November 2026");
        assertThat(page).hasURL(Pattern.compile("date=2026-11-16"));
        assertThat(present).isHidden();
        page.getByRole(AriaRole.LINK, named("Today")).click();
        assertThat(date).containsText("15 November 2026");
        assertThat(present).isVisible();
        assertThat(page).not().hasURL(Pattern.compile("date="));
        page.getByRole(AriaRole.LINK, named("Month")).click();
        assertThat(heading("November 2026")).isVisible();
        assertThat(page.locator(".pan-grid [aria-current=date]")).hasAttribute("data-date", "2026-11-15");
    }

    /** The picture of a day begins before its sunrise, the day does not: the line and the strip are in the same day. */
    private void beforeSunriseThePresentIsNotInTheComingDay() {
        itIs("2026-11-16T05:30:00+05:30");
        show("/panchanga?date=2026-11-16&" + BENGALURU);
        assertThat(page.locator(".pan-card-date")).containsText("16 November 2026");
        assertThat(page.locator(".tl-now")).isHidden();
        assertThat(page.getByRole(AriaRole.REGION, named("Now"))).isHidden();
    }

    private void thePresentIsMarkedOnNoOtherDay() {
        itIs("2026-11-15T12:00:00+05:30");
        show("/panchanga?date=2026-11-06&" + BENGALURU);
        assertThat(page.locator(".pan-card")).isVisible();
        assertThat(page.locator(".tl-now")).isHidden();
        assertThat(page.getByRole(AriaRole.REGION, named("Now"))).isHidden();
    }

    /** Before the first sunrise of a month it is still the last day of the month before. */
    private void theMonthOfTheRunningDayIsShown() {
        itIs("2026-11-01T00:30:00+05:30");
        show("/panchanga?view=month&" + BENGALURU);
        assertThat(heading("October 2026")).isVisible();
        assertThat(page.locator(".pan-grid [aria-current=date]")).hasAttribute("data-date", "2026-10-31");
    }

    /** Where there is no sunrise the civil day stands in. */
    private void atThePolesTheRunningDayIsThatOfTheClock() {
        itIs("2026-06-21T00:30:00+02:00");
        show("/panchanga?lat=69.65&lon=18.96");
        assertThat(page.locator(".pan-card-date")).containsText("21 June 2026");
        assertThat(page.locator(".tl-now")).hasText("00:30");
        assertThat(page.getByRole(AriaRole.REGION, named("Now"))).containsText("Shukla Saptami");
    }

    /** A birth after midnight is in the day of the sunrise before it; from there a way leads to the present. */
    private void aMomentIsShownInTheDayThatItIsIn() {
        itIs("2026-11-15T12:00:00+05:30");
        show("/panchanga?at=1990-05-17T03:00:00%2B05:30&name=Mira&" + BENGALURU);
        assertThat(page.locator(".pan-card-date")).containsText("16 May 1990");
        assertThat(page.locator(".tl-moment")).isVisible();
        // Its line passes behind the names that it meets.
        assertThat(page.locator(".tl-nakshatra .is-chosen .seg-full")).hasCSS("z-index", "7");
        Locator birth = page.getByRole(AriaRole.REGION, named("At birth"));
        assertThat(birth).containsText("Mira · 03:00:00, 17 May 1990");
        assertThat(birth.getByRole(AriaRole.LISTITEM)).hasCount(7);
        assertThat(birth).containsText("VaraBudhavara (Wednesday)");
        assertAccessible(page, ".pan-birth");
        assertThat(printedSheets()).isEqualTo(1);
        page.getByRole(AriaRole.LINK, named("Today")).click();
        assertThat(page.locator(".pan-card-date")).containsText("15 November 2026");
        assertThat(page).hasURL(Pattern.compile("at=1990-05-17.*date=today"));
        assertThat(birth).hasCount(0);
    }

    @Test
    void aMonthIsReadTurnedAndTakenAway() throws IOException {
        show(MONTH);
        aMonthLeadsToItsDays();
        monthsGoByTheMoonOrByTheSun();
        aMonthIsTakenAwayAsACalendarAndAsATable();
    }

    @Test
    @Variant
    void aMonthIsPrinted() {
        show(MONTH);
        aMonthIsPrintedWithItsPlaceItsTimesAndItsSystem();
    }

    private void aMonthLeadsToItsDays() {
        assertThat(heading("November 2026")).isVisible();
        assertThat(days()).hasCount(30);
        assertThat(day("2026-11-05")).containsText("Ekadashi");
        assertThat(day("2026-11-09")).containsText("Amavasya");
        assertThat(day("2026-11-24")).containsText("Purnima");
        assertAccessible(page);

        page.getByRole(AriaRole.LINK, named("Next month")).click();
        assertThat(heading("December 2026")).isVisible();
        assertThat(days()).hasCount(31);
        assertThat(page.getByRole(AriaRole.LINK, named("Next month"))).isFocused();
        day("2026-12-09").click();
        assertThat(page).hasURL(Pattern.compile("date=2026-12-09"));
        assertThat(page.locator(".pan-day")).isVisible();
        assertThat(page.locator(".tl")).isVisible();
    }

    private void monthsGoByTheMoonOrByTheSun() {
        show(MONTH);
        assertThat(heading("November 2026")).isVisible();
        kind("amanta");
        assertThat(heading("Kartika")).isVisible();
        assertThat(days().first()).hasAttribute("data-date", "2026-11-10");
        assertThat(days().last()).hasAttribute("data-date", "2026-12-08");
        kind("purnimanta");
        assertThat(heading("Kartika")).isVisible();
        assertThat(days().last()).hasAttribute("data-date", "2026-11-24");
        kind("solar");
        assertThat(heading("Aippasi")).isVisible();
        assertThat(days().first()).hasAttribute("data-date", "2026-10-18");
        assertThat(day("2026-10-18")).containsText("Solar month begins");
    }

    private void aMonthIsTakenAwayAsACalendarAndAsATable() throws IOException {
        show(MONTH);
        assertThat(days()).hasCount(30);
        Download calendar = page.waitForDownload(() -> more("iCalendar").click());
        assertThat(calendar.suggestedFilename()).isEqualTo("panchanga-Bengaluru-2026-11-01.ics");
        assertThat(Files.readString(calendar.path()))
                .startsWith("BEGIN:VCALENDAR")
                .contains("DTSTART;VALUE=DATE:20261130", "LOCATION;LANGUAGE=en:Bengaluru")
                .doesNotContain("20261201\r\nDTEND");
        Download table = page.waitForDownload(() -> more("CSV").click());
        assertThat(table.suggestedFilename()).isEqualTo("panchanga-Bengaluru-2026-11-01.csv");
        List<String> lines = Files.readAllLines(table.path());
        assertThat(lines).hasSize(31);
        assertThat(lines.get(0)).startsWith("date,place,latitude,longitude,timezone,language,vara,sunrise");
    }

    private void aMonthIsPrintedWithItsPlaceItsTimesAndItsSystem() {
        assertThat(days()).hasCount(30);
        assertThat(printedSheets()).isEqualTo(1);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".pan-month-where")).containsText("Bengaluru");
        assertThat(day("2026-11-15").locator(".cell-tithi")).containsText("Shukla Shashthi");
        assertThat(day("2026-11-15").locator(".cell-until").first()).isVisible();
        assertThat(day("2026-11-15").locator(".cell-until").first()).hasText(Pattern.compile("until \\d\\d:\\d\\d.*"));
        assertThat(page.locator(".cell-special").first()).containsText(Pattern.compile("kshaya|vriddhi"));
        assertThat(page.locator(".by-system")).containsText("Sunrise: centre of the Sun on the true horizon");
        assertThat(page).hasTitle("Bengaluru · Panchanga · Nirayana");
    }

    @Test
    @Variant
    void daysOutOfTheOrdinaryAreSaid() {
        aPolarDaySaysWhatIsMissingAndWhy();
        aDateThatAPlaceLeftOutIsSaid();
        aClockThatIsPutForwardIsFollowed();
    }

    private void aPolarDaySaysWhatIsMissingAndWhy() {
        show("/panchanga?date=2026-06-21&lat=69.65&lon=18.96");
        assertThat(page.getByRole(AriaRole.NOTE)).containsText("The Sun does not set (polar day)");
        assertThat(heading("Shukla Saptami")).isVisible();
        assertThat(page.locator(".tl-tithi .seg")).hasCount(2);
        assertThat(page.locator(".tl-hora .seg")).hasCount(0);
        assertThat(page.locator(".tl-hora")).containsText("The Sun does not set");
        assertAccessible(page, ".pan-day");
    }

    /** Samoa had no 30 December 2011. */
    private void aDateThatAPlaceLeftOutIsSaid() {
        show("/panchanga?date=2011-12-30&lat=-13.83&lon=-171.77");
        assertThat(page.getByText("30 December 2011 did not exist at this place: its clocks skipped it."))
                .isVisible();
        show("/panchanga?view=month&date=2011-12-30&lat=-13.83&lon=-171.77");
        assertThat(days()).hasCount(30);
        assertThat(page.locator(".pan-leftout")).hasCount(1);
    }

    /** In Berlin the clock went from 2 to 3 in the night to 29 March 2026; what it shows is written, not what it would. */
    private void aClockThatIsPutForwardIsFollowed() {
        show("/panchanga?date=2026-03-28&lat=52.52&lon=13.405");
        assertThat(page.locator(".tl-ticks span").last()).hasText("05:00");
        assertThat(page.locator(".tl-ticks")).containsText("22:0000:00");
    }

    @Test
    void thePageSpeaksTamil() {
        speak("ta");
        show(DAY);
        assertThat(heading("வளர்பிறை சஷ்டி")).isVisible();
        assertThat(page.locator(".pan-card")).containsText("ஞாயிற்றுக்கிழமை");
        assertThat(page.locator(".tl-avoid").first()).containsText("எமகண்டம்");
        assertAccessible(page, ".pan-card");
    }

    @Test
    @Variant
    void onAPhoneTimeRunsDownThePage() {
        page.setViewportSize(390, 844);
        show(DAY);
        assertThat(heading("Shukla Shashthi")).isVisible();
        Locator tithi = segment("Tithi: Shukla Shashthi");
        assertThat(tithi.boundingBox().height).isGreaterThan(tithi.boundingBox().width * 3);
        assertThat(page.locator(".tl-hora .seg").first()).isHidden();
        page.getByRole(AriaRole.BUTTON, named("Hours")).click();
        assertThat(page.locator(".tl-hora .seg").first()).isVisible();
        assertThat(tithi).isHidden();
        page.getByRole(AriaRole.BUTTON, named("Special times")).click();
        segment("Rahu kalam").click();
        assertThat(detail()).containsText("16:20 to 17:46");
        assertNoSidewaysScroll(page);
        assertAccessible(page);

        show(MONTH);
        assertThat(days()).hasCount(30);
        assertNoSidewaysScroll(page);
        assertAccessible(page);
    }

    private Locator heading(String text) {
        return page.getByRole(
                AriaRole.HEADING,
                new Page.GetByRoleOptions().setName(text).setLevel(2).setExact(true));
    }

    /** A part of the picture, by how its words begin. */
    private Locator segment(String words) {
        return page.locator(".tl")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^" + words)));
    }

    private Locator detail() {
        return page.locator(".tl-detail");
    }

    private Locator days() {
        return page.locator(".pan-grid a");
    }

    private Locator day(String date) {
        return page.locator(".pan-grid a[data-date='" + date + "']");
    }
}
