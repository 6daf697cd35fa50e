package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

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

    /** Of a birth whose time is not known any time of its day is the same, and nothing that stands on the time is drawn. */
    @ParameterizedTest
    @CsvSource({"report", "chart", "chart.png"})
    void ofAnUnknownTimeOnlyTheDayCounts(String endpoint) {
        String place = "&lat=12.3&lon=76.65&birth_time=unknown";
        byte[] noon = service.astro(endpoint, "dateandtime=1960-07-12T12:00:00%2B05:30" + place)
                .bytes();
        assertThat(service.astro(endpoint, "dateandtime=1960-07-12T23:59:00%2B05:30" + place)
                        .bytes())
                .isEqualTo(noon);
        assertThat(service.astro(endpoint, "dateandtime=1960-07-13T00:00:00%2B05:30" + place)
                        .bytes())
                .isNotEqualTo(noon);
    }

    /** Whatever the chart of any moment of the day has is among what the day tells. */
    @Test
    void theDayOfABirthTellsWhatAnyOfItsMomentsHas() {
        String place = "&lat=12.3&lon=76.65";
        JsonNode day = service.astro("birth-day", "dateandtime=1960-07-12T12:00:00%2B05:30" + place)
                .json();
        assertThat(day.path("start").asString()).startsWith("1960-07-12T00:00:00");
        assertThat(day.path("end").asString()).startsWith("1960-07-13T00:00:00");
        for (int hour = 0; hour < 24; hour++) {
            String moment = String.format("dateandtime=1960-07-12T%02d:30:00%%2B05:30", hour) + place;
            JsonNode moon = service.astro("planets", moment).json().get(1);
            assertThat(texts(day.path("grahas").get(1).path("rasis")))
                    .contains(moon.path("rasi_occupied").asString());
            assertThat(texts(day.path("grahas").get(1).path("nakshatras")))
                    .contains(moon.path("nakshatra").asString());
            JsonNode first = service.astro("dashas/vimshottari", moment + "&levels=1")
                    .json()
                    .path("periods")
                    .get(0);
            JsonNode possible = StreamSupport.stream(day.path("dashas").spliterator(), false)
                    .filter(one -> one.path("nakshatra")
                            .asString()
                            .equals(moon.path("nakshatra").asString()))
                    .findFirst()
                    .orElseThrow()
                    .path("periods")
                    .get(0);
            assertThat(possible.path("graha").asString())
                    .isEqualTo(first.path("graha").asString());
            assertThat(first.path("end").asString())
                    .isBetween(
                            possible.path("earliest_end").asString(),
                            possible.path("latest_end").asString());
        }
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asString)
                .toList();
    }

    @Test
    void withoutATimeThereIsNeitherAnAscendantNorADivisionalChart() {
        Answer chart = service.astro("chart", BIRTH + "&birth_time=unknown");
        assertThat(chart.text())
                .contains("Moon chart", "Time of birth not known")
                .doesNotContain("Ascendant", "10:30:00");
        for (String more : new String[] {"&varga=9", "&bhavas=placidus"}) {
            JsonNode error = service.astro("chart", BIRTH + "&birth_time=unknown" + more)
                    .json()
                    .path("errors")
                    .path(0);
            assertThat(more).startsWith("&" + error.path("field").asString() + "=");
            assertThat(error.path("message").asString()).contains("not for a birth whose time is unknown");
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
