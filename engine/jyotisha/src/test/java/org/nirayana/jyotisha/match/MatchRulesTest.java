package org.nirayana.jyotisha.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.rule.Proof;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** What lifts and cancels proves itself, in every pair for which it holds. */
class MatchRulesTest {
    private static final Conventions STANDARD = Conventions.standard();

    @Test
    void everyRuleHasItsOwnIdAndASource() {
        List<MatchRule> all = new ArrayList<>(KutaExemption.ALL);
        all.addAll(PoruthamExemption.ALL);
        all.addAll(MangalCancellation.ALL);
        all.addAll(MatchRemark.ALL);
        Set<String> ids = new HashSet<>();
        assertThat(all).hasSize(27 + 6 + 8 + 8).allSatisfy(one -> {
            assertThat(ids.add(one.rule().id())).as(one.rule().id()).isTrue();
            assertThat(one.rule().id()).endsWith("." + one.id());
            assertThat(one.source()).isNotBlank();
            assertThat(one.sentence()).endsWith(".");
        });
    }

    @Test
    void whatHoldsProvesItself() {
        Set<KutaExemption> kutas = EnumSet.noneOf(KutaExemption.class);
        Set<PoruthamExemption> poruthams = EnumSet.noneOf(PoruthamExemption.class);
        for (MoonPada bride : MoonPada.ALL) {
            for (MoonPada groom : MoonPada.ALL) {
                Ashtakuta match = Ashtakuta.of(bride, groom, STANDARD);
                match.exemptions()
                        .forEach(one -> assertProof(one.rule().clause().evaluate(match.facts())));
                kutas.addAll(match.exemptions());
                Poruthams southern = Poruthams.of(bride, groom, STANDARD);
                southern.exemptions()
                        .forEach(one -> assertProof(one.rule().clause().evaluate(southern.facts())));
                poruthams.addAll(southern.exemptions());
            }
        }
        // Two ask for whole charts, which are not known here.
        assertThat(EnumSet.complementOf(EnumSet.copyOf(kutas)))
                .containsExactlyInAnyOrder(KutaExemption.GANA_LAGNA_STARS, KutaExemption.GANA_NAVAMSA_LORD_STARS);
        assertThat(poruthams).hasSize(PoruthamExemption.ALL.size());
    }

    private static void assertProof(Proof proof) {
        assertThat(proof.holds()).isTrue();
        assertThat(proof.deciding()).isNotEmpty().allSatisfy(part -> assertThat(part.figures())
                .isNotEmpty());
    }

    /** Rohini 1 and 2: one nadi, lifted because the star is one and the padas are two. */
    @Test
    void aProofHasItsFigures() {
        Ashtakuta match = Ashtakuta.of(
                new MoonPada(Nakshatra.ROHINI, 1, false), new MoonPada(Nakshatra.ROHINI, 2, false), STANDARD);
        assertThat(KutaExemption.NADI_SAME_STAR_OTHER_PADA.rule().clause().evaluate(match.facts()))
                .hasToString("""
                        holds: all
                          holds: same bride.moon, groom.moon: nakshatra (nakshatra of bride.moon: Rohini, nakshatra of groom.moon: Rohini)
                          holds: not
                            fails: same_pada bride.moon, groom.moon (nakshatra of bride.moon: Rohini, pada of bride.moon: 1, nakshatra of groom.moon: Rohini, pada of groom.moon: 2)""");
    }

    /** Two classes may share a pada; its facts are the same. */
    @Test
    void halvesOfAPadaAreOneToRules() {
        MoonPada other = MoonPada.ALL.get(3);
        List<MoonPada> halves = MoonPada.of(Nakshatra.SHRAVANA, 2);
        assertThat(halves).hasSize(2);
        assertThat(new Couple(halves.get(0), other, STANDARD).facts().bride())
                .isEqualTo(new Couple(halves.get(1), other, STANDARD).facts().bride());
    }
}
