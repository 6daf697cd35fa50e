package org.nirayana.service.astro;

import java.time.Instant;
import java.util.Optional;
import org.nirayana.place.zone.Zone;

/** Sunrise and sunset as the interface has them, in the place's own offset. */
final class SolarDayJson {
    private static final byte[] SUNRISE = JsonBytes.ascii("{\"sunrise\":");
    private static final byte[] SUNSET = JsonBytes.ascii(",\"sunset\":");
    private static final byte[] REASON = JsonBytes.ascii(",\"reason\":");
    private static final byte[] DATE = JsonBytes.ascii(",\"date\":");
    private static final byte[] ZONE = JsonBytes.ascii(",\"timezone\":");
    private static final byte[] SOURCE = JsonBytes.ascii(",\"timezone_source\":");
    private static final byte[] NULL = JsonBytes.ascii("null");

    private SolarDayJson() {}

    static byte[] write(SolarDay sun, Zone.CivilDay day, Zone zone) {
        JsonBytes out = new JsonBytes(240);
        LocalTimes times = new LocalTimes(zone);
        time(out.raw(SUNRISE), sun.sunrise(), times);
        time(out.raw(SUNSET), sun.sunset(), times);
        sun.missing().ifPresent(missing -> out.raw(REASON).text(missing.id()));
        out.raw(DATE).text(day.date().toString());
        out.raw(ZONE).text(zone.name());
        out.raw(SOURCE).text(zone.source() == Zone.Source.NAME ? "tz" : "coordinates");
        return out.raw('}').toBytes();
    }

    private static void time(JsonBytes out, Optional<Instant> instant, LocalTimes times) {
        if (instant.isPresent()) {
            out.text(times.second(instant.get()));
        } else {
            out.raw(NULL);
        }
    }
}
