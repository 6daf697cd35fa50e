package org.nirayana.api.view;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.zone.Zone;

/**
 * What an answer was computed by, as a part of the answer: nothing that moves a figure stays hidden.
 *
 * @param ayanamsaValue the mean ayanamsa, which almanacs print and which people are shown everywhere
 * @param ayanamsaValueWithNutation what parts a tropical longitude with nutation from the sidereal one
 * @param almanac what only panchangas depend on
 * @param nodeAspects what only aspects depend on
 */
@Description("What the answer was computed by.")
public record ConventionsView(
        String ayanamsa,

        @Decimals(value = 9, trimmed = true)
        @Description(
                "Degrees at the instant (of a range: at its first noon), from the mean equinox, `ayanamsa_delta` included: the mean ayanamsa, as almanacs print it and as the chart and the page show it.")
        long ayanamsaValue,

        @Decimals(value = 9, trimmed = true)
        @Description(
                "The same from the true equinox, with the nutation of the instant: `longitude` less `nirayana_longitude` of any planet, unless `apply_nutation` is false.")
        long ayanamsaValueWithNutation,

        double ayanamsaDelta,
        @OneOf(of = Vocabulary.NODE_TYPE) String nodeType,
        @OneOf(of = Vocabulary.POSITION_REFERENCE) String positionReference,
        @OneOf(of = Vocabulary.SUNRISE_DEFINITION) String sunriseDefinition,
        @Range(min = 1, max = 1000) BigDecimal dasaYearLength,
        boolean applyNutation,
        boolean applyAberration,
        boolean applyGravDeflection,
        String timezone,
        @OneOf({"coordinates", "tz"}) String timezoneSource,
        String engine,
        String ephemeris,

        @OmitEmpty @Description("In panchangas: what only they depend on.")
        Optional<Almanac> almanac,

        @OmitEmpty
        @OneOf(of = Vocabulary.NODE_ASPECTS)
        @Description("In aspects: whether Rahu and Ketu look at other signs.")
        Optional<String> nodeAspects) {

    /** What only some answers depend on. */
    public enum Part {
        ALMANAC,
        ASPECTS
    }

    /** The choices of those who make almanacs. */
    @SchemaName("AlmanacConventions")
    public record Almanac(
            @OneOf(of = Vocabulary.SOLAR_CALENDAR) String solarCalendar,
            @OneOf(of = Vocabulary.SEASONS) String seasons,
            @OneOf(of = Vocabulary.VIKRAM) String vikram,
            @OneOf(of = Vocabulary.JOVIAN_BIJA) String jovianBija,
            @OneOf(of = Vocabulary.MULA_VARJYA) String mulaVarjya,
            @OneOf(of = Vocabulary.BRAHMA_MUHURTA) String brahmaMuhurta,
            @OneOf(of = Vocabulary.HORA) String hora) {}

    /**
     * The conventions of an answer.
     *
     * @param ayanamsa its value at the instant that the answer is about
     * @param parts what the answer depends on besides what all do
     */
    public static ConventionsView of(
            Conventions conventions, AyanamsaValue ayanamsa, Zone zone, Engine engine, Set<Part> parts) {
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
                parts.contains(Part.ALMANAC) ? Optional.of(almanac(conventions)) : Optional.empty(),
                parts.contains(Part.ASPECTS)
                        ? Optional.of(conventions.nodeAspects().id())
                        : Optional.empty());
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
