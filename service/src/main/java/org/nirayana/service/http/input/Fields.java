package org.nirayana.service.http.input;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.problem.Reason;
import org.nirayana.service.http.message.Problem;

/**
 * The named inputs of a request (a JSON object or a form), read by type.
 *
 * <p>Everything wrong is collected, so that the caller learns of all errors at once: read what there is to read, add
 * own complaints with {@link #reject}, then call {@link #check}, which also refuses names nobody asked for. A value
 * that was refused comes back as a harmless stand-in; {@code check} throws before it can be used.
 */
public final class Fields {
    private final Map<String, Object> values;
    private final Set<String> known = new LinkedHashSet<>();
    private final List<FieldError> errors = new ArrayList<>();

    public Fields(Map<String, Object> values) {
        this.values = values;
    }

    /** Whether the name was given, be it as null. */
    public boolean has(String name) {
        known.add(name);
        return values.containsKey(name);
    }

    /** A text that must be given. */
    public String string(String name) {
        Object value = value(name);
        if (value instanceof String text) {
            return text;
        }
        reject(name, value == null ? "is required" : "must be a string");
        return "";
    }

    /** A text that may be left out; null is refused. */
    public Optional<String> optionalString(String name) {
        return has(name) ? Optional.of(string(name)) : Optional.empty();
    }

    /** A flag that may be left out. */
    public Optional<Boolean> optionalBoolean(String name) {
        if (!has(name)) {
            return Optional.empty();
        }
        if (value(name) instanceof Boolean flag) {
            return Optional.of(flag);
        }
        reject(name, "must be true or false");
        return Optional.of(false);
    }

    /** A whole number that must be given. */
    public long integer(String name) {
        Object value = value(name);
        if (value instanceof Long number) {
            return number;
        }
        reject(name, value == null ? "is required" : "must be a whole number");
        return 0;
    }

    /** A whole number that may be left out; empty as well when it is null. */
    public Optional<Long> optionalInteger(String name) {
        return value(name) == null ? Optional.empty() : Optional.of(integer(name));
    }

    /** A list of texts that may be left out. */
    public Optional<List<String>> optionalStrings(String name) {
        if (!has(name)) {
            return Optional.empty();
        }
        List<String> texts = new ArrayList<>();
        if (value(name) instanceof List<?> items) {
            for (Object item : items) {
                if (item instanceof String text) {
                    texts.add(text);
                } else {
                    reject(name, "must be a list of strings");
                    break;
                }
            }
        } else {
            reject(name, "must be a list of strings");
        }
        return Optional.of(List.copyOf(texts));
    }

    /** The raw value, null when absent: for shapes the other methods do not know. */
    public Object value(String name) {
        known.add(name);
        return values.get(name);
    }

    /** Everything that was given, for a body whose names are data; whoever asks for it judges the names. */
    public Map<String, Object> values() {
        known.addAll(values.keySet());
        return Collections.unmodifiableMap(values);
    }

    /** Adds a complaint. */
    public void reject(String name, Reason reason) {
        errors.add(new FieldError(name, reason));
    }

    /** The same, until every sentence has a code. */
    public void reject(String name, String message) {
        reject(name, FieldCode.OTHER.with("sentence", message));
    }

    /** Throws the 400 that lists every complaint, if there is one, and refuses unknown names. */
    public void check() {
        for (String name : values.keySet()) {
            if (!known.contains(name)) {
                reject(name, "is not known here");
            }
        }
        checkKnown();
    }

    /** Like {@link #check}, but ignores unknown names, as OAuth2 asks of its forms. */
    public void checkKnown() {
        if (!errors.isEmpty()) {
            throw Problem.invalid(new InvalidInput(errors));
        }
    }
}
