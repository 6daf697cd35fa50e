package org.nirayana.jyotisha.event;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.nirayana.astronomy.event.Root;
import org.nirayana.astronomy.event.RootSearch;
import org.nirayana.astronomy.event.TimeFunction;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Where planets stand still: zeros of the speed by which charts tell who is retrograde, or of the sidereal speed. Sun and Moon never do, and
 * what the nodes do no almanac calls a station.
 */
final class StationEvents implements EventSource {
    /** Within this the exact speed is zero where that of the table is. */
    private static final double NEAR_DAYS = 0.02;

    @Override
    public Set<EventKind> kinds() {
        return Set.of(SkyEventKind.STATION);
    }

    @Override
    public List<SkyEvent> between(EventScope scope, TT from, TT until) {
        List<SkyEvent> events = new ArrayList<>();
        for (Graha graha : scope.requested(EnumSet.copyOf(War.FIGHTERS))) {
            for (Root root : stations(scope, graha, from, until)) {
                events.add(scope.event(
                        SkyEventKind.STATION,
                        root.direction() == Root.Direction.DOWNWARD ? Change.TURNS_RETROGRADE : Change.TURNS_DIRECT,
                        root.time(),
                        List.of(graha),
                        new SkyEvent.Plain()));
            }
        }
        return events;
    }

    private static List<Root> stations(EventScope scope, Graha graha, TT from, TT until) {
        SiderealMotion motion = scope.motion();
        boolean sidereal = scope.conventions().get(StationReading.CONVENTION) == StationReading.SIDEREAL;
        TimeFunction quick = sidereal
                ? t -> motion.of(graha).perDay(t.j2000Days())
                : t -> motion.tropical(graha).perDay(t.j2000Days());
        TimeFunction exact = sidereal
                ? t -> motion.exactPerDay(graha, t.j2000Days()) - motion.takenPerDay(t.j2000Days())
                : t -> motion.exactPerDay(graha, t.j2000Days());
        List<Root> found = new ArrayList<>();
        for (Root root : RootSearch.zerosOf(quick, motion.stepDays(graha)).all(from, until)) {
            TT near = root.time();
            Root exactly = RootSearch.zerosOf(exact, NEAR_DAYS)
                    .first(near.plusDays(-NEAR_DAYS), near.plusDays(NEAR_DAYS))
                    .orElse(root);
            found.add(new Root(exactly.time(), root.direction()));
        }
        return found;
    }
}
