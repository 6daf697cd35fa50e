package org.nirayana.jyotisha.gochara;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A stretch of time in which Saturn stays in one phase; where he turns back and comes again, each time is a stretch of its own.
 *
 * @param signs those that he goes through in this phase: one, by degrees mostly two
 * @param entry none where the ephemeris does not reach so far
 * @param retrogradeEntry whether he came backwards
 * @param exit none where the ephemeris does not reach so far
 * @param retrogradeExit whether he left backwards
 * @param temporary whether he came forwards and turned back: the phase begins for some weeks, ends, and begins again
 * @param kantaka whether Saturn is called kantaka in it
 * @param murti by the Moon of the entry; none without one, and none by degrees, where he enters no sign
 */
public record SaturnStretch(
        SaturnPhase phase,
        List<Rasi> signs,
        Optional<Instant> entry,
        boolean retrogradeEntry,
        Optional<Instant> exit,
        boolean retrogradeExit,
        boolean temporary,
        boolean kantaka,
        Optional<Murti> murti) {
    public SaturnStretch {
        signs = List.copyOf(signs);
    }
}
