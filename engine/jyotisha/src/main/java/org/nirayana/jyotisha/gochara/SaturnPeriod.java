package org.nirayana.jyotisha.gochara;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A sade sati or a dhaiya from its first entry to its final exit, with all its stretches.
 *
 * @param cycle how many of the kind there were in the life: 1 for the first, also where the birth is in it
 * @param stretches in order; Saturn may be outside between two of them
 */
public record SaturnPeriod(Kind kind, int cycle, List<SaturnStretch> stretches) {
    public SaturnPeriod {
        stretches = List.copyOf(stretches);
    }

    /** What periods of Saturn there are. */
    public enum Kind {
        /** Saturn in the 12th, 1st and 2nd from the Moon. */
        SADE_SATI,
        /** In the 4th. */
        ARDHASHTAMA,
        /** In the 8th. */
        ASHTAMA,
        /** In a house that is called kantaka and is no other period: the 7th or the 10th. */
        KANTAKA;

        /** The name in answers. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The first entry; none where the ephemeris does not reach so far. */
    public Optional<Instant> start() {
        return stretches.get(0).entry();
    }

    /** The final exit; none where the ephemeris does not reach so far. */
    public Optional<Instant> end() {
        return stretches.get(stretches.size() - 1).exit();
    }

    /** For people: {@code sade_sati 2: 2017-01-26 to 2025-03-29}. */
    @Override
    public String toString() {
        // Those of the 7th and of the 10th are counted apart.
        String name = kind == Kind.KANTAKA ? stretches.get(0).phase().id() : kind.id();
        return name + " " + cycle + ": " + date(start()) + " to " + date(end());
    }

    private static String date(Optional<Instant> instant) {
        return instant.map(known -> known.toString().substring(0, 10)).orElse("beyond the ephemeris");
    }
}
