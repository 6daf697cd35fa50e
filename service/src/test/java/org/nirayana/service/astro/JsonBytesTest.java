package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nirayana.service.http.Json;

class JsonBytesTest {
    @Test
    void writesDecimalFractionsAsBigDecimalDoes() {
        var random = new Random(4);
        for (int i = 0; i < 20_000; i++) {
            long value = random.nextLong() >> random.nextInt(64);
            if (value == Long.MIN_VALUE) {
                continue;
            }
            int decimals = random.nextInt(13);
            assertThat(written(new JsonBytes(4).fixed(value, decimals)))
                    .isEqualTo(BigDecimal.valueOf(value, decimals).toPlainString());
        }
    }

    @Test
    void writesAnyTextSoThatItReadsBack() {
        var random = new Random(5);
        for (int i = 0; i < 2_000; i++) {
            var text = new StringBuilder();
            for (int length = random.nextInt(20); length > 0; length--) {
                int c = random.nextInt(random.nextBoolean() ? 0x80 : 0x11000);
                text.appendCodePoint(c >= 0xd800 && c < 0xe000 ? 'x' : c);
            }
            byte[] json = new JsonBytes(8).text(text.toString()).toBytes();
            assertThat(Json.read(json)).isEqualTo(text.toString());
        }
    }

    private static String written(JsonBytes json) {
        return new String(json.toBytes(), StandardCharsets.US_ASCII);
    }
}
