package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Variant;

/** The service stops under an open page, and comes back. */
class LostServerTest extends PageTest {
    @TempDir
    Path folder;

    @BeforeEach
    void startService() {
        startOwnService(folder, Map.of());
    }

    @Test
    @Variant
    void theLossIsSaidAndThePageGoesOnByItself() {
        page.navigate(service.address() + "/sign-in?next=/account");
        fillSignIn(Stage.ADMIN, Stage.PASSWORD);
        assertThat(page.getByRole(AriaRole.HEADING, named("Profile"))).isVisible();

        expectLostServer();
        service.stop();
        // Neither the module of that view nor its figures can be had now.
        page.getByRole(AriaRole.LINK, named("Admin")).click();
        assertThat(page.getByText("The server is not responding. Trying to reach it …"))
                .isVisible();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("The server cannot be reached.");
        assertAccessible(page);

        service.start();
        assertThat(page.getByText("The server is back.")).isVisible();
        // Without a click, and still signed in.
        assertThat(page.locator("tr[data-user=admin]")).isVisible();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
    }
}
