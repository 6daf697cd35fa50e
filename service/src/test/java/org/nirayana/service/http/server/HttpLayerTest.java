package org.nirayana.service.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.config.ForwardedHeader;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.Proof;

class HttpLayerTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = new TestServer();
    }

    private static final AtomicInteger UNROUTED = new AtomicInteger();

    @AfterAll
    static void stop() {
        server.close();
        if (UNROUTED.get() > 0) {
            Proof.figure(
                    16,
                    UNROUTED + " broken or ambiguous requests: refused or closed, neither they nor one sent after them"
                            + " reached a handler");
        }
    }

    private static void assertProblem(Answer answer, int status, String slug) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
        assertThat(answer.mediaType()).isEqualTo("application/problem+json");
        assertThat(answer.json().path("type").asString()).isEqualTo("/problems/" + slug);
        assertThat(answer.json().path("status").asInt()).isEqualTo(status);
        assertThat(answer.json().path("instance").asString())
                .endsWith(answer.header("X-Request-Id").orElseThrow());
    }

    @Test
    void aLiteralSegmentWinsOverAParameter() {
        assertThat(server.api().get("/items/special").send().text()).contains("special");
        assertThat(server.api()
                        .get("/items/a%20b%2Fc")
                        .send()
                        .json()
                        .path("name")
                        .asString())
                .isEqualTo("a b/c");
    }

    @Test
    void aCollectionIsFoundWithoutTheSlashAtItsEnd() {
        for (String path : List.of("/things/", "/things")) {
            Answer made = server.api().post(path).json(Map.of("text", "a")).send();
            assertThat(made.json().path("text").asString()).isEqualTo("a");
            assertThat(server.api().get(path).send().header("Allow")).contains("POST, OPTIONS");
        }
        assertProblem(server.api().get("/things//").send(), 404, "not-found");
        assertThat(server.answers).extracting(Observer.Answered::route).doesNotContain("/things");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nothing", "/items/", "/items/a/b", "/quick/", "//quick", "/QUICK"})
    void unknownPathsAre404(String path) {
        assertProblem(server.api().get(path).send(), 404, "not-found");
    }

    @Tag("framing")
    @ParameterizedTest
    @ValueSource(strings = {"/items/%00", "/items/%2e%2e", "/items/..", "/items/%", "/items/%ff", "/items/a%5cb"})
    void hostilePathsAreRefusedBeforeRouting(String path) {
        assertThat(nothingRuns("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n"))
                .startsWith("HTTP/1.1 400 ")
                .contains("application/problem+json");
    }

    /**
     * Sends a request that must reach no handler, and behind it one that would: the connection ends with the answer to
     * the first, and what follows is not heard.
     */
    private static String nothingRuns(String bytes) {
        int before = server.handled.get();
        String id = "after-" + UNROUTED.incrementAndGet();
        String answer = server.raw(bytes + "POST /form HTTP/1.1\r\nHost: x\r\nX-Request-Id: " + id
                + "\r\nContent-Type: " + "application/x-www-form-urlencoded\r\nContent-Length: 6\r\n\r\ntext=a");
        // The next request on a connection of its own: by its answer the event loop would be done with the one before.
        assertThat(server.api().get("/quick").send().status()).isEqualTo(200);
        assertThat(server.handled.get()).as(answer).isEqualTo(before + 1);
        assertThat(server.answers).extracting(Observer.Answered::requestId).doesNotContain(id);
        return answer;
    }

    /** The client itself says that nothing follows. */
    @Tag("framing")
    @ParameterizedTest
    @ValueSource(strings = {"GET /quick HTTP/1.1\r\nConnection: close", "GET /quick HTTP/1.0"})
    void nothingIsHeardAfterAClientsLastRequest(String head) {
        int before = server.handled.get();
        String answer = server.raw(head + "\r\nHost: x\r\n\r\nGET /items/second HTTP/1.1\r\nHost: x\r\n\r\n");
        assertThat(answer).contains("{\"ok\":true}").doesNotContain("second");
        assertThat(server.api().get("/quick").send().status()).isEqualTo(200);
        assertThat(server.handled.get()).isEqualTo(before + 2);
    }

    @Test
    void aRefusalThatDoesNotCloseLeavesTheNextRequestAlone() {
        int before = server.handled.get();
        String answer = server.raw(String.join(
                "\r\n",
                "GET /nothing HTTP/1.1",
                "Host: x",
                "",
                "GET /quick HTTP/1.1",
                "Host: x",
                "Connection: close",
                "",
                ""));
        assertThat(answer).contains("HTTP/1.1 404 ").contains("HTTP/1.1 200 ").contains("{\"ok\":true}");
        assertThat(server.handled.get()).isEqualTo(before + 1);
    }

    @Test
    void wrongMethodIs405WithAllow() {
        Answer answer = server.api().delete("/json").send();
        assertProblem(answer, 405, "method-not-allowed");
        assertThat(answer.header("Allow")).contains("POST, OPTIONS");
        assertThat(server.api().call("BREW", "/quick").send().header("Allow")).contains("GET, HEAD, OPTIONS");
    }

    @Test
    void headAnswersLikeGetWithoutTheBody() {
        Answer answer = server.api().call("HEAD", "/quick").send();
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Length")).contains("11");
        assertThat(answer.bytes()).isEmpty();
    }

    @Test
    void optionsTellsTheMethods() {
        Answer answer = server.api().call("OPTIONS", "/quick").send();
        assertThat(answer.status()).isEqualTo(204);
        assertThat(answer.header("Allow")).contains("GET, HEAD, OPTIONS");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[1",
                "{\"text\":\"a\",\"text\":\"b\"}",
                "{\"text\":\"a\"} x",
                "{'text':'a'}",
                "{\"text\":\"\u0001\"}",
                "[]",
                "null",
                "\"text\"",
                "{\"text\":NaN}",
                "{\"text\":1e999999999999}"
            })
    void badJsonIs400(String body) {
        Answer answer = server.api()
                .post("/json")
                .body("application/json", body.getBytes(StandardCharsets.UTF_8))
                .send();
        assertThat(answer.status()).as(answer.toString()).isEqualTo(400);
        assertThat(answer.mediaType()).isEqualTo("application/problem+json");
    }

    @Test
    void malformedUtf8Is400() {
        byte[] bytes = "{\"text\":\"?\"}".getBytes(StandardCharsets.ISO_8859_1);
        bytes[9] = (byte) 0xff;
        assertProblem(server.api().post("/json").body("application/json", bytes).send(), 400, "bad-request");
        byte[] utf16 = "{\"text\":\"a\"}".getBytes(StandardCharsets.UTF_16);
        assertProblem(server.api().post("/json").body("application/json", utf16).send(), 400, "bad-request");
    }

    @Test
    void everyWrongFieldIsNamedAtOnce() {
        Answer answer = server.api()
                .post("/json")
                .json(Map.of("text", 1, "number", "x", "is_superuser", true))
                .send();
        assertProblem(answer, 400, "invalid-input");
        assertThat(answer.json().path("errors").findValuesAsString("field"))
                .containsExactlyInAnyOrder("text", "number", "is_superuser");
    }

    @Test
    void otherMediaTypesAre415() {
        assertProblem(
                server.api()
                        .post("/json")
                        .body("text/plain", "{}".getBytes(StandardCharsets.UTF_8))
                        .send(),
                415,
                "unsupported-media-type");
        assertProblem(server.api().post("/form").json(Map.of()).send(), 415, "unsupported-media-type");
    }

    @Test
    void formsAreDecoded() {
        Answer answer = server.api()
                .post("/form")
                .form(Map.of("text", "ä +&=%", "other", "x"))
                .send();
        assertThat(answer.json().path("text").asString()).isEqualTo("ä +&=%");
    }

    @Test
    void aQueryParameterGivenTwiceIs400() {
        assertProblem(server.api().get("/items/a?x=1&x=2").send(), 400, "invalid-input");
    }

    @Tag("limits")
    @Test
    void aBodyOf64KiBPassesAndOneMoreByteIs413() {
        String frame = "{\"text\":\"\"}";
        String most = "x".repeat(64 * 1024 - frame.length());
        assertThat(server.api().post("/json").json(Map.of("text", most)).send().status())
                .isEqualTo(200);
        assertProblem(
                server.api().post("/json").json(Map.of("text", most + "x")).send(), 413, "body-too-large");
        assertProblem(
                server.api()
                        .post("/json")
                        .json(Map.of("text", "x".repeat(5_000_000)))
                        .send(),
                413,
                "body-too-large");
        Proof.figure(15, "a body of 65,536 bytes passes, of 65,537 is 413");
    }

    @Tag("limits")
    @Test
    void aChunkedBodyHasTheSameLimit() {
        String chunk = "4000\r\n" + "x".repeat(0x4000) + "\r\n";
        String answer = server.raw("POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n" + chunk.repeat(5) + "0\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 413 ");
    }

    @Tag("limits")
    @Test
    void jsonDeeperThan32LevelsIs400() {
        String deepest = "{\"text\":\"a\",\"x\":" + "[".repeat(31) + "]".repeat(31) + "}";
        String deeper = "{\"text\":\"a\",\"x\":" + "[".repeat(32) + "]".repeat(32) + "}";
        // The first is read (and refused for its unknown field), the second is not read at all.
        assertProblem(post(deepest), 400, "invalid-input");
        assertProblem(post(deeper), 400, "bad-request");
        Proof.figure(15, "JSON of depth 32 is read, of 33 is 400");
    }

    private static Answer post(String body) {
        return server.api()
                .post("/json")
                .body("application/json", body.getBytes(StandardCharsets.UTF_8))
                .send();
    }

    @Tag("limits")
    @Test
    void aTargetOf8KiBPassesAndOneMoreByteIs414() {
        String most = "/items/" + "x".repeat(8192 - "/items/".length());
        assertThat(server.api().get(most).send().status()).isEqualTo(200);
        assertProblem(server.api().get(most + "x").send(), 414, "uri-too-long");
        assertProblem(server.api().get(most + "x".repeat(5000)).send(), 414, "uri-too-long");
        Proof.figure(15, "a target of 8,192 bytes passes, of 8,193 is 414");
    }

    @Tag("limits")
    @Test
    void headersAbove16KiBAre431() {
        assertThat(server.api()
                        .get("/quick")
                        .header("X-Filler", "x".repeat(15_000))
                        .send()
                        .status())
                .isEqualTo(200);
        assertProblem(
                server.api()
                        .get("/quick")
                        .header("X-Filler", "x".repeat(17_000))
                        .send(),
                431,
                "headers-too-large");
        Proof.figure(15, "headers of 15,000 bytes pass, of 17,000 are 431");
    }

    @Tag("framing")
    @ParameterizedTest
    @ValueSource(
            strings = {
                // Content-Length and Transfer-Encoding together
                "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\nTransfer-Encoding: chunked\r\n\r\nc\r\n{\"text\":\"a\"}\r\n0\r\n\r\n",
                // two different lengths
                "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\nContent-Length: 13\r\n\r\n{\"text\":\"a\"} ",
                // a chunk size that is none
                "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{\"text\":\"a\"}\r\n0\r\n\r\n",
                // an encoding we do not speak
                "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: gzip, chunked\r\n\r\nc\r\n{\"text\":\"a\"}\r\n0\r\n\r\n",
                // bare LF
                "GET /quick HTTP/1.1\nHost: x\n\n",
                // NUL in a header
                "GET /quick HTTP/1.1\r\nHost: x\r\nX-A: a\u0000b\r\n\r\n",
                // space before the colon
                "GET /quick HTTP/1.1\r\nHost : x\r\n\r\n",
                // no host, two hosts
                "GET /quick HTTP/1.1\r\n\r\n",
                "GET /quick HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
                // no HTTP at all
                "\u0016\u0003\u0001\u0000\u0005hello\r\n\r\n",
                "GET quick HTTP/1.1\r\nHost: x\r\n\r\n",
            })
    void brokenFramingNeverReachesAHandler(String bytes) {
        // Silence is an answer only from a server that lives, which is asked too.
        String answer = nothingRuns(bytes);
        assertThat(answer).matches(a -> a.isEmpty() || a.matches("(?s)HTTP/1\\.[01] 400 .*"));
        if (!answer.isEmpty()) {
            assertThat(answer).contains("application/problem+json").containsIgnoringCase("nosniff");
        }
    }

    @Tag("framing")
    @ParameterizedTest
    @ValueSource(strings = {"HTTP/1.2", "HTTP/2.0", "HTTP/9.9", "HTTP/0.9", "RTSP/1.0"})
    void anUnknownVersionOfHttpIsRefused(String version) {
        assertThat(nothingRuns("GET /quick " + version + "\r\nHost: x\r\n\r\n"))
                .startsWith("HTTP/1.1 505 ")
                .contains("/problems/http-version-not-supported")
                .contains("HTTP/1.1 and HTTP/1.0 are spoken here")
                .containsIgnoringCase("\r\nx-content-type-options: nosniff\r\n")
                .containsIgnoringCase("\r\ncontent-security-policy: ")
                .containsIgnoringCase("\r\nx-request-id: ");
    }

    /** On every operation that reads a body, also one that answers while it reads. */
    @ParameterizedTest
    @ValueSource(strings = {"/file", "/encoded", "/lines"})
    void aBodyThatIsCompressedIsRefused(String path) {
        Answer refused = server.api()
                .post(path)
                .bearer("user 1")
                .header("Content-Encoding", "gzip")
                .body("text/plain", new byte[] {31, (byte) 139, 8, 0})
                .send();
        assertProblem(refused, 415, "unsupported-media-type");
        assertThat(refused.header("Accept-Encoding")).contains("identity");
        assertThat(refused.text()).contains("the only Content-Encoding allowed is identity");
        assertThat(server.api()
                        .post(path)
                        .bearer("user 1")
                        .header("Content-Encoding", "Identity")
                        .body("text/plain", new byte[] {'\n'})
                        .send()
                        .status())
                .isEqualTo(200);
    }

    @Tag("framing")
    @Test
    void nothingIsHeardBehindWhatIsTooLong() {
        // Just above our own limit, and far above it, where the decoder refuses before us.
        for (int length : new int[] {8193, 13_000}) {
            String target = "/items/" + "x".repeat(length - "/items/".length());
            assertThat(nothingRuns("GET " + target + " HTTP/1.1\r\nHost: x\r\n\r\n"))
                    .matches("(?s)HTTP/1\\.[01] 414 .*");
        }
        assertThat(nothingRuns("GET /quick HTTP/1.1\r\nHost: x\r\nX-Filler: " + "x".repeat(17_000) + "\r\n\r\n"))
                .matches("(?s)HTTP/1\\.[01] 431 .*");
        assertThat(nothingRuns("POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                        + "Content-Length: 70000\r\n\r\n" + " ".repeat(70_000)))
                .startsWith("HTTP/1.1 413 ");
        assertThat(nothingRuns("POST /quick HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"))
                .startsWith("HTTP/1.1 405 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/defect", "/blocking-defect"})
    void aDefectSaysNothingOfTheInside(String path) {
        Answer answer = server.api().get(path).send();
        assertProblem(answer, 500, "internal-error");
        assertThat(answer.text()).doesNotContain("secret").doesNotContain("Exception");
        assertThat(answer.json().path("detail").asString())
                .contains(answer.header("X-Request-Id").orElseThrow());
    }

    @Test
    void aHarmlessRequestIdIsKeptAndAnotherReplaced() {
        assertThat(server.api()
                        .get("/quick")
                        .header("X-Request-Id", "abc-1.2_Z")
                        .send()
                        .header("X-Request-Id"))
                .contains("abc-1.2_Z");
        assertThat(server.api()
                        .get("/quick")
                        .header("X-Request-Id", "a b\"<")
                        .send()
                        .header("X-Request-Id"))
                .hasValueSatisfying(id -> assertThat(id).matches("[0-9a-f]{32}"));
        assertThat(server.api()
                        .get("/quick")
                        .header("X-Request-Id", "x".repeat(65))
                        .send()
                        .header("X-Request-Id"))
                .hasValueSatisfying(id -> assertThat(id).hasSize(32));
    }

    @Test
    void aClosedRouteIs401() {
        Answer answer = server.api().get("/closed").send();
        assertProblem(answer, 401, "unauthorized");
        assertThat(answer.header("WWW-Authenticate")).contains("Bearer");
    }

    @Tag("headers")
    @Test
    void everyAnswerCarriesTheSecurityHeaders() {
        for (Answer answer : List.of(
                server.api().get("/quick").send(),
                server.api().get("/nothing").send(),
                server.api().get("/defect").send(),
                server.api().delete("/quick").send(),
                server.api().get("/" + "x".repeat(9000)).send(),
                server.api()
                        .get("/quick")
                        .header("X-Filler", "x".repeat(17_000))
                        .send(),
                server.api().call("OPTIONS", "/quick").send())) {
            assertThat(answer.header("X-Content-Type-Options")).contains("nosniff");
            assertThat(answer.header("Content-Security-Policy"))
                    .hasValueSatisfying(p -> assertThat(p).contains("frame-ancestors 'none'"));
            assertThat(answer.header("Referrer-Policy")).contains("no-referrer");
            assertThat(answer.header("Permissions-Policy")).isPresent();
            assertThat(answer.header("Cache-Control")).contains("no-store");
            assertThat(answer.header("Date")).hasValueSatisfying(d -> assertThat(
                            ZonedDateTime.parse(d, DateTimeFormatter.RFC_1123_DATE_TIME))
                    .isBetween(ZonedDateTime.now(ZoneOffset.UTC).minusMinutes(1), ZonedDateTime.now(ZoneOffset.UTC)));
            assertThat(answer.header("Server")).isEmpty();
            assertThat(answer.header("Strict-Transport-Security")).isEmpty();
        }
        Proof.figure(13, "7 kinds of answer, from 200 to 431 and 500: the header set on each, no server banner");
    }

    @Test
    void observersLearnTheTemplateAndNotThePath() {
        server.api().get("/items/someone@example.com?token=secret").send();
        assertThat(server.answers).anySatisfy(a -> assertThat(a.route()).isEqualTo("/items/{name}"));
        assertThat(server.answers.toString()).doesNotContain("someone@").doesNotContain("secret");
    }

    @Test
    void forwardingHeadersAreIgnoredFromStrangers() {
        Answer answer = server.api()
                .get("/peer")
                .header("X-Forwarded-For", "203.0.113.7")
                .header("X-Forwarded-Proto", "https")
                .header("Forwarded", "for=203.0.113.8;proto=https")
                .send();
        assertThat(answer.json().path("address").asString()).isEqualTo("127.0.0.1");
        assertThat(answer.json().path("https").asBoolean()).isFalse();
    }

    @Test
    void aTrustedProxyIsBelievedUpToTheFirstStranger() {
        List<Cidr> trusted = List.of(
                Cidr.parse("127.0.0.0/8").orElseThrow(),
                Cidr.parse("10.0.0.0/8").orElseThrow());
        try (TestServer proxied = new TestServer(trusted, List.of(), Timeouts.DEFAULT)) {
            Answer answer = proxied.api()
                    .get("/peer")
                    .header("X-Forwarded-For", "198.51.100.1, 203.0.113.7, 10.1.2.3")
                    .header("X-Forwarded-Proto", "https")
                    .send();
            assertThat(answer.json().path("address").asString()).isEqualTo("203.0.113.7");
            assertThat(answer.json().path("https").asBoolean()).isTrue();
            assertThat(answer.header("Strict-Transport-Security")).isPresent();

            Answer nonsense = proxied.api()
                    .get("/peer")
                    .header("X-Forwarded-For", "unknown, x")
                    .send();
            assertThat(nonsense.json().path("address").asString()).isEqualTo("127.0.0.1");
        }
        try (TestServer proxied = new TestServer(trusted, ForwardedHeader.FORWARDED, List.of(), Timeouts.DEFAULT)) {
            Answer standard = proxied.api()
                    .get("/peer")
                    .header("Forwarded", "for=198.51.100.1, for=\"[2001:db8::1]:4711\";proto=https;by=10.0.0.1")
                    .send();
            assertThat(standard.json().path("address").asString()).isEqualTo("2001:db8::1");
            assertThat(standard.json().path("https").asBoolean()).isTrue();
        }
    }

    @Test
    void onlyTheNamedForwardingHeaderIsRead() {
        List<Cidr> trusted = List.of(Cidr.parse("127.0.0.1").orElseThrow());
        for (ForwardedHeader named : ForwardedHeader.values()) {
            boolean standard = named == ForwardedHeader.FORWARDED;
            try (TestServer proxied = new TestServer(trusted, named, List.of(), Timeouts.DEFAULT)) {
                Answer both = proxied.api()
                        .get("/peer")
                        .header("X-Forwarded-For", "203.0.113.7")
                        .header("X-Forwarded-Proto", standard ? "https" : "http")
                        .header("Forwarded", "for=203.0.113.8;proto=" + (standard ? "http" : "https"))
                        .header("X-Real-IP", "203.0.113.9")
                        .send();
                assertThat(both.json().path("address").asString()).isEqualTo(standard ? "203.0.113.8" : "203.0.113.7");
                assertThat(both.json().path("https").asBoolean()).isFalse();

                Api.Call other = proxied.api().get("/peer").header("X-Real-IP", "203.0.113.9");
                other = standard
                        ? other.header("X-Forwarded-For", "203.0.113.7").header("X-Forwarded-Proto", "https")
                        : other.header("Forwarded", "for=203.0.113.8;proto=https");
                Answer alone = other.send();
                assertThat(alone.json().path("address").asString()).isEqualTo("127.0.0.1");
                assertThat(alone.json().path("https").asBoolean()).isFalse();
            }
        }
    }

    @Test
    void onlyListedOriginsMayCall() {
        try (TestServer open = new TestServer(List.of(), List.of("https://app.example"), Timeouts.DEFAULT)) {
            Answer listed = open.api()
                    .get("/quick")
                    .header("Origin", "https://app.example")
                    .send();
            assertThat(listed.header("Access-Control-Allow-Origin")).contains("https://app.example");
            assertThat(listed.header("Vary")).contains("Origin");
            assertThat(listed.header("Access-Control-Expose-Headers"))
                    .contains("ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id");
            Answer other = open.api()
                    .get("/quick")
                    .header("Origin", "https://evil.example")
                    .send();
            assertThat(other.header("Access-Control-Allow-Origin")).isEmpty();
            Answer preflight = open.api()
                    .call("OPTIONS", "/json")
                    .header("Origin", "https://app.example")
                    .header("Access-Control-Request-Method", "POST")
                    .send();
            assertThat(preflight.status()).isEqualTo(204);
            assertThat(preflight.header("Access-Control-Allow-Methods")).contains("POST, OPTIONS");
            assertThat(preflight.header("Access-Control-Allow-Headers"))
                    .contains("Authorization, Content-Type, If-Match, If-None-Match, X-API-Key, X-Request-Id");
            Answer refused = open.api()
                    .call("OPTIONS", "/json")
                    .header("Origin", "https://evil.example")
                    .header("Access-Control-Request-Method", "POST")
                    .send();
            assertThat(refused.header("Access-Control-Allow-Methods")).isEmpty();
            // Errors are readable for the page too.
            assertThat(open.api()
                            .get("/nothing")
                            .header("Origin", "https://app.example")
                            .send()
                            .header("Access-Control-Allow-Origin"))
                    .isPresent();
        }
    }
}
