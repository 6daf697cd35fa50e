package org.nirayana.service.shares;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Variant;
import org.nirayana.testing.Waiting;
import tools.jackson.databind.JsonNode;

/** What chats show of a link: its title and its picture. */
class SharePicturesTest {
    private static final Duration SOME_TIME = Duration.ofSeconds(30);
    private static final String BIRTH = "at=" + encoded("1990-05-17T10:30:00+05:30") + "&lat=13.08&lon=80.27";
    private static final String CHART = "/chart?" + BIRTH;

    private static RunningService service;
    private static Accounts accounts;
    private static Accounts.Session maker;

    @BeforeAll
    static void start() {
        service = RunningService.start(
                DatabaseKind.SQLITE.environment(Map.of("PUBLIC_URL", "https://stars.example/here/")));
        accounts = new Accounts(service.api());
        maker = accounts.newSession();
        tier(maker, "makers", 10_000, "*");
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static JsonNode made(Accounts.Session session, String address, Map<String, ?> more) {
        String kind = address.substring(1, address.indexOf('?'));
        Map<String, Object> body = new HashMap<>(Map.of("kind", kind, "title", "For you", "address", address));
        body.putAll(more);
        Answer answer = service.api()
                .post("/api/v1/shares")
                .bearer(session.access())
                .json(body)
                .send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        return answer.json();
    }

    private static Answer picture(JsonNode share) {
        return service.api().get(share.path("preview").asString()).send();
    }

    private static byte[] pictureOf(String address) {
        Answer answer = picture(made(maker, address, Map.of()));
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return answer.bytes();
    }

    private static void withdraw(Accounts.Session session, JsonNode share) {
        service.api()
                .delete("/api/v1/shares/" + share.path("share_id").asString())
                .bearer(session.access())
                .send();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/chart?BIRTH&style=north-indian&preview_lang=hi",
                "/panchanga?lat=13.08&lon=80.27&date=2026-03-10&place=Chennai&preview_lang=hi",
                "/dashas?BIRTH&preview_lang=ta",
                "/match?BIRTH&groom_known=star&groom_star=purva_phalguni&groom_pada=2&preview_lang=te"
            })
    void everyPageHasAPictureOfTheSizeThatChatsShow(String address) throws IOException {
        assertPicture(address);
    }

    @Variant
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/chart?BIRTH&varga=9&lang=ta",
                "/panchanga?lat=13.08&lon=80.27&date=2026-03-10&view=month",
                "/panchanga?lat=13.08&lon=80.27&date=2026-03-10&view=month&month=purnimanta",
                "/dashas?BIRTH&system=yogini&preview_lang=ml",
                "/match?BIRTH&groom_known=star&groom_star=rohini&groom_pada=2&match_system=porutham"
            })
    void whatElseAPageShowsHasAPictureToo(String address) throws IOException {
        assertPicture(address);
    }

    private static void assertPicture(String address) throws IOException {
        Answer answer = picture(made(maker, address.replace("BIRTH", BIRTH), Map.of()));
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        assertThat(answer.header("Content-Type")).contains("image/png");
        assertThat(answer.header("Cache-Control")).contains("no-store");
        assertThat(answer.header("X-Robots-Tag")).contains("noindex");
        assertThat(answer.header("Cross-Origin-Resource-Policy")).contains("cross-origin");
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(answer.bytes()));
        assertThat(image.getWidth()).isEqualTo(1200);
        assertThat(image.getHeight()).isEqualTo(630);
        // Text in many shades: right of the strip at the edge, where there would be paper alone.
        Set<Integer> colours = new HashSet<>();
        for (int x = 40; x < image.getWidth(); x += 2) {
            for (int y = 0; y < image.getHeight() - 80; y += 3) {
                colours.add(image.getRGB(x, y));
            }
        }
        assertThat(colours).hasSizeGreaterThan(50);
    }

    @Test
    void aPictureIsOfItsLinkAlone() {
        byte[] usual = pictureOf(CHART);
        assertThat(pictureOf(CHART)).isEqualTo(usual);
        for (String other : List.of(
                CHART.replace("1990", "1991"),
                CHART + "&style=east-indian",
                CHART + "&lang=hi",
                CHART + "&preview_lang=hi",
                CHART + "&varga=9",
                CHART + "&ayanamsa=raman",
                CHART + "&place=Chennai")) {
            assertThat(pictureOf(other)).as(other).isNotEqualTo(usual);
        }
        // What the page passes over the picture passes over, too.
        assertThat(pictureOf(CHART + "&preview_lang=xx&style=round")).isEqualTo(usual);
    }

    /** By the name that the page has for the system, and by that of links made before it had one. */
    @Test
    void thePictureOfAMatchIsByTheSystemOfItsPage() {
        String match = "/match?" + BIRTH + "&groom_known=star&groom_star=rohini&groom_pada=2";
        byte[] poruthams = pictureOf(match + "&match_system=porutham");
        assertThat(poruthams).isNotEqualTo(pictureOf(match));
        assertThat(pictureOf(match + "&system=porutham")).isEqualTo(poruthams);
        assertThat(pictureOf(match + "&match_system=porutham&system=yogini")).isEqualTo(poruthams);
        assertThat(pictureOf(match + "&match_system=porutham&preset=kerala")).isNotEqualTo(poruthams);
    }

    /** What an address has of choices that there are not is passed over, but never that nobody knows the time. */
    @Test
    void anUnknownTimeStaysUnknown() {
        byte[] moonChart = pictureOf(CHART + "&birth_time=unknown");
        assertThat(moonChart).isNotEqualTo(pictureOf(CHART));
        assertThat(pictureOf(CHART + "&birth_time=unknown&varga=9")).isEqualTo(moonChart);
    }

    @Test
    void nobodyIsNamedUnlessTheMakerWishes() {
        byte[] nameless = pictureOf(CHART);
        assertThat(pictureOf(CHART + "&name=Mira")).isEqualTo(nameless);
        assertThat(picture(made(maker, CHART + "&name=Mira", Map.of("show_name", true)))
                        .bytes())
                .isNotEqualTo(nameless);
        String match = "/match?" + BIRTH + "&groom_known=star&groom_star=rohini&groom_pada=2";
        byte[] two = pictureOf(match);
        assertThat(pictureOf(match + "&name=Mira&groom_name=Arun")).isEqualTo(two);
        assertThat(picture(made(maker, match + "&groom_name=Arun", Map.of("show_name", true)))
                        .bytes())
                .isNotEqualTo(two);
    }

    @Test
    void theDocumentOfALinkTellsChatsWhatToShow() {
        JsonNode share = made(maker, CHART, Map.of("title", "<script>\"Mira\" & 'co'</script>"));
        String url = share.path("url").asString();
        assertThat(share.path("preview").asString()).isEqualTo(url + ".png");
        Answer document = service.api().get(url).send();
        assertThat(document.status()).isEqualTo(200);
        assertThat(document.header("X-Robots-Tag")).contains("noindex");
        String escaped = "&lt;script&gt;&quot;Mira&quot; &amp; 'co'&lt;/script&gt;";
        assertThat(document.text())
                .doesNotContain("<script>\"Mira")
                .contains("<title>" + escaped + " · Nirayana</title>")
                .contains("<meta property=\"og:title\" content=\"" + escaped + "\">")
                .contains("<meta property=\"og:type\" content=\"website\">")
                .contains("<meta property=\"og:image\" content=\"https://stars.example/here" + url + ".png\">")
                .contains("<meta property=\"og:image:width\" content=\"1200\">")
                .contains("<meta property=\"og:image:height\" content=\"630\">")
                .contains("<meta name=\"twitter:card\" content=\"summary_large_image\">")
                .contains("<meta name=\"robots\" content=\"noindex\">");
        assertThat(service.accessLog()).isNotEmpty().noneMatch(line -> line.contains(url.substring(3)));
    }

    @Test
    void aPictureEndsWithItsLink() {
        Accounts.Session other = accounts.newSession();
        JsonNode withdrawn = made(other, CHART, Map.of());
        JsonNode kept = made(other, CHART, Map.of());
        Instant end = Instant.now().plusSeconds(3);
        JsonNode brief = made(other, CHART, Map.of("expires_at", end.toString()));
        assertThat(picture(withdrawn).status()).isEqualTo(200);
        withdraw(other, withdrawn);
        Answer gone = picture(withdrawn);
        assertThat(gone.status()).isEqualTo(404);
        assertThat(gone.header("Cache-Control")).contains("no-store");
        assertThat(service.api().get(withdrawn.path("url").asString()).send().text())
                .doesNotContain("og:image");
        assertThat(picture(kept).status()).isEqualTo(200);
        Waiting.until(SOME_TIME, () -> Instant.now().isAfter(end));
        assertThat(picture(brief).status()).isEqualTo(404);
        accounts.patch(accounts.admin(), other.username(), Map.of("is_active", false));
        assertThat(picture(kept).status()).isEqualTo(404);
        assertThat(service.api().get("/s/" + "A".repeat(32) + ".png").send().status())
                .isEqualTo(404);
        assertThat(service.api().get("/s/.png").send().status()).isEqualTo(404);
    }

    @Test
    void aCalendarHasNoPicture() {
        Answer answer = service.api()
                .post("/api/v1/shares")
                .bearer(maker.access())
                .json(Map.of(
                        "kind", "feed", "title", "Days", "address", "/api/v1/astro/panchanga/range.ics?lat=13&lon=80"))
                .send();
        assertThat(answer.json().path("preview").isNull()).isTrue();
        String token = answer.json().path("url").asString().replaceAll("^/feeds/|\\.ics$", "");
        assertThat(service.api().get("/s/" + token + ".png").send().status()).isEqualTo(404);
    }

    /** The first is drawn, which is the work of 24; the others are one request each. */
    @Test
    void aPictureCountsAgainstItsMaker() {
        Accounts.Session other = accounts.newSession();
        tier(other, "twenty-eight", 28, "chart", "horoscope");
        JsonNode share = made(other, CHART, Map.of());
        for (int i = 0; i < 5; i++) {
            assertThat(picture(share).status()).as("picture %d", i).isEqualTo(200);
        }
        assertThat(picture(share).status()).isEqualTo(429);
        // What is counted is added to the database once a second at most.
        Waiting.until(Duration.ofSeconds(30), () -> service.api()
                .get("/api/v1/usage?by=endpoint")
                .bearer(other.access())
                .send()
                .text()
                .contains("\"endpoint\":\"s\""));
        Accounts.Session third = accounts.newSession();
        tier(third, "no charts", 100, "horoscope");
        assertThat(picture(made(third, CHART, Map.of())).status()).isEqualTo(403);
    }

    /** One that is passed around leaves its maker the rest. */
    @Test
    void aLinkHasALimitOfItsOwn() {
        Accounts.Session other = accounts.newSession();
        tier(other, "thousands", 100_000, "*");
        JsonNode share = made(other, CHART, Map.of());
        JsonNode another = made(other, CHART, Map.of());
        int answered = 0;
        Answer last = picture(share);
        while (last.status() == 200 && answered <= 240) {
            answered++;
            last = picture(share);
        }
        assertThat(last.status()).isEqualTo(429);
        assertThat(last.text()).contains("A link answers 240 requests a minute");
        assertThat(picture(another).status()).isEqualTo(200);
    }

    private static void tier(Accounts.Session session, String name, int requests, String... endpoints) {
        long tier = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", name, "requests_per_minute", requests, "endpoints", List.of(endpoints)))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        accounts.patch(accounts.admin(), session.username(), Map.of("tier_id", tier));
    }
}
