package org.nirayana.jyotisha.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Against B. V. Raman, Graha and Bhava Balas (chapters 3 to 10: sthana pp. 11-29, dig 30-33, kala 34-63, cheshta 64-79, drik
 * 82-91, ishta and kashta 101-104 of the 13th edition), component by component, and against the report of an almanac program
 * for 9 April 2025. Where a print contradicts its own rule, the proof stands beside it.
 */
class ShadbalaTest {
    /** What the older editions do otherwise than our defaults. */
    private static final Conventions RAMAN = Conventions.standard()
            .with(AyanaReading.KESAVA_TABLE)
            .with(DrekkanaOrder.MALE_FEMALE_NEUTER)
            .with(MercuryNature.FIXED_BENEFIC);

    /** Prints have two decimals of figures that were rounded on the way. */
    private static final double PRINT = 0.06;

    private static final Shadbala STANDARD_HOROSCOPE = raman(RAMAN);

    private static Shadbala raman(Conventions conventions) {
        Placements places = PrintedCharts.RAMAN;
        Circumstances at = new Circumstances(
                294 + 57 / 60.0,
                214 + 55 / 60.0,
                21 + 16 / 60.0,
                23.45,
                // 6862.578 days from the epoch of the tables of mean motions.
                2_415_020.5 - 76.0 / 360 + 6862.578,
                14 + 14 / 60.0,
                14 + 14 / 60.0,
                14 + 20 / 60.0,
                LocalDate.of(1918, 10, 16),
                Optional.of(new Circumstances.DayPart(true, 3)),
                Optional.of(8),
                Optional.of(8),
                Optional.empty(),
                Map.of());
        return Shadbala.compute(places, Relations.of(places, conventions), conventions, at, graha -> places.of(graha)
                .house());
    }

    private static void check(ToDoubleFunction<GrahaBala> part, double tolerance, double... printed) {
        check(STANDARD_HOROSCOPE, part, tolerance, printed);
    }

    private static void check(Shadbala found, ToDoubleFunction<GrahaBala> part, double tolerance, double... printed) {
        assertThat(printed).hasSize(7);
        for (GrahaBala bala : found.grahas()) {
            double expected = printed[bala.graha().number() - 1];
            if (!Double.isNaN(expected)) {
                assertThat(part.applyAsDouble(bala)).as(bala.graha().toString()).isCloseTo(expected, within(tolerance));
            }
        }
    }

    @Test
    void ramanSthana() {
        check(bala -> bala.sthana().uchcha(), 0.08, 3.6, 32.9, 37.2, 54.8, 56.2, 2.3, 34.9);
        check(bala -> bala.sthana().ojayugma(), 0, 0, 15, 15, 30, 15, 30, 15);
        check(bala -> bala.sthana().kendradi(), 0, 15, 30, 30, 60, 15, 15, 30);
        check(bala -> bala.sthana().drekkana(), 0, 0, 15, 0, 0, 0, 0, 0);
        // Two slips of the print: Mars at Scorpio 19°49′ is given its own trimsamsa (30), which is that of 25° to 30°;
        // it is
        // Jupiter's (12° to 20°), a neutral (7.5). Saturn at Leo 4°51′ is given the first saptamsa (the Sun's, 7.5),
        // which
        // ends at 4°17′; it is in the second (Mercury's, 22.5). Print: 112.5 and 82.5.
        check(bala -> bala.sthana().saptavargaja(), 1e-9, 129.375, 48.75, 90, 150, 71.25, 110.625, 97.5);
        assertThat(112.5 - 90).isEqualTo(30 - 7.5);
        assertThat(97.5 - 82.5).isEqualTo(22.5 - 7.5);
        // The sums of the print, less those slips.
        check(bala -> bala.sthana().total(), 0.08, 147.975, 141.65, 194.7 - 22.5, 294.8, 157.45, 157.925, 162.4 + 15);
    }

    /** The seven vargas of Jupiter as printed: 1.875, 7.5, 15, 7.5, 7.5, 30, 1.875. */
    @Test
    void ramanSevenVargasOfJupiter() {
        assertThat(STANDARD_HOROSCOPE.of(Graha.JUPITER).workings().vargas())
                .extracting(GrahaBala.VargaPoints::points)
                .containsExactly(1.875, 7.5, 15.0, 7.5, 7.5, 30.0, 1.875);
    }

    /** The 13th edition, pp. 22-23: the Sun's seven vargas, 90 together, and by the scale of BPHS. */
    @Test
    void ramanSevenVargasOfTheSunInThe13thEdition() {
        Placements places = PrintedCharts.RAMAN_13TH;
        for (SaptavargajaPoints scale : SaptavargajaPoints.values()) {
            Conventions conventions = Conventions.standard().with(scale);
            Shadbala found = Shadbala.compute(
                    places,
                    Relations.of(places, conventions),
                    conventions,
                    STANDARD_HOROSCOPE.circumstances(),
                    graha -> places.of(graha).house());
            List<Double> points = found.of(Graha.SUN).workings().vargas().stream()
                    .map(GrahaBala.VargaPoints::points)
                    .toList();
            if (scale == SaptavargajaPoints.RAMAN) {
                assertThat(points).containsExactly(7.5, 30.0, 7.5, 7.5, 7.5, 7.5, 22.5);
                assertThat(found.of(Graha.SUN).sthana().saptavargaja()).isEqualTo(90);
            } else {
                // The hora is Leo's, the Sun's moolatrikona, which the verse counts in every varga.
                assertThat(points).containsExactly(10.0, 45.0, 10.0, 10.0, 10.0, 10.0, 20.0);
            }
        }
    }

    @Test
    void ramanDig() {
        check(GrahaBala::dig, PRINT, 48.07, 32.25, 55.03, 21.86, 10.45, 14.95, 56.7);
    }

    @Test
    void ramanKala() {
        check(bala -> bala.kala().nathonnatha(), PRINT, 48.84, 11.16, 11.16, 60, 48.84, 48.84, 11.16);
        check(bala -> bala.kala().paksha(), PRINT, 15.83, 88.34, 15.83, 44.17, 44.17, 44.17, 15.83);
        check(bala -> bala.kala().tribhaga(), 0, 0, 0, 0, 0, 60, 0, 60);
        check(bala -> bala.kala().abda(), 0, 0, 0, 0, 0, 0, 0, 15);
        check(bala -> bala.kala().masa(), 0, 0, 0, 0, 30, 0, 0, 0);
        check(bala -> bala.kala().vara(), 0, 0, 0, 0, 45, 0, 0, 0);
        check(bala -> bala.kala().hora(), 0, 0, 60, 0, 0, 0, 0, 0);
        // Two slips of half a virupa, 1.40 for Mars and 23.80 for Venus: by the rule as printed (24 - 22.48) · 60/48 =
        // 1.90 and
        // (24 - 4.56) · 60/48 = 24.30. The 13th edition has others: at declinations of -22.45 and -4.96 it prints 1.84
        // and
        // 23.75 where its rule gives 1.94 and 23.80.
        check(bala -> bala.kala().ayana(), PRINT, 39.82, 43.26, 1.90, 40.75, 58.92, 24.30, 13.75);
        assertThat((24 - 22.45) * 60 / 48).isCloseTo(1.94, within(0.005));
        assertThat((24 - 4.96) * 60 / 48).isCloseTo(23.8, within(0.005));
        check(bala -> bala.kala().total(), PRINT, 104.49, 202.75, 28.39 + 0.5, 219.92, 211.93, 116.81 + 0.5, 115.74);
    }

    /** Examples 49 to 51 (chapter 6): mean longitudes to the print, cheshta bala to 0.02. */
    @Test
    void ramanCheshta() {
        check(GrahaBala::cheshta, 0.02, 0, 0, 22.28, 2.13, 35.33, 5.76, 21.06);
        check(bala -> bala.workings().mean(), 0.08, Double.NaN, Double.NaN, 266.34, 181.2275, 66.91, 181.2275, 111.23);
        check(
                bala -> bala.workings().seeghrochcha(),
                0.02,
                Double.NaN,
                Double.NaN,
                181.2275,
                174.49,
                181.2275,
                158.35,
                181.2275);
    }

    @Test
    void ramanNaisargika() {
        check(GrahaBala::naisargika, 0.02, 60, 51.43, 17.14, 25.70, 34.28, 42.85, 8.57);
    }

    /**
     * The Sun's is printed 16.72; the other six agree. The rule gives a quarter of 36.27 from the Moon and 42.23 from Jupiter less
     * 12.14 from Saturn, 16.59; each arc counts by halves, so that one degree wrong in any of them makes it 16.715.
     */
    @Test
    void ramanDrik() {
        check(GrahaBala::drik, PRINT, 16.59, -11.90, 5.35, 16.05, -6.57, 18.67, 7.37);
        GrahaBala.Workings sun = STANDARD_HOROSCOPE.of(Graha.SUN).workings();
        assertThat(sun.beneficDrishti()).isCloseTo(36.27 + 42.23, within(0.01));
        assertThat(sun.maleficDrishti()).isCloseTo(12.14, within(0.01));
        assertThat((sun.beneficDrishti() - sun.maleficDrishti() + 1 / 2.0) / 4).isCloseTo(16.72, within(0.01));
    }

    /** Mercury's total is printed 9.743 rupas; its six printed components sum to 580.46 virupas, which are 9.674. */
    @Test
    void ramanTotals() {
        check(
                GrahaBala::rupas,
                0.01,
                6.288,
                6.936,
                5.381 - 22 / 60.0,
                9.674,
                7.381,
                5.949 + 0.5 / 60,
                6.196 + 15 / 60.0);
        assertThat((294.8 + 21.86 + 219.92 + 2.13 + 25.7 + 16.05) / 60).isCloseTo(9.674, within(0.0005));
        // The slips of Mars and Saturn change the order of the weaker ones; the strongest stays.
        assertThat(STANDARD_HOROSCOPE.of(Graha.MERCURY).rank()).isEqualTo(1);
    }

    @Test
    void ramanIshtaAndKashta() {
        check(GrahaBala::ishta, PRINT, 9.14, 38.13, 28.79, 10.83, 44.56, 3.63, 27.11);
        check(GrahaBala::kashta, PRINT, 45.54, 20.66, 29.32, 17.34, 9.73, 55.94, 31.26);
    }

    /**
     * The report of 2025, with what it does otherwise than we: a clock of the zone, a cheshta bala for the luminaries, no
     * war (though Venus and Saturn are 0.65° apart), Mercury always a benefic, an ayanamsa 24″ larger.
     */
    @Test
    void reportOf2025() {
        Shadbala found = Shadbala.of(report());
        check(found, bala -> bala.sthana().total(), PRINT, 179.02, 167.22, 203.53, 94.06, 196.06, 182.46, 94.99);
        check(found, GrahaBala::dig, PRINT, 18.72, 6.40, 50.92, 19.01, 7.78, 49.67, 40.48);
        // The time is cut to the minute in the print and in its hour of the Sun.
        check(found, bala -> bala.kala().total(), 0.12, 107.76, 234.67, 115.49, 244.82, 181.75, 127.22, 90.92);
        // The Moon's is printed 72.32, a slip: an arc of 216.96 that was not turned into 143.04. Its ishta phala,
        // 42.28, is the
        // root of 24.72 · 72.32, and its kashta phala is cut to 0, the root of a negative number.
        check(found, GrahaBala::cheshta, 0.07, 36.67, 47.68, 38.67, 43.16, 20.67, 50.93, 7.31);
        assertThat(120 - 47.68).isCloseTo(72.32, within(0.005));
        assertThat(Math.sqrt(24.72 * 72.32)).isCloseTo(42.28, within(0.01));
        check(found, GrahaBala::naisargika, 0.005, 60, 51.43, 17.14, 25.71, 34.29, 42.86, 8.57);
        // Venus and Saturn are printed 8.62 and 8.54: a quarter of Mars' 15 more, which looks at them over 238° and
        // 239°.
        check(found, GrahaBala::drik, PRINT, 5.80, 14.72, -1.88, 8.35, -2.46, 8.62 - 3.75, 8.54 - 3.75);
        check(found, GrahaBala::ishta, PRINT, 45.02, Double.NaN, 18.16, 13.24, 30.86, 51.07, 10.90);
        check(found, GrahaBala::kashta, PRINT, 10.51, Double.NaN, 33.14, 30.70, 23.42, 8.92, 48.02);
        assertThat(found.grahas()).extracting(GrahaBala::rank).containsExactly(4, 1, 2, 6, 5, 3, 7);
    }

    /** Bhava bala of the same report; its totals carry the slips of the lords' shadbala, so its parts are compared. */
    @Test
    void reportOf2025Bhavas() {
        Chart chart = report();
        List<BhavaBala.OfBhava> bhavas = BhavaBala.of(chart).bhavas();
        assertThat(bhavas)
                .extracting(BhavaBala.OfBhava::dig)
                .containsExactly(60.0, 10.0, 10.0, 60.0, 20.0, 40.0, 30.0, 40.0, 20.0, 0.0, 50.0, 50.0);
        double[] drishti = {28.93, 75.36, 19.83, 50.56, 13.78, 5.80, 18.89, 28.51, 23.98, 17.95, 90.47, 76.11};
        for (BhavaBala.OfBhava bhava : bhavas) {
            assertThat(bhava.drishti())
                    .as("bhava " + bhava.number())
                    .isCloseTo(drishti[bhava.number() - 1], within(0.1));
            assertThat(bhava.adhipati())
                    .isEqualTo(Shadbala.of(chart).of(bhava.lord()).total());
        }
        assertThat(bhavas)
                .extracting(BhavaBala.OfBhava::lord)
                .startsWith(Graha.VENUS, Graha.MARS, Graha.JUPITER, Graha.SATURN, Graha.SATURN, Graha.JUPITER);
    }

    /** By another house system the middles are others; what looks at them adds up. */
    @Test
    void bhavasOfAnotherHouseSystem() {
        Chart chart = report();
        assertThat(BhavaBala.of(chart, HouseSystem.SRIPATI)).contains(BhavaBala.of(chart));
        BhavaBala signs = BhavaBala.of(chart, HouseSystem.WHOLE_SIGN).orElseThrow();
        assertThat(signs.bhavas()).hasSize(12).allSatisfy(bhava -> {
            assertThat(bhava.middle().degrees()).isEqualTo((bhava.number() + 5) % 12 * 30 + 15);
            assertThat(BhavaBala.looks(chart, bhava).stream()
                            .mapToDouble(look -> look.virupas() * look.share())
                            .sum())
                    .isCloseTo(bhava.drishti(), within(1e-9));
        });
        Chart north = PrintedCharts.CHARTS.chart(
                Birth.of(PrintedCharts.REPORT_OF_2025.instant(), Site.ofDegrees(78.2, 15.6)), Conventions.standard());
        assertThat(BhavaBala.of(north, HouseSystem.PLACIDUS)).isEmpty();
        assertThat(BhavaBala.of(north, HouseSystem.CAMPANUS)).isPresent();
    }

    private static Chart report() {
        return PrintedCharts.CHARTS.chart(
                PrintedCharts.REPORT_OF_2025,
                Conventions.standard()
                        .withAyanamsaDelta(24.2 / 3600)
                        .with(MercuryNature.FIXED_BENEFIC)
                        .with(LuminaryCheshta.KENDRA)
                        .with(NathonnathaTime.ZONE_APPARENT)
                        .with(YuddhaReading.NONE));
    }

    /** Where the readings differ, they move what they are about and nothing else. */
    @Test
    void readingsMoveWhatTheyAreAbout() {
        GrahaBala moon = STANDARD_HOROSCOPE.of(Graha.MOON);
        assertThat(raman(RAMAN.with(PakshaMoon.SINGLE)).of(Graha.MOON).kala().paksha() * 2)
                .isCloseTo(moon.kala().paksha(), within(1e-9));
        assertThat(raman(RAMAN.with(LuminaryCheshta.AYANA_PAKSHA))
                                .of(Graha.MOON)
                                .cheshta()
                        * 2)
                .isCloseTo(moon.kala().paksha(), within(1e-9));
        assertThat(raman(RAMAN.with(LuminaryCheshta.AYANA_PAKSHA)).of(Graha.SUN).cheshta() * 2)
                .isCloseTo(STANDARD_HOROSCOPE.of(Graha.SUN).kala().ayana(), within(1e-9));
        assertThat(raman(RAMAN.with(SunRequired.SIX_AND_A_HALF)).of(Graha.SUN).required())
                .isEqualTo(390);
        assertThat(raman(RAMAN.with(YearMonthLords.NONE))
                        .of(Graha.SATURN)
                        .kala()
                        .abda())
                .isZero();
        assertThat(raman(RAMAN.with(DrikReading.FULL)).of(Graha.MARS).drik())
                .isCloseTo(4 * STANDARD_HOROSCOPE.of(Graha.MARS).drik(), within(1e-9));
        assertThat(raman(RAMAN.with(IshtaReading.MEAN)).of(Graha.MARS).ishta())
                .isCloseTo((37.27 + 22.28) / 2, within(0.01));
        // Modern mean longitudes and those of the Surya Siddhanta are within a few degrees of Raman's.
        for (CheshtaElements elements : CheshtaElements.values()) {
            check(raman(RAMAN.with(elements)), GrahaBala::cheshta, 4.5, 0, 0, 22.28, 2.13, 35.33, 5.76, 21.06);
        }
    }

    /**
     * V. P. Jain's example (13 September 1981, 01:30, Delhi 28°39' N 77°13' E, Lahiri), as the tests of the public program PyJHora
     * quote his textbook ({@code shadbala_VPJainBook_tests}, read in a public copy); the book was not seen and the pages are not known. All 42
     * figures agree by Raman's readings, but for the drekkana, which is our usual one: to 0.05, what two roundings make; the war of
     * Mercury and Jupiter to 0.1. The source does not name its readings: these were found by trying.
     */
    @Test
    void jainsExample() {
        Chart chart = new ChartFactory(PackedEphemeris.load())
                .chart(
                        new Birth(
                                Instant.parse("1981-09-12T20:00:00Z"),
                                Site.ofDegrees(28 + 39 / 60.0, 77 + 13 / 60.0),
                                "Asia/Kolkata",
                                ZoneOffset.ofHoursMinutes(5, 30).getRules()),
                        Conventions.standard().with(AyanaReading.KESAVA_TABLE).with(MercuryNature.FIXED_BENEFIC));
        Shadbala found = Shadbala.of(chart);
        double print = 0.05;
        check(found, bala -> bala.sthana().total(), print, 172.04, 77.17, 184.94, 238.16, 152.98, 198.08, 206.31);
        check(found, GrahaBala::dig, print, 6.59, 12.22, 20.99, 31.97, 31.99, 53.29, 26.67);
        check(found, bala -> bala.kala().total(), 0.1, 81.80, 205.85, 158.08, 210.68, 144.22, 135.89, 139.56);
        check(found, GrahaBala::cheshta, print, 0, 0, 20.93, 28.76, 8.43, 28.18, 5.05);
        check(found, GrahaBala::naisargika, print, 60, 51.43, 17.14, 25.71, 34.29, 42.86, 8.57);
        check(found, GrahaBala::drik, print, 11.24, -0.32, -5.10, 4.29, 4.32, -2.86, 5.82);
    }

    /** Ayana bala at the solstices and equinoxes, where every reading says the same of the four. */
    @Test
    void ayanaAtTheSolstices() {
        for (AyanaReading reading : AyanaReading.values()) {
            Conventions conventions = RAMAN.with(reading);
            Placements solstice = PrintedCharts.placements(new double[] {90, 90, 90, 90, 90, 270, 90, 0, 180}, 0, 0);
            Shadbala found = Shadbala.compute(
                    solstice,
                    Relations.of(solstice, conventions),
                    conventions,
                    STANDARD_HOROSCOPE.circumstances(),
                    graha -> 1);
            // The circumstances have an ayanamsa of 21°16′, which only the tables and the ecliptic's points
            // add; the true declination has none here.
            double tolerance = reading == AyanaReading.TRUE_DECLINATION || reading == AyanaReading.SANTHANAM ? 0.8 : 6;
            double sun = reading == AyanaReading.OBLIQUITY_SHARE ? 60 : 120;
            assertThat(found.of(Graha.SUN).kala().ayana()).as(reading.name()).isCloseTo(sun, within(2 * tolerance));
            assertThat(found.of(Graha.MERCURY).kala().ayana()).isCloseTo(60, within(tolerance));
            assertThat(found.of(Graha.SATURN).kala().ayana()).isCloseTo(0, within(tolerance));
            assertThat(found.of(Graha.VENUS).kala().ayana()).isCloseTo(0, within(tolerance));
        }
    }

    /** In a war the victor gains what the loser loses: art. 76-77. */
    @Test
    void aWarMovesStrength() {
        Placements war = PrintedCharts.placements(new double[] {10, 200, 100, 40, 150.2, 250, 150.9, 0, 180}, 0, 0);
        Conventions peace = RAMAN.with(YuddhaReading.NONE);
        Shadbala before =
                Shadbala.compute(war, Relations.of(war, peace), peace, STANDARD_HOROSCOPE.circumstances(), graha -> 1);
        Shadbala after =
                Shadbala.compute(war, Relations.of(war, RAMAN), RAMAN, STANDARD_HOROSCOPE.circumstances(), graha -> 1);
        double jupiter = compared(before.of(Graha.JUPITER));
        double saturn = compared(before.of(Graha.SATURN));
        double moved = Math.abs(jupiter - saturn) / (190.4 - 158.0);
        assertThat(after.of(Graha.JUPITER).kala().yuddha()).isCloseTo(moved, within(1e-9));
        assertThat(after.of(Graha.SATURN).kala().yuddha()).isCloseTo(-moved, within(1e-9));
        assertThat(after.of(Graha.MARS).kala().yuddha()).isZero();
        Conventions verse = RAMAN.with(YuddhaReading.BPHS);
        Shadbala whole =
                Shadbala.compute(war, Relations.of(war, verse), verse, STANDARD_HOROSCOPE.circumstances(), graha -> 1);
        assertThat(whole.of(Graha.JUPITER).kala().yuddha())
                .isCloseTo(
                        Math.abs(before.of(Graha.JUPITER).total()
                                - before.of(Graha.SATURN).total()),
                        within(1e-9));
    }

    private static double compared(GrahaBala bala) {
        return bala.sthana().total() + bala.dig() + bala.kala().beforeAyana();
    }
}
