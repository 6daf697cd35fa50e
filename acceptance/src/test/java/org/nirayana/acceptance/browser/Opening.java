package org.nirayana.acceptance.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What it costs to open a view for the first time, without a clock: how far things jump when the answers come, what comes over the
 * wire, and how often the page waits for the line. The answers are held back until the view was painted without them, as on a slow line.
 */
final class Opening {
    /**
     * @param turns how often the line is waited for until the first answers are there: for the document, for what it names, and
     *     once more where the view itself asks
     */
    record Cost(double shift, long bytes, int requests, int turns) {
        /** On a line of 400 kbit/s on which an answer begins after 400 ms, without the work of the page. */
        double slowSeconds() {
            return 0.4 * turns + bytes / 50_000.0;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%.1f KiB in %d requests and %d turns, %.2f s on slow 3G, layout shift %.3f",
                    bytes / 1024.0,
                    requests,
                    turns,
                    slowSeconds(),
                    shift);
        }
    }

    /** Who is signed in and what they like, the frame of the page waits for. */
    private static final Pattern ANSWERS =
            Pattern.compile("/api/v1/(?!auth/me$|users/me/preferences$)|/web/today\\.json");

    private final Page page;
    private final List<JsonObject> sent = new ArrayList<>();
    private final Map<String, Long> received = new HashMap<>();

    /** Or given up: by a view that asks for something else meanwhile. */
    private final Set<Request> answered = new HashSet<>();

    /** Watches a page from now on. As long as requests are held nothing is kept from one view to the next. */
    Opening(Page page) {
        this.page = page;
        CDPSession wire = page.context().newCDPSession(page);
        wire.on("Network.requestWillBeSent", sent::add);
        wire.on(
                "Network.loadingFinished",
                done -> received.put(
                        done.get("requestId").getAsString(),
                        done.get("encodedDataLength").getAsLong()));
        wire.send("Network.enable");
        page.onResponse(response -> answered.add(response.request()));
        page.onRequestFailed(answered::add);
        JsonObject off = new JsonObject();
        off.addProperty("cacheDisabled", true);
        wire.send("Network.setCacheDisabled", off);
        page.addInitScript("""
                window.jumps = [];
                window.jumpWatch = new PerformanceObserver((list) => jumps.push(...list.getEntries()));
                jumpWatch.observe({ type: 'layout-shift', buffered: true });
                """);
    }

    /** Opens a view and waits until it is complete. */
    Cost of(Geometry.View view) {
        sent.clear();
        received.clear();
        answered.clear();
        List<Route> held = new ArrayList<>();
        page.route(ANSWERS, held::add);
        page.navigate(view.path());
        page.locator("#main h1").first().waitFor();
        laidOut();
        laidOut();
        int turns = 2;
        for (JsonObject one : List.copyOf(sent)) {
            if (ANSWERS.matcher(address(one)).find() && !isBeforehand(one.getAsJsonObject("initiator"))) {
                turns = 3;
            }
        }
        page.unroute(ANSWERS);
        // One by one: on a slow line none waits for another, and what two of them move at once would count once.
        for (Route route : held) {
            route.resume();
            page.waitForCondition(() -> answered.contains(route.request()));
            laidOut();
        }
        page.locator("main[data-shown^='" + view.path().split("\\?", 2)[0] + " ']")
                .waitFor();
        Geometry.settle(page, view);
        laidOut();
        // The view before may have asked for something in between.
        String document = sent.stream()
                .filter(one -> one.get("type").getAsString().equals("Document"))
                .findFirst()
                .orElseThrow()
                .get("loaderId")
                .getAsString();
        List<JsonObject> own = sent.stream()
                .filter(one -> one.get("loaderId").getAsString().equals(document))
                .filter(one -> !address(one).startsWith("data:"))
                .toList();
        long bytes = own.stream()
                .mapToLong(one -> received.getOrDefault(one.get("requestId").getAsString(), 0L))
                .sum();
        double shift = ((Number) page.evaluate("() => [...jumps, ...jumpWatch.takeRecords()]"
                        + ".reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)"))
                .doubleValue();
        return new Cost(shift, bytes, own.size(), turns);
    }

    private static String address(JsonObject request) {
        return request.getAsJsonObject("request").get("url").getAsString();
    }

    /** Whether it was js/early.js that asked, while the modules were on their way. */
    private static boolean isBeforehand(JsonObject initiator) {
        JsonObject stack = initiator.getAsJsonObject("stack");
        JsonArray frames = stack == null ? new JsonArray() : stack.getAsJsonArray("callFrames");
        return !frames.isEmpty()
                && frames.get(0).getAsJsonObject().get("url").getAsString().endsWith("/early.js");
    }

    /** An observer hears of its element after a real layout, whatever the clock of the test says. */
    private void laidOut() {
        page.evaluate("() => new Promise((laidOut) => new ResizeObserver((_, observer) => {"
                + " observer.disconnect(); setTimeout(laidOut, 20); }).observe(document.documentElement))");
    }
}
