package org.nirayana.service.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.words.Area;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** How the page and its assets are served; how they behave is tested in a browser. */
class WebRoutesTest {
    private static RunningService service;

    @BeforeAll
    static void start() {
        service = RunningService.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void everyPathOfThePageIsTheOneDocument() {
        String document = service.api().get("/").send().text();
        assertThat(document)
                .startsWith("<!DOCTYPE html>")
                .doesNotContain("<style")
                .doesNotContain("style=");
        List<Pages.Page> pages = Pages.read().all();
        assertThat(pages)
                .hasSizeGreaterThan(5)
                .contains(new Pages.Page(
                        "/chart",
                        "pageChart",
                        "chart workbench",
                        "A moment and a place in; the chart and everything that it is read by out. The address holds both, so"
                                + " that it can be kept and sent.",
                        "view/chart.js",
                        List.of(Area.CHART, Area.SHARING, Area.TERMS),
                        List.of("chart")));
        for (Pages.Page page : pages) {
            String path = page.path() + "?lat=1";
            Answer answer = service.api().get(path).send();
            assertThat(answer.status()).as(path).isEqualTo(200);
            assertThat(answer.mediaType()).isEqualTo("text/html");
            // But for the view that it fetches along, and its style sheets.
            assertThat(answer.text())
                    .isEqualTo(document.replace("/js/view/home.js", "/js/" + page.module())
                            .replace(
                                    "/css/base-home-account.css\" data-styles=\"home account\"",
                                    "/css/" + Pages.styleBundle(page) + "\" data-styles=\""
                                            + String.join(" ", page.styles()) + "\""));
            assertThat(answer.header("Content-Security-Policy").orElse(""))
                    .contains("default-src 'none'", "script-src 'self';", "style-src 'self';")
                    .doesNotContain("unsafe");
        }
    }

    /** The router finds the list in the document; whatever it names is there. */
    @Test
    void theDocumentHoldsTheListOfPages() {
        Matcher block = Pattern.compile("<script type=\"application/json\" id=\"pages\">([^<]+)</script>")
                .matcher(service.api().get("/").send().text());
        assertThat(block.find()).isTrue();
        JsonNode list = JsonMapper.shared().readTree(block.group(1));
        JsonNode words = service.api().get("/web/i18n/shell/en.json").send().json();
        String icons = service.api().get("/web/js/icons.js").send().text();
        assertThat(list.valueStream().map(page -> page.path("path").asString()))
                .containsExactlyElementsOf(
                        Pages.read().all().stream().map(Pages.Page::path).toList())
                .startsWith("/");
        for (JsonNode page : list) {
            String module = page.path("module").asString();
            assertThat(service.api().get("/web/js/" + module).send().status())
                    .as(module)
                    .isEqualTo(200);
            if (page.has("labelKey")) {
                assertThat(words.has(page.path("labelKey").asString()))
                        .as("%s", page)
                        .isTrue();
                assertThat(icons).contains("  " + page.path("iconName").asString() + ": [");
            }
        }
    }

    @Test
    void assetsHaveTheirTypesAndAreNotSentTwice() {
        Map<String, String> types = Map.of(
                "/web/js/main.js", "text/javascript",
                "/web/js/view/sign-in.js", "text/javascript",
                "/web/lib/lit-html.js", "text/javascript",
                "/web/css/base.css", "text/css",
                "/web/img/icon.svg", "image/svg+xml",
                "/web/i18n/shell/en.json", "application/json",
                "/web/i18n/terms/bn.json", "application/json");
        types.forEach((path, type) -> {
            Answer answer = service.api().get(path).send();
            assertThat(answer.status()).as(path).isEqualTo(200);
            assertThat(answer.mediaType()).as(path).isEqualTo(type);
            String tag = answer.header("ETag").orElseThrow();
            assertThat(service.api()
                            .get(path)
                            .header("If-None-Match", tag)
                            .send()
                            .status())
                    .as(path)
                    .isEqualTo(304);
        });
    }

    /** What the document names is fetched once for ever; an older document gets what there is, and does not keep it. */
    @Test
    void bundlesAreKeptByTheirNames() {
        String document = service.api().get("/chart").send().text();
        List<String> named = Pattern.compile("\"(/assets/[^\"]+)\"")
                .matcher(document)
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
        String folder = named.get(0).replaceAll("^(/assets/[0-9a-f]{12}/).*", "$1");
        assertThat(named)
                .containsExactlyInAnyOrder(
                        folder + "css/base-chart.css",
                        folder + "js/early.js",
                        folder + "js/main.js",
                        folder + "js/view/chart.js");
        assertThat(document).doesNotContain("/web/css", "/web/js");
        for (String path : List.of(
                "css/base-chart.css",
                "css/panchanga.css",
                "js/early.js",
                "js/main.js",
                "js/view/chart.js",
                "js/view/forbidden.js",
                "js/installed.js",
                "i18n/shell-chart-sharing-terms/ta.json",
                "i18n/dashas/ta.json",
                // In English, as long as nobody has translated it.
                "i18n/document/ta.json")) {
            Answer answer = service.api().get(folder + path).send();
            assertThat(answer.status()).as(path).isEqualTo(200);
            assertThat(answer.header("Cache-Control").orElseThrow())
                    .as(path)
                    .isEqualTo("public, max-age=31536000, immutable");
            Answer older = service.api().get("/assets/0/" + path).send();
            assertThat(older.text()).as(path).isEqualTo(answer.text());
            assertThat(older.header("Cache-Control").orElseThrow()).as(path).isEqualTo("no-cache");
        }
        for (String path :
                List.of("js/none.js", "js/api.js", "js/view/none.js", "i18n/none/en.json", "i18n/shell/xx.json")) {
            assertThat(service.api().get(folder + path).send().status())
                    .as(path)
                    .isEqualTo(404);
        }
    }

    @Test
    void nothingElseOfTheJarIsServed() {
        for (String path : List.of(
                "/web/js/none.js",
                "/web/js/view/none.js",
                "/web/none/main.js",
                "/web/index.html",
                "/web/pages.json",
                "/web/lib/none.js",
                "/web/lib/directives/live.js",
                "/web/js/%2e%2e",
                "/web/%2e%2e/build.properties",
                "/web/%2e%2e/docs/docs.js",
                "/web/%2e%2e/%2e%2e/web.json",
                "/web/js/..%2f..%2fbuild.properties",
                "/web/js/view/..%2fmain.js",
                "/web/js/main.js%00.css",
                "/web/i18n/terms/xx.json",
                "/web/i18n/none/en.json",
                "/web/i18n/shell/en.properties",
                "/web/i18n/terms/..%2fshell%2fen.json")) {
            assertThat(service.api().get(path).send().status()).as(path).isIn(400, 404);
        }
    }

    @Test
    void anUnknownAddressIsAPageForPeopleAndAProblemForPrograms() {
        String browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
        // A page is no answer of the API, so its description says nothing of it.
        Api unjudged = Api.unjudged(service.api().base());
        Answer page = unjudged.get("/nowhere").header("Accept", browser).send();
        assertThat(page.status()).isEqualTo(404);
        assertThat(page.mediaType()).isEqualTo("text/html");
        assertThat(page.header("Cache-Control")).contains("no-store");
        assertThat(page.header("Content-Security-Policy").orElseThrow()).contains("script-src 'self'");
        String tag = service.api().get("/").send().header("ETag").orElseThrow();
        assertThat(unjudged.get("/nowhere")
                        .header("Accept", browser)
                        .header("If-None-Match", tag)
                        .send()
                        .status())
                .isEqualTo(404);
        for (String path : List.of("/nowhere", "/api/v1/nowhere")) {
            for (String accepted : List.of("application/json", path.startsWith("/api") ? browser : "*/*")) {
                Answer problem =
                        service.api().get(path).header("Accept", accepted).send();
                assertThat(problem.status()).as(path).isEqualTo(404);
                assertThat(problem.mediaType()).as(path).isEqualTo("application/problem+json");
            }
        }
    }

    @Test
    void thePageCanBeInstalled() {
        Answer manifest = service.api().get("/web/app/nirayana.webmanifest").send();
        assertThat(manifest.mediaType()).isEqualTo("application/manifest+json");
        JsonNode read = JsonMapper.shared().readTree(manifest.text());
        assertThat(read.path("display").asString()).isEqualTo("standalone");
        assertThat(read.path("icons").size()).isGreaterThan(2);
        for (JsonNode icon : read.path("icons")) {
            Answer picture = service.api().get(icon.path("src").asString()).send();
            assertThat(picture.mediaType()).isEqualTo(icon.path("type").asString());
        }
        Answer worker = service.api().get("/sw.js").send();
        assertThat(worker.mediaType()).isEqualTo("text/javascript");
        assertThat(worker.header("Cache-Control")).contains("no-cache");
        assertThat(worker.text()).contains("No connection", "இணைப்பு இல்லை").doesNotContain("/* words */");
    }

    /** A theme changes colours and nothing else: every token has both, and {@code color-scheme} alone chooses. */
    @Test
    void themesDifferInColoursAlone() {
        List<String> sheets = Pages.read().sheets();
        assertThat(sheets).hasSizeGreaterThan(1);
        List<String> themed = new ArrayList<>();
        for (String sheet : sheets) {
            String css = service.api().get(sheet).send().text();
            assertThat(css).as(sheet).doesNotContain("prefers-color-scheme");
            css.lines().filter(line -> line.contains("data-theme")).forEach(themed::add);
        }
        assertThat(themed)
                .hasSizeGreaterThan(1)
                .allMatch(line -> line.matches(" *:root[^{]*\\{ color-scheme: (light|dark); }"));
    }

    /** The server fills in what the document says before a script runs. */
    @Test
    void theDocumentHasItsWords() {
        assertThat(service.api().get("/").send().text())
                .contains("content=\"Sidereal astrology, computed on this server: charts, panchanga and dashas.\"")
                .contains("described at <a href=\"/docs\">/docs</a>.")
                .doesNotContain("{document.");
    }

    @Test
    void everyLanguageIsOfferedByItsOwnName() {
        for (String code : List.of("en", "bn")) {
            JsonNode words = service.api()
                    .get("/web/i18n/shell/" + code + ".json")
                    .send()
                    .json();
            assertThat(words.path("shell.language.en").asString()).isEqualTo("English");
            assertThat(words.path("shell.language.ta").asString()).isEqualTo("தமிழ்");
        }
    }

    /** The names are those of the charts: one word for a graha in a language, not two. */
    @Test
    void theTermsAreThoseOfTheCharts() {
        JsonNode english = service.api().get("/web/i18n/terms/en.json").send().json();
        JsonNode tamil = service.api().get("/web/i18n/terms/ta.json").send().json();
        assertThat(tamil.propertyNames()).containsExactlyElementsOf(english.propertyNames());
        assertThat(english.path("terms.graha.sun").asString()).isEqualTo("Sun");
        assertThat(tamil.path("terms.graha.sun").asString()).isEqualTo("சூரியன்");
        assertThat(tamil.path("terms.nakshatra.ashwini").asString()).isEqualTo("அஸ்வினி");
        assertThat(english.path("terms.varga.9").asString()).isEqualTo("Navamsa (D9)");
        assertThat(english.propertyNames().stream().filter(n -> n.startsWith("terms.ayanamsa.")))
                .hasSize(48);
    }

    /**
     * Whoever guesses links has no page made. One that cannot be a link costs what an unknown page does; one that could be is looked
     * up in the database besides, which the second bound leaves room for: made anew, a page cost 75 times as much.
     */
    @Test
    void aLinkThatNobodyMadeCostsAnUnknownPageAndALookup() {
        long page = workForEach("/nothing");
        assertThat(workForEach("/s/none"))
                .as("nanoseconds, beside %d for a page", page)
                .isLessThan(5 * page);
        assertThat(workForEach("/s/" + "A".repeat(32)))
                .as("nanoseconds with the lookup, beside %d for a page", page)
                .isLessThan(25 * page);
        Answer answer = service.api().get("/s/" + "A".repeat(32)).send();
        assertThat(answer.header("X-Robots-Tag")).contains("noindex");
        assertThat(answer.header("Cache-Control")).contains("no-store");
        assertThat(answer.text()).contains("view/shared.js");
    }

    /** What the workers need for one answer, in nanoseconds of a processor. */
    private static long workForEach(String path) {
        int requests = 150;
        ask(path, requests);
        long before = workersNanos();
        ask(path, requests);
        return (workersNanos() - before) / requests;
    }

    private static void ask(String path, int times) {
        // What is at an address where there is nothing is not described.
        Api api = Api.unjudged(service.api().base());
        for (int i = 0; i < times; i++) {
            assertThat(api.get(path).header("Accept", "text/html").send().status())
                    .isEqualTo(404);
        }
    }

    private static long workersNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("worker-"))
                .mapToLong(thread -> Math.max(0, threads.getThreadCpuTime(thread.getId())))
                .sum();
    }
}
