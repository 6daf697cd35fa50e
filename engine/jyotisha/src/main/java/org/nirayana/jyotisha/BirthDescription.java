package org.nirayana.jyotisha;

import java.io.Serial;
import java.io.Serializable;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.nirayana.astronomy.earth.Site;

/**
 * A birth as people tell it: what the clock showed, and where.
 *
 * <p>It only says; a {@link Birth} also knows the instant and the clock of the place. To make one of the other takes tables
 * of places and of time zones, which this module does not have: the class {@code org.nirayana.Nirayana} does.
 *
 * <p>Immutable; {@link #in}, {@link #at(Site)} and {@link #zone} return another description. There is one place, by its
 * name or by its coordinates: what is said later replaces what was said before.
 */
public final class BirthDescription implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    /** No zone in brackets after it, as Java's own form has: {@link #zone} is the place for that. */
    private static final DateTimeFormatter FORM = new DateTimeFormatterBuilder()
            .append(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
            .optionalStart()
            .appendOffsetId()
            .toFormatter(Locale.ROOT)
            .withChronology(IsoChronology.INSTANCE)
            .withResolverStyle(ResolverStyle.STRICT);

    private final LocalDateTime localTime;
    private final ZoneOffset offset;
    private final String placeName;
    private final Site site;
    private final String zoneName;

    private BirthDescription(LocalDateTime localTime, ZoneOffset offset, String placeName, Site site, String zoneName) {
        this.localTime = localTime;
        this.offset = offset;
        this.placeName = placeName;
        this.site = site;
        this.zoneName = zoneName;
    }

    /**
     * A time without a place yet.
     *
     * @param time a date and a time as ISO 8601 writes them, {@code 1990-05-17T10:30}: what the clock of the place showed;
     *     with an offset or {@code Z}, {@code 1990-05-17T05:00Z}, it is an instant whatever the clocks showed
     * @throws IllegalArgumentException when the text is no such time
     */
    public static BirthDescription at(String time) {
        try {
            TemporalAccessor read = FORM.parseBest(time, OffsetDateTime::from, LocalDateTime::from);
            return read instanceof OffsetDateTime exact
                    ? new BirthDescription(exact.toLocalDateTime(), exact.getOffset(), null, null, null)
                    : new BirthDescription((LocalDateTime) read, null, null, null, null);
        } catch (DateTimeParseException malformed) {
            throw new IllegalArgumentException(
                    "The time '" + time + "' cannot be read. Write a date and a time such as 1990-05-17T10:30, or with"
                            + " an offset 1990-05-17T10:30+05:30.",
                    malformed);
        }
    }

    /**
     * In a town.
     *
     * @param place its name, in any language that the gazetteer knows; what follows a comma narrows the search: {@code
     *     Springfield, Illinois}
     * @throws IllegalArgumentException when the name is blank
     */
    public BirthDescription in(String place) {
        if (place.isBlank()) {
            throw new IllegalArgumentException("The name of the place is blank.");
        }
        return new BirthDescription(localTime, offset, place.strip(), null, zoneName);
    }

    /** At a place on the Earth. */
    public BirthDescription at(Site place) {
        return new BirthDescription(localTime, offset, null, Objects.requireNonNull(place), zoneName);
    }

    /**
     * At coordinates, at sea level.
     *
     * @param latitude in degrees, north positive
     * @param longitude in degrees, east positive
     * @throws IllegalArgumentException when there is no such place
     */
    public BirthDescription at(double latitude, double longitude) {
        return at(Site.ofDegrees(latitude, longitude));
    }

    /**
     * By the clock of a time zone, instead of the one that the place is in.
     *
     * @param name in the tz database, {@code Asia/Kolkata}; or {@code LMT}, the local mean time of the place, or an offset such
     *     as {@code +04:38:24} or {@code UTC+5:30}
     */
    public BirthDescription zone(String name) {
        return new BirthDescription(localTime, offset, placeName, site, Objects.requireNonNull(name));
    }

    /** What the clock showed. */
    public LocalDateTime localTime() {
        return localTime;
    }

    /** How far that clock was ahead of UTC, when the text said so. */
    public Optional<ZoneOffset> offset() {
        return Optional.ofNullable(offset);
    }

    /** The name of the place, when it was told by its name. */
    public Optional<String> placeName() {
        return Optional.ofNullable(placeName);
    }

    /** The place, when it was told by its coordinates. */
    public Optional<Site> site() {
        return Optional.ofNullable(site);
    }

    /** The name of the time zone, when it was told. */
    public Optional<String> zoneName() {
        return Optional.ofNullable(zoneName);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BirthDescription that
                && localTime.equals(that.localTime)
                && Objects.equals(offset, that.offset)
                && Objects.equals(placeName, that.placeName)
                && Objects.equals(site, that.site)
                && Objects.equals(zoneName, that.zoneName);
    }

    @Override
    public int hashCode() {
        return Objects.hash(localTime, offset, placeName, site, zoneName);
    }

    /** For people: {@code 1990-05-17T10:30 in Chennai}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(localTime.toString());
        if (offset != null) {
            text.append(offset);
        }
        if (placeName != null) {
            text.append(" in ").append(placeName);
        }
        if (site != null) {
            text.append(" at ").append(coordinates(site));
        }
        if (zoneName != null) {
            text.append(", ").append(zoneName);
        }
        return text.toString();
    }

    /** Latitude and longitude for people, equal on every machine. */
    static String coordinates(Site site) {
        return String.format(
                Locale.ROOT,
                "%.4f° %.4f°",
                site.latitude().degrees(),
                site.longitude().degrees());
    }
}
