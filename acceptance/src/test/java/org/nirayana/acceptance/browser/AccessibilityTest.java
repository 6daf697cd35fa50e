package org.nirayana.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Every page of {@code pages.json} is judged by axe-core as it usually is, so that a new one is without a word here. What opens on a page is judged
 * where it is tested.
 */
class AccessibilityTest extends PageTest {
    /** The frame is that of the first page of visitors and of users alike; of the others what it holds is judged. */
    @Test
    void everyPageOfTheListIsJudged() {
        itIs("2026-11-16T12:00:00+05:30");
        String link = stage.call(
                        "POST",
                        "/api/v1/shares",
                        Map.of(
                                "kind",
                                "chart",
                                "title",
                                "Judged",
                                "address",
                                "/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.08&lon=80.27"))
                .get("url")
                .getAsString();
        List<Geometry.View> views = Geometry.pages().stream()
                .sorted(Comparator.comparing(Geometry.View::isSignedIn))
                .toList();
        assertThat(views).hasSizeGreaterThan(15);
        boolean signedIn = false;
        for (Geometry.View view : views) {
            boolean first = view.equals(views.get(0));
            if (view.isSignedIn() && !signedIn) {
                signInAsAdmin();
                signedIn = true;
                first = true;
            }
            if (view.path().equals("/s")) {
                page.navigate(link);
                page.locator(".chart-figure svg").first().waitFor();
            } else {
                Geometry.show(page, view);
            }
            assertAccessible(page, first ? "html" : "main");
        }
    }
}
