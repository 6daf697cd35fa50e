package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** What the sky does in a span, over HTTP; each answer is also checked against the description by the client. */
class EventRoutesTest {
    private static final String DELHI = "lat=28.6139&lon=77.209&";

    private static SignedIn client;

    @BeforeAll
    static void start() {
        client = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        client.close();
    }

    /** The sign after is the sign of a chart cast then; the passage is told with its loops. */
    @Test
    void saturnEntersAndReEnters() {
        JsonNode answer = client.astro(
                        "events", DELHI + "from=2022-01-01&to=2026-01-01&kinds=rasi_ingress,station&grahas=saturn")
                .json();
        List<JsonNode> entries = new ArrayList<>();
        OffsetDateTime last = OffsetDateTime.MIN;
        for (JsonNode event : answer.path("events")) {
            OffsetDateTime time = OffsetDateTime.parse(event.path("time").asString());
            assertThat(time).isAfterOrEqualTo(last);
            assertThat(event.path("time").asString()).endsWith("+05:30").hasSize("2022-04-29T07:53:42+05:30".length());
            last = time;
            if (event.path("kind").asString().equals("rasi_ingress")) {
                entries.add(event);
            }
        }
        assertThat(entries)
                .extracting(event -> event.path("rasi").asString())
                .containsExactly("Aquarius", "Capricorn", "Aquarius", "Pisces");
        assertThat(entries)
                .extracting(event -> event.path("is_retrograde").asBoolean())
                .containsExactly(false, true, false, false);
        assertThat(entries.get(2).path("stay").path("first_entry").asString())
                .isEqualTo(entries.get(0).path("time").asString());
        assertThat(entries.get(0).path("stay").path("final_exit").asString())
                .isEqualTo(entries.get(3).path("time").asString());
        for (JsonNode entry : entries) {
            String later = OffsetDateTime.parse(entry.path("time").asString())
                    .plusSeconds(1)
                    .toInstant()
                    .toString();
            JsonNode saturn = client.astro("planets", DELHI + "dateandtime=" + later)
                    .json()
                    .path(6);
            assertThat(saturn.path("name").asString()).isEqualTo("saturn");
            assertThat(saturn.path("rasi_occupied").asString())
                    .isEqualTo(entry.path("rasi").asString());
        }
        // The passage is told whole, however short the span is.
        assertThat(client.astro("events", DELHI + "from=2023-01-10&to=2023-01-25&kinds=rasi_ingress&grahas=saturn")
                        .json()
                        .path("events"))
                .containsExactly(entries.get(2));
        assertThat(answer.path("readings").toString()).contains("stations", "tropical", "asta", "arcus");
        assertThat(answer.path("conventions").path("ayanamsa").asString()).isEqualTo("lahiri");
    }

    @Test
    void everyKindOfAYearIsAsDescribed() {
        JsonNode events = client.astro("events", DELHI + "from=2026-01-01&to=2027-01-01")
                .json()
                .path("events");
        List<String> kinds = new ArrayList<>();
        events.forEach(event -> kinds.add(event.path("kind").asString()));
        assertThat(kinds)
                .contains(
                        "rasi_ingress",
                        "nakshatra_ingress",
                        "station",
                        "combustion",
                        "heliacal",
                        "conjunction",
                        "aspect",
                        "war",
                        "samagama",
                        "lunation",
                        "sankranti",
                        "eclipse")
                .doesNotContain("pada_ingress");
        assertThat(kinds.stream().filter("sankranti"::equals)).hasSize(12);
        assertThat(kinds.stream().filter("lunation"::equals)).hasSizeBetween(24, 26);
    }

    @Test
    void asTableAndAsCalendar() {
        String query = DELHI + "from=2026-01-01&to=2026-03-01&kinds=sankranti,lunation";
        Answer csv = client.astro("events/list.csv", query + "&place=New Delhi".replace(" ", "%20"));
        List<String> lines = csv.text().lines().toList();
        assertThat(csv.mediaType()).isEqualTo("text/csv");
        assertThat(lines.get(0)).startsWith("time,kind,change,planet,other,longitude");
        assertThat(lines).hasSize(1 + 2 + 4);
        assertThat(lines.get(1)).contains("full_moon", "New Delhi");
        assertThat(client.astro("events", query + "&format=csv").text().lines()).hasSize(lines.size());
        Answer calendar = client.astro("events/list.ics", query + "&lang=hi");
        assertThat(calendar.mediaType()).isEqualTo("text/calendar");
        assertThat(calendar.text())
                .startsWith("BEGIN:VCALENDAR\r\n")
                .endsWith("END:VCALENDAR\r\n")
                .contains("मकर संक्रान्ति", "DTSTART:20260114T");
        assertThat(calendar.text().split("BEGIN:VEVENT", -1)).hasSize(7);
        assertThat(calendar.header("Cache-Control")).contains("private, max-age=3600");
        // Another reading is another series.
        assertThat(client.astro("events/list.ics", query + "&makara_punya=forty")
                        .text()
                        .lines()
                        .filter(line -> line.startsWith("UID:")))
                .doesNotContainAnyElementsOf(calendar.text()
                        .lines()
                        .filter(line -> line.startsWith("UID:"))
                        .toList());
    }

    /** Readings change what they are about, and are told. */
    @Test
    void readingsAreHeard() {
        String span = DELHI + "from=2023-01-01&to=2024-01-01&grahas=saturn&kinds=";
        String tropical =
                client.astro("events", span + "station").json().path("events").toString();
        JsonNode sidereal =
                client.astro("events", span + "station&stations=sidereal").json();
        assertThat(sidereal.path("events").toString()).isNotEqualTo(tropical);
        assertThat(sidereal.path("conventions").path("readings").toString()).contains("sidereal");
        assertThat(client.astro("events", span + "heliacal").json().path("events"))
                .isEmpty();
        assertThat(client.astro("events", span + "heliacal&asta=kalamsa").json().path("events"))
                .hasSize(2);
        assertThat(client.astro("events", span + "heliacal&asta=orb").json().path("events"))
                .hasSize(2);
    }

    /** A refusal says what is allowed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "from=2026-01-01&to=2025-01-01; must lie after `from`",
                "from=1900-01-01&to=2026-01-01&grahas=saturn&kinds=rasi_ingress; at most 36525 days",
                "from=2000-01-01&to=2026-01-01; with these kinds and grahas",
                "from=2000-01-01&to=2024-01-01&kinds=pada_ingress&grahas=moon; with these kinds and grahas",
                "kinds=comet; must be one or several of rasi_ingress",
                "grahas=pluto; must be one or several of sun",
                "from=yesterday; must be an ISO 8601 date",
                "from=1200-01-01; the span of the ephemeris"
            })
    void refusalsSayWhatIsAllowed(String query, String message) {
        Answer answer = client.astro("events", query);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).contains(message);
    }

    @Test
    void slowGrahasMayHaveACentury() {
        JsonNode events = client.astro(
                        "events", "from=1950-01-01&to=2050-01-01&kinds=rasi_ingress&grahas=jupiter,saturn")
                .json()
                .path("events");
        assertThat(events).hasSize(253);
    }
}
