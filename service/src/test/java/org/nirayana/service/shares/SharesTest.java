package org.nirayana.service.shares;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Waiting;
import tools.jackson.databind.JsonNode;

/** Links over HTTP: what they open, what they refuse, and how they end. */
class SharesTest {
    private static final Duration SOME_TIME = Duration.ofSeconds(30);
    private static final String AT = "1990-05-17T10:30:00+05:30";
    private static final String CHART = "/chart?at=" + encoded(AT) + "&lat=13.08&lon=80.27&tz=Asia%2FKolkata&name=Mira";
    private static final String FIGURES =
            "dateandtime=" + encoded(AT) + "&lat=13.08&lon=80.27&ayanamsa=lahiri&tz=Asia%2FKolkata";

    private static RunningService service;
    private static Accounts accounts;
    private static Accounts.Session maker;

    @BeforeAll
    static void start() {
        service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()));
        accounts = new Accounts(service.api());
        maker = accounts.newSession();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static Answer make(Accounts.Session session, String kind, String address, Map<String, ?> more) {
        Map<String, Object> body = new HashMap<>(Map.of("kind", kind, "title", "For you", "address", address));
        body.putAll(more);
        return service.api()
                .post("/api/v1/shares")
                .bearer(session.access())
                .json(body)
                .send();
    }

    private static JsonNode made(Accounts.Session session, String kind, String address) {
        Answer answer = make(session, kind, address, Map.of());
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        return answer.json();
    }

    private static String token(JsonNode share) {
        return share.path("url").asString().replaceAll("^/(s|feeds)/|\\.ics$", "");
    }

    private static Api.Call by(String token, String path) {
        return service.api().get(path).header("X-Share-Token", token);
    }

    private static Answer withdraw(Accounts.Session session, JsonNode share) {
        return service.api()
                .delete("/api/v1/shares/" + share.path("share_id").asString())
                .bearer(session.access())
                .send();
    }

    @Test
    void aLinkShowsItsChartToWhoeverHasItAndSaysNoNameUnlessItsMakerWishes() {
        JsonNode share = made(maker, "chart", CHART);
        assertThat(share.path("url").asString()).matches("/s/[A-Za-z0-9_-]{32}");

        JsonNode shown =
                service.api().get("/api/v1/shared/" + token(share)).send().json();
        assertThat(shown.path("kind").asString()).isEqualTo("chart");
        assertThat(shown.path("title").asString()).isEqualTo("For you");
        assertThat(shown.path("address").asString())
                .startsWith("/chart?at=1990-05-17")
                .doesNotContain("Mira");
        assertThat(make(maker, "chart", CHART, Map.of("show_name", true))
                        .json()
                        .path("address")
                        .asString())
                .contains("name=Mira");

        String figures = "/api/v1/astro/horoscope?" + FIGURES;
        Answer byLink = by(token(share), figures).send();
        assertThat(byLink.status()).as("%s", byLink).isEqualTo(200);
        Answer byMaker = service.api().get(figures).bearer(maker.access()).send();
        assertThat(byLink.text()).isEqualTo(byMaker.text());
        // The same moment as another clock shows it, another varga, and the picture in any language.
        for (String allowed : List.of(
                figures.replace(encoded(AT), "1990-05-17T05:00:00Z"),
                figures + "&varga=9",
                "/api/v1/astro/chart?" + FIGURES + "&lang=ta&chart_type=north-indian&width=400&min_text=12&theme=light",
                "/api/v1/astro/panchanga?" + FIGURES)) {
            Answer answer = by(token(share), allowed).send();
            assertThat(answer.status()).as("%s %s", allowed, answer).isEqualTo(200);
        }
    }

    /** A link is no free use of the API: whatever names another birth, or asks for something else, is refused. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "horoscope?dateandtime=1990-05-17T10:31:00%2B05:30&lat=13.08&lon=80.27&ayanamsa=lahiri",
                "horoscope?dateandtime=1990-05-17T10:30:00&lat=13.08&lon=80.27&ayanamsa=lahiri",
                "horoscope?dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.09&lon=80.27",
                "horoscope?dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=-80.27",
                "horoscope?dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27&ayanamsa=raman",
                "horoscope?dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27&time_scale=lmt",
                "horoscope?dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27&calendar=julian",
                "horoscope?dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27&tz=Europe%2FParis",
                "horoscope?lat=13.08&lon=80.27",
                "horoscope?dateandtime=1990-05-17T10:30:00%2B05:30",
                "horoscope",
                "planets?dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27",
                "dashas/vimshottari?dateandtime=1990-05-17T10:30:00%2B05:30&lat=13.08&lon=80.27",
                "panchanga/range?start_date=1990-05-17&days=30&lat=13.08&lon=80.27",
                "events",
                "local-time?date=1990-05-17&time=10:30&lat=13.08&lon=80.27"
            })
    void aLinkOfAChartComputesNothingElse(String request) {
        Answer answer = by(token(made(maker, "chart", CHART)), "/api/v1/astro/" + request)
                .send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(403);
    }

    /** Who is sent a birth whose time is not known does not get the chart of a time that nobody named. */
    @Test
    void aLinkOfAnUnknownTimeOfBirthDrawsNoChartOfAnyTime() {
        String token = token(made(maker, "chart", CHART + "&birth_time=unknown"));
        String picture = "/api/v1/astro/chart?" + FIGURES;
        Answer drawn = by(token, picture + "&birth_time=unknown").send();
        assertThat(drawn.text()).contains("Time of birth not known");
        assertThat(by(token, picture).send().status()).isEqualTo(403);
        assertThat(by(token, picture + "&birth_time=known").send().status()).isEqualTo(403);
    }

    @Test
    void aLinkOpensNoAccountAndIsNoAccessToken() {
        String token = token(made(maker, "chart", CHART));
        for (String path : List.of("/api/v1/auth/me", "/api/v1/users/", "/api/v1/shares", "/api/v1/config")) {
            assertThat(by(token, path).send().status()).as(path).isEqualTo(401);
            assertThat(service.api().get(path).bearer(token).send().status())
                    .as(path)
                    .isEqualTo(401);
        }
        Answer two = by(token, "/api/v1/astro/horoscope?" + FIGURES)
                .bearer(maker.access())
                .send();
        assertThat(two.status()).isEqualTo(401);
        assertThat(by("A".repeat(32), "/api/v1/astro/horoscope?" + FIGURES)
                        .send()
                        .status())
                .isEqualTo(401);
    }

    @Test
    void aLinkShowsDashasOfOneSystem() {
        String token = token(made(maker, "dashas", CHART.replace("/chart", "/dashas")));
        assertThat(by(token, "/api/v1/astro/dashas/vimshottari?" + FIGURES + "&levels=2")
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(by(token, "/api/v1/astro/dashas/vimshottari?" + FIGURES + "&under=1.2&levels=2")
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(by(token, "/api/v1/astro/dashas/vimshottari/current?" + FIGURES + "&at=2026-01-01T00:00:00Z")
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(by(token, "/api/v1/astro/dashas/yogini?" + FIGURES + "&levels=2")
                        .send()
                        .status())
                .isEqualTo(403);
    }

    @Test
    void aLinkShowsAMonthOfTheAlmanac() {
        String token = token(made(maker, "panchanga", "/panchanga?lat=13.08&lon=80.27&date=2026-03-10&view=month"));
        String range = "/api/v1/astro/panchanga/range?lat=13.08&lon=80.27&ayanamsa=lahiri";
        assertThat(by(token, range + "&start_date=2026-03-01&days=31").send().status())
                .isEqualTo(200);
        assertThat(by(token, range + "&start_date=2026-02-06&days=65").send().status())
                .isEqualTo(200);
        for (String beyond : List.of(
                "&start_date=2027-03-01&days=31",
                "&start_date=2025-03-01&days=31",
                "&start_date=2026-03-01&days=400",
                "&days=31",
                "&start_date=2026-03-01")) {
            assertThat(by(token, range + beyond).send().status()).as(beyond).isEqualTo(403);
        }
    }

    @Test
    void aLinkShowsTwoPeopleAndNobodyElse() {
        String token = token(made(
                maker,
                "match",
                "/match?at=" + encoded(AT)
                        + "&lat=13.08&lon=80.27&groom_known=star&groom_star=purva_phalguni&groom_pada=2"));
        Map<String, Object> bride = Map.of("dateandtime", AT, "lat", 13.08, "lon", 80.27);
        Map<String, Object> groom = Map.of("nakshatra", "purva phalguni", "pada", 2);
        String match = "/api/v1/astro/match?system=ashtakuta&preset=north&ayanamsa=lahiri";
        assertThat(compare(token, "/api/v1/astro/match?ayanamsa=lahiri&at=2026-01-01T00:00:00Z", bride, groom))
                .isEqualTo(200);
        assertThat(compare(token, match, bride, groom)).isEqualTo(200);
        assertThat(compare(token, match, groom, bride)).isEqualTo(403);
        assertThat(compare(token, match, bride, bride)).isEqualTo(403);
        assertThat(compare(token, match, Map.of("dateandtime", AT), groom))
                .as("without the place")
                .isEqualTo(403);
        assertThat(compare(token, match, bride, Map.of("nakshatra", "rohini", "pada", 2)))
                .isEqualTo(403);
        assertThat(compare(token, match, Map.of("dateandtime", AT, "lat", 13.08, "lon", 80.27, "tz", "UTC"), groom))
                .isEqualTo(403);
        assertThat(by(token, "/api/v1/astro/chart?dateandtime=" + encoded(AT) + "&lat=13.08&lon=80.27")
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(by(token, "/api/v1/astro/chart?dateandtime=2000-01-01T00:00:00Z&lat=13.08&lon=80.27")
                        .send()
                        .status())
                .isEqualTo(403);
    }

    private static int compare(String token, String path, Map<String, Object> bride, Map<String, Object> groom) {
        return service.api()
                .post(path)
                .header("X-Share-Token", token)
                .json(Map.of("bride", bride, "groom", groom))
                .send()
                .status();
    }

    @Test
    void whatIsWithdrawnOrOfSomebodyWhoLeftOpensNothing() {
        Accounts.Session other = accounts.newSession();
        JsonNode first = made(other, "chart", CHART);
        JsonNode second = made(other, "chart", CHART);
        assertThat(withdraw(maker, first).status()).isEqualTo(404);
        assertThat(opens(first)).isTrue();
        assertThat(withdraw(other, first).status()).isEqualTo(200);
        assertThat(opens(first)).isFalse();
        assertThat(opens(second)).isTrue();
        JsonNode listed = service.api()
                .get("/api/v1/shares")
                .bearer(other.access())
                .send()
                .json();
        assertThat(listed.path("total").asInt()).isEqualTo(2);
        assertThat(listed.path("items").get(0).path("url")).isEqualTo(second.path("url"));
        assertThat(listed.path("items").get(1).path("withdrawn_at").isNull()).isFalse();
        // An export of what is held has one's own, and nobody else's.
        made(maker, "chart", CHART);
        JsonNode held = service.api()
                .get("/api/v1/users/me/export")
                .bearer(other.access())
                .send()
                .json()
                .path("shares");
        assertThat(held.findValuesAsString("share_id"))
                .containsExactly(
                        first.path("share_id").asString(),
                        second.path("share_id").asString());
        assertThat(document(second)).isEqualTo(200);
        accounts.patch(accounts.admin(), other.username(), Map.of("is_active", false));
        assertThat(opens(second)).isFalse();
        assertThat(document(second)).isEqualTo(404);
    }

    /** The status of the page itself. */
    private static int document(JsonNode share) {
        return service.api().get("/s/" + token(share)).send().status();
    }

    private static boolean opens(JsonNode share) {
        int opened = service.api().get("/api/v1/shared/" + token(share)).send().status();
        int computed =
                by(token(share), "/api/v1/astro/horoscope?" + FIGURES).send().status();
        assertThat(opened == 200).isEqualTo(computed == 200);
        return opened == 200;
    }

    @Test
    void aLinkEndsWhenItSaid() {
        JsonNode share = make(
                        maker,
                        "chart",
                        CHART,
                        Map.of("expires_at", Instant.now().plusSeconds(2).toString()))
                .json();
        Waiting.until(
                SOME_TIME,
                () -> service.api().get("/api/v1/shared/" + token(share)).send().status() == 404);
        assertThat(opens(share)).isFalse();
        for (String wrong : List.of(
                "2000-01-01T00:00:00Z", Instant.now().plus(Duration.ofDays(367)).toString(), "tomorrow")) {
            assertThat(make(maker, "chart", CHART, Map.of("expires_at", wrong)).status())
                    .as(wrong)
                    .isEqualTo(400);
        }
        assertThat(made(maker, "chart", CHART).path("expires_at").isNull()).isFalse();
    }

    @Test
    void howOftenItWasOpenedIsTold() {
        Accounts.Session other = accounts.newSession();
        JsonNode share = made(other, "chart", CHART);
        for (int i = 0; i < 3; i++) {
            assertThat(opens(share)).isTrue();
        }
        Waiting.until(
                SOME_TIME,
                () -> service.api()
                                .get("/api/v1/shares")
                                .bearer(other.access())
                                .send()
                                .json()
                                .path("items")
                                .get(0)
                                .path("views")
                                .asInt()
                        == 3);
    }

    @Test
    void whatIsAskedByALinkCountsAgainstItsMaker() {
        Accounts.Session other = accounts.newSession();
        long tier = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "three", "requests_per_minute", 3, "endpoints", List.of("horoscope", "chart")))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        accounts.patch(accounts.admin(), other.username(), Map.of("tier_id", tier));
        String token = token(made(other, "chart", CHART));
        String figures = "/api/v1/astro/horoscope?" + FIGURES;
        assertThat(by(token, figures).send().status()).isEqualTo(200);
        assertThat(by(token, figures).send().status()).isEqualTo(200);
        assertThat(service.api().get(figures).bearer(other.access()).send().status())
                .isEqualTo(200);
        assertThat(by(token, figures).send().status()).isEqualTo(429);
        assertThat(by(token, "/api/v1/astro/panchanga?" + FIGURES).send().status())
                .as("an endpoint that the maker's tier does not have")
                .isEqualTo(403);
    }

    /** Those that ended do not count, nor those of others. */
    @Test
    void twoHundredLinksAndNoMore() {
        Accounts.Session other = accounts.newSession();
        JsonNode first = made(other, "chart", CHART);
        for (int i = 1; i < 200; i++) {
            made(other, "chart", CHART);
        }
        assertThat(make(other, "chart", CHART, Map.of()).status()).isEqualTo(409);
        made(accounts.newSession(), "chart", CHART);
        withdraw(other, first);
        made(other, "chart", CHART);
        assertThat(make(other, "chart", CHART, Map.of()).status()).isEqualTo(409);
    }

    @Test
    void aFeedIsACalendarUntilItIsWithdrawn() {
        Accounts.Session other = accounts.newSession();
        JsonNode feed = made(
                other,
                "feed",
                "/api/v1/astro/events/list.ics?lat=13.08&lon=80.27&kinds=rasi_ingress,station&grahas=jupiter,saturn&lang=hi");
        assertThat(feed.path("url").asString()).matches("/feeds/[A-Za-z0-9_-]{32}\\.ics");
        assertThat(feed.path("expires_at").isNull()).isTrue();
        Answer answer = service.api().get(feed.path("url").asString()).send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        assertThat(answer.header("Content-Type").orElse("")).startsWith("text/calendar");
        assertThat(answer.text()).startsWith("BEGIN:VCALENDAR").contains("BEGIN:VEVENT");
        JsonNode days = made(other, "feed", "/api/v1/astro/panchanga/range.ics?lat=13.08&lon=80.27");
        assertThat(service.api().get(days.path("url").asString()).send().text().split("BEGIN:VEVENT", -1))
                .hasSizeGreaterThan(90);
        // A program that fetches it every hour gets it once a day.
        Answer held = service.api()
                .get(feed.path("url").asString())
                .header("If-None-Match", answer.header("ETag").orElseThrow())
                .send();
        assertThat(held.status()).isEqualTo(304);
        assertThat(service.api()
                        .get(days.path("url").asString())
                        .header("If-None-Match", answer.header("ETag").orElseThrow())
                        .send()
                        .status())
                .isEqualTo(200);
        // It is no page, and no key to the API.
        assertThat(document(feed)).isEqualTo(404);
        assertThat(service.api().get("/api/v1/shared/" + token(feed)).send().status())
                .isEqualTo(404);
        assertThat(by(token(feed), "/api/v1/astro/events").send().status()).isEqualTo(403);
        withdraw(other, feed);
        assertThat(service.api().get(feed.path("url").asString()).send().status())
                .isEqualTo(404);
        assertThat(service.api().get(days.path("url").asString()).send().status())
                .isEqualTo(200);
        service.api()
                .delete("/api/v1/users/" + other.username())
                .bearer(accounts.admin())
                .send();
        assertThat(service.api().get(days.path("url").asString()).send().status())
                .isEqualTo(404);
    }

    /** A clock that shows noon when it is made, and may be put forward. */
    private static final class Noon extends Clock {
        private volatile Duration ahead = Duration.between(
                Instant.now(), LocalDate.now(ZoneOffset.UTC).atTime(12, 0).toInstant(ZoneOffset.UTC));

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return Instant.now().plus(ahead);
        }
    }

    /** Its days go along with the present, so what was fetched yesterday is old. */
    @Test
    void aFeedIsMadeAnewOnTheNextDay() {
        Noon clock = new Noon();
        try (RunningService there = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()), clock)) {
            String feed = there.api()
                    .post("/api/v1/shares")
                    .bearer(new Accounts(there.api()).newSession().access())
                    .json(Map.of(
                            "kind",
                            "feed",
                            "title",
                            "Days",
                            "address",
                            "/api/v1/astro/panchanga/range.ics?lat=13.08&lon=80.27"))
                    .send()
                    .json()
                    .path("url")
                    .asString();
            String tag = there.api().get(feed).send().header("ETag").orElseThrow();
            assertThat(there.api().get(feed).header("If-None-Match", tag).send().status())
                    .isEqualTo(304);
            clock.ahead = clock.ahead.plusDays(1);
            Answer next = there.api().get(feed).header("If-None-Match", tag).send();
            assertThat(next.status()).isEqualTo(200);
            assertThat(next.header("ETag").orElseThrow()).isNotEqualTo(tag);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chart|/dashas?at=2000-01-01T00:00:00Z&lat=1&lon=1",
                "chart|/chart?lat=1&lon=1",
                "chart|/chart?at=yesterday&lat=1&lon=1",
                "chart|/chart?at=2000-01-01T00:00:00Z&lat=91&lon=1",
                "chart|//elsewhere.example/chart?at=2000-01-01T00:00:00Z&lat=1&lon=1",
                "chart|/chart?at=2000-01-01T00:00:00Z&lat=1&lat=2&lon=1",
                "chart|https://elsewhere.example/chart",
                "panchanga|/panchanga?lat=1&lon=1&date=today",
                "dashas|/dashas?at=2000-01-01T00:00:00Z&lat=1&lon=1&system=tribhagi",
                "match|/match?at=2000-01-01T00:00:00Z&lat=1&lon=1",
                "match|/match?known=star&star=rohini&pada=5&groom_known=star&groom_star=rohini&groom_pada=1",
                "feed|/api/v1/users/?lat=1&lon=1",
                "feed|/api/v1/astro/events/list.ics?lat=1&lon=1&kinds=nothing",
                "poster|/chart?at=2000-01-01T00:00:00Z&lat=1&lon=1"
            })
    void whatWouldShowNothingIsRefusedWhenItIsMade(String kindAndAddress) {
        String[] parts = kindAndAddress.split("\\|", -1);
        Answer answer = make(maker, parts[0], parts[1], Map.of());
        assertThat(answer.status()).as("%s", answer).isEqualTo(400);
    }

    @Test
    void theDatabaseHoldsNoLinkThatOpens() throws Exception {
        JsonNode share = made(maker, "chart", CHART);
        byte[] whole = java.nio.file.Files.readAllBytes(service.dataDir().resolve("nirayana.db"));
        String text = new String(whole, StandardCharsets.ISO_8859_1);
        assertThat(text).doesNotContain(token(share));
        assertThat(service.accessLog()).isNotEmpty().noneMatch(line -> line.contains(token(share)));
    }
}
