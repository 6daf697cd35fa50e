package org.nirayana.samples;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.nirayana.Nirayana;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.Root;
import org.nirayana.astronomy.event.RootSearch;
import org.nirayana.astronomy.event.TimeFunction;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;

/**
 * An event that the library does not have: the days on which nothing casts a shadow at noon, because the Sun's declination is
 * the latitude of the place. Write what is zero then as a function of time, and say how often to look: the declination
 * turns every half year, so a step of thirty days finds every root.
 */
public final class YourOwnEvent {
    private YourOwnEvent() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Sky sky = engine.sky();
        Birth place = engine.birth(Birth.at("2026-01-01T00:00").in("Chennai"));
        double latitude = place.site().latitude().radians();
        TimeFunction missing = t -> sky.at(t).apparent(Body.SUN).declination().radians() - latitude;
        TT from = sky.timeScales().tt(place.instant());
        for (Root root : RootSearch.zerosOf(missing, 30).all(from, from.plusDays(365))) {
            Instant instant = sky.timeScales().utc(root.time()).truncatedTo(ChronoUnit.SECONDS);
            boolean northward = root.direction() == Root.Direction.UPWARD;
            System.out.println(
                    place.at(instant).localTime() + ", the Sun on its way " + (northward ? "north" : "south"));
        }
    }
}
