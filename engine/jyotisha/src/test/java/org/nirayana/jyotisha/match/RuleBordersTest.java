package org.nirayana.jyotisha.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** Rules that have a figure hold on one side of it and not on the other. */
class RuleBordersTest {
    private static final Conventions STANDARD = Conventions.standard();

    private static MoonPada moon(int star, int pada) {
        return MoonPada.of(Nakshatra.ALL.get((star - 1) % Nakshatra.COUNT), pada)
                .get(0);
    }

    private static List<MatchRemark> remarks(MoonPada bride, MoonPada groom) {
        return Ashtakuta.of(bride, groom, STANDARD).remarks();
    }

    private static PoruthamGrade grade(Porutham porutham, MoonPada bride, MoonPada groom, Conventions conventions) {
        return Poruthams.of(bride, groom, conventions).of(porutham).grade();
    }

    /** B. V. Raman's quarters of the bride's star, and no other quarter. */
    @Test
    void dangerousQuarters() {
        MoonPada groom = moon(4, 1);
        assertThat(remarks(moon(16, 4), groom)).contains(MatchRemark.VISHAKHA_FOURTH_PADA);
        assertThat(remarks(moon(16, 3), groom)).doesNotContain(MatchRemark.VISHAKHA_FOURTH_PADA);
        assertThat(remarks(moon(18, 1), groom)).contains(MatchRemark.JYESHTHA_FIRST_PADA);
        assertThat(remarks(moon(18, 2), groom)).doesNotContain(MatchRemark.JYESHTHA_FIRST_PADA);
        assertThat(remarks(moon(19, 1), groom)).contains(MatchRemark.MULA_FIRST_PADA);
        assertThat(remarks(moon(9, 1), groom)).contains(MatchRemark.ASHLESHA_FIRST_PADA);
    }

    /** Aries with Virgo is the deadly sixth, with Scorpio the friendly eighth. */
    @Test
    void aFriendlySixthIsNotDeadly() {
        assertThat(remarks(moon(1, 1), moon(13, 1))).contains(MatchRemark.DEADLY_SIX_EIGHT);
        assertThat(remarks(moon(1, 1), moon(17, 1))).doesNotContain(MatchRemark.DEADLY_SIX_EIGHT);
    }

    /** Stree dirgha of Prokerala from the 9th on, of Kerala beyond the 15th. */
    @Test
    void streeDirgha() {
        Conventions prokerala = STANDARD.with(StreeDirghaReading.PROKERALA);
        Conventions kerala = STANDARD.with(StreeDirghaReading.KERALA);
        assertThat(grade(Porutham.STREE_DIRGHA, moon(1, 1), moon(9, 1), prokerala))
                .isEqualTo(PoruthamGrade.UTTAMA);
        assertThat(grade(Porutham.STREE_DIRGHA, moon(1, 1), moon(8, 1), prokerala))
                .isEqualTo(PoruthamGrade.ADHAMA);
        assertThat(grade(Porutham.STREE_DIRGHA, moon(1, 1), moon(16, 1), kerala))
                .isEqualTo(PoruthamGrade.UTTAMA);
        assertThat(grade(Porutham.STREE_DIRGHA, moon(1, 1), moon(15, 1), kerala))
                .isEqualTo(PoruthamGrade.ADHAMA);
    }

    /** The Tamil list: the 14th but not its fourth pada; Prasna Marga: not the 88th and the 108th pada. */
    @Test
    void dina() {
        Conventions tamil = STANDARD.with(DinaReading.TAMIL_LIST);
        assertThat(grade(Porutham.DINA, moon(1, 1), moon(14, 3), tamil)).isEqualTo(PoruthamGrade.MADHYAMA);
        assertThat(grade(Porutham.DINA, moon(1, 1), moon(14, 4), tamil)).isEqualTo(PoruthamGrade.ADHAMA);
        Conventions kerala = STANDARD.with(DinaReading.KERALA);
        assertThat(grade(Porutham.DINA, moon(1, 1), moon(27, 4), kerala)).isEqualTo(PoruthamGrade.ADHAMA);
        assertThat(grade(Porutham.DINA, moon(1, 1), moon(27, 3), kerala)).isEqualTo(PoruthamGrade.UTTAMA);
        assertThat(grade(Porutham.DINA, moon(1, 1), moon(22, 4), kerala)).isEqualTo(PoruthamGrade.ADHAMA);
        assertThat(grade(Porutham.DINA, moon(1, 1), moon(22, 3), kerala)).isEqualTo(PoruthamGrade.UTTAMA);
    }

    @Test
    void thresholdsOfPoruthams() {
        List<MatchBand> tamil = MatchBand.of(PoruthamBands.TAMIL);
        assertThat(List.of(16, 15, 10, 9).stream().map(halves -> MatchBand.grade(tamil, halves)))
                .containsExactly(
                        MatchGrade.EXCELLENT, MatchGrade.ACCEPTABLE, MatchGrade.ACCEPTABLE, MatchGrade.NOT_RECOMMENDED);
        List<MatchBand> kerala = MatchBand.of(PoruthamBands.KERALA);
        assertThat(List.of(11, 10, 9).stream().map(halves -> MatchBand.grade(kerala, halves)))
                .containsExactly(MatchGrade.UTTAMA, MatchGrade.MADHYAMA, MatchGrade.ADHAMA);
    }
}
