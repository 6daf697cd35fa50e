package org.nirayana.jyotisha.event;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.transit.Division;
import org.nirayana.jyotisha.transit.Ingresses;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.transit.Stay;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** Entries into rasis, nakshatras and padas, each with the stay that it belongs to. */
final class IngressEvents implements EventSource {
    private static final Map<EventKind, Division> DIVISIONS = Map.of(
            SkyEventKind.RASI_INGRESS, Division.RASI,
            SkyEventKind.NAKSHATRA_INGRESS, Division.NAKSHATRA,
            SkyEventKind.PADA_INGRESS, Division.PADA);

    @Override
    public Set<EventKind> kinds() {
        return DIVISIONS.keySet();
    }

    @Override
    public List<SkyEvent> between(EventScope scope, TT from, TT until) {
        List<SkyEvent> events = new ArrayList<>();
        SiderealMotion motion = scope.motion();
        Instant begin = motion.instant(from);
        Instant end = motion.instant(until);
        Map<Division, EventKind> requested = new EnumMap<>(Division.class);
        DIVISIONS.forEach((kind, division) -> {
            if (scope.wants(kind)) {
                requested.put(division, kind);
            }
        });
        for (Graha graha : scope.grahas()) {
            Ingresses.stays(motion, graha, requested.keySet(), begin, end)
                    .forEach((division, stays) ->
                            stays.forEach(stay -> entries(requested.get(division), stay, begin, end, events)));
        }
        return events;
    }

    private static void entries(EventKind kind, Stay stay, Instant begin, Instant end, List<SkyEvent> events) {
        int count = stay.division().count();
        long arc = SiderealLongitude.FULL_CIRCLE / count;
        for (Stay.Visit visit : stay.visits()) {
            visit.entry()
                    .filter(entry -> !entry.isBefore(begin) && entry.isBefore(end))
                    .ifPresent(entry -> {
                        boolean backwards = visit.retrogradeEntry();
                        int left = Math.floorMod(stay.part() - 1 + (backwards ? 1 : -1), count) + 1;
                        long border = backwards ? stay.part() % count : stay.part() - 1L;
                        events.add(new SkyEvent(
                                kind,
                                Change.ENTERS,
                                entry,
                                List.of(stay.graha()),
                                new SiderealLongitude(border * arc),
                                backwards,
                                new SkyEvent.Entry(stay, left)));
                    });
        }
    }
}
