package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Tools;

/** The documentation page in a real browser: it shows the operations, and its policy refuses nothing it needs. */
class DocsPageTest {
    @TempDir
    Path folder;

    @Test
    void theDocumentationPageRunsInABrowser() {
        String browser = Tools.browser();
        try (Command service = Command.service(folder, Map.of("PORT", "0"))) {
            Command.Result page = Command.run(
                    folder,
                    Map.of("HOME", folder.toString()),
                    browser,
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--virtual-time-budget=20000",
                    "--enable-logging=stderr",
                    "--dump-dom",
                    service.address() + "/docs");
            assertThat(page.out())
                    .contains("data-path=\"/api/v1/auth/token\"")
                    .contains("data-path=\"/health-check\"")
                    .contains("btn authorize");
            assertThat(page.err()).doesNotContain("CONSOLE").doesNotContain("Content Security Policy");
        }
    }
}
