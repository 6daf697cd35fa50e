package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Waiting;

/** Whoever accepts it gets calculations compressed, and reads the same bytes. */
class CompressedAnswersTest {
    private static final String MOMENT = "?lat=21.6422&lon=69.6093&dateandtime=1869-10-02T02:33:36Z";

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
        // It is loaded beside the start.
        Waiting.until(Duration.ofSeconds(30), () -> ask("horoscope" + MOMENT, Map.of("Accept-Encoding", "zstd"))
                .headers()
                .firstValue("Content-Encoding")
                .isPresent());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void aPictureAnAnswerAndAMonthAreTheSameCompressed() throws IOException {
        for (String path : new String[] {
            "chart" + MOMENT,
            "horoscope" + MOMENT,
            "panchanga/range?lat=21.6422&lon=69.6093&start_date=1869-10-02&days=30"
        }) {
            HttpResponse<byte[]> plain = ask(path, Map.of());
            HttpResponse<byte[]> small = ask(path, Map.of("Accept-Encoding", "gzip, br"));
            assertThat(plain.headers().firstValue("Content-Encoding")).as(path).isEmpty();
            assertThat(small.headers().firstValue("Content-Encoding")).as(path).hasValue("gzip");
            assertThat(small.headers().allValues("Vary")).as(path).anyMatch(vary -> vary.contains("Accept-Encoding"));
            assertThat(small.body().length).as(path).isLessThan(plain.body().length / 2);
            assertThat(unpacked(small.body())).as(path).isEqualTo(plain.body());

            HttpResponse<byte[]> smaller = ask(path, Map.of("Accept-Encoding", "gzip, deflate, br, zstd"));
            assertThat(smaller.headers().firstValue("Content-Encoding"))
                    .as(path)
                    .hasValue("zstd");
            assertThat(smaller.body().length).as(path).isLessThan(small.body().length);
            try (ZstdInputStream in = new ZstdInputStream(new ByteArrayInputStream(smaller.body()))) {
                assertThat(in.readAllBytes()).as(path).isEqualTo(plain.body());
            }
        }
    }

    @Test
    void whoHasItIsToldSo() {
        String tag = ask("horoscope" + MOMENT, Map.of("Accept-Encoding", "gzip"))
                .headers()
                .firstValue("ETag")
                .orElseThrow();
        HttpResponse<byte[]> again = ask("horoscope" + MOMENT, Map.of("Accept-Encoding", "gzip", "If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(ask("horoscope" + MOMENT, Map.of()).headers().firstValue("ETag"))
                .isPresent()
                .isNotEqualTo(tag);
    }

    /** What fits into a packet stays as it is. */
    @Test
    void littleIsNotCompressed() {
        assertThat(ask("ayanamsas/none", Map.of("Accept-Encoding", "gzip"))
                        .headers()
                        .firstValue("Content-Encoding"))
                .isEmpty();
        assertThat(ask("sunrise-sunset" + MOMENT, Map.of("Accept-Encoding", "gzip"))
                        .headers()
                        .firstValue("Content-Encoding"))
                .isEmpty();
    }

    private static byte[] unpacked(byte[] gzip) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
            return in.readAllBytes();
        }
    }

    private static HttpResponse<byte[]> ask(String path, Map<String, String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + service.service().port() + "/api/v1/astro/" + path))
                .header("Authorization", "Bearer " + service.token());
        headers.forEach(request::header);
        return HttpClient.newHttpClient()
                .sendAsync(request.build(), HttpResponse.BodyHandlers.ofByteArray())
                .join();
    }
}
