package org.nirayana.service.shares;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** An address of the page: a path and its parameters, in their order. */
record PageAddress(String path, Map<String, String> parameters) {
    static final int MAX_LENGTH = 4_000;

    PageAddress {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /** What a text says; empty when it is no address, or names a parameter twice. */
    static Optional<PageAddress> parse(String text) {
        if (text.length() > MAX_LENGTH || !text.startsWith("/") || text.chars().anyMatch(c -> c <= ' ' || c == '#')) {
            return Optional.empty();
        }
        int mark = text.indexOf('?');
        Map<String, String> parameters = new LinkedHashMap<>();
        try {
            for (String pair : (mark < 0 ? "" : text.substring(mark + 1)).split("&", -1)) {
                int equals = pair.indexOf('=');
                String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
                String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
                if (!name.isEmpty() && parameters.putIfAbsent(name, value) != null) {
                    return Optional.empty();
                }
                // Neither can be kept by a database, or mean anything.
                if ((name + value).indexOf('\0') >= 0) {
                    return Optional.empty();
                }
            }
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
        return Optional.of(new PageAddress(mark < 0 ? text : text.substring(0, mark), parameters));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** The value of a parameter that says something. */
    Optional<String> parameter(String name) {
        return Optional.ofNullable(parameters.get(name)).filter(value -> !value.isEmpty());
    }

    PageAddress without(Set<String> names) {
        Map<String, String> left = new LinkedHashMap<>(parameters);
        left.keySet().removeAll(names);
        return new PageAddress(path, left);
    }

    String text() {
        if (parameters.isEmpty()) {
            return path;
        }
        return parameters.entrySet().stream()
                .map(one -> encoded(one.getKey()) + "=" + encoded(one.getValue()))
                .collect(Collectors.joining("&", path + "?", ""));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
