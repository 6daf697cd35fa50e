package org.nirayana.service.http;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The query parameters of one request, read by type; every complaint is collected and told at once.
 *
 * <p>A parameter that the endpoint does not know is refused: {@code ayanmsa=raman} must not silently compute Lahiri. A value
 * that was refused comes back as the default; {@link #check} throws before it can be used.
 */
public final class Query {
    private final Map<String, String> given;
    private List<Problem.FieldError> errors = List.of();

    public Query(Map<String, String> given, Set<String> known) {
        this.given = given;
        for (String name : given.keySet()) {
            if (!known.contains(name)) {
                reject(name, "is not a parameter here; allowed: " + listed(known));
            }
        }
    }

    public boolean has(String name) {
        return given.containsKey(name);
    }

    /** Throws what is wrong, if anything is. */
    public void check() {
        if (!errors.isEmpty()) {
            throw Problem.invalid(errors);
        }
    }

    public void reject(String name, String message) {
        if (errors.isEmpty()) {
            errors = new ArrayList<>();
        }
        errors.add(new Problem.FieldError(name, message));
    }

    /** A decimal number from {@code -limit} to {@code limit}. */
    public double number(String name, double limit, double otherwise) {
        String text = given.get(name);
        if (text == null) {
            return otherwise;
        }
        double value = Decimal.parse(text);
        // NaN, for what is no number, is not within any limit.
        if (Math.abs(value) <= limit) {
            return value;
        }
        reject(name, "must be a decimal number from " + -(long) limit + " to " + (long) limit);
        return otherwise;
    }

    /** A whole number. */
    public int integer(String name, int least, int most, int otherwise) {
        String text = given.get(name);
        if (text == null) {
            return otherwise;
        }
        double value = Decimal.parse(text);
        if (value >= least && value <= most && value == Math.rint(value)) {
            return (int) value;
        }
        reject(name, "must be a whole number from " + least + " to " + most);
        return otherwise;
    }

    /** One value of a closed set, by its name. */
    public <T> T oneOf(String name, Map<String, T> values, T otherwise) {
        return oneOf(name, text -> Optional.ofNullable(values.get(text)), values.keySet(), otherwise);
    }

    /** One value that {@code find} knows by its name. */
    public <T> T oneOf(String name, Function<String, Optional<T>> find, Collection<String> names, T otherwise) {
        String text = given.get(name);
        if (text == null) {
            return otherwise;
        }
        Optional<T> found = find.apply(text);
        if (found.isEmpty()) {
            reject(name, "must be one of " + listed(names));
        }
        return found.orElse(otherwise);
    }

    /** A text for people; empty counts as left out. */
    public Optional<String> text(String name, int longest) {
        String text = given.get(name);
        if (text == null || text.isBlank()) {
            return Optional.empty();
        }
        if (text.codePointCount(0, text.length()) > longest) {
            reject(name, "may have " + longest + " characters");
            return Optional.empty();
        }
        return Optional.of(text);
    }

    public Optional<String> raw(String name) {
        return Optional.ofNullable(given.get(name));
    }

    private static String listed(Collection<String> names) {
        return String.join(", ", names);
    }
}
