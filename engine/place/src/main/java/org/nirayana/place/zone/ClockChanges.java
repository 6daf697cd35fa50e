package org.nirayana.place.zone;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;

/** What to do with a time that clocks showed twice, when they were put back, or never, when they were put forward. */
public enum ClockChanges {
    /** Nothing is taken: the caller has to say which instant. */
    REFUSE,
    /** It is taken by the clock before the change: of two times the earlier. */
    BEFORE,
    /** It is taken by the clock after the change: of two times the later. */
    AFTER;

    /** {@code refuse}, {@code before} or {@code after}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How far ahead of UTC the clocks of a zone were that showed a reading; empty where this rule takes none of two. */
    public Optional<ZoneOffset> offset(LocalDateTime reading, Zone zone) {
        return zone.changeAround(reading)
                .map(change -> switch (this) {
                    case REFUSE -> Optional.<ZoneOffset>empty();
                    case BEFORE -> Optional.of(change.getOffsetBefore());
                    case AFTER -> Optional.of(change.getOffsetAfter());
                })
                .orElseGet(() -> Optional.of(zone.rules().getOffset(reading)));
    }
}
