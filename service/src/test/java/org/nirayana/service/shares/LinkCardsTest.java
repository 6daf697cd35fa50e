package org.nirayana.service.shares;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
import org.nirayana.testing.QrCodes;
import tools.jackson.databind.JsonNode;

/** The card of a link, to send by a messenger, and its address as a QR code. */
class LinkCardsTest {
    private static final String BIRTH =
            "at=" + URLEncoder.encode("1990-05-17T10:30:00+05:30", StandardCharsets.UTF_8) + "&lat=13.08&lon=80.27";
    private static final String CHART = "/chart?" + BIRTH;

    /** One that has an address of its own, and one that goes by what it is asked as. */
    private static RunningService named;

    private static RunningService nameless;
    private static Accounts.Session namedMaker;
    private static Accounts.Session namelessMaker;

    @BeforeAll
    static void start() {
        named = RunningService.start(
                DatabaseKind.SQLITE.environment(Map.of("PUBLIC_URL", "https://stars.example/here/")));
        nameless = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()));
        namedMaker = maker(named);
        namelessMaker = maker(nameless);
    }

    private static Accounts.Session maker(RunningService service) {
        Accounts accounts = new Accounts(service.api());
        Accounts.Session session = accounts.newSession();
        long tier = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "many", "requests_per_minute", 100_000, "endpoints", List.of("*")))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        accounts.patch(accounts.admin(), session.username(), Map.of("tier_id", tier));
        return session;
    }

    @AfterAll
    static void stop() {
        named.close();
        nameless.close();
    }

    private static JsonNode made(RunningService service, Accounts.Session maker, String address, Map<String, ?> more) {
        Map<String, Object> body = new HashMap<>(
                Map.of("kind", address.substring(1, address.indexOf('?')), "title", "For you", "address", address));
        body.putAll(more);
        Answer answer = service.api()
                .post("/api/v1/shares")
                .bearer(maker.access())
                .json(body)
                .send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        return answer.json();
    }

    private static JsonNode made(String address) {
        return made(named, namedMaker, address, Map.of());
    }

    private static byte[] card(JsonNode share) {
        Answer answer = named.api().get(share.path("card").asString()).send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return answer.bytes();
    }

    private static BufferedImage image(byte[] png) {
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The squares of the SVG, four pixels each. */
    private static String readSvg(String svg) throws Exception {
        Matcher side = Pattern.compile("viewBox=\"0 0 (\\d+) ").matcher(svg);
        assertThat(side.find()).isTrue();
        int size = Integer.parseInt(side.group(1)) * 4;
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, size, size);
        graphics.setColor(Color.BLACK);
        Matcher square = Pattern.compile("M(\\d+) (\\d+)h1v1h-1z").matcher(svg);
        while (square.find()) {
            graphics.fillRect(Integer.parseInt(square.group(1)) * 4, Integer.parseInt(square.group(2)) * 4, 4, 4);
        }
        graphics.dispose();
        return QrCodes.read(image);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/chart?BIRTH&style=north-indian&preview_lang=hi",
                "/chart?BIRTH&birth_time=unknown&preview_lang=sa",
                "/panchanga?lat=13.08&lon=80.27&date=2026-03-10&place=Chennai&preview_lang=kn",
                "/panchanga?lat=13.08&lon=80.27&date=2026-03-10&view=month&preview_lang=ml",
                "/dashas?BIRTH&preview_lang=ta",
                "/match?BIRTH&groom_known=star&groom_star=purva_phalguni&groom_pada=2&preview_lang=te"
            })
    void everyPageHasACardThatSaysWhereItIs(String address) throws Exception {
        JsonNode share = made(address.replace("BIRTH", BIRTH));
        String url = share.path("url").asString();
        assertThat(share.path("card").asString()).isEqualTo(url + "/card.png");
        Answer answer = named.api().get(url + "/card.png").send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        assertThat(answer.header("Content-Type")).contains("image/png");
        assertThat(answer.header("Cache-Control")).contains("no-store");
        assertThat(answer.header("X-Robots-Tag")).contains("noindex");
        BufferedImage image = image(answer.bytes());
        assertThat(image.getWidth()).isEqualTo(1080);
        assertThat(image.getHeight()).isBetween(700, 1600);
        assertThat(QrCodes.read(image)).isEqualTo("https://stars.example/here" + url);

        Answer code = named.api().get(share.path("qr_code").asString()).send();
        assertThat(code.status()).isEqualTo(200);
        assertThat(code.header("Content-Type")).contains("image/svg+xml");
        assertThat(code.header("Cache-Control")).contains("no-store");
        assertThat(readSvg(code.text())).isEqualTo("https://stars.example/here" + url);
        assertThat(named.accessLog()).isNotEmpty().noneMatch(line -> line.contains(url.substring(3)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ta", "hi", "te", "kn", "ml", "sa", "bn", "gu", "mr"})
    void aCardSpeaksTheLanguageOfItsLink(String language) throws Exception {
        byte[] spoken = card(made(CHART + "&preview_lang=" + language));
        assertThat(QrCodes.read(image(spoken))).startsWith("https://stars.example/here/s/");
        if (!language.equals("en")) {
            assertThat(above(spoken)).isNotEqualTo(above(card(made(CHART))));
        }
    }

    /** All of a card above its foot, which is another for each link. */
    private static List<Integer> above(byte[] png) {
        BufferedImage image = image(png);
        int tall = image.getHeight() - 320;
        return Arrays.stream(image.getRGB(0, 0, image.getWidth(), tall, null, 0, image.getWidth()))
                .boxed()
                .toList();
    }

    @Test
    void nobodyIsNamedUnlessTheMakerWishes() {
        List<Integer> nobody = above(card(made(CHART)));
        assertThat(above(card(made(CHART + "&name=Mira")))).isEqualTo(nobody);
        assertThat(above(card(made(named, namedMaker, CHART + "&name=Mira", Map.of("show_name", true)))))
                .isNotEqualTo(nobody);
    }

    @Test
    void theLetterheadIsThereWhereTheMakerWishes() {
        Accounts.Session astrologer = maker("Sri Jyotisha Nilayam\n<b>Chennai</b> \u202eback");
        List<Integer> without = above(card(made(named, astrologer, CHART, Map.of())));
        assertThat(without).isEqualTo(above(card(made(CHART))));
        JsonNode share = made(named, astrologer, CHART + "&preview_letterhead=true", Map.of());
        List<Integer> with = above(card(share));
        assertThat(with).isNotEqualTo(without);
        // It is that of now, also on a card that was drawn before.
        prefer(astrologer, "Another\nSalem");
        assertThat(above(card(share))).isNotEqualTo(with);
        prefer(astrologer, "");
        assertThat(above(card(share))).isEqualTo(without);
        // Who opens the link is told only that there is one, and the picture for chats has none.
        assertThat(named.api()
                        .get("/api/v1/shared/" + share.path("url").asString().substring(3))
                        .send()
                        .text())
                .contains("preview_letterhead=true")
                .doesNotContain("Another");
    }

    private static Accounts.Session maker(String letterhead) {
        Accounts accounts = new Accounts(named.api());
        Accounts.Session session = accounts.newSession();
        accounts.patch(accounts.admin(), session.username(), Map.of("tier_id", tierOf(namedMaker)));
        prefer(session, letterhead);
        return session;
    }

    private static long tierOf(Accounts.Session session) {
        return new Accounts(named.api())
                .me(session.access())
                .json()
                .path("tier_id")
                .asLong();
    }

    private static void prefer(Accounts.Session session, String letterhead) {
        Answer answer = named.api()
                .patch("/api/v1/users/me/preferences")
                .bearer(session.access())
                .json(Map.of("letterhead", letterhead))
                .send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
    }

    /** Where the service has no name each name that it is asked by is a card of its own. */
    @Test
    void whoHasALinkLeavesItsMakerTheRestOfTheMinute() throws IOException {
        Accounts.Session maker = new Accounts(nameless.api()).newSession();
        JsonNode share = made(nameless, maker, CHART, Map.of());
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            statuses.add(statusOf(answered(nameless, share.path("card").asString(), "stars" + i + ".example")));
        }
        assertThat(statuses).startsWith(200).endsWith(429);
        Answer own = nameless.api()
                .get("/api/v1/astro/planets?lat=13&lon=80")
                .bearer(maker.access())
                .send();
        assertThat(own.status()).as("%s", own).isEqualTo(200);
        Matcher left =
                Pattern.compile(";r=(\\d+)").matcher(own.header("RateLimit").orElseThrow());
        assertThat(left.find()).isTrue();
        assertThat(Integer.parseInt(left.group(1))).isGreaterThan(300);
    }

    /** What its address says is no lines of the maker, and no other place. */
    @Test
    void noAddressPutsALetterheadOrAnotherLinkOnACard() throws Exception {
        JsonNode share = made(
                CHART + "&letterhead=Bank&link=" + URLEncoder.encode("https://evil.example", StandardCharsets.UTF_8));
        byte[] card = card(share);
        assertThat(QrCodes.read(image(card))).startsWith("https://stars.example/here/s/");
        assertThat(above(card)).isEqualTo(above(card(made(CHART))));
        BufferedImage preview =
                image(named.api().get(share.path("preview").asString()).send().bytes());
        assertThat(preview.getWidth()).isEqualTo(1200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>\"'&",
                "\u202eabc\u2066 \u0627\u0644\u0633\u0644\u0627\u0645 \ud83c\udf19",
                "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
                "\u0939\u094d\u0939\u094d\u0939\u094d\u0939\u094d\u0939\u094d\u0939\u094d\u0939\u094d\u0939\u094d"
            })
    void aTitleIsTextWhateverItIs(String title) throws Exception {
        JsonNode share = made(named, namedMaker, CHART, Map.of("title", title));
        BufferedImage image = image(card(share));
        assertThat(image.getWidth()).isEqualTo(1080);
        assertThat(QrCodes.read(image))
                .isEqualTo("https://stars.example/here" + share.path("url").asString());
    }

    private static Optional<byte[]> asked(RunningService service, String path, String host) throws IOException {
        byte[] all = answered(service, path, host);
        if (statusOf(all) != 200) {
            assertThat(statusOf(all)).isEqualTo(400);
            return Optional.empty();
        }
        int body = new String(all, StandardCharsets.ISO_8859_1).indexOf("\r\n\r\n") + 4;
        return Optional.of(Arrays.copyOfRange(all, body, all.length));
    }

    private static int statusOf(byte[] answer) {
        return Integer.parseInt(new String(answer, "HTTP/1.1 ".length(), 3, StandardCharsets.ISO_8859_1));
    }

    /** A raw request: no client lets its user choose this header. */
    private static byte[] answered(RunningService service, String path, String host) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), service.port())) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.ISO_8859_1));
            return socket.getInputStream().readAllBytes();
        }
    }

    @Test
    void withAnAddressOfItsOwnNobodyGivesTheServiceAnother() throws Exception {
        String url = made(CHART).path("url").asString();
        assertThat(QrCodes.read(
                        image(asked(named, url + "/card.png", "evil.example").orElseThrow())))
                .isEqualTo("https://stars.example/here" + url);
        assertThat(new String(asked(named, url + "/qr.svg", "evil.example").orElseThrow(), StandardCharsets.UTF_8))
                .isEqualTo(named.api().get(url + "/qr.svg").send().text());
    }

    @Test
    void withoutOneEachIsToldTheAddressByWhichTheyCame() throws Exception {
        String url = made(nameless, namelessMaker, CHART, Map.of()).path("url").asString();
        String own = "http://127.0.0.1:" + nameless.port() + url;
        String card = url + "/card.png";
        // Whoever came first under another name has changed nothing for those who come after.
        assertThat(QrCodes.read(image(asked(nameless, card, "evil.example").orElseThrow())))
                .isEqualTo("http://evil.example" + url);
        for (int i = 0; i < 2; i++) {
            assertThat(QrCodes.read(image(nameless.api().get(card).send().bytes())))
                    .isEqualTo(own);
        }
        assertThat(QrCodes.read(image(asked(nameless, card, "[::1]:8000").orElseThrow())))
                .isEqualTo("http://[::1]:8000" + url);
        assertThat(readSvg(new String(
                        asked(nameless, url + "/qr.svg", "stars.example:8443").orElseThrow(), StandardCharsets.UTF_8)))
                .isEqualTo("http://stars.example:8443" + url);
        assertThat(readSvg(nameless.api().get(url + "/qr.svg").send().text())).isEqualTo(own);
        for (String wrong : List.of("evil.example/path?", "a b", "user@evil.example", "evil.example#", "\"><x>")) {
            assertThat(asked(nameless, card, wrong)).as(wrong).isEmpty();
            assertThat(asked(nameless, url + "/qr.svg", wrong)).as(wrong).isEmpty();
        }
    }

    @Test
    void aCardEndsWithItsLink() {
        JsonNode share = made(CHART);
        card(share);
        named.api()
                .delete("/api/v1/shares/" + share.path("share_id").asString())
                .bearer(namedMaker.access())
                .send();
        for (String file : List.of("card", "qr_code")) {
            Answer gone = named.api().get(share.path(file).asString()).send();
            assertThat(gone.status()).as(file).isEqualTo(404);
            assertThat(gone.header("Cache-Control")).contains("no-store");
        }
        String nobody = "/s/" + "A".repeat(32);
        assertThat(named.api().get(nobody + "/card.png").send().status()).isEqualTo(404);
        assertThat(named.api().get(nobody + "/qr.svg").send().status()).isEqualTo(404);
    }

    @Test
    void aCalendarHasNoCard() {
        Answer feed = named.api()
                .post("/api/v1/shares")
                .bearer(namedMaker.access())
                .json(Map.of(
                        "kind", "feed", "title", "Days", "address", "/api/v1/astro/panchanga/range.ics?lat=13&lon=80"))
                .send();
        assertThat(feed.json().path("card").isNull()).isTrue();
        assertThat(feed.json().path("qr_code").isNull()).isTrue();
        String token = feed.json().path("url").asString().replaceAll("^/feeds/|\\.ics$", "");
        assertThat(named.api().get("/s/" + token + "/card.png").send().status()).isEqualTo(404);
        assertThat(named.api().get("/s/" + token + "/qr.svg").send().status()).isEqualTo(404);
    }

    /** The first is drawn, which is the work of some fifty; the next is one request, and the code none. */
    @Test
    void aCardCountsAgainstItsMaker() {
        Accounts accounts = new Accounts(named.api());
        Accounts.Session other = accounts.newSession();
        long tier = named.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of(
                        "name", "sixty", "requests_per_minute", PRICE + 3, "endpoints", List.of("chart", "horoscope")))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        accounts.patch(accounts.admin(), other.username(), Map.of("tier_id", tier));
        JsonNode share = made(named, other, CHART, Map.of());
        String card = share.path("card").asString();
        for (int i = 0; i < 4; i++) {
            assertThat(named.api().get(share.path("qr_code").asString()).send().status())
                    .isEqualTo(200);
        }
        for (int i = 0; i < 4; i++) {
            assertThat(named.api().get(card).send().status()).as("card %d", i).isEqualTo(200);
        }
        assertThat(named.api().get(card).send().status()).isEqualTo(429);
    }

    private static final int PRICE = 45;
}
