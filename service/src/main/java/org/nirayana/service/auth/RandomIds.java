package org.nirayana.service.auth;

import java.security.SecureRandom;
import java.util.Base64;

/** Ids that cannot be guessed: 128 random bits as 22 characters. */
public final class RandomIds {
    private static final int BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomIds() {}

    public static String next() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
