package org.nirayana.service.http.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a client accepts, by RFC 9110, section 12.5.3. */
class ContentCodingTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gzip | gzip",
                "gzip, deflate, br, zstd | zstd",
                "GZIP | gzip",
                "gzip;q=0.5 | gzip",
                "zstd;q=0.5, gzip | gzip",
                "zstd;q=0.8, gzip;q=0.8 | zstd",
                "gzip;q=0 | none",
                "gzip; q=0.000, br | none",
                "gzip ; Q=1.0 | gzip",
                "* | zstd",
                "*;q=0.1, zstd;q=0 | gzip",
                "gzip;q=2 | none",
                "gzip;q=x, zstd;q= | none",
                "gzipped, xzstd | none",
                "identity | none",
                "'' | none"
            })
    void theOneThatIsPreferred(String header, String coding) {
        assertThat(ContentCoding.accepted(header, true)
                        .map(ContentCoding::token)
                        .orElse("none"))
                .isEqualTo(coding);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"gzip, deflate, br, zstd | gzip", "zstd | none", "* | gzip", "zstd, gzip;q=0.1 | gzip"})
    void withoutItsLibraryZstandardIsNotOffered(String header, String coding) {
        assertThat(ContentCoding.accepted(header, false)
                        .map(ContentCoding::token)
                        .orElse("none"))
                .isEqualTo(coding);
    }
}
