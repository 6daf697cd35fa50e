package org.nirayana.service.http.server;

import io.vertx.core.http.HttpHeaders;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The time of an answer as RFC 9110 writes it (5.6.7); all answers of a second share one text. */
final class CurrentDate {
    // The formatter that Java has for RFC 1123 leaves out the zero before a day of one digit.
    private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern(
                    "EEE, dd MMM uuuu HH:mm:ss 'GMT'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    private final Clock clock;
    private volatile Second last = Second.of(0);

    private record Second(long epochSecond, CharSequence text) {
        static Second of(long epochSecond) {
            return new Second(
                    epochSecond, HttpHeaders.createOptimized(FORMAT.format(Instant.ofEpochSecond(epochSecond))));
        }
    }

    CurrentDate(Clock clock) {
        this.clock = clock;
    }

    CharSequence text() {
        long now = Math.floorDiv(clock.millis(), 1000L);
        Second second = last;
        if (second.epochSecond() != now) {
            second = Second.of(now);
            last = second;
        }
        return second.text();
    }
}
