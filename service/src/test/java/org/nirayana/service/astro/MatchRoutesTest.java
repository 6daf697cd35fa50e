package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/** Matching over HTTP; the couple is one that Prokerala's PHP library publishes with its points. */
class MatchRoutesTest {
    private static final Map<String, Object> GIRL =
            Map.of("dateandtime", "1967-08-29T09:00:00+05:30", "lat", 19.0821978, "lon", 72.7411014);
    private static final Map<String, Object> BOY =
            Map.of("dateandtime", "1970-11-10T09:20:00+05:30", "lat", 22.6757521, "lon", 88.0495418);
    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static Answer match(String query, Object bride, Object groom) {
        return service.service()
                .api()
                .post("/api/v1/astro/match" + query)
                .bearer(service.token())
                .json(Map.of("bride", bride, "groom", groom))
                .send();
    }

    private static Answer batch(String query, String lines) {
        return batch(service.token(), query, lines);
    }

    private static Answer batch(String token, String query, String lines) {
        return service.service()
                .api()
                .post("/api/v1/astro/match/batch" + query)
                .bearer(token)
                .body("text/csv", lines.getBytes(StandardCharsets.UTF_8))
                .send();
    }

    private static List<Double> points(JsonNode kutas) {
        List<Double> points = new ArrayList<>();
        kutas.forEach(kuta -> points.add(kuta.path("points").asDouble()));
        return points;
    }

    private static Answer report(String query, Map<String, Object> bride, Map<String, Object> groom) {
        return service.service()
                .api()
                .post("/api/v1/astro/match/report" + query)
                .bearer(service.token())
                .json(Map.of("bride", bride, "groom", groom))
                .send();
    }

    private static Map<String, Object> named(Map<String, Object> person, String name) {
        Map<String, Object> named = new HashMap<>(person);
        named.put("name", name);
        named.put("place", "Mumbai");
        return named;
    }

    @Test
    void theReportIsADocumentThatNoCacheKeeps() {
        Answer answer = report("?lang=ta&paper=letter", named(GIRL, "Lakshmi"), named(BOY, "Arjun"));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).contains("application/pdf");
        assertThat(new String(answer.bytes(), 0, 5, StandardCharsets.ISO_8859_1))
                .isEqualTo("%PDF-");
        assertThat(answer.header("Cache-Control")).contains("no-store");
        byte[] kutas = report("", GIRL, BOY).bytes();
        assertThat(report("?system=porutham", GIRL, BOY).bytes()).isNotEqualTo(kutas);
        assertThat(report("?mangal_houses=south", GIRL, BOY).bytes()).isNotEqualTo(kutas);
        assertThat(report("", Map.of("nakshatra", "Rohini", "pada", 4), named(BOY, "Arjun"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void whatIsWrongWithAReportIsSaid() {
        Answer same = report("?letterhead=1%0A2%0A3%0A4%0A5%0A6%0A7", GIRL, named(GIRL, "x".repeat(161)));
        assertThat(same.status()).isEqualTo(400);
        assertThat(same.text())
                .contains("may have 6 lines, not 7", "groom.name", "at most 160 characters", "is the same birth");
        assertThat(report("?paper=a5", GIRL, BOY).text()).contains("must be one of a4, letter");
        Map<String, Object> nickname = new HashMap<>(BOY);
        nickname.put("nickname", "AJ");
        assertThat(report("", GIRL, nickname).text()).contains("groom.nickname");
    }

    @Test
    void aPublishedMatch() {
        JsonNode found = match("?preset=prokerala", GIRL, BOY).json();
        assertThat(points(found.path("ashtakuta").path("kutas")))
                .containsExactly(1.0, 1.0, 1.5, 1.0, 0.5, 6.0, 7.0, 8.0);
        assertThat(found.path("ashtakuta").path("total").asDouble()).isEqualTo(26);
        assertThat(found.path("bride").path("moon").get(0).path("nakshatra").asString())
                .isEqualTo("Rohini");
        assertThat(found.path("mangal")
                        .path("bride")
                        .path("mars")
                        .get(0)
                        .path("house")
                        .asInt())
                .isEqualTo(2);
        assertThat(found.path("papasamya").path("bride").path("points").isNumber())
                .isTrue();
        assertThat(found.path("dasha_sandhi").path("months").asInt()).isEqualTo(6);
        assertThat(found.path("absent")).isEmpty();
        assertThat(found.path("ashtakuta").path("verdict").path("by").asString())
                .contains("Future Point");
    }

    @Test
    void starsAlone() {
        JsonNode found = match(
                        "?system=porutham&preset=kerala",
                        Map.of("nakshatra", "Rohini", "pada", 4),
                        Map.of("nakshatra", "uttara bhadrapada", "pada", 3))
                .json();
        assertThat(found.path("poruthams").path("items")).hasSize(14);
        assertThat(found.path("poruthams").path("items").get(8).path("porutham").asString())
                .isEqualTo("rajju");
        assertThat(found.path("poruthams")
                        .path("items")
                        .get(8)
                        .path("essential")
                        .asBoolean())
                .isTrue();
        assertThat(found.has("mangal")).isFalse();
        assertThat(found.path("absent")).hasSize(3);
        // Before or past the middle of Sagittarius: both are told.
        JsonNode split = match(
                        "", Map.of("nakshatra", "Purva Ashadha", "pada", 1), Map.of("nakshatra", "Rohini", "pada", 1))
                .json();
        assertThat(split.path("bride").path("moon")).hasSize(2);
        assertThat(split.path("ashtakuta").path("total").isNull()).isTrue();
        assertThat(split.path("ashtakuta").path("kutas").get(1).path("least").asDouble())
                .isEqualTo(1);
        assertThat(split.path("ashtakuta").path("kutas").get(1).path("most").asDouble())
                .isEqualTo(2);
        assertThat(split.path("ashtakuta").path("kutas").get(0).path("points").isNumber())
                .isTrue();
        JsonNode known = match(
                        "",
                        Map.of("nakshatra", "Purva Ashadha", "pada", 1, "half", "second"),
                        Map.of("nakshatra", "Rohini", "pada", 1))
                .json();
        assertThat(known.path("ashtakuta").path("kutas").get(1).path("points").asDouble())
                .isEqualTo(2);
    }

    @Test
    void aBirthWithoutATime() {
        JsonNode found = match("", Map.of("date", "1967-08-29", "lat", 19.0821978, "lon", 72.7411014), BOY)
                .json();
        assertThat(found.path("bride").path("moon").size()).isBetween(4, 6);
        assertThat(found.path("ashtakuta").path("total_least").asDouble())
                .isLessThanOrEqualTo(found.path("ashtakuta").path("total_most").asDouble());
        assertThat(found.path("mangal").path("bride").path("mars").findValuesAsString("from"))
                .doesNotContain("lagna");
        assertThat(found.has("papasamya")).isFalse();
        assertThat(found.path("absent").findValuesAsString("part")).contains("papasamya", "dasha_sandhi");
    }

    @Test
    void badInputIsNamed() {
        assertThat(match("", GIRL, GIRL).text()).contains("same birth");
        Answer old = match("", Map.of("dateandtime", "-20000-01-01T00:00:00Z", "lat", 0, "lon", 0), BOY);
        assertThat(old.status()).isEqualTo(400);
        assertThat(old.text()).contains("bride.dateandtime");
        assertThat(match("", Map.of("nakshatra", "Polaris", "pada", 7), Map.of())
                        .text())
                .contains("bride.nakshatra", "Ashwini", "bride.pada", "groom");
        assertThat(match("?yoni_table=none", GIRL, BOY).text()).contains("yoni_table", "classical");
        assertThat(match("", Map.of("nakshatra", "Rohini", "pada", 1, "star", 3), BOY)
                        .text())
                .contains("bride.star");
    }

    @Test
    void starsHaveTheirUsualSpellings() {
        Map<String, Object> groom = Map.of("nakshatra", "Rohini", "pada", 1);
        JsonNode expected =
                match("", Map.of("nakshatra", "Shravana", "pada", 2), groom).json();
        for (String name : List.of("Thiruvonam", "sravana", "Śravaṇa", "திருவோணம்", "శ్రవణం")) {
            assertThat(match("", Map.of("nakshatra", name, "pada", 2), groom).json())
                    .as(name)
                    .isEqualTo(expected);
        }
        assertThat(match("", Map.of("nakshatra", "Purva", "pada", 2), groom).text())
                .contains("it may mean Purva Phalguni or Purva Ashadha or Purva Bhadrapada");
        assertThat(batch("", "side,id,nakshatra,pada\nbride,a,Thiruvonam,1\ngroom,b,Makha,4\n")
                        .status())
                .isEqualTo(200);
        assertThat(batch("", "side,id,nakshatra,pada\nbride,a,Uttara,1\ngroom,b,Makha,4\n")
                        .text())
                .contains("line 2", "it may mean Uttara Phalguni");
    }

    @Test
    void manyPairs() {
        JsonNode found = batch(
                        "?preset=prokerala",
                        "side,id,nakshatra,pada\nbride,anna,4,4\r\ngroom,b1,Uttara Bhadrapada,3\ngroom,b2,4,4\n")
                .json();
        assertThat(found.path("pairs").asInt()).isEqualTo(2);
        assertThat(found.path("matches").get(0).path("points").asDouble()).isEqualTo(26);
        assertThat(found.path("matches").get(1).path("standing").get(0).asString())
                .isEqualTo("nadi");
        assertThat(batch("", "side,id,nakshatra,pada\nbride,a,99,1\ngroom,b,1,9\n")
                        .text())
                .contains("line 2", "line 3");
        assertThat(batch("", "id,nakshatra\n").text()).contains("side,id,nakshatra,pada");
        assertThat(batch("", "side,id,nakshatra,pada\nbride,a,1,1\n").text()).contains("one groom");
    }

    private static final String BORN = "side,id,nakshatra,pada,dateandtime,lat,lon\n";

    private static Answer batchAsJson(Object people) {
        return service.service()
                .api()
                .post("/api/v1/astro/match/batch?preset=prokerala")
                .bearer(service.token())
                .json(Map.of("people", people))
                .send();
    }

    /** The published match by its births, beside the same people by their stars, as CSV and as JSON. */
    @Test
    void birthsInABatch() {
        String girl = GIRL.get("dateandtime") + "," + GIRL.get("lat") + "," + GIRL.get("lon");
        String boy = BOY.get("dateandtime") + "," + BOY.get("lat") + "," + BOY.get("lon");
        Answer mixed = batch(
                "?preset=prokerala",
                BORN + "bride,a,,," + girl + "\nbride,b,4,4,,,\ngroom,c,,," + boy + "\ngroom,d,26,3,,,\n");
        assertThat(mixed.json().path("pairs").asInt()).isEqualTo(4);
        mixed.json()
                .path("matches")
                .forEach(one -> assertThat(one.path("points").asDouble()).isEqualTo(26));
        Map<String, Object> she = new HashMap<>(GIRL);
        she.putAll(Map.of("side", "bride", "id", "a"));
        Answer written = batchAsJson(List.of(she, Map.of("side", "groom", "id", "c", "nakshatra", "26", "pada", 3)));
        assertThat(written.json().path("matches").get(0).path("points").asDouble())
                .isEqualTo(26);
        // The columns may be those of births alone, in any order.
        assertThat(batch(
                                "?preset=prokerala",
                                "lat,lon,dateandtime,id,side\n" + place(GIRL) + ",a,bride\n" + place(BOY)
                                        + ",c,groom\n")
                        .json()
                        .path("matches")
                        .get(0)
                        .path("points")
                        .asDouble())
                .isEqualTo(26);
        // Another ayanamsa is another Moon.
        assertThat(batch("?preset=prokerala&ayanamsa=sassanian", BORN + "bride,a,,," + girl + "\ngroom,c,,," + boy)
                        .text())
                .isNotEqualTo(batch("?preset=prokerala", BORN + "bride,a,,," + girl + "\ngroom,c,,," + boy)
                        .text());
    }

    private static String place(Map<String, Object> birth) {
        return birth.get("lat") + "," + birth.get("lon") + "," + birth.get("dateandtime");
    }

    @Test
    void birthsOfABatchThatMakeNoSense() {
        Answer wrong = batch(
                "",
                BORN
                        + "bride,a,,,yesterday,1,2\nbride,b,,,1990-05-17T10:30Z,91,2\nbride,c,,,1990-05-17T10:30Z,1,east\n"
                        + "bride,d,4,1,1990-05-17T10:30Z,1,2\ngroom,e,,,+99999-01-01T00:00Z,1,2\n");
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.text())
                .contains(
                        "line 2",
                        "dateandtime must be",
                        "line 3",
                        "lat must be",
                        "line 4",
                        "lon must be",
                        "line 5",
                        "not both",
                        "line 6");
        // Java's own reading of a number would take both.
        assertThat(batch("", BORN + "bride,a,,,1990-05-17T10:30Z,13d,2\nbride,b,,,1990-05-17T10:30Z,1,0x1p3\n")
                        .text())
                .contains("line 2", "lat must be", "line 3", "lon must be");
        assertThat(batch("", "side,id,dateandtime,lat\n").text()).contains("side,id,dateandtime,lat,lon");
        assertThat(batchAsJson("nobody").text()).contains("must be a list of objects");
        assertThat(batchAsJson(List.of(Map.of("side", "bride", "name", "a"))).text())
                .contains("people[0]", "side, id, nakshatra, pada");
        StringBuilder many = new StringBuilder("side,id,dateandtime,lat,lon\nbride,she,1990-05-17T10:30Z,1,2\n");
        for (int i = 0; i < 10_000; i++) {
            many.append("groom,g").append(i).append(",1990-05-17T10:30Z,1,2\n");
        }
        assertThat(batch("", many.toString()).text()).contains("10001 births", "10000");
        assertThat(service.service()
                        .api()
                        .post("/api/v1/astro/match/batch")
                        .bearer(service.token())
                        .body("text/plain", new byte[1])
                        .send()
                        .text())
                .contains("text/csv or application/json");
        assertThat(batchAsJson(List.of("x".repeat(600_000))).text()).contains("524288 bytes", "text/csv");
    }

    /** Every bride with every groom, bride by bride. */
    @Test
    void manyAgainstMany() {
        JsonNode found = batch("", people(3, 4)).json();
        assertThat(found.path("pairs").asInt()).isEqualTo(12);
        List<String> pairs = new ArrayList<>();
        found.path("matches")
                .forEach(one -> pairs.add(
                        one.path("bride").asString() + " " + one.path("groom").asString()));
        assertThat(pairs)
                .containsExactly(
                        "b0 g0", "b0 g1", "b0 g2", "b0 g3", "b1 g0", "b1 g1", "b1 g2", "b1 g3", "b2 g0", "b2 g1",
                        "b2 g2", "b2 g3");
        assertThat(batch("?top=5", people(1000, 1000)).json().path("matches")).hasSize(5);
        Answer tooMany = batch("", people(1001, 1000));
        assertThat(tooMany.status()).isEqualTo(400);
        assertThat(tooMany.text()).contains("1001000 pairs", "1000000");
    }

    /** Within a limit of ten requests a minute 2,500 pairs are three. */
    @Test
    void aBatchCountsByItsPairs() {
        JsonNode tier = service.service()
                .api()
                .post("/api/v1/tiers/")
                .bearer(service.token())
                .json(Map.of("name", "ten", "requests_per_minute", 10, "endpoints", List.of("*")))
                .send()
                .json();
        String token = newUser("ten", false);
        service.service()
                .api()
                .patch("/api/v1/users/ten/tier")
                .bearer(service.token())
                .json(Map.of("tier_id", tier.path("tier_id").asInt()))
                .send();
        Answer answer = batch(token, "?top=1", people(1, 2500));
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("RateLimit").orElseThrow()).startsWith("\"default\";r=7;");
        // 750 births are the work of three requests more.
        StringBuilder births = new StringBuilder("side,id,dateandtime,lat,lon\nbride,she,1990-05-17T10:30Z,1,2\n");
        for (int i = 1; i < 750; i++) {
            births.append("groom,g")
                    .append(i)
                    .append(",1990-05-")
                    .append(i % 9 + 10)
                    .append("T10:30Z,1,2\n");
        }
        assertThat(batch(token, "", births.toString()).header("RateLimit").orElseThrow())
                .startsWith("\"default\";r=3;");
    }

    private static String people(int brides, int grooms) {
        StringBuilder lines = new StringBuilder("side,id,nakshatra,pada\n");
        for (int i = 0; i < brides; i++) {
            lines.append("bride,b" + i + "," + (i % 27 + 1) + ",1\n");
        }
        for (int i = 0; i < grooms; i++) {
            lines.append("groom,g" + i + "," + (i % 27 + 1) + ",2\n");
        }
        return lines.toString();
    }

    /** A hundred thousand, of which the best come first and always the same. */
    @Test
    void oneAgainstAHundredThousand() {
        StringBuilder lines = new StringBuilder("side,id,nakshatra,pada\nbride,she,4,1\n");
        for (int i = 0; i < 100_000; i++) {
            lines.append("groom,g")
                    .append(i)
                    .append(',')
                    .append(i % 27 + 1)
                    .append(',')
                    .append(i % 4 + 1)
                    .append('\n');
        }
        JsonNode found = batch("?top=100", lines.toString()).json();
        assertThat(found.path("pairs").asInt()).isEqualTo(100_000);
        assertThat(found.path("matches")).hasSize(100);
        double last = 36;
        for (JsonNode match : found.path("matches")) {
            assertThat(match.path("points").asDouble()).isLessThanOrEqualTo(last);
            last = match.path("points").asDouble();
        }
        assertThat(batch("?top=100", lines.toString()).text())
                .isEqualTo(batch("?top=100", lines.toString()).text());
        assertThat(batch("", lines.append("groom,one-more,1,1\n").toString()).text())
                .contains("100001 people");
    }

    /** A body beyond the usual size is not read of somebody who may not send it. */
    @Test
    void strangersSendNothingLarge() {
        byte[] large = new byte[1_000_000];
        Answer answer = service.service()
                .api()
                .post("/api/v1/astro/match/batch")
                .body("text/csv", large)
                .send();
        assertThat(answer.status()).isEqualTo(401);
        assertThat(batch("", "x".repeat(9_000_000)).status()).isEqualTo(413);
    }

    /** Who waits to be asked for the body is refused before it is sent. */
    @Test
    void aStrangerIsNotAskedForTheBody() throws IOException {
        try (Socket stranger = batchOf("no-token", "Expect: 100-continue\r\n", 500_000)) {
            assertThat(firstLine(stranger)).startsWith("HTTP/1.1 401 ");
        }
    }

    /** A request whose body is still to come. */
    private static Socket batchOf(String token, String header, int length) throws IOException {
        Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), service.service().port());
        socket.setSoTimeout(20_000);
        socket.getOutputStream()
                .write(("POST /api/v1/astro/match/batch HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv\r\n"
                                + "Authorization: Bearer " + token + "\r\n" + header + "Content-Length: " + length
                                + "\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    private static String firstLine(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII)).readLine();
    }

    /** The token of a user who was not there before. */
    private static String newUser(String name, boolean superuser) {
        String password = "another long secret";
        service.service()
                .api()
                .post("/api/v1/users/")
                .bearer(service.token())
                .json(Map.of(
                        "username",
                        name,
                        "email",
                        name + "@example.com",
                        "name",
                        "Name",
                        "password",
                        password,
                        "is_superuser",
                        superuser))
                .send();
        return SignedIn.signIn(service.service().api(), name, password);
    }
}
