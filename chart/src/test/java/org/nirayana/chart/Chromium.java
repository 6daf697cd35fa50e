package org.nirayana.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The installed browser, run without a window. */
final class Chromium {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private Chromium() {}

    /** The document that a page has become after its scripts ran. */
    static String dump(Path folder, String html) throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"), html, StandardCharsets.UTF_8);
        Path dom = folder.resolve("dom.html");
        Process process = new ProcessBuilder(
                        program(),
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

    private static String program() {
        Optional<String> found = NAMES.stream()
                .flatMap(name ->
                        List.of(System.getenv("PATH").split(":", -1)).stream().map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
        if (found.isEmpty()) {
            assertThat(System.getenv("CI"))
                    .as("Chromium must be installed in CI")
                    .isNotEqualTo("true");
            abort("no Chromium here");
        }
        return found.orElseThrow();
    }
}
