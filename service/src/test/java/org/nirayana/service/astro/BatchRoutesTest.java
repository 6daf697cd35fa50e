package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Many births in one question over HTTP. */
class BatchRoutesTest {
    private static final String CHENNAI = "\"lat\":13.0878,\"lon\":80.2785";
    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static Answer batch(String query, String lines) {
        return batch(service.token(), query, lines);
    }

    private static Answer batch(String token, String query, String lines) {
        return service.service()
                .api()
                .post("/api/v1/astro/batch" + query)
                .bearer(token)
                .body("application/x-ndjson", lines.getBytes(StandardCharsets.UTF_8))
                .send();
    }

    private static List<JsonNode> lines(Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.text()
                .lines()
                .map(line -> JsonMapper.shared().readTree(line))
                .toList();
    }

    /** Two people in a line: the points of the same question to {@code POST match}. */
    @Test
    void pairsAreLinesToo() {
        String bride = "\"dateandtime\":\"1990-05-17T05:00:00Z\"," + CHENNAI;
        String groom = "\"nakshatra\":\"Rohini\",\"pada\":4";
        List<JsonNode> answers = lines(batch(
                "?columns=match,porutham",
                "{\"id\":1," + prefixed("bride_", bride) + "," + prefixed("groom_", groom) + "}\n"
                        + "{\"id\":2,\"lat\":1}\n"));
        assertThat(answers).hasSize(2);
        JsonNode match = service.service()
                .api()
                .post("/api/v1/astro/match")
                .bearer(service.token())
                .body(
                        "application/json",
                        ("{\"bride\":{" + bride + "},\"groom\":{" + groom + "}}").getBytes(StandardCharsets.UTF_8))
                .send()
                .json()
                .get("ashtakuta");
        assertThat(answers.get(0).get("match_total").asDouble())
                .isEqualTo(match.get("total").asDouble());
        for (JsonNode kuta : match.get("kutas")) {
            assertThat(answers.get(0)
                            .get("match_" + kuta.get("kuta").asString())
                            .asDouble())
                    .isEqualTo(kuta.get("points").asDouble());
        }
        assertThat(answers.get(0).get("porutham_rajju").asString()).isNotEmpty();
        assertThat(answers.get(1).get("problem").get("detail").asString())
                .startsWith("'lat' is not known here; allowed: id, bride_dateandtime");
    }

    private static String prefixed(String prefix, String members) {
        return members.replaceAll("\"([a-z]+)\":", "\"" + prefix + "$1\":");
    }

    @Test
    void everyLineHasItsAnswerOrItsProblemInOrder() {
        List<JsonNode> answers = lines(batch(
                "?columns=planets,vargas=9,dasha",
                "{\"id\":\"a\",\"dateandtime\":\"1990-05-17T10:30:00%2B05:30\",".replace("%2B", "+") + CHENNAI + "}\n"
                        + "\n{\"id\":7,\"dateandtime\":\"17.5.1990\"," + CHENNAI + "}\r\n"
                        + "no JSON\n"
                        + "{\"local_time\":\"1990-05-17T10:30\",\"place\":\"Chennai\",\"id\":\"d\\\"\"}\n"
                        + "{\"id\":\"e\",\"birthday\":1}"));
        assertThat(answers).extracting(line -> line.path("line").asInt()).containsExactly(1, 3, 4, 5, 6);
        assertThat(answers.get(0).path("id").asString()).isEqualTo("a");
        assertThat(answers.get(0).path("d9_moon").asInt()).isBetween(1, 12);
        assertThat(answers.get(1).path("id").asInt()).isEqualTo(7);
        assertThat(answers.get(1).path("problem").path("detail").asString()).contains("ISO 8601");
        assertThat(answers.get(1).path("problem").path("status").asInt()).isEqualTo(400);
        assertThat(answers.get(2).path("problem").path("detail").asString()).contains("JSON");
        assertThat(answers.get(3).path("id").asString()).isEqualTo("d\"");
        assertThat(answers.get(3).path("moon_nakshatra"))
                .isEqualTo(answers.get(0).path("moon_nakshatra"));
        assertThat(answers.get(4).path("problem").path("detail").asString())
                .contains("birthday")
                .contains("lat");
    }

    /** A name of several towns, a time that came twice and a clock in doubt are refused, or taken by the rule that is asked for. */
    @Test
    void nothingIsGuessedUnlessTheRequestSaysHow() {
        String births = """
                {"local_time":"1990-05-17T10:30","place":"Salem"}
                {"local_time":"1990-09-30T02:30","place":"Berlin"}
                {"local_time":"1940-05-17T10:30","place":"Mumbai"}
                """;
        assertThat(lines(batch("?columns=place", births)))
                .extracting(line -> line.path("problem").path("detail").asString())
                .satisfiesExactly(
                        salem -> assertThat(salem)
                                .contains(
                                        "Salem, Tamil Nadu, India (11.6538, 78.1554)", "Salem, Oregon, United States"),
                        berlin -> assertThat(berlin).contains("1990-09-30T02:30+02:00 or 1990-09-30T02:30+01:00"),
                        mumbai -> assertThat(mumbai).contains("bombay_time +04:51"));
        List<JsonNode> taken =
                lines(batch("?columns=place&ambiguous=largest&clock_change=before&old_clock=likeliest", births));
        assertThat(taken)
                .extracting(line -> line.path("utc_offset").asString())
                .containsExactly("UTC+05:30", "UTC+02:00", "UTC+04:51");
        assertThat(taken.get(0).path("place_name").asString()).isEqualTo("Salem, Tamil Nadu, India");
        assertThat(batch("?columns=place&ambiguous=first", births).status()).isEqualTo(400);
    }

    @Test
    void otherNamesOfMembersAreKnownAsInFiles() {
        List<JsonNode> answers = lines(batch(
                "?columns=moon_nakshatra",
                "{\"dob\":\"1990-05-17\",\"tob\":\"10:30\",\"latitude\":13.0878,\"lng\":80.2785}\n"
                        + "{\"dateandtime\":\"1990-05-17T05:00:00Z\"," + CHENNAI + "}\n"
                        + "{\"lat\":1,\"latitude\":2}\n"));
        assertThat(answers.get(0).path("moon_nakshatra").asInt())
                .isEqualTo(answers.get(1).path("moon_nakshatra").asInt())
                .isPositive();
        assertThat(answers.get(2).path("problem").path("detail").asString()).isEqualTo("The line has lat twice.");
    }

    /** Whatever was before it in the body. */
    @Test
    void aFaultIsCountedFromTheBeginningOfItsLine() {
        List<JsonNode> answers =
                lines(batch("?columns=ascendant", "{\"dateandtime\":\"1990-05-17\"," + CHENNAI + "}\n{id}\n"));
        assertThat(answers.get(1).path("problem").path("detail").asString()).contains("lacks '\"' at its byte 2.");
    }

    @Test
    void theFiguresAreThoseOfTheOtherOperations() {
        JsonNode line = lines(batch(
                        "?columns=planets&ayanamsa=raman",
                        "{\"dateandtime\":\"1990-05-17T05:00:00Z\"," + CHENNAI + "}"))
                .get(0);
        JsonNode planets = service.get(
                        "/api/v1/astro/planets?dateandtime=1990-05-17T05:00:00Z&lat=13.0878&lon=80.2785&ayanamsa=raman")
                .json();
        assertThat(planets).hasSize(9);
        assertThat(line.path("saturn_longitude").asDouble())
                .isEqualTo(planets.get(6).path("nirayana_longitude").asDouble());
        assertThat(line.path("saturn_speed").asDouble())
                .isEqualTo(planets.get(6).path("speed").asDouble());
    }

    /** Longer than a piece, longer than a usual body, and every line is there once. */
    @Test
    void manyLinesKeepTheirOrder() {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            lines.append(birth(i));
        }
        List<JsonNode> answers = lines(batch("?columns=ascendant", lines.toString()));
        assertThat(answers).hasSize(2000);
        for (int i = 0; i < answers.size(); i++) {
            assertThat(answers.get(i).path("id").asInt()).isEqualTo(i);
        }
    }

    /** Of 400 requests a minute one is gone with each line, and then the last line says when there are more. */
    @Test
    void itIsCountedByTheLine() {
        String token = userOfTier(400);
        String birth = "{\"dateandtime\":\"1990-05-17T05:00:00Z\"," + CHENNAI + "}\n";
        assertThat(lines(batch(token, "?columns=ascendant", birth.repeat(30)))).hasSize(30);
        List<JsonNode> answers = lines(batch(token, "?columns=ascendant", birth.repeat(1000)));
        assertThat(answers).hasSize(371);
        assertThat(answers.subList(0, 370)).hasSize(370).noneMatch(line -> line.has("problem"));
        JsonNode last = answers.get(370);
        assertThat(last.path("line").asInt()).isEqualTo(371);
        JsonNode problem = last.path("problem");
        assertThat(problem.path("status").asInt()).isEqualTo(429);
        assertThat(problem.path("type").asString()).isEqualTo("/problems/too-many-requests");
        assertThat(problem.path("detail").asString())
                .startsWith("Each line counts as a request; your tier allows 400 a minute.")
                .endsWith("This line and all after it are not answered.");
        assertThat(problem.path("retry_after").asInt()).isBetween(1, 60);
        assertThat(batch(token, "?columns=ascendant", birth).status()).isEqualTo(429);
    }

    /** 20,000 lines by a sender who waits for the first answer, and goes on while others come; one of them is wrong. */
    @Test
    void theFirstAnswerIsThereBeforeTheLastLineIsSent() throws Exception {
        int count = 20_000;
        int wrong = 10_000;
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), service.service().port())) {
            socket.setSoTimeout(60_000);
            OutputStream out = socket.getOutputStream();
            out.write(("POST /api/v1/astro/batch?columns=ascendant HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
                            + service.token()
                            + "\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            out.write(chunk(birth(1)));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            assertThat(in.readLine()).isEqualTo("HTTP/1.1 200 OK");
            assertThat(nextAnswer(in).path("ascendant_longitude").isNumber()).isTrue();
            CompletableFuture<Void> sending = CompletableFuture.runAsync(() -> {
                try {
                    StringBuilder some = new StringBuilder();
                    for (int i = 2; i <= count; i++) {
                        some.append(i == wrong ? "{\"id\":" + i + ",\"lat\":91}\n" : birth(i));
                        if (i % 100 == 0) {
                            out.write(chunk(some.toString()));
                            some.setLength(0);
                        }
                    }
                    out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                } catch (IOException failed) {
                    throw new UncheckedIOException(failed);
                }
            });
            for (int i = 2; i <= count; i++) {
                JsonNode answer = nextAnswer(in);
                assertThat(answer.path("line").asInt()).isEqualTo(i);
                assertThat(answer.path("id").asInt()).isEqualTo(i);
                assertThat(answer.has("problem")).isEqualTo(i == wrong);
            }
            sending.join();
        }
    }

    private static String birth(int id) {
        return "{\"id\":" + id + ",\"dateandtime\":\"1990-05-17T05:00:00Z\"," + CHENNAI + "}\n";
    }

    private static byte[] chunk(String lines) {
        return (Integer.toHexString(lines.length()) + "\r\n" + lines + "\r\n").getBytes(StandardCharsets.US_ASCII);
    }

    /** The next line of an answer in chunks of whole lines; what is between them is no JSON. */
    private static JsonNode nextAnswer(BufferedReader in) throws IOException {
        String line = in.readLine();
        while (!line.startsWith("{")) {
            line = in.readLine();
        }
        return JsonMapper.shared().readTree(line);
    }

    @Test
    void aLineWithoutEndIsNotKept() {
        String tooLong = "{\"id\":\"" + "x".repeat(300_000) + "\"}\n";
        List<JsonNode> answers = lines(batch("?columns=ascendant", birth(1) + tooLong + birth(3)));
        assertThat(answers).extracting(line -> line.path("line").asInt()).containsExactly(1, 2, 3);
        assertThat(answers.get(1).path("problem").path("status").asInt()).isEqualTo(413);
        assertThat(answers.get(2).has("problem")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{\"id\":1}"})
    void itIsCompressedWhole(String body) throws IOException {
        Answer packed = Api.unjudged(service.service().api().base())
                .post("/api/v1/astro/batch")
                .bearer(service.token())
                .header("Accept-Encoding", "gzip")
                .body("application/x-ndjson", body.getBytes(StandardCharsets.UTF_8))
                .send();
        assertThat(packed.header("Content-Encoding")).contains("gzip");
        String text = new String(
                new GZIPInputStream(new ByteArrayInputStream(packed.bytes())).readAllBytes(), StandardCharsets.UTF_8);
        assertThat(text.lines().count()).isEqualTo(body.lines().count());
    }

    private static String userOfTier(int requests) {
        Api api = service.service().api();
        JsonNode tier = api.post("/api/v1/tiers/")
                .bearer(service.token())
                .json(Map.of("name", "lines", "requests_per_minute", requests, "endpoints", List.of("batch")))
                .send()
                .json();
        String password = "another long secret";
        api.post("/api/v1/users/")
                .bearer(service.token())
                .json(Map.of(
                        "username",
                        "lines",
                        "email",
                        "lines@example.com",
                        "name",
                        "Name",
                        "password",
                        password,
                        "is_superuser",
                        false))
                .send();
        api.patch("/api/v1/users/lines/tier")
                .bearer(service.token())
                .json(Map.of("tier_id", tier.path("tier_id").asInt()))
                .send();
        return SignedIn.signIn(api, "lines", password);
    }

    @Test
    void whatCannotBeIsRefusedBeforeAnythingIsComputed() {
        assertThat(batch("?columns=plants", "{}").text()).contains("vargas=9,10");
        Answer other = batch("?columns=shadbala", "{}");
        assertThat(other.status()).isEqualTo(400);
        assertThat(other.text()).contains("one by one");
        assertThat(batch("?ayanmsa=raman", "{}").status()).isEqualTo(400);
        assertThat(service.service()
                        .api()
                        .post("/api/v1/astro/batch")
                        .bearer(service.token())
                        .body("text/csv", new byte[] {'a'})
                        .send()
                        .status())
                .isEqualTo(415);
    }
}
