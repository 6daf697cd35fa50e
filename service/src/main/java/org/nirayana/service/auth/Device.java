package org.nirayana.service.auth;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody signs in with, in a few plain words such as {@code Firefox, Windows}, from the header {@code User-Agent}.
 *
 * <p>It is for people who look through their sessions, and proves nothing: whoever sends the header may write what they like. Of the
 * header itself nothing is kept but names that are listed here, or a product's own name.
 */
final class Device {
    static final String UNKNOWN = "unknown";

    /** By what a browser is known; those that call themselves by another's name too come before it. */
    private static final Map<String, String> BROWSERS = new LinkedHashMap<>();

    private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

    static {
        BROWSERS.put("Edg/", "Edge");
        BROWSERS.put("EdgA/", "Edge");
        BROWSERS.put("EdgiOS/", "Edge");
        BROWSERS.put("OPR/", "Opera");
        BROWSERS.put("SamsungBrowser/", "Samsung Internet");
        BROWSERS.put("FxiOS/", "Firefox");
        BROWSERS.put("Firefox/", "Firefox");
        BROWSERS.put("CriOS/", "Chrome");
        BROWSERS.put("HeadlessChrome/", "Chrome");
        BROWSERS.put("Chrome/", "Chrome");
        BROWSERS.put("Safari/", "Safari");
        SYSTEMS.put("iPhone", "iPhone");
        SYSTEMS.put("iPad", "iPad");
        SYSTEMS.put("Android", "Android");
        SYSTEMS.put("Windows", "Windows");
        SYSTEMS.put("CrOS", "ChromeOS");
        SYSTEMS.put("Mac OS X", "macOS");
        SYSTEMS.put("Linux", "Linux");
    }

    /** A product as programs name themselves: {@code curl/8.5.0}, {@code python-requests/2.32}. */
    private static final Pattern PRODUCT = Pattern.compile("([A-Za-z][A-Za-z0-9._-]{0,29})(?:/.*| .*)?");

    private Device() {}

    static String of(Optional<String> userAgent) {
        if (userAgent.isEmpty()) {
            return UNKNOWN;
        }
        Optional<String> browser = named(BROWSERS, userAgent.get());
        Optional<String> system = named(SYSTEMS, userAgent.get());
        if (browser.isPresent() && system.isPresent()) {
            return browser.get() + ", " + system.get();
        }
        Matcher product = PRODUCT.matcher(userAgent.get());
        // Every browser says that it is Mozilla.
        boolean program = product.matches() && !product.group(1).equals("Mozilla");
        return program ? product.group(1) : browser.or(() -> system).orElse(UNKNOWN);
    }

    private static Optional<String> named(Map<String, String> names, String userAgent) {
        return names.entrySet().stream()
                .filter(name -> userAgent.contains(name.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
