package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The document that a reader takes away says what the page says, by the conventions that the page has. */
class ReportPageTest extends PageTest {
    private static final String AT = "at=2026-11-05T12:00:00%2B05:30";
    private static final String UJJAIN = "&lat=23.1824&lon=75.7764&tz=Asia/Kolkata&place=Ujjain";

    /** The facts of a day that depend on the almanac of a region: months, season and years. */
    private static final List<String> CALENDARS =
            List.of("lunar_month", "solar_month", "season", "years", "samvatsara");

    @BeforeEach
    void signedIn() {
        signInAsAdmin();
    }

    /** Hindi has months that end with the full moon, Bengali the Bangabda; the reader of Tamil prefers the year of Gujarat. */
    @ParameterizedTest
    @CsvSource({"hi, ''", "bn, ''", "ta, '&vikram=kartikadi&dasha_year=sun_return'"})
    void theReportSaysWhatThePageShows(String language, String chosen) {
        itIs("2026-11-15T12:00:00+05:30");
        speak(language);
        List<String> expected = new ArrayList<>();
        List<String> ends = new ArrayList<>();
        show("/panchanga?date=2026-11-05&" + AT + UJJAIN + chosen);
        for (int fact = 0; fact < CALENDARS.size(); fact++) {
            expected.add(page.locator(".pan-facts dd").nth(4 + fact).innerText());
        }
        show("/dashas?" + AT + UJJAIN + chosen);
        Locator periods = page.locator(".ice-table tbody tr");
        assertThat(periods).hasCount(9);
        for (int period = 0; period < 9; period++) {
            ends.add(periods.nth(period).locator("td").nth(1).innerText());
        }
        show("/chart?" + AT + UJJAIN + chosen);
        Locator rows = page.locator(".positions tbody tr");
        assertThat(rows).hasCount(10);
        for (String part : List.of("rasi", "degrees", "nakshatra")) {
            expected.addAll(rows.locator("[data-part=" + part + "]").allInnerTexts());
        }
        Download download = page.waitForDownload(() -> page.locator(".chart-actions button")
                .filter(new Locator.FilterOptions().setHasText("PDF"))
                .click());
        String printed = text(download.path());
        assertThat(expected).hasSize(CALENDARS.size() + 30).allSatisfy(shown -> assertThat(printed)
                .contains(plain(shown)));
        // How a month is shortened, browsers learn anew from time to time.
        assertThat(ends).hasSize(9).allSatisfy(shown -> assertThat(printed)
                .containsPattern(plain(shown).replaceAll("\\D+", "\\\\D{1,14}")));
    }

    private static String text(Path pdf) {
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            return plain(new PDFTextStripper().getText(document));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lines break elsewhere on paper, its digits may be those of the script, and months are shortened with other marks. */
    private static String plain(String text) {
        return text.codePoints()
                .filter(one -> !Character.isWhitespace(one) && !Character.isSpaceChar(one))
                .filter(one -> ",.\u0970\u200B".indexOf(one) < 0)
                .map(one -> Character.isDigit(one) ? '0' + Character.digit(one, 10) : one)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
