package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.acceptance.Command;

/**
 * Draws {@code docs/screenshots} again; run by {@code ./nirayana screenshots}, not by the tests, whose names end otherwise.
 *
 * <p>The same pages in two widths and two themes, as WebP. What they show hangs on the moment in their address, not on the
 * hour at which they are drawn.
 */
class Screenshots extends PageTest {
    private static final Path FOLDER = Command.ROOT.resolve("docs/screenshots");
    private static final long LARGEST = 150_000;

    /** Srinivasa Ramanujan's birth. */
    private static final String MOMENT =
            "?at=1887-12-22T18:20:00%2B05:21:10&place=Erode&lat=11.341&lon=77.7172&name=Srinivasa+Ramanujan";

    /**
     * A page to draw.
     *
     * @param ready what is seen when it is complete
     * @param main whether it is drawn in both themes at both widths, or once at each width
     * @param top what is brought to the top of the picture; empty: the page as it opens
     */
    private record Shot(String name, String path, String ready, boolean signedIn, boolean main, String top) {
        Shot(String name, String path, String ready, boolean signedIn, boolean main) {
            this(name, path, ready, signedIn, main, "");
        }
    }

    private static final List<Shot> SHOTS = List.of(
            new Shot("home", "/", ".hero-chart", false, true),
            new Shot("sign-in", "/sign-in", "form", false, false),
            new Shot("chart", "/chart" + MOMENT, "main table tbody tr:nth-child(9)", true, true),
            new Shot("account", "/account", "main section", true, false),
            new Shot("admin-users", "/admin", "tr[data-user=meera]", true, false),
            new Shot("admin-tiers", "/admin?tab=tiers", "[data-tier=pro]", true, false),
            new Shot("admin-system", "/admin?tab=system", ".plot-dot", true, false),
            new Shot("panchanga", "/panchanga" + MOMENT, ".pan-tables", true, false),
            new Shot("panchanga-day", "/panchanga" + MOMENT, ".pan-tables", true, true, ".pan-timeline"),
            new Shot(
                    "panchanga-month",
                    "/panchanga" + MOMENT + "&view=month",
                    ".pan-grid",
                    true,
                    false,
                    ".pan-month-tools"),
            new Shot("dashas", "/dashas" + MOMENT, ".ice-table tbody tr", true, true, ".dasha-content"),
            new Shot("match", Geometry.MATCH.path(), Geometry.MATCH.ready(), true, true, ".match-answer"),
            new Shot("sky", Geometry.SKY.path(), Geometry.SKY.ready(), true, true, ".sky-content"),
            new Shot("compare", "/compare" + MOMENT, ".compare-table tbody tr", true, false),
            new Shot(
                    "strengths",
                    "/strengths" + MOMENT,
                    ".str-kaksha-table tbody tr:nth-child(7)",
                    true,
                    true,
                    ".str-content"));

    @Test
    void drawEveryPage() throws IOException {
        Files.createDirectories(FOLDER);
        people();
        for (Shot shot : SHOTS) {
            if (shot.main()) {
                for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                    draw(shot, "desktop", 1280, 860, scheme);
                    draw(shot, "phone", 390, 844, scheme);
                }
            } else {
                draw(shot, "desktop", 1280, 860, ColorScheme.LIGHT);
                draw(shot, "phone", 390, 844, ColorScheme.DARK);
            }
        }
    }

    private static void people() {
        Map<String, String> names = Map.of(
                "meera", "Meera Nair", "arjun", "Arjun Rao", "lakshmi", "Lakshmi Iyer", "karthik", "Karthik Raja");
        for (String username : List.of("meera", "arjun", "lakshmi", "karthik")) {
            stage.createUser(username, false);
            stage.call("PATCH", "/api/v1/users/" + username, Map.of("name", names.get(username)));
        }
        stage.call("PATCH", "/api/v1/users/meera/tier", Map.of("tier_id", 2));
        stage.call("PATCH", "/api/v1/users/karthik", Map.of("is_active", false));
    }

    private void draw(Shot shot, String device, int width, int height, ColorScheme scheme) throws IOException {
        context.close();
        context = newContext(width, height);
        page = context.newPage();
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        if (shot.signedIn()) {
            signInAsAdmin();
        }
        if (shot.name().equals("admin-system")) {
            page.clock().install();
        } else {
            // Which period of a life is the present one hangs on it.
            itIs("2026-11-16T12:00:00+05:30");
        }
        show(shot.path());
        assertThat(page.locator(shot.ready()).first()).isVisible();
        if (shot.name().equals("admin-system")) {
            // A line wants some points, of which one comes every five seconds.
            for (int points = 2; points <= 6; points++) {
                page.clock().runFor(5_000);
                page.waitForFunction(
                        "points => document.querySelector('.plot-line').getAttribute('d').split('L').length >= points",
                        points);
            }
        }
        assertThat(page.locator("[aria-busy], .skeleton")).hasCount(0);
        page.evaluate("() => document.fonts.ready.then(() => document.activeElement?.blur())");
        if (!shot.top().isEmpty()) {
            // Below the bar that stays at the top.
            page.evaluate(
                    "top => scrollTo(0, document.querySelector(top).getBoundingClientRect().top + scrollY - 76)",
                    shot.top());
        }
        byte[] picture = capture();
        Path file =
                FOLDER.resolve(shot.name() + "-" + device + "-" + scheme.name().toLowerCase(Locale.ROOT) + ".webp");
        assertThat((long) picture.length).as(file.toString()).isLessThan(LARGEST);
        Files.write(file, picture);
    }

    /** As WebP, which Playwright itself does not offer: a fifth of a PNG. */
    private byte[] capture() {
        CDPSession session = context.newCDPSession(page);
        JsonObject options = new JsonObject();
        options.addProperty("format", "webp");
        options.addProperty("quality", 82);
        JsonObject answer = session.send("Page.captureScreenshot", options);
        session.detach();
        return Base64.getDecoder().decode(answer.get("data").getAsString());
    }
}
