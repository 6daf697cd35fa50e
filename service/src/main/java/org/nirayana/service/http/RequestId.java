package org.nirayana.service.http;

import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** The correlation id: the caller's own when it is harmless, otherwise a new one. */
final class RequestId {
    private static final int LONGEST = 64;

    private RequestId() {}

    static String from(List<String> given) {
        return given.size() == 1 && isHarmless(given.get(0)) ? given.get(0) : fresh();
    }

    /** Not a secret, only unlikely to repeat: 128 bits of a fast generator. */
    static String fresh() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        char[] hex = new char[32];
        long bits = 0;
        for (int i = 0; i < hex.length; i++) {
            if ((i & 15) == 0) {
                bits = random.nextLong();
            }
            hex[i] = Character.forDigit((int) (bits & 15), 16);
            bits >>>= 4;
        }
        return new String(hex);
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
