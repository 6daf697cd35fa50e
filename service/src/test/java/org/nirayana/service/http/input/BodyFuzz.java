package org.nirayana.service.http.input;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.service.http.message.Problem;

/**
 * A body is read or refused with 400; JSON that was read can be written and is then read as the same.
 *
 * <p>The first byte says which kind is meant: F a form, M a multipart form, anything else JSON.
 */
public final class BodyFuzz {
    private BodyFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) {
            return;
        }
        byte[] body = Arrays.copyOfRange(data, 1, data.length);
        try {
            switch (data[0]) {
                case 'F' -> Percent.pairs(new String(body, StandardCharsets.ISO_8859_1));
                case 'M' -> Multipart.pairs("multipart/form-data; boundary=x", body);
                default -> {
                    Object value = Json.read(body);
                    if (value instanceof Map<?, ?> || value instanceof Iterable<?>) {
                        Object again = Json.read(JsonWriter.toJson(value));
                        if (!again.equals(value)) {
                            throw new AssertionError(value + " was read again as " + again);
                        }
                    }
                }
            }
        } catch (Problem refused) {
            if (refused.status() != 400) {
                throw new AssertionError("refused with " + refused.status());
            }
        }
    }
}
