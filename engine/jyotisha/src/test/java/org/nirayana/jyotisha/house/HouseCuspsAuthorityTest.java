package org.nirayana.jyotisha.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.testing.Authorities;

/** Sidereal house cusps from a civil time on, the whole chain. */
class HouseCuspsAuthorityTest {
    private final Sky sky = Sky.of(PackedEphemeris.load());
    private final Ayanamsa lahiri = Ayanamsas.in(sky).standard().ayanamsa();

    /**
     * Authority: authorities/swiss-ephemeris/houses.csv. 0.1": what is promised, given the same UT1. From 2026 on two
     * forecasts of the Earth's rotation part, by seconds of time; there the sphere is first turned until the ascendants
     * are the same, and the other cusps must follow.
     */
    @Test
    void agreesWithTheSwissEphemeris() {
        List<String[]> rows = Authorities.rows("swiss-ephemeris/houses.csv");
        Map<String, Double> ascendants = new HashMap<>();
        for (String[] row : rows) {
            if (row[3].equals("A") && row[4].equals("1")) {
                ascendants.put(row[0], Double.parseDouble(row[5]));
            }
        }
        double worst = 0;
        int compared = 0;
        for (String[] row : rows) {
            Moment moment = sky.at(Instant.parse(row[0]));
            Site site = Site.ofDegrees(Double.parseDouble(row[1]), Double.parseDouble(row[2]));
            Angle origin = lahiri.at(moment).plus(moment.orientation().nutationInLongitude());
            LocalSphere sphere = moment.from(site).sphere();
            if (row[0].compareTo("2026") > 0) {
                sphere = turned(sphere, Angle.degrees(ascendants.get(row[0])).plus(origin));
            }
            Houses.Cusps houses =
                    (Houses.Cusps) SwissEphemerisLetters.SYSTEMS.get(row[3]).houses(sphere, origin);
            double off = houses.cusp(Integer.parseInt(row[4]))
                    .minus(Angle.degrees(Double.parseDouble(row[5])))
                    .signed()
                    .arcseconds();
            assertThat(Math.abs(off)).as(String.join(",", row)).isLessThan(0.1);
            worst = Math.max(worst, Math.abs(off));
            compared++;
        }
        assertThat(compared).isEqualTo(20 * 11 * 12);
        System.out.printf("sidereal house cusps against Swiss Ephemeris: %.4f arcseconds%n", worst);
    }

    /** The sphere over the same place a little earlier or later, when the given longitude rises. */
    private static LocalSphere turned(LocalSphere sphere, Angle ascendant) {
        LocalSphere turned = sphere;
        for (int round = 0; round < 20; round++) {
            Angle off = ascendant.minus(turned.ascendant()).signed();
            Angle time = turned.siderealTime().plus(off.times(0.7));
            turned = new LocalSphere(time, sphere.obliquity(), sphere.latitude());
        }
        // A forecast does not run away by more than a minute in this century: a quarter of a degree.
        Angle moved = turned.siderealTime().minus(sphere.siderealTime()).signed();
        assertThat(Math.abs(moved.degrees())).isLessThan(0.25);
        return turned;
    }
}
