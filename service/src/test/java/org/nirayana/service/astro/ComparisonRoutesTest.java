package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Comparison and sensitivity over HTTP; what they compute is tested where they are computed. */
class ComparisonRoutesTest {
    private static final String BIRTH =
            "lat=13.0827&lon=80.2707&dateandtime=1990-05-17T05:00:00Z&at=2026-11-16T00:00:00Z";

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
    void aComparisonSaysWhatMattersAndWhy() {
        JsonNode answer = service.astro("compare", BIRTH + "&with=raman").json();
        assertThat(answer.path("sentence").asString())
                .contains(" differ; ")
                .endsWith("% of it comes from the ayanamsa.");
        assertThat(answer.path("conventions_exchanged")
                        .get(0)
                        .path("convention")
                        .asString())
                .isEqualTo("ayanamsa");
        assertThat(answer.path("conventions_exchanged").get(0).path("second").asString())
                .isEqualTo("raman");
        JsonNode longitude = answer.path("differences").get(0);
        assertThat(longitude.path("name").asString()).isEqualTo("ascendant_longitude");
        assertThat(longitude.path("unit").asString()).isEqualTo("arcseconds");
        assertThat(longitude.path("contributions").get(0).path("amount").asDouble())
                .isEqualTo(longitude.path("difference").asDouble());
    }

    @Test
    void topicsNarrowWhatIsCompared() {
        JsonNode all = service.astro("compare", BIRTH + "&with=raman").json();
        assertThat(all.path("differences"))
                .extracting(one -> one.path("topic").asString())
                .contains("places", "vargas", "dashas", "day", "houses", "states", "shadbala", "vimsopaka");
        JsonNode some = service.astro("compare", BIRTH + "&with=raman&topics=houses,shadbala")
                .json();
        assertThat(some.path("differences"))
                .isNotEmpty()
                .extracting(one -> one.path("topic").asString())
                .containsOnly("houses", "shadbala");
        Answer refused = service.get("/api/v1/astro/compare?" + BIRTH + "&topics=houses,weather");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("must be one or several of places, vargas, dashas, day");
    }

    /** Every value and convention has its words in every language; whichever of them a comparison needs. */
    @Test
    void theSentenceSpeaksTheLanguageOfTheReader() {
        String raman = BIRTH + "&with=raman";
        String english = service.astro("compare", raman).json().path("sentence").asString();
        assertThat(english).startsWith("The ").doesNotContain("{");
        assertThat(service.astro("compare", raman + "&lang=hi")
                        .json()
                        .path("sentence")
                        .asString())
                .endsWith("% कारण: अयनांश।");
        for (String language : List.of("bn", "gu", "hi", "kn", "ml", "mr", "sa", "ta", "te")) {
            for (String with : List.of(
                    "drik",
                    "jhora",
                    "kp",
                    "raman",
                    "time_rounding%3Dminutes_cut",
                    "ashtakavarga_table%3Dvarahamihira",
                    "drik_bala%3Dfull",
                    "house_system%3Dplacidus",
                    "node_friends%3Dpvr",
                    "hora%3Dequal,moonrise%3Dwithout_latitude_and_parallax",
                    "vimsopaka_saptavarga%3Dverse",
                    "sayanadi_ghati%3Delapsed",
                    "ayanamsa_offset%3D2")) {
                String sentence = service.astro("compare", BIRTH + "&with=" + with + "&lang=" + language)
                        .json()
                        .path("sentence")
                        .asString();
                assertThat(sentence).as(language + " " + with).doesNotContainPattern("[A-Za-z{}]");
            }
        }
    }

    @Test
    void aSetMayBeGivenByItsConventions() {
        JsonNode one =
                service.astro("compare", BIRTH + "&with=ayanamsa%3Draman").json();
        assertThat(one.path("conventions_exchanged").size()).isEqualTo(1);
        JsonNode two = service.astro("compare", BIRTH + "&profile=raman&with=jhora,node_type%3Dtrue")
                .json();
        assertThat(two.path("conventions_exchanged").toString()).contains("node_type", "positions", "ayanamsa");
        JsonNode same =
                service.astro("compare", BIRTH + "&profile=jhora&with=jhora").json();
        assertThat(same.path("sentence").asString()).isEqualTo("The two sets of conventions are the same.");
        JsonNode readings = service.astro(
                        "compare",
                        BIRTH
                                + "&sarva_lagna=included&with=drik_bala%3Dfull,ashtakavarga_table%3Dvarahamihira,hora%3Dequal")
                .json();
        assertThat(readings.path("conventions_exchanged"))
                .extracting(exchanged -> exchanged.path("convention").asString())
                .containsExactly("hora", "ashtakavarga_table", "drik_bala");
        assertThat(readings.path("differences").toString())
                .contains("moon_shadbala", "\"unit\":\"virupas\"", "moon_bindus_");
        assertThat(readings.path("conventions").path("readings").toString()).contains("sarva_lagna");
        for (String wrong :
                new String[] {"nobody", "drik_bala%3Dnobody", "ayanamsa%3Dnobody", "color%3Dred", "jhora,drik", ""}) {
            Answer refused = service.get("/api/v1/astro/compare?" + BIRTH + "&with=" + wrong);
            assertThat(refused.status()).as(wrong).isEqualTo(400);
            assertThat(refused.text()).containsAnyOf("surya_siddhanta_years", "must be one of", "sunrise_definition");
        }
    }

    @Test
    void aSensitivityHasBordersOnBothSides() {
        JsonNode answer = service.astro("sensitivity", BIRTH + "&minutes=5").json();
        assertThat(answer.path("readings").size()).isEqualTo(24);
        JsonNode rasi = answer.path("readings").get(0);
        assertThat(rasi.path("name").asString()).isEqualTo("ascendant_rasi");
        double span = rasi.path("earlier").path("seconds").asDouble()
                + rasi.path("later").path("seconds").asDouble();
        // A sign takes about two hours to rise.
        assertThat(span).isCloseTo(7200, within(2400.0));
        assertThat(answer.path("fragile").toString()).contains("ascendant_d60");
        assertThat(service.get("/api/v1/astro/sensitivity?minutes=721").text())
                .contains("must be a whole number from 0 to 720");
    }
}
