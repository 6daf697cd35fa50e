package org.nirayana.service.auth;

import com.auth0.jwt.algorithms.Algorithm;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import org.nirayana.service.config.Secret;

/**
 * A token is valid or it is not; nothing that is sent as one may throw.
 *
 * <p>An input that begins with S is the claims of a token whose signature holds: a fuzzer cannot sign, and behind the
 * signature is code too.
 */
public final class TokenFuzz {
    private static final String KEY = "a secret key for tests, long enough to sign with";
    private static final Clock CLOCK = Clock.fixed(Instant.ofEpochSecond(1_800_000_000), ZoneOffset.UTC);
    private static final Tokens TOKENS = new Tokens(new SigningKeys(new Secret(KEY), Optional.empty()), CLOCK);
    private static final String HEADER = TOKENS.issue(
                    new Claims(Claims.Type.ACCESS, 7, "id", "session", 1_799_999_999, 1_800_000_060))
            .split("\\.", -1)[0];

    private TokenFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        String token = data.length > 0 && data[0] == 'S'
                ? signed(Arrays.copyOfRange(data, 1, data.length))
                : new String(data, StandardCharsets.ISO_8859_1);
        for (Claims.Type type : Claims.Type.values()) {
            Optional<Claims> claims = TOKENS.verify(token, type);
            if (claims.isPresent() && claims.get().type() != type) {
                throw new AssertionError("a token of another type was taken");
            }
        }
    }

    private static String signed(byte[] claims) {
        String body = Base64.getUrlEncoder().withoutPadding().encodeToString(claims);
        byte[] signature = Algorithm.HMAC256(KEY)
                .sign(HEADER.getBytes(StandardCharsets.US_ASCII), body.getBytes(StandardCharsets.US_ASCII));
        return HEADER + "." + body + "."
                + Base64.getUrlEncoder().withoutPadding().encodeToString(signature);
    }
}
