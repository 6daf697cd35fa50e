package org.nirayana.service.http.message;

import io.vertx.core.http.HttpHeaders;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Names of headers that are on nearly every request or answer, made once in the form that goes over the wire. */
public final class HeaderNames {
    public static final CharSequence X_REQUEST_ID = HttpHeaders.createOptimized("X-Request-Id");

    private static final Map<String, CharSequence> OPTIMIZED = new HashMap<>();

    static {
        Stream.of(
                        "Accept-Encoding",
                        "Authorization",
                        "Cache-Control",
                        "Content-Type",
                        "ETag",
                        "Forwarded",
                        "If-None-Match",
                        "RateLimit",
                        "RateLimit-Policy",
                        "Vary",
                        "X-API-Key",
                        "X-Forwarded-For",
                        "X-Share-Token")
                .forEach(name -> OPTIMIZED.put(name, HttpHeaders.createOptimized(name)));
    }

    private HeaderNames() {}

    /** The same name, spared the hashing and checking of its letters if it is one of these. */
    public static CharSequence optimized(String name) {
        return OPTIMIZED.getOrDefault(name, name);
    }
}
