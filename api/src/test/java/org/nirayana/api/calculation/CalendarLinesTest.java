package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nirayana.testing.HostileText;

/** What stands in a calendar is what was given, and never a line of its own. */
class CalendarLinesTest {
    @Test
    void aLineEndOfAnyKindIsWrittenAsOne() {
        assertThat(CalendarLines.escaped("X\rBEGIN:VALARM\r\nY\nZ")).isEqualTo("X\\nBEGIN:VALARM\\nY\\nZ");
        assertThat(CalendarLines.escaped("a\u0085b\u2028c\u2029d")).isEqualTo("a\\nb\\nc\\nd");
        assertThat(CalendarLines.escaped("a;b,c\\d")).isEqualTo("a\\;b\\,c\\\\d");
    }

    @Test
    void controlCharactersAreLeftOut() {
        StringBuilder all = new StringBuilder("x");
        for (char c = 0; c < 0xA0; c++) {
            if (Character.isISOControl(c) && c != '\t' && c != '\n' && c != '\r' && c != '\u0085') {
                all.append(c);
            }
        }
        assertThat(all).hasSizeGreaterThan(50);
        assertThat(CalendarLines.escaped(all + "\ty")).isEqualTo("x\ty");
        // Half of a character cannot be written in UTF-8.
        assertThat(CalendarLines.escaped("a\ud800b\ude00c")).isEqualTo("abc");
    }

    /** Whatever is given, a property is one content line: only its folds have line ends, and each goes on with a blank. */
    @Test
    void oneValueIsOneLine() {
        assertThat(HostileText.all()).isNotEmpty().allSatisfy(text -> {
            String line = CalendarLines.line("LOCATION", CalendarLines.escaped(text + "\r" + text));
            String unfolded = line.replace("\r\n ", "");
            assertThat(unfolded).endsWith("\r\n");
            assertThat(unfolded.substring(0, unfolded.length() - 2))
                    .doesNotContainPattern("[\\r\\n\\u0085\\u2028\\u2029]");
        });
    }
}
