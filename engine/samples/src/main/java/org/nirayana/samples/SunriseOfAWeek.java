package org.nirayana.samples;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.nirayana.Nirayana;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.Horizon;
import org.nirayana.astronomy.event.Passage;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;

/** When the upper edge of the Sun appears, day by day, where it does: in Tromsø it stays away until mid-January. */
public final class SunriseOfAWeek {
    private SunriseOfAWeek() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Sky sky = engine.sky();
        Birth midnight = engine.birth(Birth.at("2026-01-12T00:00").in("Tromsø"));
        Horizon horizon = new Horizon(sky, midnight.site());
        for (int day = 0; day < 7; day++) {
            TT from = sky.timeScales().tt(midnight.instant().plus(day, ChronoUnit.DAYS));
            Passage rise = horizon.rise(Body.SUN, RiseDefinition.UPPER_LIMB, from, from.plusDays(1));
            if (rise instanceof Passage.At at) {
                Instant instant = sky.timeScales().utc(at.time());
                System.out.println(midnight.at(instant).localTime().truncatedTo(ChronoUnit.SECONDS));
            } else {
                System.out.println("no sunrise");
            }
        }
    }
}
