package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.acceptance.Command;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/**
 * What each view costs whoever opens it first, with nothing kept from before: what comes over the wire, when the largest thing is
 * seen, how far things jump, for how long the page does not react and works, and how much there is. The table is printed, and written to
 * {@code acceptance/target/page-figures.md}; docs/performance.md keeps the one of last time.
 */
@LongProof
@Tag("page-figures")
class PageFiguresTest extends PageTest {
    /** Srinivasa Ramanujan's birth. */
    private static final String MOMENT = "?at=1887-12-22T18:20:00%2B05:21:10&place=Erode&lat=11.341&lon=77.7172";

    /** A view, and what is seen when it is complete. */
    private record View(String name, String path, String ready, boolean isSignedIn) {}

    private static final List<View> VIEWS = List.of(
            new View("home", "/", ".hero-chart", false),
            new View("sign-in", "/sign-in", "main form", false),
            new View("chart", "/chart" + MOMENT, ".positions tbody tr:nth-child(10)", true),
            new View("chart, D9", "/chart" + MOMENT + "&varga=9", ".positions tbody tr:nth-child(10)", true),
            new View("panchanga", "/panchanga" + MOMENT, ".pan-tables", true),
            new View("panchanga, month", "/panchanga" + MOMENT + "&view=month", ".pan-grid", true),
            new View("dashas", "/dashas" + MOMENT, ".ice-table tbody tr", true),
            new View("strengths", "/strengths" + MOMENT, ".str-kaksha-table tbody tr:nth-child(7)", true),
            new View("match", Geometry.MATCH.path(), Geometry.MATCH.ready(), true),
            new View("sky", Geometry.SKY.path(), Geometry.SKY.ready(), true),
            new View("account", "/account", "main section", true),
            new View("admin", "/admin", "tr[data-user=admin]", true));

    private record Screen(String name, int width, int height) {}

    private static final List<Screen> SCREENS =
            List.of(new Screen("desktop", 1280, 800), new Screen("phone", 360, 740));

    /** 400 kbit/s each way and 400 ms until an answer begins. */
    private static final Map<String, Number> SLOW_3G =
            Map.of("latency", 400, "downloadThroughput", 50_000, "uploadThroughput", 50_000);

    private record Figures(
            String view,
            String screen,
            long bytes,
            int requests,
            double largestMs,
            double shift,
            double longTasksMs,
            double workMs,
            int elements,
            int violations,
            double slowMs,
            double slowShift) {

        static final String HEAD = """
                | view | screen | KiB | requests | LCP, s | layout shift | long tasks, s | work, s | elements | axe | slow 3G: seen, s | slow 3G: shift |
                |---|---|---|---|---|---|---|---|---|---|---|---|
                """;

        String row() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %s | %.0f | %d | %.2f | %.3f | %.2f | %.2f | %d | %d | %.1f | %.3f |%n",
                    view,
                    screen,
                    bytes / 1024.0,
                    requests,
                    largestMs / 1000,
                    shift,
                    longTasksMs / 1000,
                    workMs / 1000,
                    elements,
                    violations,
                    slowMs / 1000,
                    slowShift);
        }
    }

    @Test
    void everyViewIsLightAndStill() throws IOException {
        List<Figures> all = new ArrayList<>();
        StringBuilder table = new StringBuilder(Figures.HEAD);
        for (View view : VIEWS) {
            for (Screen screen : SCREENS) {
                Figures figures = measure(view, screen);
                all.add(figures);
                table.append(figures.row());
            }
        }
        System.out.println(table);
        Path target = Files.createDirectories(Command.ROOT.resolve("acceptance/target"));
        Files.writeString(target.resolve("page-figures.md"), table);
        assertThat(all).isNotEmpty().allSatisfy(one -> {
            assertThat(one.shift()).as("layout shift, %s", one).isLessThanOrEqualTo(0.05);
            assertThat(one.slowShift())
                    .as("layout shift on a slow line, %s", one)
                    .isLessThanOrEqualTo(0.05);
            assertThat(one.violations()).as("%s", one).isZero();
            if (one.view().equals("dashas")) {
                assertThat(one.elements()).as("elements, %s", one).isLessThan(1500);
                assertThat(one.longTasksMs()).as("long tasks, %s", one).isLessThan(200);
            }
            if (one.view().startsWith("chart")) {
                assertThat(one.slowMs())
                        .as("the first chart on a slow line, %s", one)
                        .isLessThan(3000);
            }
        });
        Proof.figure(
                31,
                String.format(
                        Locale.ROOT,
                        "first chart on slow 3G after %.1f s, %d requests; layout shift at most %.3f; dashas %d elements",
                        all.stream()
                                        .filter(one -> one.view().equals("chart"))
                                        .mapToDouble(Figures::slowMs)
                                        .max()
                                        .orElseThrow()
                                / 1000,
                        all.stream()
                                .filter(one -> one.view().equals("chart"))
                                .mapToInt(Figures::requests)
                                .max()
                                .orElseThrow(),
                        all.stream()
                                .mapToDouble(one -> Math.max(one.shift(), one.slowShift()))
                                .max()
                                .orElseThrow(),
                        all.stream()
                                .filter(one -> one.view().equals("dashas"))
                                .mapToInt(Figures::elements)
                                .max()
                                .orElseThrow()));
    }

    private Figures measure(View view, Screen screen) {
        open(view, screen);
        CDPSession wire = context.newCDPSession(page);
        AtomicLong bytes = new AtomicLong();
        AtomicInteger requests = new AtomicInteger();
        wire.on("Network.requestWillBeSent", sent -> {
            if (!sent.getAsJsonObject("request").get("url").getAsString().startsWith("data:")) {
                requests.incrementAndGet();
            }
        });
        wire.on(
                "Network.loadingFinished",
                done -> bytes.addAndGet(done.get("encodedDataLength").getAsLong()));
        wire.send("Network.enable");
        JsonObject ticks = new JsonObject();
        ticks.addProperty("timeDomain", "threadTicks");
        wire.send("Performance.enable", ticks);
        show(view);
        double work = work(wire);
        JsonObject seen = seen();
        Figures swift = new Figures(
                view.name(),
                screen.name(),
                bytes.get(),
                requests.get(),
                seen.get("largest").getAsDouble(),
                seen.get("shift").getAsDouble(),
                seen.get("tasks").getAsDouble(),
                work,
                seen.get("elements").getAsInt(),
                violations(),
                0,
                0);
        open(view, screen);
        CDPSession line = context.newCDPSession(page);
        line.send("Network.enable");
        JsonObject slow = new JsonObject();
        slow.addProperty("offline", false);
        SLOW_3G.forEach(slow::addProperty);
        line.send("Network.emulateNetworkConditions", slow);
        show(view);
        JsonObject late = seen();
        return new Figures(
                swift.view(),
                swift.screen(),
                swift.bytes(),
                swift.requests(),
                swift.largestMs(),
                swift.shift(),
                swift.longTasksMs(),
                swift.workMs(),
                swift.elements(),
                swift.violations(),
                late.get("ready").getAsDouble(),
                late.get("shift").getAsDouble());
    }

    /** For how long the thread of the page has worked, by its own clock, whatever else the machine does. */
    private static double work(CDPSession wire) {
        for (JsonElement metric : wire.send("Performance.getMetrics").getAsJsonArray("metrics")) {
            JsonObject named = metric.getAsJsonObject();
            if (named.get("name").getAsString().equals("TaskDuration")) {
                return 1000 * named.get("value").getAsDouble();
            }
        }
        throw new AssertionError("the browser does not tell for how long it worked");
    }

    /** A profile in which nothing is kept, and a tab that notes what happens in it. */
    private void open(View view, Screen screen) {
        context.close();
        context = newContext(screen.width(), screen.height());
        page = context.newPage();
        if (view.isSignedIn()) {
            signInAsAdmin();
        }
        page.addInitScript("""
                window.seen = { largest: 0, shift: 0, tasks: 0, ready: 0 };
                const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
                  .observe({ type, buffered: true });
                watch('largest-contentful-paint', (e) => { seen.largest = e.startTime; });
                watch('layout-shift', (e) => { if (!e.hadRecentInput) { seen.shift += e.value; } });
                watch('longtask', (e) => { seen.tasks += e.duration; });
                const ready = () => {
                  if (seen.ready === 0 && document.querySelector('%s')) { seen.ready = performance.now(); }
                };
                new MutationObserver(ready).observe(document, { childList: true, subtree: true });
                """.formatted(view.ready()));
    }

    private void show(View view) {
        page.navigate(view.path());
        assertThat(page.getByRole(AriaRole.MAIN))
                .hasAttribute("data-shown", Pattern.compile("^" + view.path().split("\\?", 2)[0] + " "));
        assertThat(page.locator(view.ready()).first()).isVisible();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        assertThat(page.locator("[aria-busy], .skeleton")).hasCount(0);
        // What was painted last has been noted once another frame was.
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)))");
    }

    private JsonObject seen() {
        return new Gson()
                .fromJson(
                        (String) page.evaluate("() => JSON.stringify({ ...window.seen,"
                                + " elements: document.getElementsByTagName('*').length })"),
                        JsonObject.class);
    }

    private int violations() {
        page.evaluate(Stage.AXE);
        return ((Number) page.evaluate("async () => (await axe.run(document, { preload: false,"
                        + " resultTypes: ['violations'] })).violations.length"))
                .intValue();
    }
}
