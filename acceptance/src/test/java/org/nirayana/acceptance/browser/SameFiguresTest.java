package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What several views of one moment show, all show alike. */
class SameFiguresTest extends PageTest {
    private static final String BENGALURU = "lat=12.971667&lon=77.593611&place=Bengaluru&tz=Asia/Kolkata";
    private static final String NOON = "at=2026-11-15T12:00:00%2B05:30&" + BENGALURU;

    /** The mean ayanamsa of that day, 24°13′56.9″; with nutation it is 24°14′05″, and cut it would be 56″. */
    private static final String AYANAMSA = "24°13′57″";

    @BeforeEach
    void signedIn() {
        signInAsAdmin();
    }

    @Test
    void everyViewShowsTheMeanAyanamsa() {
        // Of two charts side by side each may be too small for the last lines of its caption.
        page.setViewportSize(1000, 800);
        page.navigate("/chart?" + NOON);
        assertThat(page.locator(".chart-figure svg.chart-picture")).hasCount(1);
        assertThat(page.locator(".chart-figure svg.chart-picture")).containsText(AYANAMSA);
        assertThat(page.locator(".facts")).containsText(AYANAMSA);
        page.setViewportSize(1280, 800);
        assertThat(page.locator(".chart-figure svg.chart-picture")).hasCount(2);
        assertThat(page.locator(".facts")).containsText(AYANAMSA);
        page.navigate("/dashas?" + NOON);
        assertThat(page.locator(".dasha-conventions")).containsText(AYANAMSA);
        page.navigate("/panchanga?date=2026-11-15&" + BENGALURU);
        assertThat(page.locator(".pan-conventions-brief")).containsText(AYANAMSA);
    }

    /** Sunrise at 06:21:46 by every view; what the service tells is whole seconds. */
    @Test
    void everyViewShowsTheSameSunrise() {
        page.navigate("/chart?" + NOON);
        assertThat(page.locator(".facts")).containsText(Pattern.compile("Sunrise\\s*06:21:46"));
        page.navigate("/panchanga?date=2026-11-15&" + BENGALURU);
        assertThat(page.locator(".pan-card")).containsText("06:21");
    }

    @Test
    void whoeverHasChosenNoPlaceIsWhereTheServiceIs() {
        Request asked = page.waitForRequest(Pattern.compile("/api/v1/astro/horoscope\\?"), () -> {
            page.navigate("/chart");
            page.getByRole(AriaRole.BUTTON, named("Now")).click();
        });
        assertThat(asked.url()).contains("lat=12.971667", "lon=77.593611");
    }
}
