package org.nirayana.service.astro;

import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.place.zone.Zone;

/** Views as the bytes of an answer. */
final class Answers {
    private static final ZoneRules UTC = ZoneRules.of(ZoneOffset.UTC);

    /** More than most answers have: the array of a shorter one is soon forgotten. */
    private static final int EXPECTED_LENGTH = 4_096;

    private Answers() {}

    /** A view that holds no times. */
    static byte[] toJson(Object view) {
        return JsonWriter.toJson(view, UTC, EXPECTED_LENGTH);
    }

    /** A view whose times are on the clock of a zone. */
    static byte[] toJson(Object view, Zone zone) {
        return toJson(view, zone, EXPECTED_LENGTH);
    }

    static byte[] toJson(Object view, Zone zone, int expectedLength) {
        return JsonWriter.toJson(view, zone.rules(), expectedLength);
    }
}
