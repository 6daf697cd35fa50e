package org.nirayana.drawing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.nirayana.testing.Tools;

/** The installed browser, run without a window. */
final class Chromium {
    private Chromium() {}

    /** The document that a page has become after its scripts ran. */
    static String dump(Path folder, String html) throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"), html, StandardCharsets.UTF_8);
        Path dom = folder.resolve("dom.html");
        Process process = new ProcessBuilder(
                        Tools.browser(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--virtual-time-budget=3000",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--dump-dom",
                        page.toUri().toString())
                .redirectOutput(dom.toFile())
                .redirectError(folder.resolve("chromium.log").toFile())
                .start();
        try {
            if (!process.waitFor(120, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("Chromium did not answer within two minutes");
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
        return Files.readString(dom, StandardCharsets.UTF_8);
    }
}
