package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.testing.Authorities;
import tools.jackson.databind.JsonNode;

/** The Sun's rows of authorities/swiss-ephemeris/riseset.csv (Swiss Ephemeris 2.10.03), through HTTP. */
class GoldenSunTest {
    /**
     * Seconds. The reference itself stops its search some tenths of a second short; beyond 60° of latitude the slant path
     * makes more of the same angle.
     */
    private static final double TOLERANCE = 2;

    private static final double POLAR_TOLERANCE = 5;

    @ParameterizedTest
    @ValueSource(strings = {"geometric", "disc_centre"})
    void sunriseAndSunsetAgree(String definition) {
        double worst = 0;
        int compared = 0;
        try (SignedIn service = SignedIn.start(Map.of("NIRAYANA_SUNRISE_DEFINITION", definition))) {
            List<String[]> table = Authorities.rows("swiss-ephemeris/riseset.csv");
            for (String[] row : table) {
                if (!row[3].equals("sun") || !row[5].equals(definition)) {
                    continue;
                }
                // The day in which the event falls, from midnight to midnight of Greenwich: it has one of each.
                Instant expected = Instant.parse(row[6]);
                JsonNode day = service.astro(
                                "sunrise-sunset",
                                "dateandtime=" + row[6] + "&lat=" + row[1] + "&lon=" + row[2] + "&tz=Etc/UTC")
                        .json();
                String found =
                        day.path(row[4].equals("rise") ? "sunrise" : "sunset").asString();
                double seconds = Math.abs(
                        Duration.between(expected, OffsetDateTime.parse(found).toInstant())
                                        .toMillis()
                                / 1e3);
                assertThat(seconds)
                        .as("%s: %s", String.join(",", row), day)
                        .isLessThan(Math.abs(Double.parseDouble(row[1])) < 60 ? TOLERANCE : POLAR_TOLERANCE);
                worst = Math.max(worst, seconds);
                compared++;
            }
        }
        assertThat(compared).isEqualTo(120);
        System.out.println("riseset.csv through HTTP, " + definition + ", worst in seconds: " + worst);
    }
}
