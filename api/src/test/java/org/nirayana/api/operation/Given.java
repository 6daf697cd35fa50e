package org.nirayana.api.operation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What a caller gives, for tests: parameters of the query and of the path. */
public record Given(Map<String, String> query, Map<String, String> path) implements Input.Source {
    /** Parameters as an address has them, in plain letters. */
    public static Given query(String text) {
        Map<String, String> query = new HashMap<>();
        for (String pair : text.isEmpty() ? new String[0] : text.split("&", -1)) {
            query.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        return new Given(query, Map.of());
    }

    @Override
    public String pathParameter(String name) {
        return path.get(name);
    }

    @Override
    public Optional<String> accept() {
        return Optional.empty();
    }
}
