package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;

/** The documentation page: it shows the operations, and its policy refuses nothing it needs, or the browser would complain. */
class DocsPageTest extends PageTest {
    @Test
    void theDocumentationPageRunsInABrowser() {
        page.navigate("/docs");
        for (String path : new String[] {"/api/v1/auth/token", "/health-check"}) {
            assertThat(page.locator("[data-path='" + path + "']").first()).isVisible();
        }
        assertThat(page.locator(".btn.authorize").first()).isVisible();
    }
}
