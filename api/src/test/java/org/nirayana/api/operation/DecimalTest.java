package org.nirayana.api.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0, -0.0",
        "12.971667, 12.971667",
        "-77.5, -77.5",
        "+1.5, 1.5",
        "' 1.5', 1.5",
        ".5, .5",
        "5., 5",
        "1e2, 100",
        "1.5E-3, 0.0015",
        "1e+2, 100",
        "1e400, Infinity",
        "007, 7",
    })
    void reads(String text, double expected) {
        assertThat(Decimal.parse(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ".",
                "-",
                "+",
                "e5",
                "1e",
                "1e+",
                "NaN",
                "Infinity",
                "1d",
                "1f",
                "0x1p3",
                "1,5",
                "1 ",
                "  1",
                "--1",
                "+-1",
                "1.2.3",
                "१२",
                "１",
                "1_000",
                "12°",
                "null",
                "1\u0000",
                "0.00000000000000000000000000000000000000001",
            })
    void refuses(String text) {
        assertThat(Decimal.parse(text)).isNaN();
    }

    @Test
    void neverThrows() {
        var random = new Random(3);
        String alphabet = "0123456789+-.eE dfxNI";
        for (int i = 0; i < 200_000; i++) {
            var text = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            Decimal.parse(text.toString());
        }
        assertThat(Decimal.parse("1")).isEqualTo(1);
    }
}
