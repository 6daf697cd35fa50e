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

    /** With a pencil: each point is inside its bhava, and the ascendant of Sripati's first is its middle. */
    @Test
    void housesAreExplained() {
        JsonNode answer = service.astro("houses", CHART + "&explain=true").json();
        JsonNode workings = answer.path("workings");
        double ascendant = workings.path("ascendant").asDouble()
                - workings.path("ayanamsa").asDouble();
        assertThat((ascendant + 360) % 360)
                .isEqualTo(answer.path("houses").get(0).path("middle").asDouble(), within(2e-6));
        assertThat(workings.path("occupants").size()).isEqualTo(10);
        for (JsonNode occupant : workings.path("occupants")) {
            JsonNode house = answer.path("houses").get(occupant.path("house").asInt() - 1);
            assertThat(words(house.path("occupants")))
                    .contains(occupant.path("point").asString());
            assertThat(occupant.path("from_beginning").asDouble())
                    .isLessThan(occupant.path("length").asDouble());
        }
        assertThat(workings.path("rule").asString()).contains("three equal parts");
        JsonNode polar = service.astro("houses", POLAR + "&house_system=koch&explain=true")
                .json()
                .path("workings");
        assertThat(polar.path("latitude").asDouble()).isEqualTo(69.65);
        assertThat(polar.path("occupants").size()).isZero();
        assertThat(service.astro("houses", CHART).json().has("workings")).isFalse();
    }

    @Test
    void statesAreExplained() {
        JsonNode answer = service.astro("states", CHART + "&explain=true&avasthas=lajjitadi,sayanadi")
                .json();
        JsonNode venus = answer.path("states").get(5);
        JsonNode workings = venus.path("workings");
        assertThat(workings.path("exaltation").asInt()).isEqualTo(357);
        assertThat(workings.path("moolatrikona_degrees")).hasToString("[0,15]");
        assertThat(workings.path("speed").asDouble()).isNegative();
        assertThat(words(workings.path("with"))).containsExactly("sun", "mercury", "saturn", "rahu");
        // The declination with a pencil.
        double latitude = Math.toRadians(workings.path("latitude").asDouble());
        double longitude = Math.toRadians(workings.path("tropical_longitude").asDouble());
        double obliquity =
                Math.toRadians(answer.path("circumstances").path("obliquity").asDouble());
        double sine = Math.sin(latitude) * Math.cos(obliquity)
                + Math.cos(latitude) * Math.sin(obliquity) * Math.sin(longitude);
        assertThat(Math.toDegrees(Math.asin(sine)))
                .isEqualTo(venus.path("declination").asDouble(), within(1e-6));
        JsonNode war = venus.path("wars").get(0);
        assertThat(war.path("kind").asString()).isEqualTo("apasavya");
        assertThat(war.path("distance").asDouble())
                .isEqualTo(
                        Math.hypot(
                                war.path("separation").asDouble(),
                                war.path("latitude_difference").asDouble()),
                        within(2e-6));
        JsonNode sayanadi = venus.path("sayanadi");
        int sum = sayanadi.path("nakshatra").asInt()
                        * sayanadi.path("graha").asInt()
                        * sayanadi.path("navamsa").asInt()
                + sayanadi.path("moon_nakshatra").asInt()
                + sayanadi.path("ghati").asInt()
                + sayanadi.path("rising").asInt();
        assertThat(sayanadi.path("sum").asInt()).isEqualTo(sum);
        // Exalted, with the Sun, and Saturn beside it.
        List<String> lajjitadi = new ArrayList<>();
        venus.path("lajjitadi").forEach(one -> lajjitadi.add(one.path("avastha").asString()));
        assertThat(lajjitadi).contains("garvita", "kshudhita", "kshobhita");
        assertThat(answer.path("readings").size()).isEqualTo(12);
        JsonNode rahu = answer.path("states").get(7).path("workings");
        assertThat(rahu.has("exaltation")).isFalse();
        JsonNode plain = service.astro("states", CHART).json();
        assertThat(plain.path("readings").size()).isEqualTo(8);
        assertThat(plain.has("circumstances")).isFalse();
        assertThat(plain.path("states").get(5).has("lajjitadi")).isFalse();
        assertThat(plain.path("states").get(5).path("wars").get(0).has("kind")).isFalse();
        JsonNode polar = service.astro("states", POLAR + "&avasthas=sayanadi").json();
        assertThat(polar.path("states").get(0).has("sayanadi")).isFalse();
        JsonNode ten =
                service.astro("states", CHART + "&deeptadi_list=phaladeepika").json();
        assertThat(words(ten.path("states").get(5).path("deeptadi"))).startsWith("pradipta");
        assertThat(ten.path("readings").get(8))
                .hasToString("{\"choice\":\"deeptadi_list\",\"reading\":\"phaladeepika\"}");
        Answer refused = service.astro("states", CHART + "&avasthas=shayanadi");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("lajjitadi, sayanadi");
    }

    @Test
    void aspectsAreExplained() {
        JsonNode answer =
                service.astro("aspects", CHART + "&kinds=sphuta&explain=true").json();
        assertThat(answer.path("places").size()).isEqualTo(10);
        for (JsonNode look : answer.path("sphuta")) {
            assertThat(look.path("general").asDouble() + look.path("special").asDouble())
                    .isEqualTo(look.path("virupas").asDouble(), within(1e-4));
        }
        JsonNode jupiter = answer.path("aspects").get(4 * 7 + 2);
        assertThat(jupiter.path("counted").asInt()).isEqualTo(5);
        assertThat(jupiter.path("ordinary").asDouble()).isEqualTo(0.5);
        assertThat(jupiter.path("strength").asDouble()).isEqualTo(1);
        assertThat(service.astro("aspects", CHART).json().has("places")).isFalse();
    }

    @Test
    void minimumsAndOtherReadingsOfShadbala() {
        JsonNode answer = service.astro("shadbala", CHART + "&minimums=true").json();
        JsonNode minimums = answer.path("planets").get(3).path("minimums");
        assertThat(minimums.size()).isEqualTo(5);
        assertThat(minimums.get(0).path("component").asString()).isEqualTo("sthana");
        assertThat(minimums.get(0).path("required").asDouble()).isEqualTo(165);
        assertThat(minimums.get(0).path("is_met").asBoolean()).isFalse();
        assertThat(answer.path("planets").get(0).path("minimums").size()).isEqualTo(4);
        assertThat(answer.path("houses").get(0).has("extras")).isFalse();
        JsonNode others = service.astro(
                        "shadbala",
                        CHART + "&explain=true&year_month_lords=solar&cheshta_elements=eight_motions&bhava_extras=bphs")
                .json();
        // The Sun entered sidereal Aries on 13 April 2024, a Saturday; Pisces on 14 March 2025, a Friday.
        JsonNode lords = others.path("circumstances").path("solar_lords");
        assertThat(lords.path("year_began").asString()).startsWith("2024-04-13");
        assertThat(lords.path("year_lord").asString()).isEqualTo("saturn");
        assertThat(lords.path("month_began").asString()).startsWith("2025-03-14");
        assertThat(lords.path("month_lord").asString()).isEqualTo("venus");
        assertThat(others.path("planets").get(6).path("kala").path("abda").asDouble())
                .isEqualTo(15);
        JsonNode venus = others.path("planets").get(5);
        assertThat(venus.path("workings").path("motion").asString()).isEqualTo("vakra");
        assertThat(venus.path("cheshta").asDouble()).isEqualTo(60);
        assertThat(others.path("houses").get(4).has("extras")).isTrue();
        assertThat(others.path("readings").get(21)).hasToString("{\"choice\":\"bhava_extras\",\"reading\":\"bphs\"}");
    }

    @Test
    void aChartIsDrawnByItsBhavas() {
        for (String style : List.of("south-indian", "north-indian", "east-indian")) {
            String drawn = service.astro("chart", CHART + "&bhavas=sripati&chart_type=" + style)
                    .text();
            assertThat(drawn).contains("Bhava chalit · Sripati", "Mars: Cancer 2°25′ (9)");
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
