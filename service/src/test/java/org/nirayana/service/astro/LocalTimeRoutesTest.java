package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** The clock on the wall over HTTP; each answer is also checked against the description by the client. */
class LocalTimeRoutesTest {
    private static SignedIn client;

    @BeforeAll
    static void start() {
        client = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        client.close();
    }

    /** Offsets and names as the tz database has them (its files asia, europe, northamerica name the laws). */
    @ParameterizedTest(name = "{1} {2} at {0}")
    @CsvSource({
        // Kolkata: war time from September 1942 to October 1945, and its own time long after the rest of India
        "lat=22.5726&lon=88.3639, 1943-08-15, 06:40, 1943-08-15T06:40:00+06:30, Asia/Kolkata, +0630",
        "lat=22.5726&lon=88.3639, 1946-08-15, 06:40, 1946-08-15T06:40:00+05:30, Asia/Kolkata, IST",
        // New York: war time, then peace time with the same offset from 14 August 1945
        "lat=40.7128&lon=-74.006, 1945-01-20, 12:00, 1945-01-20T12:00:00-04:00, America/New_York, EWT",
        "lat=40.7128&lon=-74.006, 1945-08-20, 12:00, 1945-08-20T12:00:00-04:00, America/New_York, EPT",
        "lat=40.7128&lon=-74.006, 1945-12-20, 12:00, 1945-12-20T12:00:00-05:00, America/New_York, EST",
        // Istanbul: standard time was +03 in 1984, +02 from November 1984, summer time from April 1985
        "lat=41.0082&lon=28.9784, 1984-06-01, 12:00, 1984-06-01T12:00:00+03:00, Europe/Istanbul, ",
        "lat=41.0082&lon=28.9784, 1985-02-01, 12:00, 1985-02-01T12:00:00+02:00, Europe/Istanbul, EET",
        "lat=41.0082&lon=28.9784, 1985-06-15, 14:20:30, 1985-06-15T14:20:30+03:00, Europe/Istanbul, EEST",
        // London's double summer time, Amsterdam's own minutes, Greenwich, before and after all rules
        "tz=Europe/London, 1943-06-15, 12:00, 1943-06-15T12:00:00+02:00, Europe/London, BDST",
        "tz=Europe/Amsterdam, 1930-01-15, 12:00, 1930-01-15T12:00:00+00:19:32, Europe/Amsterdam, AMT",
        "tz=Europe/London, 2026-01-15, 12:00, 2026-01-15T12:00:00+00:00, Europe/London, GMT",
        "tz=Asia/Kolkata, 1800-01-15, 12:00, 1800-01-15T12:00:00+05:53:28, Asia/Kolkata, LMT",
        "tz=America/New_York, 2080-07-04, 12:00, 2080-07-04T12:00:00-04:00, America/New_York, EDT",
        "tz=America/New_York, 2080-01-04, 12:00:00.5, 2080-01-04T12:00:00.5-05:00, America/New_York, EST",
        // the end of a day is the start of the next
        "tz=Asia/Kolkata, 2026-01-31, 24:00, 2026-02-01T00:00:00+05:30, Asia/Kolkata, IST",
    })
    void aTimeThatCameOnce(String where, String date, String time, String expected, String zone, String name) {
        JsonNode answer = localTime("date=" + date + "&time=" + time + "&" + where);
        assertThat(answer.path("kind").asString()).isEqualTo("unique");
        assertThat(answer.path("timezone").asString()).isEqualTo(zone);
        assertThat(answer.path("timezone_source").asString()).isEqualTo(where.startsWith("tz") ? "tz" : "coordinates");
        assertThat(answer.path("instants")).hasSize(1);
        JsonNode instant = answer.path("instants").get(0);
        assertThat(instant.path("dateandtime").asString()).isEqualTo(expected);
        // In the tz database Indian war time is a number and not a name.
        assertThat(instant.path("abbreviation").asString(null))
                .isEqualTo(name == null || name.startsWith("+") ? null : name);
        assertThat(answer.path("change").isNull()).isTrue();
        assertThat(answer.path("nearest")).isEmpty();
    }

    @Test
    void aTimeThatCameTwice() {
        JsonNode answer = localTime("date=2026-11-01&time=01:30&tz=America/New_York");
        assertThat(answer.path("kind").asString()).isEqualTo("ambiguous");
        JsonNode first = answer.path("instants").get(0);
        JsonNode second = answer.path("instants").get(1);
        assertThat(first.path("dateandtime").asString()).isEqualTo("2026-11-01T01:30:00-04:00");
        assertThat(first.path("utc").asString()).isEqualTo("2026-11-01T05:30:00Z");
        assertThat(first.path("abbreviation").asString()).isEqualTo("EDT");
        assertThat(first.path("offset_until").asString()).isEqualTo("2026-11-01T06:00:00Z");
        assertThat(second.path("dateandtime").asString()).isEqualTo("2026-11-01T01:30:00-05:00");
        assertThat(second.path("abbreviation").asString()).isEqualTo("EST");
        assertThat(second.path("offset_since").asString()).isEqualTo("2026-11-01T06:00:00Z");
        assertThat(second.path("offset_until").asString()).isEqualTo("2027-03-14T07:00:00Z");
        JsonNode change = answer.path("change");
        assertThat(change.path("utc").asString()).isEqualTo("2026-11-01T06:00:00Z");
        assertThat(change.path("before").path("clock").asString()).isEqualTo("2026-11-01T02:00:00");
        assertThat(change.path("after").path("clock").asString()).isEqualTo("2026-11-01T01:00:00");
        // A day of 25 hours.
        assertThat(second.path("day").path("start").asString()).isEqualTo("2026-11-01T00:00:00-04:00");
        assertThat(second.path("day").path("end").asString()).isEqualTo("2026-11-02T00:00:00-05:00");
    }

    @Test
    void aTimeThatNeverCame() {
        JsonNode answer = localTime("date=1985-04-20&time=01:30&lat=41.0082&lon=28.9784");
        assertThat(answer.path("kind").asString()).isEqualTo("missing");
        assertThat(answer.path("instants")).isEmpty();
        JsonNode change = answer.path("change");
        assertThat(change.path("before").path("clock").asString()).isEqualTo("1985-04-20T01:00:00");
        assertThat(change.path("before").path("offset").asString()).isEqualTo("+02:00");
        assertThat(change.path("before").path("abbreviation").asString()).isEqualTo("EET");
        assertThat(change.path("after").path("clock").asString()).isEqualTo("1985-04-20T02:00:00");
        assertThat(change.path("after").path("abbreviation").asString()).isEqualTo("EEST");
        assertThat(answer.path("nearest").get(0).path("dateandtime").asString()).isEqualTo("1985-04-20T02:30:00+03:00");
        assertThat(answer.path("nearest").get(1).path("dateandtime").asString()).isEqualTo("1985-04-20T00:30:00+02:00");
    }

    /** Samoa went over the date line and left 30 December 2011 out. */
    @Test
    void aDayThatNeverCame() {
        JsonNode answer = localTime("date=2011-12-30&time=12:00&tz=Pacific/Apia");
        assertThat(answer.path("kind").asString()).isEqualTo("missing");
        assertThat(answer.path("nearest").get(0).path("dateandtime").asString()).isEqualTo("2011-12-31T12:00:00+14:00");
        assertThat(answer.path("nearest").get(1).path("dateandtime").asString()).isEqualTo("2011-12-29T12:00:00-10:00");
    }

    @Test
    void anInstantIsReadFromTheClock() {
        JsonNode answer = localTime("dateandtime=2026-11-01T06:30:00Z&tz=America/New_York");
        assertThat(answer.path("kind").asString()).isEqualTo("unique");
        assertThat(answer.path("instants").get(0).path("dateandtime").asString())
                .isEqualTo("2026-11-01T01:30:00-05:00");
        assertThat(localTime("").path("instants")).hasSize(1);
    }

    /** Local mean time and offsets are clocks too, everywhere where a zone is. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "LMT, LMT, 1869-10-02T07:12:00+04:38:24, LMT",
        "%2B04:38:24, UTC+04:38:24, 1869-10-02T07:12:00+04:38:24, ",
        "UTC%2B5:30, UTC+05:30, 1869-10-02T07:12:00+05:30, ",
        "UTC-3, UTC-03:00, 1869-10-02T07:12:00-03:00, ",
    })
    void aClockIsNamedWithoutAZone(String tz, String name, String expected, String abbreviation) {
        String place = "&lat=21.64&lon=69.6&tz=" + tz;
        JsonNode answer = localTime("date=1869-10-02&time=07:12" + place);
        assertThat(answer.path("timezone").asString()).isEqualTo(name);
        assertThat(answer.path("timezone_source").asString()).isEqualTo("tz");
        JsonNode instant = answer.path("instants").get(0);
        assertThat(instant.path("dateandtime").asString()).isEqualTo(expected);
        assertThat(instant.path("abbreviation").asString(null)).isEqualTo(abbreviation);
        String at = "dateandtime=" + instant.path("utc").asString() + place;
        for (String endpoint : List.of("horoscope", "panchanga", "aspects", "vargas/9", "dashas/vimshottari")) {
            Answer answered = client.astro(endpoint, at);
            assertThat(answered.status()).as(endpoint).isEqualTo(200);
            assertThat(answered.json().path("conventions").path("timezone").asString())
                    .as(endpoint)
                    .isEqualTo(name);
        }
        assertThat(client.astro("sunrise-sunset", at).status()).isEqualTo(200);
        assertThat(client.astro("panchanga/range", "start_date=1869-10-02&days=2" + place)
                        .status())
                .isEqualTo(200);
    }

    /**
     * Gandhi, 2 October 1869, 07:12 at Porbandar, as his biographers have it. By the local mean time of the town Libra rises, as
     * in the charts that are printed; by that of Howrah, which the tz database has for all of India then, Virgo. The degree is a
     * non-regression (4°37′) to half a degree, two minutes of time.
     */
    @Test
    void aBirthBeforeStandardTimeIsCastByTheTimeOfItsTown() {
        String place = "&lat=21.64&lon=69.6";
        JsonNode answer = localTime("date=1869-10-02&time=07:12&clocks=true" + place);
        assertThat(answer.path("timezone").asString()).isEqualTo("Asia/Kolkata");
        assertThat(answer.path("clocks").path("reason").asString()).isEqualTo("before_standard_time");
        JsonNode first = answer.path("clocks").path("choices").get(0);
        assertThat(first.path("name").asString()).isEqualTo("local_mean_time");
        assertThat(first.path("tz").asString()).isEqualTo("LMT");
        JsonNode lagna = client.astro(
                        "horoscope",
                        "tz=LMT&dateandtime="
                                + first.path("instant").path("utc").asString() + place)
                .json()
                .path("ascendant");
        assertThat(lagna.path("rasi_occupied").asString()).isEqualToIgnoringCase("libra");
        assertThat(lagna.path("advanced_by").asDouble()).isBetween(4.1, 5.1);
        // Unless it is asked for, and where there is no doubt, nothing is said of it.
        assertThat(localTime("date=1869-10-02&time=07:12" + place).has("clocks"))
                .isFalse();
        assertThat(localTime("date=1969-10-02&time=07:12&clocks=true" + place).has("clocks"))
                .isFalse();
    }

    @Test
    void whatNamesItsTimeMayBeKept() {
        Answer answer = client.astro("local-time", "date=1990-05-17&time=10:30");
        assertThat(answer.header("ETag")).isPresent();
        assertThat(client.astro("local-time", "").header("ETag")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "date=1990-05-17",
                "time=10:30",
                "date=1990-02-30&time=10:30",
                "date=17.5.1990&time=10:30",
                "date=1990-05-17T00:00&time=10:30",
                "date=1990-05-17&time=25:00",
                "date=1990-05-17&time=10:30Z",
                "date=1990-05-17&time=10:30%2B05:30",
                "date=1990-05-17&time=10:60",
                "date=1990-05-17&time=10:30:60",
                "date=1990-05-17&time=",
                "date=99999-05-17&time=10:30",
                "date=%2B99999-05-17&time=10:30",
                "date=1990-05-17&time=10:30&dateandtime=1990-05-17T10:30:00Z",
                "date=1990-05-17&time=10:30&tz=India",
                "date=1990-05-17&time=10:30&tz=%2B25:00",
                "date=1990-05-17&time=10:30&clocks=maybe",
                "date=1990-05-17&time=10:30&lat=91",
                "date=1990-05-17&time=10:30&ayanamsa=lahiri",
            })
    void whatIsNotUnderstoodIsRefused(String query) {
        Answer answer = client.astro("local-time", query);
        assertThat(answer.status()).as(query).isEqualTo(400);
        assertThat(answer.json().path("errors")).isNotEmpty();
    }

    /** The one answer has what the single endpoints have. */
    @Test
    void aHoroscopeIsTheSumOfItsParts() {
        String common = "dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&ayanamsa=raman&node_type=mean";
        JsonNode whole =
                client.astro("horoscope", common + "&varga=9&school=kalachakra").json();
        assertThat(whole.path("planets"))
                .isEqualTo(client.astro("planets", common).json());
        assertThat(whole.path("ascendant"))
                .isEqualTo(client.astro("ascendant", common).json());
        assertThat(whole.path("sunrise_sunset"))
                .isEqualTo(client.astro("sunrise-sunset", common).json());
        JsonNode varga = client.astro("vargas/9", common + "&school=kalachakra").json();
        assertThat(whole.path("conventions")).isEqualTo(varga.path("conventions"));
        for (String name : whole.path("varga").propertyNames()) {
            assertThat(whole.path("varga").path(name)).as(name).isEqualTo(varga.path(name));
        }
        assertThat(whole.path("local_time"))
                .isEqualTo(localTime("date=1990-05-17&time=10:30&lat=13.0827&lon=80.2707")
                        .path("instants")
                        .get(0));
    }

    @Test
    void aHoroscopeOfNowIsNotKeptAndOneOfATimeIs() {
        assertThat(client.astro("horoscope", "").header("ETag")).isEmpty();
        assertThat(client.astro("horoscope", "dateandtime=2026-01-01T00:00:00Z").header("ETag"))
                .isPresent();
        assertThat(client.astro("horoscope", "varga=301").status()).isEqualTo(400);
        assertThat(client.astro("horoscope", "chart_type=north-indian").status())
                .isEqualTo(400);
    }

    private static JsonNode localTime(String query) {
        Answer answer = client.astro("local-time", query);
        assertThat(answer.status()).as(query).isEqualTo(200);
        return answer.json();
    }
}
