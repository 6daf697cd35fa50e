package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Conventions and profiles over HTTP: each has its effect, and is listed. */
class ConventionRoutesTest {
    private static final String DELHI = "lat=28.6139&lon=77.209&dateandtime=2026-04-16T06:30:00Z";
    private static final String BIRTH = "lat=13.0827&lon=80.2707&dateandtime=1990-05-17T05:00:00Z";

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    /** Drik's page for New Delhi on 16 April 2026 prints 05:55 for the upper limb; a Delhi of theirs within 10 s. */
    @Test
    void sunriseIsWhatWasChosen() {
        List<String> definitions = List.of("upper_limb", "disc_centre", "geometric", "hindu_rising");
        List<OffsetDateTime> sunrises = definitions.stream()
                .map(one -> sunrise(DELHI + "&sunrise_definition=" + one))
                .toList();
        assertThat(sunrises.get(0)).isBetween(time("2026-04-16T05:54:50+05:30"), time("2026-04-16T05:55:10+05:30"));
        assertThat(Duration.between(sunrises.get(0), sunrises.get(1)).toSeconds())
                .isBetween(65L, 80L);
        assertThat(Duration.between(sunrises.get(1), sunrises.get(2)).toSeconds())
                .isBetween(140L, 170L);
        assertThat(Duration.between(sunrises.get(2), sunrises.get(3)).abs().toSeconds())
                .isLessThan(3);
        assertThat(sunrise(DELHI)).isEqualTo(sunrises.get(2));
        assertThat(sunrise(DELHI + "&sunrise_definition=upper_limb&time_rounding=minutes_cut"))
                .isIn(time("2026-04-16T05:54:00+05:30"), time("2026-04-16T05:55:00+05:30"));
        for (String endpoint : List.of("panchanga", "horoscope")) {
            JsonNode answer = service.astro(endpoint, DELHI + "&sunrise_definition=upper_limb")
                    .json();
            JsonNode sun = endpoint.equals("horoscope") ? answer.path("sunrise_sunset") : answer;
            assertThat(OffsetDateTime.parse(sun.path("sunrise").asString())).isEqualTo(sunrises.get(0));
            assertThat(answer.path("conventions").path("sunrise_definition").asString())
                    .isEqualTo("upper_limb");
        }
        String csv = service.get("/api/v1/astro/panchanga/range.csv?lat=28.6139&lon=77.209&start_date=2026-04-16&days=1"
                        + "&sunrise_definition=upper_limb&time_rounding=minutes_rounded")
                .text();
        assertThat(csv).contains("Guruvara,2026-04-16T05:55:00+05:30,");
    }

    /** Its pages for two days of 2026; the exact times are 5 s before and 5 s behind these minutes. */
    @Test
    void theMoonRisesAtTheMinuteThatDrikPrints() {
        assertThat(service.astro(
                                "panchanga",
                                "lat=28.6139&lon=77.209&profile=drik&dateandtime=2026-04-02T12:00:00%2B05:30")
                        .json()
                        .path("moonrise")
                        .asString())
                .isEqualTo("2026-04-02T19:07:00+05:30");
        assertThat(service.astro(
                                "panchanga",
                                "lat=54.6872&lon=25.2797&profile=drik&dateandtime=2026-08-27T12:00:00%2B03:00")
                        .json()
                        .path("moonset")
                        .asString())
                .isEqualTo("2026-08-28T06:16:00+03:00");
    }

    /** In JSON, CSV and the calendar. */
    @Test
    void limbsAloneAreCut() {
        String day = "&profile=drik&lat=28.6139&lon=77.209&days=1&start_date=2022-01-26&time_rounding=";
        JsonNode limbsCut = range("", day + "limbs_cut").json().path("days").path(0);
        JsonNode cut = range("", day + "minutes_cut").json().path("days").path(0);
        JsonNode rounded =
                range("", day + "minutes_rounded").json().path("days").path(0);
        for (String limb : List.of("tithi", "nakshatra", "yoga", "karana")) {
            assertThat(limbsCut.path(limb)).isEqualTo(cut.path(limb)).isNotEqualTo(rounded.path(limb));
        }
        for (String time : List.of("sunrise", "sunset", "moonrise", "moonset", "rahu_kalam", "day")) {
            assertThat(limbsCut.path(time)).isEqualTo(rounded.path(time));
        }
        assertThat(limbsCut.path("yamaganda")).isNotEqualTo(cut.path("yamaganda"));
        String end = limbsCut.path("nakshatra").path(0).path("end").asString();
        assertThat(range(".csv", day + "limbs_cut").text()).contains("Swati," + end);
        assertThat(range(".ics", day + "limbs_cut").text().replace("\r\n ", ""))
                .contains("until 2022-01-26 " + end.substring(11, 16));
    }

    private static Answer range(String form, String query) {
        return service.get("/api/v1/astro/panchanga/range" + form + "?" + query.substring(1));
    }

    /** The Sun is seen 20.5" behind, the Moon 0.7": so true tithis end about 36 s later. */
    @Test
    void positionsAreWhatWasChosen() {
        JsonNode seen = service.astro("panchanga", DELHI).json();
        JsonNode there = service.astro("panchanga", DELHI + "&positions=true").json();
        assertThat(Duration.between(end(seen, "tithi"), end(there, "tithi")).toSeconds())
                .isBetween(28L, 46L);
        assertThat(there.path("conventions").path("positions").asString()).isEqualTo("true");
        assertThat(there.path("conventions").path("apply_aberration").asBoolean())
                .isFalse();
        JsonNode planets = service.astro("planets", BIRTH).json();
        JsonNode truly = service.astro("planets", BIRTH + "&positions=true").json();
        JsonNode astrometric =
                service.astro("planets", BIRTH + "&positions=astrometric").json();
        assertThat(arcseconds(truly, planets, 0)).isCloseTo(20.5, within(0.5));
        assertThat(arcseconds(astrometric, truly, 5)).isNotCloseTo(0, within(0.5));
        // Rahu is a construction, from which no light comes.
        assertThat(arcseconds(truly, planets, 7)).isZero();
    }

    @Test
    void ayanamsasMayHaveAnOffsetAndLeaveNutation() {
        JsonNode planets = service.astro("planets", BIRTH).json();
        JsonNode offset =
                service.astro("planets", BIRTH + "&ayanamsa_offset=-100.5").json();
        assertThat(arcseconds(offset, planets, 4)).isCloseTo(100.5, within(1e-4));
        JsonNode kept =
                service.astro("horoscope", BIRTH + "&sidereal_nutation=kept").json();
        JsonNode sun = kept.path("planets").get(0);
        assertThat(sun.path("longitude").asDouble()
                        - sun.path("nirayana_longitude").asDouble())
                .isCloseTo(kept.path("conventions").path("ayanamsa_value").asDouble(), within(1e-8));
        assertThat(Math.abs(arcseconds(kept.path("planets"), planets, 0))).isBetween(1.0, 18.0);
        assertThat(kept.path("conventions").path("sidereal_nutation").asString())
                .isEqualTo("kept");
    }

    @Test
    void dashasBeginWhereTheCallerSays() {
        JsonNode fromMoon =
                service.astro("dashas/vimshottari", BIRTH + "&levels=1").json();
        assertThat(fromMoon.has("seed")).isFalse();
        JsonNode fifth = service.astro("dashas/vimshottari", BIRTH + "&levels=1&dasha_from=utpanna")
                .json();
        // The fifth star is ruled by the fifth lord from the Moon's; the same part of it has passed.
        assertThat(fifth.path("balance_at_birth").path("graha").asString())
                .isEqualTo(fromMoon.path("periods").get(4).path("graha").asString());
        JsonNode lagna = service.astro("dashas/vimshottari", BIRTH + "&levels=1&dasha_from=lagna")
                .json();
        JsonNode ascendant = service.astro("ascendant", BIRTH).json();
        assertThat(lagna.path("seed").path("nirayana_longitude")).isEqualTo(ascendant.path("nirayana_longitude"));
        assertThat(lagna.path("conventions").path("dasha_from").asString()).isEqualTo("lagna");
    }

    /** Ugadi was on 9 April 2024, the Tamil new year on the 14th: Krodhi both times. */
    @Test
    void yearsAndMonthsAreNamedAsWasChosen() {
        String tenth = "lat=13.0827&lon=80.2707&dateandtime=2024-04-10T06:00:00Z";
        assertThat(samvatsara(tenth)).isEqualTo("Krodhi");
        assertThat(samvatsara(tenth + "&samvatsara=solar")).isEqualTo("Shobhakrit");
        assertThat(samvatsara(tenth.replace("04-10", "04-15") + "&samvatsara=solar"))
                .isEqualTo("Krodhi");
        String range = "/api/v1/astro/panchanga/range.ics?lat=28.6&lon=77.2&start_date=2023-02-10&days=1";
        assertThat(service.get(range).text()).contains(":Magha Krishna");
        assertThat(service.get(range + "&lunar_month=purnimanta").text()).contains(":Phalguna Krishna");
    }

    @Test
    void theMoonMayRiseWithoutLatitudeAndParallax() {
        JsonNode seen = service.astro("panchanga", DELHI).json();
        JsonNode plain = service.astro("panchanga", DELHI + "&moonrise=without_latitude_and_parallax")
                .json();
        assertThat(Duration.between(at(seen, "moonrise"), at(plain, "moonrise"))
                        .abs()
                        .toSeconds())
                .isBetween(60L, 3600L);
        assertThat(plain.path("sunrise")).isEqualTo(seen.path("sunrise"));
        JsonNode hindu = service.astro("panchanga", DELHI + "&sunrise_definition=hindu_rising")
                .json();
        assertThat(hindu.path("moonrise")).isEqualTo(plain.path("moonrise"));
        assertThat(plain.path("conventions").path("almanac").path("moonrise").asString())
                .isEqualTo("without_latitude_and_parallax");
    }

    @Test
    void aProfileIsToldWithEveryOverride() {
        JsonNode plain = service.astro("horoscope", BIRTH).json().path("conventions");
        assertThat(plain.has("profile") || plain.has("positions") || plain.has("time_rounding"))
                .isFalse();
        JsonNode answered = service.astro("horoscope", BIRTH + "&profile=jhora&ayanamsa=raman")
                .json()
                .path("conventions");
        assertThat(answered.path("profile"))
                .hasToString("{\"name\":\"jhora\",\"version\":2,\"overrides\":[{\"convention\":\"ayanamsa\","
                        + "\"value\":\"raman\",\"of_profile\":\"true_citra\"}]}");
        assertThat(answered.path("positions").asString()).isEqualTo("true");
        assertThat(answered.path("node_type").asString()).isEqualTo("mean");
        assertThat(answered.path("universal_time").asString()).isEqualTo("ut1");
        assertThat(answered.path("dasha_year").asString()).isEqualTo("sun_return");
        assertThat(answered.path("sidereal_nutation").asString()).isEqualTo("kept_in_ascendant");
        assertThat(answered.path("sunrise_definition").asString()).isEqualTo("hindu_rising");
        JsonNode same = service.astro("planets", BIRTH + "&profile=nirayana").json();
        assertThat(same).isEqualTo(service.astro("planets", BIRTH).json());
        Answer refused = service.get("/api/v1/astro/planets?profile=nobody");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text())
                .contains("must be one of nirayana, jhora, drik, astrosage, parasharas_light, kp, raman,"
                        + " surya_siddhanta_years");
        assertThat(service.get("/api/v1/astro/planets?positions=seen").text())
                .contains("must be one of apparent, true, astrometric");
    }

    @Test
    void everyOperationTakesAProfile() {
        JsonNode paths = service.get("/openapi.json").json().path("paths");
        int operations = 0;
        for (String path : paths.propertyNames()) {
            if (path.startsWith("/api/v1/astro/") || path.equals("/api/v1/places") || path.equals("/api/v1/config")) {
                JsonNode operation = paths.path(path).path(paths.path(path).has("get") ? "get" : "post");
                String parameters = operation.path("parameters").toString();
                assertThat(parameters)
                        .as(path)
                        .containsAnyOf("/ProfileParameter\"", "/ProfileWithoutEffectParameter\"");
                operations++;
            }
        }
        assertThat(operations).isGreaterThan(20);
        JsonNode settings = service.get("/api/v1/config?profile=kp").json();
        assertThat(settings.path("others").toString()).contains("krishnamurti", "placidus");
        assertThat(settings.path("profile").path("overrides")).isEmpty();
        assertThat(service.astro("local-time", "profile=nobody").status()).isEqualTo(400);
    }

    /** An operation other than the comparison takes it, and refuses what it is not with the list of what it may be. */
    @Test
    void everyConventionIsAParameterThatRefusesUnknownValues() {
        JsonNode description = service.get("/openapi.json").json();
        Map<String, String> operations = new HashMap<>();
        JsonNode paths = description.path("paths");
        for (String path : paths.propertyNames()) {
            if (!path.startsWith("/api/v1/astro/") || path.contains("{") || path.endsWith("/compare")) {
                continue;
            }
            for (JsonNode parameter : paths.path(path).path("get").path("parameters")) {
                String reference = parameter.path("$ref").asString("");
                JsonNode described = reference.isEmpty() ? parameter : description.at(reference.substring(1));
                operations.putIfAbsent(described.path("name").asString(), path);
            }
        }
        for (Convention<?> convention : ConventionRegistry.OF_ONE_BIRTH) {
            assertThat(operations).containsKey(convention.id());
            for (String path : List.of(operations.get(convention.id()), "/api/v1/astro/compare")) {
                Answer refused = service.get(path + "?" + convention.id() + "=no_such_value");
                assertThat(refused.status()).as(path + " " + convention.id()).isEqualTo(400);
                assertThat(refused.text()).as(path + " " + convention.id()).contains(convention.id(), "must be ");
                for (String word : convention.allowed()) {
                    assertThat(refused.text()).contains(word);
                }
            }
        }
    }

    /** A length that is named is what years are counted by, also beside a profile; a kind that is named stands above it. */
    @Test
    void yearsOfDashasAreCountedByWhatIsNamed() {
        String byTheSun = end(BIRTH + "&profile=jhora");
        assertThat(end(BIRTH + "&profile=jhora&dasa_year_length=360")).isNotEqualTo(byTheSun);
        assertThat(end(BIRTH + "&profile=jhora&dasa_year_length=360&dasha_year=sun_return"))
                .isEqualTo(byTheSun);
        assertThat(end(BIRTH + "&dasha_year=fixed_days")).isEqualTo(end(BIRTH));
        assertThat(end(BIRTH + "&dasha_year=calendar")).isNotEqualTo(end(BIRTH));
        JsonNode view =
                service.astro("dashas/vimshottari", BIRTH + "&profile=jhora").json();
        double days = Duration.between(
                                OffsetDateTime.parse(view.path("birth").asString()),
                                OffsetDateTime.parse(
                                        view.path("periods").path(0).path("end").asString()))
                        .toMillis()
                / 86_400_000.0;
        assertThat(view.path("balance_at_birth").path("days").asDouble()).isCloseTo(days, within(1e-6));
        assertThat(service.get("/api/v1/config?profile=parasharas_light")
                        .json()
                        .path("profile_sureness")
                        .asString())
                .isEqualTo("partial");
        assertThat(service.get("/api/v1/config?profile=parasharas_light")
                        .json()
                        .path("profile_source")
                        .asString())
                .contains("unknown");
    }

    private static String end(String query) {
        return service.astro("dashas/vimshottari", query)
                .json()
                .path("periods")
                .path(3)
                .path("end")
                .asString();
    }

    /** Everything that is registered is told, with what this service takes. */
    @Test
    void theRegistryIsTold() {
        Answer answer = service.get("/api/v1/conventions?lang=ta");
        assertThat(answer.status()).isEqualTo(200);
        JsonNode listed = answer.json().path("conventions");
        assertThat(listed.size()).isEqualTo(ConventionRegistry.ALL.size()).isGreaterThan(100);
        for (int i = 0; i < listed.size(); i++) {
            Convention<?> convention = ConventionRegistry.ALL.get(i);
            JsonNode one = listed.get(i);
            assertThat(one.path("id").asString()).isEqualTo(convention.id());
            assertThat(one.path("scope").asString())
                    .isEqualTo(convention.scope().id());
            assertThat(one.path("moves").size()).isPositive();
            assertThat(one.path("values").size()).isEqualTo(convention.values().size());
            assertThat(one.has("limits")).isEqualTo(convention.values().isEmpty());
            assertThat(one.path("present").asString())
                    .isEqualTo(Conventions.standard().text(convention));
            // What the page offers has a name for people.
            assertThat(one.has("name")).isEqualTo(convention.scope().isOfOneBirth());
        }
        JsonNode nodes = listed.valueStream()
                .filter(one -> one.path("id").asString().equals("node_type"))
                .findFirst()
                .orElseThrow();
        assertThat(nodes.path("standard").asString()).isEqualTo("true");
        assertThat(nodes.path("values").get(1).path("id").asString()).isEqualTo("mean");
        assertThat(nodes.path("values").get(1).path("note").asString()).contains("average");
        assertThat(answer.json().path("profiles").size()).isEqualTo(Profile.ALL.size());
        String tag = answer.header("ETag").orElseThrow();
        assertThat(service.service()
                        .api()
                        .get("/api/v1/conventions?lang=ta")
                        .bearer(service.token())
                        .header("If-None-Match", tag)
                        .send()
                        .status())
                .isEqualTo(304);
    }

    /** A pair's readings can be set for a service, and are told like all. */
    @Test
    void theRegistryTellsWhatTheServiceIsSetTo() {
        try (SignedIn set = SignedIn.start(Map.of("NIRAYANA_YONI_TABLE", "classical", "NIRAYANA_NODE_TYPE", "mean"))) {
            Map<String, String> present = new TreeMap<>();
            set.get("/api/v1/conventions")
                    .json()
                    .path("conventions")
                    .forEach(one -> present.put(
                            one.path("id").asString(), one.path("present").asString()));
            assertThat(present).containsEntry("yoni_table", "classical").containsEntry("node_type", "mean");
            assertThat(set.get("/api/v1/config").json().path("others").toString())
                    .contains("yoni_table", "classical");
        }
    }

    @Test
    void readingsAreConventionsOfTheServiceAndOfTheAnswer() {
        try (SignedIn set = SignedIn.start(
                Map.of("NIRAYANA_ASHTAKAVARGA_TABLE", "varahamihira", "NIRAYANA_HOUSE_SYSTEM", "placidus"))) {
            assertThat(set.get("/api/v1/config").json().path("others").toString())
                    .contains("{\"convention\":\"ashtakavarga_table\",\"value\":\"varahamihira\"}");
            JsonNode answer = set.astro("ashtakavarga", BIRTH).json();
            assertThat(answer.path("sarva"))
                    .isEqualTo(service.astro("ashtakavarga", BIRTH + "&ashtakavarga_table=varahamihira")
                            .json()
                            .path("sarva"));
            assertThat(answer.path("conventions").path("readings"))
                    .hasToString("[{\"choice\":\"ashtakavarga_table\",\"reading\":\"varahamihira\"}]");
            assertThat(set.astro("houses", BIRTH).json().path("house_system").asString())
                    .isEqualTo("placidus");
        }
        assertThat(service.astro("ashtakavarga", BIRTH)
                        .json()
                        .path("conventions")
                        .has("readings"))
                .isFalse();
    }

    /** K. S. Krishnamurti's houses are Placidus'; a profile by whole signs leaves those of Sripati. */
    @Test
    void strengthsAreToldByProfileAndReadings() {
        assertThat(houses("&profile=kp")).isEqualTo("placidus");
        assertThat(houses("&profile=jhora")).isEqualTo("sripati");
        assertThat(houses("&profile=kp&house_system=equal")).isEqualTo("equal");
        JsonNode answered = service.astro("ashtakavarga", BIRTH + "&profile=raman&ashtakavarga_table=varahamihira")
                .json()
                .path("conventions")
                .path("profile");
        assertThat(answered.path("overrides").toString())
                .isEqualTo(
                        "[{\"convention\":\"ashtakavarga_table\",\"value\":\"varahamihira\",\"of_profile\":\"bphs\"}]");
    }

    private static String houses(String more) {
        return service.astro("houses", BIRTH + more).json().path("house_system").asString();
    }

    @Test
    void aServiceHasItsOwnProfileAndSettings() {
        try (SignedIn drik = SignedIn.start(
                Map.of("NIRAYANA_PROFILE", "drik", "NIRAYANA_NODE_TYPE", "mean", "NIRAYANA_SAMVATSARA", "solar"))) {
            JsonNode settings = drik.get("/api/v1/config").json();
            assertThat(settings.path("sunrise_definition").asString()).isEqualTo("upper_limb");
            assertThat(settings.path("profile").path("name").asString()).isEqualTo("drik");
            assertThat(settings.path("profile").path("overrides").size()).isEqualTo(2);
            assertThat(settings.path("others").toString()).contains("lunar_month", "purnimanta", "samvatsara");
            JsonNode answered = drik.astro("panchanga", DELHI).json().path("conventions");
            assertThat(answered.path("profile").path("overrides").toString()).contains("node_type", "samvatsara");
            JsonNode standard =
                    drik.astro("planets", BIRTH + "&profile=nirayana").json();
            assertThat(standard).isEqualTo(service.astro("planets", BIRTH).json());
        }
    }

    private static OffsetDateTime sunrise(String query) {
        return at(service.astro("sunrise-sunset", query).json(), "sunrise");
    }

    private static String samvatsara(String query) {
        JsonNode years = service.astro("panchanga", query).json().path("years");
        return years.path("samvatsara_south").path("name").asString();
    }

    private static OffsetDateTime at(JsonNode answer, String field) {
        return time(answer.path(field).asString());
    }

    private static OffsetDateTime end(JsonNode panchanga, String limb) {
        return time(panchanga.path(limb).get(0).path("end").asString());
    }

    private static OffsetDateTime time(String text) {
        return OffsetDateTime.parse(text);
    }

    private static double arcseconds(JsonNode one, JsonNode other, int planet) {
        return 3600
                * (one.get(planet).path("nirayana_longitude").asDouble()
                        - other.get(planet).path("nirayana_longitude").asDouble());
    }
}
