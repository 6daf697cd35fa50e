package org.nirayana.service.http;

import io.vertx.core.MultiMap;

/**
 * The headers that every answer carries, errors included.
 *
 * <p>The policy here suits an API: nothing may be loaded, framed or run. A handler that serves a page replaces
 * {@code Content-Security-Policy} with its own, and one that serves something public replaces {@code Cache-Control}.
 */
final class SecurityHeaders {
    private SecurityHeaders() {}

    static void set(MultiMap headers, boolean https, String uri) {
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
        headers.set("X-Frame-Options", "DENY");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
        if (https) {
            headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
        }
    }
}
