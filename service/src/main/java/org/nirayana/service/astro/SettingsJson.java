package org.nirayana.service.astro;

import java.util.LinkedHashMap;
import java.util.Map;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.service.http.Json;

/** The engine settings as {@code GET /api/v1/config} reports them. */
final class SettingsJson {
    private SettingsJson() {}

    static byte[] write(Conventions conventions) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("position_reference", conventions.positionReference().id());
        fields.put("node_type", conventions.nodeType().id());
        fields.put("ayanamsa_delta", conventions.ayanamsaDelta());
        fields.put("dasa_year_length", conventions.dashaYear().days());
        fields.put("apply_nutation", conventions.corrections().nutation());
        fields.put("apply_aberration", conventions.corrections().aberration());
        fields.put("apply_grav_deflection", conventions.corrections().deflection());
        fields.put("sunrise_definition", ConventionsJson.id(conventions.sunrise()));
        return Json.write(fields);
    }
}
