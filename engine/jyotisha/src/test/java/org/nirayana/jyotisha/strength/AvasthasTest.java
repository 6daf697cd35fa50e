package org.nirayana.jyotisha.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Lajjitadi, sayanadi and Phaladeepika's avasthas, the kinds of war, and the eight motions: with a pencil on the chart of 9
 * April 2025, since no worked example was found.
 */
class AvasthasTest {
    private static final Conventions STANDARD = Conventions.standard();

    /**
     * Sun, Mercury, Venus, Saturn and Rahu in Pisces, Mars in Cancer, Jupiter in Taurus, Moon in Leo, Ketu in Virgo, Libra
     * rising.
     */
    private static Chart chart(Conventions conventions) {
        return PrintedCharts.CHARTS.chart(PrintedCharts.REPORT_OF_2025, conventions);
    }

    private static Lajjitadi lajjitadi(Graha graha, Conventions conventions) {
        return Lajjitadi.of(chart(conventions)).get(graha.number() - 1);
    }

    private static Lajjitadi.Found found(Lajjitadi all, LajjitadiAvastha avastha) {
        return all.found().stream()
                .filter(one -> one.avastha() == avastha)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void companyOfVenus() {
        Lajjitadi venus = lajjitadi(Graha.VENUS, STANDARD);
        assertThat(venus.found())
                .extracting(Lajjitadi.Found::avastha)
                .containsExactly(
                        LajjitadiAvastha.GARVITA,
                        LajjitadiAvastha.KSHUDHITA,
                        LajjitadiAvastha.MUDITA,
                        LajjitadiAvastha.KSHOBHITA);
        // Exalted. All in its sign are enemies of the moment: the Sun, a natural enemy, becomes a great enemy, Mercury
        // and
        // Saturn, natural friends, become neutral. Saturn makes hungry whatever it is.
        assertThat(found(venus, LajjitadiAvastha.GARVITA).bySign()).isTrue();
        assertThat(found(venus, LajjitadiAvastha.KSHUDHITA).with()).containsExactly(Graha.SUN, Graha.SATURN);
        // Jupiter, lord of Pisces, is neutral and in the third: a friend.
        assertThat(found(venus, LajjitadiAvastha.MUDITA).bySign()).isTrue();
        // Mercury, with malefics, is one; Venus' own friends may shake it as malefics.
        assertThat(found(venus, LajjitadiAvastha.KSHOBHITA).with())
                .containsExactly(Graha.MERCURY, Graha.SATURN, Graha.RAHU);
    }

    @Test
    void relationsMayBeNaturalAlone() {
        Lajjitadi venus = lajjitadi(Graha.VENUS, STANDARD.with(LajjitadiRelations.NATURAL));
        // The natural friends Mercury and Saturn make it glad; the lord of the sign is neutral.
        assertThat(found(venus, LajjitadiAvastha.MUDITA).with()).containsExactly(Graha.MERCURY, Graha.SATURN);
        assertThat(found(venus, LajjitadiAvastha.MUDITA).bySign()).isFalse();
    }

    /** In the fifth house with Rahu: in Pisces with Scorpio rising; alone there is no shame. */
    @Test
    void shameIsOfTheFifthHouse() {
        Chart later = PrintedCharts.CHARTS.chart(
                PrintedCharts.REPORT_OF_2025.at(
                        PrintedCharts.REPORT_OF_2025.instant().plusSeconds(7200)),
                STANDARD);
        assertThat(later.ascendant().rasi().number()).isEqualTo(8);
        Lajjitadi mercury = Lajjitadi.of(later).get(Graha.MERCURY.number() - 1);
        assertThat(found(mercury, LajjitadiAvastha.LAJJITA).with())
                .containsExactly(Graha.SUN, Graha.SATURN, Graha.RAHU);
        assertThat(Lajjitadi.of(later).get(Graha.MARS.number() - 1).found())
                .isNotEmpty()
                .noneMatch(one -> one.avastha() == LajjitadiAvastha.LAJJITA);
    }

    /** Mars in watery Cancer: the Moon, its lord, in the second from it, is a great friend. Nobody thirsts for whom nobody looks. */
    @Test
    void thirstNeedsAnEnemyWhoLooks() {
        for (Lajjitadi one : Lajjitadi.of(chart(STANDARD))) {
            one.found().stream()
                    .filter(found -> found.avastha() == LajjitadiAvastha.TRISHITA)
                    .forEach(found -> assertThat(found.seenBy()).isNotEmpty());
        }
        assertThat(found(lajjitadi(Graha.MARS, STANDARD), LajjitadiAvastha.MUDITA)
                        .bySign())
                .isTrue();
    }

    /** Born 20:51:50, 14 h 37 m after the sunrise of 6:14: ghati 37 runs, 36 have gone by. */
    @Test
    void whatTheSunIsDoing() {
        Sayanadi sun = Sayanadi.of(chart(STANDARD)).orElseThrow().get(0);
        // Pisces 25°58′: Revati, the 27th, and the eighth navamsa; the Moon in Purva Phalguni, the 11th; Libra rises.
        assertThat(sun).isEqualTo(new Sayanadi(Graha.SUN, 27, 8, 11, 37, 7));
        assertThat(sun.sum()).isEqualTo(27 * 1 * 8 + 11 + 37 + 7);
        // 271 = 22 · 12 + 7.
        assertThat(sun.avastha()).isEqualTo(SayanadiAvastha.SABHA);
        Sayanadi elapsed = Sayanadi.of(chart(STANDARD.with(SayanadiGhati.ELAPSED)))
                .orElseThrow()
                .get(0);
        assertThat(elapsed.ghati()).isEqualTo(36);
        assertThat(elapsed.avastha()).isEqualTo(SayanadiAvastha.AGAMANA);
        assertThat(new Sayanadi(Graha.SUN, 1, 1, 1, 1, 9).avastha()).isEqualTo(SayanadiAvastha.NIDRA);
        Birth polar = Birth.of(PrintedCharts.REPORT_OF_2025.instant().plusSeconds(6_000_000), Site.ofDegrees(80, 0));
        assertThat(Sayanadi.of(PrintedCharts.CHARTS.chart(polar, STANDARD))).isEmpty();
    }

    @Test
    void moodsOfPhaladeepika() {
        List<GrahaState> states = GrahaState.of(chart(STANDARD.with(DeeptadiList.PHALADEEPIKA)));
        // Exalted, and bright: 23° from the Sun. The navamsa at Pisces 1°17′ is Cancer's, of the waxing Moon.
        assertThat(states.get(5).deeptadi())
                .containsExactly(DeeptadiAvastha.PRADIPTA, DeeptadiAvastha.SHANTA, DeeptadiAvastha.SHAKTA);
        // Overcome by Venus.
        assertThat(states.get(6).deeptadi()).startsWith(DeeptadiAvastha.NIPIDITA);
        assertThat(states.get(3).deeptadi()).contains(DeeptadiAvastha.ATIBHITA);
        // The nodes shed no light.
        assertThat(states.get(7).deeptadi()).doesNotContain(DeeptadiAvastha.SHAKTA);
    }

    @Test
    void kindsOfWar() {
        War war = GrahaState.of(chart(STANDARD)).get(5).war().get(0);
        assertThat(war.kind(WarDiscs.SURYA_SIDDHANTA)).isEqualTo(WarKind.APASAVYA);
        assertThat(new War(Graha.VENUS, Graha.MARS, 0.02, 0.01).kind(WarDiscs.SURYA_SIDDHANTA))
                .isEqualTo(WarKind.BHEDA);
        // Half of 4 and of 2 minutes is 3; half of 6.4 and of 1.28 is 3.84.
        War touching = new War(Graha.VENUS, Graha.MARS, 0.05, 0);
        assertThat(touching.radii(WarDiscs.SURYA_SIDDHANTA)).isCloseTo(0.05, within(1e-12));
        assertThat(touching.kind(WarDiscs.SURYA_SIDDHANTA)).isEqualTo(WarKind.ULLEKHA);
        assertThat(touching.radii(WarDiscs.MAHABHASKARIYA)).isCloseTo(0.064, within(1e-12));
        assertThat(touching.kind(WarDiscs.MAHABHASKARIYA)).isEqualTo(WarKind.BHEDA);
        assertThat(new War(Graha.JUPITER, Graha.SATURN, 0.3, 0.9).kind(WarDiscs.SURYA_SIDDHANTA))
                .isEqualTo(WarKind.AMSUMARDANA);
    }

    @Test
    void eightMotions() {
        assertThat(EightMotion.of(-0.5, false)).isEqualTo(EightMotion.VAKRA);
        assertThat(EightMotion.of(-0.01, true)).isEqualTo(EightMotion.ANUVAKRA);
        assertThat(EightMotion.of(0.05, false)).isEqualTo(EightMotion.VIKALA);
        assertThat(EightMotion.of(0.3, false)).isEqualTo(EightMotion.MANDATARA);
        assertThat(EightMotion.of(0.99, false)).isEqualTo(EightMotion.MANDA);
        assertThat(EightMotion.of(1, false)).isEqualTo(EightMotion.SAMA);
        assertThat(EightMotion.of(1.5, false)).isEqualTo(EightMotion.CHARA);
        assertThat(EightMotion.of(1.5, true)).isEqualTo(EightMotion.ATICHARA);
        // Venus went back from Pisces 16° to Pisces 0°27′ and turned on 13 April without leaving the sign.
        Shadbala found = Shadbala.of(chart(STANDARD.with(CheshtaElements.EIGHT_MOTIONS)));
        assertThat(found.of(Graha.VENUS).workings().motion()).contains(EightMotion.VAKRA);
        assertThat(found.of(Graha.VENUS).cheshta()).isEqualTo(60);
        assertThat(found.of(Graha.SUN).workings().motion()).isEmpty();
        assertThat(Shadbala.of(chart(STANDARD)).of(Graha.VENUS).workings().motion())
                .isEmpty();
    }

    @Test
    void minimumsOfComponents() {
        Shadbala found = Shadbala.of(chart(STANDARD.with(LuminaryCheshta.AYANA_PAKSHA)));
        List<ComponentMinimum> mars = found.of(Graha.MARS).minimums();
        assertThat(mars).extracting(ComponentMinimum::required).containsExactly(96.0, 30.0, 67.0, 40.0, 20.0);
        assertThat(mars.get(4).has()).isEqualTo(found.of(Graha.MARS).kala().ayana());
        assertThat(mars.get(4).isMet()).isEqualTo(mars.get(4).has() >= 20);
        assertThat(found.of(Graha.SUN).minimums()).hasSize(5);
        assertThat(Shadbala.of(chart(STANDARD)).of(Graha.SUN).minimums())
                .extracting(ComponentMinimum::component)
                .doesNotContain(ComponentMinimum.Component.CHESHTA)
                .hasSize(4);
    }

    /** By night in Libra's chart: Mercury, Sun and Saturn are in the fifth bhava, Jupiter in the eighth. */
    @Test
    void extrasOfBhavaBala() {
        BhavaBala with = BhavaBala.of(chart(STANDARD.with(BhavaExtras.BPHS)));
        BhavaBala without = BhavaBala.of(chart(STANDARD));
        assertThat(without.bhavas()).hasSize(12).allMatch(bhava -> bhava.extras() == 0);
        for (int i = 0; i < 12; i++) {
            BhavaBala.OfBhava bhava = with.bhavas().get(i);
            assertThat(bhava.total() - without.bhavas().get(i).total()).isCloseTo(bhava.extras(), within(1e-9));
        }
        // Mercury and Saturn stand in the fifth and cancel each other; its sign, Aquarius, rises with the head, which
        // helps
        // by day alone.
        assertThat(with.bhavas().get(4).extras()).isZero();
        // The Sun in the sixth; Pisces is strong at twilight alone.
        assertThat(with.bhavas().get(5).extras()).isEqualTo(-60);
        // Aries, in the seventh, rises with the back and helps by night.
        assertThat(with.bhavas().get(6).extras()).isEqualTo(15);
    }
}
