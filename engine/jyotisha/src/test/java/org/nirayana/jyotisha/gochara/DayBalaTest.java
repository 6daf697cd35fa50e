package org.nirayana.jyotisha.gochara;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.hours.Nature;
import org.nirayana.jyotisha.panchanga.limb.Paksha;
import org.nirayana.jyotisha.zodiac.Graha;

/** Tarabala and chandrabala of days: against the places of a chart, and against PVR's table 64 and the rule told in words. */
class DayBalaTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Birth BIRTH =
            Birth.of(Instant.parse("1994-02-12T03:30:00Z"), Site.ofDegrees(19.0821978, 72.7411014));

    @Test
    void aMonthOfDays() {
        Chart natal = CHARTS.chart(BIRTH, Conventions.standard());
        Iterator<Panchanga> days = CHARTS.almanac(BIRTH, Conventions.standard()).days(LocalDate.of(2026, 1, 1), 31);
        Set<Nature> seen = new HashSet<>();
        while (days.hasNext()) {
            DayBala bala = DayBala.of(natal, days.next());
            Instant at = bala.day().start();
            for (DayBala.StarOfDay star : bala.taras()) {
                assertThat(star.span().start()).isEqualTo(at);
                at = star.span().end();
                assertThat(natal.placementsAt(middle(star.span()))
                                .of(Graha.MOON)
                                .nakshatra())
                        .isEqualTo(star.nakshatra());
                int count = Math.floorMod(
                                star.nakshatra().number()
                                        - natal.moon().nakshatra().number(),
                                27)
                        + 1;
                // PVR's table 64 by the remainder of nine: mixed, good, bad, good, bad, good, bad, good, good.
                Nature expected = List.of(
                                Nature.GOOD,
                                Nature.NEUTRAL,
                                Nature.GOOD,
                                Nature.BAD,
                                Nature.GOOD,
                                Nature.BAD,
                                Nature.GOOD,
                                Nature.BAD,
                                Nature.GOOD)
                        .get(count % 9);
                assertThat(star.tara().nature()).isEqualTo(expected);
            }
            assertThat(at).isEqualTo(bala.day().end());
            at = bala.day().start();
            for (DayBala.MoonOfDay moon : bala.moons()) {
                assertThat(moon.span().start()).isEqualTo(at);
                at = moon.span().end();
                var sky = natal.placementsAt(middle(moon.span()));
                assertThat(sky.of(Graha.MOON).rasi()).isEqualTo(moon.rasi());
                double gained = sky.of(Graha.MOON).sidereal().degrees()
                        - sky.of(Graha.SUN).sidereal().degrees();
                assertThat(moon.paksha()).isEqualTo((gained + 360) % 360 < 180 ? Paksha.SHUKLA : Paksha.KRISHNA);
                seen.add(moon.nature());
            }
            assertThat(at).isEqualTo(bala.day().end());
        }
        assertThat(seen).containsExactlyInAnyOrder(Nature.values());
    }

    @Test
    void housesOfTheMoon() {
        for (int house = 1; house <= 12; house++) {
            boolean good = Set.of(1, 3, 6, 7, 10, 11).contains(house);
            boolean whileWaxing = Set.of(2, 5, 9).contains(house);
            assertThat(DayBala.nature(house, Paksha.SHUKLA)).isEqualTo(good || whileWaxing ? Nature.GOOD : Nature.BAD);
            assertThat(DayBala.nature(house, Paksha.KRISHNA))
                    .isEqualTo(good ? Nature.GOOD : whileWaxing ? Nature.NEUTRAL : Nature.BAD);
        }
    }

    private static Instant middle(TimeSpan span) {
        return span.start().plus(Duration.between(span.start(), span.end()).dividedBy(2));
    }
}
