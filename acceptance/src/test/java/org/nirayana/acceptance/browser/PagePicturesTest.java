package org.nirayana.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.acceptance.Command;
import org.nirayana.testing.Folders;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/**
 * Every view in ten languages at three widths: no word is too small, cut or over another, and where there is a reference it looks as
 * it did when somebody last looked at it.
 *
 * <p>The references are small pictures, a quarter of the size, in the folder {@code pictures} of the resources; the views are those
 * of {@code pages.json} and some more.
 * {@code -Dnirayana.record=true} takes them anew after a change that is wanted, to be looked at; {@code docs/web.md} has the
 * command.
 */
@LongProof
@Tag("page-pictures")
class PagePicturesTest extends PageTest {
    private static final Path REFERENCES =
            Command.ROOT.resolve("acceptance/src/test/resources/org/nirayana/acceptance/browser/pictures");
    private static final Path FOUND = Command.ROOT.resolve("acceptance/target/pictures");

    private static final List<String> LANGUAGES = List.of("en", "ta", "hi", "te", "kn", "ml", "sa", "bn", "gu", "mr");
    private static final List<Integer> WIDTHS = List.of(360, 768, 1280);
    private static final List<Geometry.View> VIEWS = Geometry.all();

    private static final double SCALE = 0.25;
    private static final long MAX_TOTAL_BYTES = 8_000_000;

    /** What tells when an account was made, which is not the time of the page's clock. */
    private static final String OF_THIS_RUN = ".cell-created, .remaining";

    /**
     * How far a picture may be from its reference, of 255 shades: on the whole, and in any square of 16 pixels (64 on the screen). Fonts
     * are smoothed otherwise on another machine, which moves some shades everywhere; a word that is missing moves a square by more.
     */
    private static final double MAX_MEAN = 6;

    private static final double MAX_SQUARE = 48;

    /** Compares two pictures in the browser, which can read both. */
    private static final String COMPARE = """
            async ([one, other]) => {
              const shades = async (data) => {
                const image = await createImageBitmap(await (await fetch('data:image/webp;base64,' + data)).blob());
                const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
                canvas.drawImage(image, 0, 0);
                const { data: pixels } = canvas.getImageData(0, 0, image.width, image.height);
                const at = (x, y) => (pixels[4 * (y * image.width + x)] + pixels[4 * (y * image.width + x) + 1] + pixels[4 * (y * image.width + x) + 2]) / 3;
                return { at, width: image.width, height: image.height };
              };
              const [a, b] = [await shades(one), await shades(other)];
              const width = Math.min(a.width, b.width);
              const height = Math.min(a.height, b.height);
              let total = 0;
              let worst = 0;
              for (let top = 0; top < height; top += 16) {
                for (let left = 0; left < width; left += 16) {
                  let square = 0;
                  let count = 0;
                  for (let y = top; y < Math.min(top + 16, height); y++) {
                    for (let x = left; x < Math.min(left + 16, width); x++) {
                      square += Math.abs(a.at(x, y) - b.at(x, y));
                      count++;
                    }
                  }
                  total += square;
                  worst = Math.max(worst, square / count);
                }
              }
              return [total / (width * height), worst, Math.abs(a.width - b.width), Math.abs(a.height - b.height)];
            }
            """;

    @Test
    void everyViewLooksAsItDidWhenSomebodyLooked() throws IOException {
        boolean recording = Boolean.getBoolean("nirayana.record");
        Path folder = recording ? REFERENCES : FOUND;
        // Of views that there are no more nothing stays.
        Folders.delete(Files.createDirectories(folder));
        Files.createDirectories(folder);
        itIs("2026-11-16T12:00:00+05:30");
        Page signedIn = page;
        signInAsAdmin();
        // In a profile of their own: tabs of one browser share a session.
        Page visitor = newContext(360, 800).newPage();
        Page judge = newContext(100, 100).newPage();
        List<String> faults = new ArrayList<>();
        int pictures = 0;
        int compared = 0;
        for (String language : LANGUAGES) {
            for (Geometry.View view : VIEWS) {
                page = view.isSignedIn() ? signedIn : visitor;
                speak(language);
                page.setViewportSize(WIDTHS.get(0), 800);
                Geometry.show(page, view);
                for (int width : WIDTHS) {
                    page.setViewportSize(width, 800);
                    Geometry.settle(page, view);
                    String name = view.name() + "-" + language + "-" + width;
                    Geometry.faults(page).forEach(fault -> faults.add(name + ": " + fault));
                    byte[] picture = capture();
                    Files.write(folder.resolve(name + ".webp"), picture);
                    if (!recording && Files.exists(REFERENCES.resolve(name + ".webp"))) {
                        compare(judge, name, picture, faults);
                        compared++;
                    }
                    pictures++;
                }
            }
        }
        assertThat(faults).isEmpty();
        assertThat(pictures).isEqualTo(LANGUAGES.size() * VIEWS.size() * WIDTHS.size());
        assertThat(recording || compared == pictures)
                .as("pictures with a reference; %s of %s were compared", compared, pictures)
                .isTrue();
        assertThat(bytes(REFERENCES)).isLessThan(MAX_TOTAL_BYTES);
        Proof.figure(
                32,
                pictures + " pictures of " + VIEWS.size() + " views in " + LANGUAGES.size() + " languages at "
                        + WIDTHS.size() + " widths; no word under 12 px, cut or over another; " + compared
                        + " as their references");
    }

    private static void compare(Page judge, String name, byte[] picture, List<String> faults) throws IOException {
        Path reference = REFERENCES.resolve(name + ".webp");
        Base64.Encoder base64 = Base64.getEncoder();
        List<?> difference = (List<?>) judge.evaluate(
                COMPARE, List.of(base64.encodeToString(Files.readAllBytes(reference)), base64.encodeToString(picture)));
        double mean = ((Number) difference.get(0)).doubleValue();
        double worst = ((Number) difference.get(1)).doubleValue();
        double size = ((Number) difference.get(2)).doubleValue() + ((Number) difference.get(3)).doubleValue();
        if (mean > MAX_MEAN || worst > MAX_SQUARE || size > 4) {
            faults.add("%s differs from its reference by %.1f, in a square by %.1f, in size by %.0f"
                    .formatted(name, mean, worst, size));
        }
    }

    /**
     * The whole page, in a quarter of its size. For the picture the browser makes the window as high as the page: what depends on
     * the height of the window is kept as it is, or charts would be drawn anew meanwhile.
     */
    private byte[] capture() {
        Number height = (Number) page.evaluate("""
                async (hidden) => {
                  await document.fonts.ready;
                  document.activeElement?.blur();
                  scrollTo(0, 0);
                  // Where its lines end depends on the port.
                  document.querySelectorAll('.command code').forEach((e) => { e.style.display = 'none'; });
                  document.querySelectorAll('.chart-figure, #app').forEach((e) => {
                    const { width, height } = e.getBoundingClientRect();
                    Object.assign(e.style, { maxWidth: `${width}px`, minHeight: `${height}px` });
                  });
                  document.querySelectorAll(hidden).forEach((e) => { e.style.visibility = 'hidden'; });
                  return document.documentElement.scrollHeight;
                }
                """, OF_THIS_RUN);
        CDPSession session = page.context().newCDPSession(page);
        JsonObject clip = new JsonObject();
        Map.<String, Number>of("x", 0, "y", 0, "width", page.viewportSize().width, "height", height, "scale", SCALE)
                .forEach(clip::addProperty);
        JsonObject options = new JsonObject();
        options.addProperty("format", "webp");
        options.addProperty("quality", 55);
        options.addProperty("captureBeyondViewport", true);
        options.add("clip", clip);
        JsonObject answer = session.send("Page.captureScreenshot", options);
        session.detach();
        page.evaluate("() => document.querySelectorAll('.chart-figure, #app')"
                + ".forEach((e) => Object.assign(e.style, { maxWidth: '', minHeight: '' }))");
        return Base64.getDecoder().decode(answer.get("data").getAsString());
    }

    private static long bytes(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        }
    }
}
