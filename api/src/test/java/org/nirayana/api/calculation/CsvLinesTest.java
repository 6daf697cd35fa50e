package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvLinesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "'",
                "plain",
                "'plain'",
                "=1+1",
                "'=1+1",
                "''=1+1",
                "+05:30",
                "'+05:30",
                "''+05:30",
                "+a",
                "-5",
                "'-5",
                "-a",
                "'-a",
                "@x"
            })
    void whatIsWrittenIsReadAgain(String cell) {
        assertThat(CsvLines.meant(CsvLines.marked(cell))).isEqualTo(cell);
    }

    @Test
    void formulasAreMarkedAndFiguresAreNot() {
        assertThat(CsvLines.line(List.of("=1+1", "+a", "-a", "+05:30", "-5"))).isEqualTo("'=1+1,'+a,'-a,+05:30,-5\r\n");
    }

    /** Files of before had a mark before every plus sign. */
    @Test
    void theMarkOfOlderFilesIsTakenAway() {
        assertThat(CsvLines.meant("'+919840012345")).isEqualTo("+919840012345");
    }
}
