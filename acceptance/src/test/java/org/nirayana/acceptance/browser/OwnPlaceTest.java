package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A place and a tradition of one's own: no birth changes them, whoever it is that a chart is cast for. */
class OwnPlaceTest extends PageTest {
    @Test
    void birthsElsewhereChangeNeitherStyleNorCalendarsNorToday() {
        String name = newName("astrologer");
        stage.createUser(name, false);
        signInAs(name);
        itIs("2026-11-19T12:00:00+05:30");
        // Nobody has chosen a place: it is that of the service, and a birth does not choose one.
        cast("Delhi", "South Indian");
        todayIs("Bengaluru", "tamil");
        // The place of an almanac is one's own.
        choosePlace("thrissur");
        todayIs("Thrissur", "malayalam");
        for (String town : new String[] {"Delhi", "Kolkata", "Chennai", "London"}) {
            cast(town, "South Indian");
            todayIs("Thrissur", "malayalam");
        }
        // The day of a birth has a place of its own, too.
        showAlmanac("/panchanga?at=1990-05-17T10:30:00%2B05:30&lat=22.57&lon=88.36&place=Kolkata");
        choosePlace("surat");
        todayIs("Thrissur", "malayalam");
    }

    private void cast(String town, String style) {
        show("/chart?new=1");
        labelled("Date").fill("1990-05-17");
        labelled("Time").fill("10:30");
        choosePlace(town);
        assertThat(page).hasURL(Pattern.compile("at=1990-05-17T10.*place=" + town));
        assertThat(page.locator(".chart-picture").first()).isVisible();
        assertThat(page.getByRole(AriaRole.RADIO, named(style))).isChecked();
    }

    private void choosePlace(String typed) {
        Locator place = page.getByRole(AriaRole.COMBOBOX, named("Place"));
        place.fill(typed);
        place.press("Enter");
        assertThat(place).hasValue(Pattern.compile("^" + typed + ",", Pattern.CASE_INSENSITIVE));
    }

    private void showAlmanac(String path) {
        show(path);
        page.locator(".pan-settings summary").click();
    }

    private void todayIs(String town, String calendar) {
        showAlmanac("/panchanga");
        assertThat(page.getByRole(AriaRole.COMBOBOX, named("Place"))).hasValue(Pattern.compile("^" + town));
        assertThat(page.locator(".pan-tradition select[name=solar_calendar]")).hasValue(calendar);
        assertThat(page.locator("select[name=language]").inputValue()).isEqualTo("en");
    }
}
