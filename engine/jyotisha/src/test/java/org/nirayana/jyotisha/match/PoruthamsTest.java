package org.nirayana.jyotisha.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Poruthams against second copies of their lists: those of PyJHora (numbers only), which name other sites as their sources. */
class PoruthamsTest {
    private static final Conventions STANDARD = Conventions.standard();

    private static Poruthams of(int girl, int boy, Conventions conventions) {
        return Poruthams.of(
                new MoonPada(Nakshatra.ofNumber(girl), 1, false),
                new MoonPada(Nakshatra.ofNumber(boy), 1, false),
                conventions);
    }

    /**
     * A match that Prokerala publishes with each of its twelve poruthams: girl Mrigashira 2, boy Revati 3, 9 of 12
     * (github.com/prokerala/astrology-api-client-example, ruby/README.md, thirumana porutham; stars are counted from 0 there).
     */
    @Test
    void aThirumanaPoruthamThatProkeralaPublishes() {
        Poruthams match = Poruthams.of(
                new MoonPada(Nakshatra.MRIGASHIRA, 2, false),
                new MoonPada(Nakshatra.REVATI, 3, false),
                MatchPreset.PROKERALA_THIRUMANA.in(STANDARD));
        assertThat(match.total()).isEqualTo(9);
        assertThat(match.most()).isEqualTo(12);
        assertThat(match.scores().stream()
                        .filter(score -> !score.grade().holds())
                        .map(PoruthamScore::porutham))
                .containsExactly(Porutham.DINA, Porutham.MAHENDRA, Porutham.VASYA);
        assertThat(match.scores().stream()
                        .filter(score -> score.grade().holds())
                        .map(score -> score.grade().halves()))
                .containsOnly(2);
        assertThat(match.of(Porutham.DINA).row()).isEqualTo("girl to boy 23");
        assertThat(match.of(Porutham.RASI).row()).isEqualTo("girl to boy 11");
    }

    /**
     * The only match of ten poruthams that Prokerala publishes with each of them: girl Ashwini 2, boy Chitra 3, 5 of 10
     * (tests/Api/Astrology/Service/NakshatraPoruthamTest.php of its PHP library; stars are counted from 0 there). Its reason for yoni is the sexes,
     * and of Mars and Venus it says that they are "united", as the Yavanas have it; by nature they are neutral.
     */
    @Test
    void tenPoruthamsThatProkeralaPublishes() {
        Poruthams match = Poruthams.of(
                new MoonPada(Nakshatra.ASHWINI, 2, false),
                new MoonPada(Nakshatra.CHITRA, 3, false),
                MatchPreset.PROKERALA_TEN.in(STANDARD));
        assertThat(match.total()).isEqualTo(5);
        assertThat(match.most()).isEqualTo(10);
        assertThat(match.scores().stream()
                        .filter(PoruthamScore::counted)
                        .filter(score -> score.grade() == PoruthamGrade.UTTAMA)
                        .map(PoruthamScore::porutham))
                .containsExactlyInAnyOrder(
                        Porutham.STREE_DIRGHA, Porutham.VEDHA, Porutham.RAJJU, Porutham.RASI, Porutham.RASYADHIPATI);
        assertThat(match.of(Porutham.YONI).row()).isEqualTo("girl horse male, boy tiger female");
    }

    /** What a service is set to does not change what a preset is, also where it is the usual reading. */
    @Test
    void thePresetStandsAboveOtherReadings() {
        assertThat(MatchPreset.PROKERALA_TEN.in(STANDARD.with(YoniPoruthamReading.PROKERALA_THIRUMANA)))
                .isEqualTo(MatchPreset.PROKERALA_TEN.in(STANDARD));
    }

    /** The same pair in its twelve (ThirumanaPoruthamTest.php): 7 of 12, the five and yoni and nadi. */
    @Test
    void theSamePairInTwelve() {
        Poruthams match = Poruthams.of(
                new MoonPada(Nakshatra.ASHWINI, 2, false),
                new MoonPada(Nakshatra.CHITRA, 3, false),
                MatchPreset.PROKERALA_THIRUMANA.in(STANDARD));
        assertThat(match.total()).isEqualTo(7);
        assertThat(match.scores().stream()
                        .filter(score -> !score.grade().holds())
                        .map(PoruthamScore::porutham))
                .containsExactlyInAnyOrder(
                        Porutham.DINA, Porutham.GANA, Porutham.MAHENDRA, Porutham.VASYA, Porutham.VARNA);
    }

    /** B. V. Raman's own couple in Muhurtha, Mrigashira and Dhanishta: "hence Vedhakuta is absent"; both are of the rajju of the head. */
    @Test
    void theCoupleOfMuhurtha() {
        Conventions raman = MatchPreset.RAMAN.in(STANDARD);
        for (int[] couple : new int[][] {{5, 23}, {23, 5}}) {
            Poruthams match = of(couple[0], couple[1], raman);
            assertThat(match.of(Porutham.VEDHA).grade()).isEqualTo(PoruthamGrade.ADHAMA);
            assertThat(match.of(Porutham.RAJJU).grade()).isEqualTo(PoruthamGrade.ADHAMA);
        }
    }

    /** Stars by varna, bird and element as AtriJyotish for Android types them (MatchCalc, after documents of Sanjay Rath's school). */
    @Test
    void traitsOfKerala() {
        int[] birds = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4};
        int[] elements = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4};
        List<Pakshi> pakshis = List.of(Pakshi.values());
        List<Bhuta> bhutas = List.of(Bhuta.values());
        List<Varna> varnas =
                List.of(Varna.BRAHMIN, Varna.KSHATRIYA, Varna.VAISHYA, Varna.SHUDRA, Varna.ANULOMA, Varna.PRATILOMA);
        for (int star = 0; star < Nakshatra.COUNT; star++) {
            StarTraits traits = StarTraits.of(Nakshatra.ALL.get(star));
            assertThat(traits.pakshi()).isEqualTo(pakshis.get(birds[star]));
            assertThat(traits.bhuta()).isEqualTo(bhutas.get(elements[star]));
            assertThat(traits.keralaVarna()).isEqualTo(varnas.get(star % 6));
        }
    }

    /** The rules of the same program for every pair of stars; of what it leaves open (ether, water with air) it says nothing good. */
    @Test
    void rulesOfKerala() {
        Conventions kerala = MatchPreset.KERALA.in(STANDARD);
        for (int girl = 1; girl <= Nakshatra.COUNT; girl++) {
            for (int boy = 1; boy <= Nakshatra.COUNT; boy++) {
                Poruthams match = of(girl, boy, kerala);
                StarTraits hers = StarTraits.of(Nakshatra.ofNumber(girl));
                StarTraits his = StarTraits.of(Nakshatra.ofNumber(boy));
                int her = (girl - 1) % 6;
                int him = (boy - 1) % 6;
                boolean varna = her == him || (her != 5 && him != 5 && (her == 4 || him == 4 || him < her));
                assertThat(match.of(Porutham.VARNA).grade().holds()).isEqualTo(varna);
                boolean gana =
                        hers.gana() == his.gana() || (hers.gana() == Gana.MANUSHYA && his.gana() != Gana.MANUSHYA);
                assertThat(match.of(Porutham.GANA).grade().holds()).isEqualTo(gana);
                assertThat(match.of(Porutham.PAKSHI).grade().holds()).isEqualTo(hers.pakshi() == his.pakshi());
                Set<Bhuta> both = Set.copyOf(List.of(hers.bhuta(), his.bhuta()));
                boolean bhuta =
                        both.size() == 1 || both.contains(Bhuta.EARTH) || both.equals(Set.of(Bhuta.FIRE, Bhuta.AIR));
                assertThat(match.of(Porutham.BHUTA).grade() == PoruthamGrade.UTTAMA)
                        .isEqualTo(bhuta);
                int expense = Math.floorMod(boy - girl, 27) * 5 + 5;
                int income = Math.floorMod(girl - boy, 27) * 5 + 5;
                assertThat(match.of(Porutham.AYA_VYAYA).row())
                        .isEqualTo("income " + income % 7 + ", expense " + expense % 7);
                // Who loses has no porutham; the program does not say what equal sums are.
                if (expense % 7 > income % 7) {
                    assertThat(match.of(Porutham.AYA_VYAYA).grade()).isEqualTo(PoruthamGrade.ADHAMA);
                }
            }
        }
    }

    /**
     * All counts go from the girl to the boy; what only compares groups does not ask who is who, and neither does mahendra: a count of
     * 4, 7, … is one of them the other way round.
     */
    @Test
    void symmetricAndDirected() {
        for (MatchPreset preset : List.of(MatchPreset.TAMIL, MatchPreset.KERALA)) {
            Conventions conventions = preset.in(STANDARD);
            Set<Porutham> directed = new TreeSet<>();
            Set<Porutham> all = new TreeSet<>();
            for (int girl = 0; girl < MoonPada.PADAS; girl += 2) {
                for (int boy = 0; boy < MoonPada.PADAS; boy += 3) {
                    MoonPada one = MoonPada.ALL.get(girl);
                    MoonPada other = MoonPada.ALL.get(boy);
                    Poruthams there = Poruthams.of(one, other, conventions);
                    Poruthams back = Poruthams.of(other, one, conventions);
                    for (PoruthamScore score : there.scores()) {
                        all.add(score.porutham());
                        if (back.of(score.porutham()).grade() != score.grade()) {
                            directed.add(score.porutham());
                        }
                    }
                }
            }
            Set<Porutham> symmetric = new TreeSet<>(all);
            symmetric.removeAll(directed);
            assertThat(symmetric)
                    .isEqualTo(
                            preset == MatchPreset.TAMIL
                                    ? Set.of(
                                            Porutham.MAHENDRA,
                                            Porutham.RASYADHIPATI,
                                            Porutham.RAJJU,
                                            Porutham.VEDHA,
                                            Porutham.NADI)
                                    : Set.of(
                                            Porutham.MAHENDRA,
                                            Porutham.RASYADHIPATI,
                                            Porutham.VASYA,
                                            Porutham.RAJJU,
                                            Porutham.VEDHA,
                                            Porutham.PAKSHI,
                                            Porutham.BHUTA));
        }
    }

    @Test
    void rajjuGroups() {
        Map<Rajju, List<Integer>> groups = Map.of(
                Rajju.SIRO, List.of(5, 14, 23),
                Rajju.KANTHA, List.of(4, 6, 13, 15, 22, 24),
                Rajju.UDARA, List.of(3, 7, 12, 16, 21, 25),
                Rajju.KATI, List.of(2, 8, 11, 17, 20, 26),
                Rajju.PADA, List.of(1, 9, 10, 18, 19, 27));
        groups.forEach((rajju, stars) -> assertThat(Nakshatra.ALL.stream()
                        .filter(star -> StarTraits.of(star).rajju() == rajju)
                        .map(Nakshatra::number))
                .isEqualTo(stars));
        List<Integer> rising = List.of(1, 2, 3, 4, 10, 11, 12, 13, 19, 20, 21, 22);
        assertThat(Nakshatra.ALL.stream()
                        .filter(star -> StarTraits.of(star).arm() == RajjuArm.AROHA)
                        .map(Nakshatra::number))
                .isEqualTo(rising);
        assertThat(of(1, 10, STANDARD).of(Porutham.RAJJU).grade()).isEqualTo(PoruthamGrade.ADHAMA);
        assertThat(of(1, 9, STANDARD.with(RajjuReading.TAMIL_ARMS))
                        .of(Porutham.RAJJU)
                        .grade())
                .isEqualTo(PoruthamGrade.MADHYAMA);
        assertThat(of(1, 10, STANDARD.with(RajjuReading.TAMIL_ARMS))
                        .of(Porutham.RAJJU)
                        .grade())
                .isEqualTo(PoruthamGrade.ADHAMA);
    }

    /** The pairs as PyJHora lists them, by number, and the three of the head. */
    @Test
    void vedhaPairs() {
        Set<List<Integer>> pairs = Set.of(
                List.of(1, 18),
                List.of(2, 17),
                List.of(3, 16),
                List.of(4, 15),
                List.of(6, 22),
                List.of(7, 21),
                List.of(8, 20),
                List.of(9, 19),
                List.of(10, 27),
                List.of(11, 26),
                List.of(12, 25),
                List.of(13, 24),
                List.of(5, 14),
                List.of(5, 23),
                List.of(14, 23));
        for (int girl = 1; girl <= 27; girl++) {
            for (int boy = 1; boy <= 27; boy++) {
                boolean pierce = pairs.contains(List.of(Math.min(girl, boy), Math.max(girl, boy)));
                assertThat(of(girl, boy, STANDARD).of(Porutham.VEDHA).grade() == PoruthamGrade.ADHAMA)
                        .as("%d %d", girl, boy)
                        .isEqualTo(pierce);
            }
        }
        assertThat(of(5, 14, STANDARD.with(VedhaReading.RAMAN))
                        .of(Porutham.VEDHA)
                        .grade())
                .isEqualTo(PoruthamGrade.UTTAMA);
        assertThat(of(5, 23, STANDARD.with(VedhaReading.RAMAN))
                        .of(Porutham.VEDHA)
                        .grade())
                .isEqualTo(PoruthamGrade.ADHAMA);
    }

    @Test
    void mahendraAndDinaAndStreeDirgha() {
        Set<Integer> mahendra = new TreeSet<>();
        Set<Integer> dina = new TreeSet<>();
        Set<Integer> listed = new TreeSet<>();
        for (int boy = 1; boy <= 27; boy++) {
            if (of(1, boy, STANDARD).of(Porutham.MAHENDRA).grade().holds()) {
                mahendra.add(boy);
            }
            if (of(1, boy, STANDARD).of(Porutham.DINA).grade().holds()) {
                dina.add(boy);
            }
            if (of(1, boy, STANDARD.with(DinaReading.TAMIL_LIST))
                            .of(Porutham.DINA)
                            .grade()
                    == PoruthamGrade.UTTAMA) {
                listed.add(boy);
            }
        }
        assertThat(mahendra).containsExactly(4, 7, 10, 13, 16, 19, 22, 25);
        assertThat(dina).containsExactly(2, 4, 6, 8, 9, 11, 13, 15, 17, 18, 20, 22, 24, 26, 27);
        assertThat(listed).containsExactly(2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26);
        assertThat(of(1, 13, STANDARD).of(Porutham.STREE_DIRGHA).grade()).isEqualTo(PoruthamGrade.MADHYAMA);
        assertThat(of(1, 14, STANDARD).of(Porutham.STREE_DIRGHA).grade()).isEqualTo(PoruthamGrade.UTTAMA);
        assertThat(of(14, 1, STANDARD).of(Porutham.STREE_DIRGHA).row()).isEqualTo("girl to boy 15");
    }

    /** The list of PyJHora for the South, from the girl's sign, Aries as 0. */
    @Test
    void vasyaOfSigns() {
        List<List<Integer>> expected = List.of(
                List.of(4, 7),
                List.of(3, 6),
                List.of(5),
                List.of(7, 8),
                List.of(6),
                List.of(2, 11),
                List.of(5, 9),
                List.of(3),
                List.of(11),
                List.of(0, 10),
                List.of(0),
                List.of(9));
        for (int girl = 0; girl < 12; girl++) {
            assertThat(KutaTables.obeying(Rasi.ALL.get(girl), VasyaReading.RAMAN).stream()
                            .map(rasi -> rasi.number() - 1))
                    .isEqualTo(expected.get(girl));
        }
        assertThat(KutaTables.obeying(Rasi.AQUARIUS, VasyaReading.PRASNA_MARGA)).containsExactly(Rasi.CAPRICORN);
        // One way by Raman, both ways by the others.
        MoonPada aries = new MoonPada(Nakshatra.ASHWINI, 1, false);
        MoonPada leo = new MoonPada(Nakshatra.MAGHA, 1, false);
        assertThat(Poruthams.of(aries, leo, STANDARD).of(Porutham.VASYA).grade())
                .isEqualTo(PoruthamGrade.UTTAMA);
        assertThat(Poruthams.of(leo, aries, STANDARD).of(Porutham.VASYA).grade())
                .isEqualTo(PoruthamGrade.ADHAMA);
        assertThat(Poruthams.of(leo, aries, STANDARD.with(VasyaReading.PROKERALA))
                        .of(Porutham.VASYA)
                        .grade())
                .isEqualTo(PoruthamGrade.UTTAMA);
    }

    /** The friends of the Yavanas as PyJHora lists them for the South: 1 where the row has the column as its friend. */
    @Test
    void lordsOfKerala() {
        String[] friends = {"0000100", "0001100", "0001010", "0110111", "1101011", "0011101", "0001110"};
        Conventions kerala = STANDARD.with(RasyadhipatiReading.KERALA);
        Rasi[] signs = {Rasi.LEO, Rasi.CANCER, Rasi.ARIES, Rasi.GEMINI, Rasi.SAGITTARIUS, Rasi.TAURUS, Rasi.CAPRICORN};
        for (int girl = 0; girl < 7; girl++) {
            for (int boy = 0; boy < 7; boy++) {
                assertThat(signs[girl].lord()).isEqualTo(Graha.ALL.get(girl));
                int sum = friends[girl].charAt(boy) - '0' + friends[boy].charAt(girl) - '0';
                int expected = girl == boy ? 2 : sum;
                assertThat(Poruthams.of(first(signs[girl]), first(signs[boy]), kerala)
                                .of(Porutham.RASYADHIPATI)
                                .grade()
                                .halves())
                        .as("%s %s", signs[girl], signs[boy])
                        .isEqualTo(expected);
            }
        }
    }

    private static MoonPada first(Rasi rasi) {
        return MoonPada.ALL.get((rasi.number() - 1) * 9);
    }

    @Test
    void verdictsNameTheirThresholds() {
        Poruthams one = of(1, 10, STANDARD);
        assertThat(one.standing()).contains(Porutham.RAJJU);
        assertThat(one.grade()).isEqualTo(MatchGrade.NOT_RECOMMENDED);
        assertThat(one.most()).isEqualTo(10);
        assertThat(one.scores()).hasSize(12);
        assertThat(of(1, 2, MatchPreset.PROKERALA_THIRUMANA.in(STANDARD)).most())
                .isEqualTo(12);
        Poruthams kerala = of(4, 8, MatchPreset.KERALA.in(STANDARD));
        assertThat(kerala.scores().stream().map(PoruthamScore::porutham))
                .contains(Porutham.PAKSHI, Porutham.BHUTA, Porutham.AYA_VYAYA)
                .doesNotContain(Porutham.NADI);
        assertThat(kerala.of(Porutham.AYA_VYAYA).row()).isEqualTo("income 1, expense 4");
        assertThat(kerala.thresholds())
                .extracting(MatchBand::grade)
                .containsExactly(MatchGrade.UTTAMA, MatchGrade.MADHYAMA, MatchGrade.ADHAMA);
    }

    /** Every pair by every preset has an answer, and the exemptions are of what fails. */
    @Test
    void allPairs() {
        assertThat(MatchPreset.ALL).isNotEmpty().allSatisfy(preset -> {
            for (int girl = 1; girl <= 27; girl++) {
                for (int boy = 1; boy <= 27; boy++) {
                    Poruthams found = of(girl, boy, preset.in(STANDARD));
                    assertThat(found.total()).isBetween(0.0, (double) found.most());
                    for (PoruthamExemption exemption : found.exemptions()) {
                        assertThat(found.of(exemption.porutham()).grade()).isEqualTo(PoruthamGrade.ADHAMA);
                    }
                }
            }
        });
    }
}
