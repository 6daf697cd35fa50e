package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.QrCodes;

/** A link is made and handed on: as text, as a QR code, as a picture card, as a message. */
class ShareDialogTest extends PageTest {
    private static final String CHART =
            "/chart?at=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27&tz=Asia/Kolkata&place=Chennai&name=Mira";

    /** A system that hands on pictures, and tells what it was given. */
    private static final String SYSTEM = """
            window.given = [];
            window.refusal = null;
            navigator.canShare = ({ files }) => files.every((file) => file instanceof File && file.type === 'image/png');
            navigator.share = async ({ files, title, text }) => {
              if (window.refusal) {
                throw new DOMException('refused', window.refusal);
              }
              window.given.push([files[0].name, files[0].type, files[0].size, title, text]);
            };
            """;

    private Locator openDialog() {
        page.navigate(CHART);
        assertThat(page.locator(".chart-figure svg").first()).isVisible();
        page.getByText("Share", new Page.GetByTextOptions().setExact(true))
                .first()
                .click();
        return page.locator("dialog");
    }

    private String make(Locator dialog) {
        dialog.locator("button[type=submit]").click();
        Locator link = dialog.locator("input[name=link]");
        assertThat(link).hasValue(Pattern.compile("/s/"));
        return link.inputValue();
    }

    @Test
    void theTitleSaysWhoseItIsWhereTheNameIsShown() {
        signInAsAdmin();
        Locator dialog = openDialog();
        Locator title = dialog.locator("input[name=title]");
        assertThat(title).hasValue("Chart · 17 May 1990 · Chennai");
        dialog.locator("input[name=show_name]").check();
        assertThat(title).hasValue("Mira · Chart");
        dialog.locator("input[name=show_name]").uncheck();
        assertThat(title).hasValue("Chart · 17 May 1990 · Chennai");
        // What was typed stays.
        title.fill("For my aunt");
        dialog.locator("input[name=show_name]").check();
        assertThat(title).hasValue("For my aunt");
        // There is no letterhead to ask about.
        assertThat(dialog.locator("input[name=letterhead]")).hasCount(0);
    }

    @Test
    void aLinkIsHandedOnByCodeCardAndMessage() throws IOException {
        signInAsAdmin();
        stage.call("PATCH", "/api/v1/users/me/preferences", Map.of("letterhead", "Sri Jyotisha Nilayam"));
        Locator dialog = openDialog();
        dialog.locator("input[name=show_name]").check();
        assertThat(dialog.locator("input[name=letterhead]")).isChecked();
        assertAccessible(page, "dialog");
        String link = make(dialog);

        Locator code = dialog.locator("img");
        assertThat(code).hasJSProperty("complete", true);
        assertThat(QrCodes.read(code.screenshot())).isEqualTo(link);
        assertAccessible(page, "dialog");

        // Opened when it is clicked, and by nothing before: PageTest complains of every request to others.
        Locator message = dialog.locator("a[href^='https://wa.me/']");
        assertThat(message).hasAttribute("target", "_blank");
        assertThat(message).hasAttribute("rel", "noopener noreferrer");
        assertThat(URLDecoder.decode(message.getAttribute("href"), StandardCharsets.UTF_8))
                .isEqualTo("https://wa.me/?text=Mira · Chart\n" + link);

        Download card =
                page.waitForDownload(() -> dialog.locator("[data-way=card]").click());
        assertThat(card.suggestedFilename()).isEqualTo("Mira-Chart.png");
        assertThat(QrCodes.read(Files.readAllBytes(card.path()))).isEqualTo(link);
        // This browser hands on no pictures.
        assertThat(dialog.getByText("Share the picture")).hasCount(0);
        assertThat(context.request().get(link.replace("/s/", "/api/v1/shared/")).text())
                .contains("preview_letterhead=true")
                .doesNotContain("Nilayam");
    }

    @Test
    void onAPhoneTheCardIsHandedToTheSystem() {
        context.close();
        context = newContext(new Browser.NewContextOptions()
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setViewportSize(360, 740)
                .setHasTouch(true)
                .setIsMobile(true));
        page = context.newPage();
        page.addInitScript(SYSTEM);
        signInAsAdmin();
        Locator dialog = openDialog();
        String link = make(dialog);
        assertThat(
                        (Boolean)
                                dialog.evaluate(
                                        "(box) => box.scrollWidth <= box.clientWidth && document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        Locator send = dialog.getByText("Share the picture");
        send.tap();
        page.waitForFunction("() => window.given.length === 1");
        assertThat((String) page.evaluate("() => window.given[0].filter((one, i) => i !== 2).join('|')"))
                .isEqualTo(
                        "Chart-17-May-1990-Chennai.png|image/png|Chart · 17 May 1990 · Chennai|Chart · 17 May 1990 · Chennai\n"
                                + link);
        assertThat((Integer) page.evaluate("() => window.given[0][2]")).isGreaterThan(20_000);

        // It took longer than a tap counts: the picture is there, and the next tap hands it on.
        page.evaluate("() => { window.refusal = 'NotAllowedError'; }");
        send.tap();
        assertThat(page.locator(".toast")).containsText("Tap once more");
        page.evaluate("() => { window.refusal = null; }");
        send.tap();
        page.waitForFunction("() => window.given.length === 2");

        // Who opens the link has the same.
        page.navigate(link);
        page.locator(".share-ways").getByText("Share the picture").tap();
        page.waitForFunction("() => window.given.length === 1");
        assertThat((String) page.evaluate("() => window.given[0][4]")).endsWith(link);
        assertThat((Boolean) page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        assertAccessible(page);
    }
}
