package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Clock;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Variant;

/**
 * The base of every test of the page.
 *
 * <p>Each test has a browser profile of its own, {@link #context}, and a page in it, {@link #page}. A test fails when the page
 * wrote an error or a warning to the console, threw, was refused something by its policy, or asked another host. A status
 * that a test provokes is named first with {@link #expectStatus}, because browsers log it as an error.
 */
@ExtendWith(PageTest.OneStage.class)
@Tag(Variant.WIDER)
abstract class PageTest {
    static final class OneStage implements BeforeAllCallback {
        @Override
        public void beforeAll(ExtensionContext context) {
            stage = Stage.shared();
            JUDGED.clear();
        }
    }

    /** Generous: the machine may be busy with other things. */
    static final double TIMEOUT_MS = 30_000;

    /** Of a day in India, the browser's zone. */
    private static final Instant NOON = Instant.parse("2026-11-15T06:30:00Z");

    private static final AtomicInteger NAMES = new AtomicInteger();

    /** The pages that this class of tests has judged whole. */
    private static final Set<String> JUDGED = new HashSet<>();

    static Stage stage;

    BrowserContext context;
    Page page;

    /** A service of the test's own, or null: the page is then that of the stage. */
    OwnService service;

    private final List<String> complaints = new ArrayList<>();
    private final Set<Integer> expectedStatuses = new HashSet<>();
    private boolean mayLoseTheServer;

    @BeforeEach
    void openPage() {
        PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MS);
        // What the test before has chosen as the superuser would be remembered.
        stage.call("DELETE", "/api/v1/users/me/preferences", null);
        context = newContext(1280, 800);
        page = context.newPage();
    }

    /** A profile whose complaints count for this test. */
    final BrowserContext newContext(int width, int height) {
        return newContext(width, height, ServiceWorkerPolicy.BLOCK);
    }

    /** The same; with the page's worker, a test cannot put itself between the page and the server. */
    final BrowserContext newContext(int width, int height, ServiceWorkerPolicy workers) {
        return newContext(
                new Browser.NewContextOptions().setServiceWorkers(workers).setViewportSize(width, height));
    }

    /** The same for a device with other properties. */
    final BrowserContext newContext(Browser.NewContextOptions device) {
        BrowserContext made = stage.browser()
                .newContext(device.setBaseURL(origin())
                        .setLocale("en-IN")
                        .setTimezoneId("Asia/Kolkata")
                        .setReducedMotion(ReducedMotion.REDUCE));
        made.setDefaultTimeout(TIMEOUT_MS);
        made.onConsoleMessage(this::heard);
        made.onWebError(error -> complaints.add("error: " + error.error()));
        made.onRequest(this::asked);
        return made;
    }

    private void heard(ConsoleMessage message) {
        boolean grave = message.type().equals("error") || message.type().equals("warning");
        boolean expected = expectedStatuses.stream()
                .anyMatch(status -> message.text().contains("the server responded with a status of " + status));
        boolean lost = mayLoseTheServer && message.text().contains("net::ERR_");
        boolean blocked = message.text().contains("Service Worker registration blocked by Playwright");
        if (grave && !expected && !lost && !blocked) {
            complaints.add("console: " + message.text() + " (" + message.location() + ")");
        }
    }

    private void asked(Request request) {
        URI uri = URI.create(request.url());
        if (!Set.of("data", "blob", "about").contains(uri.getScheme())
                && !request.url().startsWith(origin())) {
            complaints.add("a request to another host: " + request.url());
        }
    }

    /** The page under test is from now on that of a service that is configured like this, and ends with the test. */
    final void startOwnService(Path folder, Map<String, String> environment) {
        service = OwnService.start(folder, environment);
    }

    /** Where the page under test lives. */
    final String origin() {
        return (service == null ? stage.address() : service.address()) + "/";
    }

    /** What the browser has complained about so far. */
    final List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** The test provokes this status. */
    final void expectStatus(int... statuses) {
        for (int status : statuses) {
            expectedStatuses.add(status);
        }
    }

    /** The test did something that the browser rightly complains about. */
    final void expectComplaint(Pattern about) {
        assertThat(complaints.removeIf(complaint -> about.matcher(complaint).find()))
                .as("a complaint about %s", about)
                .isTrue();
    }

    /** The test takes the server away. */
    final void expectLostServer() {
        mayLoseTheServer = true;
    }

    @AfterEach
    void closePage() {
        // The page first: a picture that it still loads would be missed otherwise.
        try {
            context.close();
        } finally {
            if (service != null) {
                service.close();
            }
        }
        assertThat(complaints).as("what the browser complained about").isEmpty();
    }

    /** A name that no other user of this run has. */
    static String newName(String prefix) {
        return prefix + NAMES.incrementAndGet();
    }

    /**
     * Signs in without the page, which then finds its session as after a reload: whoever opens an address next is signed in.
     * Typing the password and what comes with it is for {@link SignInTest}.
     */
    final void signInAs(String username) {
        // By the door of the browser's profile, which keeps the cookie.
        APIResponse answer = context.request()
                .post(
                        "/api/v1/auth/login",
                        RequestOptions.create()
                                .setForm(FormData.create()
                                        .set("username", username)
                                        .set("password", Stage.PASSWORD)));
        hold(new Gson()
                .fromJson(answer.text(), JsonObject.class)
                .getAsJsonObject("access_token")
                .get("token")
                .getAsString());
    }

    /** The same for the superuser, with the one session of all tests: it is not to be ended, nor can it be renewed. */
    final void signInAsAdmin() {
        hold(stage.adminToken());
    }

    /** Once for the tab, whose name remembers it: after a sign-out the session does not come back. */
    private void hold(String token) {
        String once = newName("signed-in-");
        page.addInitScript(
                "if (location.href.startsWith('" + origin() + "') && !window.name.includes('" + once + "')) {"
                        + " window.name += '" + once + "';"
                        // Whatever the clock of the page says, the token lasts.
                        + " sessionStorage.setItem('nirayana.session', JSON.stringify({ token: '" + token + "',"
                        + " lifetime: 604800000, expiresAt: Number.MAX_SAFE_INTEGER })); }");
    }

    /** What people chose before: the language that the page speaks from the first word on. */
    final void speak(String language) {
        page.addInitScript("if (location.href.startsWith('" + origin() + "')) {"
                + " localStorage.setItem('nirayana.language', '" + language + "'); }");
    }

    /** How many sheets of paper the page takes, in the size that it asks for. */
    final long printedSheets() {
        byte[] pdf = page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true).setPrintBackground(true));
        return Pattern.compile("/Type\\s*/Page[^s]")
                .matcher(new String(pdf, StandardCharsets.ISO_8859_1))
                .results()
                .count();
    }

    /**
     * Opens an address and waits until its view is complete, with nothing on its way any more. The browser watches for it: an
     * assertion that finds nothing yet is repeated after up to a second.
     */
    final void show(String path) {
        page.navigate(path);
        page.waitForFunction(
                "path => document.querySelector('main')?.dataset.shown?.startsWith(path + ' ')"
                        + " && !document.querySelector('[aria-busy], .skeleton')",
                path.split("\\?", 2)[0]);
    }

    /** Types into the sign-in form that is shown and sends it. */
    final void fillSignIn(String username, String password) {
        Locator main = page.getByRole(AriaRole.MAIN);
        main.getByLabel("Username or e-mail").fill(username);
        main.getByLabel("Password", exactLabel()).fill(password);
        main.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Sign in"))
                .click();
    }

    /** An action in the menu of the page's toolbar, which this opens. */
    final Locator more(String name) {
        page.getByRole(AriaRole.BUTTON, named("More")).click();
        return page.locator(".menu").getByText(name, new Locator.GetByTextOptions().setExact(true));
    }

    /** The control with exactly this label. */
    final Locator labelled(String label) {
        return page.getByLabel(label, new Page.GetByLabelOptions().setExact(true));
    }

    /**
     * For the page it is this time, whenever the test runs, and it stays so; what waits for a while still comes. To be said
     * before a page is opened.
     *
     * @param time as ISO 8601 with an offset
     */
    final void itIs(String time) {
        context.clock().setFixedTime(OffsetDateTime.parse(time).toInstant().toEpochMilli());
    }

    /**
     * For the page time stands still from here on, at noon of a day in India: however long this machine takes, nobody has
     * paused. It goes on by {@code page.clock().runFor(…)}.
     */
    final void stopTheClock() {
        startTheClockAtNoon();
        page.clock().pauseAt(NOON.plus(Duration.ofMinutes(1)).toEpochMilli());
    }

    /** For the page it is noon of that day now and time passes as ever, or faster by {@code page.clock().runFor(…)}. */
    final void startTheClockAtNoon() {
        page.clock().install(new Clock.InstallOptions().setTime(NOON.toEpochMilli()));
    }

    static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    static Locator.GetByLabelOptions exactLabel() {
        return new Locator.GetByLabelOptions().setExact(true);
    }

    /** More than so many words are marked as terms, each with its explanation: a missing one would show its key. */
    final void assertTermsAreExplained(int count) {
        List<?> terms = (List<?>) page.evaluate(
                "() => [...new Set([...document.querySelectorAll('[data-term]')].map((one) => one.dataset.term))]");
        Map<?, ?> glossary =
                (Map<?, ?>) page.evaluate("async () => (await fetch('/web/i18n/glossary/en.json')).json()");
        assertThat(terms).hasSizeGreaterThan(count).allSatisfy(term -> assertThat(
                        glossary.keySet().stream().map(Object::toString))
                .contains("glossary." + term));
    }

    /**
     * No violation of axe-core's rules, in light and in dark. The themes differ in nothing but colours, as
     * {@code WebRoutesTest} holds them to: in the second only what looks at colours is judged anew.
     *
     * <p>A page takes seconds of a processor to judge. So the whole test command judges each page once for a class of tests, where
     * the first of them asks, and in the dark alone; with variants it is judged wherever a test asks, and in both colours.
     */
    static void assertAccessible(Page page) {
        if (JUDGED.add(URI.create(page.url()).getPath()) || Proof.withVariants()) {
            assertAccessible(page, "html");
        }
    }

    /** The same of a part of the page alone, by its selector: what is around it has been judged before. */
    static void assertAccessible(Page page, String part) {
        String colours = ", runOnly: ['color-contrast', 'link-in-text-block']";
        assertNoViolation(page, part, ColorScheme.DARK, "");
        if (Proof.withVariants()) {
            assertNoViolation(page, part, ColorScheme.LIGHT, colours);
        }
    }

    private static void assertNoViolation(Page page, String part, ColorScheme scheme, String rules) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        if (Boolean.FALSE.equals(page.evaluate("() => 'axe' in window"))) {
            page.evaluate(Stage.AXE);
        }
        // What axe would load beforehand is for sound and for a rule that is off by default.
        Object violations = page.evaluate(
                "async part => (await axe.run(document.querySelector(part), { preload: false, resultTypes: ['violations']"
                        + rules
                        + " })).violations.map(v => v.id + ': ' + v.help + '\\n' + v.nodes.map(n => '    ' + n.html + '  '"
                        + " + n.failureSummary).join('\\n'))",
                part);
        assertThat((List<?>) violations)
                .as("axe-core on %s in %s", page.url(), scheme)
                .isEmpty();
    }

    /** Nothing is wider than the screen. */
    static void assertNoSidewaysScroll(Page page) {
        Object overhang = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth");
        assertThat(((Number) overhang).intValue())
                .as("pixels beyond the edge of %s", page.url())
                .isLessThanOrEqualTo(0);
    }
}
