package org.nirayana.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.HostileText;
import org.nirayana.testing.Proof;

/** The picture of a chart as hostile callers ask for it, opened in a browser and copied into somebody else's page. */
@Tag("svg")
class ChartMarkupTest extends PageTest {
    /** What an attack calls when it gets to run; two frames later animations have begun, too. */
    private static final String WHAT_RAN =
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(window.ran))))";

    private Page other;

    @BeforeEach
    void listen() {
        // What keeps workers away in other tests is a script, which the sandbox of a chart would refuse.
        context.close();
        context = newContext(1280, 800, ServiceWorkerPolicy.ALLOW);
        page = context.newPage();
        context.setExtraHTTPHeaders(Map.of("Authorization", "Bearer " + stage.adminToken()));
        context.addInitScript("window.ran = []; window.alert = what => window.ran.push(String(what));");
        other = context.newPage();
    }

    @Test
    void nothingRuns() {
        expectStatus(400);
        // Were something to run, it would be noticed.
        assertThat(ranInAPage("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"))
                .isEqualTo(List.of("1"));
        assertThat(ranInAPage("<img src onerror=alert(2)>")).isEqualTo(List.of("2"));

        int opened = 0;
        int drawn = 0;
        List<String> all = HostileText.all();
        for (int i = 0; i < all.size(); i += Proof.scaled(18, 1)) {
            String text = URLEncoder.encode(all.get(i), StandardCharsets.UTF_8);
            for (String query :
                    List.of("name=" + text + "&place=" + text, "name=x&lang=" + text, "place=x&tz=" + text)) {
                Response answer = page.navigate("/api/v1/astro/chart?dateandtime=1990-05-17T12:00:00Z&" + query);
                // Its policy is a sandbox without scripts: an attempt would be a complaint of the browser, which fails
                // the test.
                assertThat(page.evaluate("() => window.ran ?? []")).as(query).isEqualTo(List.of());
                opened++;
                if (answer.status() == 200) {
                    drawn++;
                    assertThat(ranInAPage(answer.text())).as(query).isEqualTo(List.of());
                }
            }
        }
        assertThat(drawn).isGreaterThan(opened / 4);
        Proof.figure(
                14,
                String.format(
                        Locale.ROOT,
                        "%d answers to hostile texts in name, place, lang and tz opened in Chromium, the %d charts among them copied into a page without a policy: nothing ran",
                        opened,
                        drawn));
    }

    /** In a page that forbids nothing, read by the forgiving parser of HTML. */
    private Object ranInAPage(String markup) {
        other.evaluate("() => { window.ran = []; }");
        other.setContent("<!doctype html><title>Somebody else's page</title>" + markup);
        return other.evaluate(WHAT_RAN);
    }
}
