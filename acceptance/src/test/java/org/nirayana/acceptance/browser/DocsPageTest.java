package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The documentation page: it shows the operations, and its policy refuses nothing it needs, or the browser would complain. */
class DocsPageTest extends PageTest {
    private static final List<String> TOKENS =
            List.of("paper", "paper-raised", "ink", "ink-soft", "line", "accent", "accent-soft");

    @Test
    void theDocumentationPageRunsInABrowserInTheColoursOfThePage() {
        page.navigate("/docs");
        for (String path : new String[] {"/api/v1/auth/token", "/health-check"}) {
            assertThat(page.locator("[data-path='" + path + "']").first()).isVisible();
        }
        assertThat(page.locator(".btn.authorize").first()).isVisible();

        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            page.navigate("/");
            assertThat(page.locator("#main h1").first()).isVisible();
            List<String> ofThePage = colours(Stream.of("html", "h1"));
            List<Object> tokens = tokens();
            page.navigate("/docs");
            assertThat(page.locator(".opblock").first()).isVisible();
            assertThat(tokens()).as("tokens").isEqualTo(tokens);
            assertThat(colours(Stream.of(".swagger-ui", ".opblock-summary-path")))
                    .as("%s", scheme)
                    .isEqualTo(ofThePage);
        }
        // What was chosen on the page comes before the device.
        page.evaluate("localStorage.setItem('nirayana.theme', 'light')");
        page.reload();
        assertThat(page.locator("html")).hasAttribute("data-theme", "light");
    }

    /** The background of the first element, the letters of the second. */
    private List<String> colours(Stream<String> elements) {
        List<String> found = elements.toList();
        return List.of((String) page.evalOnSelector(found.get(0), "e => getComputedStyle(e).backgroundColor"), (String)
                page.evalOnSelector(found.get(1), "e => getComputedStyle(e).color"));
    }

    /** The colours as the style sheet computes them, for the theme that is shown. */
    @SuppressWarnings("unchecked")
    private List<Object> tokens() {
        return (List<Object>) page.evaluate(
                "names => names.map(name => { const e = document.createElement('i'); e.style.color = `var(--${name})`;"
                        + " document.documentElement.append(e); const { color } = getComputedStyle(e); e.remove(); return color; })",
                TOKENS);
    }
}
