package org.nirayana.astronomy.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.testing.Authorities;

/** Rise and set against an outside reference. */
class HorizonAuthorityTest {
    /**
     * Authority: authorities/swiss-ephemeris/riseset.csv. 2 s below 60° of latitude: the reference itself stops its
     * search some tenths of a second short; above, the slant path of the body makes more of the same angle.
     */
    @Test
    void agreesWithTheSwissEphemeris() {
        Sky sky = Sky.of(PackedEphemeris.load());
        Map<String, Double> worst = new TreeMap<>();
        int compared = 0;
        for (String[] columns : Authorities.rows("swiss-ephemeris/riseset.csv")) {
            double latitude = Double.parseDouble(columns[1]);
            Horizon horizon = new Horizon(sky, Site.ofDegrees(latitude, Double.parseDouble(columns[2])));
            Body body = Body.valueOf(columns[3].toUpperCase(Locale.ROOT));
            RiseDefinition definition = RiseDefinition.valueOf(columns[5].toUpperCase(Locale.ROOT));
            TT from = sky.timeScales().tt(Instant.parse(columns[0]));
            TT until = from.plusDays(1.1);
            Passage passage = columns[4].equals("rise")
                    ? horizon.rise(body, definition, from, until)
                    : horizon.set(body, definition, from, until);
            assertThat(passage).as(String.join(",", columns)).isInstanceOf(Passage.At.class);
            Instant found = sky.timeScales().utc(((Passage.At) passage).time());
            double seconds =
                    Math.abs(Duration.between(Instant.parse(columns[6]), found).toNanos() * 1e-9);
            assertThat(seconds)
                    .as("%s: %s", String.join(",", columns), found)
                    .isLessThan(Math.abs(latitude) < 60 ? 2 : 5);
            worst.merge(columns[3] + " " + columns[5], seconds, Math::max);
            compared++;
        }
        assertThat(compared).isEqualTo(720);
        worst.forEach((what, seconds) -> System.out.printf("%s against Swiss Ephemeris: %.3f s%n", what, seconds));
    }
}
