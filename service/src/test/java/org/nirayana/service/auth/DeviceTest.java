package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of devices; the headers are those that these programs sent in 2025. */
class DeviceTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0 | Firefox, Windows
            Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0 | Edge, Windows
            Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 | Chrome, Linux
            Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 | Chrome, Android
            Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1 | Safari, iPhone
            Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1 | Chrome, iPhone
            Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15 | Safari, macOS
            Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36 | Samsung Internet, Android
            curl/8.5.0 | curl
            python-requests/2.32.3 | python-requests
            Java-http-client/17.0.15 | Java-http-client
            Mozilla/5.0 (compatible) | unknown
            <script>alert(1)</script> | unknown
            """)
    void aHeaderIsAFewPlainWords(String header, String device) {
        assertThat(Device.of(Optional.of(header))).isEqualTo(device);
    }

    @Test
    void whatIsNotSentOrEndlessIsShort() {
        assertThat(Device.of(Optional.empty())).isEqualTo("unknown");
        assertThat(Device.of(Optional.of("x".repeat(10_000)))).isEqualTo("unknown");
        assertThat(Device.of(Optional.of("curl/" + "x".repeat(10_000)))).isEqualTo("curl");
    }
}
