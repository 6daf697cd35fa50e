package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.Authorities;
import tools.jackson.databind.JsonNode;

/** Panchanga, dashas and vargas over HTTP; each answer is also checked against the description by the client. */
class AlmanacRoutesTest {
    private static final String PASSWORD = "a password for the tests";
    private static final String BIRTH = "dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707";

    private static RunningService service;
    private static String token;

    @BeforeAll
    static void start() {
        service = RunningService.start(Map.of("ADMIN_PASSWORD", PASSWORD));
        token = signIn("admin", PASSWORD);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    // Panchanga

    /** authorities/swiss-ephemeris/panchanga.csv; 1.5 s: a second, and half of one for rounding to seconds. */
    @Test
    void goldenBordersThroughHttp() {
        Duration worst = Duration.ZERO;
        for (String[] row : Authorities.rows("swiss-ephemeris/panchanga.csv")) {
            String line = String.join(",", row);
            Instant instant = Instant.parse(row[0]);
            JsonNode limbs = astro("panchanga", "dateandtime=" + row[0]).json().path(row[1]);
            JsonNode held = StreamSupport.stream(limbs.spliterator(), false)
                    .filter(limb -> !instant(limb, "start").isAfter(instant)
                            && instant(limb, "end").isAfter(instant))
                    .findFirst()
                    .orElseThrow();
            assertThat(held.path("number").asInt()).as(line).isEqualTo(Integer.parseInt(row[2]));
            for (int i = 3; i <= 4; i++) {
                Duration off = Duration.between(instant(held, i == 3 ? "start" : "end"), Instant.parse(row[i]))
                        .abs();
                assertThat(off).as(line).isLessThanOrEqualTo(Duration.ofMillis(1500));
                worst = off.compareTo(worst) > 0 ? off : worst;
            }
        }
        System.out.println("panchanga.csv over HTTP: worst border off by " + worst.toMillis() + " ms");
    }

    /** Ugadi 2023 at Bengaluru, the new year Shobhakrit. */
    @Test
    void aDayHasEverythingAndItsConventions() {
        JsonNode day = astro("panchanga", "dateandtime=2023-03-22T06:00:00Z").json();
        assertThat(day.path("date").asString()).isEqualTo("2023-03-22");
        assertThat(day.path("vara").path("name").asString()).isEqualTo("Budhavara");
        assertThat(day.path("day").path("kind").asString()).isEqualTo("vedic");
        assertThat(day.path("tithi").get(0).path("name").asString()).isEqualTo("Pratipada");
        assertThat(day.path("lunar_month").path("amanta").asString()).isEqualTo("Chaitra");
        assertThat(day.path("years").path("shaka").asInt()).isEqualTo(1945);
        assertThat(day.path("years").path("samvatsara_south").path("name").asString())
                .isEqualTo("Shobhakrit");
        assertThat(day.path("sunrise").asString()).startsWith("2023-03-22T06:2").endsWith("+05:30");
        assertThat(day.path("hora")).hasSize(24);
        assertThat(day.path("missing")).isEmpty();
        JsonNode conventions = day.path("conventions");
        assertThat(conventions.path("ayanamsa").asString()).isEqualTo("lahiri");
        assertThat(conventions.path("ayanamsa_value").asDouble()).isCloseTo(24.17, within(0.02));
        assertThat(conventions.path("timezone").asString()).isEqualTo("Asia/Kolkata");
        assertThat(conventions.path("timezone_source").asString()).isEqualTo("coordinates");
        assertThat(conventions.path("almanac").path("solar_calendar").asString())
                .isEqualTo("tamil");
    }

    /** The sunrise that an answer tells belongs to the day of that answer. */
    @Test
    void askingForTheToldSunriseAnswersTheSameDay() {
        JsonNode day = astro("panchanga", "dateandtime=2024-07-01T06:00:00Z").json();
        String sunrise = day.path("sunrise").asString().replace("+", "%2B");
        assertThat(astro("panchanga", "dateandtime=" + sunrise)
                        .json()
                        .path("date")
                        .asString())
                .isEqualTo(day.path("date").asString());
    }

    /** Samoa had no 30 December 2011; a range across it has a day less, in every form. */
    @Test
    void aDateThatThePlaceLeftOutIsNotInARange() {
        String query = "lat=-13.8333&lon=-171.7667&start_date=2011-12-29&days=3";
        JsonNode days = astro("panchanga/range", query).json().path("days");
        assertThat(StreamSupport.stream(days.spliterator(), false)
                        .map(day -> day.path("date").asString()))
                .containsExactly("2011-12-29", "2011-12-31");
        assertThat(astro("panchanga/range", query + "&format=csv").text().lines())
                .hasSize(3);
    }

    @Test
    void polarDaysSayWhy() {
        JsonNode day = astro("panchanga", "dateandtime=2023-06-21T10:00:00Z&lat=69.6492&lon=18.9553")
                .json();
        assertThat(day.path("day").path("kind").asString()).isEqualTo("civil");
        assertThat(day.path("sunrise").isNull()).isTrue();
        assertThat(day.path("rahu_kalam").isNull()).isTrue();
        assertThat(day.path("tithi")).isNotEmpty();
        assertThat(StreamSupport.stream(day.path("missing").spliterator(), false)
                        .filter(m -> m.path("field").asString().equals("rahu_kalam"))
                        .map(m -> m.path("reason").asString()))
                .containsExactly("polar_day");
    }

    @ParameterizedTest
    @CsvSource({
        "solar_calendar, bengali",
        "seasons, tropical",
        "vikram, kartikadi",
        "jovian_bija, applied",
        "mula_varjya, both",
        "brahma_muhurta, fixed",
        "hora, equal"
    })
    void everyChoiceIsToldAndChangesSomething(String parameter, String value) {
        boolean changed = false;
        for (String date : List.of("2023-04-14", "2023-07-02", "2023-12-25")) {
            JsonNode usual =
                    astro("panchanga", "dateandtime=" + date + "T06:00:00Z").json();
            JsonNode chosen = astro("panchanga", "dateandtime=" + date + "T06:00:00Z&" + parameter + "=" + value)
                    .json();
            assertThat(chosen.path("conventions")
                            .path("almanac")
                            .path(parameter)
                            .asString())
                    .isEqualTo(value);
            for (String field : usual.propertyNames()) {
                changed |= !field.equals("conventions") && !usual.path(field).equals(chosen.path(field));
            }
        }
        assertThat(changed).isTrue();
    }

    @Test
    void aRangeIsTheSameDaysInThreeForms() {
        JsonNode range =
                astro("panchanga/range", "start_date=2024-02-20&days=40").json();
        assertThat(range.path("days")).hasSize(40);
        JsonNode alone = astro("panchanga", "dateandtime=2024-03-01T06:30:00Z").json();
        JsonNode inRange = range.path("days").get(10);
        assertThat(inRange.propertyNames()).hasSizeGreaterThan(10);
        for (String field : inRange.propertyNames()) {
            assertThat(inRange.path(field)).as(field).isEqualTo(alone.path(field));
        }
        Answer csv = service.api()
                .get("/api/v1/astro/panchanga/range?start_date=2024-02-20&days=40")
                .bearer(token)
                .header("Accept", "text/csv;q=0.9, text/html")
                .send();
        List<String> lines = csv.text().lines().toList();
        assertThat(csv.mediaType()).isEqualTo("text/csv");
        int columns = lines.get(0).split(",", -1).length;
        assertThat(lines).hasSize(41).allMatch(line -> line.split(",", -1).length == columns);
        assertThat(lines.get(11)).startsWith("2024-03-01,,12.971667,77.593611,Asia/Kolkata,en,Shukravara,");
        Answer ics = astro("panchanga/range", "start_date=2024-02-20&days=40&format=ics");
        assertThat(ics.mediaType()).isEqualTo("text/calendar");
        assertThat(ics.text()).startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n").endsWith("END:VCALENDAR\r\n");
        assertThat(ics.text().split("BEGIN:VEVENT", -1)).hasSize(41);
        assertThat(ics.text().lines().mapToInt(String::length).max().orElseThrow())
                .isLessThanOrEqualTo(75);
        assertThat(ics.header("Cache-Control")).contains("private, max-age=3600");
    }

    /** In November 2026 at Madurai, by our own JSON: what CSV and iCalendar say is what the other form says. */
    @Test
    void aTableHasOneValueACellWithPlaceAndLanguage() {
        String month = "lat=9.919&lon=78.1195&tz=Asia/Kolkata&start_date=2026-11-01&days=30";
        String named = month + "&place=" + Api.encode("மதுரை, இந்தியா") + "&lang=ta";
        JsonNode days = astro("panchanga/range", month).json().path("days");
        List<Map<String, String>> rows =
                table(astro("panchanga/range.csv", month).text());
        List<Map<String, String>> tamil =
                table(astro("panchanga/range.csv", named).text());
        assertThat(rows).hasSize(30);
        int lost = 0;
        int twice = 0;
        for (int i = 0; i < 30; i++) {
            JsonNode day = days.get(i);
            Map<String, String> row = rows.get(i);
            for (int n = 1; n <= 3; n++) {
                assertThat(row.get("tithi_" + n))
                        .isEqualTo(day.path("tithi").path(n - 1).path("name").asString(""));
                assertThat(row.get("tithi_" + n + "_end"))
                        .isEqualTo(day.path("tithi").path(n - 1).path("end").asString(""));
                assertThat(row.get("nakshatra_" + n))
                        .isEqualTo(
                                day.path("nakshatra").path(n - 1).path("name").asString(""));
            }
            assertThat(row.get("rahu_kalam_start"))
                    .isEqualTo(day.path("rahu_kalam").path("start").asString());
            assertThat(row.values()).isNotEmpty().noneMatch(cell -> cell.contains(";") || cell.contains(" until "));
            lost += row.get("kshaya_tithi").isEmpty() ? 0 : 1;
            twice += row.get("vriddhi_tithi").isEmpty() ? 0 : 1;
            assertThat(tamil.get(i).get("place")).isEqualTo("மதுரை, இந்தியா");
            assertThat(tamil.get(i).get("language")).isEqualTo("ta");
            assertThat(tamil.get(i).get("sunrise")).isEqualTo(row.get("sunrise"));
            assertThat(tamil.get(i).get("nakshatra_1")).matches("[\\p{InTamil} ]+");
        }
        // A month of some 29.5 days has 30 tithis, so at least one more is lost than has two days.
        assertThat(lost - twice).isBetween(0, 2);
        assertThat(lost).isPositive();

        String calendar = astro("panchanga/range.ics", named).text().replace("\r\n ", "");
        assertThat(calendar)
                .contains("X-WR-CALNAME:பஞ்சாங்கம்\\, மதுரை\\, இந்தியா")
                .contains("LOCATION;LANGUAGE=ta:மதுரை\\, இந்தியா", "GEO:9.919;78.1195", "SUMMARY;LANGUAGE=ta:");
        assertThat(astro("panchanga/range.ics", month).text().replace("\r\n ", ""))
                .contains("LOCATION;LANGUAGE=en:9.919\\, 78.1195", "(kshaya)");
        // The same day is the same entry in every language.
        assertThat(entries("UID", astro("panchanga/range.ics", named)))
                .isEqualTo(entries("UID", astro("panchanga/range.ics", month)));
    }

    /** What a person writes is text, to whatever program opens the table. */
    @Test
    void aNameOfAPlaceIsNoFormula() {
        String query = "start_date=2026-11-01&days=1&place=" + Api.encode("=HYPERLINK(\"x\")");
        assertThat(table(astro("panchanga/range.csv", query).text()).get(0).get("place"))
                .isEqualTo("'=HYPERLINK(\"x\")");
        assertThat(astro("panchanga/range.csv", "start_date=2026-11-01&days=1&lang=xx")
                        .status())
                .isEqualTo(400);
    }

    private static List<Map<String, String>> table(String csv) {
        List<List<String>> lines = csv.lines().map(AlmanacRoutesTest::cells).toList();
        return lines.stream()
                .skip(1)
                .map(line -> {
                    Map<String, String> row = new HashMap<>();
                    for (int i = 0; i < line.size(); i++) {
                        row.put(lines.get(0).get(i), line.get(i));
                    }
                    return row;
                })
                .toList();
    }

    private static List<String> cells(String line) {
        return Pattern.compile("(?:^|,)(?:\"((?:[^\"]|\"\")*)\"|([^,]*))")
                .matcher(line)
                .results()
                .map(cell ->
                        cell.group(1) == null ? cell.group(2) : cell.group(1).replace("\"\"", "\""))
                .toList();
    }

    @Test
    void aFormHasAnAddressOfItsOwn() {
        String days = "start_date=2024-02-20&days=3";
        for (String form : List.of("csv", "ics")) {
            Answer alone = service.api()
                    .get("/api/v1/astro/panchanga/range." + form + "?" + days)
                    .bearer(token)
                    .header("Accept", "application/json")
                    .send();
            Answer chosen = astro("panchanga/range", days + "&format=" + form);
            assertThat(alone.text()).isEqualTo(chosen.text());
            assertThat(alone.header("Content-Type")).isEqualTo(chosen.header("Content-Type"));
            assertThat(alone.header("Cache-Control")).isEqualTo(chosen.header("Cache-Control"));
            assertThat(astro("panchanga/range." + form, days + "&format=json").status())
                    .isEqualTo(400);
            assertThat(service.api()
                            .get("/api/v1/astro/panchanga/range." + form)
                            .send()
                            .status())
                    .isEqualTo(401);
        }
    }

    /** Two series kept in one calendar do not overwrite one another, and none claims to be made tomorrow. */
    @Test
    void entriesOfACalendarAreTheirOwn() {
        String days = "start_date=2026-10-25&days=400";
        String here = "lat=12.97&lon=77.59&tz=Asia/Kolkata&";
        Set<String> all = new HashSet<>();
        for (String other : List.of(
                here,
                here + "ayanamsa=raman&",
                here + "solar_calendar=bengali&",
                "lat=12.97&lon=77.59&tz=Asia/Colombo&",
                "lat=12.97001&lon=77.59&tz=Asia/Kolkata&")) {
            List<String> uids = entries("UID", astro("panchanga/range.ics", other + days));
            assertThat(uids).hasSize(400);
            all.addAll(uids);
            assertThat(entries("UID", astro("panchanga/range.ics", other + days)))
                    .isEqualTo(uids);
        }
        assertThat(all).hasSize(5 * 400);
        try (SignedIn elsewhere = SignedIn.start(Map.of("NIRAYANA_SUNRISE_DEFINITION", "disc_centre"));
                SignedIn nodes = SignedIn.start(Map.of("NIRAYANA_NODE_TYPE", "mean"))) {
            all.addAll(entries("UID", elsewhere.astro("panchanga/range.ics", here + days)));
            all.addAll(entries("UID", nodes.astro("panchanga/range.ics", here + days)));
        }
        assertThat(all).hasSize(7 * 400);
        Answer future = astro("panchanga/range.ics", here + days);
        String now = Instant.now().toString().substring(0, 19).replaceAll("[-:]", "") + "Z";
        assertThat(entries("DTSTAMP", future)).hasSize(400).allMatch(stamp -> stamp.compareTo(now) <= 0);
        assertThat(astro("panchanga/range.ics", here + days).text()).isEqualTo(future.text());
    }

    private static List<String> entries(String name, Answer calendar) {
        return Pattern.compile("^" + name + ":(.*)$", Pattern.MULTILINE)
                .matcher(calendar.text().replace("\r\n ", "").replace("\r", ""))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "panchanga, ayanamsa=Lahiri, ayanamsa=lahiri",
        "panchanga, ayanamsa=KP&vikram=CHAITRADI, ayanamsa=kp&vikram=chaitradi",
        "chart, lang=TA&chart_type=North-Indian, lang=ta&chart_type=north-indian",
        "planets, ayanamsa=RAMAN&node_type=Mean, ayanamsa=raman&node_type=mean",
    })
    void namesAreReadInAnyCaseAndToldInOne(String endpoint, String loud, String canonical) {
        String at = "&dateandtime=2024-02-20T06:00:00Z";
        Answer answer = astro(endpoint, loud + at);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        assertThat(answer.text()).isEqualTo(astro(endpoint, canonical + at).text());
    }

    @Test
    void fourHundredDaysAreStreamed() {
        Answer answer = astro("panchanga/range", "start_date=2025-01-01&days=400");
        assertThat(answer.header("Transfer-Encoding")).contains("chunked");
        JsonNode days = answer.json().path("days");
        assertThat(days).hasSize(400);
        for (int i = 1; i < 400; i++) {
            assertThat(instant(days.get(i), "sunrise")).isEqualTo(instant(days.get(i - 1), "next_sunrise"));
        }
        System.out.println("400 days of JSON: " + answer.bytes().length / 1024 + " KiB");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "panchanga?node_type=mean",
                "panchanga?hora=long",
                "panchanga?tz=Mars/Olympus",
                "panchanga?dateandtime=0000",
                "panchanga/range?days=0",
                "panchanga/range?days=401",
                "panchanga/range?start_date=2023-02-30",
                "panchanga/range?start_date=9999-12-01&days=60",
                "panchanga/range?start_date=0001-01-01",
                "panchanga/range?format=xml",
                "dashas/vimsottari",
                "dashas/yogini?levels=4",
                "dashas/yogini?under=0",
                "dashas/yogini?under=1.9",
                "dashas/vimshottari?under=1.1.1.1.1&levels=2",
                "dashas/yogini?under=..",
                "dashas/vimshottari?dasa_year_length=0",
                "dashas/vimshottari?dasa_year_length=abc",
                "dashas/vimshottari/current?levels=7",
                "dashas/vimshottari/current?at=yesterday",
                "dashas/vimshottari/current?dateandtime=1990-01-01&at=1800-01-01",
                "vargas/0",
                "vargas/301",
                "vargas/nine",
                "vargas/9.5",
                "vargas/9?school=somanatha",
                "chart?varga=0",
                "chart?varga=3&school=kalachakra"
            })
    void badInputIsRefusedWithReasons(String path) {
        Answer answer = get("/api/v1/astro/" + path);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("errors")).isNotEmpty();
    }

    // Dashas

    /** The balance is the rest of the Moon's nakshatra, and the level-three tree has no gap anywhere. */
    @ParameterizedTest
    @CsvSource({"vimshottari, 9, 9", "ashtottari, 8, 8", "yogini, 8, 24", "chara, 12, 12"})
    void theTreeOfThreeLevelsIsContiguous(String system, int lords, int mahadashas) {
        JsonNode dashas = astro("dashas/" + system, BIRTH).json();
        assertThat(dashas.path("periods")).hasSize(mahadashas);
        List<JsonNode> third = new ArrayList<>();
        JsonNode before = null;
        for (JsonNode maha : dashas.path("periods")) {
            if (before != null) {
                assertThat(instant(maha, "start")).isEqualTo(instant(before, "end"));
            }
            before = maha;
            assertThat(maha.path("parts")).hasSize(lords);
            maha.path("parts").forEach(antar -> antar.path("parts").forEach(third::add));
        }
        assertThat(third).hasSize(mahadashas * lords * lords);
        for (int i = 1; i < third.size(); i++) {
            assertThat(instant(third.get(i), "start")).isEqualTo(instant(third.get(i - 1), "end"));
        }
        Instant birth = instant(dashas, "birth");
        assertThat(instant(dashas.path("periods").get(0), "start")).isBeforeOrEqualTo(birth);
        if (system.equals("chara")) {
            assertThat(instant(dashas.path("periods").get(0), "start")).isEqualTo(birth);
            assertThat(dashas.path("balance_at_birth").isMissingNode()).isTrue();
            return;
        }
        double days = dashas.path("balance_at_birth").path("days").asDouble();
        assertThat(Duration.between(birth, instant(dashas.path("periods").get(0), "end"))
                                .toMillis()
                        / 86_400_000.0)
                .isCloseTo(days, within(1e-6));
    }

    @Test
    void deeperLevelsComeOnDemandAndAgreeWithTheCurrentOnes() {
        JsonNode now = astro("dashas/vimshottari/current", BIRTH + "&at=2026-11-15T00:00:00Z")
                .json()
                .path("periods");
        assertThat(now).hasSize(6);
        String path = now.get(2).path("path").asString();
        JsonNode branch = astro("dashas/vimshottari", BIRTH + "&under=" + path + "&levels=3")
                .json()
                .path("periods")
                .get(0);
        assertThat(branch.path("start")).isEqualTo(now.get(2).path("start"));
        String[] numbers = now.get(5).path("path").asString().split("\\.", -1);
        JsonNode deepest = branch;
        for (int i = 3; i < 6; i++) {
            deepest = deepest.path("parts").get(Integer.parseInt(numbers[i]) - 1);
        }
        assertThat(deepest).isEqualTo(now.get(5));
    }

    @Test
    void theYearLengthIsASettingAndAParameter() {
        JsonNode savana = astro("dashas/vimshottari", BIRTH + "&dasa_year_length=360&levels=1")
                .json();
        assertThat(savana.path("conventions").path("dasa_year_length").asDouble())
                .isEqualTo(360);
        JsonNode periods = savana.path("periods");
        assertThat(Duration.between(instant(periods.get(0), "start"), instant(periods.get(8), "end")))
                .isEqualTo(Duration.ofDays(120 * 360));
        try (RunningService other =
                RunningService.start(Map.of("ADMIN_PASSWORD", PASSWORD, "NIRAYANA_DASA_YEAR_LENGTH", "360"))) {
            String otherToken = signIn(other, "admin", PASSWORD);
            JsonNode set = other.api()
                    .get("/api/v1/astro/dashas/vimshottari?levels=1&" + BIRTH)
                    .bearer(otherToken)
                    .send()
                    .json();
            assertThat(set.path("periods")).isEqualTo(periods);
        }
    }

    // Vargas

    @Test
    void vargasFollowTheRulesFromTheSameLongitudes() {
        JsonNode planets = astro("planets", BIRTH).json();
        JsonNode d9 = astro("vargas/9", BIRTH).json();
        assertThat(d9.path("school").asString()).isEqualTo("parashara");
        assertThat(d9.path("source").asString()).contains("6.12");
        for (int i = 0; i < 9; i++) {
            double longitude = planets.get(i).path("nirayana_longitude").asDouble();
            JsonNode place = d9.path("planets").get(i);
            assertThat(place.path("nirayana_longitude").asDouble()).isEqualTo(longitude);
            assertThat(place.path("rasi").asInt()).isEqualTo((int) (longitude * 9 / 30) % 12 + 1);
            assertThat(place.path("varga_longitude").asDouble()).isCloseTo(longitude * 9 % 360, within(1e-7));
        }
        assertThat(d9.path("ascendant").path("posited_at").asString()).isEqualTo("1");
        assertThat(astro("vargas/1", BIRTH).json().path("planets").get(0).path("varga_longitude"))
                .isEqualTo(planets.get(0).path("nirayana_longitude"));
        assertThat(astro("vargas/150", BIRTH).json().path("school").asString()).isEqualTo("parivritti");
        assertThat(astro("vargas/3?school=somanatha&", BIRTH)
                        .json()
                        .path("school")
                        .asString())
                .isEqualTo("somanatha");
    }

    @Test
    void theChartDrawsAVarga() {
        String rasi = get("/api/v1/astro/chart?" + BIRTH).text();
        String navamsa = get("/api/v1/astro/chart?varga=9&" + BIRTH).text();
        assertThat(navamsa).contains("D9").isNotEqualTo(rasi);
        assertThat(get("/api/v1/astro/chart?varga=1&" + BIRTH).text()).isEqualTo(rasi);
    }

    // The gate

    @ParameterizedTest
    @CsvSource({
        "panchanga, panchanga, vargas/9",
        "panchanga, panchanga/range?days=1, dashas/yogini",
        "dashas, dashas/yogini, vargas/9",
        "dashas, dashas/yogini/current, panchanga",
        "vargas, vargas/9, panchanga/range"
    })
    void aTierListsTheseByTheirFirstName(String endpoint, String allowed, String refused) {
        String name = "t" + Integer.toHexString((endpoint + allowed).hashCode());
        JsonNode tier = service.api()
                .post("/api/v1/tiers/")
                .bearer(token)
                .json(Map.of("name", name, "requests_per_minute", 600, "endpoints", List.of(endpoint)))
                .send()
                .json();
        service.api()
                .post("/api/v1/users/")
                .bearer(token)
                .json(Map.of(
                        "username",
                        name,
                        "email",
                        name + "@example.com",
                        "name",
                        "Tier " + endpoint,
                        "password",
                        PASSWORD,
                        "is_superuser",
                        false))
                .send();
        service.api()
                .patch("/api/v1/users/" + name + "/tier")
                .bearer(token)
                .json(Map.of("tier_id", tier.path("tier_id").asInt()))
                .send();
        String theirs = signIn(name, PASSWORD);
        assertThat(service.api()
                        .get("/api/v1/astro/" + allowed)
                        .bearer(theirs)
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(service.api()
                        .get("/api/v1/astro/" + refused)
                        .bearer(theirs)
                        .send()
                        .status())
                .isEqualTo(403);
        assertThat(service.api().get("/api/v1/astro/" + allowed).send().status())
                .isEqualTo(401);
    }

    private static Answer astro(String endpoint, String query) {
        String separator = endpoint.contains("?") ? "" : "?";
        return get("/api/v1/astro/" + endpoint + separator + query);
    }

    private static Answer get(String path) {
        return service.api().get(path).bearer(token).send();
    }

    private static String signIn(String username, String password) {
        return signIn(service, username, password);
    }

    private static String signIn(RunningService where, String username, String password) {
        return where.api()
                .post("/api/v1/auth/login")
                .form(Map.of("username", username, "password", password))
                .send()
                .json()
                .path("access_token")
                .path("token")
                .asString();
    }

    private static Instant instant(JsonNode node, String field) {
        return OffsetDateTime.parse(node.path(field).asString()).toInstant();
    }

    /** What is made while it is sent has a tag of its question, so that nobody fetches a year twice. */
    @Test
    void aRangeThatIsHeldIsNotSentAgain() {
        String range = "/api/v1/astro/panchanga/range.csv?start_date=2026-01-01&days=3";
        Answer first = ask(range).send();
        String tag = first.header("ETag").orElseThrow();
        assertThat(tag).startsWith("W/\"");
        Answer held = ask(range).header("If-None-Match", tag).send();
        assertThat(held.status()).isEqualTo(304);
        assertThat(held.bytes()).isEmpty();
        assertThat(held.header("ETag")).contains(tag);
        // The same question, in another order.
        assertThat(ask("/api/v1/astro/panchanga/range.csv?days=3&start_date=2026-01-01")
                        .header("If-None-Match", tag)
                        .send()
                        .status())
                .isEqualTo(304);
        for (String other : List.of(range + "&lang=ta", range + "&ayanamsa=raman", range.replace(".csv", ".ics"))) {
            assertThat(ask(other).header("If-None-Match", tag).send().status())
                    .as(other)
                    .isEqualTo(200);
        }
        String byAccept = "/api/v1/astro/panchanga/range?start_date=2026-01-01&days=3";
        String json = ask(byAccept).send().header("ETag").orElseThrow();
        assertThat(ask(byAccept)
                        .header("Accept", "text/csv")
                        .header("If-None-Match", json)
                        .send()
                        .status())
                .isEqualTo(200);
        // Today is another day tomorrow.
        assertThat(ask("/api/v1/astro/panchanga/range.csv?days=3").send().header("ETag"))
                .isEmpty();
    }

    private static Api.Call ask(String path) {
        return service.api().get(path).bearer(token);
    }
}
