package org.nirayana.api.view;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.zone.Zone;

/**
 * What an answer was computed by, as a part of the answer: nothing that moves a figure stays hidden.
 *
 * @param ayanamsaValue the mean ayanamsa, which almanacs print and which people are shown everywhere
 * @param ayanamsaValueWithNutation what parts a tropical longitude with nutation from the sidereal one
 * @param almanac what only panchangas depend on
 */
public record ConventionsView(
        String ayanamsa,
        @Decimals(value = 9, trimmed = true) long ayanamsaValue,
        @Decimals(value = 9, trimmed = true) long ayanamsaValueWithNutation,
        double ayanamsaDelta,
        String nodeType,
        String positionReference,
        String sunriseDefinition,
        BigDecimal dasaYearLength,
        boolean applyNutation,
        boolean applyAberration,
        boolean applyGravDeflection,
        String timezone,
        String timezoneSource,
        String engine,
        String ephemeris,
        @OmitEmpty Optional<Almanac> almanac) {

    /** The choices of those who make almanacs. */
    public record Almanac(
            String solarCalendar,
            String seasons,
            String vikram,
            String jovianBija,
            String mulaVarjya,
            String brahmaMuhurta,
            String hora) {}

    /**
     * The conventions of an answer.
     *
     * @param ayanamsa its value at the instant that the answer is about
     */
    public static ConventionsView of(
            Conventions conventions, AyanamsaValue ayanamsa, Zone zone, Engine engine, boolean forPanchanga) {
        return new ConventionsView(
                conventions.ayanamsa(),
                Degrees.direction(ayanamsa.mean()),
                Degrees.direction(ayanamsa.withNutation()),
                conventions.ayanamsaDelta(),
                conventions.nodeType().id(),
                conventions.positionReference().id(),
                id(conventions.sunrise()),
                conventions.dashaYear().days(),
                conventions.corrections().nutation(),
                conventions.corrections().aberration(),
                conventions.corrections().deflection(),
                zone.name(),
                source(zone),
                engine.program(),
                engine.ephemeris(),
                forPanchanga ? Optional.of(almanac(conventions)) : Optional.empty());
    }

    private static Almanac almanac(Conventions conventions) {
        return new Almanac(
                id(conventions.solarCalendar()),
                id(conventions.seasons()),
                id(conventions.vikram()),
                id(conventions.jovianBija()),
                id(conventions.mulaVarjya()),
                id(conventions.brahmaMuhurta()),
                id(conventions.hora()));
    }

    /** The same in one line, for forms that have no objects; with the mean ayanamsa alone, which almanacs print. */
    public String summary() {
        return String.join(
                ", ",
                "ayanamsa=" + ayanamsa,
                "ayanamsa_value=" + ayanamsaValue / 1e9,
                "ayanamsa_delta=" + ayanamsaDelta,
                "node_type=" + nodeType,
                "position_reference=" + positionReference,
                "sunrise_definition=" + sunriseDefinition,
                "dasa_year_length=" + dasaYearLength,
                "apply_nutation=" + applyNutation,
                "apply_aberration=" + applyAberration,
                "apply_grav_deflection=" + applyGravDeflection,
                "timezone=" + timezone,
                "timezone_source=" + timezoneSource,
                "engine=" + engine,
                "ephemeris=" + ephemeris);
    }

    /** Whether the caller named the zone or the place implied it. */
    public static String source(Zone zone) {
        return zone.source() == Zone.Source.NAME ? "tz" : "coordinates";
    }

    /** The name by which requests choose a constant. */
    public static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /**
     * What computed.
     *
     * @param program name and version: "Nirayana 0.1.0"
     * @param ephemeris the name of the ephemeris
     */
    public record Engine(String program, String ephemeris) {}
}
