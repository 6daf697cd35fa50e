package org.nirayana.service.astro;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.zone.Zone;

/** What an answer was computed by, as a part of the answer: nothing that moves a figure stays hidden. */
final class ConventionsJson {
    /** The mean ayanamsa, which almanacs print and which people are shown everywhere. */
    private static final String AYANAMSA = "ayanamsa_value";

    /** What parts a tropical longitude with nutation from the sidereal one. */
    static final String AYANAMSA_WITH_NUTATION = "ayanamsa_value_with_nutation";

    private final Engine engine;
    private final String version;

    /** @param version of this program */
    ConventionsJson(Engine engine, String version) {
        this.engine = engine;
        this.version = version;
    }

    /**
     * What every answer has.
     *
     * @param at the instant for which the ayanamsa's value is given
     */
    Map<String, Object> describe(Conventions conventions, Instant at, Zone zone) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("ayanamsa", conventions.ayanamsa());
        Engine.AyanamsaValue value = engine.ayanamsaAt(at, conventions);
        fields.put(AYANAMSA, Degrees.direction(value.mean()));
        fields.put(AYANAMSA_WITH_NUTATION, Degrees.direction(value.withNutation()));
        fields.put("ayanamsa_delta", conventions.ayanamsaDelta());
        fields.put("node_type", conventions.nodeType().id());
        fields.put("position_reference", conventions.positionReference().id());
        fields.put("sunrise_definition", id(conventions.sunrise()));
        fields.put("dasa_year_length", conventions.dashaYear().days());
        fields.put("apply_nutation", conventions.corrections().nutation());
        fields.put("apply_aberration", conventions.corrections().aberration());
        fields.put("apply_grav_deflection", conventions.corrections().deflection());
        fields.put("timezone", zone.name());
        fields.put("timezone_source", zone.source() == Zone.Source.NAME ? "tz" : "coordinates");
        fields.put("engine", "Nirayana " + version);
        fields.put("ephemeris", engine.sky().ephemeris().name());
        return fields;
    }

    /** What panchangas have besides. */
    static Map<String, Object> describePanchanga(Conventions conventions) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("solar_calendar", id(conventions.solarCalendar()));
        fields.put("seasons", id(conventions.seasons()));
        fields.put("vikram", id(conventions.vikram()));
        fields.put("jovian_bija", id(conventions.jovianBija()));
        fields.put("mula_varjya", id(conventions.mulaVarjya()));
        fields.put("brahma_muhurta", id(conventions.brahmaMuhurta()));
        fields.put("hora", id(conventions.hora()));
        return fields;
    }

    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
