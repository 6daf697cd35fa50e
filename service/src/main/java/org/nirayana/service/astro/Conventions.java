package org.nirayana.service.astro;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.horoscope.NodeType;
import org.nirayana.jyotisha.horoscope.PositionReference;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.config.EngineSettings;

/** What an answer was computed by, told in the answer itself: nothing that moves a figure stays hidden. */
final class Conventions {
    /** The mean ayanamsa, which almanacs print and which people are shown everywhere. */
    private static final String AYANAMSA = "ayanamsa_value";

    /** What parts a tropical longitude with nutation from the sidereal one. */
    static final String AYANAMSA_WITH_NUTATION = "ayanamsa_value_with_nutation";

    private final Engine engine;
    private final String version;

    /** @param version of this program */
    Conventions(Engine engine, String version) {
        this.engine = engine;
        this.version = version;
    }

    /**
     * What every answer tells.
     *
     * @param at the instant for which the ayanamsa's value is told
     */
    Map<String, Object> of(
            Engine.ChosenAyanamsa ayanamsa, Instant at, NodeType nodes, PositionReference reference, Zone zone) {
        EngineSettings settings = engine.settings();
        Sky sky = engine.sky();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("ayanamsa", ayanamsa.id());
        Moment moment = sky.at(at);
        Angle mean = ayanamsa.ayanamsa().at(moment);
        told.put(AYANAMSA, Degrees.direction(mean));
        told.put(
                AYANAMSA_WITH_NUTATION,
                Degrees.direction(mean.plus(moment.orientation().nutationInLongitude())));
        told.put("ayanamsa_delta", settings.ayanamsaDelta());
        told.put("node_type", nodes.id());
        told.put("position_reference", reference.id());
        told.put("sunrise_definition", id(settings.sunriseDefinition()));
        told.put("dasa_year_length", settings.dasaYearLength());
        told.put("apply_nutation", settings.applyNutation());
        told.put("apply_aberration", settings.applyAberration());
        told.put("apply_grav_deflection", settings.applyGravDeflection());
        told.put("timezone", zone.name());
        told.put("timezone_source", zone.source() == Zone.Source.NAME ? "tz" : "coordinates");
        told.put("engine", "Nirayana " + version);
        told.put("ephemeris", sky.ephemeris().name());
        return told;
    }

    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
