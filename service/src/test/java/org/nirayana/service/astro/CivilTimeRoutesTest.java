package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Times that are told by another clock than the zone's, and dates of the Julian calendar, over HTTP. */
class CivilTimeRoutesTest {
    /** Every operation that takes a date and time, with what else it needs. */
    private static final List<String> OPERATIONS = List.of(
            "planets",
            "lunar-nodes",
            "ascendant",
            "sunrise-sunset",
            "kattams",
            "chart",
            "panchanga",
            "dashas/vimshottari",
            "vargas/9",
            "aspects",
            "houses",
            "states",
            "ashtakavarga",
            "shadbala",
            "vimsopaka",
            "sade-sati",
            "horoscope");

    /** The same, of which the answer names another time besides the birth. */
    private static final List<String> WITH_ANOTHER_TIME =
            List.of("dashas/vimshottari/current", "transits", "compare", "sensitivity");

    /** Porbandar, 69.6° east: local mean time is 4 h 38 min 24 s ahead. */
    private static final String PORBANDAR = "lat=21.64&lon=69.6";

    private static SignedIn client;

    @BeforeAll
    static void start() {
        client = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        client.close();
    }

    /** Gandhi, 2 October 1869, 07:12 local mean time (see docs/clocks.md); by the Julian calendar 20 September. */
    @Test
    void everyOperationReadsATimeByItsClockAndCalendar() {
        List<String> operations = new ArrayList<>(OPERATIONS);
        WITH_ANOTHER_TIME.forEach(one -> operations.add(one + "?at=2026-01-01T00:00:00Z&"));
        for (String operation : operations) {
            String start = "/api/v1/astro/" + (operation.contains("?") ? operation : operation + "?") + PORBANDAR;
            String zoned = operation.matches("planets|lunar-nodes|ascendant|kattams") ? "" : "&tz=LMT";
            String instant = figures(start + zoned + "&dateandtime=1869-10-02T07:12:00%2B04:38:24");
            assertThat(figures(start + "&dateandtime=1869-10-02T07:12&time_scale=lmt"))
                    .as(operation)
                    .isEqualTo(instant);
            assertThat(figures(start + zoned + "&dateandtime=1869-10-02T02:33:36&time_scale=ut"))
                    .as(operation)
                    .isEqualTo(instant);
            assertThat(figures(start + "&dateandtime=1869-09-20T07:12&time_scale=lmt&calendar=julian"))
                    .as(operation)
                    .isEqualTo(instant);
            assertThat(figures(start + zoned + "&dateandtime=1869-09-20T07:12:00%2B04:38:24&calendar=julian"))
                    .as(operation)
                    .isEqualTo(instant);
        }
    }

    @Test
    void theAnswerTellsWhatTheCallerSaid() {
        String birth = PORBANDAR + "&dateandtime=1869-09-20T07:12";
        JsonNode answered = client.astro("horoscope", birth + "&time_scale=lmt&calendar=julian")
                .json();
        assertThat(answered.path("conventions").path("time_scale").asString()).isEqualTo("lmt");
        assertThat(answered.path("conventions").path("calendar").asString()).isEqualTo("julian");
        assertThat(answered.path("conventions").path("timezone").asString()).isEqualTo("LMT");
        assertThat(answered.path("local_time").path("dateandtime").asString())
                .isEqualTo("1869-10-02T07:12:00+04:38:24");
        JsonNode unsaid = client.astro("horoscope", birth).json().path("conventions");
        assertThat(unsaid.has("time_scale") || unsaid.has("calendar")).isFalse();
        // A time in UT leaves the clock of the answer to the place.
        JsonNode universal = client.astro("horoscope", birth + "&time_scale=ut").json();
        assertThat(universal.path("conventions").path("timezone").asString()).isEqualTo("Asia/Kolkata");
    }

    /** War time in Kolkata; the clock of the zone, without the caller having to know its offset. */
    @Test
    void theClockOfTheZoneIsAskedForItsOffset() {
        String place = "lat=22.5726&lon=88.3639&dateandtime=1943-08-15T06:40";
        assertThat(local(place + "&time_scale=zone")).isEqualTo("1943-08-15T06:40:00+06:30");
        assertThat(local(place + "&time_scale=zone&tz=UTC%2B5")).isEqualTo("1943-08-15T06:40:00+05:00");
        assertThat(refusal("tz=America/New_York&dateandtime=2026-11-01T01:30&time_scale=zone"))
                .contains("came twice")
                .contains("2026-11-01T01:30:00-04:00 or 2026-11-01T01:30:00-05:00");
        assertThat(refusal("tz=Europe/Istanbul&dateandtime=1985-04-20T01:30&time_scale=zone"))
                .contains("never came")
                .contains("1985-04-20T02:30:00+03:00 or 1985-04-20T00:30:00+02:00");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dateandtime=1990-05-17T10:30:00Z&time_scale=lmt | cannot stand beside an offset",
                "dateandtime=1990-05-17T10:30:00%2B05:30&time_scale=zone | cannot stand beside an offset",
                "dateandtime=1990-05-17T10:30&time_scale=lmt&tz=Asia/Kolkata | lmt cannot stand beside tz=Asia/Kolkata",
                "dateandtime=1990-05-17T10:30&time_scale=solar | must be one of zone, lmt, ut",
                "dateandtime=1990-05-17T10:30&calendar=hebrew | must be one of gregorian, julian",
                "dateandtime=1701-02-29&calendar=julian | the calendar is julian",
                "dateandtime=yesterday&time_scale=ut | must be an ISO 8601 date",
                "dateandtime=1990-05-17T10:30:60&time_scale=lmt | must be an ISO 8601 date",
                "dateandtime=99999-05-17T10:30&time_scale=ut | must be",
                "dateandtime=1990-05-17T10:30&time_scale=zone&tz=India | must be a name of the tz database",
            })
    void whatMakesNoSenseIsRefused(String query, String expected) {
        assertThat(refusal(query)).contains(expected);
    }

    /** Authority: J. Meeus, Astronomical Algorithms, chapter 7: the day before the change; exact, since days are whole numbers. */
    @ParameterizedTest
    @CsvSource({
        "1582-10-04, 00:00, 2299159.5",
        // The day that is called 15 October by the new calendar.
        "1582-10-05, 00:00, 2299160.5",
    })
    void julianDatesAreThoseOfMeeus(String date, String time, double julianDay) {
        JsonNode answered = client.astro(
                        "local-time", "date=" + date + "&time=" + time + "&calendar=julian&time_scale=ut")
                .json();
        Instant expected = Instant.ofEpochSecond(Math.round((julianDay - 2_440_587.5) * 86_400));
        assertThat(Instant.parse(answered.path("instants").get(0).path("utc").asString()))
                .isEqualTo(expected);
    }

    /** Isaac Newton: 25 December 1642, old style, is 4 January 1643. Woolsthorpe is 0.63° west of Greenwich. */
    @Test
    void localTimeTellsEachReading() {
        String birth = "date=1642-12-25&time=01:30&lat=52.81&lon=-0.63";
        JsonNode old = client.astro("local-time", birth + "&calendar=julian&time_scale=lmt")
                .json();
        assertThat(old.path("instants").get(0).path("dateandtime").asString())
                .isEqualTo("1643-01-04T01:30:00-00:02:31");
        assertThat(old.path("readings")).hasSize(6);
        assertThat(old.path("readings").toString())
                .contains(
                        "{\"time_scale\":\"lmt\",\"calendar\":\"julian\",\"instants\":[\"1643-01-04T01:32:31Z\"]}",
                        "{\"time_scale\":\"ut\",\"calendar\":\"gregorian\",\"instants\":[\"1642-12-25T01:30:00Z\"]}",
                        "{\"time_scale\":\"zone\",\"calendar\":\"gregorian\",\"instants\":[\"1642-12-25T01:31:15Z\"]}");
        JsonNode shown = old.path("shown");
        assertThat(shown).hasSize(3);
        assertThat(shown.get(2).path("gregorian").asString()).isEqualTo("1643-01-04T01:32:31");
        assertThat(shown.get(2).path("julian").asString()).isEqualTo("1642-12-25T01:32:31");
        assertThat(shown.get(0).path("timezone").asString()).isEqualTo("Europe/London");
        JsonNode plain = client.astro("local-time", birth).json();
        assertThat(plain.has("readings") || plain.has("shown")).isFalse();
        JsonNode asked = client.astro("local-time", birth + "&readings=true").json();
        assertThat(asked.path("readings")).isEqualTo(old.path("readings"));
        assertThat(asked.path("instants").get(0).path("utc").asString()).isEqualTo("1642-12-25T01:31:15Z");
        JsonNode leapDay = client.astro("local-time", "date=1700-02-29&time=12:00&calendar=julian&time_scale=ut")
                .json();
        assertThat(leapDay.path("instants").get(0).path("utc").asString()).isEqualTo("1700-03-11T12:00:00Z");
        assertThat(leapDay.path("readings").get(4).path("instants")).isEmpty();
        assertThat(client.astro("local-time", "dateandtime=1642-12-25T01:30Z&readings=true")
                        .json()
                        .path("shown")
                        .get(2)
                        .path("julian")
                        .asString())
                .isEqualTo("1642-12-15T01:30:00");
    }

    @Test
    void aRangeMayBeginOnAJulianDate() {
        String place = "/api/v1/astro/panchanga/range?days=2&lat=52.81&lon=-0.63&start_date=";
        JsonNode old = client.get(place + "1700-02-29&calendar=julian").json();
        assertThat(old.path("days"))
                .isEqualTo(client.get(place + "1700-03-11").json().path("days"));
        assertThat(old.path("conventions").path("calendar").asString()).isEqualTo("julian");
        Answer refused = client.get(place + "1701-02-29&calendar=julian");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("a date of the Julian calendar");
    }

    /** The answer but for what it says about how it was asked. */
    private static String figures(String address) {
        Answer answer = client.get(address);
        assertThat(answer.status()).as(address + " " + answer.text()).isEqualTo(200);
        return answer.text().replaceAll(",?\"(time_scale|calendar)\":\"\\w+\"", "");
    }

    private static String local(String query) {
        return client.astro("horoscope", query)
                .json()
                .path("local_time")
                .path("dateandtime")
                .asString();
    }

    private static String refusal(String query) {
        Answer answer = client.astro("horoscope", query);
        assertThat(answer.status()).as(query).isEqualTo(400);
        return answer.text();
    }
}
