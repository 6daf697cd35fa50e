package org.nirayana.place.zone;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.Optional;

/**
 * A time zone with its rules and with where it was learned from.
 *
 * @param name its name in the tz database, {@code Asia/Kolkata}; or {@code LMT}, {@code UTC+05:30}
 * @param source whether the caller named it or the place implied it
 */
public record Zone(String name, ZoneRules rules, ClockNames clockNames, Source source) {
    /** Where a zone was learned from. */
    public enum Source {
        COORDINATES,
        NAME
    }

    /** What the clocks of the zone were ahead of UTC; before the first rule, local mean time at its chief town. */
    public ZoneOffset offsetAt(Instant instant) {
        return rules.getOffset(instant);
    }

    /** What people called the time then, {@code IST} or {@code EDT}, where the tz database knows it. */
    public Optional<String> clockAt(Instant instant) {
        return clockNames.at(instant, offsetAt(instant));
    }

    /** When the clocks were last changed; empty before the first rule. */
    public Optional<Instant> offsetSince(Instant instant) {
        // A change at the very instant counts: the new offset holds since then.
        return Optional.ofNullable(rules.previousTransition(instant.plusNanos(1)))
                .map(ZoneOffsetTransition::getInstant);
    }

    /** When the clocks change next; empty if no change is known. */
    public Optional<Instant> offsetUntil(Instant instant) {
        return Optional.ofNullable(rules.nextTransition(instant)).map(ZoneOffsetTransition::getInstant);
    }

    /** The change that makes a reading of the clock come twice or not at all, if there is one. */
    public Optional<ZoneOffsetTransition> changeAround(LocalDateTime reading) {
        return Optional.ofNullable(rules.getTransition(reading));
    }

    /** The civil day of the zone that contains an instant. */
    public CivilDay dayOf(Instant instant) {
        LocalDate date = LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offsetAt(instant))
                .toLocalDate();
        return new CivilDay(date, startOf(date), startOf(date.plusDays(1)));
    }

    /**
     * The first instant whose local date is {@code date}. Where clocks went forward over midnight the day starts at the
     * change; where they went back over it, at the earlier of the two midnights; a date that was left out (Samoa,
     * 2011-12-30) has no length and starts where the next does.
     */
    private Instant startOf(LocalDate date) {
        LocalDateTime midnight = date.atStartOfDay();
        ZoneOffsetTransition change = rules.getTransition(midnight);
        if (change != null && change.isGap()) {
            return change.getInstant();
        }
        return midnight.toInstant(change == null ? rules.getOffset(midnight) : change.getOffsetBefore());
    }

    /**
     * A day as the clocks on the wall count it, 23 to 25 hours as a rule.
     *
     * @param start first instant
     * @param end first instant of the next day
     */
    public record CivilDay(LocalDate date, Instant start, Instant end) {}
}
