package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Profiles on the chart page, how sure a time is, and the page that compares; one visit goes through all of it. */
class ConventionsPageTest extends PageTest {
    private static final String BIRTH =
            "at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&place=Chennai&tz=Asia/Kolkata";

    @Test
    void aProfileIsChosenOverriddenAndCompared() {
        signInAsAdmin();
        page.navigate("/chart?" + BIRTH);
        // The day is shaded by how long the sign, the star and the pada rise, and what stands on little is told.
        assertThat(page.locator(".mover-band")).hasCount(3);
        assertThat(page.locator(".sure-brief")).hasText("8 results change if the time is off by two minutes");
        page.locator(".sure summary").click();
        assertThat(page.locator(".sure-parts li[data-part=ascendant_d60]")).containsText("Ascendant · Shashtiamsa");

        Locator profile = page.getByLabel("Profile", new Page.GetByLabelOptions().setExact(true));
        profile.selectOption("kp");
        assertThat(page).hasURL(Pattern.compile("[?&]profile=kp(&|$)"));
        Locator ayanamsa = page.locator("select[name=ayanamsa]");
        assertThat(ayanamsa).hasValue("krishnamurti");
        assertThat(page.locator(".settings-brief")).containsText("KP (Krishnamurti)");
        ayanamsa.selectOption("lahiri");
        assertThat(page.locator(".settings .field-hint").first()).hasText("Changed from the profile: Ayanamsa");
        assertThat(page).hasURL(Pattern.compile("profile=kp&ayanamsa=lahiri"));

        // It is remembered: a bare address has it again.
        page.navigate("/chart");
        page.getByRole(AriaRole.BUTTON, named("Now")).click();
        assertThat(page).hasURL(Pattern.compile("profile=kp&ayanamsa=lahiri"));

        page.navigate("/chart?" + BIRTH + "&profile=jhora");
        more("Compare profiles").click();
        Locator sentence = page.locator(".compare-sentence");
        assertThat(sentence).hasText("The two sets of conventions are the same.");
        page.locator(".compare-form > summary").click();
        page.locator(".compare-second select[name=profile]").selectOption("raman");
        assertThat(sentence).hasText(Pattern.compile(".* differ; \\d+% of it comes from the ayanamsa\\."));
        assertThat(page.locator("tr[data-value=moon_longitude]")).containsText("Capricorn");
        assertThat(page.locator("tr[data-value=rahu_longitude] th .badge")).hasCount(0);
        assertThat(page.locator("tr.matters mark").first()).isVisible();
        assertThat(page).hasURL(Pattern.compile("[?&]profile=jhora&.*with=raman"));
        page.locator(".compare-second select[name=with_ayanamsa]").selectOption("true_citra");
        assertThat(sentence).not().hasText(Pattern.compile("% of it comes from the ayanamsa"));
        assertAccessible(page);
        page.setViewportSize(360, 800);
        assertNoSidewaysScroll(page);
    }
}
