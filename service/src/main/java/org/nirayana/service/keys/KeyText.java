package org.nirayana.service.keys;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * How a key is written: {@code nk_live_}, 43 random letters and digits, and six more that are the CRC-32 of all before them.
 *
 * <p>The checksum keeps nobody out, for everybody can reckon it. It lets a scanner of secrets tell a leaked key from a text that
 * only looks like one, and this service refuse a mistyped one from its spelling alone.
 */
public final class KeyText {
    /** By this a key is told from a token, and found in what should not hold one. */
    public static final String PREFIX = "nk_live_";

    /** 62 to the power of 43 is a little more than 2 to the power of 256. */
    private static final int RANDOM_LENGTH = 43;

    private static final int CHECKSUM_LENGTH = 6;
    private static final int CHECKED_LENGTH = PREFIX.length() + RANDOM_LENGTH;
    static final int LENGTH = CHECKED_LENGTH + CHECKSUM_LENGTH;

    /** How much of the random part the owner is shown again, to tell keys apart: 232 bits are left. */
    private static final int HINT_LENGTH = PREFIX.length() + 4;

    /** In the order of their codes: the checksum is a number of this base. */
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private static final SecureRandom RANDOM = new SecureRandom();

    /** To look an algorithm up costs as much as to use it. */
    private static final ThreadLocal<MessageDigest> SHA_256 = ThreadLocal.withInitial(() -> {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    });

    private KeyText() {}

    /** A new key. */
    static String make() {
        StringBuilder text = new StringBuilder(LENGTH).append(PREFIX);
        for (int i = 0; i < RANDOM_LENGTH; i++) {
            text.append(DIGITS.charAt(RANDOM.nextInt(DIGITS.length())));
        }
        return text.append(checksum(text.toString().getBytes(StandardCharsets.ISO_8859_1)))
                .toString();
    }

    /** What the owner is shown of a key later. */
    static String hint(String key) {
        return key.substring(0, HINT_LENGTH) + "…";
    }

    /** Whether this was meant to be a key, and not a token; a header's scheme and blanks are not part of it. */
    public static boolean isMeant(String credential) {
        return credential.startsWith(PREFIX);
    }

    /** The hash of a key; empty when no key is written so. */
    public static Optional<KeyHash> hash(String text) {
        if (text.length() != LENGTH || !text.startsWith(PREFIX)) {
            return Optional.empty();
        }
        for (int i = PREFIX.length(); i < LENGTH; i++) {
            char c = text.charAt(i);
            if (!((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))) {
                return Optional.empty();
            }
        }
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return text.regionMatches(CHECKED_LENGTH, checksum(bytes), 0, CHECKSUM_LENGTH)
                ? Optional.of(KeyHash.of(SHA_256.get().digest(bytes)))
                : Optional.empty();
    }

    private static String checksum(byte[] key) {
        CRC32 crc = new CRC32();
        crc.update(key, 0, CHECKED_LENGTH);
        long rest = crc.getValue();
        char[] digits = new char[CHECKSUM_LENGTH];
        for (int i = CHECKSUM_LENGTH - 1; i >= 0; i--) {
            digits[i] = DIGITS.charAt((int) (rest % DIGITS.length()));
            rest /= DIGITS.length();
        }
        return new String(digits);
    }
}
