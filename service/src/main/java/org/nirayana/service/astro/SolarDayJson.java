package org.nirayana.service.astro;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.service.timezone.Zone;

/** Sunrise and sunset as the interface has them, in the place's own offset, to the millisecond. */
final class SolarDayJson {
    private static final DateTimeFormatter LOCAL = DateTimeFormatter.ofPattern("'T'HH:mm:ss.SSS", Locale.ROOT);

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
        time(out.raw(SUNRISE), sun.sunrise(), zone);
        time(out.raw(SUNSET), sun.sunset(), zone);
        sun.missing().ifPresent(missing -> out.raw(REASON).text(missing.id()));
        out.raw(DATE).text(day.date().toString());
        out.raw(ZONE).text(zone.name());
        out.raw(SOURCE).text(zone.source() == Zone.Source.NAME ? "tz" : "coordinates");
        return out.raw('}').toBytes();
    }

    private static void time(JsonBytes out, Optional<Instant> instant, Zone zone) {
        if (instant.isPresent()) {
            out.text(local(instant.get(), zone));
        } else {
            out.raw(NULL);
        }
    }

    static String local(Instant instant, Zone zone) {
        Instant rounded = instant.plusNanos(500_000).truncatedTo(ChronoUnit.MILLIS);
        ZoneOffset offset = zone.offsetAt(rounded);
        LocalDateTime local = LocalDateTime.ofEpochSecond(rounded.getEpochSecond(), rounded.getNano(), offset);
        return local.toLocalDate() + LOCAL.format(local) + offset.getId();
    }
}
