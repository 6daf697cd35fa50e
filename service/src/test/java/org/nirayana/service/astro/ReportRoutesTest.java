package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.testing.Answer;

/** The report and the chart in pixels over HTTP; what is in them is tested where they are made. */
class ReportRoutesTest {
    private static final String BIRTH = "dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27";

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @ParameterizedTest
    @CsvSource({"report, application/pdf, %PDF-", "chart.png, image/png, PNG"})
    void theAnswerIsADocumentOfItsKind(String endpoint, String type, String magic) {
        Answer answer = service.astro(endpoint, BIRTH + "&lang=ta&chart_type=north-indian");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).contains(type);
        assertThat(new String(answer.bytes(), 0, 8, StandardCharsets.ISO_8859_1))
                .contains(magic);
        assertThat(answer.header("ETag")).isPresent();
    }

    /** Nothing that says whose it is stays in a cache. */
    @ParameterizedTest
    @CsvSource({"report", "chart.png"})
    void whatHasANameIsNotKept(String endpoint) {
        Answer answer = service.astro(endpoint, BIRTH + "&name=Lakshmi&place=Chennai");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Cache-Control")).contains("no-store");
    }

    @Test
    void theCallersConventionsAreThoseOfTheReport() {
        byte[] usual = service.astro("report", BIRTH).bytes();
        assertThat(service.astro("report", BIRTH).bytes()).isEqualTo(usual);
        for (String choice : new String[] {
            "paper=letter",
            "dasha_levels=1",
            "ayanamsa=raman",
            "dasa_year_length=360",
            "sunrise_definition=upper_limb",
            "profile=kp",
            "letterhead=One%0ATwo"
        }) {
            assertThat(service.astro("report", BIRTH + "&" + choice).bytes())
                    .as(choice)
                    .isNotEqualTo(usual);
        }
    }

    @Test
    void whatIsWrongIsSaid() {
        Answer lines = service.astro("report", BIRTH + "&letterhead=1%0A2%0A3%0A4%0A5%0A6%0A7");
        assertThat(lines.status()).isEqualTo(400);
        assertThat(lines.text()).contains("may have 6 lines, not 7");
        Answer paper = service.astro("report", BIRTH + "&paper=a5");
        assertThat(paper.text()).contains("must be one of a4, letter");
        assertThat(service.astro("chart.png", BIRTH + "&width=4000").text()).contains("from 200 to 1600");
    }
}
