package org.nirayana.jyotisha.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;
import org.nirayana.testing.Authorities;

/**
 * The kutas against second copies of their tables, against all pairs of padas that a program without the engine scored
 * (authorities/matching), and against a match that Prokerala publishes with its points.
 */
class AshtakutaTest {
    private static final Conventions STANDARD = Conventions.standard();

    private static MoonPada moon(Nakshatra nakshatra, int pada) {
        return new MoonPada(nakshatra, pada, false);
    }

    /** All 11,664 pairs; the sums are those that authorities/matching/README.md states. */
    @Test
    void allPairsOfPadas() {
        List<String[]> rows = Authorities.rows("matching/kutas.csv");
        assertThat(rows).hasSize(MoonPada.PADAS);
        KutaTable table = KutaTable.of(STANDARD);
        double sum = 0;
        for (int bride = 0; bride < MoonPada.PADAS; bride++) {
            for (int groom = 0; groom < MoonPada.PADAS; groom++) {
                double expected = Double.parseDouble(rows.get(bride)[groom]);
                assertThat(table.halves(bride, groom) / 2.0)
                        .as("bride %s, groom %s", MoonPada.ALL.get(bride), MoonPada.ALL.get(groom))
                        .isEqualTo(expected);
                sum += expected;
            }
        }
        assertThat(sum).isEqualTo(244_218.5);
        assertThat(IntStream.range(0, 8).mapToDouble(kuta -> sumOf(table, kuta)).toArray())
                .containsExactly(7290, 12184.5, 23328, 24512, 34992, 38880, 40824, 62208);
    }

    private static double sumOf(KutaTable table, int kuta) {
        return IntStream.range(0, MoonPada.PADAS * MoonPada.PADAS)
                        .map(pair -> table.halves(pair / MoonPada.PADAS, pair % MoonPada.PADAS, kuta))
                        .sum()
                / 2.0;
    }

    /** Prokerala's PHP library, KundliMatchingTest: births of 1967 and 1970, 26 points. */
    @Test
    void aMatchThatProkeralaPublishes() {
        Ashtakuta match = Ashtakuta.of(
                moon(Nakshatra.ROHINI, 4), moon(Nakshatra.UTTARA_BHADRAPADA, 3), MatchPreset.PROKERALA.in(STANDARD));
        assertThat(match.scores().stream().map(KutaScore::points))
                .containsExactly(1.0, 1.0, 1.5, 1.0, 0.5, 6.0, 7.0, 8.0);
        assertThat(match.total()).isEqualTo(26);
        assertThat(match.of(Kuta.VASHYA))
                .isEqualTo(new KutaScore(
                        Kuta.VASHYA,
                        2,
                        "chatushpada",
                        "jalachara",
                        MatchTable.of(VashyaReading.PROKERALA),
                        "bride chatushpada, groom jalachara",
                        List.of()));
        assertThat(match.of(Kuta.VASHYA).table()).hasToString("vashya_table=prokerala");
        assertThat(match.of(Kuta.NADI).table()).hasToString("nadi (Muhurta Chintamani 6)");
        assertThat(match.of(Kuta.TARA).row()).isEqualTo("bride to groom 23, groom to bride 6");
        // Prokerala never gives points back.
        assertThat(match.totalAfter()).isEqualTo(26);
        // By the northern tables serpent and cow are neutral.
        assertThat(Ashtakuta.of(match.bride(), match.groom(), STANDARD).total()).isEqualTo(27);
    }

    /** saravali.de, koota_yoni: the table that Maitreya has, which is B. V. Raman's. */
    @Test
    void ramansYoniIsThatOfSaravali() {
        assertThat(printed(YoniReading.RAMAN)).isEqualTo("""
                        42232221013321
                        24332222312320
                        23421213312031
                        33242111122202
                        22124212210211
                        22212402213321
                        22111042222212
                        12312224303221
                        03312223412221
                        11121120141121
                        12220323214221
                        33022322212432
                        22301212222342
                        10121121211224
                        """);
    }

    /**
     * Prokerala's points as AstroEngine (thebrownhuman) lists them, who measured 17 of the 25 cells of vashya, all nine of gana and 22 of
     * the 105 pairs of animals with 22 couples; rows of vashya and gana are the groom there.
     */
    @Test
    @SuppressWarnings("EnumOrdinal") // rows and columns of its lists are in the order of the constants
    void prokeralasTablesAreThoseThatWereMeasured() {
        List<List<Double>> vashya = List.of(
                List.of(2.0, 1.0, 1.0, 0.0, 1.0),
                List.of(1.0, 2.0, 0.5, 0.0, 0.0),
                List.of(1.0, 0.5, 2.0, 1.0, 1.0),
                List.of(0.0, 0.0, 1.0, 2.0, 1.0),
                List.of(1.0, 1.0, 0.5, 1.0, 2.0));
        for (int bride = 0; bride < 5; bride++) {
            for (int groom = 0; groom < 5; groom++) {
                assertThat(vashya(VashyaReading.PROKERALA).get(5 * bride + groom))
                        .as("bride %s, groom %s", VashyaGroup.values()[bride], VashyaGroup.values()[groom])
                        .isEqualTo(vashya.get(groom).get(bride));
            }
        }
        List<List<Integer>> gana = List.of(List.of(6, 6, 0), List.of(5, 6, 0), List.of(1, 0, 6));
        for (Gana bride : Gana.values()) {
            for (Gana groom : Gana.values()) {
                assertThat(KutaTables.gana(bride, groom, GanaReading.NORTH) / 2)
                        .isEqualTo(gana.get(groom.ordinal()).get(bride.ordinal()));
            }
        }
        List<String> enemies = List.of(
                "horse cow",
                "horse tiger",
                "horse deer",
                "horse lion",
                "elephant tiger",
                "sheep dog",
                "sheep rat",
                "sheep tiger",
                "sheep lion",
                "serpent cat",
                "serpent rat",
                "serpent cow",
                "serpent buffalo",
                "dog rat",
                "dog tiger",
                "dog mongoose",
                "dog lion",
                "cat tiger",
                "rat mongoose",
                "cow lion",
                "buffalo tiger",
                "buffalo lion",
                "tiger deer",
                "deer lion",
                "tiger monkey",
                "tiger lion",
                "monkey lion");
        List<String> friends = List.of(
                "horse serpent",
                "horse monkey",
                "horse mongoose",
                "elephant sheep",
                "elephant serpent",
                "elephant dog",
                "elephant monkey",
                "sheep cow",
                "sheep buffalo",
                "sheep mongoose",
                "elephant buffalo",
                "cat deer",
                "cat monkey",
                "cat mongoose",
                "cow buffalo",
                "cow deer",
                "deer mongoose",
                "monkey mongoose");
        List<String> sworn = List.of(
                "cow tiger",
                "elephant lion",
                "horse buffalo",
                "dog deer",
                "serpent mongoose",
                "sheep monkey",
                "cat rat");
        for (Yoni one : Yoni.values()) {
            for (Yoni other : Yoni.values()) {
                String pair = one.id() + " " + other.id();
                int points = one == other
                        ? 4
                        : sworn.contains(pair) ? 0 : enemies.contains(pair) ? 1 : friends.contains(pair) ? 3 : 2;
                if (one.ordinal() <= other.ordinal()) {
                    assertThat(KutaTables.yoni(one, other, YoniReading.PROKERALA) / 2)
                            .as(pair)
                            .isEqualTo(points);
                }
            }
        }
    }

    private static String printed(YoniReading reading) {
        StringBuilder text = new StringBuilder();
        for (Yoni bride : Yoni.values()) {
            for (Yoni groom : Yoni.values()) {
                text.append(KutaTables.yoni(bride, groom, reading) / 2);
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** The cells in which two tables differ are those that docs/matching.md names. */
    @Test
    void otherYoniTablesDifferWhereTheyAreSaidTo() {
        assertThat(KutaTables.yoni(Yoni.SHEEP, Yoni.BUFFALO, YoniReading.NORTH)).isEqualTo(6);
        assertThat(KutaTables.yoni(Yoni.SHEEP, Yoni.BUFFALO, YoniReading.ASTROSAGE))
                .isZero();
        assertThat(KutaTables.yoni(Yoni.TIGER, Yoni.COW, YoniReading.NORTH)).isZero();
        assertThat(KutaTables.yoni(Yoni.TIGER, Yoni.COW, YoniReading.ASTROSAGE)).isEqualTo(2);
        assertThat(KutaTables.yoni(Yoni.HORSE, Yoni.DEER, YoniReading.PROKERALA))
                .isEqualTo(2);
        int differing = 0;
        for (Yoni bride : Yoni.values()) {
            for (Yoni groom : Yoni.values()) {
                boolean sworn = KutaTables.areSworn(bride, groom);
                for (YoniReading reading : YoniReading.values()) {
                    int halves = KutaTables.yoni(bride, groom, reading);
                    if (reading != YoniReading.ASTROSAGE) {
                        assertThat(halves == 0)
                                .as("%s %s %s", bride, groom, reading)
                                .isEqualTo(sworn);
                    }
                    assertThat(halves == 8).isEqualTo(bride == groom);
                    if (reading == YoniReading.PROKERALA) {
                        assertThat(halves).isEqualTo(KutaTables.yoni(groom, bride, reading));
                    }
                }
                if (KutaTables.yoni(bride, groom, YoniReading.NORTH)
                        != KutaTables.yoni(bride, groom, YoniReading.RAMAN)) {
                    differing++;
                }
            }
        }
        assertThat(differing).isEqualTo(76);
    }

    /** PyJHora's lists, which it has from saravali.de and from AstroYogi; rows are the bride. */
    @Test
    void vashyaOfOthers() {
        assertThat(vashya(VashyaReading.SARAVALI))
                .containsExactly(
                        2.0, 0.5, 1.0, 0.0, 2.0, 0.5, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, 2.0, 2.0,
                        0.0, 1.0, 0.0, 1.0, 0.0, 2.0);
        assertThat(vashya(VashyaReading.ASTROYOGI))
                .containsExactly(
                        2.0, 1.0, 1.0, 1.5, 1.0, 1.0, 2.0, 1.5, 0.0, 1.0, 1.0, 1.5, 2.0, 1.0, 1.0, 0.0, 0.0, 0.0, 2.0,
                        0.0, 1.0, 1.0, 1.0, 0.0, 2.0);
    }

    /** One Moon in each of the five groups: Aries, Gemini, Cancer, Leo, Scorpio. */
    private static List<Double> vashya(VashyaReading reading) {
        List<MoonPada> groups = List.of(
                moon(Nakshatra.ASHWINI, 1),
                moon(Nakshatra.ARDRA, 1),
                moon(Nakshatra.PUSHYA, 1),
                moon(Nakshatra.MAGHA, 1),
                moon(Nakshatra.ANURADHA, 1));
        return groups.stream()
                .flatMap(bride -> groups.stream().map(groom -> KutaTables.vashya(bride, groom, reading) / 2.0))
                .toList();
    }

    /** An AstroSage report: the group changes at 15° and not with a pada. */
    @Test
    void sagittariusAndCapricornAreHalvedAtTheirMiddle() {
        assertThat(group(254.999)).isEqualTo(VashyaGroup.MANAVA);
        assertThat(group(255)).isEqualTo(VashyaGroup.CHATUSHPADA);
        assertThat(group(284.999)).isEqualTo(VashyaGroup.CHATUSHPADA);
        assertThat(group(285)).isEqualTo(VashyaGroup.JALACHARA);
        assertThat(MoonPada.of(Nakshatra.PURVA_ASHADHA, 1)).hasSize(2);
        assertThat(MoonPada.of(Nakshatra.PURVA_ASHADHA, 2)).hasSize(1);
        assertThat(MoonPada.ALL.stream().map(MoonPada::index).toList())
                .isEqualTo(IntStream.range(0, MoonPada.COUNT).boxed().toList());
        assertThatThrownBy(() -> new MoonPada(Nakshatra.ROHINI, 1, true)).hasMessageContaining("middle");
        assertThat(MoonPada.between(SiderealLongitude.degrees(252), SiderealLongitude.degrees(258)))
                .extracting(MoonPada::toString)
                .containsExactly(
                        "Mula 4",
                        "Purva Ashadha 1",
                        "Purva Ashadha 1 past the middle of Sagittarius",
                        "Purva Ashadha 2");
    }

    private static VashyaGroup group(double degrees) {
        return KutaTables.vashya(MoonPada.at(SiderealLongitude.degrees(degrees)));
    }

    /** Graha maitri as PyJHora's list has it, whose rows and columns are the Sun to Saturn. */
    @Test
    void maitriOfAllLords() {
        double[][] expected = {
            {5, 5, 5, 4, 5, 0, 0},
            {5, 5, 4, 1, 4, .5, .5},
            {5, 4, 5, .5, 5, 3, .5},
            {4, 1, .5, 5, .5, 5, 4},
            {5, 4, 5, .5, 5, .5, 3},
            {0, .5, 3, 5, .5, 5, 5},
            {0, .5, .5, 4, 3, 5, 5}
        };
        for (int one = 0; one < 7; one++) {
            for (int other = 0; other < 7; other++) {
                assertThat(KutaRules.maitri(Graha.ALL.get(one), Graha.ALL.get(other), MaitriReading.NORTH) / 2.0)
                        .isEqualTo(expected[one][other]);
            }
        }
    }

    /** Graha maitri and gana as Maitreya 7 has them (martin-pe/maitreya7, Partner.cpp), which counts by the relations; gana by groom and bride. */
    @Test
    void maitriAndGanaOfMaitreya() {
        Map<Set<Integer>, Double> byRelations = Map.of(
                Set.of(1), 5.0,
                Set.of(1, 0), 4.0,
                Set.of(0), 2.0,
                Set.of(1, -1), 2.0,
                Set.of(0, -1), 1.0,
                Set.of(-1), 0.0);
        for (Graha one : Graha.ALL.subList(0, 7)) {
            for (Graha other : Graha.ALL.subList(0, 7)) {
                Set<Integer> relations = Set.copyOf(List.of(Couple.natural(one, other), Couple.natural(other, one)));
                assertThat(KutaRules.maitri(one, other, MaitriReading.MAITREYA) / 2.0)
                        .as(one + " and " + other)
                        .isEqualTo(one == other ? 5 : byRelations.get(relations));
            }
        }
        int[][] ganas = {{6, 5, 1}, {6, 6, 0}, {0, 0, 6}};
        List<Gana> order = List.of(Gana.DEVA, Gana.MANUSHYA, Gana.RAKSHASA);
        for (int groom = 0; groom < 3; groom++) {
            for (int bride = 0; bride < 3; bride++) {
                assertThat(KutaTables.gana(order.get(bride), order.get(groom), GanaReading.TRANSPOSED) / 2)
                        .isEqualTo(ganas[groom][bride]);
            }
        }
    }

    /** The varna of B. V. Raman as Astrosoft grades signs, from 4 for the Brahmin, Aries first; a girl must not be higher. */
    @Test
    void varnaOfRaman() {
        int[] grades = {2, 1, 2, 4, 3, 1, 3, 4, 3, 1, 2, 4};
        List<Varna> byGrade = List.of(Varna.SHUDRA, Varna.VAISHYA, Varna.KSHATRIYA, Varna.BRAHMIN);
        for (int pada = 0; pada < MoonPada.PADAS; pada += 9) {
            MoonPada moon = MoonPada.ALL.get(pada);
            assertThat(KutaTables.varna(moon, VarnaReading.RAMAN)).isEqualTo(byGrade.get(grades[pada / 9] - 1));
        }
    }

    /** What depends on who is who, and what does not. */
    @Test
    void symmetricAndDirected() {
        KutaTable table = KutaTable.of(STANDARD);
        boolean[] symmetric = new boolean[8];
        Arrays.fill(symmetric, true);
        for (int bride = 0; bride < MoonPada.COUNT; bride++) {
            for (int groom = 0; groom < MoonPada.COUNT; groom++) {
                for (int kuta = 0; kuta < 8; kuta++) {
                    symmetric[kuta] &= table.halves(bride, groom, kuta) == table.halves(groom, bride, kuta);
                }
                // Muhurta Chintamani: both taras are never bad at once.
                assertThat(table.halves(bride, groom, 2)).isIn(3, 6);
            }
        }
        assertThat(symmetric).containsExactly(false, false, true, false, true, false, true, true);
        // A Rakshasa bride and a Deva groom have nothing, the other way round a point: Dharmasindhu.
        assertThat(KutaTables.gana(Gana.RAKSHASA, Gana.DEVA, GanaReading.NORTH)).isZero();
        assertThat(KutaTables.gana(Gana.DEVA, Gana.RAKSHASA, GanaReading.NORTH)).isEqualTo(2);
        assertThat(KutaTables.gana(Gana.RAKSHASA, Gana.DEVA, GanaReading.TRANSPOSED))
                .isEqualTo(2);
        assertThat(KutaTables.gana(Gana.RAKSHASA, Gana.DEVA, GanaReading.FUTURE_POINT))
                .isEqualTo(2);
        // The groom may be higher, not the bride.
        assertThat(KutaTables.varnaHolds(Varna.SHUDRA, Varna.BRAHMIN)).isTrue();
        assertThat(KutaTables.varnaHolds(Varna.BRAHMIN, Varna.SHUDRA)).isFalse();
        assertThat(KutaTables.varnaHolds(Varna.BRAHMIN, Varna.ANULOMA)).isTrue();
        assertThat(KutaTables.varnaHolds(Varna.BRAHMIN, Varna.PRATILOMA)).isFalse();
    }

    /** Muhurta Chintamani 6.36: one star in two padas lifts nadi dosha, one and the same pada does not. */
    @Test
    void nadiOfOneStar() {
        Ashtakuta two = Ashtakuta.of(moon(Nakshatra.ROHINI, 1), moon(Nakshatra.ROHINI, 2), STANDARD);
        assertThat(two.of(Kuta.NADI).points()).isZero();
        assertThat(two.exemptions())
                .contains(KutaExemption.NADI_SAME_STAR_OTHER_PADA, KutaExemption.NADI_STAR_OF_RAMAN)
                .doesNotContain(KutaExemption.NADI_SAME_SIGN_OTHER_STAR);
        assertThat(two.totalAfter() - two.total()).isEqualTo(8);
        assertThat(two.standing()).isEmpty();
        Ashtakuta one = Ashtakuta.of(moon(Nakshatra.ROHINI, 1), moon(Nakshatra.ROHINI, 1), STANDARD);
        assertThat(one.exemptions()).isEmpty();
        assertThat(one.standing()).containsExactly(Kuta.NADI);
        assertThat(one.remarks()).contains(MatchRemark.SAME_PADA);
        assertThat(one.total()).isEqualTo(28);
        assertThat(one.grade()).isEqualTo(MatchGrade.GOOD);
        // Raman frees the first pada of eight stars; that is one author's, and does not count unless it is asked for.
        Ashtakuta freed = Ashtakuta.of(moon(Nakshatra.MAGHA, 1), moon(Nakshatra.MAGHA, 1), STANDARD);
        assertThat(freed.exemptions()).containsExactly(KutaExemption.NADI_FIRST_PADA);
        assertThat(freed.totalAfter()).isEqualTo(28);
        assertThat(Ashtakuta.of(freed.bride(), freed.groom(), STANDARD.with(ExceptionReading.ALL))
                        .totalAfter())
                .isEqualTo(36);
    }

    /** Aries and Scorpio: the sixth and eighth, friendly and of one lord; Aries and Virgo: deadly. */
    @Test
    void bhakutaOfSixAndEight() {
        Ashtakuta friendly = Ashtakuta.of(moon(Nakshatra.ASHWINI, 1), moon(Nakshatra.ANURADHA, 1), STANDARD);
        assertThat(friendly.of(Kuta.BHAKUTA).row()).isEqualTo("8/6");
        assertThat(friendly.exemptions())
                .contains(
                        KutaExemption.BHAKUTA_SAME_LORD,
                        KutaExemption.BHAKUTA_FRIENDLY_SIX_EIGHT,
                        KutaExemption.BHAKUTA_ODD_OR_EVEN);
        assertThat(friendly.halvesAfter(Kuta.BHAKUTA)).isEqualTo(14);
        Ashtakuta deadly = Ashtakuta.of(moon(Nakshatra.ASHWINI, 1), moon(Nakshatra.HASTA, 1), STANDARD);
        assertThat(deadly.remarks()).contains(MatchRemark.DEADLY_SIX_EIGHT);
        assertThat(deadly.exemptions()).doesNotContain(KutaExemption.BHAKUTA_FRIENDLY_SIX_EIGHT);
        List<String> pairs = MoonPada.ALL.stream()
                .flatMap(bride -> MoonPada.ALL.stream()
                        .map(groom -> new Couple(bride, groom, STANDARD))
                        .filter(couple -> KutaExemption.BHAKUTA_FRIENDLY_SIX_EIGHT
                                .rule()
                                .clause()
                                .holds(couple.facts()))
                        // Another description of the same list: from odd signs to the 8th, from even ones to the 6th.
                        .peek(couple -> assertThat(couple.signsToGroom())
                                .isEqualTo(Couple.isOdd(couple.bride().rasi()) ? 8 : 6))
                        .filter(couple -> couple.bride().rasi().number()
                                < couple.groom().rasi().number())
                        .map(couple ->
                                couple.bride().rasi() + "-" + couple.groom().rasi()))
                .distinct()
                .toList();
        assertThat(pairs)
                .containsExactlyInAnyOrder(
                        "Aries-Scorpio",
                        "Taurus-Libra",
                        "Gemini-Capricorn",
                        "Cancer-Sagittarius",
                        "Leo-Pisces",
                        "Virgo-Aquarius");
    }

    /** B. V. Raman writes the first padas out: Ashwini 1 2 3, then Bharani 2 1 and Ashwini 4, then Bharani 3 4, Krittika 1. */
    @Test
    void nadiByPadas() {
        assertThat(samePadaNadi(moon(Nakshatra.ASHWINI, 1), moon(Nakshatra.BHARANI, 2)))
                .isTrue();
        assertThat(samePadaNadi(moon(Nakshatra.ASHWINI, 2), moon(Nakshatra.BHARANI, 1)))
                .isTrue();
        assertThat(samePadaNadi(moon(Nakshatra.ASHWINI, 3), moon(Nakshatra.ASHWINI, 4)))
                .isTrue();
        assertThat(samePadaNadi(moon(Nakshatra.ASHWINI, 1), moon(Nakshatra.BHARANI, 3)))
                .isTrue();
        assertThat(samePadaNadi(moon(Nakshatra.ASHWINI, 1), moon(Nakshatra.ASHWINI, 4)))
                .isFalse();
    }

    private static boolean samePadaNadi(MoonPada one, MoonPada other) {
        return StarTrait.PADA_NADI.of(one.nakshatra(), one.pada())
                == StarTrait.PADA_NADI.of(other.nakshatra(), other.pada());
    }

    /** The thresholds of both, at their edges. */
    @Test
    void gradesByTheirThresholds() {
        List<MatchBand> usual = MatchBand.of(BandsReading.FUTURE_POINT, true, true);
        assertThat(MatchBand.grade(usual, 35)).isEqualTo(MatchGrade.NOT_RECOMMENDED);
        assertThat(MatchBand.grade(usual, 36)).isEqualTo(MatchGrade.ACCEPTABLE);
        assertThat(MatchBand.grade(usual, 49)).isEqualTo(MatchGrade.ACCEPTABLE);
        assertThat(MatchBand.grade(usual, 66)).isEqualTo(MatchGrade.EXCELLENT);
        assertThat(MatchBand.grade(MatchBand.of(BandsReading.DRIK, true, false), 56))
                .isEqualTo(MatchGrade.INAUSPICIOUS);
        assertThat(MatchBand.grade(MatchBand.of(BandsReading.DRIK, false, true), 56))
                .isEqualTo(MatchGrade.VERY_GOOD);
        assertThat(MatchBand.grade(MatchBand.of(BandsReading.DRIK, true, true), 62))
                .isEqualTo(MatchGrade.EXCELLENT);
        List<MatchBand> withoutBhakuta = MatchBand.of(BandsReading.DRIK, false, true);
        assertThat(List.of(52, 51, 42, 41).stream().map(halves -> MatchBand.grade(withoutBhakuta, halves)))
                .containsExactly(
                        MatchGrade.VERY_GOOD, MatchGrade.MIDDLING, MatchGrade.MIDDLING, MatchGrade.INAUSPICIOUS);
    }

    /** B. V. Raman counts from the bride alone: the third is bad, though the way back is the eighth of nine. */
    @Test
    void ramansTaraHasADirection() {
        Conventions raman = STANDARD.with(TaraReading.RAMAN);
        assertThat(Ashtakuta.of(moon(Nakshatra.ASHWINI, 1), moon(Nakshatra.KRITTIKA, 1), raman)
                        .of(Kuta.TARA)
                        .points())
                .isZero();
        assertThat(Ashtakuta.of(moon(Nakshatra.KRITTIKA, 1), moon(Nakshatra.ASHWINI, 1), raman)
                        .of(Kuta.TARA)
                        .points())
                .isEqualTo(3);
    }

    /** A table is what the rules say of each pair, for every preset. */
    @Test
    void aTableIsItsRules() {
        assertThat(MatchPreset.ALL).isNotEmpty().allSatisfy(preset -> {
            Conventions conventions = preset.in(STANDARD);
            KutaTable table = KutaTable.of(conventions);
            for (int bride = 0; bride < MoonPada.COUNT; bride += 7) {
                for (int groom = 0; groom < MoonPada.COUNT; groom += 3) {
                    Ashtakuta match = Ashtakuta.of(MoonPada.ALL.get(bride), MoonPada.ALL.get(groom), conventions);
                    assertThat(table.halves(bride, groom)).isEqualTo(match.halves());
                    assertThat(table.halvesAfter(bride, groom)).isEqualTo(match.halvesAfter());
                    assertThat(table.standing(bride, groom))
                            .isEqualTo(match.standing().size());
                    assertThat(match.total()).isBetween(0.0, 36.0);
                    assertThat(match.totalAfter()).isGreaterThanOrEqualTo(match.total());
                }
            }
        });
    }

    /** The stars as saravali.de lists yonis, male and female, and as the transliterated Marathi almanac does. */
    @Test
    void starsHaveTheirAnimals() {
        assertThat(Nakshatra.ALL.stream()
                        .map(star -> StarTraits.of(star).yoni().id().substring(0, 2)
                                + StarTraits.of(star).sex().id().charAt(0)))
                .containsExactly(
                        "hom", "elm", "shf", "sem", "sef", "dof", "caf", "shm", "cam", "ram", "raf", "com", "buf",
                        "tif", "bum", "tim", "def", "dem", "dom", "mom", "mom", "mof", "lif", "hof", "lim", "cof",
                        "elf");
        assertThat(Arrays.stream(Nadi.values()).map(nadi -> count(nadi.id()))).containsExactly(9L, 9L, 9L);
        assertThat(Rasi.ALL.stream()
                        .map(rasi -> KutaTables.varna(MoonPada.ALL.get((rasi.number() - 1) * 9), VarnaReading.NORTH)
                                .id()
                                .substring(0, 1)
                                .toUpperCase(Locale.ROOT)))
                .containsExactly("K", "V", "S", "B", "K", "V", "S", "B", "K", "V", "S", "B");
    }

    private static long count(String nadi) {
        return Nakshatra.ALL.stream()
                .filter(star -> StarTraits.of(star).nadi().id().equals(nadi))
                .count();
    }
}
