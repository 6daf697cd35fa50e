package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.testing.Variant;
import tools.jackson.databind.JsonNode;

/** What several answers tell, all tell alike (docs/adr/0098). */
class OneRuleTest {
    private static final List<String> NAKSHATRAS = List.of(
            "Ashwini",
            "Bharani",
            "Krittika",
            "Rohini",
            "Mrigashira",
            "Ardra",
            "Punarvasu",
            "Pushya",
            "Ashlesha",
            "Magha",
            "Purva Phalguni",
            "Uttara Phalguni",
            "Hasta",
            "Chitra",
            "Swati",
            "Vishakha",
            "Anuradha",
            "Jyeshtha",
            "Mula",
            "Purva Ashadha",
            "Uttara Ashadha",
            "Shravana",
            "Dhanishta",
            "Shatabhisha",
            "Purva Bhadrapada",
            "Uttara Bhadrapada",
            "Revati");

    private static SignedIn service;
    private static Endpoints endpoints;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
        endpoints = new Endpoints(service);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    // Longitudes

    /** One chart has one longitude of a planet, to the last digit, whoever tells it. */
    @Test
    void everyEndpointTellsTheSameLongitudes() {
        assertSameLongitudes("1990-04-01T12:00:00Z");
    }

    @Variant
    @ParameterizedTest
    @ValueSource(strings = {"2026-11-15T06:00:00Z", "1950-01-26T04:48:00Z"})
    void everyEndpointTellsTheSameLongitudesAtOtherTimes(String at) {
        assertSameLongitudes(at);
    }

    private static void assertSameLongitudes(String at) {
        Map<String, Double> first = new HashMap<>();
        Set<String> tellers = new TreeSet<>();
        for (Endpoints.Answered answered : endpoints.ask(asked(at))) {
            // A day has two places of a planet, at its beginning and at its end.
            if (!answered.isJson() || answered.endpoint().startsWith("birth-day")) {
                continue;
            }
            Endpoints.objects("", answered.answer().json(), (name, node) -> {
                if (node.has("nirayana_longitude")) {
                    String who = node.path("name").asString(name);
                    double longitude = node.path("nirayana_longitude").asDouble();
                    assertThat(longitude)
                            .as("%s of %s", who, answered.endpoint())
                            .isEqualTo(first.computeIfAbsent(who, unknown -> longitude));
                    tellers.add(answered.endpoint());
                    assertInItsPlace(answered.endpoint() + who, node);
                }
            });
        }
        // The ten places, and the upagrahas of the Sun.
        assertThat(first).hasSize(15);
        assertThat(String.join(" ", tellers))
                .contains("planets", "ascendant", "lunar-nodes", "kattams", "horoscope", "vargas/9", "dashas/yogini");
    }

    /** A moment before the Moon leaves a nakshatra, and at 360° the whole zodiac, no answer says that it has left. */
    @Test
    void whatIsPrintedNeverLiesInTheNextNakshatra() {
        assertStaysBefore("2023-01-27T00:00:00Z", 360);
    }

    @Variant
    @ParameterizedTest
    @CsvSource({"2023-01-03T00:00:00Z, 40", "2023-01-09T00:00:00Z, 120", "2023-01-18T00:00:00Z, 240"})
    void whatIsPrintedNeverLiesBeyondOtherBorders(String from, int border) {
        assertStaysBefore(from, border);
    }

    private static void assertStaysBefore(String from, int border) {
        Instant low = Instant.parse(from);
        while (moon(low) < border - 6 || moon(low) >= border) {
            low = low.plus(Duration.ofHours(8));
        }
        Instant high = low.plus(Duration.ofHours(20));
        while (Duration.between(low, high).toNanos() > 100) {
            Instant middle = low.plus(Duration.between(low, high).dividedBy(2));
            double there = moon(middle);
            if (there < border && there > border - 20) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double cut = moon(low);
        assertThat(cut).isCloseTo(border, within(2e-9)).isLessThan(border);
        for (Endpoints.Answered answered : endpoints.ask(asked(low.toString()))) {
            if (answered.isJson()) {
                Endpoints.objects("", answered.answer().json(), (name, node) -> {
                    if (node.path("name").asString(name).equals("moon") && node.has("nirayana_longitude")) {
                        assertThat(node.path("nirayana_longitude").asDouble())
                                .as(answered.endpoint())
                                .isEqualTo(cut);
                        assertInItsPlace(answered.endpoint(), node);
                    }
                });
            }
        }
    }

    private static double moon(Instant at) {
        return service.astro("planets", "dateandtime=" + at)
                .json()
                .get(1)
                .path("nirayana_longitude")
                .asDouble();
    }

    /** The rasi, the nakshatra and the pada that an object names are those of the digits that it prints. */
    private static void assertInItsPlace(String who, JsonNode node) {
        double longitude = node.path("nirayana_longitude").asDouble();
        assertThat(longitude).as(who).isGreaterThanOrEqualTo(0).isLessThan(360);
        if (node.has("nakshatra")) {
            int pada = (int) Math.floor(longitude * 108 / 360 + 1e-12);
            assertThat(node.path("nakshatra").asString()).as(who).isEqualTo(NAKSHATRAS.get(pada / 4));
            assertThat(node.path("pada").asInt()).as(who).isEqualTo(pada % 4 + 1);
        }
        double inRasi = node.path("varga_longitude").asDouble(longitude);
        if (node.has("rasi")) {
            assertThat(node.path("rasi").asInt()).as(who).isEqualTo((int) (inRasi / 30) + 1);
        }
        if (node.has("advanced_by")) {
            assertThat(node.path("advanced_by").asDouble()).as(who).isCloseTo(inRasi % 30, within(1e-12));
        }
    }

    // The ayanamsa

    /** 24°14′05″ and 24°13′57″ on one day: nutation moves it by up to 18″. */
    @Test
    void everyoneIsShownTheMeanAyanamsaAndJsonCarriesBoth() {
        assertMeanAyanamsa("2026-11-15T12:00:00Z");
    }

    @Variant
    @ParameterizedTest
    @ValueSource(strings = {"1990-05-17T12:00:00Z", "2015-06-01T12:00:00Z"})
    void everyoneIsShownTheMeanAyanamsaAtOtherTimes(String at) {
        assertMeanAyanamsa(at);
    }

    private static void assertMeanAyanamsa(String at) {
        JsonNode sun = service.astro("planets", "dateandtime=" + at).json().get(0);
        double taken = sun.path("longitude").asDouble()
                - sun.path("nirayana_longitude").asDouble();
        taken = (taken + 360) % 360;
        Set<Double> mean = new TreeSet<>();
        Set<String> tellers = new TreeSet<>();
        String picture = "";
        for (Endpoints.Answered answered : endpoints.ask(asked(at))) {
            // A map of an eclipse is a picture too, but of no zodiac.
            if (answered.endpoint().startsWith("chart ")) {
                picture = answered.answer().text();
            }
            if (!answered.isJson()) {
                assertThat(answered.answer().text())
                        .as(answered.endpoint())
                        .doesNotContain("nutation_value", "_with_nutation");
                continue;
            }
            double expected = taken;
            Endpoints.objects("", answered.answer().json(), (name, node) -> {
                for (String field : node.propertyNames()) {
                    if (field.startsWith("ayanamsa") && node.path(field).isNumber()) {
                        assertThat(field)
                                .as(answered.endpoint())
                                .isIn("ayanamsa_value", "ayanamsa_value_with_nutation", "ayanamsa_delta");
                    }
                }
                if (node.has("ayanamsa_value") || node.has("ayanamsa_value_with_nutation")) {
                    tellers.add(answered.endpoint());
                    mean.add(node.path("ayanamsa_value").asDouble());
                    assertThat(node.path("ayanamsa_value_with_nutation").asDouble())
                            .as(answered.endpoint())
                            .isCloseTo(expected, within(2e-9));
                }
            });
        }
        assertThat(mean).hasSize(1);
        assertThat(String.join(" ", tellers))
                .contains("horoscope", "vargas/9", "dashas/yogini", "panchanga ", "panchanga/range json");
        double shown = mean.iterator().next();
        assertThat(dms(shown)).isNotEqualTo(dms(taken));
        assertThat(picture).contains("Lahiri " + dms(shown)).doesNotContain(dms(taken));
    }

    private static String dms(double degrees) {
        long seconds = Math.round(degrees * 3600);
        return String.format("%d°%02d′%02d″", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** With the setting switched off nutation leaves the tropical longitudes, not the name of a figure. */
    @Test
    void bothAyanamsasKeepTheirMeaningWithoutNutation() {
        String query = "dateandtime=2026-11-15T12:00:00Z";
        JsonNode usual = service.astro("horoscope", query).json().path("conventions");
        try (SignedIn other = SignedIn.start(Map.of("NIRAYANA_APPLY_NUTATION", "false"))) {
            JsonNode answered = other.astro("horoscope", query).json().path("conventions");
            for (String field : List.of("ayanamsa_value", "ayanamsa_value_with_nutation")) {
                assertThat(answered.path(field).isNumber()).as(field).isTrue();
                assertThat(answered.path(field)).as(field).isEqualTo(usual.path(field));
            }
        }
    }

    // Times

    private static final Pattern TIME = Pattern.compile(
            "[+-]?\\d{4,6}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d(?::\\d\\d)?)?");

    /** Instants that are told in UTC because no place is meant. */
    private static final Set<String> IN_UTC = Set.of("utc", "offset_since", "offset_until");

    /** A clock's reading before and after a change has its offset beside it. */
    private static final Set<String> WITHOUT_OFFSET = Set.of("clock");

    @Test
    void greenwichIsAnOffsetLikeAnyOther() {
        assertOffsets("Europe/London", "51.5074", "-0.1278", "2026-01-15T12:00:00Z", "+00:00");
    }

    @Variant
    @ParameterizedTest
    @CsvSource({
        "Etc/UTC, 12.971667, 77.593611, 2026-06-15T06:00:00Z, +00:00",
        "Africa/Abidjan, 5.36, -4.0083, 2026-06-15T12:00:00Z, +00:00",
        "Asia/Kolkata, 12.971667, 77.593611, 2026-06-15T06:00:00Z, +05:30",
        "America/New_York, 40.7128, -74.006, 2026-06-15T16:00:00Z, -04:00",
    })
    void everyZoneHasItsOffset(String zone, String lat, String lon, String at, String offset) {
        assertOffsets(zone, lat, lon, at, offset);
    }

    private static void assertOffsets(String zone, String lat, String lon, String at, String offset) {
        int seen = 0;
        for (Endpoints.Answered answered : endpoints.ask(asked(at, lat, lon, zone))) {
            if (answered.isJson()) {
                List<String> wrong = new ArrayList<>();
                int[] times = {0};
                Endpoints.objects("", answered.answer().json(), (name, node) -> node.properties()
                        .forEach(field -> {
                            var time = TIME.matcher(field.getValue().asString(""));
                            if (time.matches()) {
                                times[0]++;
                                boolean right = IN_UTC.contains(field.getKey())
                                        ? "Z".equals(time.group(2))
                                        : WITHOUT_OFFSET.contains(field.getKey())
                                                ? time.group(2) == null
                                                : time.group(2) != null
                                                        && !time.group(2).equals("Z");
                                if (!right) {
                                    wrong.add(field.toString());
                                }
                            }
                        }));
                assertThat(wrong).as(answered.endpoint()).isEmpty();
                seen += times[0];
            } else {
                assertThat(TIME.matcher(answered.answer().text()).results().map(time -> time.group(2)))
                        .as(answered.endpoint())
                        .doesNotContain("Z");
            }
            if (answered.endpoint().startsWith("chart")) {
                assertThat(answered.answer().text()).contains(zone + " (UTC" + offset + ")");
            }
        }
        assertThat(seen).isGreaterThan(1000);
    }

    /** Comparisons and borders are of differences that may be smaller than a second. */
    private static final Pattern IN_MILLISECONDS = Pattern.compile("dashas|compare|sensitivity|birth-day");

    /** What the sky does is told to the nearest second; what is reckoned, a dasha's border, to the millisecond. */
    @Test
    void everyTimeHasTheDigitsOfItsKind() {
        Map<String, Set<Integer>> digits = new TreeMap<>();
        for (Endpoints.Answered answered : endpoints.ask(asked("2026-06-15T06:00:00Z"))) {
            if (answered.isJson()) {
                Endpoints.objects("", answered.answer().json(), (name, node) -> node.properties()
                        .forEach(field -> {
                            var time = TIME.matcher(field.getValue().asString(""));
                            if (time.matches()) {
                                String kind = IN_MILLISECONDS
                                                .matcher(answered.endpoint())
                                                .lookingAt()
                                        ? "dasha"
                                        : "sky";
                                digits.computeIfAbsent(kind, unknown -> new TreeSet<>())
                                        .add(
                                                time.group(1) == null
                                                        ? 0
                                                        : time.group(1).length() - 1);
                            }
                        }));
            } else {
                assertThat(TIME.matcher(answered.answer().text()).results().map(time -> time.group(1)))
                        .as(answered.endpoint())
                        .filteredOn(fraction -> fraction != null)
                        .isEmpty();
            }
        }
        assertThat(digits).isEqualTo(Map.of("dasha", Set.of(3), "sky", Set.of(0)));
    }

    /** One day has one sunrise and one sunset, letter by letter. */
    @ParameterizedTest
    @CsvSource({
        "12.971667, 77.593611, Asia/Kolkata, 2026-01-01",
        "51.5074, -0.1278, Europe/London, 2026-03-01",
        "-33.8688, 151.2093, Australia/Sydney, 2026-09-20",
    })
    void oneDayHasOneSunrise(String lat, String lon, String zone, LocalDate first) {
        int days = 40;
        String place = "lat=" + lat + "&lon=" + lon + "&tz=" + zone;
        String range = place + "&start_date=" + first + "&days=" + days;
        JsonNode inRange = service.astro("panchanga/range", range).json().path("days");
        List<String> csv = service.astro("panchanga/range", range + "&format=csv")
                .text()
                .lines()
                .toList();
        List<String> stamps = Pattern.compile("DTSTAMP:(\\S+)")
                .matcher(service.astro("panchanga/range", range + "&format=ics").text())
                .results()
                .map(stamp -> stamp.group(1))
                .toList();
        List<List<String>> calendar =
                clocks(service.astro("panchanga/range", range + "&format=ics").text());
        for (int i = 0; i < days; i++) {
            JsonNode day = inRange.get(i);
            String sunrise = day.path("sunrise").asString();
            String sunset = day.path("sunset").asString();
            OffsetDateTime rise = OffsetDateTime.parse(sunrise);
            String noon = place + "&dateandtime=" + first.plusDays(i) + "T12:00:00"
                    + rise.getOffset().getId().replace("+", "%2B");
            for (JsonNode other : List.of(
                    service.astro("panchanga", noon).json(),
                    service.astro("sunrise-sunset", noon).json(),
                    service.astro("horoscope", noon).json().path("sunrise_sunset"))) {
                assertThat(other.path("sunrise").asString()).isEqualTo(sunrise);
                assertThat(other.path("sunset").asString()).isEqualTo(sunset);
            }
            assertThat(csv.get(i + 1)).contains("," + sunrise + "," + sunset + ",");
            assertThat(stamps.get(i)).isEqualTo(rise.toInstant().toString().replaceAll("[-:]", ""));
            assertThat(calendar.get(i)).containsExactly(sunrise.substring(11, 16), sunset.substring(11, 16));
            // The sunrise that is told belongs to the day that it opens, and the second before does not.
            assertThat(dateAt(place, rise)).isEqualTo(day.path("date").asString());
            assertThat(dateAt(place, rise.minusSeconds(1)))
                    .isEqualTo(first.plusDays(i - 1).toString());
        }
    }

    private static String dateAt(String place, OffsetDateTime at) {
        return service.astro("panchanga", place + "&dateandtime=" + at.toInstant())
                .json()
                .path("date")
                .asString();
    }

    /** The hours and minutes of sunrise and sunset in each entry of a calendar. */
    private static List<List<String>> clocks(String calendar) {
        List<List<String>> found = new ArrayList<>();
        for (MatchResult entry : Pattern.compile("Sunrise (\\d\\d:\\d\\d)\\\\nSunset (\\d\\d:\\d\\d)")
                .matcher(calendar.replace("\r\n ", ""))
                .results()
                .toList()) {
            found.add(List.of(entry.group(1), entry.group(2)));
        }
        return found;
    }

    private static Map<String, String> asked(String at) {
        return asked(at, "12.971667", "77.593611", "Asia/Kolkata");
    }

    private static Map<String, String> asked(String at, String lat, String lon, String zone) {
        return Map.of(
                "dateandtime",
                at,
                "at",
                at,
                "from",
                at,
                "start_date",
                at.substring(0, 10),
                "days",
                "2",
                "lat",
                lat,
                "lon",
                lon,
                "tz",
                zone);
    }
}
