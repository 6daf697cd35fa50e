package org.nirayana.service.http.input;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;

/** Strict percent-decoding: a bad escape or malformed UTF-8 is a 400, never a replacement character. */
public final class Percent {
    private Percent() {}

    public static String decode(String raw, boolean plusIsSpace) {
        if (raw.indexOf('%') < 0 && !(plusIsSpace && raw.indexOf('+') >= 0) && isAscii(raw)) {
            return raw;
        }
        // The HTTP decoder hands bytes over as Latin-1 characters.
        byte[] in = raw.getBytes(StandardCharsets.ISO_8859_1);
        byte[] out = new byte[in.length];
        int length = 0;
        for (int i = 0; i < in.length; i++) {
            if (in[i] == '%') {
                int high = i + 2 < in.length ? Character.digit(in[i + 1], 16) : -1;
                int low = i + 2 < in.length ? Character.digit(in[i + 2], 16) : -1;
                if (high < 0 || low < 0) {
                    throw Problem.of(ProblemCode.PERCENT_BROKEN.with());
                }
                out[length++] = (byte) (high << 4 | low);
                i += 2;
            } else {
                out[length++] = plusIsSpace && in[i] == '+' ? (byte) ' ' : in[i];
            }
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(out, 0, length))
                    .toString();
        } catch (CharacterCodingException malformed) {
            throw Problem.of(ProblemCode.PERCENT_NOT_UTF_8.with());
        }
    }

    /** The pairs of a query or form; a name that occurs twice is refused, since readers would disagree about it. */
    public static Map<String, String> pairs(String encoded) {
        Map<String, String> pairs = new LinkedHashMap<>();
        int length = encoded.length();
        for (int start = 0; start < length; ) {
            int and = encoded.indexOf('&', start);
            int end = and < 0 ? length : and;
            if (end > start) {
                int sign = encoded.indexOf('=', start);
                int equals = sign < 0 || sign > end ? end : sign;
                String name = decode(encoded.substring(start, equals), true);
                String value = equals == end ? "" : decode(encoded.substring(equals + 1, end), true);
                if (pairs.putIfAbsent(name, value) != null) {
                    throw Problem.invalid(name, FieldCode.GIVEN_TWICE.with());
                }
            }
            start = end + 1;
        }
        return pairs;
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 0x7f) {
                return false;
            }
        }
        return true;
    }
}
