package org.nirayana.api.operation;

import java.util.Map;
import java.util.Optional;

/** What a caller gives, for tests: parameters of the query and of the path. */
public record Given(Map<String, String> query, Map<String, String> path) implements Input.Source {
    @Override
    public String pathParameter(String name) {
        return path.get(name);
    }

    @Override
    public Optional<String> accept() {
        return Optional.empty();
    }
}
