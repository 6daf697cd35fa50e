package org.nirayana.service.auth;

import com.auth0.jwt.JWT;
import com.auth0.jwt.JWTCreator;
import com.auth0.jwt.algorithms.Algorithm;
import com.auth0.jwt.exceptions.JWTVerificationException;
import com.auth0.jwt.interfaces.JWTVerifier;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.nirayana.service.config.Secret;
import org.nirayana.service.http.input.Json;
import org.nirayana.service.http.message.Problem;

/**
 * Signs and verifies tokens: HS256 and nothing else, whatever a token says of itself.
 *
 * <p>Verification is stricter than the standard asks: the header and the claims are exactly those that are issued here,
 * each once, each of its type, in the one canonical encoding. So a token has one spelling, and nothing in it is ignored.
 *
 * <p>A token that was verified is remembered by its text, because the same one comes with every request of a client;
 * only its times are checked again. Whether its session was ended is not a matter of the token and is asked elsewhere,
 * every time.
 */
final class Tokens {
    static final String ISSUER = "nirayana";

    /** Clocks of two instances may differ by this much; it matters only for "not before". */
    private static final long SKEW_SECONDS = 10;

    /** A token issued here has about 400 characters. */
    private static final int LONGEST = 1_024;

    private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{43}");
    private static final Set<String> HEADER = Set.of("alg", "typ", "kid");
    private static final Set<String> COMMON_CLAIMS = Set.of("iss", "jti", "iat", "nbf", "exp", "typ");

    /** An id of a user, or the number of a guest: positive, and within the range of a long. */
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,17}");

    private final Clock clock;
    private final Algorithm signer;
    private final String signerId;
    private final Map<String, JWTVerifier> verifiers = new HashMap<>();
    private final Cache<Spelling, Claims> verified =
            Caffeine.newBuilder().maximumSize(20_000).executor(Runnable::run).build();

    Tokens(SigningKeys keys, Clock clock) {
        this.clock = clock;
        this.signer = Algorithm.HMAC256(keys.current().bytes());
        this.signerId = keyId(keys.current());
        keys.previous().ifPresent(key -> accept(keyId(key), Algorithm.HMAC256(key.bytes())));
        accept(signerId, signer);
    }

    private void accept(String keyId, Algorithm algorithm) {
        com.auth0.jwt.JWTVerifier.BaseVerification verification = (com.auth0.jwt.JWTVerifier.BaseVerification)
                JWT.require(algorithm).withIssuer(ISSUER);
        verification.acceptNotBefore(SKEW_SECONDS).acceptIssuedAt(SKEW_SECONDS);
        verifiers.put(keyId, verification.build(clock));
    }

    /** Names a key without saying anything about it. */
    private static String keyId(Secret key) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update("kid:".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
            byte[] hash = digest.digest(key.bytes());
            return Base64.getUrlEncoder().withoutPadding().encodeToString(hash).substring(0, 11);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** A signed token; no user and an empty session are left out. */
    String issue(Claims claims) {
        JWTCreator.Builder builder = JWT.create()
                .withKeyId(signerId)
                .withIssuer(ISSUER)
                .withJWTId(claims.id())
                .withIssuedAt(Instant.ofEpochSecond(claims.notBefore()))
                .withNotBefore(Instant.ofEpochSecond(claims.notBefore()))
                .withExpiresAt(Instant.ofEpochSecond(claims.expiresAt()))
                .withClaim("typ", claims.type().claim());
        if (claims.userId() != 0) {
            builder.withSubject(Long.toString(claims.userId()));
        }
        if (!claims.session().isEmpty()) {
            builder.withClaim("sid", claims.session());
        }
        return builder.sign(signer);
    }

    /** A token as a key that need not be read whole to be looked up: its end is the signature, as good as any hash. */
    private record Spelling(String token) {
        @Override
        public int hashCode() {
            int hash = 0;
            for (int i = Math.max(0, token.length() - 8); i < token.length(); i++) {
                hash = 31 * hash + token.charAt(i);
            }
            return hash;
        }
    }

    /** What the token says, if it is ours, of one of these types, and of this time. */
    Optional<Claims> verify(String token, Claims.Type... types) {
        if (token.length() > LONGEST) {
            return Optional.empty();
        }
        Spelling spelling = new Spelling(token);
        Claims claims = verified.getIfPresent(spelling);
        if (claims == null) {
            claims = read(token);
            if (claims == null) {
                return Optional.empty();
            }
            verified.put(spelling, claims);
        }
        long now = clock.instant().getEpochSecond();
        return Arrays.asList(types).contains(claims.type())
                        && now < claims.expiresAt()
                        && now + SKEW_SECONDS >= claims.notBefore()
                ? Optional.of(claims)
                : Optional.empty();
    }

    /** The claims of a token that holds in every respect; null otherwise. */
    private Claims read(String token) {
        if (!SHAPE.matcher(token).matches()) {
            return null;
        }
        String[] parts = token.split("\\.", -1);
        byte[] header = decode(parts[0]);
        byte[] payload = decode(parts[1]);
        if (header == null || payload == null || decode(parts[2]) == null) {
            return null;
        }
        try {
            if (!(Json.read(header) instanceof Map<?, ?> head)
                    || !head.keySet().equals(HEADER)
                    || !"HS256".equals(head.get("alg"))
                    || !"JWT".equals(head.get("typ"))) {
                return null;
            }
            JWTVerifier verifier = verifiers.get(String.valueOf(head.get("kid")));
            if (verifier == null) {
                return null;
            }
            verifier.verify(token);
            return Json.read(payload) instanceof Map<?, ?> body ? claims(body) : null;
        } catch (JWTVerificationException | Problem e) {
            return null;
        }
    }

    /** The bytes, if this is their one canonical spelling. */
    private static byte[] decode(String part) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(part);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes).equals(part) ? bytes : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static Claims claims(Map<?, ?> body) {
        Claims.Type type = null;
        for (Claims.Type candidate : Claims.Type.values()) {
            if (candidate.claim().equals(body.get("typ"))) {
                type = candidate;
            }
        }
        if (type == null || !body.keySet().equals(claimsOf(type))) {
            return null;
        }
        Object user = type.hasUser() ? body.get("sub") : "0";
        Object sid = type.hasSession() ? body.get("sid") : "";
        if (!(user instanceof String subject)
                || (type.hasUser() && !NUMBER.matcher(subject).matches())
                || !(body.get("jti") instanceof String id)
                || (type == Claims.Type.GUEST && !NUMBER.matcher(id).matches())
                || !(sid instanceof String session)
                || !(body.get("iat") instanceof Long)
                || !(body.get("nbf") instanceof Long notBefore)
                || !(body.get("exp") instanceof Long expiresAt)) {
            return null;
        }
        return new Claims(type, Long.parseLong(subject), id, session, notBefore, expiresAt);
    }

    /** The names of exactly the claims that a token of this type has. */
    private static Set<String> claimsOf(Claims.Type type) {
        Set<String> names = new HashSet<>(COMMON_CLAIMS);
        if (type.hasUser()) {
            names.add("sub");
        }
        if (type.hasSession()) {
            names.add("sid");
        }
        return names;
    }
}
