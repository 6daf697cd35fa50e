package org.nirayana.service.auth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** Text that cannot be guessed, and the hash by which it is kept. */
public final class RandomIds {
    private static final int ID_BYTES = 16;
    private static final int TOKEN_BYTES = 24;
    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomIds() {}

    /** 128 random bits as 22 characters. */
    public static String next() {
        return random(ID_BYTES);
    }

    /** What opens something by itself: 192 random bits as 32 characters. */
    public static String token() {
        return random(TOKEN_BYTES);
    }

    private static String random(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return text(bytes);
    }

    /** The SHA-256 of a text, as text. */
    public static String hash(String text) {
        try {
            return text(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
