package org.nirayana.service.http.message;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** The correlation id: the caller's own when it is harmless, otherwise a new one. */
public final class RequestId {
    private static final int LONGEST = 64;
    private static final byte[] DIGITS = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private RequestId() {}

    public static String from(List<String> given) {
        return given.size() == 1 && isHarmless(given.get(0)) ? given.get(0) : fresh();
    }

    /** Not a secret, only unlikely to repeat: 128 bits of a fast generator. */
    static String fresh() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        byte[] hex = new byte[32];
        putHex(random.nextLong(), hex, 0);
        putHex(random.nextLong(), hex, 16);
        return new String(hex, StandardCharsets.ISO_8859_1);
    }

    private static void putHex(long bits, byte[] hex, int start) {
        long rest = bits;
        for (int i = start; i < start + 16; i++) {
            hex[i] = DIGITS[(int) (rest & 15)];
            rest >>>= 4;
        }
    }

    /** Nothing that could forge a log line, a header or markup. */
    private static boolean isHarmless(String id) {
        if (id.isEmpty() || id.length() > LONGEST) {
            return false;
        }
        for (int i = 0; i < id.length(); i++) {
            char c = id.charAt(i);
            boolean allowed = (c >= 'a' && c <= 'z')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= '0' && c <= '9')
                    || c == '-'
                    || c == '_'
                    || c == '.';
            if (!allowed) {
                return false;
            }
        }
        return true;
    }
}
