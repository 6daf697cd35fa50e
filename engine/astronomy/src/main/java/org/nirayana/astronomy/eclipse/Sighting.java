package org.nirayana.astronomy.eclipse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.Horizon;
import org.nirayana.astronomy.event.Passage;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;

/**
 * What of a phase happens above the horizon of a place.
 *
 * @param rise when the body rises while the phase lasts, if it does
 * @param set when the body sets while the phase lasts, if it does
 * @param stretches from when until when it is up, in order: none, one, or two where it sets and rises again
 */
public record Sighting(Optional<TT> rise, Optional<TT> set, List<Stretch> stretches) {
    public Sighting {
        stretches = List.copyOf(stretches);
    }

    /** A stretch of time. */
    public record Stretch(TT from, TT until) {
        public boolean contains(TT t) {
            return from.compareTo(t) <= 0 && t.compareTo(until) <= 0;
        }
    }

    static Sighting of(Sky sky, Site site, Body body, RiseDefinition definition, TT from, TT until) {
        Horizon.RiseAndSet found = new Horizon(sky, site).riseAndSet(body, definition, from, until);
        Optional<TT> rise = instant(found.rise());
        Optional<TT> set = instant(found.set());
        List<Stretch> up = new ArrayList<>();
        if (rise.isPresent() && set.isPresent()) {
            if (rise.get().compareTo(set.get()) < 0) {
                up.add(new Stretch(rise.get(), set.get()));
            } else {
                up.add(new Stretch(from, set.get()));
                up.add(new Stretch(rise.get(), until));
            }
        } else if (rise.isPresent()) {
            up.add(new Stretch(rise.get(), until));
        } else if (set.isPresent()) {
            up.add(new Stretch(from, set.get()));
        } else if (found.rise() instanceof Passage.StaysAbove) {
            up.add(new Stretch(from, until));
        }
        return new Sighting(rise, set, up);
    }

    private static Optional<TT> instant(Passage passage) {
        return passage instanceof Passage.At at ? Optional.of(at.time()) : Optional.empty();
    }

    /** Whether anything of the phase is above the horizon. */
    public boolean isSeen() {
        return !stretches.isEmpty();
    }

    /** Whether the body is up at an instant of the phase. */
    public boolean isUp(TT t) {
        return stretches.stream().anyMatch(stretch -> stretch.contains(t));
    }

    /** Whether it rises eclipsed: the phase has begun before it comes up. */
    public boolean risesIn() {
        return rise.isPresent();
    }

    /** Whether it sets eclipsed. */
    public boolean setsIn() {
        return set.isPresent();
    }

    /** When it is first seen. */
    public Optional<TT> first() {
        return isSeen() ? Optional.of(stretches.get(0).from()) : Optional.empty();
    }

    /** When it is last seen. */
    public Optional<TT> last() {
        return isSeen() ? Optional.of(stretches.get(stretches.size() - 1).until()) : Optional.empty();
    }

    /** The seen instant nearest to the greatest one. */
    public Optional<TT> nearest(TT greatest) {
        TT best = null;
        for (Stretch stretch : stretches) {
            TT t = stretch.contains(greatest)
                    ? greatest
                    : greatest.compareTo(stretch.from()) < 0 ? stretch.from() : stretch.until();
            if (best == null || away(t, greatest) < away(best, greatest)) {
                best = t;
            }
        }
        return Optional.ofNullable(best);
    }

    private static double away(TT t, TT greatest) {
        return Math.abs(t.j2000Days() - greatest.j2000Days());
    }
}
