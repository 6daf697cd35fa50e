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
    private static final ZoneRules UTC = ZoneRules.of(ZoneOffset.UTC);

    public Birth {
        Objects.requireNonNull(instant);
        Objects.requireNonNull(site);
        Objects.requireNonNull(zoneName);
        Objects.requireNonNull(zone);
    }

    /**
     * Begins to describe a birth by what a clock showed: {@code Birth.at("1990-05-17T10:30").in("Chennai")}.
     *
     * @param time a date and a time as ISO 8601 writes them, with an offset or {@code Z} where it is known
     * @throws IllegalArgumentException when the text is no such time
     */
    public static BirthDescription at(String time) {
        return BirthDescription.at(time);
    }

    /** At a place whose clock does not matter: dates and times are those of Greenwich. */
    public static Birth of(Instant instant, Site site) {
        return new Birth(instant, site, "UTC", UTC);
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

    /** For people: {@code 1990-05-17T10:30+05:30 Asia/Kolkata, 13.0878° 80.2785°}. */
    @Override
    public String toString() {
        return localTime() + " " + zoneName + ", " + BirthDescription.coordinates(site);
    }
}
