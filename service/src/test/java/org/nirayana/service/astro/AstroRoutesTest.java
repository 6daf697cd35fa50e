package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import tools.jackson.databind.JsonNode;

/** The astrology endpoints over HTTP; each answer is also checked against the description by the client. */
class AstroRoutesTest {
    private static final String BIRTH = "dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707";

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void planetsComeInTheirOrderWithNamesAndCodes() {
        JsonNode planets = service.astro("planets", BIRTH).json();

        assertThat(texts(planets, "name"))
                .containsExactly("sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "kethu");
        assertThat(texts(planets, "code")).containsExactly("SU", "MO", "MA", "ME", "JU", "VE", "SA", "RA", "KE");
        for (JsonNode planet : planets) {
            double longitude = planet.path("nirayana_longitude").asDouble();
            assertThat(planet.path("rasi").asInt()).isEqualTo((int) (longitude / 30) + 1);
            assertThat(planet.path("advanced_by").asDouble()).isCloseTo(longitude % 30, within(1e-9));
            assertThat(planet.path("nakshatra_number").asInt()).isEqualTo((int) (longitude * 27 / 360) + 1);
            assertThat(planet.path("pada").asInt()).isEqualTo((int) (longitude * 108 / 360) % 4 + 1);
            assertThat(planet.path("is_retrograde").asBoolean())
                    .isEqualTo(planet.path("speed").asDouble() < 0);
            boolean node = List.of("rahu", "kethu").contains(planet.path("name").asString());
            assertThat(planet.path("distance_au").isNull()).isEqualTo(node);
        }
        assertThat((planets.get(8).path("nirayana_longitude").asDouble() + 180) % 360)
                .isCloseTo(planets.get(7).path("nirayana_longitude").asDouble(), within(1e-9));
    }

    @Test
    void lunarNodesAreTheLastTwoPlanets() {
        JsonNode planets = service.astro("planets", BIRTH).json();
        JsonNode nodes = service.astro("lunar-nodes", BIRTH).json();

        assertThat(nodes).hasSize(2);
        assertThat(nodes.get(0)).isEqualTo(planets.get(7));
        assertThat(nodes.get(1)).isEqualTo(planets.get(8));
    }

    @Test
    void kattamsHoldEveryPlanetInItsHouse() {
        JsonNode planets = service.astro("planets", BIRTH).json();
        JsonNode ascendant = service.astro("ascendant", BIRTH).json();
        JsonNode kattams = service.astro("kattams", BIRTH).json();

        assertThat(ascendant.path("is_ascendant").asBoolean()).isTrue();
        assertThat(ascendant.path("name").asString()).isEqualTo("ascendant");
        assertThat(ascendant.path("code").asString()).isEqualTo("AS");
        assertThat(ascendant.path("posited_at").asString()).isEqualTo("1");
        assertThat(kattams).hasSize(12);
        int held = 0;
        List<Integer> owners = List.of(3, 6, 4, 2, 1, 4, 6, 3, 5, 7, 7, 5);
        for (int i = 0; i < 12; i++) {
            JsonNode kattam = kattams.get(i);
            assertThat(kattam.path("order").asInt()).isEqualTo(i + 1);
            assertThat(kattam.path("house").asInt()).isEqualTo(i + 1);
            int rasi = (ascendant.path("rasi").asInt() - 1 + i) % 12 + 1;
            assertThat(kattam.path("rasi").asInt()).isEqualTo(rasi);
            assertThat(kattam.path("owner").asInt()).isEqualTo(owners.get(rasi - 1));
            assertThat(kattam.path("is_ascendant").asBoolean()).isEqualTo(i == 0);
            assertThat(kattam.path("asc_longitude"))
                    .isEqualTo(i == 0 ? ascendant.path("nirayana_longitude") : kattam.path("asc_longitude"));
            assertThat(kattam.path("asc_longitude").isNull()).isEqualTo(i != 0);
            for (JsonNode inside : kattam.path("planets")) {
                JsonNode planet = find(planets, inside.path("name").asString());
                assertThat(planet.path("posited_at").asString()).isEqualTo(Integer.toString(i + 1));
                assertThat(inside.path("nirayana_longitude")).isEqualTo(planet.path("nirayana_longitude"));
                held++;
            }
        }
        assertThat(held).isEqualTo(9);
    }

    @Test
    void withoutATimeItIsNow() {
        Instant before = Instant.now();
        Answer answer = service.astro("planets", "");
        Instant after = Instant.now();

        // The Moon never turns back: however long the answer took, it is that of an instant in between. What is given
        // up
        // for rounding is less than the Moon moves in a ten thousandth of a second.
        double now = moon(answer);
        double first = moon(service.astro("planets", "dateandtime=" + before));
        double last = moon(service.astro("planets", "dateandtime=" + after));
        assertThat(Math.IEEEremainder(now - first, 360)).isGreaterThan(-1e-8);
        assertThat(Math.IEEEremainder(last - now, 360)).isGreaterThan(-1e-8);
        assertThat(answer.header("ETag")).isEmpty();
        assertThat(answer.header("Cache-Control")).contains("no-store");
    }

    private static double moon(Answer planets) {
        return find(planets.json(), "moon").path("nirayana_longitude").asDouble();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lunar-nodes", "planets", "ascendant", "sunrise-sunset", "kattams", "chart"})
    void anExplicitTimeMayBeKeptAndAskedAgain(String endpoint) {
        Answer first = service.astro(endpoint, BIRTH);
        String tag = first.header("ETag").orElseThrow();
        String path = "/api/v1/astro/" + endpoint + "?" + BIRTH;

        assertThat(first.header("Cache-Control").orElseThrow()).startsWith("private");
        for (String condition : List.of(tag, "W/" + tag, "\"other\", " + tag, "*")) {
            Answer again = service.call(path).header("If-None-Match", condition).send();
            assertThat(again.status()).as(condition).isEqualTo(304);
            assertThat(again.bytes()).isEmpty();
            assertThat(again.header("ETag")).contains(tag);
            assertThat(again.header("RateLimit")).isPresent();
        }
        assertThat(service.call(path)
                        .header("If-None-Match", "\"other\"")
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(service.astro(endpoint, BIRTH + "&ayanamsa=raman&node_type=mean&lat=20")
                        .header("ETag"))
                .isNotEqualTo(first.header("ETag"));
    }

    @Test
    void headAnswersLikeGetWithoutTheBody() {
        Answer get = service.astro("planets", BIRTH);
        Answer head = service.service()
                .api()
                .call("HEAD", "/api/v1/astro/planets?" + BIRTH)
                .bearer(service.token())
                .send();

        assertThat(head.status()).isEqualTo(200);
        assertThat(head.bytes()).isEmpty();
        assertThat(head.header("ETag")).isEqualTo(get.header("ETag"));
        assertThat(head.header("Content-Length")).isEqualTo(get.header("Content-Length"));
    }

    @Test
    void equalInstantsInAnyNotationGiveEqualBytes() {
        byte[] expected =
                service.astro("planets", "dateandtime=1990-05-17T05:00:00Z").bytes();
        for (String same : List.of(
                "1990-05-17T10:30:00%2B05:30",
                "1990-05-17T10:30:00+05:30",
                "1990-05-17%2005:00",
                "1990-05-17T05:00",
                "19900517T0500Z",
                "1990-05-16T24:00-05:00")) {
            assertThat(service.astro("planets", "dateandtime=" + same).bytes())
                    .as(same)
                    .isEqualTo(expected);
        }
    }

    @Test
    void overridesTouchOnlyTheirOwnRequest() {
        byte[] plain = service.astro("planets", BIRTH).bytes();
        JsonNode base = service.astro("planets", BIRTH).json();
        JsonNode mean = service.astro("planets", BIRTH + "&node_type=mean").json();
        JsonNode seenFromThere = service.astro("planets", BIRTH + "&position_reference=topocentric")
                .json();
        JsonNode raman = service.astro("planets", BIRTH + "&ayanamsa=raman").json();

        assertThat(mean.get(0)).isEqualTo(base.get(0));
        assertThat(mean.get(7)).isNotEqualTo(base.get(7));
        assertThat(mean.get(7).path("is_retrograde").asBoolean()).isTrue();
        double parallax = Math.IEEEremainder(
                seenFromThere.get(1).path("longitude").asDouble()
                        - base.get(1).path("longitude").asDouble(),
                360);
        assertThat(Math.abs(parallax)).isBetween(0.001, 1.1);
        assertThat(seenFromThere.get(7)).isEqualTo(base.get(7));
        assertThat(raman.get(0).path("longitude")).isEqualTo(base.get(0).path("longitude"));
        // ephemeris/ayanamsas.md: Lahiri 23.857, Raman 22.411 at J2000; the difference is constant to an arcsecond.
        assertThat(raman.get(0).path("nirayana_longitude").asDouble()
                        - base.get(0).path("nirayana_longitude").asDouble())
                .isCloseTo(23.8570923 - 22.4107910, within(0.001));
        assertThat(service.astro("planets", BIRTH).bytes()).isEqualTo(plain);
    }

    @Test
    void aliasesAreTheirAyanamsas() {
        for (Map.Entry<String, String> alias : Map.of(
                        "chitrapaksha", "lahiri",
                        "kp", "krishnamurti",
                        "true_chitra", "true_citra",
                        "bv_raman", "raman",
                        "fagan", "fagan_bradley")
                .entrySet()) {
            assertThat(service.astro("planets", BIRTH + "&ayanamsa=" + alias.getKey())
                            .bytes())
                    .isEqualTo(service.astro("planets", BIRTH + "&ayanamsa=" + alias.getValue())
                            .bytes());
        }
    }

    /** A refusal is not much larger than what it refuses. */
    @Test
    void manyErrorsAreToldInPart() {
        StringBuilder query = new StringBuilder("x".repeat(2000) + "=1");
        for (int i = 0; query.length() < 7500; i++) {
            query.append('&').append(Integer.toString(i, 36)).append("_=");
        }
        int inputs = query.toString().split("&", -1).length;
        Answer answer = service.astro("planets", query.toString());
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("errors")).hasSize(20);
        assertThat(answer.json().path("errors").path(0).path("field").asString())
                .isEqualTo("x".repeat(64) + "…");
        assertThat(answer.json().path("detail").asString())
                .isEqualTo(inputs + " inputs are invalid: the first 20 are listed, and " + (inputs - 20)
                        + " more are not.");
        // Each names what is allowed, in its sentence and as a value.
        assertThat(answer.bytes().length).isLessThan(12_288);
        // One name that is told in the detail too, and one given twice.
        for (String name : List.of("y".repeat(7000) + "=1", "y".repeat(3000) + "=1&" + "y".repeat(3000) + "=2")) {
            Answer one = service.astro("planets", name);
            assertThat(one.status()).isEqualTo(400);
            assertThat(one.bytes().length).isLessThan(1280);
        }
        StringBuilder body = new StringBuilder("{\"name\":\"x\"");
        for (int i = 0; i < 3000; i++) {
            body.append(",\"field").append(i).append("\":1");
        }
        Answer posted = service.service()
                .api()
                .post("/api/v1/tiers/")
                .bearer(service.token())
                .body("application/json", body.append('}').toString().getBytes(StandardCharsets.UTF_8))
                .send();
        assertThat(posted.status()).isEqualTo(400);
        assertThat(posted.bytes().length).isLessThan(4096);
    }

    @Test
    void aChartWithANameIsNotKept() {
        String when = "dateandtime=1990-05-17T10:30:00Z";
        Answer named = service.astro("chart", when + "&name=Somebody");
        assertThat(named.header("Cache-Control")).contains("no-store");
        assertThat(named.header("ETag")).isEmpty();
        for (String nobody : List.of("", "&name=", "&place=Chennai")) {
            Answer unnamed = service.astro("chart", when + nobody);
            assertThat(unnamed.header("Cache-Control")).contains("private, max-age=3600");
            assertThat(unnamed.header("ETag")).isPresent();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "lat, 90.0001",
        "lat, -91",
        "lat, NaN",
        "lat, Infinity",
        "lat, ''",
        "lat, abc",
        "lat, 1e400",
        "lat, '12,5'",
        "lon, 180.5",
        "lon, -180.0001",
        "lon, 0x10",
        "lon, 1d",
        "ayanamsa, nobody",
        "ayanamsa, lahiri2",
        "ayanamsa, ''",
        "node_type, truth",
        "node_type, ''",
        "position_reference, heliocentric",
        "dateandtime, yesterday",
        "dateandtime, ''",
        "dateandtime, 2026-02-30",
        "dateandtime, 9999-01-01",
        "dateandtime, -9999-01-01",
        "dateandtime, +999999-01-01",
        "colour, red",
        "LAT, 1",
        "tz, Asia/Kolkata",
    })
    void badInputIsRefusedWithWhatIsAllowed(String field, String value) {
        Answer answer = service.astro("planets", field + "=" + Api.encode(value));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("type").asString()).isEqualTo("/problems/invalid-input");
        JsonNode errors = answer.json().path("errors");
        assertThat(errors).hasSize(1);
        assertThat(errors.get(0).path("field").asString()).isEqualTo(field);
        assertThat(errors.get(0).path("message").asString()).matches("(?s)(must be|is not a parameter).{10,}");
        assertThat(answer.header("RateLimit")).isPresent();
        assertThat(answer.header("RateLimit-Policy")).isPresent();
    }

    @Test
    void everyErrorIsToldAtOnce() {
        Answer answer =
                service.astro("chart", "lat=100&lon=x&ayanamsa=y&dateandtime=z&lang=xx&tz=Mars/Base&width=1&q=1");

        assertThat(texts(answer.json().path("errors"), "field"))
                .containsExactlyInAnyOrder("q", "lat", "lon", "ayanamsa", "dateandtime", "lang", "tz", "width");
        assertThat(answer.json().path("errors").toString()).contains("en, ta, hi, te, kn, ml, sa, bn, gu, mr");
    }

    @Test
    void aRepeatedParameterIsRefused() {
        Answer answer = service.astro("planets", "lat=1&lat=2");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(texts(answer.json().path("errors"), "field")).containsExactly("lat");
    }

    @Test
    void theSpanOfTheEphemerisIsTold() {
        String message = service.astro("planets", "dateandtime=0001-01-01")
                .json()
                .path("errors")
                .get(0)
                .path("message")
                .asString();
        String[] ends =
                message.replaceAll("must be from (\\S+) to (\\S+), .*", "$1 $2").split(" ", 2);

        assertThat(service.astro("planets", "dateandtime=" + ends[0]).status()).isEqualTo(200);
        assertThat(service.astro("planets", "dateandtime=" + ends[1]).status()).isEqualTo(200);
        for (String end : ends) {
            for (String place : List.of("lat=0&lon=180", "lat=0&lon=-180", "lat=89&lon=0", "lat=-89&lon=0")) {
                assertThat(service.astro("sunrise-sunset", place + "&dateandtime=" + end)
                                .status())
                        .isEqualTo(200);
            }
        }
        assertThat(service.astro(
                                "planets",
                                "dateandtime=" + Instant.parse(ends[1]).plusSeconds(1))
                        .status())
                .isEqualTo(400);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        // An ordinary day, in the place's offset; the day is the place's: 20:00Z is already the next one in India.
        "Bengaluru, 12.971667, 77.593611, 2026-01-01T20:00:00Z, 2026-01-02, Asia/Kolkata, +05:30, 06, 18",
        // Daylight saving
        "New York in summer, 40.71, -74.01, 2026-07-01T12:00:00Z, 2026-07-01, America/New_York, -04:00, 05, 20",
        "New York in winter, 40.71, -74.01, 2026-01-15T12:00:00Z, 2026-01-15, America/New_York, -05:00, 07, 16",
        // War time and the times before Indian Standard Time
        "Kolkata in 1943, 22.57, 88.36, 1943-06-01T06:00:00Z, 1943-06-01, Asia/Kolkata, +06:30, 05, 19",
        "Kolkata in 1850, 22.57, 88.36, 1850-06-01T06:00:00Z, 1850-06-01, Asia/Kolkata, +05:53:28, 05, 18",
        "London in 1840, 51.5, -0.12, 1840-03-20T12:00:00Z, 1840-03-20, Europe/London, -00:01:15, 06, 18",
        // The date line
        "Apia after it changed sides, -13.83, -171.77, 2012-01-01T00:00:00Z, 2012-01-01, Pacific/Apia, +14:00, 07, 19",
        "Apia before, -13.83, -171.77, 2011-12-30T00:00:00Z, 2011-12-29, Pacific/Apia, -10:00, 07, 19",
        "Kiritimati, 1.87, -157.43, 2026-03-20T12:00:00Z, 2026-03-21, Pacific/Kiritimati, +14:00, 06, 18",
        // The high sea
        "Atlantic, 0, -30, 2026-03-20T12:00:00Z, 2026-03-20, Etc/GMT+2, -02:00, 06, 18",
        // Urumqi keeps Beijing's clock: the Sun rises late by it
        "Urumqi, 43.825, 87.6, 2026-12-21T12:00:00Z, 2026-12-21, Asia/Shanghai, +08:00, 09, 18",
    })
    void sunriseAndSunsetOfTheLocalDay(
            String place,
            double lat,
            double lon,
            String at,
            String date,
            String zone,
            String offset,
            String riseHour,
            String setHour) {
        JsonNode answer = service.astro("sunrise-sunset", "lat=" + lat + "&lon=" + lon + "&dateandtime=" + at)
                .json();

        assertThat(answer.path("timezone").asString()).isEqualTo(zone);
        assertThat(answer.path("timezone_source").asString()).isEqualTo("coordinates");
        assertThat(answer.path("date").asString()).isEqualTo(date);
        assertThat(answer.path("sunrise").asString())
                .startsWith(date + "T" + riseHour)
                .endsWith(offset);
        assertThat(answer.path("sunset").asString())
                .startsWith(date + "T" + setHour)
                .endsWith(offset);
        assertThat(answer.has("reason")).isFalse();
    }

    @Test
    void tzOverridesTheZoneOfThePlace() {
        String query = "lat=12.97&lon=77.59&dateandtime=2026-01-01T20:00:00Z&tz=America/New_York";
        JsonNode answer = service.astro("sunrise-sunset", query).json();

        assertThat(answer.path("timezone_source").asString()).isEqualTo("tz");
        assertThat(answer.path("date").asString()).isEqualTo("2026-01-01");
        // In New York's day the Sun first sets over Bengaluru, then rises.
        assertThat(OffsetDateTime.parse(answer.path("sunrise").asString()))
                .isAfter(OffsetDateTime.parse(answer.path("sunset").asString()));
        assertThat(answer.path("sunrise").asString()).endsWith("-05:00");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Tromso in summer, 69.65, 18.96, 2026-06-21T12:00:00Z, polar_day",
        "Tromso in winter, 69.65, 18.96, 2026-12-21T12:00:00Z, polar_night",
        "McMurdo in December, -77.85, 166.67, 2026-12-21T12:00:00Z, polar_day",
        "McMurdo in June, -77.85, 166.67, 2026-06-21T12:00:00Z, polar_night",
        "North pole in summer, 90, 0, 2026-06-21T12:00:00Z, polar_day",
        "South pole in winter, -90, 0, 2026-06-21T12:00:00Z, polar_night",
    })
    void polarDaysHaveAReason(String place, double lat, double lon, String at, String reason) {
        JsonNode answer = service.astro("sunrise-sunset", "lat=" + lat + "&lon=" + lon + "&dateandtime=" + at)
                .json();

        assertThat(answer.path("sunrise").isNull()).isTrue();
        assertThat(answer.path("sunset").isNull()).isTrue();
        assertThat(answer.path("reason").asString()).isEqualTo(reason);
    }

    /** Day by day through a year at places where days are odd: what is there lies in its day, what is not has a reason. */
    @Test
    void everyDayOfAYearIsAnsweredInItsOwnDay() {
        Map<String, Integer> kinds = new java.util.TreeMap<>();
        for (String place :
                List.of("lat=68.5&lon=27.5", "lat=66.2&lon=-18", "lat=64.84&lon=-147.72", "lat=-67&lon=64")) {
            for (int day = 0; day < 365; day++) {
                Instant at = Instant.parse("2025-01-01T12:00:00Z").plus(Duration.ofDays(day));
                JsonNode answer = service.astro("sunrise-sunset", place + "&dateandtime=" + at)
                        .json();
                String date = answer.path("date").asString();
                boolean missing = false;
                for (String event : List.of("sunrise", "sunset")) {
                    if (answer.path(event).isNull()) {
                        missing = true;
                    } else {
                        assertThat(answer.path(event).asString()).startsWith(date);
                    }
                }
                assertThat(answer.has("reason")).isEqualTo(missing);
                kinds.merge(
                        (answer.path("sunrise").isNull() ? "-" : "rise") + "/"
                                + (answer.path("sunset").isNull() ? "-" : "set") + " "
                                + answer.path("reason").asString(""),
                        1,
                        Integer::sum);
            }
        }
        assertThat(kinds.keySet()).contains("rise/set ", "-/- polar_day", "-/- polar_night");
    }

    @Test
    void everyAnswerCarriesTheLimit() {
        for (String endpoint : List.of("lunar-nodes", "planets", "ascendant", "sunrise-sunset", "kattams", "chart")) {
            Answer answer = service.astro(endpoint, "");
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.header("RateLimit")).isPresent();
            assertThat(answer.header("RateLimit-Policy")).isPresent();
        }
    }

    @Test
    void nobodyGetsInWithoutAToken() {
        for (String endpoint : List.of("lunar-nodes", "planets", "ascendant", "sunrise-sunset", "kattams", "chart")) {
            assertThat(service.service()
                            .api()
                            .get("/api/v1/astro/" + endpoint)
                            .send()
                            .status())
                    .isEqualTo(401);
        }
        assertThat(service.service().api().get("/api/v1/config").send().status())
                .isEqualTo(401);
    }

    @Test
    void theDefaultSettingsAreReported() {
        Answer answer = service.get("/api/v1/config");

        assertThat(answer.text())
                .isEqualTo("{\"position_reference\":\"geocentric\",\"node_type\":\"true\",\"ayanamsa_delta\":0.0,"
                        + "\"dasa_year_length\":365.25,\"apply_nutation\":true,\"apply_aberration\":true,"
                        + "\"apply_grav_deflection\":true,\"sunrise_definition\":\"geometric\"}");
        assertThat(service.get("/api/v1/config?x=1").status()).isEqualTo(400);
    }

    static JsonNode find(JsonNode planets, String name) {
        for (JsonNode planet : planets) {
            if (planet.path("name").asString().equals(name)) {
                return planet;
            }
        }
        throw new AssertionError("no " + name);
    }

    private static List<String> texts(JsonNode array, String field) {
        List<String> texts = new ArrayList<>();
        array.forEach(element -> texts.add(element.path(field).asString()));
        return texts;
    }
}
