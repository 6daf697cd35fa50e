package org.nirayana.ephemeris.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArgumentsTest {
    @Test
    void withoutArgumentsItBuildsTheShippedFile() {
        assertThat(Arguments.parse()).isEqualTo(new Arguments(1550, 2650, 0.05, 0.125, Path.of("nirayana.eph")));
    }

    @Test
    void everythingCanBeChosen() {
        Arguments arguments = Arguments.parse(
                "--from", "-3099", "--to", "3000", "--quantum", "20", "--step", "0.25", "--out", "ancient.eph");
        assertThat(arguments).isEqualTo(new Arguments(-3099, 3000, 20, 0.25, Path.of("ancient.eph")));
        // 1 January of 3100 BCE of the Julian calendar and the end of 3000 CE of the Gregorian.
        assertThat(arguments.fromJulianDate()).isLessThan(589158.5);
        assertThat(arguments.toJulianDate()).isGreaterThan(2817151.5);
    }

    @ParameterizedTest
    @CsvSource({
        "--from, must be a year, x",
        "--to, must be a year, 2650.5",
        "--from, must be years from, 2700",
        "--from, must be years from, -9999",
        "--quantum, must be a number, fine",
        "--quantum, must be 0.001 to 1000, 0",
        "--quantum, must be 0.001 to 1000, NaN",
        "--step, must be 0.5, 0.3",
        "--step, must be 0.5, 1",
        "--step, must be 0.5, -0.25",
        "--out, must be a file in a folder that exists, /nowhere/at/all.eph",
        "--out, must be a file in a folder that exists, /",
        "--colour, there is no option, red"
    })
    void nonsenseIsRefusedWithAReason(String option, String reason, String value) {
        assertThatThrownBy(() -> Arguments.parse(option, value))
                .isInstanceOf(Arguments.UsageException.class)
                .hasMessageContaining(option)
                .hasMessageContaining(reason);
    }

    @Test
    void anOptionNeedsItsValue() {
        assertThatThrownBy(() -> Arguments.parse("--from")).hasMessageContaining("--from needs a value");
    }
}
