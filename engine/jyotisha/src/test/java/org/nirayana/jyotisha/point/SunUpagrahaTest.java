package org.nirayana.jyotisha.point;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

class SunUpagrahaTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());

    /**
     * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter 4.2: example 6 (the Sun at 9 Sagittarius 36) and exercise
     * 7 (13 Taurus 19), as the tests of PyJHora repeat them. To the minute that is printed: the rule is whole minutes, so nothing is
     * rounded.
     */
    @ParameterizedTest
    @CsvSource({
        "249°36′, Aries 22°56′, Pisces 7°04′, Virgo 7°04′, Libra 22°56′, Scorpio 9°36′",
        "43°19′, Virgo 26°39′, Libra 3°21′, Aries 3°21′, Pisces 26°39′, Aries 13°19′"
    })
    void theBookOfPvrNarasimhaRao(
            String sun, String dhuma, String vyatipata, String parivesha, String chapa, String ketu) {
        String[] parts = sun.split("[°′]", -1);
        SiderealLongitude place = new SiderealLongitude(
                (Long.parseLong(parts[0]) * 60 + Long.parseLong(parts[1])) * (SiderealLongitude.TICKS_PER_DEGREE / 60));
        assertThat(SunUpagraha.SET.points())
                .extracting(point -> ((SunUpagraha) point).from(place).toString())
                .containsExactly(dhuma, vyatipata, parivesha, chapa, ketu);
    }

    /** The proof in the verse itself, 3.64: a rasi after Upaketu stands the Sun; to the tick, 0.06 µas. */
    @Test
    void aRasiAfterUpaketuStandsTheSun() {
        for (int day = 0; day < 366; day++) {
            Chart chart = CHARTS.chart(
                    Birth.of(Instant.parse("2024-01-01T00:00:00Z").plusSeconds(86_400L * day), Site.ofDegrees(13, 80)),
                    Conventions.standard());
            PlacedPoint upaketu = chart.points(SunUpagraha.SET).get(4);
            assertThat(upaketu.sidereal().plus(Angle.degrees(30)))
                    .isEqualTo(chart.sun().sidereal());
        }
    }

    @Test
    void eachSaysWhereItStandsAndByWhichVerse() {
        Chart chart = CHARTS.chart(
                Birth.of(Instant.parse("1990-05-17T05:00:00Z"), Site.ofDegrees(13.0878, 80.2785)),
                Conventions.standard());
        List<PlacedPoint> five = chart.points(SunUpagraha.SET);
        assertThat(five)
                .extracting(point -> point.point().id())
                .containsExactly("dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu");
        assertThat(five)
                .extracting(PlacedPoint::source)
                .hasSize(5)
                .allMatch(source -> source.matches("Brihat Parashara Hora Shastra 3\\.6[1-4](-64)?"));
        assertThat(five).hasSize(5).allSatisfy(point -> assertThat(point.house())
                .isEqualTo(point.rasi().countedFrom(chart.ascendant().rasi())));
        assertThat(chart.points(SunUpagraha.SET)).isSameAs(five);
    }
}
