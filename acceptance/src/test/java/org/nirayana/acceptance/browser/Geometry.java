package org.nirayana.acceptance.browser;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.nirayana.acceptance.Command;

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
    /** His wife Janaki and he. She was born on that day; six o'clock stands for an hour that nobody has told. */
    static final View MATCH = new View(
            "match",
            "/match?at=1899-03-21T06:00:00%2B05:21:10&place=Erode&lat=11.341&lon=77.7172&name=Janaki"
                    + MOMENT.replaceAll("[?&](\\w+)=", "&groom_$1="),
            ".match-note",
            true);

    /** Over his houses; the sky is that of the clock of the test. */
    static final View SKY = new View(
            "sky", "/sky" + MOMENT, ".sky-content:not([aria-busy]) .sky-gochara-table tbody tr:nth-child(9)", true);

    static final View HOME = new View("home", "/", ".hero-chart", false);
    static final View SIGN_IN = new View("sign-in", "/sign-in", "main form", false);
    static final View ACCOUNT = new View("account", "/account", "main section", true);

    /** What a page shows besides the way it opens. */
    private static final List<View> MORE =
            List.of(NAVAMSA, MONTH, new View("admin-tiers", "/admin?tab=tiers", "[data-tier]", true));

    /** What is seen when a page of that path is complete; others are complete once nothing is on its way. */
    private static final Map<String, View> KNOWN = Stream.of(CHART, DAY, DASHAS, MATCH, SKY, HOME, SIGN_IN, ACCOUNT)
            .collect(Collectors.toMap(view -> view.path().split("\\?", 2)[0], view -> view));

    private Geometry() {}

    /** Every page as {@code pages.json} lists them, and what else they show: a new one is looked at without a word here. */
    static List<View> all() {
        return Stream.concat(pages().stream(), MORE.stream()).toList();
    }

    /** The pages of {@code pages.json}, each as it opens. */
    static List<View> pages() {
        try {
            JsonArray pages = new Gson()
                    .fromJson(
                            Files.readString(Command.ROOT.resolve("web/src/main/resources/web/pages.json")),
                            JsonArray.class);
            return StreamSupport.stream(pages.spliterator(), false)
                    .map(JsonElement::getAsJsonObject)
                    .map(Geometry::view)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static View view(JsonObject page) {
        String path = page.get("path").getAsString();
        return KNOWN.getOrDefault(
                path,
                new View(
                        path.substring(1),
                        path + (page.has("sharesMoment") ? MOMENT : ""),
                        "main h1",
                        page.has("needsSignIn")));
    }

    /** Opens a view and waits until it is complete. */
    static void show(Page page, View view) {
        page.navigate(view.path());
        page.locator("main[data-shown^='" + view.path().split("\\?", 2)[0] + " ']")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        settle(page, view);
    }

    /** Waits until nothing is on its way any more, after the page was opened or has become wider or narrower. */
    static void settle(Page page, View view) {
        page.locator(view.ready()).first().waitFor();
        page.waitForFunction("width => innerWidth === width", page.viewportSize().width);
        // Where a test sets the time, frames asked for by the page come by that clock, whether or not anything was laid
        // out.
        // An observer hears of its element only after a real layout, and after the observers that were there before it.
        page.evaluate("() => new Promise((laidOut) => new ResizeObserver((_, observer) => {"
                + " observer.disconnect(); laidOut(); }).observe(document.documentElement))");
        // A picture that is too small for its new width is asked for in the next frame.
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
        // Of a chart the form, the periods, the limbs and how sure its time is come after the picture.
        page.waitForFunction("() => !document.querySelector('[aria-busy], .skeleton, .birth-coming, .dasha-strip:empty,"
                + " .at-birth[aria-hidden]') && [...document.querySelectorAll('.at-birth strong, main > :not(.is-shared)"
                + " .sure-brief')].every((e) => !['', '–'].includes(e.textContent.trim()))");
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
