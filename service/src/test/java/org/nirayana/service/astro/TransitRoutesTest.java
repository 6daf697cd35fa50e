package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Transits, days and sade sati over HTTP; each answer is checked against the description. */
class TransitRoutesTest {
    /** Bill Gates, and a day of June 2000 that P. V. R. Narasimha Rao reads his transits of. */
    private static final String GATES = "dateandtime=1955-10-28T22:00:00-08:00&lat=47.6&lon=-122.33";

    private static final String MUMBAI = "dateandtime=1994-02-12T09:00:00%2B05:30&lat=19.0821978&lon=72.7411014";

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static JsonNode transits(String query) {
        Answer answer = service.astro("transits", query);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json();
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(one -> texts.add(one.asString()));
        return texts;
    }

    @Test
    void aMomentOverAChart() {
        JsonNode answer = transits(GATES + "&at=2000-06-08T20:00:00Z&explain=true");
        assertThat(answer.path("natal").path("moon_rasi").asString()).isEqualTo("Pisces");
        JsonNode mercury = answer.path("transits").get(3);
        assertThat(mercury.path("planet").asString()).isEqualTo("mercury");
        assertThat(mercury.path("from_moon").asInt()).isEqualTo(4);
        assertThat(mercury.path("outcome").asString()).isEqualTo("obstructed");
        assertThat(mercury.path("paired_house").asInt()).isEqualTo(3);
        assertThat(texts(mercury.path("by"))).containsExactly("sun", "jupiter", "venus", "saturn");
        assertThat(mercury.path("good_houses").get(1).path("obstructed_from").asInt())
                .isEqualTo(3);
        assertThat(answer.path("transits").get(7).path("kaksha").isNull()).isTrue();
        assertThat(answer.path("double_transit").size()).isEqualTo(12);
        assertThat(answer.path("readings").get(0).path("choice").asString()).isEqualTo("gochara_vedha");
    }

    /** The same bytes and a tag when birth and moment are named; without `at` it is about the present and has none. */
    @Test
    void theSameAnswerForEver() {
        String named = GATES + "&at=2000-06-08T20:00:00Z";
        Answer once = service.astro("transits", named);
        assertThat(service.astro("transits", named).text()).isEqualTo(once.text());
        assertThat(once.header("ETag")).isPresent();
        assertThat(service.astro("transits", GATES).header("ETag")).isEmpty();
    }

    @Test
    void readingsAreTold() {
        JsonNode answer = transits(MUMBAI + "&at=2026-01-01&node_gochara=as_saturn&sarva_lagna=included&orb=5");
        assertThat(answer.path("readings").get(1).path("reading").asString()).isEqualTo("as_saturn");
        assertThat(answer.path("transits").get(0).path("sarva_nature").isNull()).isTrue();
        assertThat(answer.path("aspects_by_degree").size()).isPositive();
        for (JsonNode aspect : answer.path("aspects_by_degree")) {
            assertThat(Math.abs(aspect.path("separation").asDouble())).isLessThanOrEqualTo(5);
        }
    }

    /** Jupiter in Cancer on 2 June 2026, in Leo on 31 October, back on 25 January 2027, in Leo again on 26 June. */
    @Test
    void aSpanOfHouses() {
        JsonNode span = service.astro(
                        "transits/span", MUMBAI + "&from=2026-06-10&to=2027-07-01&grahas=saturn,jupiter&kakshas=true")
                .json();
        List<String> jupiter = new ArrayList<>();
        span.path("stretches").forEach(one -> {
            if (one.path("planet").asString().equals("jupiter")) {
                jupiter.add(one.path("rasi").asString() + " "
                        + one.path("entry").asString().substring(0, 10) + " "
                        + one.path("entry_direction").asString());
            }
        });
        assertThat(jupiter)
                .containsExactly(
                        "Cancer 2026-06-02 direct",
                        "Leo 2026-10-31 direct",
                        "Cancer 2027-01-25 retrograde",
                        "Leo 2027-06-26 direct");
        assertThat(span.path("kakshas").size()).isGreaterThan(20);
        assertThat(span.path("double_transits").size()).isPositive();
        JsonNode slow = service.astro("transits/span", MUMBAI + "&from=2026-06-10&to=2027-07-01")
                .json();
        assertThat(slow.has("kakshas")).isFalse();
        assertThat(slow.path("stretches")
                        .get(slow.path("stretches").size() - 1)
                        .path("planet")
                        .asString())
                .isEqualTo("kethu");
    }

    /** What is too long says how long it may be; what is wrong says what is right. */
    @Test
    void refusals() {
        Answer tooLong = service.astro("transits/span", MUMBAI + "&from=1990-01-01&to=2026-01-01&grahas=moon");
        assertThat(tooLong.status()).isEqualTo(400);
        assertThat(tooLong.text()).contains("at most 4537 days after it with these grahas");
        assertThat(service.astro("transits/span", MUMBAI + "&to=1990-01-01").text())
                .contains("is required");
        assertThat(service.astro("transits/span", MUMBAI + "&from=1990-01-01").text())
                .isEqualTo(service.astro("transits/span", MUMBAI + "&from=1990-01-01&to=1991-01-01")
                        .text());
        assertThat(service.astro("transits/span", MUMBAI + "&from=1990-01-01&to=1989-01-01")
                        .text())
                .contains("must be after from");
        assertThat(service.astro("transits/span", MUMBAI + "&from=1990-01-01&to=1991-01-01&grahas=pluto")
                        .text())
                .contains("must be one or several of sun, moon");
        assertThat(service.astro("transits", MUMBAI + "&at=9000-01-01").text()).contains("the span of the ephemeris");
        assertThat(service.astro("transits", MUMBAI + "&orb=11").text()).contains("from 0 to 10");
        assertThat(service.astro("transits/days", MUMBAI + "&day_lat=11").text())
                .contains("must be given with day_lat");
    }

    /** Each day is whole, and begins where the one before ends; so do its stars and signs. */
    @Test
    void theMoonOfEachDay() {
        Answer answer =
                service.astro("transits/days", MUMBAI + "&start_date=2026-01-01&days=30&day_lat=28.6&day_lon=77.2");
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        JsonNode days = answer.json().path("days");
        assertThat(days.size()).isEqualTo(30);
        String before = days.get(0).path("start").asString();
        String sunrise = service.astro("sunrise-sunset", "dateandtime=2026-01-01T12:00:00%2B05:30&lat=28.6&lon=77.2")
                .json()
                .path("sunrise")
                .asString();
        assertThat(before).startsWith(sunrise.substring(0, "2026-01-01T07:14".length()));
        List<String> natures = new ArrayList<>();
        for (JsonNode day : days) {
            assertThat(day.path("start").asString()).isEqualTo(before);
            before = day.path("end").asString();
            for (String part : List.of("taras", "moons")) {
                String at = day.path("start").asString();
                for (JsonNode one : day.path(part)) {
                    assertThat(one.path("start").asString()).isEqualTo(at);
                    at = one.path("end").asString();
                    natures.add(one.path("nature").asString());
                }
                assertThat(at).isEqualTo(before);
            }
            assertThat(Duration.between(
                                    OffsetDateTime.parse(day.path("start").asString()),
                                    OffsetDateTime.parse(day.path("end").asString()))
                            .toHours())
                    .isBetween(23L, 24L);
        }
        assertThat(natures).contains("good", "neutral", "bad");
        assertThat(answer.json().path("conventions").path("timezone").asString())
                .isEqualTo("Asia/Kolkata");
    }

    @Test
    void sadeSatiOfALife() {
        JsonNode answer = service.astro("sade-sati", MUMBAI + "&explain=true").json();
        assertThat(answer.path("moon_rasi").asString()).isEqualTo("Aquarius");
        assertThat(answer.path("is_cut_by_ephemeris").asBoolean()).isFalse();
        JsonNode first = answer.path("periods").get(0);
        assertThat(first.path("kind").asString()).isEqualTo("sade_sati");
        assertThat(first.path("cycle").asInt()).isEqualTo(1);
        assertThat(first.path("stretches").size()).isGreaterThan(4);
        JsonNode bindus = first.path("stretches").get(0).path("bindus").get(0);
        assertThat(bindus.path("from").size()).isEqualTo(bindus.path("bhinna").asInt());
        JsonNode degrees = service.astro("sade-sati", MUMBAI + "&sade_sati=degrees&years=30")
                .json();
        assertThat(degrees.path("readings").get(0).path("reading").asString()).isEqualTo("degrees");
        assertThat(degrees.path("periods")
                        .get(0)
                        .path("stretches")
                        .get(0)
                        .path("bindus")
                        .size())
                .isEqualTo(2);
        JsonNode late =
                service.astro("sade-sati", "dateandtime=2600-01-01T00:00:00Z").json();
        assertThat(late.path("is_cut_by_ephemeris").asBoolean()).isTrue();
    }
}
