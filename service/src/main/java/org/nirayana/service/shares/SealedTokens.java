package org.nirayana.service.shares;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.nirayana.service.auth.RandomIds;
import org.nirayana.service.auth.SigningKeys;
import org.nirayana.service.config.Secret;

/**
 * The secret parts of links: random, found by their hash ({@link RandomIds}), and kept encrypted (AES-256-GCM, by a key that is derived from the
 * signing key), so that a copy of the database opens no link and a maker can still be shown a link again.
 *
 * <p>When the signing key was exchanged twice a link still works, by its hash, but can no longer be shown.
 */
final class SealedTokens {
    /** What a token of {@link RandomIds#token} looks like. */
    static final String SHAPE = "[A-Za-z0-9_-]{32}";

    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** The present one first. */
    private final List<SecretKeySpec> keys = new ArrayList<>();

    SealedTokens(SigningKeys signing) {
        keys.add(derived(signing.current()));
        signing.previous().map(SealedTokens::derived).ifPresent(keys::add);
    }

    private static SecretKeySpec derived(Secret secret) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.bytes(), "HmacSHA256"));
            return new SecretKeySpec(mac.doFinal("nirayana links of users".getBytes(StandardCharsets.US_ASCII)), "AES");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC-SHA-256", e);
        }
    }

    String seal(String token) {
        byte[] nonce = new byte[NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, keys.get(0), new GCMParameterSpec(TAG_BITS, nonce));
            byte[] sealed = cipher.doFinal(token.getBytes(StandardCharsets.US_ASCII));
            byte[] whole = Arrays.copyOf(nonce, nonce.length + sealed.length);
            System.arraycopy(sealed, 0, whole, nonce.length, sealed.length);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(whole);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has AES-GCM", e);
        }
    }

    /** The token again; empty when it was sealed by a key that is no longer here. */
    Optional<String> open(String sealed) {
        byte[] whole = Base64.getUrlDecoder().decode(sealed);
        for (SecretKeySpec key : keys) {
            try {
                Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
                cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, whole, 0, NONCE_BYTES));
                return Optional.of(new String(
                        cipher.doFinal(whole, NONCE_BYTES, whole.length - NONCE_BYTES), StandardCharsets.US_ASCII));
            } catch (GeneralSecurityException otherKey) {
                // Then by the next.
            }
        }
        return Optional.empty();
    }
}
