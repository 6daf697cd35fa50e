package org.nirayana.astronomy.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.testing.Authorities;

/** Crossings and stations of the real bodies against outside references. */
class SkyEventsAuthorityTest {
    private static final Sky SKY = Sky.of(PackedEphemeris.load());
    private static final AngleFunction SUN = AngleFunction.longitude(SKY, Body.SUN);
    private static final AngleFunction MOON = AngleFunction.longitude(SKY, Body.MOON);

    private static TT tt(String utc) {
        return SKY.timeScales().tt(Instant.parse(utc));
    }

    private static double secondsApart(String utc, TT found) {
        return Math.abs(Duration.between(Instant.parse(utc), SKY.timeScales().utc(found))
                        .toMillis()
                / 1000.0);
    }

    /**
     * Authority: authorities/swiss-ephemeris/panchanga.csv, the tithis. Half a second: the elongation moves by 0.5" in a
     * second, so this is a quarter of an arcsecond.
     */
    @Test
    void tithisBeginAndEndWhereTheMoonHasGainedTwelveDegrees() {
        AngleFunction elongation = MOON.minus(SUN);
        int compared = 0;
        double worst = 0;
        for (String[] row : Authorities.rows("swiss-ephemeris/panchanga.csv")) {
            if (!row[1].equals("tithi")) {
                continue;
            }
            TT now = tt(row[0]);
            int tithi = (int) (elongation.at(now).wrapped().degrees() / 12);
            assertThat(tithi + 1).isEqualTo(Integer.parseInt(row[2]));
            Root start = Crossings.of(elongation, Angle.degrees(12 * tithi), 0.5)
                    .last(now.plusDays(-1.5), now)
                    .orElseThrow();
            Root end = Crossings.of(elongation, Angle.degrees(12 * tithi + 12), 0.5)
                    .first(now, now.plusDays(1.5))
                    .orElseThrow();
            assertThat(start.direction()).isEqualTo(Root.Direction.UPWARD);
            worst = Math.max(worst, secondsApart(row[3], start.time()));
            worst = Math.max(worst, secondsApart(row[4], end.time()));
            compared++;
        }
        System.out.printf("tithis against Swiss Ephemeris: %.3f s%n", worst);
        assertThat(compared).isEqualTo(60);
        assertThat(worst).isLessThan(0.5);
    }

    /** Authority: the dates of equinoxes and solstices that the U.S. Naval Observatory publishes, to a minute. */
    @Test
    void seasonsBeginWhereTheAlmanacSays() {
        String[] dates = {
            "2024-03-20T03:06:00Z", "2024-06-20T20:51:00Z", "2024-09-22T12:44:00Z", "2024-12-21T09:20:00Z",
            "2025-03-20T09:01:00Z", "2025-06-21T02:42:00Z", "2025-09-22T18:19:00Z", "2025-12-21T15:03:00Z"
        };
        TT from = tt("2024-01-01T00:00:00Z");
        for (int i = 0; i < dates.length; i++) {
            Root season = Crossings.of(SUN, Angle.degrees(90 * (i % 4)), 10)
                    .first(from, from.plusDays(370))
                    .orElseThrow();
            assertThat(secondsApart(dates[i], season.time())).as(dates[i]).isLessThan(60);
            from = season.time().plusDays(1);
        }
    }

    /** What a station is: the longitude goes no further; and there is one of each kind in turn. */
    @Test
    void planetsTurnAtTheirStations() {
        TT from = tt("2020-01-01T00:00:00Z");
        TT until = from.plusDays(3 * 365);
        for (Body body : List.of(Body.MERCURY, Body.VENUS, Body.MARS, Body.JUPITER, Body.SATURN)) {
            List<Root> stations = Stations.of(SKY, body).all(from, until);
            int expectedAtLeast =
                    switch (body) {
                        case MERCURY -> 18;
                        case VENUS, MARS -> 2;
                        default -> 5;
                    };
            assertThat(stations).as("%s", body).hasSizeGreaterThanOrEqualTo(expectedAtLeast);
            AngleFunction longitude = AngleFunction.longitude(SKY, body);
            Root.Direction before = null;
            for (Root station : stations) {
                assertThat(station.direction()).isNotEqualTo(before).isNotEqualTo(Root.Direction.TOUCHING);
                before = station.direction();
                Angle here = longitude.at(station.time());
                double earlier = here.minus(longitude.at(station.time().plusDays(-2)))
                        .signed()
                        .degrees();
                double later = longitude
                        .at(station.time().plusDays(2))
                        .minus(here)
                        .signed()
                        .degrees();
                boolean turnsBack = station.direction() == Root.Direction.DOWNWARD;
                assertThat(earlier > 0).isEqualTo(turnsBack);
                assertThat(later < 0).isEqualTo(turnsBack);
            }
        }
        // Authority: published almanacs for 2024, to the minute; a station is flat, hence a few of them.
        Root mercury = Stations.of(SKY, Body.MERCURY)
                .first(tt("2024-03-20T00:00:00Z"), tt("2024-04-20T00:00:00Z"))
                .orElseThrow();
        assertThat(secondsApart("2024-04-01T22:14:00Z", mercury.time())).isLessThan(180);
    }

    /** An outer planet passes a degree inside its loop three times, the middle one going backward. */
    @Test
    void marsPassesADegreeOfItsLoopThreeTimes() {
        List<Root> roots = Crossings.of(AngleFunction.longitude(SKY, Body.MARS), Angle.degrees(75), 5)
                .all(tt("2022-08-01T00:00:00Z"), tt("2023-05-01T00:00:00Z"));
        assertThat(roots.stream().map(Root::direction))
                .containsExactly(Root.Direction.UPWARD, Root.Direction.DOWNWARD, Root.Direction.UPWARD);
    }
}
