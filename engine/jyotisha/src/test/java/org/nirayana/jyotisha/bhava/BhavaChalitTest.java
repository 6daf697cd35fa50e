package org.nirayana.jyotisha.bhava;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.house.Houses;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

class BhavaChalitTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Conventions STANDARD = Conventions.standard();

    /** The almanac report of 9 April 2025, see {@code docs/strengths.md}. */
    private static final Birth BENGALURU =
            Birth.of(Instant.parse("2025-04-09T15:21:50Z"), Site.ofDegrees(12.9716, 77.5946));

    private static final Birth TROMSO = Birth.of(Instant.parse("2025-06-21T12:00:00Z"), Site.ofDegrees(69.65, 18.96));

    private static BhavaChalit.Bhavas bhavas(Birth birth, Conventions conventions) {
        return (BhavaChalit.Bhavas) BhavaChalit.of(CHARTS.chart(birth, conventions));
    }

    /**
     * Who stands in which bhava by Sripati, as the report prints its residents: Mercury, Venus, Saturn and Rahu have gone from
     * the sixth sign to the fifth bhava, Mars from the tenth to the ninth, Ketu from the twelfth to the eleventh.
     */
    @Test
    void residentsOfTheReportOf2025() {
        BhavaChalit.Bhavas found = bhavas(BENGALURU, STANDARD.with(HouseSystem.SRIPATI));
        assertThat(inside(found, 5)).containsExactly("mercury", "venus", "saturn", "rahu");
        assertThat(inside(found, 6)).containsExactly("sun");
        assertThat(inside(found, 8)).containsExactly("jupiter");
        assertThat(inside(found, 9)).containsExactly("mars");
        assertThat(inside(found, 11)).containsExactly("moon", "kethu");
        assertThat(inside(found, 1)).containsExactly("ascendant");
        assertThat(found.holding(SiderealLongitude.degrees(332)).number()).isEqualTo(5);
        assertThat(found.bhava(1).rasi()).isEqualTo(Rasi.LIBRA);
    }

    private static List<String> inside(BhavaChalit.Bhavas found, int number) {
        return found.bhava(number).inside().stream()
                .map(placement -> placement.point().id())
                .toList();
    }

    /** With Sripati the ascendant is the middle of the first, with equal houses and Placidus its beginning. */
    @Test
    void cuspsAreBeginningsOrMiddles() {
        double ascendant =
                CHARTS.chart(BENGALURU, STANDARD).ascendant().sidereal().degrees();
        BhavaChalit.Bhava sripati =
                bhavas(BENGALURU, STANDARD.with(HouseSystem.SRIPATI)).bhava(1);
        assertThat(sripati.middle().degrees()).isCloseTo(ascendant, within(1e-8));
        assertThat(sripati.cusp()).isEqualTo(sripati.middle());
        for (HouseSystem system : List.of(HouseSystem.EQUAL, HouseSystem.PLACIDUS, HouseSystem.KOCH)) {
            BhavaChalit.Bhava first = bhavas(BENGALURU, STANDARD.with(system)).bhava(1);
            assertThat(first.beginning().degrees()).as(system.name()).isCloseTo(ascendant, within(1e-8));
            assertThat(first.cusp()).isEqualTo(first.beginning());
        }
        BhavaChalit.Bhava lagnaInTheMiddle = bhavas(
                        BENGALURU, STANDARD.with(HouseSystem.EQUAL).with(CuspReading.MIDDLES))
                .bhava(1);
        assertThat(lagnaInTheMiddle.middle().degrees()).isCloseTo(ascendant, within(1e-8));
        assertThat(lagnaInTheMiddle.beginning().degrees()).isCloseTo(ascendant - 15, within(1e-8));
    }

    /** Porphyry's points taken for middles are Sripati's bhavas. */
    @Test
    void porphyryWithMiddlesIsSripati() {
        List<BhavaChalit.Bhava> sripati =
                bhavas(BENGALURU, STANDARD.with(HouseSystem.SRIPATI)).all();
        assertThat(bhavas(BENGALURU, STANDARD.with(HouseSystem.PORPHYRY).with(CuspReading.MIDDLES))
                        .all())
                .extracting(BhavaChalit.Bhava::beginning, BhavaChalit.Bhava::middle, BhavaChalit.Bhava::end)
                .containsExactlyElementsOf(sripati.stream()
                        .map(bhava -> tuple(bhava.beginning(), bhava.middle(), bhava.end()))
                        .toList());
        // The house system itself begins them at the same places, to the rounding of the grid.
        Houses.Cusps cusps = (Houses.Cusps)
                CHARTS.chart(BENGALURU, STANDARD.with(HouseSystem.SRIPATI)).houses();
        for (BhavaChalit.Bhava bhava : sripati) {
            assertThat(cusps.cusp(bhava.number()).degrees())
                    .isCloseTo(bhava.beginning().degrees(), within(1e-9));
        }
    }

    @Test
    void wholeSignsAreTheSigns() {
        BhavaChalit.Bhavas found = bhavas(BENGALURU, STANDARD.with(CuspReading.MIDDLES));
        Chart chart = CHARTS.chart(BENGALURU, STANDARD);
        for (Graha graha : Graha.ALL) {
            assertThat(found.holding(chart.of(graha).sidereal()).number())
                    .isEqualTo(chart.of(graha).house());
        }
        assertThat(found.bhava(1).middle()).isEqualTo(SiderealLongitude.degrees(195));
    }

    /** Every system leaves no gap: each begins where the one before ends, and ten points stand somewhere. */
    @Test
    void everySystemIsWhole() {
        for (HouseSystem system : HouseSystem.values()) {
            BhavaChalit.Bhavas found = bhavas(BENGALURU, STANDARD.with(system));
            assertThat(found.isReversed()).isFalse();
            int points = 0;
            for (BhavaChalit.Bhava bhava : found.all()) {
                assertThat(found.bhava(bhava.number() % 12 + 1).beginning()).isEqualTo(bhava.end());
                points += bhava.inside().size();
            }
            assertThat(points).as(system.name()).isEqualTo(10);
        }
    }

    /** Inside the polar circle Placidus and Koch have no houses, and the cusps of others may run backwards. */
    @Test
    void insideThePolarCircle() {
        for (HouseSystem system : List.of(HouseSystem.PLACIDUS, HouseSystem.KOCH)) {
            assertThat(BhavaChalit.of(CHARTS.chart(TROMSO, STANDARD.with(system))))
                    .isInstanceOfSatisfying(BhavaChalit.Undefined.class, none -> {
                        assertThat(none.system()).isEqualTo(system);
                        assertThat(none.limit().degrees()).isCloseTo(66.56, within(0.01));
                        assertThat(none.latitude().degrees()).isCloseTo(69.65, within(1e-9));
                    });
        }
        int reversed = 0;
        for (int hour = 0; hour < 24; hour++) {
            Birth birth = TROMSO.at(TROMSO.instant().plusSeconds(3600L * hour));
            for (HouseSystem system : HouseSystem.values()) {
                BhavaChalit found = BhavaChalit.of(CHARTS.chart(birth, STANDARD.with(system)));
                reversed += found instanceof BhavaChalit.Bhavas bhavas && bhavas.isReversed() ? 1 : 0;
            }
        }
        assertThat(reversed).isPositive();
    }

    /**
     * From the circle to the pole, north and south, at every hour: each system divides the whole zodiac in twelve, forwards or
     * backwards, with all ten points inside, or says from which latitude on it does not.
     */
    @Test
    void everySystemHasAClearAnswerUpToThePoles() {
        int undefined = 0;
        for (double latitude : new double[] {66.4, 66.7, 75, 89.9, 90, -66.7, -78, -90}) {
            for (int hour = 0; hour < 24; hour += 3) {
                Birth birth = Birth.of(TROMSO.instant().plusSeconds(3600L * hour), Site.ofDegrees(latitude, 20));
                for (HouseSystem system : HouseSystem.values()) {
                    BhavaChalit found = BhavaChalit.of(CHARTS.chart(birth, STANDARD.with(system)));
                    String where = system + " at " + latitude + ", hour " + hour;
                    if (found instanceof BhavaChalit.Undefined none) {
                        undefined++;
                        assertThat(system).as(where).isIn(HouseSystem.PLACIDUS, HouseSystem.KOCH);
                        assertThat(Math.abs(none.latitude().degrees()))
                                .as(where)
                                .isGreaterThanOrEqualTo(none.limit().degrees());
                        continue;
                    }
                    assertThat(isWhole((BhavaChalit.Bhavas) found)).as(where).isTrue();
                }
            }
        }
        // Two systems at seven latitudes beyond the circle.
        assertThat(undefined).isEqualTo(2 * 7 * 8);
    }

    private static boolean isWhole(BhavaChalit.Bhavas found) {
        double sum = 0;
        int points = 0;
        for (BhavaChalit.Bhava bhava : found.all()) {
            double arc = bhava.end().degrees() - bhava.beginning().degrees();
            arc = found.isReversed() ? -arc : arc;
            sum += arc < 0 ? arc + 360 : arc;
            points += bhava.inside().size();
        }
        return Math.abs(sum - 360) < 1e-6 && points == 10;
    }
}
