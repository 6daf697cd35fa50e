package org.nirayana.service.astro;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.nirayana.service.config.EngineSettings;
import org.nirayana.service.http.Json;

/** The engine settings as {@code GET /api/v1/config} reports them. */
final class SettingsJson {
    private SettingsJson() {}

    static byte[] write(EngineSettings settings) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("position_reference", id(settings.positionReference()));
        fields.put("node_type", id(settings.nodeType()));
        fields.put("ayanamsa_delta", settings.ayanamsaDelta());
        fields.put("dasa_year_length", settings.dasaYearLength());
        fields.put("apply_nutation", settings.applyNutation());
        fields.put("apply_aberration", settings.applyAberration());
        fields.put("apply_grav_deflection", settings.applyGravDeflection());
        fields.put("sunrise_definition", id(settings.sunriseDefinition()));
        return Json.write(fields);
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
