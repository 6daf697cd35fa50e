package org.nirayana.place.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks that no zone of the tz database tells; docs/clocks.md has the sources. */
class OldClocksTest {
    private static final Instant ANY = Instant.EPOCH;

    private final TimeZones zones = TimeZones.builtIn();

    @ParameterizedTest(name = "{0} at {1} degrees")
    @CsvSource({
        "LMT, 69.6, LMT, +04:38:24",
        "lmt, -74.006, LMT, -04:56:01",
        "LMT, 0, LMT, Z",
        "LMT, -180, LMT, -12:00",
        "+04:38:24, 0, UTC+04:38:24, +04:38:24",
        "' 04:38:24', 0, UTC+04:38:24, +04:38:24",
        "UTC+5:30, 0, UTC+05:30, +05:30",
        "UTC-3, 0, UTC-03:00, -03:00",
        "GMT+05:30, 0, UTC+05:30, +05:30",
        "-00:00, 0, UTC+00:00, Z",
        "+18:00, 0, UTC+18:00, +18:00",
        // A name of the tz database means what it means there.
        "GMT+0, 10, GMT+0, Z",
        "Etc/GMT+5, 10, Etc/GMT+5, -05:00",
    })
    void aClockIsNamed(String text, double longitude, String name, String offset) {
        Zone zone = zones.named(text, longitude).orElseThrow();
        assertThat(zone.name()).isEqualTo(name);
        assertThat(zone.offsetAt(ANY).getId()).isEqualTo(offset);
        assertThat(zone.source()).isEqualTo(Zone.Source.NAME);
        assertThat(zone.offsetSince(ANY)).isEmpty();
        // What is told can be asked for again.
        assertThat(zones.named(name, longitude).orElseThrow().offsetAt(ANY)).isEqualTo(zone.offsetAt(ANY));
    }

    @Test
    void localMeanTimeHasItsNameAndAnOffsetHasNone() {
        assertThat(zones.named("LMT", 69.6).orElseThrow().clockAt(ANY)).contains("LMT");
        assertThat(zones.named("+05:30", 69.6).orElseThrow().clockAt(ANY)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"India", "+5:3", "+18:00:01", "+05:60", "5:30", "UTC5:30", "+123", "LMT+1", "--05:00", "UTC+", ""
            })
    void otherTextsNameNone(String text) {
        assertThat(zones.named(text, 0)).isEmpty();
    }

    /** Choices in order; nothing where the zone's history is enough. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "Porbandar, 1869-10-02T07:12, 21.64, 69.6, BEFORE_STANDARD_TIME, local_mean_time bombay_time madras_time calcutta_time",
        "Kolkata, 1900-01-01T06:00, 22.57, 88.36, BEFORE_STANDARD_TIME, local_mean_time calcutta_time madras_time bombay_time",
        "Erode, 1700-01-01T06:00, 11.34, 77.72, BEFORE_STANDARD_TIME, local_mean_time",
        "Lahore, 1890-01-01T06:00, 31.55, 74.34, BEFORE_STANDARD_TIME, local_mean_time bombay_time madras_time calcutta_time",
        "Chennai, 1905-12-31T23:59:59, 13.08, 80.28, BEFORE_STANDARD_TIME, local_mean_time madras_time bombay_time calcutta_time",
        "Chennai, 1906-01-01T00:00, 13.08, 80.28, , ",
        "Mumbai, 1950-01-26T10:18, 19.07, 72.87, TOWN_TIME, bombay_time zone local_mean_time",
        "Mumbai, 1956-01-01T00:00, 19.07, 72.87, , ",
        "Pune, 1950-01-26T10:18, 18.52, 73.85, , ",
        "Kolkata, 1946-08-16T06:00, 22.57, 88.36, TOWN_TIME, calcutta_time zone local_mean_time",
        "Kolkata in the war, 1943-08-15T06:40, 22.57, 88.36, , ",
        "Mumbai in the war, 1943-08-15T06:40, 19.07, 72.87, , ",
        "Kolkata, 1949-01-01T00:00, 22.57, 88.36, , ",
        "Trier, 1880-05-05T12:00, 49.75, 6.64, BEFORE_STANDARD_TIME, local_mean_time zone",
        // Berlin's own mean time is what its zone has.
        "Berlin, 1880-05-05T12:00, 52.52, 13.405, , ",
        // Paris mean time was the law of all of France.
        "Brest, 1900-05-05T12:00, 48.39, -4.49, , ",
        "New York, 2026-05-05T12:00, 40.71, -74.0, , ",
    })
    void whereTheClockIsInDoubtThePossibleOnesAreTold(
            String town, String reading, double latitude, double longitude, OldClocks.Reason reason, String choices) {
        Optional<OldClocks.Doubt> doubt =
                OldClocks.about(zones.at(latitude, longitude), LocalDateTime.parse(reading), latitude, longitude);
        assertThat(doubt.map(OldClocks.Doubt::reason).orElse(null)).as(town).isEqualTo(reason);
        assertThat(doubt.map(OldClocks.Doubt::choices).orElse(List.of()).stream()
                        .map(OldClock::id))
                .as(town)
                .containsExactly(choices == null ? new String[0] : choices.split(" "));
    }

    @Test
    void aClockThatWasNamedIsNotInDoubt() {
        LocalDateTime birth = LocalDateTime.parse("1869-10-02T07:12");
        for (String named : List.of("LMT", "+04:38:24")) {
            Zone zone = zones.named(named, 69.6).orElseThrow();
            assertThat(OldClocks.about(zone, birth, 21.64, 69.6)).as(named).isEmpty();
        }
    }
}
