package org.nirayana.jyotisha;

import java.io.Serializable;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.Objects;
import org.nirayana.astronomy.earth.Site;

/**
 * An instant and a place with the clock that it keeps: a birth, or any other moment that a chart is made for.
 *
 * @param instant when
 * @param site where
 * @param zoneName what the time zone is called: {@code Asia/Kolkata}
 * @param zone how far the clocks of the place were ahead of UTC, and when
 */
public record Birth(Instant instant, Site site, String zoneName, ZoneRules zone) implements Serializable {
    public Birth {
        Objects.requireNonNull(instant);
        Objects.requireNonNull(site);
        Objects.requireNonNull(zoneName);
        Objects.requireNonNull(zone);
    }

    /** At a place whose clock does not matter: dates and times are those of Greenwich. */
    public static Birth of(Instant instant, Site site) {
        return new Birth(instant, site, "UTC", ZoneRules.of(ZoneOffset.UTC));
    }

    /** What the clock of the place showed. */
    public OffsetDateTime localTime() {
        return OffsetDateTime.ofInstant(instant, zone.getOffset(instant));
    }

    /** The date on the calendar of the place. */
    public LocalDate localDate() {
        return localTime().toLocalDate();
    }

    /** The same place at another instant. */
    public Birth at(Instant other) {
        return new Birth(other, site, zoneName, zone);
    }

    @Override
    public String toString() {
        return "%s %s, %.4f° %.4f°"
                .formatted(
                        localTime(),
                        zoneName,
                        site.latitude().degrees(),
                        site.longitude().degrees());
    }
}
