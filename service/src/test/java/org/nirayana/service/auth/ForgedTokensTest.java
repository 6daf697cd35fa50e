package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;

import com.auth0.jwt.algorithms.Algorithm;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.config.Secret;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;

/** Hostile tokens: all 401, all with the same body. */
class ForgedTokensTest {
    private static final String KEY = DatabaseKind.SECRET;
    private static final String OTHER_KEY = "another key, just as long as the first one is";

    private static RunningService service;
    private static Accounts accounts;
    private static Accounts.Session session;
    private static String header;
    private static String payload;
    private static String guest;

    @BeforeAll
    static void start() {
        service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of("GUESTS", "on")));
        accounts = new Accounts(service.api());
        session = accounts.newSession();
        header = text(session.access().split("\\.", -1)[0]);
        payload = text(session.access().split("\\.", -1)[1]);
        guest = accounts.guest();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static String text(String part) {
        return new String(Base64.getUrlDecoder().decode(part), StandardCharsets.UTF_8);
    }

    private static String encode(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A token with a signature that holds, made by somebody who has the key. */
    private static String signed(String head, String body) {
        return signed(head, body, Algorithm.HMAC256(KEY));
    }

    private static String signed(String head, String body, Algorithm algorithm) {
        String content = encode(head) + "." + encode(body);
        byte[] signature = algorithm.sign(
                encode(head).getBytes(StandardCharsets.UTF_8), encode(body).getBytes(StandardCharsets.UTF_8));
        return content + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(signature);
    }

    private static String claim(String name, String value) {
        return claim(payload, name, value);
    }

    private static String claim(String claims, String name, String value) {
        String changed = claims.replaceFirst("\"" + name + "\":(\"[^\"]*\"|[0-9]+)", "\"" + name + "\":" + value);
        assertThat(changed).isNotEqualTo(claims);
        return changed;
    }

    private static String without(String name) {
        return without(payload, name);
    }

    private static String without(String claims, String name) {
        return claims.replaceFirst("\"" + name + "\":(\"[^\"]*\"|[0-9]+),?", "").replace(",}", "}");
    }

    private static Map<String, String> forgeries() {
        String[] parts = session.access().split("\\.", -1);
        long now = Instant.now().getEpochSecond();
        String kid = header.replaceFirst(".*\"kid\":\"([^\"]*)\".*", "$1");
        Map<String, String> all = new LinkedHashMap<>();
        all.put("empty", "");
        all.put("no token at all", "abc");
        all.put("dots", "..");
        all.put("two parts", parts[0] + "." + parts[1]);
        all.put("four parts", session.access() + ".x");
        all.put("alg none, no signature", encode(header.replace("HS256", "none")) + "." + parts[1] + ".");
        all.put("alg None", encode(header.replace("HS256", "None")) + "." + parts[1] + "." + parts[2]);
        all.put("alg NONE", encode(header.replace("HS256", "NONE")) + "." + parts[1] + "." + parts[2]);
        all.put("alg HS384", signed(header.replace("HS256", "HS384"), payload, Algorithm.HMAC384(KEY)));
        all.put("alg HS512", signed(header.replace("HS256", "HS512"), payload, Algorithm.HMAC512(KEY)));
        all.put("alg RS256", signed(header.replace("HS256", "RS256"), payload));
        all.put("alg ES256", signed(header.replace("HS256", "ES256"), payload));
        all.put("alg EdDSA", signed(header.replace("HS256", "EdDSA"), payload));
        all.put("alg in lower case", signed(header.replace("HS256", "hs256"), payload));
        all.put("no alg", signed("{\"typ\":\"JWT\",\"kid\":\"" + kid + "\"}", payload));
        all.put("empty signature", parts[0] + "." + parts[1] + ".");
        all.put("truncated signature", parts[0] + "." + parts[1] + "." + parts[2].substring(0, 42));
        all.put("longer signature", session.access() + "A");
        all.put("padded signature", session.access() + "=");
        all.put("signature bits that count", parts[0] + "." + parts[1] + "." + flip(parts[2], 0));
        all.put("signature bits that do not count", parts[0] + "." + parts[1] + "." + flip(parts[2], 42));
        all.put("other key", signed(header, payload, Algorithm.HMAC256(OTHER_KEY)));
        all.put("empty kid", signed(header.replace(kid, ""), payload));
        all.put("unknown kid", signed(header.replace(kid, "elsewhere"), payload));
        all.put("kid is a path", signed(header.replace(kid, "../../../../dev/null"), payload));
        all.put("kid is SQL", signed(header.replace(kid, "' OR 1=1 --"), payload));
        all.put("kid is a list", signed(header.replace("\"" + kid + "\"", "[\"" + kid + "\"]"), payload));
        all.put("no kid", signed("{\"alg\":\"HS256\",\"typ\":\"JWT\"}", payload));
        all.put(
                "jwk of the attacker",
                signed(header.replace("{", "{\"jwk\":{\"k\":\"AA\",\"kty\":\"oct\"},"), payload));
        all.put("jku of the attacker", signed(header.replace("{", "{\"jku\":\"http://127.0.0.1/\","), payload));
        all.put("crit", signed(header.replace("{", "{\"crit\":[\"exp\"],"), payload));
        all.put("duplicate alg", signed(header.replace("{", "{\"alg\":\"none\","), payload));
        all.put("duplicate claim sub", signed(header, payload.replace("{", "{\"sub\":\"1\",")));
        all.put("duplicate claim exp", signed(header, payload.replace("{", "{\"exp\":99999999999,")));
        all.put("refresh as access", session.refresh());
        all.put("typ refresh, else the same", signed(header, claim("typ", "\"refresh\"")));
        all.put("typ reset", signed(header, claim("typ", "\"reset\"")));
        all.put("typ unknown", signed(header, claim("typ", "\"admin\"")));
        all.put("no typ", signed(header, without("typ")));
        all.put("wrong issuer", signed(header, claim("iss", "\"somebody\"")));
        all.put("no issuer", signed(header, without("iss")));
        all.put("expired", signed(header, claim("exp", Long.toString(now - 1))));
        all.put("no expiry", signed(header, without("exp")));
        all.put("expiry is text", signed(header, claim("exp", "\"99999999999\"")));
        all.put("not yet valid", signed(header, claim("nbf", Long.toString(now + 3_600))));
        all.put("issued in the future", signed(header, claim("iat", Long.toString(now + 3_600))));
        all.put("subject is a number", signed(header, claim("sub", "1")));
        all.put("subject is SQL", signed(header, claim("sub", "\"1 OR 1=1\"")));
        all.put("subject is nobody", signed(header, claim("sub", "\"999999\"")));
        all.put("subject with a zero", signed(header, claim("sub", "\"01\"")));
        all.put("no session", signed(header, without("sid")));
        all.put("a claim too many", signed(header, payload.replace("{", "{\"is_superuser\":true,")));
        all.put("payload changed, signature kept", parts[0] + "." + encode(claim("sub", "\"1\"")) + "." + parts[2]);
        all.put("payload is a list", signed(header, "[]"));
        all.put("payload is no JSON", signed(header, "{"));
        all.put("payload is no UTF-8", parts[0] + ".__79." + parts[2]);
        all.put("a space inside", parts[0] + ". " + parts[1] + "." + parts[2]);
        all.put("12 KB", parts[0] + "." + "A".repeat(12_000) + "." + parts[2]);
        return all;
    }

    /** What somebody might make of the token of a guest. */
    private static Map<String, String> forgedGuests() {
        String[] parts = guest.split("\\.", -1);
        String claims = text(parts[1]);
        long now = Instant.now().getEpochSecond();
        Map<String, String> all = new LinkedHashMap<>();
        all.put("alg none, no signature", encode(header.replace("HS256", "none")) + "." + parts[1] + ".");
        all.put("empty signature", parts[0] + "." + parts[1] + ".");
        all.put("signature bits that count", parts[0] + "." + parts[1] + "." + flip(parts[2], 0));
        all.put("signature bits that do not count", parts[0] + "." + parts[1] + "." + flip(parts[2], 42));
        all.put("other key", signed(header, claims, Algorithm.HMAC256(OTHER_KEY)));
        all.put(
                "later expiry, signature kept",
                parts[0] + "." + encode(claim(claims, "exp", "99999999999")) + "." + parts[2]);
        all.put("expired", signed(header, claim(claims, "exp", Long.toString(now - 1))));
        all.put("no expiry", signed(header, without(claims, "exp")));
        all.put("not yet valid", signed(header, claim(claims, "nbf", Long.toString(now + 3_600))));
        all.put("issued in the future", signed(header, claim(claims, "iat", Long.toString(now + 3_600))));
        all.put("typ access, else the same", signed(header, claim(claims, "typ", "\"access\"")));
        all.put("typ access with a user", signed(header, claim(claims, "typ", "\"access\",\"sub\":\"1\"")));
        all.put("typ refresh", signed(header, claim(claims, "typ", "\"refresh\"")));
        all.put("typ reset", signed(header, claim(claims, "typ", "\"reset\"")));
        all.put("typ GUEST", signed(header, claim(claims, "typ", "\"GUEST\"")));
        all.put("a guest who is a user", signed(header, claims.replace("{", "{\"sub\":\"1\",")));
        all.put("a guest with a session", signed(header, claims.replace("{", "{\"sid\":\"x\",")));
        all.put("a session's token as a guest's", signed(header, claim("typ", "\"guest\"")));
        all.put("a guest with a tier", signed(header, claims.replace("{", "{\"tier\":\"pro\",")));
        all.put("duplicate claim exp", signed(header, claims.replace("{", "{\"exp\":99999999999,")));
        all.put("wrong issuer", signed(header, claim(claims, "iss", "\"somebody\"")));
        all.put("no number", signed(header, without(claims, "jti")));
        all.put("its number is text", signed(header, claim(claims, "jti", "\"x\"")));
        all.put("its number is a number", signed(header, claim(claims, "jti", "1")));
        all.put("its number is negative", signed(header, claim(claims, "jti", "\"-1\"")));
        all.put("its number is none", signed(header, claim(claims, "jti", "\"0\"")));
        all.put("its number is too large", signed(header, claim(claims, "jti", "\"9999999999999999999\"")));
        all.put("its number is SQL", signed(header, claim(claims, "jti", "\"1 OR 1=1\"")));
        return all;
    }

    private static String flip(String signature, int at) {
        char[] characters = signature.toCharArray();
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        characters[at] = alphabet.charAt(alphabet.indexOf(characters[at]) ^ 1);
        return new String(characters);
    }

    private static Answer me(String authorization) {
        return service.api()
                .get("/api/v1/auth/me")
                .header("X-Request-Id", "always-the-same")
                .header("Authorization", authorization)
                .send();
    }

    @Tag("forged-tokens")
    @Test
    void allAreRefusedAlike() {
        assertThat(me("Bearer " + session.access()).status()).isEqualTo(200);
        String expected = me("Bearer x").text();
        Map<String, String> forgeries = forgeries();

        forgeries.forEach((name, token) -> {
            Answer answer = me("Bearer " + token);
            assertThat(answer.status()).as(name).isEqualTo(401);
            assertThat(answer.text()).as(name).isEqualTo(expected);
            assertThat(answer.header("WWW-Authenticate")).as(name).isPresent();
        });

        assertThat(forgeries).hasSizeGreaterThanOrEqualTo(30);
        Proof.figure(8, forgeries.size() + " hostile tokens: all 401 with the same body");
    }

    @Tag("forged-tokens")
    @Test
    void thoseOfGuestsAreRefusedAlike() {
        assertThat(me("Bearer " + guest).json().path("type").asString()).isEqualTo("/problems/guest-not-allowed");
        String expected = me("Bearer x").text();
        Map<String, String> forgeries = forgedGuests();

        forgeries.forEach((name, token) -> {
            Answer answer = me("Bearer " + token);
            assertThat(answer.status()).as(name).isEqualTo(401);
            assertThat(answer.text()).as(name).isEqualTo(expected);
            assertThat(answer.header("WWW-Authenticate")).as(name).isPresent();
        });
        // Nor is it good for anything that another token does.
        assertThat(accounts.refresh(new Accounts.Session(session.username(), session.access(), guest))
                        .status())
                .isEqualTo(401);
        assertThat(service.api()
                        .post("/api/v1/auth/reset-password")
                        .json(Map.of("token", guest, "new_password", "another long secret"))
                        .send()
                        .status())
                .isEqualTo(400);
        assertThat(service.api()
                        .get("/api/v1/config")
                        .header("X-API-Key", guest)
                        .send()
                        .status())
                .isEqualTo(401);

        assertThat(forgeries).hasSizeGreaterThanOrEqualTo(25);
        Proof.figure(8, forgeries.size() + " hostile tokens of guests: all 401 with the same body");
    }

    @Tag("forged-tokens")
    @Test
    void otherSchemesAreRefusedAlike() {
        String expected = me("Bearer x").text();
        for (String header :
                new String[] {"Basic YWRtaW46eA==", session.access(), "Bearer", "Bearer  " + session.access(), "Token x"
                }) {
            assertThat(me(header).status()).as(header).isEqualTo(401);
            assertThat(me(header).text()).as(header).isEqualTo(expected);
        }
        assertThat(service.api()
                        .get("/api/v1/auth/me")
                        .header("X-Request-Id", "always-the-same")
                        .send()
                        .text())
                .isEqualTo(expected);
    }

    @Tag("forged-tokens")
    @Test
    void aMegabyteIsRefusedWithoutReadingIt() {
        Tokens tokens = new Tokens(new SigningKeys(new Secret(KEY), Optional.empty()), Clock.systemUTC());

        assertThat(tokens.verify("A".repeat(1_000_000), Claims.Type.ACCESS)).isEmpty();
        assertThat(tokens.verify("A.B.C".repeat(200_000), Claims.Type.ACCESS)).isEmpty();
    }

    @Test
    void thePreviousKeyStillVerifiesButNoLongerSigns() {
        Tokens before = new Tokens(new SigningKeys(new Secret(OTHER_KEY), Optional.empty()), Clock.systemUTC());
        Tokens during =
                new Tokens(new SigningKeys(new Secret(KEY), Optional.of(new Secret(OTHER_KEY))), Clock.systemUTC());
        Tokens after = new Tokens(new SigningKeys(new Secret(KEY), Optional.empty()), Clock.systemUTC());
        long now = Instant.now().getEpochSecond();
        Claims claims = new Claims(Claims.Type.ACCESS, 7, "id", "session", now, now + 60);

        String old = before.issue(claims);
        assertThat(during.verify(old, Claims.Type.ACCESS)).contains(claims);
        assertThat(after.verify(old, Claims.Type.ACCESS)).isEmpty();
        assertThat(after.verify(during.issue(claims), Claims.Type.ACCESS)).contains(claims);
        assertThat(before.verify(during.issue(claims), Claims.Type.ACCESS)).isEmpty();
    }
}
