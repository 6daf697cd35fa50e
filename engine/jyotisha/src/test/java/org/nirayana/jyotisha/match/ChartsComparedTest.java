package org.nirayana.jyotisha.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.DashaLord;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.rule.ChartFacts;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** Against births that the tests of Prokerala's PHP library publish with their answers. */
class ChartsComparedTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Conventions STANDARD = Conventions.standard();
    private static final Site MUMBAI = Site.ofDegrees(19.0821978, 72.7411014);
    private static final Site KOLKATA = Site.ofDegrees(22.6757521, 88.0495418);
    private static final Chart GIRL = chart("1967-08-29T03:30:00Z", MUMBAI, STANDARD);
    private static final Chart BOY = chart("1970-11-10T03:50:00Z", KOLKATA, STANDARD);

    private static Chart chart(String time, Site site, Conventions conventions) {
        return CHARTS.chart(Birth.of(Instant.parse(time), site), conventions);
    }

    /** KundliMatchingTest: Rohini 4 and Uttara Bhadrapada 3; she has Mars in the second from the lagna, he is free. */
    @Test
    void mangalOfTwo() {
        Ashtakuta match = Ashtakuta.of(GIRL, BOY);
        assertThat(match.bride()).isEqualTo(new MoonPada(Nakshatra.ROHINI, 4, false));
        assertThat(match.groom()).isEqualTo(new MoonPada(Nakshatra.UTTARA_BHADRAPADA, 3, false));
        MangalDosha hers = MangalDosha.of(GIRL);
        assertThat(hers.places().get(0)).isEqualTo(new MangalDosha.Place(MatchPoint.LAGNA, 2, true, false));
        assertThat(hers.isPresent()).contains(true);
        assertThat(MangalDosha.of(chart("1970-11-10T03:50:00Z", KOLKATA, STANDARD.with(MangalFrom.LAGNA)))
                        .isPresent())
                .contains(false);
    }

    /** PapasamyamTest: 3.5 points, Saturn and Rahu from the lagna and the Moon, Sun and Rahu from Venus. */
    @Test
    void papasamyaOfAChart() {
        Papasamya found = Papasamya.of(chart("2020-05-12T03:50:00Z", KOLKATA, STANDARD));
        assertThat(found.points()).isEqualTo(3.5);
        assertThat(found.burdens().stream()
                        .map(burden ->
                                burden.graha().code() + burden.from().id().charAt(0) + burden.house()))
                .containsExactly("SAl8", "RAl1", "SAm2", "RAm7", "SUv12", "RAv2");
        assertThat(Papasamya.of(chart("2020-05-12T03:50:00Z", KOLKATA, STANDARD.with(PapaWeights.EQUAL)))
                        .points())
                .isEqualTo(6);
        // Ketu is opposite to Rahu: in the 7th, the 1st and the 8th.
        Papasamya five = Papasamya.of(chart("2020-05-12T03:50:00Z", KOLKATA, STANDARD.with(PapaGrahas.FIVE)));
        assertThat(five.points()).isEqualTo(3.5 + 1 + 0.5 + 0.25);
        assertThat(five.burdens())
                .filteredOn(burden -> burden.graha() == Graha.KETU)
                .hasSize(3);
    }

    @Test
    void mangalIsCompared() {
        MangalDosha none = dosha(false, List.of());
        MangalDosha has = dosha(true, List.of());
        MangalDosha lifted = dosha(true, List.of(MangalCancellation.BENEFIC_IN_LAGNA));
        MangalDosha byManuals = dosha(true, List.of(MangalCancellation.RETROGRADE));
        assertThat(ground(none, none)).isEqualTo(MangalMatch.Ground.NEITHER);
        assertThat(ground(has, has)).isEqualTo(MangalMatch.Ground.BOTH);
        assertThat(ground(has, none)).isEqualTo(MangalMatch.Ground.ONE);
        assertThat(ground(none, lifted)).isEqualTo(MangalMatch.Ground.CANCELLED);
        assertThat(ground(none, byManuals)).isEqualTo(MangalMatch.Ground.ONE);
        MangalMatch apart = MangalMatch.of(has, none, MangalComparison.ASTROSAGE);
        assertThat(apart.ground()).isEqualTo(MangalMatch.Ground.GRADES_APART);
        assertThat(apart.compatible()).contains(false);
        assertThat(MangalMatch.of(has, none, MangalComparison.PRESENCE).compatible())
                .contains(false);
        assertThat(MangalMatch.of(has, has, MangalComparison.PRESENCE).compatible())
                .contains(true);
        MangalDosha unknown = new MangalDosha(
                List.of(), List.of(), MangalFrom.LAGNA_OR_MOON, MangalLifted.RAMAN, ChartFacts.nothing());
        assertThat(MangalMatch.of(unknown, none, MangalComparison.PRESENCE).compatible())
                .isEmpty();
    }

    private static MangalMatch.Ground ground(MangalDosha bride, MangalDosha groom) {
        return MangalMatch.of(bride, groom, MangalComparison.PRESENCE).ground();
    }

    private static MangalDosha dosha(boolean afflicted, List<MangalCancellation> cancellations) {
        return new MangalDosha(
                MatchPoint.ALL.stream()
                        .map(point -> new MangalDosha.Place(point, afflicted ? 7 : 3, afflicted, false))
                        .toList(),
                cancellations,
                MangalFrom.LAGNA_OR_MOON,
                MangalLifted.RAMAN,
                ChartFacts.nothing());
    }

    /** Without a time of birth the lagna is not spoken of; from the Moon and Venus only what lasts all day is. */
    @Test
    void mangalOfADay() {
        Chart first = chart("1967-08-28T18:30:00Z", MUMBAI, STANDARD);
        Chart last = chart("1967-08-29T18:30:00Z", MUMBAI, STANDARD);
        MangalDosha day = MangalDosha.ofDay(first, last);
        assertThat(day.places()).isNotEmpty().noneMatch(place -> place.from() == MatchPoint.LAGNA);
        assertThat(day.grade()).isEmpty();
        assertThat(day.stands()).isIn(Optional.empty(), Optional.of(true), Optional.of(false));
    }

    /** Both lives of one chart change together; a span of nothing finds only what is at one instant. */
    @Test
    void sandhisWithinASpan() {
        Instant from = Instant.parse("2000-01-01T00:00:00Z");
        List<DashaSandhi> same = DashaSandhi.of(GIRL, GIRL, from, 60, 6);
        assertThat(same).isNotEmpty().allSatisfy(sandhi -> assertThat(sandhi.apart())
                .isLessThanOrEqualTo(Duration.ofDays(183)));
        List<DashaSandhi> near = DashaSandhi.of(GIRL, BOY, from, 60, 6);
        List<DashaSandhi> wide = DashaSandhi.of(GIRL, BOY, from, 60, 24);
        assertThat(wide).containsAll(near);
        assertThat(wide).hasSizeGreaterThanOrEqualTo(near.size());
    }

    /**
     * The Sun's mahadasha lasts six Julian years, which are exactly 72 months: its beginning and its end are near at 72 and not at
     * 71, also where one of the two lies outside the span, and a span has its beginning but not its end.
     */
    @Test
    void sandhisAtTheirBorders() {
        List<DashaPeriod> periods = GIRL.dasha(NakshatraDasha.VIMSHOTTARI).periods(1, 2);
        DashaPeriod sun = periods.stream()
                .filter(period -> period.lord().equals(DashaLord.of(Graha.SUN)))
                .findFirst()
                .orElseThrow();
        DashaSandhi.Change begin = new DashaSandhi.Change(DashaLord.of(Graha.VENUS), sun.lord(), sun.start());
        DashaSandhi.Change end = new DashaSandhi.Change(sun.lord(), DashaLord.of(Graha.MOON), sun.end());
        Duration year = Duration.ofHours(8_766);
        assertThat(Duration.between(begin.at(), end.at())).isEqualTo(year.multipliedBy(6));

        assertThat(DashaSandhi.of(GIRL, GIRL, begin.at(), 1, 72))
                .containsExactly(new DashaSandhi(begin, begin), new DashaSandhi(begin, end));
        assertThat(DashaSandhi.of(GIRL, GIRL, begin.at(), 1, 71)).containsExactly(new DashaSandhi(begin, begin));
        assertThat(DashaSandhi.of(GIRL, GIRL, end.at(), 1, 72))
                .containsExactly(new DashaSandhi(end, begin), new DashaSandhi(end, end));
        assertThat(DashaSandhi.of(GIRL, GIRL, begin.at().plusNanos(1), 1, 6)).isEmpty();
        assertThat(DashaSandhi.of(GIRL, GIRL, begin.at().minus(year), 1, 6)).isEmpty();
        assertThat(DashaSandhi.of(GIRL, GIRL, begin.at().minus(year).plusNanos(1), 1, 6))
                .containsExactly(new DashaSandhi(begin, begin));
    }
}
