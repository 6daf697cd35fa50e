package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Eclipses over HTTP; what they are is tested where they are computed. */
class EclipseRoutesTest {
    private static final String PATH = "/api/v1/astro/eclipses";
    private static final String DELHI = "&lat=28.6139&lon=77.2090";

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static void assertRefused(String query, String message) {
        Answer refused = service.get(PATH + query);
        assertThat(refused.status()).as(query).isEqualTo(400);
        assertThat(refused.text()).contains(message);
    }

    /** NASA: 2022-10-25 11:01:20 TD, gamma 1.0701, magnitude 0.8619, Saros 124; 2022-11-08 11:00:22 TD, 1.3589, Saros 136. */
    @Test
    void theEclipsesOfAnAutumnOnTheWholeEarth() {
        JsonNode answer = service.get(PATH + "?from=2022-10-01&to=2022-12-01&local=false&tz=UTC")
                .json();
        assertThat(answer.path("eclipses")).hasSize(2);
        JsonNode sun = answer.path("eclipses").get(0);
        assertThat(sun.path("planet").asString()).isEqualTo("sun");
        assertThat(sun.path("kind").asString()).isEqualTo("partial");
        assertThat(sun.path("name").asString()).isEqualTo("khanda");
        assertThat(sun.path("greatest").asString())
                .startsWith("2022-10-25T11:00:")
                .endsWith("+00:00");
        // 11:01:20 TD.
        assertThat(sun.path("greatest_jd_tt").asDouble()).isBetween(2_459_877.959248, 2_459_877.959272);
        assertThat(sun.path("gamma").asDouble()).isBetween(1.0699, 1.0703);
        assertThat(sun.path("magnitude").asDouble()).isBetween(0.8617, 0.8622);
        assertThat(sun.path("saros").path("series").asInt()).isEqualTo(124);
        assertThat(sun.path("saros").path("member").asInt()).isEqualTo(55);
        assertThat(sun.path("nakshatra").asString()).isEqualTo("Swati");
        assertThat(sun.has("elements")).isFalse();
        assertThat(sun.has("local")).isFalse();
        JsonNode moon = answer.path("eclipses").get(1);
        assertThat(moon.path("kind").asString()).isEqualTo("total");
        assertThat(moon.path("magnitude").asDouble()).isBetween(1.358, 1.360);
        assertThat(moon.path("contacts")).hasSize(6);
        assertThat(answer.path("moon_disc").asString()).isEqualTo("two_radii");
        assertThat(answer.path("earth_shadow").asString()).isEqualTo("danjon");
        assertThat(answer.path("readings").get(0).path("choice").asString()).isEqualTo("sutak");
        assertThat(answer.path("conventions").path("sunrise_definition").asString())
                .isEqualTo("upper_limb");
    }

    @Test
    void whatIsSeenAtAPlace() {
        JsonNode answer = service.get(PATH + "?from=2022-10-01&to=2022-12-01&kind=solar" + DELHI)
                .json();
        assertThat(answer.path("eclipses")).hasSize(1);
        JsonNode local = answer.path("eclipses").get(0).path("local");
        assertThat(local.path("is_observed").asBoolean()).isTrue();
        assertThat(local.path("grastasta").asBoolean()).isTrue();
        assertThat(local.path("contacts").get(0).path("contact").asString()).isEqualTo("sparsha");
        assertThat(local.path("contacts").get(0).path("time").asString())
                .startsWith("2022-10-25T16:2")
                .endsWith("+05:30");
        assertThat(local.path("sutak").path("start").asString()).startsWith("2022-10-25T03:1");
        assertThat(local.path("parva_kala").path("duration").asInt()).isBetween(72 * 60, 75 * 60);
        JsonNode flat = service.get(PATH + "?from=2022-10-01&to=2022-12-01&kind=solar&sutak=hours" + DELHI)
                .json();
        assertThat(flat.path("eclipses")
                        .get(0)
                        .path("local")
                        .path("sutak")
                        .path("start")
                        .asString())
                .startsWith("2022-10-25T04:2");
    }

    @Test
    void onlyThoseThatAreSeen() {
        String decade = PATH + "?from=2020-01-01&to=2030-01-01";
        int all = service.get(decade + "&local=false").json().path("eclipses").size();
        JsonNode seen = service.get(decade + "&visible=true" + DELHI).json().path("eclipses");
        assertThat(all).isEqualTo(46);
        assertThat(seen.size()).isBetween(10, all - 10);
        for (JsonNode eclipse : seen) {
            assertThat(eclipse.path("local").path("is_seen").asBoolean()).isTrue();
        }
    }

    @Test
    void elementsComeWhenTheyAreAskedFor() {
        JsonNode elements = service.get(PATH + "?from=2017-08-01&to=2017-09-01&kind=solar&elements=true")
                .json()
                .path("eclipses")
                .get(0)
                .path("elements");
        assertThat(elements.path("reference_jd_tt").asDouble()).isEqualTo(2_457_987.25);
        // NASA: x0 -0.129571, y0 0.485416, d0 11.86697.
        assertThat(elements.path("x").get(0).asDouble()).isBetween(-0.12959, -0.12955);
        assertThat(elements.path("y").get(0).asDouble()).isBetween(0.48540, 0.48543);
        assertThat(elements.path("d").get(0).asDouble()).isBetween(11.8669, 11.8670);
        assertThat(elements.path("k_umbra").asDouble()).isEqualTo(0.272281);
    }

    @Test
    void whatCannotBeAnsweredIsSaid() {
        assertRefused("?from=2020-01-01&to=2019-01-01", "must not lie before from");
        assertRefused("?from=1900-01-01&to=2001-01-01", "at most 36525 days, 100 years, after from");
        assertRefused("?from=0900-01-01", "the span of the ephemeris");
        assertRefused("?kind=stellar", "must be one of all, solar, lunar");
        assertRefused("?sutak=never", "must be one of prahars, hours, prahars_of_contact");
        assertRefused("?earth_shadow=none", "must be one of danjon, chauvenet");
        assertRefused("/map?width=5", "must be a whole number from 200 to 4000");
        assertRefused("/map?from=2700-01-01", "the span of the ephemeris");
    }

    @Test
    void aMapOfTheNextOne() {
        Answer map = service.get(PATH + "/map?from=2026-08-01" + DELHI);
        assertThat(map.status()).isEqualTo(200);
        assertThat(map.text()).startsWith("<svg").contains("2026-08-12 17:45:57 UTC");
        // As a picture that is sent at once has it.
        String chart = service.get("/api/v1/astro/chart")
                .header("Content-Security-Policy")
                .orElseThrow();
        assertThat(map.header("Content-Security-Policy")).contains(chart);
    }
}
