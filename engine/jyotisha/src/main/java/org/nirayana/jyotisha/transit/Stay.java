package org.nirayana.jyotisha.transit;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * One passage of a graha through a part of the zodiac, with all its visits: it may turn back over a border and come again.
 *
 * @param part the number of the part, from 1
 * @param visits in order; at least one
 */
public record Stay(Graha graha, Division division, int part, List<Visit> visits) {
    public Stay {
        visits = List.copyOf(visits);
        if (visits.isEmpty()) {
            throw new IllegalArgumentException("nobody stays where he never was");
        }
    }

    /**
     * From entering to leaving.
     *
     * @param entry none, where it lies before what the ephemeris knows
     * @param retrogradeEntry whether the graha came backwards
     * @param exit none, where it lies after what the ephemeris knows
     * @param retrogradeExit whether the graha left backwards
     */
    public record Visit(
            Optional<Instant> entry, boolean retrogradeEntry, Optional<Instant> exit, boolean retrogradeExit) {
        /** Whether an instant is in it; its end is not. */
        public boolean contains(Instant instant) {
            return entry.map(begin -> !instant.isBefore(begin)).orElse(true)
                    && exit.map(instant::isBefore).orElse(true);
        }
    }

    /** When the graha comes for the first time in this passage. */
    public Optional<Instant> firstEntry() {
        return visits.get(0).entry();
    }

    /** When it comes for the last time. */
    public Optional<Instant> lastEntry() {
        return visits.get(visits.size() - 1).entry();
    }

    /** When it leaves and does not come back in this passage. */
    public Optional<Instant> finalExit() {
        return visits.get(visits.size() - 1).exit();
    }

    /** Whether the graha turns back over a border and comes again. */
    public boolean isBroken() {
        return visits.size() > 1;
    }
}
