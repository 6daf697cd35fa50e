package org.nirayana.place.zone;

import java.util.Locale;
import java.util.Optional;

/** What to do where it is in doubt which clock a place kept; see {@link OldClocks}. */
public enum DoubtfulClocks {
    /** Nothing is taken: the caller has to say which clock. */
    REFUSE,
    /** The likeliest is taken: the town's own where there is a source for it, else the mean time of the place. */
    LIKELIEST,
    /** What the history of the zone has is taken. */
    ZONE;

    /** {@code refuse}, {@code likeliest} or {@code zone}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The clock that this rule takes; empty where it takes none. */
    public Optional<Zone> take(OldClocks.Doubt doubt, Zone zone) {
        return switch (this) {
            case REFUSE -> Optional.empty();
            case LIKELIEST -> Optional.of(doubt.choices().get(0).zone());
            case ZONE -> Optional.of(zone);
        };
    }
}
