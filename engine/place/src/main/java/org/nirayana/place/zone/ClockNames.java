package org.nirayana.place.zone;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.NavigableMap;
import java.util.Optional;

/** What the people of a zone called the time on their clocks, {@code IST} or {@code EDT}, and when; immutable. */
public final class ClockNames {
    private final NavigableMap<Long, String> names;
    private final PosixRule afterwards;

    ClockNames(NavigableMap<Long, String> names, PosixRule afterwards) {
        this.names = names;
        this.afterwards = afterwards;
    }

    /** The abbreviation in use, if the tz database knows one. */
    Optional<String> at(Instant instant, ZoneOffset offset) {
        // The table ends where the yearly rule, if there is one, goes on for ever.
        boolean ruled = !afterwards.changes().isEmpty() && instant.getEpochSecond() > names.lastKey();
        String name = ruled
                ? afterwards.name(offset)
                : names.floorEntry(instant.getEpochSecond()).getValue();
        return Character.isLetter(name.charAt(0)) ? Optional.of(name) : Optional.empty();
    }
}
