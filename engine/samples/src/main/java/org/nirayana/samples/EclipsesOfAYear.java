package org.nirayana.samples;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.nirayana.Nirayana;
import org.nirayana.astronomy.eclipse.Eclipses;
import org.nirayana.astronomy.eclipse.LunarEclipse;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;

/** The eclipses of 2026, what is seen of them in Reykjavik, and the Besselian elements of the total one. */
public final class EclipsesOfAYear {
    private EclipsesOfAYear() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Sky sky = engine.sky();
        Birth place = engine.birth(Birth.at("2026-01-01T00:00").in("Reykjavik"));
        Eclipses eclipses = new Eclipses(sky);
        TT from = sky.timeScales().tt(Instant.parse("2026-01-01T00:00:00Z"));
        TT until = from.plusDays(365);
        for (SolarEclipse eclipse : eclipses.solar(from, until)) {
            System.out.println(eclipse);
            eclipse.at(place.site(), sky)
                    .filter(local -> local.sighting(RiseDefinition.UPPER_LIMB).isSeen())
                    .ifPresent(local -> System.out.printf(
                            "  here %s from %s, greatest %s, magnitude %.3f%n",
                            local.kind(),
                            clock(sky, place, local.begin()),
                            clock(sky, place, local.greatest()),
                            local.magnitude()));
        }
        for (LunarEclipse eclipse : eclipses.lunar(from, until)) {
            boolean seen = eclipse.at(place.site(), sky, RiseDefinition.UPPER_LIMB)
                    .penumbral()
                    .isSeen();
            System.out.println(eclipse + (seen ? ", seen here" : ", not seen here"));
        }
        System.out.println(eclipses.solar(from, until).get(1).elements());
    }

    private static String clock(Sky sky, Birth place, TT time) {
        Instant instant = sky.timeScales().utc(time);
        return place.at(instant)
                .localTime()
                .toLocalTime()
                .truncatedTo(ChronoUnit.SECONDS)
                .toString();
    }
}
