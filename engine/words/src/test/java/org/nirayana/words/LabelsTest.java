package org.nirayana.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.point.SunUpagraha;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The tables of labels: complete, in their own script, without two things of one name. */
class LabelsTest {
    @Test
    void everyLanguageOfTheContractIsThere() {
        Set<String> codes = new TreeSet<>();
        for (Language language : Language.values()) {
            codes.add(language.code());
            assertThat(language.labels().language()).isEqualTo(language);
        }
        assertThat(codes).containsExactly("bn", "en", "gu", "hi", "kn", "ml", "mr", "sa", "ta", "te");
    }

    @Test
    void namesAreDistinctAndInTheirScript() {
        for (Language language : Language.values()) {
            Labels labels = language.labels();
            Set<String> brief = new HashSet<>();
            Set<String> full = new HashSet<>();
            for (Graha graha : Graha.ALL) {
                check(language, brief, labels.brief(graha));
                check(language, full, labels.full(graha));
            }
            check(language, brief, labels.brief(Lagna.LAGNA));
            check(language, full, labels.full((ChartPoint) Lagna.LAGNA));
            SunUpagraha.SET.points().forEach(point -> {
                check(language, brief, labels.brief(point));
                check(language, full, labels.full(point));
            });
            Set<String> rasis = new HashSet<>();
            Rasi.ALL.forEach(rasi -> check(language, rasis, labels.name(rasi)));
            Set<String> nakshatras = new HashSet<>();
            Nakshatra.ALL.forEach(nakshatra -> check(language, nakshatras, labels.name(nakshatra)));
            Set<String> months = new HashSet<>();
            for (int month = 1; month <= 12; month++) {
                check(language, months, labels.month(month));
            }
            for (Labels.Caption caption : Labels.Caption.values()) {
                check(language, new HashSet<>(), labels.caption(caption));
            }
        }
    }

    private static void check(Language language, Set<String> seen, String word) {
        assertThat(seen.add(word)).as("%s twice in %s", word, language).isTrue();
        assertThat(word).isEqualTo(word.strip()).isEqualTo(Normalizer.normalize(word, Normalizer.Form.NFC));
        UnicodeScript script = language.script();
        assertThat(word.codePoints()
                        .mapToObj(UnicodeScript::of)
                        .filter(s -> s != UnicodeScript.COMMON && s != UnicodeScript.INHERITED))
                .as("%s in %s", word, language)
                .isNotEmpty()
                .containsOnly(script);
    }

    @Test
    void numeralsFollowTheLanguage() {
        assertThat(Language.TAMIL.labels().numerals("12°34′")).isEqualTo("12°34′");
        assertThat(Language.BENGALI.labels().numerals("12°34′")).isEqualTo("১২°৩৪′");
        assertThat(Language.MARATHI.labels().numerals("0987654321")).isEqualTo("०९८७६५४३२१");
    }
}
