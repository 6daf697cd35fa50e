package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Houses, states and strengths over HTTP; what they are is tested where they are computed. */
class StrengthRoutesTest {
    /** The chart of the almanac report of 9 April 2025, as in the tests of the engine. */
    private static final String CHART = "lat=12.9716&lon=77.5946&dateandtime=2025-04-09T20:51:50%2B05:30";

    private static final String POLAR = "lat=69.65&lon=18.96&dateandtime=2025-06-21T12:00:00Z";

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
    void houses() {
        JsonNode answer = service.astro("houses", CHART).json();
        assertThat(answer.path("house_system").asString()).isEqualTo("sripati");
        assertThat(answer.path("status").asString()).isEqualTo("defined");
        JsonNode fifth = answer.path("houses").get(4);
        assertThat(words(fifth.path("occupants"))).containsExactly("mercury", "venus", "saturn", "rahu");
        assertThat(words(fifth.path("moved"))).containsExactly("mercury", "venus", "saturn", "rahu");
        assertThat(fifth.path("rasi").asString()).isEqualTo("Aquarius");
        assertThat(words(fifth.path("signs_beginning"))).containsExactly("Pisces");
        JsonNode first = answer.path("houses").get(0);
        assertThat(first.path("middle").asDouble()).isEqualTo(first.path("cusp").asDouble());
        for (String system : List.of(
                "whole_sign",
                "equal",
                "porphyry",
                "sripati",
                "placidus",
                "koch",
                "regiomontanus",
                "campanus",
                "alcabitius",
                "morinus",
                "meridian")) {
            JsonNode other =
                    service.astro("houses", CHART + "&house_system=" + system).json();
            assertThat(other.path("houses").size()).as(system).isEqualTo(12);
        }
        JsonNode middles = service.astro("houses", CHART + "&house_system=equal&house_cusps=middles")
                .json();
        assertThat(middles.path("readings").get(0)).hasToString("{\"choice\":\"house_cusps\",\"reading\":\"middles\"}");
    }

    @Test
    void housesInsideThePolarCircle() {
        JsonNode none =
                service.astro("houses", POLAR + "&house_system=placidus").json();
        assertThat(none.path("status").asString()).isEqualTo("undefined_in_polar_circle");
        assertThat(none.path("latitude_limit").asDouble()).isEqualTo(66.56, within(0.01));
        assertThat(none.path("houses").size()).isZero();
        assertThat(service.astro("houses", POLAR).json().path("houses").size()).isEqualTo(12);
        JsonNode states =
                service.astro("states", POLAR + "&house_system=koch").json().path("states");
        assertThat(states.get(0).path("house").isNull()).isTrue();
        // The Sun does not set: nobody rules the hour, and Jupiter alone has tribhaga bala.
        JsonNode shadbala = service.astro("shadbala", POLAR + "&explain=true").json();
        assertThat(shadbala.path("circumstances").path("is_daylight").isNull()).isTrue();
        double hora = 0;
        for (JsonNode planet : shadbala.path("planets")) {
            hora += planet.path("kala").path("hora").asDouble();
        }
        assertThat(hora).isZero();
    }

    @Test
    void states() {
        JsonNode states = service.astro("states", CHART).json().path("states");
        assertThat(states.size()).isEqualTo(9);
        JsonNode venus = states.get(5);
        assertThat(venus.path("dignity").asString()).isEqualTo("exalted");
        assertThat(venus.path("is_retrograde").asBoolean()).isTrue();
        assertThat(venus.path("wars").get(0).path("against").asString()).isEqualTo("saturn");
        assertThat(venus.path("wars").get(0).path("victor").asString()).isEqualTo("venus");
        assertThat(venus.path("house").asInt()).isEqualTo(6);
        assertThat(states.get(4).path("relation"))
                .hasToString("{\"natural\":\"enemy\",\"temporary\":\"friend\",\"compound\":\"neutral\"}");
        assertThat(states.get(0).path("combustion").isNull()).isTrue();
        JsonNode sripati = service.astro("states", CHART + "&house_system=sripati&war_victor=lesser_longitude")
                .json();
        assertThat(sripati.path("states").get(5).path("house").asInt()).isEqualTo(5);
        assertThat(sripati.path("readings").get(1))
                .hasToString("{\"choice\":\"war_victor\",\"reading\":\"lesser_longitude\"}");
    }

    @Test
    void ashtakavarga() {
        JsonNode answer = service.astro(
                        "ashtakavarga",
                        CHART + "&ashtakavarga_table=varahamihira&ekadhipatya_occupants=grahas&explain=true"
                                + "&transit=2026-01-01T00:00:00Z")
                .json();
        JsonNode sun = answer.path("bhinna").get(0);
        assertThat(sun.path("bindus")).hasToString("[3,3,3,3,4,5,5,3,4,7,3,5]");
        assertThat(sun.path("reduced")).hasToString("[0,0,0,0,1,2,2,0,0,4,0,2]");
        assertThat(sun.path("shodhya_pinda").asInt()).isEqualTo(127);
        assertThat(sun.path("prastara").size()).isEqualTo(8);
        assertThat(answer.path("sarva")).hasToString("[22,29,24,28,32,20,32,26,31,42,21,30]");
        assertThat(answer.path("kakshas").size()).isEqualTo(7);
        assertThat(answer.path("transit_kakshas").size()).isEqualTo(7);
        JsonNode plain = service.astro("ashtakavarga", CHART).json();
        assertThat(plain.has("transit_kakshas")).isFalse();
        assertThat(plain.path("bhinna").get(0).has("prastara")).isFalse();
        assertThat(plain.path("readings").get(0))
                .hasToString("{\"choice\":\"ashtakavarga_table\",\"reading\":\"bphs\"}");
    }

    @Test
    void shadbala() {
        JsonNode answer = service.astro("shadbala", CHART).json();
        JsonNode mercury = answer.path("planets").get(3);
        assertThat(mercury.path("sthana").path("total").asDouble()).isEqualTo(94.06, within(0.05));
        assertThat(mercury.path("required_rupas").asDouble()).isEqualTo(7);
        double six = mercury.path("sthana").path("total").asDouble()
                + mercury.path("dig").asDouble()
                + mercury.path("kala").path("total").asDouble()
                + mercury.path("cheshta").asDouble()
                + mercury.path("naisargika").asDouble()
                + mercury.path("drik").asDouble();
        assertThat(mercury.path("total").asDouble()).isEqualTo(six, within(0.001));
        assertThat(mercury.has("workings")).isFalse();
        assertThat(answer.path("houses").size()).isEqualTo(12);
        assertThat(answer.path("readings").size()).isEqualTo(21);
        JsonNode explained = service.astro("shadbala", CHART + "&explain=true&ayana_bala=kesava_table")
                .json();
        JsonNode workings = explained.path("planets").get(3).path("workings");
        assertThat(workings.path("vargas").size()).isEqualTo(7);
        assertThat(workings.path("dig_arc").asDouble() / 3)
                .isEqualTo(explained.path("planets").get(3).path("dig").asDouble(), within(1e-4));
        assertThat(explained.path("circumstances").path("date").asString()).isEqualTo("2025-04-09");
    }

    @Test
    void vimsopaka() {
        JsonNode answer = service.astro("vimsopaka", CHART + "&explain=true").json();
        assertThat(answer.path("planets").size()).isEqualTo(7);
        JsonNode venus = answer.path("planets").get(5);
        assertThat(venus.path("scores").size()).isEqualTo(4);
        assertThat(venus.path("vargas").get(0).path("dignity").asString()).isEqualTo("exalted");
        assertThat(answer.path("schemes").size()).isEqualTo(4);
        assertThat(service.astro("vimsopaka", CHART).json().has("schemes")).isFalse();
    }

    @Test
    void aChartIsDrawnByItsBhavas() {
        for (String style : List.of("south-indian", "north-indian", "east-indian")) {
            String drawn = service.astro("chart", CHART + "&bhavas=sripati&chart_type=" + style)
                    .text();
            assertThat(drawn).contains("Bhava chalit", "Mars: Cancer 2°25′ (9)");
        }
        assertThat(service.astro("chart", CHART).text()).doesNotContain("Bhava chalit");
        Answer divided = service.astro("chart", CHART + "&bhavas=sripati&varga=9");
        assertThat(divided.status()).isEqualTo(400);
        assertThat(divided.text()).contains("undivided chart");
        Answer polar = service.astro("chart", POLAR + "&bhavas=placidus");
        assertThat(polar.status()).isEqualTo(400);
        assertThat(polar.text()).contains("polar circles");
    }

    @Test
    void otherKindsOfAspects() {
        JsonNode answer =
                service.astro("aspects", CHART + "&kinds=sphuta,rasi,argala").json();
        assertThat(answer.path("aspects").size()).isEqualTo(49);
        assertThat(answer.path("sphuta").size()).isEqualTo(63);
        assertThat(answer.path("rasi").size()).isEqualTo(36);
        assertThat(answer.path("argala").isEmpty()).isFalse();
        JsonNode plain = service.astro("aspects", CHART).json();
        assertThat(plain.has("sphuta")).isFalse();
        assertThat(plain.has("readings")).isFalse();
    }

    @Test
    void whatThereIsNotIsRefusedWithWhatThereIs() {
        Answer table = service.astro("ashtakavarga", CHART + "&ashtakavarga_table=t9");
        assertThat(table.status()).isEqualTo(400);
        assertThat(table.text()).contains("must be one of bphs, varahamihira, phaladeepika, maitreya");
        Answer system = service.astro("houses", CHART + "&house_system=topocentric");
        assertThat(system.status()).isEqualTo(400);
        assertThat(system.text()).contains("must be one of whole_sign, equal");
        Answer kinds = service.astro("aspects", CHART + "&kinds=graha,all");
        assertThat(kinds.status()).isEqualTo(400);
        assertThat(kinds.text()).contains("graha, sphuta, rasi, argala");
        Answer transit = service.astro("ashtakavarga", CHART + "&transit=9999-01-01");
        assertThat(transit.status()).isEqualTo(400);
        assertThat(transit.text()).contains("transit");
        assertThat(service.astro("shadbala", CHART + "&explain=yes").status()).isEqualTo(400);
    }

    private static List<String> words(JsonNode list) {
        List<String> words = new ArrayList<>();
        list.forEach(word -> words.add(word.asString()));
        return words;
    }
}
