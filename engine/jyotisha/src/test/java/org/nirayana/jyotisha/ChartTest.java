package org.nirayana.jyotisha;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.dasha.DashaSystems;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.house.Houses;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** A chart is a birth under conventions; what follows from it agrees with the parts it is made of. */
class ChartTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Birth BIRTH = new Birth(
            Instant.parse("1990-05-17T05:00:00Z"),
            Site.ofDegrees(13.0827, 80.2707),
            "Asia/Kolkata",
            ZoneId.of("Asia/Kolkata").getRules());

    private final Chart chart = CHARTS.chart(BIRTH, Conventions.standard());

    @Test
    void placesAreThoseOfTheMoment() {
        Placements expected = Placements.cast(
                chart.sky().at(BIRTH.instant()),
                BIRTH.site(),
                Conventions.standard().positionReference(),
                NodeType.TRUE,
                CHARTS.ayanamsa(Conventions.standard()));
        for (Graha graha : Graha.ALL) {
            assertThat(chart.of(graha).sidereal()).isEqualTo(expected.of(graha).sidereal());
        }
        assertThat(chart.ascendant().sidereal()).isEqualTo(expected.ascendant().sidereal());
        assertThat(chart.moon()).hasToString(expected.of(Graha.MOON).toString());
        assertThat(chart.sun().rasi()).isEqualTo(Rasi.TAURUS);
    }

    @Test
    void conventionsChangeWhatTheyName() {
        Chart mean = CHARTS.chart(BIRTH, Conventions.standard().with(NodeType.MEAN));
        assertThat(mean.of(Graha.RAHU).sidereal())
                .isNotEqualTo(chart.of(Graha.RAHU).sidereal());
        assertThat(mean.moon().sidereal()).isEqualTo(chart.moon().sidereal());
        Chart shifted = CHARTS.chart(BIRTH, Conventions.standard().withAyanamsaDelta(1));
        assertThat(chart.moon().sidereal().degrees() - shifted.moon().sidereal().degrees())
                .isCloseTo(1, within(1e-9));
        assertThat(shifted.ayanamsa().degrees() - chart.ayanamsa().degrees()).isCloseTo(1, within(1e-9));
    }

    @Test
    void whatFollowsIsComputedOnceAndKept() {
        assertThat(chart.dasha(NakshatraDasha.VIMSHOTTARI)).isSameAs(chart.dasha(NakshatraDasha.VIMSHOTTARI));
        assertThat(chart.panchanga()).isSameAs(chart.panchanga());
        assertThat(chart.houses()).isSameAs(chart.houses());
    }

    @Test
    void theDayIsThatOfThePlace() {
        assertThat(chart.panchanga().date()).isEqualTo(LocalDate.of(1990, 5, 17));
        assertThat(BIRTH.localDate()).isEqualTo(LocalDate.of(1990, 5, 17));
        assertThat(BIRTH.at(Instant.parse("1990-05-17T20:00:00Z")).localDate()).isEqualTo(LocalDate.of(1990, 5, 18));
        // The Moon of the panchanga is the Moon of the chart.
        assertThat(chart.panchanga().nakshatras().stream().map(time -> time.nakshatra()))
                .contains(chart.moon().nakshatra());
    }

    @Test
    void housesFollowTheSystemOfTheConventions() {
        Houses.Cusps whole = (Houses.Cusps) chart.houses();
        assertThat(whole.cusp(1).degrees())
                .isCloseTo(chart.ascendant().rasi().start().degrees(), within(1e-9));
        Houses.Cusps equal =
                (Houses.Cusps) CHARTS.chart(BIRTH, Conventions.standard().with(HouseSystem.EQUAL))
                        .houses();
        assertThat(equal.cusp(1).degrees())
                .isCloseTo(chart.ascendant().sidereal().degrees(), within(1e-6));
    }

    @Test
    void vargasDivideEveryPoint() {
        assertThat(chart.varga(1).ascendant().rasi())
                .isEqualTo(chart.ascendant().rasi());
        assertThat(chart.varga(1).of(Graha.MOON).house()).isEqualTo(chart.moon().house());
        assertThat(chart.varga(9).grahas()).hasSize(9);
        assertThat(chart.varga(9).ascendant().house()).isEqualTo(1);
    }

    @Test
    void dashaSystemsAreARegistryThatProgramsAddTo() {
        assertThat(DashaSystems.builtIn().byId().keySet())
                .containsExactly("vimshottari", "ashtottari", "ashtottari_without_abhijit", "yogini", "chara");
        for (var system : DashaSystems.builtIn().byId().values()) {
            assertThat(chart.dasha(system).at(BIRTH.instant(), 1)).hasSize(1);
        }
        List<String> lords = chart.dasha(NakshatraDasha.VIMSHOTTARI).periods(1, 1).stream()
                .map(period -> period.lord().id())
                .toList();
        assertThat(lords).hasSize(9).startsWith(chart.moon().nakshatra().lord().id());
    }
}
