package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;

/** Hostile API keys: all 401, all with the body that a hostile token gets; and guessing, which is bounded. */
@Tag("forged-tokens")
class ForgedKeysTest {
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private static RunningService service;
    private static Accounts accounts;
    private static Accounts.Session session;
    private static Accounts.Key key;

    @BeforeAll
    static void start() {
        service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()));
        accounts = new Accounts(service.api());
        session = accounts.newSession();
        key = accounts.newKey(session.access());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    /** As everybody can write one: the checksum is no secret. */
    private static String spelled(String prefix, String random) {
        CRC32 crc = new CRC32();
        crc.update((prefix + random).getBytes(StandardCharsets.ISO_8859_1));
        StringBuilder checksum = new StringBuilder();
        for (long rest = crc.getValue(); checksum.length() < 6; rest /= 62) {
            checksum.insert(0, DIGITS.charAt((int) (rest % 62)));
        }
        return prefix + random + checksum;
    }

    private static String flipped(String text, int at) {
        char other = text.charAt(at) == 'a' ? 'b' : 'a';
        return text.substring(0, at) + other + text.substring(at + 1);
    }

    private static Map<String, String> forgeries() {
        String text = key.text();
        String random = text.substring(8, 51);
        Accounts.Key revoked = accounts.newKey(session.access());
        accounts.revoke(session.access(), revoked);
        Accounts.Session erased = accounts.newSession();
        String ofErased = accounts.newKey(erased.access()).text();
        service.api()
                .delete("/api/v1/users/db_user/" + erased.username())
                .bearer(accounts.admin())
                .send();
        Map<String, String> all = new LinkedHashMap<>();
        all.put("the prefix alone", "nk_live_");
        all.put("a letter too few", text.substring(0, 56));
        all.put("a letter too many", text + "A");
        all.put("without the prefix", text.substring(8));
        all.put("half a prefix", text.substring(3));
        all.put("another prefix", spelled("nk_test_", random));
        all.put("prefix in capitals", spelled("NK_LIVE_", random));
        all.put("prefix of somebody else", spelled("sk_live_", random));
        all.put("checksum changed", flipped(text, 56));
        all.put("checksum of zeros", text.substring(0, 51) + "000000");
        all.put("checksum left out", text.substring(0, 51));
        all.put("first random letter changed", flipped(text, 8));
        all.put("last random letter changed", flipped(text, 50));
        all.put(
                "two letters exchanged",
                text.substring(0, 20) + text.charAt(21) + text.charAt(20) + text.substring(22));
        all.put("changed, with its right checksum", spelled("nk_live_", flipped(random, 0)));
        all.put("last letter changed, with its right checksum", spelled("nk_live_", flipped(random, 42)));
        all.put("all zeros, with its right checksum", spelled("nk_live_", "0".repeat(43)));
        all.put(
                "all capitals, with its right checksum",
                spelled("nk_live_", random.toUpperCase(java.util.Locale.ROOT)));
        all.put(
                "backwards, with its right checksum",
                spelled("nk_live_", new StringBuilder(random).reverse().toString()));
        all.put("shorter, with its right checksum", spelled("nk_live_", random.substring(1)));
        all.put("longer, with its right checksum", spelled("nk_live_", random + "0"));
        all.put("the hint", text.substring(0, 12) + "...");
        all.put("the id", Long.toString(key.id()));
        all.put("prefix and id", "nk_live_" + key.id());
        all.put("SQL", "nk_live_' OR 1=1 --");
        all.put("SQL, as long as a key", ("nk_live_' OR '1'='1' OR hash LIKE '%" + "x".repeat(60)).substring(0, 57));
        all.put("LIKE", "nk_live_" + "%".repeat(49));
        all.put("a path", "nk_live_" + "../".repeat(16) + "x");
        all.put("underscores", "nk_live_" + "_".repeat(49));
        all.put("a space inside", text.substring(0, 30) + " " + text.substring(31));
        all.put("a plus inside", text.substring(0, 30) + "+" + text.substring(31));
        all.put("twice", text + text);
        all.put("twice with a comma", text + "," + text);
        all.put("in quotes", "\"" + text + "\"");
        all.put("with a scheme", "Bearer " + text);
        all.put("a token behind it", text + "." + session.access());
        all.put("12 KB", "nk_live_" + "A".repeat(12_000));
        all.put("revoked", revoked.text());
        all.put("of a user who was erased", ofErased);
        return all;
    }

    private static Api.Call me() {
        return service.api().get("/api/v1/auth/me").header("X-Request-Id", "always-the-same");
    }

    private static void assertRefused(String name, Answer answer, String expected) {
        assertThat(answer.status()).as(name).isEqualTo(401);
        assertThat(answer.text()).as(name).isEqualTo(expected);
        assertThat(answer.header("WWW-Authenticate")).as(name).isPresent();
    }

    @Test
    void allAreRefusedAlike() {
        assertThat(me().bearer(key.text()).send().status()).isEqualTo(200);
        assertThat(me().header("X-API-Key", key.text()).send().status()).isEqualTo(200);
        String expected = me().bearer("a hostile token").send().text();
        Map<String, String> forgeries = forgeries();

        forgeries.forEach((name, text) -> {
            assertRefused(name + " as a bearer", me().bearer(text).send(), expected);
            assertRefused(name + " as X-API-Key", me().header("X-API-Key", text).send(), expected);
        });

        assertThat(forgeries).hasSizeGreaterThanOrEqualTo(30);
        Proof.figure(
                8, forgeries.size() + " hostile API keys by both headers: all 401 with the body of hostile tokens");
    }

    /** Generated clients fill in every header that the description names with the one credential that they were given. */
    @Test
    void theSameByBothHeadersCountsOnce() {
        assertThat(me().header("X-API-Key", key.text())
                        .bearer(key.text())
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(me().header("X-API-Key", session.access())
                        .bearer(session.access())
                        .send()
                        .status())
                .isEqualTo(200);
        String forged = forgeries().values().iterator().next();
        assertRefused(
                "a forgery by both headers",
                me().header("X-API-Key", forged).bearer(forged).send(),
                me().bearer("a hostile token").send().text());
    }

    /** One of them may have been read by somebody before us, and the other by us. */
    @Test
    void twoThatDifferAreSaidToBeTwo() {
        String another = accounts.newKey(session.access()).text();
        for (Answer answer : List.of(
                me().header("X-API-Key", key.text()).bearer(session.access()).send(),
                me().header("X-API-Key", key.text()).bearer(another).send(),
                me().header("X-API-Key", "").bearer(session.access()).send(),
                me().header("X-API-Key", key.text())
                        .header("Authorization", "Basic " + key.text())
                        .send())) {
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.json().path("detail").asString()).contains("sent twice", "Authorization", "X-API-Key");
        }
    }

    @Test
    void aKeyElsewhereOrBesideAnotherIsRefusedAlike() {
        String expected = me().bearer("a hostile token").send().text();
        Accounts.Key another = accounts.newKey(session.access());
        assertRefused(
                "two keys",
                me().header("X-API-Key", key.text())
                        .header("X-API-Key", another.text())
                        .send(),
                expected);
        assertRefused(
                "a token as X-API-Key",
                me().header("X-API-Key", session.access()).send(),
                expected);
        assertRefused(
                "Basic", me().header("Authorization", "Basic " + key.text()).send(), expected);
        assertRefused("no scheme", me().header("Authorization", key.text()).send(), expected);
        assertRefused(
                "a cookie", me().header("Cookie", "X-API-Key=" + key.text()).send(), expected);
        assertRefused(
                "the query",
                service.api()
                        .get("/api/v1/auth/me?api_key=" + key.text())
                        .header("X-Request-Id", "always-the-same")
                        .send(),
                expected);
    }

    /** 256 bits are not guessed; but whoever tries costs no more than a hundred questions to the database in a minute. */
    @Tag("throttle")
    @Test
    void guessesAreBoundedAndKeysInUseGoOn() {
        String address = Accounts.newAddress();
        assertThat(me().header("X-Forwarded-For", address)
                        .bearer(key.text())
                        .send()
                        .status())
                .isEqualTo(200);
        Map<Integer, Integer> statuses = new LinkedHashMap<>();
        for (int i = 0; i < 150; i++) {
            String guess =
                    spelled("nk_live_", "guess" + "0".repeat(33) + String.format(java.util.Locale.ROOT, "%05d", i));
            int status =
                    me().header("X-Forwarded-For", address).bearer(guess).send().status();
            statuses.merge(status, 1, Integer::sum);
        }
        assertThat(statuses).containsOnly(Map.entry(401, 100), Map.entry(429, 50));
        assertThat(me().header("X-Forwarded-For", address)
                        .bearer(key.text())
                        .send()
                        .status())
                .as("a key in use, from the same address")
                .isEqualTo(200);
        String fresh = accounts.newKey(session.access()).text();
        Answer held = me().header("X-Forwarded-For", address).bearer(fresh).send();
        assertThat(held.status()).as("a key that must be looked up").isEqualTo(429);
        assertThat(held.header("Retry-After")).isPresent();
        assertThat(me().header("X-Forwarded-For", Accounts.newAddress())
                        .bearer(fresh)
                        .send()
                        .status())
                .as("the same from elsewhere")
                .isEqualTo(200);
        Proof.figure(9, "of 150 guessed API keys from one address 100 looked up, 50 refused; a key in use goes on");
    }

    @Test
    void theNumbersOfStatusesAreThoseOfTheDescription() {
        List<String> schemes = List.of("bearer", "password", "key");
        assertThat(service.api()
                        .get("/openapi.json")
                        .send()
                        .json()
                        .path("components")
                        .path("securitySchemes")
                        .propertyNames())
                .containsExactlyElementsOf(schemes);
    }
}
