package org.nirayana.service.http.server;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import java.util.Arrays;

/**
 * The headers that every answer carries, errors included.
 *
 * <p>The policy here suits an API: nothing may be loaded, framed or run. A handler that serves a page replaces
 * {@code Content-Security-Policy} with its own, and one that serves something public replaces {@code Cache-Control}.
 */
final class SecurityHeaders {
    // Made once in the form that goes over the wire: these headers are on every answer.
    private static final CharSequence[] ALWAYS = optimized(
            "X-Content-Type-Options",
            "nosniff",
            "Content-Security-Policy",
            "default-src 'none'; frame-ancestors 'none'",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Permissions-Policy",
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Cache-Control",
            "no-store");

    private static final CharSequence[] OVER_HTTPS =
            optimized("Strict-Transport-Security", "max-age=31536000; includeSubDomains");

    private SecurityHeaders() {}

    private static CharSequence[] optimized(String... namesAndValues) {
        return Arrays.stream(namesAndValues).map(HttpHeaders::createOptimized).toArray(CharSequence[]::new);
    }

    /** To be called before any other header is set. */
    static void add(MultiMap headers, boolean https) {
        put(headers, ALWAYS);
        if (https) {
            put(headers, OVER_HTTPS);
        }
    }

    private static void put(MultiMap headers, CharSequence[] namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            headers.add(namesAndValues[i], namesAndValues[i + 1]);
        }
    }
}
