package org.nirayana.service.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Answer;

class RootFilesTest {
    @Test
    void crawlersBrowsersAndFindersOfWeaknessesAreAnswered() throws IOException {
        Clock clock = Clock.fixed(Instant.parse("2026-12-31T23:59:59Z"), ZoneOffset.UTC);
        try (RunningService service =
                RunningService.start(Map.of("SECURITY_CONTACT", "mailto:security@example.com"), clock)) {
            Answer contact = service.api().get("/.well-known/security.txt").send();
            assertThat(contact.mediaType()).isEqualTo("text/plain");
            assertThat(contact.text()).isEqualTo("""
                            Contact: mailto:security@example.com
                            Expires: 2027-06-29T00:00:00Z
                            Preferred-Languages: en
                            """);
            assertThat(service.api().get("/robots.txt").send().text())
                    .startsWith("User-agent: *\n")
                    .contains("Disallow: /api/\n", "Disallow: /s/\n");
            byte[] icon = service.api().get("/favicon.ico").send().bytes();
            // A directory of one picture, which is a PNG of the size that it says.
            assertThat(Arrays.copyOf(icon, 8)).isEqualTo(new byte[] {0, 0, 1, 0, 1, 0, (byte) 192, (byte) 192});
            assertThat(ImageIO.read(new ByteArrayInputStream(icon, 22, icon.length - 22))
                            .getWidth())
                    .isEqualTo(192);
        }
    }

    @Test
    void withoutAContactThereIsNone() {
        try (RunningService service = RunningService.start()) {
            Answer none = service.api().get("/.well-known/security.txt").send();
            assertThat(none.status()).isEqualTo(404);
            assertThat(none.json().path("detail").asString()).contains("SECURITY_CONTACT");
        }
    }
}
