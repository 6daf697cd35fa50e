package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.nirayana.testing.Tools;

/**
 * The base of every test of the page.
 *
 * <p>Each test has a browser profile of its own, {@link #context}, and a page in it, {@link #page}. A test fails when the page
 * wrote an error or a warning to the console, threw, was refused something by its policy, or asked another host. A status
 * that a test provokes is named first with {@link #expectStatus}, because browsers log it as an error.
 */
@ExtendWith(PageTest.OneStage.class)
abstract class PageTest {
    /** One for the whole run, closed at its end. */
    static final class OneStage implements BeforeAllCallback {
        @Override
        public void beforeAll(ExtensionContext context) {
            String chromium = Tools.path("chromium");
            stage = context.getRoot()
                    .getStore(ExtensionContext.Namespace.create(Stage.class))
                    .computeIfAbsent(Stage.class, key -> new Stage(chromium), Stage.class);
        }
    }

    /** Generous: the machine may be busy with other things. */
    static final double PATIENCE_MS = 30_000;

    private static final AtomicInteger NAMES = new AtomicInteger();

    static Stage stage;

    BrowserContext context;
    Page page;
    private final List<String> complaints = new ArrayList<>();
    private final Set<Integer> expectedStatuses = new HashSet<>();
    private boolean mayLoseTheServer;

    @BeforeEach
    void openPage() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        context = newContext(1280, 800);
        page = context.newPage();
    }

    /** A profile whose complaints count for this test. */
    final BrowserContext newContext(int width, int height) {
        BrowserContext made = stage.browser()
                .newContext(new Browser.NewContextOptions()
                        .setBaseURL(stage.address())
                        .setViewportSize(width, height)
                        .setLocale("en-IN")
                        .setTimezoneId("Asia/Kolkata")
                        .setReducedMotion(ReducedMotion.REDUCE));
        made.setDefaultTimeout(PATIENCE_MS);
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
        if (grave && !expected && !lost) {
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

    /** Where the page under test lives; a test with a service of its own says so. */
    String origin() {
        return stage.address() + "/";
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
        context.close();
        assertThat(complaints).as("what the browser complained about").isEmpty();
    }

    /** A name that no other user of this run has. */
    static String newName(String prefix) {
        return prefix + NAMES.incrementAndGet();
    }

    /** Signs in on the sign-in page and waits for the view behind it. */
    final void signIn(String username, String password) {
        page.navigate("/sign-in");
        fillSignIn(username, password);
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
    }

    final void signInAsAdmin() {
        signIn(Stage.ADMIN, Stage.PASSWORD);
    }

    /** Signs in and arrives at the account page, which asks for little: each test goes its own way from there. */
    final void signInToAccount(String username) {
        page.navigate("/sign-in?next=/account");
        fillSignIn(username, Stage.PASSWORD);
        assertThat(page).hasURL(Pattern.compile("^[^?]*/account$"));
    }

    /** Types into the sign-in form that is shown and sends it. */
    final void fillSignIn(String username, String password) {
        Locator main = page.getByRole(AriaRole.MAIN);
        main.getByLabel("Username or e-mail").fill(username);
        main.getByLabel("Password", exactLabel()).fill(password);
        main.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Sign in"))
                .click();
    }

    /** The control with exactly this label. */
    final Locator labelled(String label) {
        return page.getByLabel(label, new Page.GetByLabelOptions().setExact(true));
    }

    /** For the page time stands still from here on: however long this machine takes, nobody has paused. */
    final void stopTheClock() {
        page.clock().install();
        page.clock().pauseAt(Instant.now().plus(Duration.ofMinutes(1)).toEpochMilli());
    }

    static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    static Locator.GetByLabelOptions exactLabel() {
        return new Locator.GetByLabelOptions().setExact(true);
    }

    /** No violation of axe-core's rules, in light and in dark. */
    static void assertAccessible(Page page) {
        for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            if (Boolean.FALSE.equals(page.evaluate("() => 'axe' in window"))) {
                page.evaluate(Stage.axe());
            }
            Object violations = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] }))"
                    + ".violations.map(v => v.id + ': ' + v.help + '\\n' + v.nodes.map(n => '    ' + n.html + '  '"
                    + " + n.failureSummary).join('\\n'))");
            assertThat((List<?>) violations)
                    .as("axe-core on %s in %s", page.url(), scheme)
                    .isEmpty();
        }
    }

    /** Nothing is wider than the screen. */
    static void assertNoSidewaysScroll(Page page) {
        Object overhang = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth");
        assertThat(((Number) overhang).intValue())
                .as("pixels beyond the edge of %s", page.url())
                .isLessThanOrEqualTo(0);
    }
}
