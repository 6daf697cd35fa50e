package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.service.config.BadConfig;
import org.nirayana.service.config.Config;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** The usual place and what a year may be are the same for the engine, the settings, every endpoint and the page. */
class OneDefaultTest {
    private static final double LATITUDE = 12.971667;
    private static final double LONGITUDE = 77.593611;

    private static SignedIn service;
    private static JsonNode description;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
        description = service.get("/openapi.json").json();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    // Bengaluru

    @Test
    void withoutAPlaceEveryEndpointAnswersForTheUsualOne() {
        Endpoints endpoints = new Endpoints(service);
        String at = "2026-11-15T06:00:00Z";
        Map<String, String> nowhere =
                Map.of("dateandtime", at, "at", at, "from", at, "start_date", "2026-11-15", "days", "1");
        Map<String, String> home = Map.of(
                "dateandtime",
                at,
                "at",
                at,
                "from",
                at,
                "start_date",
                "2026-11-15",
                "days",
                "1",
                "lat",
                "12.971667",
                "lon",
                "77.593611");
        List<Endpoints.Answered> usual = endpoints.ask(nowhere);
        List<Endpoints.Answered> named = endpoints.ask(home);
        for (int i = 0; i < usual.size(); i++) {
            assertThat(usual.get(i).answer().text())
                    .as(usual.get(i).endpoint())
                    .isEqualTo(named.get(i).answer().text());
        }
    }

    @Test
    void theDescriptionNamesTheUsualPlace() {
        List<Double> latitudes = defaults("lat");
        List<Double> longitudes = defaults("lon");
        assertThat(latitudes).isNotEmpty().containsOnly(LATITUDE);
        assertThat(longitudes).isNotEmpty().containsOnly(LONGITUDE);
    }

    private static List<Double> defaults(String parameter) {
        List<Double> found = new ArrayList<>();
        Endpoints.objects("", description, (name, node) -> {
            if (node.path("name").asString("").equals(parameter)
                    && node.path("in").asString("").equals("query")) {
                found.add(node.path("schema").path("default").asDouble(Double.NaN));
            }
        });
        return found;
    }

    /** One constant of the page is that place, nothing else of it has coordinates, and its address keeps every digit. */
    @Test
    void thePageBeginsAtTheUsualPlace() {
        String moment = module("/web/js/moment.js");
        var home = Pattern.compile("HOME = \\{[^}]*lat: ([0-9.]+), lon: ([0-9.]+),")
                .matcher(moment);
        assertThat(home.find()).isTrue();
        assertThat(Double.parseDouble(home.group(1))).isEqualTo(LATITUDE);
        assertThat(Double.parseDouble(home.group(2))).isEqualTo(LONGITUDE);
        assertThat(moment.substring(home.end())).doesNotContain("12.9", "77.5");
        for (String other :
                List.of("view/home.js", "view/chart.js", "view/panchanga.js", "view/dashas.js", "place.js")) {
            assertThat(module("/web/js/" + other)).as(other).doesNotContain("12.9", "77.5");
        }
        var decimals =
                Pattern.compile("Math\\.round\\(value \\* 1e(\\d)\\) / 1e\\1").matcher(moment);
        assertThat(decimals.find()).isTrue();
        double unit = Math.pow(10, Integer.parseInt(decimals.group(1)));
        assertThat(Math.round(LATITUDE * unit) / unit).isEqualTo(LATITUDE);
        assertThat(Math.round(LONGITUDE * unit) / unit).isEqualTo(LONGITUDE);
    }

    // The dasha year

    @ParameterizedTest
    @ValueSource(strings = {"1", "1.5", "299", "360", "365.25", "400.5", "1000"})
    void aYearThatOneTakesAllTake(String days) {
        assertThat(DashaYear.ofDays(Double.parseDouble(days)).days()).isPositive();
        assertThat(Config.from(Map.of("NIRAYANA_DASA_YEAR_LENGTH", days))
                        .conventions()
                        .dashaYear())
                .isEqualTo(DashaYear.ofDays(Double.parseDouble(days)));
        for (String endpoint : List.of("dashas/vimshottari", "dashas/vimshottari/current")) {
            Answer answer = service.astro(
                    endpoint,
                    "dateandtime=2026-01-01&dasa_year_length=" + days
                            + (endpoint.endsWith("current") ? "&at=2026-01-02" : ""));
            assertThat(answer.status()).as(endpoint).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0.999", "0.5", "-365", "1000.001", "36525"})
    void aYearThatOneRefusesAllRefuseAndSayWhy(String days) {
        String range = DashaYear.MIN_DAYS + " to " + DashaYear.MAX_DAYS;
        assertThatThrownBy(() -> DashaYear.ofDays(Double.parseDouble(days)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(range);
        assertThatThrownBy(() -> Config.from(Map.of("NIRAYANA_DASA_YEAR_LENGTH", days)))
                .isInstanceOf(BadConfig.class)
                .hasMessageContaining(range);
        for (String endpoint : List.of("dashas/vimshottari", "dashas/vimshottari/current")) {
            Answer answer = service.astro(endpoint, "dasa_year_length=" + days);
            assertThat(answer.status()).as(endpoint).isEqualTo(400);
            assertThat(answer.json().path("errors").get(0).path("message").asString())
                    .contains(range);
        }
    }

    @Test
    void theDescriptionAndThePageNameTheSameYears() {
        int[] described = {0};
        Endpoints.objects("", description, (name, node) -> {
            JsonNode schema = name.equals("dasa_year_length")
                    ? node
                    : node.path("name").asString("").equals("dasa_year_length") ? node.path("schema") : null;
            if (schema != null && schema.has("type")) {
                assertThat(schema.path("minimum").asDouble(Double.NaN)).isEqualTo(DashaYear.MIN_DAYS.doubleValue());
                assertThat(schema.path("maximum").asDouble(Double.NaN)).isEqualTo(DashaYear.MAX_DAYS.doubleValue());
                described[0]++;
            }
        });
        // As a parameter, in its group, as a setting and as a convention of an answer.
        assertThat(described[0]).isEqualTo(4);
        var years = Pattern.compile("dasa_year_length: \\{ least: ([0-9.]+), most: ([0-9.]+) }")
                .matcher(module("/web/js/registry.js"));
        assertThat(years.find()).isTrue();
        assertThat(Double.parseDouble(years.group(1))).isEqualTo(DashaYear.MIN_DAYS.doubleValue());
        assertThat(Double.parseDouble(years.group(2))).isEqualTo(DashaYear.MAX_DAYS.doubleValue());
    }

    private static String module(String path) {
        Answer answer = service.get(path);
        assertThat(answer.status()).as(path).isEqualTo(200);
        return answer.text();
    }
}
