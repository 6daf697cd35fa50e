package org.nirayana.jyotisha.event;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * What events are looked for: of what, of whom, where and by which conventions.
 *
 * @param motion how the grahas move
 * @param place where; its instant does not matter
 * @param almanac of the place
 */
public record EventScope(
        SiderealMotion motion,
        Birth place,
        Almanac almanac,
        Conventions conventions,
        Set<EventKind> kinds,
        Set<Graha> grahas) {
    public EventScope {
        kinds = Set.copyOf(kinds);
        grahas = Set.copyOf(grahas);
    }

    /** Whether a kind is asked for. */
    public boolean wants(EventKind kind) {
        return kinds.contains(kind);
    }

    /** Whether any of two is asked for. */
    public boolean wants(Graha one, Graha other) {
        return grahas.contains(one) || grahas.contains(other);
    }

    /** Those that are asked for among some, in the order of {@link Graha}. */
    List<Graha> requested(Set<Graha> among) {
        Set<Graha> found = EnumSet.noneOf(Graha.class);
        found.addAll(among);
        found.retainAll(grahas);
        return new ArrayList<>(found);
    }

    Site site() {
        return place.site();
    }

    /** An event of these at a time, with where the first stands. */
    public SkyEvent event(EventKind kind, Change change, TT time, List<Graha> who, SkyEvent.Detail detail) {
        Graha first = who.get(0);
        return new SkyEvent(
                kind,
                change,
                motion.instant(time),
                who,
                new SiderealLongitude(SiderealLongitude.ticks(motion.longitude(first, time))),
                motion.isRetrograde(first, time),
                detail);
    }
}
