package org.nirayana.acceptance.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** How the words of a page lie: none too small, none over another, none cut. */
final class Geometry {
    private static final String SCRIPT = script();

    /** Srinivasa Ramanujan's birth. */
    static final String MOMENT =
            "?at=1887-12-22T18:20:00%2B05:21:10&place=Erode&lat=11.341&lon=77.7172&name=Srinivasa+Ramanujan";

    /** A view, what is seen when it is complete, and whether it is for those who signed in. */
    record View(String name, String path, String ready, boolean isSignedIn) {}

    static final View CHART = new View("chart", "/chart" + MOMENT, ".positions tbody tr:nth-child(10)", true);
    static final View NAVAMSA =
            new View("chart-d9", "/chart" + MOMENT + "&varga=9", ".positions tbody tr:nth-child(10)", true);
    static final View DAY = new View("panchanga", "/panchanga" + MOMENT, ".pan-tables", true);
    static final View MONTH = new View("panchanga-month", "/panchanga" + MOMENT + "&view=month", ".pan-grid", true);
    static final View DASHAS = new View("dashas", "/dashas" + MOMENT, ".ice-table tbody tr", true);
    static final View STRENGTHS =
            new View("strengths", "/strengths" + MOMENT, ".str-kaksha-table tbody tr:nth-child(7)", true);
    static final View HOME = new View("home", "/", ".hero-chart", false);
    static final View SIGN_IN = new View("sign-in", "/sign-in", "main form", false);
    static final View ACCOUNT = new View("account", "/account", "main section", true);

    private Geometry() {}

    /** Opens a view and waits until it is complete. */
    static void show(Page page, View view) {
        page.navigate(view.path());
        PlaywrightAssertions.assertThat(page.locator("main"))
                .hasAttribute("data-shown", Pattern.compile("^" + view.path().split("\\?", 2)[0] + " "));
        settle(page, view);
    }

    /** Waits until nothing is on its way any more, after the page was opened or has become wider or narrower. */
    static void settle(Page page, View view) {
        PlaywrightAssertions.assertThat(page.locator(view.ready()).first()).isVisible();
        // A picture that is too small for its new width is asked for in the next frame.
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
        PlaywrightAssertions.assertThat(page.locator("[aria-busy], .skeleton")).hasCount(0);
    }

    /** What is wrong, one line each. */
    static List<?> faults(Page page) {
        return (List<?>) page.evaluate(SCRIPT);
    }

    private static String script() {
        try (InputStream in = Geometry.class.getResourceAsStream("geometry.js")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.substring(text.indexOf("() =>"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
