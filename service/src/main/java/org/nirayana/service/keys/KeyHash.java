package org.nirayana.service.keys;

import java.nio.ByteBuffer;
import java.util.Base64;

/**
 * The SHA-256 of a key, which is all that is kept of it.
 *
 * <p>A key has 256 random bits, so nobody finds it from the hash by trying, and neither salt nor slowness is needed.
 */
public record KeyHash(long first, long second, long third, long fourth) {
    private static final int BYTES = 32;

    static KeyHash of(byte[] digest) {
        ByteBuffer bytes = ByteBuffer.wrap(digest);
        return new KeyHash(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
    }

    /** As the database has it. */
    String text() {
        ByteBuffer bytes = ByteBuffer.allocate(BYTES);
        bytes.putLong(first).putLong(second).putLong(third).putLong(fourth);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
    }

    /** Any part of it is as good as a hash of it all. */
    @Override
    public int hashCode() {
        return Long.hashCode(first);
    }
}
