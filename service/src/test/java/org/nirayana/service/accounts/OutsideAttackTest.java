package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Access;
import org.nirayana.api.operation.Method;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.RedisServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What an attack from outside tried and did not get; operations are those of the router, so that a new one is tried too. Where the rest of
 * it is tried is listed in docs/reliability.md.
 */
class OutsideAttackTest {
    private static final String BIRTH = "dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27";
    private static final String CHART = "/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.08&lon=80.27&name=Mira";

    private static RunningService service;
    private static Accounts accounts;

    @BeforeAll
    static void start() {
        service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of("GUESTS", "on")));
        accounts = new Accounts(service.api());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    /** Everything that is not open to everybody; parts of paths are names that nobody has. */
    private static List<Route> closed() {
        List<Route> closed = service.routes().all().stream()
                .filter(route -> route.access() != Access.NONE)
                .toList();
        assertThat(closed).hasSizeGreaterThan(80);
        return closed;
    }

    private static String path(Route route) {
        return route.template().replaceAll("\\{[^}]*}", "nobodys");
    }

    @Test
    void aKeyOpensNothingOutsideItsList() {
        String token = accounts.newSession().access();
        Accounts.Key narrow =
                accounts.newKey(token, Map.of("name", "one endpoint", "endpoints", List.of("lunar-nodes")));
        Accounts.Key elsewhere =
                accounts.newKey(token, Map.of("name", "elsewhere", "addresses", List.of("203.0.113.0/24")));
        int opened = 0;
        for (Route route : closed()) {
            List<String> methods = route.method() == Method.GET
                    ? List.of("GET", "HEAD")
                    : List.of(route.method().name());
            for (String method : methods) {
                Api.Call call = service.api().call(method, path(route));
                assertThat(call.bearer(elsewhere.text()).send().status())
                        .as("%s %s from an address that is not listed", method, route.template())
                        .isEqualTo(403);
                int status = service.api()
                        .call(method, path(route))
                        .bearer(narrow.text())
                        .send()
                        .status();
                if (route.operation().endpoint().equals("lunar-nodes")) {
                    assertThat(status).isEqualTo(200);
                    opened++;
                } else {
                    assertThat(status)
                            .as("%s %s with a key for lunar-nodes", method, route.template())
                            .isEqualTo(403);
                }
            }
        }
        assertThat(opened).isEqualTo(2);
    }

    @Test
    void aLinkOpensNoOperationByItself() {
        String link = link(accounts.newSession());
        for (Route route : closed()) {
            Answer answer = service.api()
                    .call(route.method().name(), path(route))
                    .header("X-Share-Token", link)
                    .send();
            assertThat(answer.status())
                    .as("%s %s by a link: %s", route.method(), route.template(), answer)
                    .isIn(401, 403);
        }
    }

    private static String link(Accounts.Session maker) {
        return share(maker, "Mira").path("url").asString().replace("/s/", "");
    }

    private static JsonNode share(Accounts.Session maker, String title) {
        Answer made = service.api()
                .post("/api/v1/shares")
                .bearer(maker.access())
                .json(Map.of("kind", "chart", "title", title, "address", CHART))
                .send();
        assertThat(made.status()).as("%s", made).isEqualTo(201);
        return made.json();
    }

    private static String person(Accounts.Session owner) {
        Answer made = service.api()
                .post("/api/v1/people/")
                .bearer(owner.access())
                .json(Map.of(
                        "name",
                        "Mira",
                        "notes",
                        "some words to find",
                        "tags",
                        List.of("friends"),
                        "birth",
                        Map.of("local", "1990-05-17T10:30", "lat", 13.08, "lon", 80.27)))
                .send();
        assertThat(made.status()).as("%s", made).isEqualTo(201);
        return made.json().path("person_id").asString();
    }

    @Test
    void whatBelongsToOthersIsNobodys() {
        Accounts.Session owner = accounts.newSession();
        String person = "/api/v1/people/" + person(owner);
        Accounts.Key key = accounts.newKey(owner.access());
        String share = "/api/v1/shares/" + share(owner, "Mira").path("share_id").asString();
        String session = service.api()
                .get("/api/v1/sessions")
                .bearer(owner.access())
                .send()
                .json()
                .findValuesAsString("session_id")
                .get(0);
        Accounts.Session other = accounts.newSession();
        Map<String, String> callers = Map.of(
                "another user",
                other.access(),
                "a superuser",
                accounts.admin(),
                "the key of another",
                accounts.newKey(other.access()).text());
        callers.forEach((who, token) -> {
            for (Api.Call call : List.of(
                    service.api().get(person),
                    service.api().patch(person).json(Map.of("name", "Taken")),
                    service.api().delete(person),
                    service.api().delete("/api/v1/sessions/" + session),
                    service.api().patch("/api/v1/keys/" + key.id()).json(Map.of("name", "Taken")),
                    service.api().delete("/api/v1/keys/" + key.id()),
                    service.api().delete(share))) {
                Answer answer = call.bearer(token).send();
                assertThat(answer.status()).as("by %s: %s", who, answer).isIn(403, 404);
            }
        });
        assertThat(service.api().get(person).bearer(owner.access()).send().text())
                .contains("Mira");
        assertThat(accounts.me(key.text()).status()).isEqualTo(200);
        assertThat(service.api().delete(share).bearer(owner.access()).send().status())
                .isEqualTo(200);
    }

    @Test
    void anAccountThatEndsLeavesNothingOpenAndErasedNothingBehind() throws Exception {
        for (End end : End.values()) {
            Accounts.Session owner = accounts.newSession();
            long id = accounts.me(owner.access()).json().path("id").asLong();
            person(owner);
            Accounts.Key key = accounts.newKey(owner.access());
            String link = link(owner);
            accounts.patch(owner.access(), owner.username(), Map.of("name", "Mira"));
            service.api()
                    .patch("/api/v1/users/me/preferences")
                    .bearer(owner.access())
                    .json(Map.of("ayanamsa", "raman"))
                    .send();
            assertThat(rowsOf(id).values().stream().filter(rows -> rows > 0).count())
                    .isGreaterThanOrEqualTo(5);
            Answer ended = end(owner, end);
            assertThat(ended.status()).isEqualTo(200);

            assertThat(accounts.me(owner.access()).status()).isEqualTo(401);
            assertThat(accounts.me(key.text()).status()).isEqualTo(401);
            assertThat(accounts.refresh(owner).status()).isEqualTo(401);
            assertThat(accounts.loginCall(owner.username(), Accounts.PASSWORD)
                            .send()
                            .status())
                    .isEqualTo(401);
            for (String path : List.of(
                    "/api/v1/shared/" + link,
                    "/s/" + link,
                    "/s/" + link + ".png",
                    "/s/" + link + "/card.png",
                    "/s/" + link + "/qr.svg")) {
                assertThat(service.api().get(path).send().status()).as(path).isEqualTo(404);
            }
            assertThat(service.api()
                            .get("/api/v1/astro/horoscope?" + BIRTH)
                            .header("X-Share-Token", link)
                            .send()
                            .status())
                    .isEqualTo(401);
            if (end != End.DEACTIVATED) {
                assertThat(rowsOf(id))
                        .hasSizeGreaterThan(8)
                        .allSatisfy((table, rows) -> assertThat(rows).as(table).isZero());
            }
        }
    }

    private enum End {
        DEACTIVATED,
        ERASED,
        BY_THEMSELVES
    }

    private static Answer end(Accounts.Session owner, End end) {
        return switch (end) {
            case DEACTIVATED -> accounts.patch(accounts.admin(), owner.username(), Map.of("is_active", false));
            case ERASED ->
                service.api()
                        .delete("/api/v1/users/db_user/" + owner.username())
                        .bearer(accounts.admin())
                        .send();
            case BY_THEMSELVES ->
                service.api()
                        .post("/api/v1/users/me/erasure")
                        .bearer(owner.access())
                        .json(Map.of("current_password", Accounts.PASSWORD))
                        .send();
        };
    }

    /** How many rows of each table that refers to users are of this one; none may refer to what is gone. */
    private static Map<String, Long> rowsOf(long user) throws SQLException {
        Map<String, Long> rows = new LinkedHashMap<>();
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + service.dataDir().resolve("nirayana.db"));
                Statement statement = connection.createStatement()) {
            try (ResultSet orphans = statement.executeQuery("PRAGMA foreign_key_check")) {
                assertThat(orphans.next()).as("a row that refers to nothing").isFalse();
            }
            Map<String, String> columns = new LinkedHashMap<>();
            try (ResultSet found = statement.executeQuery("SELECT t.name, f.\"from\" FROM sqlite_master t,"
                    + " pragma_foreign_key_list(t.name) f WHERE t.type = 'table' AND f.\"table\" = 'users'")) {
                while (found.next()) {
                    columns.put(found.getString(1), found.getString(2));
                }
            }
            columns.put("users", "id");
            for (Map.Entry<String, String> column : columns.entrySet()) {
                try (ResultSet counted = statement.executeQuery(
                        "SELECT COUNT(*) FROM " + column.getKey() + " WHERE " + column.getValue() + " = " + user)) {
                    rows.put(column.getKey(), counted.getLong(1));
                }
            }
        }
        return rows;
    }

    @Test
    void ofFortyKeysBesideNinetyTenAreMade() {
        Accounts.Session session = accounts.newSession();
        for (int i = 0; i < 90; i++) {
            accounts.newKey(session.access());
        }
        List<CompletableFuture<Answer>> asked = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            asked.add(service.api()
                    .post("/api/v1/keys")
                    .bearer(session.access())
                    .json(Map.of("name", "at once"))
                    .sendAsync());
        }
        List<Integer> statuses =
                asked.stream().map(one -> one.join().status()).sorted().toList();
        assertThat(statuses).filteredOn(status -> status == 201).hasSize(10);
        assertThat(statuses).filteredOn(status -> status == 409).hasSize(30);
    }

    @Test
    void hostileTextIsDrawnAndDoesNothing() {
        String token = accounts.newSession().access();
        for (String text : List.of(
                ")/JS(app.alert(1))",
                "%%EOF\n1 0 obj<</S/JavaScript>>",
                "\u202E\u2066abc",
                "a" + "\u0301".repeat(40),
                "\uD808\uDC00",
                "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67")) {
            String name = "&name=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
            for (String endpoint : List.of("report", "chart.png", "chart")) {
                Answer answer = service.api()
                        .get("/api/v1/astro/" + endpoint + "?" + BIRTH + name)
                        .bearer(token)
                        .send();
                assertThat(answer.status()).as("%s %s", endpoint, text).isEqualTo(200);
                // No shorter names: two letters occur in compressed bytes by chance.
                if (endpoint.equals("report")) {
                    assertThat(new String(answer.bytes(), StandardCharsets.ISO_8859_1))
                            .doesNotContain("/JavaScript", "/OpenAction", "/Launch", "app.alert");
                }
            }
        }
    }

    @Test
    void hostileLinesOfABatchHaveEachTheirAnswer() {
        String token = accounts.newSession().access();
        String birth = "{\"dateandtime\":\"1990-05-17T10:30:00Z\",\"lat\":13.08,\"lon\":80.27}";
        for (String line : List.of(
                "[".repeat(7_000),
                "{\"a\":".repeat(7_000),
                "{\"dateandtime\":\"\\u0000\"}",
                "\u0000",
                "{\"place\":\"\\ud800\"}",
                "\"".repeat(1_000),
                "{\"lat\":1e999999}",
                "{}{}",
                "null",
                new String(birth.getBytes(StandardCharsets.UTF_16), StandardCharsets.ISO_8859_1))) {
            List<JsonNode> answers = batch(token, (line + "\n" + birth + "\n").getBytes(StandardCharsets.ISO_8859_1));
            assertThat(answers)
                    .as(line.substring(0, Math.min(40, line.length())))
                    .hasSize(2);
            assertThat(answers.get(0).has("ascendant")).isFalse();
            assertThat(answers.get(1).toString()).contains("ascendant");
        }
        String nothing = "\n".repeat(100_000) + " ".repeat(10_000) + "\n";
        assertThat(batch(token, (nothing + birth).getBytes(StandardCharsets.UTF_8)))
                .last()
                .asString()
                .contains("ascendant");
    }

    private static List<JsonNode> batch(String token, byte[] body) {
        Answer answer = service.api()
                .post("/api/v1/astro/batch?columns=ascendant")
                .bearer(token)
                .body("application/x-ndjson", body)
                .send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return answer.text()
                .lines()
                .map(line -> JsonMapper.shared().readTree(line))
                .toList();
    }

    /** What is compressed tells by its length what is in it. */
    @Test
    void answersWithASecretAreNeitherKeptNorCompressed() {
        Accounts.Session session = accounts.newSession();
        Map<String, Api.Call> calls = new LinkedHashMap<>();
        calls.put("login", accounts.loginCall(session.username(), Accounts.PASSWORD));
        calls.put(
                "token",
                service.api()
                        .post("/api/v1/auth/token")
                        .form(Map.of("username", session.username(), "password", Accounts.PASSWORD)));
        calls.put("guest", service.api().post("/api/v1/auth/guest"));
        calls.put(
                "key",
                service.api().post("/api/v1/keys").bearer(session.access()).json(Map.of("name", "k".repeat(90))));
        calls.put(
                "link",
                service.api()
                        .post("/api/v1/shares")
                        .bearer(session.access())
                        .json(Map.of("kind", "chart", "title", "Mira", "address", CHART)));
        calls.put("links", service.api().get("/api/v1/shares").bearer(session.access()));
        calls.put("refresh", accounts.refreshCall(session));
        calls.forEach((name, call) -> {
            Answer answer = call.header("Accept-Encoding", "gzip, br, zstd").send();
            assertThat(answer.status()).as("%s %s", name, answer).isIn(200, 201);
            assertThat(answer.header("Content-Encoding")).as(name).isEmpty();
            assertThat(answer.header("Cache-Control")).as(name).contains("no-store");
        });
    }

    @Test
    void aFrozenOrKilledRedisDelaysNobodyAndKeepsNoKeyAlive() {
        RedisServer redis = RedisServer.start();
        try (RunningService shared =
                RunningService.start(DatabaseKind.SQLITE.environment(Map.of("REDIS_URL", redis.url())))) {
            Accounts there = new Accounts(shared.api());
            Accounts.Session session = there.newSession();
            for (Runnable harm : Stream.<Runnable>of(redis::freeze, redis::thaw, redis::close)
                    .toList()) {
                Accounts.Key key = there.newKey(session.access());
                harm.run();
                for (int i = 0; i < 10; i++) {
                    Answer answer = shared.api()
                            .get("/api/v1/astro/lunar-nodes")
                            .bearer(key.text())
                            .send();
                    assertThat(answer.status()).as("%s", answer).isEqualTo(200);
                }
                there.revoke(session.access(), key);
                assertThat(there.me(key.text()).status()).isEqualTo(401);
            }
        } finally {
            redis.close();
        }
    }
}
