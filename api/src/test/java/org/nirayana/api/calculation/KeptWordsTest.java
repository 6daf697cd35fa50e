package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.words.Language;

/** Words that answers are made with are not read from their files for each of them. */
class KeptWordsTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void eachLanguageIsReadOnce(Language language) {
        assertThat(AlmanacWords.in(language)).isSameAs(AlmanacWords.in(language));
        assertThat(AlmanacWords.in(language).language()).isEqualTo(language);
        assertThat(EventWords.in(language)).isSameAs(EventWords.in(language));
        assertThat(EventWords.in(language).language()).isEqualTo(language);
    }
}
