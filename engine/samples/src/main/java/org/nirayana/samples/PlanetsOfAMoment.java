package org.nirayana.samples;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.nirayana.Nirayana;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;

/** Where the planets are seen at an instant, in the tropical zodiac of astronomers: no birth, no place, no ayanamsa. */
public final class PlanetsOfAMoment {
    private PlanetsOfAMoment() {}

    public static void main(String[] args) {
        Moment moment = Nirayana.standard().sky().at(Instant.parse("2026-01-01T00:00:00Z"));
        System.out.println("body      longitude   latitude    distance");
        for (Body body : List.of(Body.SUN, Body.MOON, Body.MERCURY, Body.VENUS, Body.MARS, Body.JUPITER, Body.SATURN)) {
            Apparent seen = moment.apparent(body);
            double longitude = seen.longitude().degrees();
            double latitude = seen.latitude().degrees();
            System.out.printf(
                    Locale.ROOT, "%-8s %9.4f°  %8.4f°  %7.4f au%n", body, longitude, latitude, seen.distanceAu());
        }
    }
}
