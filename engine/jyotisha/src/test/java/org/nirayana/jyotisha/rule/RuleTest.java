package org.nirayana.jyotisha.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nirayana.jyotisha.rule.Points.JUPITER;
import static org.nirayana.jyotisha.rule.Points.MOON;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Rules name their sources, and the stars and signs that people read in them. */
class RuleTest {
    private static final Work TEXT = new Work("phaladeepika", "Phaladeepika");
    private static final Source SOURCE = Source.read(TEXT, "6.14");

    @Test
    void sourcesInOneLine() {
        Source named = Source.read(TEXT, "marriage");
        Source manuals = new Source(TEXT, "6", Sureness.MANUALS);
        Source single = new Source(TEXT, "", Sureness.SINGLE);
        Source differs = new Source(TEXT, "7", Sureness.DIFFERS);
        assertThat(Source.describe(List.of(SOURCE))).isEqualTo("Phaladeepika 6.14");
        assertThat(Source.describe(List.of(manuals, named)))
                .isEqualTo("Phaladeepika 6 and manuals; Phaladeepika, marriage");
        assertThat(Source.describe(List.of(single, differs)))
                .isEqualTo("Phaladeepika; one source; Phaladeepika 7 have other lists");
    }

    @Test
    void starsAndSignsInTheirOrder() {
        Rule rule = Rule.of(
                "pd.6.example",
                SOURCE,
                Clause.all(
                        MOON.in(Nakshatra.ROHINI, Nakshatra.ASHWINI),
                        Clause.not(Clause.any(MOON.in(Rasi.LEO), Clause.pair(MOON, JUPITER, Rasi.VIRGO, Rasi.LEO)))));
        assertThat(rule.stars()).containsExactly(Nakshatra.ROHINI, Nakshatra.ASHWINI);
        assertThat(rule.signs()).containsExactly(Rasi.LEO, Rasi.VIRGO);
    }

    @Test
    void aRuleHasAnIdAndASource() {
        Clause clause = MOON.in(Rasi.LEO);
        assertThatThrownBy(() -> Rule.of("Not an id", SOURCE, clause)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Rule("a", List.of(), clause)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Work("a", " ")).isInstanceOf(IllegalArgumentException.class);
    }
}
