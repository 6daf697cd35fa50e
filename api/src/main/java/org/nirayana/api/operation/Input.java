package org.nirayana.api.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one caller gave an operation, read by its parameters; every complaint is collected and told at once.
 *
 * <p>A parameter that the operation does not know is refused: {@code ayanmsa=raman} must not silently compute Lahiri. A value
 * that was refused comes back as the default; {@link #check} throws before it can be used.
 */
public final class Input {
    /** Where the values come from. */
    public interface Source {
        /** The parameters by their names. */
        Map<String, String> query();

        /** A parameter that is a part of the path. */
        String pathParameter(String name);

        /** The media types that the caller likes, as RFC 9110 writes them (12.5.1). */
        Optional<String> accept();
    }

    private final Source source;
    private final Map<String, String> query;
    private List<InvalidInput.FieldError> errors = List.of();

    public Input(Operation operation, Source source) {
        this.source = source;
        this.query = source.query();
        String unknown = null;
        for (String name : query.keySet()) {
            if (!operation.queryParameters().contains(name)) {
                if (unknown == null) {
                    unknown = "is not a parameter here; allowed: " + String.join(", ", operation.queryParameters());
                }
                reject(name, unknown);
            }
        }
    }

    public boolean has(Parameter<?> parameter) {
        return text(parameter) != null;
    }

    /** The value, or the one that the parameter has for everybody who leaves it out. */
    public <T> T get(Parameter<T> parameter) {
        return get(parameter, parameter.otherwise());
    }

    /** The value, or another when it is left out or refused. */
    public <T> T get(Parameter<T> parameter, T otherwise) {
        String text = text(parameter);
        if (text == null) {
            return otherwise;
        }
        Optional<T> value = parameter.parse(text);
        if (value.isEmpty()) {
            reject(parameter, parameter.allowed());
            return otherwise;
        }
        return value.get();
    }

    /** The value, if there is one; what was refused is none. */
    public <T> Optional<T> find(Parameter<T> parameter) {
        return Optional.ofNullable(get(parameter, null));
    }

    /** A text for people; a blank one counts as left out. */
    public Optional<String> words(Parameter<String> parameter) {
        String text = text(parameter);
        return text == null || text.isBlank() ? Optional.empty() : find(parameter);
    }

    /** The media types that the caller likes. */
    public Optional<String> accept() {
        return source.accept();
    }

    public void reject(Parameter<?> parameter, String message) {
        reject(parameter.name(), message);
    }

    private void reject(String name, String message) {
        if (errors.isEmpty()) {
            errors = new ArrayList<>();
        }
        errors.add(new InvalidInput.FieldError(name, message));
    }

    /** Throws what is wrong, if anything is. */
    public void check() {
        if (!errors.isEmpty()) {
            throw new InvalidInput(errors);
        }
    }

    private String text(Parameter<?> parameter) {
        return parameter.place() == Parameter.Place.PATH
                ? source.pathParameter(parameter.name())
                : query.get(parameter.name());
    }
}
