package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;
import tools.jackson.databind.JsonNode;

/** Visitors without an account. What they may call of all that there is, {@link AuthorisationMatrixTest} asks. */
class GuestsTest {
    private static final String NODES = "/api/v1/astro/lunar-nodes?dateandtime=2000-01-01T12:00:00";
    private static final String SUN = "/api/v1/astro/sunrise-sunset?dateandtime=2000-01-01T12:00:00";
    private static final String GUEST = "/api/v1/auth/guest";

    private static RunningService service;
    private static Accounts accounts;

    /** Another, whose tier of guests is changed by tests. */
    private static RunningService changing;

    private static Accounts there;

    @BeforeAll
    static void start() {
        service = start(DatabaseKind.SQLITE, Map.of());
        accounts = new Accounts(service.api());
        changing = start(DatabaseKind.SQLITE, Map.of());
        there = new Accounts(changing.api());
    }

    @AfterAll
    static void stop() {
        service.close();
        changing.close();
    }

    private static RunningService start(DatabaseKind kind, Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(Map.of("GUESTS", "on"));
        environment.putAll(more);
        return RunningService.start(kind.environment(environment));
    }

    private static Answer ask(RunningService running, String path, String token, String address) {
        return running.api()
                .get(path)
                .bearer(token)
                .header("X-Forwarded-For", address)
                .send();
    }

    private static Answer change(RunningService running, String admin, Map<String, Object> body) {
        Answer changed = running.api()
                .patch("/api/v1/tiers/guest")
                .bearer(admin)
                .json(body)
                .send();
        assertThat(changed.status()).as("%s", changed).isEqualTo(200);
        return changed;
    }

    @Test
    void aVisitorIsToldWhatTheTokenOpensAndForHowLong() {
        Answer answer =
                service.api().post(GUEST).header("X-Forwarded-For", "10.80.0.1").send();

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Set-Cookie")).isEmpty();
        assertThat(answer.header("Cache-Control").orElse("")).contains("no-store");
        JsonNode body = answer.json();
        assertThat(body.path("access_token").path("expires_in").asInt()).isEqualTo(1800);
        assertThat(body.path("access_token").path("token_type").asString()).isEqualTo("bearer");
        assertThat(body.path("requests_per_minute").asInt()).isEqualTo(120);
        Set<String> endpoints = new HashSet<>();
        body.path("endpoints").forEach(name -> endpoints.add(name.asString()));
        assertThat(endpoints)
                .contains("chart", "planets", "houses", "panchanga", "dashas")
                .doesNotContain("*", "match", "batch", "report");
        String token = body.path("access_token").path("token").asString();
        assertThat(ask(service, NODES, token, "10.80.0.1").status()).isEqualTo(200);
        assertThat(service.api().get(NODES).send().status())
                .as("without a token")
                .isEqualTo(401);
    }

    @Tag("guest-drawings")
    @Test
    void aPictureOfAGuestIsAtMost800Wide() {
        String picture = "/api/v1/astro/chart.png?dateandtime=2000-01-01T12:00:00Z&lat=13&lon=80&width=";
        String guest = accounts.guest();
        assertThat(ask(service, picture + 800, guest, "10.80.2.1").status()).isEqualTo(200);
        Answer wide = ask(service, picture + 801, guest, "10.80.2.1");
        assertThat(wide.status()).isEqualTo(400);
        assertThat(wide.text())
                .contains("must be a whole number from 200 to 800 for guests")
                .contains("with an account it must be a whole number from 200 to 1600");
        // What nobody may have is refused as for everybody.
        assertThat(ask(service, picture + 1601, guest, "10.80.2.1").text())
                .contains("must be a whole number from 200 to 1600")
                .doesNotContain("guests");
        assertThat(ask(service, picture + 801, accounts.newSession().access(), "10.80.2.2")
                        .status())
                .isEqualTo(200);
    }

    /** Also where the tier of guests opens everything: what belongs to an account stays closed, and large bodies are not read. */
    @Test
    void whatNeedsAnAccountStaysClosedWhateverTheTierSays() {
        String guest = there.guest();
        assertThat(ask(changing, "/api/v1/astro/compare?dateandtime=2000-01-01T12:00:00", guest, "10.80.1.1")
                        .status())
                .isEqualTo(403);
        change(changing, there.admin(), Map.of("requests_per_minute", 600, "endpoints", List.of("*")));
        assertThat(ask(changing, "/api/v1/astro/shadbala?dateandtime=2000-01-01T12:00:00", guest, "10.80.1.1")
                        .status())
                .isEqualTo(200);

        for (String path : List.of("/api/v1/people/", "/api/v1/keys", "/api/v1/users/", "/api/v1/users/me/export")) {
            refused(changing.api().get(path).bearer(guest).send());
        }
        for (String path : List.of("/api/v1/astro/batch", "/api/v1/astro/match/batch")) {
            refused(changing.api().post(path).bearer(guest).json(Map.of()).send());
        }
        // Whom a user keeps is nobody to a guest, also to one who knows the id.
        String owner = there.newSession().access();
        String person = changing.api()
                .post("/api/v1/people/")
                .bearer(owner)
                .json(Map.of("name", "Meera", "birth", Map.of("local", "1990-05-17T10:30", "lat", 13.08, "lon", 80.27)))
                .send()
                .json()
                .path("person_id")
                .asString();
        Map<String, Object> match =
                Map.of("bride", Map.of("person_id", person), "groom", Map.of("nakshatra", "Rohini", "pada", 1));
        Api.Call call = changing.api().post("/api/v1/astro/match").json(match);
        assertThat(call.bearer(owner).send().status()).isEqualTo(200);
        assertThat(changing.api()
                        .post("/api/v1/astro/match")
                        .json(match)
                        .bearer(guest)
                        .send()
                        .status())
                .isEqualTo(400);
    }

    private static void refused(Answer answer) {
        assertThat(answer.status()).as("%s", answer).isEqualTo(403);
        assertThat(answer.json().path("type").asString()).isEqualTo("/problems/guest-not-allowed");
    }

    /** The page of a link asks by the link alone; beside it a guest's token is refused as any other is. */
    @Test
    void aTokenBesideALinkIsRefused() {
        String moment = "lat=13.08&lon=80.27&ayanamsa=lahiri";
        Answer shared = service.api()
                .post("/api/v1/shares")
                .bearer(accounts.newSession().access())
                .json(Map.of(
                        "kind",
                        "chart",
                        "title",
                        "A chart",
                        "address",
                        "/chart?at=1990-05-17T05:00:00Z&" + moment,
                        "expires_at",
                        Instant.now().plus(Duration.ofDays(1)).toString()))
                .send();
        assertThat(shared.status()).as("%s", shared).isEqualTo(201);
        String link = shared.json().path("url").asString().replace("/s/", "");
        String path = "/api/v1/astro/horoscope?dateandtime=1990-05-17T05:00:00Z&" + moment;
        assertThat(byLink(path, link).send().status()).isEqualTo(200);
        assertThat(byLink(path, link).bearer(accounts.guest()).send().status()).isEqualTo(401);
    }

    private static Api.Call byLink(String path, String link) {
        return service.api().get(path).header("X-Share-Token", link);
    }

    @Test
    void moreTokensGiveNobodyMoreRequests() {
        change(changing, there.admin(), Map.of("requests_per_minute", 3));
        for (int i = 0; i < 3; i++) {
            assertThat(ask(changing, NODES, there.guest("10.80.2.1"), "10.80.2.1")
                            .status())
                    .isEqualTo(200);
        }
        String token = there.guest("10.80.2.1");
        Answer refused = ask(changing, NODES, token, "10.80.2.1");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.header("RateLimit-Policy")).contains("\"default\";q=3;w=60");
        // What an answer costs counts, too: eight for one of these, which are all of a minute here.
        assertThat(ask(changing, "/api/v1/astro/panchanga/range?start_date=2026-01-01&days=30", token, "10.80.2.2")
                        .status())
                .isEqualTo(200);
        assertThat(ask(changing, NODES, token, "10.80.2.2").status()).isEqualTo(429);
        assertThat(ask(changing, NODES, token, "10.80.2.3").status())
                .as("another network has its own")
                .isEqualTo(200);
        assertThat(ask(changing, "/api/v1/config", token, "10.80.2.1").status())
                .as("what does not compute is not counted")
                .isEqualTo(200);
    }

    @Tag("greedy-user")
    @Test
    void manyNetworksOfGuestsLeaveUsersTheirs() {
        String user = there.newSession().access();
        String token = there.guest();
        change(changing, there.admin(), Map.of("requests_per_minute", 1));
        int passed = 0;
        for (int i = 0; i < 150; i++) {
            Answer answer = ask(changing, NODES, token, "10.81.0." + i);
            assertThat(answer.status()).isIn(200, 429);
            passed += answer.status() == 200 ? 1 : 0;
        }
        assertThat(passed).isEqualTo(100);
        assertThat(ask(changing, NODES, user, "10.81.0.1").status()).isEqualTo(200);
        Proof.figure(
                28, "guests of 150 networks, each with one request a minute: " + passed + " answered, users as ever");
    }

    @Tag("throttle")
    @Test
    void tokensAreFewForOneNetwork() {
        for (int i = 1; i <= 10; i++) {
            accounts.guest("2001:db8:8:8::" + i);
        }
        Answer refused = service.api()
                .post(GUEST)
                .header("X-Forwarded-For", "2001:db8:8:8::ffff")
                .send();
        assertThat(refused.status()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.header("Retry-After").orElseThrow()))
                .isBetween(1, 60);
        accounts.guest("2001:db8:8:9::1");
    }

    /** On either database: the table of those who signed out is the only one that guests touch. */
    @Tag("revocation")
    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void whoSignsOutIsRefused(DatabaseKind kind) {
        if (kind == DatabaseKind.SQLITE) {
            signOut(service);
            return;
        }
        try (RunningService running = start(kind, Map.of())) {
            signOut(running);
        }
    }

    private static void signOut(RunningService running) {
        Accounts own = new Accounts(running.api());
        String token = own.guest();
        String other = own.guest();
        assertThat(ask(running, NODES, token, "10.80.3.1").status()).isEqualTo(200);
        Answer left = own.logout(token);
        assertThat(left.status()).as("%s", left).isEqualTo(200);
        assertThat(ask(running, NODES, token, "10.80.3.1").status()).isEqualTo(401);
        assertThat(own.logout(token).status()).isEqualTo(401);
        assertThat(ask(running, NODES, other, "10.80.3.1").status()).isEqualTo(200);
    }

    @Tag("session-ends")
    @Test
    void switchingGuestsOffEndsTheirTokensAndLeavesTheirTier(@TempDir Path folder) {
        Map<String, String> data = Map.of("DATA_DIR", folder.toString());
        String token;
        try (RunningService running = start(DatabaseKind.SQLITE, data)) {
            Accounts own = new Accounts(running.api());
            token = own.guest();
            assertThat(ask(running, NODES, token, "10.80.4.1").status()).isEqualTo(200);
            assertThat(tier(running.api().delete("/api/v1/tiers/guest"), own)).isEqualTo(409);
            assertThat(tier(running.api().patch("/api/v1/tiers/Guest").json(Map.of("name", "visitor")), own))
                    .isEqualTo(409);
            change(running, own.admin(), Map.of("requests_per_minute", 7, "endpoints", List.of("planets")));
        }
        try (RunningService running = RunningService.start(DatabaseKind.SQLITE.environment(data))) {
            assertThat(ask(running, NODES, token, "10.80.4.1").status()).isEqualTo(401);
            assertThat(running.api()
                            .post("/api/v1/auth/logout")
                            .bearer(token)
                            .send()
                            .status())
                    .isEqualTo(401);
            Answer closed = running.api().post(GUEST).send();
            assertThat(closed.status()).isEqualTo(403);
            assertThat(closed.json().path("detail").asString()).contains("sign in");
        }
        try (RunningService running = start(DatabaseKind.SQLITE, data)) {
            JsonNode body = running.api().post(GUEST).send().json();
            assertThat(body.path("requests_per_minute").asInt()).isEqualTo(7);
            assertThat(body.path("endpoints")).hasSize(1);
        }
    }

    /** Where no guests are let in there is no such tier, or it is one like others. */
    @Test
    void withoutGuestsTheirTierIsNoneOfOurs() {
        try (RunningService running = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            Accounts own = new Accounts(running.api());
            assertThat(tier(running.api().get("/api/v1/tiers/guest"), own)).isEqualTo(404);
            assertThat(tier(running.api().post("/api/v1/tiers/").json(Map.of("name", "guest")), own))
                    .isEqualTo(201);
            assertThat(tier(running.api().delete("/api/v1/tiers/guest"), own)).isEqualTo(200);
        }
    }

    private static int tier(Api.Call call, Accounts own) {
        return call.bearer(own.admin()).send().status();
    }

    /** Whoever has a thousand addresses could otherwise fill the disk. */
    @Test
    void nothingIsWrittenForAGuest() throws Exception {
        String user = accounts.newSession().access();
        usage(service, user);
        Map<String, Long> before = rows(service.dataDir());
        assertThat(before).containsKeys("ended_guests", "usage_counts", "attempts", "counter changes");
        for (int i = 0; i < 20; i++) {
            String token = accounts.guest();
            assertThat(ask(service, SUN, token, "10.80.5." + i).status()).isEqualTo(200);
            assertThat(ask(service, "/api/v1/people/", token, "10.80.5." + i).status())
                    .isEqualTo(403);
        }
        // Has what was counted written, which would be that of guests.
        Waiting.until(Duration.ofSeconds(30), () -> usage(service, user) >= 2);
        Map<String, Long> after = rows(service.dataDir());
        // The user's own question is counted and moves the counter.
        for (String own : List.of("usage_counts", "usage_batches", "counter changes")) {
            before.remove(own);
            after.remove(own);
        }
        assertThat(after).isEqualTo(before);
        JsonNode all = service.api()
                .get("/api/v1/usage/all?by=endpoint")
                .bearer(accounts.admin())
                .send()
                .json()
                .path("rows");
        assertThat(all).isNotEmpty();
        assertThat(all.toString()).doesNotContain("sunrise-sunset");
        // The log tells them apart from users, and has no number for them.
        Waiting.until(Duration.ofSeconds(30), () -> asked(service).size() >= 20);
        assertThat(asked(service))
                .hasSize(20)
                .allSatisfy(line -> assertThat(line).contains("\"guest\":true").doesNotContain("user_id"));
    }

    private static List<String> asked(RunningService running) {
        return running.accessLog().stream()
                .filter(line -> line.contains("/astro/sunrise-sunset"))
                .toList();
    }

    private static long usage(RunningService running, String token) {
        return running.api()
                .get("/api/v1/usage?by=endpoint")
                .bearer(token)
                .send()
                .json()
                .path("rows")
                .valueStream()
                .mapToLong(row -> row.path("requests").asLong())
                .sum();
    }

    /** How many rows each table has, and what counters say. */
    private static Map<String, Long> rows(Path folder) throws SQLException {
        Map<String, Long> rows = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("nirayana.db"));
                Statement statement = connection.createStatement()) {
            Set<String> tables = new HashSet<>();
            try (ResultSet found = statement.executeQuery("SELECT name FROM sqlite_master WHERE type = 'table'")) {
                while (found.next()) {
                    tables.add(found.getString(1));
                }
            }
            for (String table : tables) {
                try (ResultSet counted = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
                    rows.put(table, counted.getLong(1));
                }
            }
            try (ResultSet counters = statement.executeQuery("SELECT name, value FROM counters")) {
                while (counters.next()) {
                    rows.put("counter " + counters.getString(1), counters.getLong(2));
                }
            }
        }
        return rows;
    }
}
