package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import tools.jackson.databind.JsonNode;

/** What visitors are told of today, without a token. */
class TodayRouteTest {
    /** The service knows no other present. */
    private static final class Present extends Clock {
        private volatile Instant now = Instant.parse("2026-11-15T06:30:00Z");

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    private static final Present PRESENT = new Present();
    private static RunningService service;
    private static int visitors;

    @BeforeAll
    static void start() {
        // Each question comes from another network, as far as its header says.
        service = RunningService.start(
                Map.of("TRUSTED_PROXIES", "127.0.0.1/32", "ADMIN_PASSWORD", DatabaseKind.ADMIN_PASSWORD), PRESENT);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    /** At noon, after sunset, after midnight, before sunrise; east and west of Greenwich; where the Sun stays below the horizon. */
    @ParameterizedTest
    @CsvSource({
        "2026-11-15T12:00:00+05:30, lat=23.1765&lon=75.7885, 2026-11-15, Ravivara (Sunday)",
        "2026-11-15T20:00:00+05:30, lat=23.1765&lon=75.7885, 2026-11-15, Ravivara (Sunday)",
        "2026-11-16T00:30:00+05:30, lat=23.1765&lon=75.7885, 2026-11-15, Ravivara (Sunday)",
        "2026-11-16T06:30:00+05:30, lat=23.1765&lon=75.7885, 2026-11-15, Ravivara (Sunday)",
        "2026-11-16T07:30:00+05:30, lat=23.1765&lon=75.7885, 2026-11-16, Somavara (Monday)",
        "2026-11-15T12:00:00-05:00, lat=40.7128&lon=-74.006, 2026-11-15, Ravivara (Sunday)",
        "2026-11-16T00:30:00-05:00, lat=40.7128&lon=-74.006, 2026-11-15, Ravivara (Sunday)",
        "2026-11-16T07:30:00+13:00, lat=-36.85&lon=174.76&sunrise_definition=upper_limb, 2026-11-16, Somavara (Monday)",
        "2026-12-21T12:00:00+01:00, lat=69.65&lon=18.96, 2026-12-21, Somavara (Monday)"
    })
    void itIsTheDayFromSunriseToSunriseThatRunsNow(String now, String place, String date, String vara) {
        PRESENT.now = OffsetDateTime.parse(now).toInstant();
        JsonNode today = ask("?" + place).json();
        assertThat(OffsetDateTime.parse(today.path("at").asString())).isEqualTo(OffsetDateTime.parse(now));
        assertThat(today.path("date").asString()).isEqualTo(date);
        assertThat(today.path("vara").asString()).isEqualTo(vara);
        // The whole almanac of the same moment, for which one signs in, says the same.
        JsonNode day = service.api()
                .get("/api/v1/astro/panchanga?" + place + "&dateandtime="
                        + URLEncoder.encode(now, StandardCharsets.UTF_8))
                // Each time has its own: a token of another would have ended, or not begun.
                .bearer(new Accounts(service.api()).admin())
                .send()
                .json();
        assertThat(today.path("day")).isEqualTo(day.path("day"));
        assertThat(today.at("/tithi/end")).isEqualTo(running(day.path("tithi")).path("end"));
        assertThat(today.at("/nakshatra/end"))
                .isEqualTo(running(day.path("nakshatra")).path("end"));
        assertThat(today.at("/nakshatra/name"))
                .isEqualTo(running(day.path("nakshatra")).path("name"));
        assertThat(today.path("sunrise").isNull())
                .isEqualTo(day.at("/day/kind").asString().equals("civil"));
    }

    private static JsonNode running(JsonNode limbs) {
        return StreamSupport.stream(limbs.spliterator(), false)
                .filter(limb -> !PRESENT.now.isBefore(time(limb, "start")) && PRESENT.now.isBefore(time(limb, "end")))
                .findFirst()
                .orElseThrow();
    }

    private static Instant time(JsonNode limb, String name) {
        return OffsetDateTime.parse(limb.path(name).asString()).toInstant();
    }

    @Test
    void itSpeaksTheLanguageOfTheReaderAndNamesTheSunrise() {
        PRESENT.now = Instant.parse("2026-11-15T06:30:00Z");
        JsonNode today = ask("?lang=ta&sunrise_definition=upper_limb").json();
        assertThat(today.path("vara").asString()).isEqualTo("ஞாயிற்றுக்கிழமை");
        assertThat(today.at("/tithi/name").asString()).startsWith("வளர்பிறை");
        assertThat(today.path("sunrise").asString()).isEqualTo("சூரிய மேல் விளிம்பு, ஒளிவிலகலுடன்");
        Answer refused = ask("?lat=91&dateandtime=1990-01-01");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("lat", "dateandtime");
    }

    @Test
    void aNetworkMayAskSoOften() {
        String network = "203.0.113.77";
        for (int i = 0; i < TodayRoute.REQUESTS_PER_MINUTE; i++) {
            assertThat(ask("", network).status()).isEqualTo(200);
        }
        Answer refused = ask("", network);
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.header("Retry-After")).isPresent();
        assertThat(ask("", "203.0.113.78").status()).isEqualTo(200);
    }

    private static Answer ask(String query) {
        visitors++;
        return ask(query, "198.51.100." + visitors);
    }

    private static Answer ask(String query, String network) {
        return service.api()
                .get("/web/today.json" + query)
                .header("X-Forwarded-For", network)
                .send();
    }
}
