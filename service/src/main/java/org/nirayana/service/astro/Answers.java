package org.nirayana.service.astro;

import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.place.zone.Zone;

/** Views as the bytes of an answer. */
final class Answers {
    private static final ZoneRules UTC = ZoneRules.of(ZoneOffset.UTC);

    private Answers() {}

    /** A view that holds no times. */
    static byte[] toJson(Object view) {
        return JsonWriter.toJson(view, UTC);
    }

    /** A view whose times are on the clock of a zone. */
    static byte[] toJson(Object view, Zone zone) {
        return JsonWriter.toJson(view, zone.rules());
    }
}
