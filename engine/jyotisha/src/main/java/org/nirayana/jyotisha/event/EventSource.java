package org.nirayana.jyotisha.event;

import java.util.List;
import java.util.Set;
import org.nirayana.astronomy.time.TT;

/**
 * Finds events of some kinds; a program hands its own sources to {@link SkyEvents}. It is asked window by window, perhaps by several
 * threads at once.
 */
public interface EventSource {
    /** The kinds that it finds. */
    Set<EventKind> kinds();

    /** What happens in a window, its end not included, in any order: of the kinds and grahas that are asked for. */
    List<SkyEvent> between(EventScope scope, TT from, TT until);
}
