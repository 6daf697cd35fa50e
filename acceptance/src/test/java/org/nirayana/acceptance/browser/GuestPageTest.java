package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A visit without an account, from the sign-in form to its end; what decides it is tested in guest.test.js. */
class GuestPageTest extends PageTest {
    private static final String MOMENT = "?at=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27&tz=Asia/Kolkata";

    @TempDir
    Path folder;

    @Test
    void aVisitorLooksAroundWithoutAnAccount() {
        startOwnService(folder, Map.of("GUESTS", "on"));
        page.setViewportSize(360, 740);
        page.navigate(origin() + "dashas" + MOMENT);
        Locator attempt = page.getByRole(AriaRole.BUTTON, named("Try without an account"));
        assertThat(attempt).isVisible();
        assertAccessible(page);

        // By the keyboard, and on to where the link leads.
        attempt.focus();
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("/dashas\\?"));
        assertThat(page.getByRole(AriaRole.HEADING, named("Dashas"))).isVisible();
        assertThat(page.locator(".ice-tree")).isVisible();
        Locator note = page.getByRole(AriaRole.COMPLEMENTARY);
        assertThat(note).containsText("free preview");
        // Nobody can register here, and the way to sign in stands above; on a phone every line counts.
        assertThat(note.getByRole(AriaRole.LINK)).hasCount(0);
        assertThat(note.boundingBox().height).isLessThan(90);
        assertThat(page.getByRole(AriaRole.NAVIGATION, named("Main")).getByRole(AriaRole.LINK))
                .hasText(new String[] {"Chart", "Panchanga", "Dashas"});
        assertThat(page.getByRole(AriaRole.BUTTON, named("Share"))).hasCount(0);

        page.getByRole(AriaRole.LINK, named("Chart")).click();
        assertThat(page.locator(".chart-figure svg").first()).isVisible();
        for (String needsAccount : new String[] {"Share", "Save person", "PDF"}) {
            assertThat(page.locator(".chart-actions").getByText(needsAccount)).hasCount(0);
        }
        // The chart itself is judged in its own test.
        assertAccessible(page, ".guest-note");
        page.getByRole(AriaRole.LINK, named("Panchanga")).click();
        assertThat(page.getByRole(AriaRole.HEADING, named("Panchanga"))).isVisible();

        // What needs an account says so, and the way back is kept.
        page.navigate(origin() + "people");
        assertThat(page.getByRole(AriaRole.HEADING, named("This needs an account")))
                .isVisible();
        assertThat(page.getByRole(AriaRole.MAIN)
                        .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Sign in")))
                .hasAttribute("href", "/sign-in?next=%2Fpeople");
        assertAccessible(page);

        // The token has ended meanwhile: another takes its place.
        String before = token();
        page.evaluate("() => { const held = JSON.parse(sessionStorage.getItem('nirayana.session'));"
                + " sessionStorage.setItem('nirayana.session', JSON.stringify({ ...held, expiresAt: 1 })); }");
        page.navigate(origin() + "chart" + MOMENT);
        assertThat(page.locator(".chart-figure svg").first()).isVisible();
        assertThat(token()).isNotEqualTo(before);

        // Whoever is here as a guest can still sign in.
        page.locator(".sign-in-link").click();
        assertThat(page).hasURL(Pattern.compile("/sign-in\\?next=%2Fchart%3F"));
        assertThat(labelled("Password")).isVisible();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Try without an account")))
                .hasCount(0);

        page.navigate(origin() + "chart" + MOMENT);
        page.getByRole(AriaRole.BUTTON, named("Sign out")).click();
        assertThat(page).hasURL(Pattern.compile("/$"));
        assertThat(page.getByRole(AriaRole.BUTTON, named("Try without an account")))
                .isVisible();
        assertThat(page.getByRole(AriaRole.COMPLEMENTARY)).hasCount(0);
    }

    /** The first minute of somebody who comes for a chart: typed on the first page, seen as a guest. */
    @Test
    void aBirthIsTypedOnTheFirstPage() {
        startOwnService(folder, Map.of("GUESTS", "on"));
        page.setViewportSize(390, 800);
        page.navigate(origin());
        // What runs today asks for nobody's leave, and leads on as a guest.
        assertThat(page.locator(".hero-today dd strong")).hasCount(3);
        assertThat(page.locator(".hero-today h2")).hasText("Today · Bengaluru");
        page.getByRole(AriaRole.LINK, named("Panchanga of the day")).click();
        assertThat(page).hasURL(Pattern.compile("/panchanga\\?lat=12.971667&lon=77.593611&place=Bengaluru$"));
        assertThat(page.getByRole(AriaRole.HEADING, named("Panchanga"))).isVisible();
        page.getByRole(AriaRole.BUTTON, named("Sign out")).click();
        assertThat(page.locator(".hero-birth")).isVisible();
        labelled("Date").fill("1/4/1990");
        labelled("Time").fill("6:15 pm");
        labelled("Place").fill("Chennai");
        assertAccessible(page);
        page.getByRole(AriaRole.BUTTON, named("Show my chart")).click();
        assertThat(page).hasURL(Pattern.compile("/chart\\?at=1990-04-01T18%3A15%3A00%2B05%3A30"));
        assertThat(page.locator(".chart-figure svg").first()).isVisible();
        assertThat(page.locator(".date-words")).hasText("Sunday, 1 April 1990");

        // For developers there is a page.
        page.getByRole(AriaRole.BUTTON, named("Sign out")).click();
        page.getByRole(AriaRole.LINK, named("For developers")).click();
        assertThat(page.getByRole(AriaRole.REGION, named("Request"))).containsText("curl");
        assertAccessible(page, "main");
    }

    private String token() {
        return (String) page.evaluate("() => JSON.parse(sessionStorage.getItem('nirayana.session')).token");
    }
}
