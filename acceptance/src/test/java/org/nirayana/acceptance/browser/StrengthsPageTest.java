package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/** Strengths: bars against what is required, bindus, aspects, and the chart by bhavas. */
class StrengthsPageTest extends PageTest {
    /** Srinivasa Ramanujan: the ascendant in Gemini, five grahas strong enough, Mercury and Saturn not. */
    private static final String BIRTH = "/strengths" + Geometry.MOMENT;

    @BeforeEach
    void signedIn() {
        signInAsAdmin();
        itIs("2026-11-16T12:00:00+05:30");
    }

    @Test
    void shadbalaStandsAgainstWhatIsRequiredWithItsComponents() {
        open(BIRTH);
        assertThat(page.locator(".balas > li")).hasCount(7);
        assertThat(graha("sun")).containsText("6.42 / 5.0");
        assertThat(graha("sun").locator(".badge")).hasText("enough");
        assertThat(graha("mercury").locator(".badge")).hasText("too little");
        // The bar of one that is not strong enough ends before the line.
        for (String name : List.of("sun", "mercury")) {
            double end = edge(graha(name).locator(".bala-bar i"), true);
            double line = edge(graha(name).locator(".bala-bar b"), false);
            assertThat(end > line).as(name).isEqualTo(name.equals("sun"));
        }
        graha("sun").locator("summary").click();
        assertThat(graha("sun").locator(".bala-parts")).containsText("Saptavargaja");
        assertThat(graha("sun").locator(".bala-parts")).containsText("116.25");
        page.getByRole(AriaRole.BUTTON, named("All components")).click();
        assertThat(page.locator(".str-components tbody tr")).hasCount(24);
        assertThat(page.locator(".str-bhavabala tbody tr").nth(1)).containsText("Moon");

        // A term explains itself to the keyboard, and not more than once.
        page.locator(".str-shadbala h2 .term").focus();
        assertThat(page.getByRole(AriaRole.TOOLTIP)).containsText("sixfold strength");
        page.keyboard().press("Escape");
        assertThat(page.getByRole(AriaRole.TOOLTIP)).hasCount(0);
        assertAccessible(page);
    }

    @Test
    @Variant
    void everyTermIsInTheGlossary() {
        open(BIRTH + "&stage=reduced&prastara=sun");
        page.getByRole(AriaRole.BUTTON, named("All components")).click();
        assertThat(page.locator(".str-components tbody tr")).hasCount(24);
        assertTermsAreExplained(52);
    }

    @Test
    void bindusArePicturesInTheChosenStyleAndATable() {
        open(BIRTH);
        assertThat(page.locator(".board")).hasCount(9);
        Locator sun = page.locator(".board").filter(new Locator.FilterOptions().setHasText("Sun"));
        assertThat(sun.locator("figcaption")).hasText("Sun 48");
        assertThat(page.locator(".board-sarva figcaption")).hasText("Sarvashtakavarga 337");
        assertThat(page.locator(".str-bindus tbody tr").first()).hasText("Aries6267443432");
        for (String style : List.of("South Indian", "North Indian", "East Indian")) {
            page.getByRole(AriaRole.RADIO, named(style)).check(new Locator.CheckOptions().setForce(true));
            complete();
            // The pictures of the page have the lines of the service's, and the same house is the first.
            Locator drawn = page.locator(".str-picture").first();
            String lines = drawn.locator(".nry-line").first().getAttribute("d");
            assertThat(sun.locator(".board-lines")).hasAttribute("d", lines);
            assertThat(corners(sun.locator(".board-rising"))).isEqualTo(corners(drawn.locator(".nry-tint")));
        }
        page.locator("select[name=stage]").selectOption("reduced");
        assertThat(page).hasURL(Pattern.compile("stage=reduced"));
        assertThat(page.locator(".board")).hasCount(8);
        assertThat(page.locator(".str-bindus tbody tr").last()).containsText("255");
        // The sky of now: Saturn stands in Pisces, in the fourth kaksha.
        Locator saturn = page.locator(".str-kaksha-table tbody tr").last();
        assertThat(page.locator(".str-kakshas")).containsText("16 Nov 2026, 12:00");
        assertThat(saturn).containsText("Pisces");
        assertThat(saturn).containsText("yes");
    }

    @Test
    void aspectsAreAMatrixAndLinesOverTheChartAndBhavasStandBesideIt() {
        open(BIRTH);
        Locator first = page.locator(".str-matrix tbody tr").first();
        assertThat(first.locator("td").nth(9)).hasText("1");
        assertThat(first.locator("td").nth(1)).hasText("¾");
        page.locator("select[name=kind]").selectOption("rasi");
        assertThat(page.locator(".str-matrix tbody tr")).hasCount(10);

        assertThat(page.locator(".str-looks")).hasCount(0);
        page.locator("select[name=looks]").selectOption("saturn");
        // The third, the seventh and the tenth.
        assertThat(page.locator(".str-looks g")).hasCount(3);
        assertThat(page.locator(".str-picture > svg > title").allTextContents())
                .containsExactly("Srinivasa Ramanujan – Rasi chart", "Srinivasa Ramanujan – Bhava chalit · Sripati");
        page.locator(".str-more summary").click();
        assertThat(page.locator(".str-more tbody tr")).hasCount(12);
        page.locator("select[name=beside]").selectOption("9");
        assertThat(page.locator(".str-picture > svg > title").nth(1)).hasText("Srinivasa Ramanujan – Navamsa (D9)");

        // Beyond the polar circle Placidus has no houses, and that is said where the picture would be.
        open("/strengths?at=1990-05-17T10:30:00%2B02:00&lat=78.22&lon=15.65&houses=placidus");
        assertThat(page.getByText(Pattern.compile("Placidus \\(KP\\) has no houses here")))
                .isVisible();
        assertThat(page.locator(".balas .badge").first()).hasText(Pattern.compile("enough|too little"));
    }

    @Test
    void statesVimsopakaArgalaAndPrastaraStandInTables() {
        open(BIRTH);
        Locator saturn = page.locator(".str-states-table tbody tr").nth(6);
        assertThat(page.locator(".str-states-table tbody tr")).hasCount(9);
        assertThat(saturn)
                .hasText(
                        Pattern.compile(
                                "Saturn\\s*great enemy\\s*Moon great enemy\\s*Saturn\\s*144°57′ / 15°\\s*19°20′\\s*Yuva\\s*Sushupti\\s*Vikala, Khala\\s*retrograde"));
        assertThat(page.locator(".str-vimsopaka-table tbody tr").first()).containsText("16.80");
        // Ketu in the second from the Sun, Mercury and Jupiter in the twelfth.
        Locator onSun = page.locator(".str-argala-table tbody tr").first().locator("td");
        assertThat(onSun.first()).hasText(Pattern.compile("Ke.*×.Me.*Ju.*obstructed"));
        assertThat(onSun.nth(2)).containsText("Ve");
        assertThat(onSun.nth(2).locator(".is-obstructed")).hasCount(0);
        assertThat(page.locator(".str-prastara")).hasCount(0);
        page.locator("select[name=prastara]").selectOption("moon");
        assertThat(page.locator(".str-prastara tbody tr").last()).hasText(Pattern.compile("Total.*49"));

        // Another moment of the sky, by the reader's clock; the bindus stay where they are.
        page.locator(".moment-field input[name=date]").fill("1-1-2030");
        page.locator(".moment-field input[name=time]").fill("0:00");
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("sky=2029-12-31T18"));
        assertThat(page.locator(".str-kakshas")).containsText("1 Jan 2030, 00:00");
        assertThat(page.locator(".str-kaksha-table tbody tr").last()).containsText("Aries");
        assertThat(page.locator(".board-sarva figcaption")).hasText("Sarvashtakavarga 337");
        page.locator(".str-kakshas button:not(.date-pick)").click();
        assertThat(page.locator(".str-kakshas")).containsText("16 Nov 2026, 12:00");
    }

    @Test
    void theListOfContentsLeadsToASectionAndBack() {
        open(BIRTH);
        Locator contents = page.getByRole(AriaRole.NAVIGATION, named("Contents"));
        contents.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Aspects"))
                .click();
        assertThat(page).hasURL(Pattern.compile("#aspects$"));
        assertThat(page.locator(".str-aspects h2")).isInViewport();
        // It stays in sight, and does not hide where it leads.
        assertThat(page.locator(".str-aspects h2").boundingBox().y)
                .isGreaterThan(contents.boundingBox().y + contents.boundingBox().height);
        page.goBack();
        assertThat(page).hasURL(Pattern.compile("^[^#]*$"));
        assertThat(page.locator(".str-charts h2")).isInViewport();

        page.setViewportSize(360, 740);
        assertThat(contents).isHidden();
        page.locator(".str-contents > summary").click();
        contents.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Argala"))
                .click();
        assertThat(page.locator(".str-argala h2")).isInViewport();
        assertThat(contents).isHidden();
        assertNoSidewaysScroll(page);
    }

    /** The states, the points of the divisional charts, argalas and prastaras are on its other side. */
    @Test
    @Variant
    void itPrintsOnBothSidesOfASheet() {
        open(BIRTH + "&looks=all&prastara=all");
        assertThat(printedSheets()).isEqualTo(2);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".birth")).isHidden();
        assertThat(page.locator(".by-system")).containsText("Lahiri");
    }

    private void open(String address) {
        page.navigate(address);
        complete();
    }

    private void complete() {
        assertThat(page.locator(".str-content")).isVisible();
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
        assertThat(page.locator(".str-content[aria-busy]")).hasCount(0);
    }

    private Locator graha(String name) {
        return page.locator(".balas > li[data-graha=" + name + "]");
    }

    private static double edge(Locator shape, boolean right) {
        var box = shape.boundingBox();
        return right ? box.x + box.width : box.x;
    }

    /** The corners of an outline in no order: the service and the page may begin at another one. */
    private static List<String> corners(Locator path) {
        return Pattern.compile("[\\d.]+ [\\d.]+")
                .matcher(path.getAttribute("d"))
                .results()
                .map(found -> found.group())
                .sorted()
                .toList();
    }
}
