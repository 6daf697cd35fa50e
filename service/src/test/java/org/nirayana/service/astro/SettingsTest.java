package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every setting is reported, and moves the answers the way it must. */
class SettingsTest {
    private static final String BIRTH = "dateandtime=1990-05-17T05:00:00Z&lat=13.0827&lon=80.2707";

    @Test
    void everySettingIsReportedAndHasItsEffect() {
        JsonNode planets;
        JsonNode sun;
        try (SignedIn standard = SignedIn.start()) {
            planets = standard.astro("planets", BIRTH).json();
            sun = standard.astro("sunrise-sunset", BIRTH).json();
        }
        // Two services cover all eight: what one of them changes the other keeps.
        try (SignedIn service = SignedIn.start(Map.of(
                "NIRAYANA_POSITION_REFERENCE", "topocentric",
                "NIRAYANA_NODE_TYPE", "mean",
                "NIRAYANA_AYANAMSA_DELTA", "-1.5",
                "NIRAYANA_DASA_YEAR_LENGTH", "360",
                "NIRAYANA_SUNRISE_DEFINITION", "disc_centre"))) {
            JsonNode settings = service.get("/api/v1/config").json();
            assertThat(settings.path("position_reference").asString()).isEqualTo("topocentric");
            assertThat(settings.path("node_type").asString()).isEqualTo("mean");
            assertThat(settings.path("ayanamsa_delta").asDouble()).isEqualTo(-1.5);
            assertThat(settings.path("dasa_year_length").asDouble()).isEqualTo(360);
            assertThat(settings.path("sunrise_definition").asString()).isEqualTo("disc_centre");

            JsonNode changed = service.astro("planets", BIRTH).json();
            // The Moon's parallax, up to a degree; the Sun's, up to 9 arcseconds.
            assertThat(difference(changed, planets, 1, "longitude")).isBetween(0.001, 1.1);
            assertThat(difference(changed, planets, 0, "longitude")).isBetween(1e-6, 0.0026);
            // Mean and true node are never the same and never two degrees apart.
            assertThat(difference(changed, planets, 7, "longitude")).isBetween(1e-4, 2.0);
            assertThat(number(changed, 0, "nirayana_longitude")
                            - number(changed, 0, "longitude")
                            - (number(planets, 0, "nirayana_longitude") - number(planets, 0, "longitude")))
                    .isCloseTo(1.5, within(1e-8));

            // An override is for one request; without it the setting holds.
            JsonNode overridden = service.astro("planets", BIRTH + "&node_type=true&position_reference=geocentric")
                    .json();
            assertThat(overridden.get(1).path("longitude"))
                    .isEqualTo(planets.get(1).path("longitude"));
            assertThat(overridden.get(7).path("longitude"))
                    .isEqualTo(planets.get(7).path("longitude"));
            assertThat(service.astro("planets", BIRTH).json()).isEqualTo(changed);

            // Standard refraction lifts the Sun by 34': at 13 degrees north it rises about 2 min 20 s earlier.
            JsonNode refracted = service.astro("sunrise-sunset", BIRTH).json();
            assertThat(seconds(refracted, sun, "sunrise")).isBetween(-160L, -120L);
            assertThat(seconds(refracted, sun, "sunset")).isBetween(120L, 160L);
        }
        try (SignedIn service = SignedIn.start(Map.of(
                "NIRAYANA_APPLY_NUTATION", "false",
                "NIRAYANA_APPLY_ABERRATION", "false",
                "NIRAYANA_APPLY_GRAV_DEFLECTION", "false"))) {
            JsonNode settings = service.get("/api/v1/config").json();
            assertThat(settings.path("apply_nutation").asBoolean()).isFalse();
            assertThat(settings.path("apply_aberration").asBoolean()).isFalse();
            assertThat(settings.path("apply_grav_deflection").asBoolean()).isFalse();

            JsonNode changed = service.astro("planets", BIRTH).json();
            // Annual aberration is 20.5 arcseconds for the Sun; it has no deflection, and nutation cancels.
            assertThat(difference(changed, planets, 0, "nirayana_longitude") * 3600)
                    .isCloseTo(20.5, within(0.5));
        }
    }

    /** Each of the three corrections alone, and its size. */
    @Test
    void nutationAndDeflectionHaveTheirOwnEffects() {
        // Conjunction of Mercury with the Sun, where the deflection is large: inferior, 1990-05-03.
        String near = "dateandtime=1990-05-03T18:00:00Z";
        JsonNode planets;
        try (SignedIn standard = SignedIn.start()) {
            planets = standard.astro("planets", near).json();
        }
        try (SignedIn service = SignedIn.start(Map.of("NIRAYANA_APPLY_NUTATION", "false"))) {
            JsonNode changed = service.astro("planets", near).json();
            // Nutation in longitude is at most 17.6 arcseconds; it moves the tropical longitudes alone.
            assertThat(difference(changed, planets, 0, "longitude") * 3600).isBetween(0.1, 19.0);
            assertThat(difference(changed, planets, 0, "nirayana_longitude") * 3600)
                    .isLessThan(1e-4);
        }
        try (SignedIn service = SignedIn.start(Map.of("NIRAYANA_APPLY_GRAV_DEFLECTION", "false"))) {
            JsonNode changed = service.astro("planets", near).json();
            // Milliarcseconds: the Sun bends the light of a planet beyond it by 1.75 arcseconds at most.
            assertThat(difference(changed, planets, 4, "longitude") * 3.6e6).isBetween(0.1, 1750.0);
            assertThat(difference(changed, planets, 0, "longitude")).isZero();
        }
    }

    private static double number(JsonNode planets, int index, String field) {
        return planets.get(index).path(field).asDouble();
    }

    private static double difference(JsonNode one, JsonNode other, int index, String field) {
        return Math.abs(Math.IEEEremainder(number(one, index, field) - number(other, index, field), 360));
    }

    private static long seconds(JsonNode one, JsonNode other, String event) {
        return Duration.between(
                        OffsetDateTime.parse(other.path(event).asString()),
                        OffsetDateTime.parse(one.path(event).asString()))
                .toSeconds();
    }
}
