package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;

/** A moment can be read or it cannot; nothing that is sent as one may throw. */
public final class DateAndTimeFuzz {
    private DateAndTimeFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        DateAndTime.parse(new String(data, StandardCharsets.UTF_8)).ifPresent(instant -> {
            // What was read can be written, and read again as the same.
            String text = instant.toString();
            if (text.length() <= DateAndTime.MAX_LENGTH
                    && !DateAndTime.parse(text).filter(instant::equals).isPresent()) {
                throw new AssertionError(text + " is not read as it was written");
            }
        });
    }
}
