package org.nirayana.jyotisha.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Against the exercises of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter 12, as the tests of the
 * program PyJHora quote their answers, and against the report of an almanac program for 9 April 2025.
 */
class AshtakavargaTest {
    private static final Conventions STANDARD = Conventions.standard();

    /** Of the report: Varahamihira's table, and the lagna does not occupy a sign. */
    private static final Conventions REPORT =
            STANDARD.with(AshtakavargaTable.VARAHAMIHIRA).with(EkadhipatyaOccupants.GRAHAS);

    private static final Placements CHART_6 =
            PrintedCharts.signs("KEVE", "", "SUMAME", "", "JUSA", "AS", "RA", "", "", "", "", "MO");
    private static final Placements CHART_7 =
            PrintedCharts.signs("MOSARA", "", "", "", "", "", "JUKE", "AS", "MAME", "SU", "VE", "");
    private static final Placements CHART_12 =
            PrintedCharts.signs("KE", "VE", "", "", "", "AS", "RA", "MAJU", "SUME", "MO", "", "SA");

    /** Exercises 19 and 20, chart 6: all eight charts and their sum. */
    @Test
    void exercise19And20() {
        Ashtakavarga found = Ashtakavarga.of(CHART_6, STANDARD);
        assertThat(bhinna(found))
                .containsExactly(
                        List.of(5, 3, 5, 3, 4, 4, 2, 3, 5, 4, 5, 5),
                        List.of(3, 2, 5, 3, 6, 3, 4, 5, 5, 5, 3, 5),
                        List.of(4, 3, 4, 3, 4, 3, 2, 5, 1, 3, 3, 4),
                        List.of(7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4),
                        List.of(4, 3, 5, 6, 3, 7, 4, 3, 5, 6, 5, 5),
                        List.of(8, 7, 4, 3, 3, 2, 4, 6, 4, 4, 4, 3),
                        List.of(3, 3, 4, 3, 2, 3, 2, 3, 4, 5, 3, 4),
                        List.of(5, 5, 6, 3, 6, 3, 1, 7, 3, 4, 3, 3));
        assertThat(found.sarva()).containsExactly(34, 25, 34, 25, 26, 25, 22, 29, 28, 30, 29, 30);
    }

    /** Exercise 18: where Mercury has bindus from each of the eight. */
    @Test
    void exercise18() {
        Ashtakavarga found = Ashtakavarga.of(CHART_6, STANDARD);
        assertThat(bindus(found, Graha.MERCURY, Graha.SUN))
                .containsExactly(Rasi.ARIES, Rasi.TAURUS, Rasi.LIBRA, Rasi.SCORPIO, Rasi.AQUARIUS);
        assertThat(bindus(found, Graha.MERCURY, Graha.JUPITER))
                .containsExactly(Rasi.GEMINI, Rasi.CANCER, Rasi.CAPRICORN, Rasi.PISCES);
        assertThat(bindus(found, Graha.MERCURY, Lagna.LAGNA))
                .containsExactly(
                        Rasi.ARIES, Rasi.GEMINI, Rasi.CANCER, Rasi.VIRGO, Rasi.LIBRA, Rasi.SAGITTARIUS, Rasi.AQUARIUS);
    }

    /** Exercise 21, chart 12. */
    @Test
    void exercise21() {
        assertThat(Ashtakavarga.of(CHART_12, STANDARD).sarva())
                .containsExactly(24, 25, 31, 28, 27, 39, 33, 29, 26, 22, 28, 25);
    }

    /** Exercise 22, chart 7: bindus and the pindas after both reductions, seven grahas. */
    @Test
    void exercise22() {
        Ashtakavarga found = Ashtakavarga.of(CHART_7, STANDARD);
        assertThat(bhinna(found).subList(0, 7))
                .containsExactly(
                        List.of(4, 2, 3, 4, 6, 5, 5, 3, 2, 6, 6, 2),
                        List.of(6, 3, 5, 3, 5, 5, 6, 3, 3, 4, 4, 2),
                        List.of(3, 2, 3, 4, 2, 5, 4, 3, 3, 4, 3, 3),
                        List.of(4, 6, 4, 3, 4, 7, 4, 5, 6, 3, 5, 3),
                        List.of(4, 4, 3, 5, 6, 5, 6, 4, 6, 4, 3, 6),
                        List.of(3, 5, 5, 4, 6, 2, 3, 6, 5, 2, 7, 4),
                        List.of(3, 2, 2, 3, 5, 6, 3, 4, 1, 3, 6, 1));
        assertThat(found.sarva()).containsExactly(27, 24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21);
        List<Ashtakavarga.Pinda> pindas =
                Ashtakavarga.POINTS.subList(0, 7).stream().map(found::pinda).toList();
        assertThat(pindas).extracting(Ashtakavarga.Pinda::rasi).containsExactly(152, 85, 52, 95, 68, 154, 162);
        assertThat(pindas).extracting(Ashtakavarga.Pinda::graha).containsExactly(81, 55, 43, 33, 56, 54, 63);
        assertThat(pindas).extracting(Ashtakavarga.Pinda::shodhya).containsExactly(233, 140, 95, 128, 124, 208, 225);
    }

    /** Examples 40 to 42: Mercury's chart reduced, its pindas 77 and 75. */
    @Test
    void examples40To42() {
        Placements chart11 = PrintedCharts.signs("VEKEAS", "", "SUMAME", "", "JUSA", "", "RA", "", "", "", "", "MO");
        int[] left = Ashtakavarga.reduceTrines(new int[] {7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4}, TrikonaReading.LEAST);
        assertThat(left).containsExactly(3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0);
        // The book keeps the bindus of chart 6, whose lagna is elsewhere; the grahas are in the same signs.
        assertThat(Ashtakavarga.of(CHART_6, STANDARD).pinda(Graha.MERCURY)).isEqualTo(new Ashtakavarga.Pinda(77, 75));
        assertThat(chart11.of(Graha.VENUS).rasi()).isEqualTo(Rasi.ARIES);
    }

    /** The report of 2025: Varahamihira's table; bindus, both reductions and pindas of the seven. */
    @Test
    void reportOf2025() {
        Ashtakavarga found = Ashtakavarga.of(PrintedCharts.CHARTS.chart(PrintedCharts.REPORT_OF_2025, REPORT));
        assertThat(bhinna(found).subList(0, 7))
                .containsExactly(
                        List.of(3, 3, 3, 3, 4, 5, 5, 3, 4, 7, 3, 5),
                        List.of(2, 7, 3, 4, 6, 4, 3, 3, 6, 5, 2, 4),
                        List.of(2, 3, 2, 4, 5, 1, 6, 1, 3, 6, 3, 3),
                        List.of(4, 5, 3, 5, 4, 2, 5, 6, 3, 7, 3, 7),
                        List.of(6, 4, 5, 6, 6, 2, 3, 5, 5, 5, 5, 4),
                        List.of(2, 5, 5, 4, 3, 3, 5, 6, 6, 6, 3, 4),
                        List.of(3, 2, 3, 2, 4, 3, 5, 2, 4, 6, 2, 3));
        assertThat(found.sarva()).containsExactly(22, 29, 24, 28, 32, 20, 32, 26, 31, 42, 21, 30);
        assertThat(Arrays.asList(
                        found.reduced(Graha.SUN),
                        found.reduced(Graha.MOON),
                        found.reduced(Graha.MARS),
                        found.reduced(Graha.MERCURY),
                        found.reduced(Graha.JUPITER),
                        found.reduced(Graha.VENUS),
                        found.reduced(Graha.SATURN)))
                .containsExactly(
                        List.of(0, 0, 0, 0, 1, 2, 2, 0, 0, 4, 0, 2),
                        List.of(0, 3, 1, 1, 4, 0, 0, 0, 1, 1, 0, 1),
                        List.of(0, 2, 0, 3, 3, 0, 2, 0, 0, 1, 1, 2),
                        List.of(0, 3, 0, 0, 1, 0, 0, 0, 0, 5, 0, 2),
                        List.of(0, 2, 2, 2, 1, 0, 0, 0, 0, 2, 2, 0),
                        List.of(0, 2, 2, 0, 1, 0, 0, 2, 4, 3, 0, 0),
                        List.of(0, 0, 0, 0, 1, 0, 3, 0, 0, 4, 0, 1));
        assertThat(found.sarvaReduced()).containsExactly(3, 0, 3, 2, 1, 3, 0, 0, 0, 0, 0, 4);
        List<Ashtakavarga.Pinda> pindas =
                Ashtakavarga.POINTS.subList(0, 7).stream().map(found::pinda).toList();
        assertThat(pindas).extracting(Ashtakavarga.Pinda::rasi).containsExactly(78, 108, 116, 89, 86, 113, 63);
        assertThat(pindas).extracting(Ashtakavarga.Pinda::graha).containsExactly(49, 80, 103, 79, 41, 25, 27);
    }

    /** Every table has the sums that all texts state, row by row over the eight points. */
    @Test
    void everyTableSumsTo337() {
        for (AshtakavargaTable table : AshtakavargaTable.values()) {
            int[] sums = new int[AshtakavargaTable.POINTS];
            for (int of = 0; of < sums.length; of++) {
                for (int from = 0; from < sums.length; from++) {
                    sums[of] += Integer.bitCount(table.mask(of, from));
                }
            }
            assertThat(sums).as(table.name()).containsExactly(48, 49, 39, 54, 56, 52, 39, 49);
        }
    }

    @Test
    void theSecondReductionByItsReadings() {
        boolean[] taurus = new boolean[12];
        taurus[1] = true;
        // Aries and Scorpio empty with 1 and 2; Taurus occupied with 2, Libra empty with 5; Gemini and Virgo equal.
        int[] bindus = {1, 2, 3, 9, 9, 3, 5, 2, 0, 4, 0, 7};
        assertThat(Ashtakavarga.reducePairs(bindus, taurus, EkadhipatyaReading.MIN))
                .containsExactly(1, 2, 0, 9, 9, 0, 2, 1, 0, 4, 0, 7);
        assertThat(Ashtakavarga.reducePairs(bindus, taurus, EkadhipatyaReading.SUBTRACT))
                .containsExactly(0, 2, 0, 9, 9, 0, 3, 1, 0, 4, 0, 7);
        assertThat(Ashtakavarga.reducePairs(bindus, taurus, EkadhipatyaReading.ZERO))
                .containsExactly(1, 2, 0, 9, 9, 0, 0, 1, 0, 4, 0, 7);
        int[] equal = {0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0};
        assertThat(Ashtakavarga.reducePairs(equal, taurus, EkadhipatyaReading.EQUAL_KEEP)[6])
                .isEqualTo(4);
        assertThat(Ashtakavarga.reducePairs(equal, taurus, EkadhipatyaReading.MIN)[6])
                .isZero();
    }

    @Test
    void theFirstReductionByALiteralReading() {
        int[] bindus = {0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0};
        assertThat(Ashtakavarga.reduceTrines(bindus, TrikonaReading.LEAST)[8]).isEqualTo(3);
        assertThat(Ashtakavarga.reduceTrines(bindus, TrikonaReading.TWO_ZEROS)[8])
                .isZero();
    }

    /** Eighths of a sign from Saturn's to the lagna's; 3° 45′ begins the second. */
    @Test
    void kakshas() {
        double[] places = {0, 3.75, 7.49, 29.99, 11.25, 15, 22.5, 0, 180};
        Placements chart = PrintedCharts.placements(places, 0, 0);
        List<Ashtakavarga.Kaksha> kakshas = Ashtakavarga.of(chart, STANDARD).kakshas(chart);
        assertThat(kakshas)
                .extracting(Ashtakavarga.Kaksha::lord)
                .containsExactly(
                        Graha.SATURN, Graha.JUPITER, Graha.JUPITER, Lagna.LAGNA, Graha.SUN, Graha.VENUS, Graha.MOON);
        // All stand in Aries: the Sun has a bindu from Saturn in the first house, the Moon none from Jupiter but by
        // BPHS.
        assertThat(kakshas).extracting(Ashtakavarga.Kaksha::bindu).startsWith(true, true, false);
    }

    @Test
    void theNodesHaveNone() {
        Ashtakavarga found = Ashtakavarga.of(CHART_6, STANDARD);
        assertThatThrownBy(() -> found.bhinna(Graha.RAHU))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Rahu");
    }

    private static List<List<Integer>> bhinna(Ashtakavarga found) {
        return Ashtakavarga.POINTS.stream().map(found::bhinna).toList();
    }

    private static List<Rasi> bindus(Ashtakavarga found, ChartPoint of, ChartPoint from) {
        return Rasi.ALL.stream().filter(sign -> found.prastara(of, from, sign)).toList();
    }
}
