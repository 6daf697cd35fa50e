package org.nirayana.api.operation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.problem.Reason;

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

        /** The body of an operation that describes one as JSON: maps, lists, texts, numbers, booleans and null. */
        default Object bodyAsJson() {
            throw new IllegalStateException("There is no body.");
        }

        /** The birth of somebody whom the caller keeps, by the id; empty where nobody is kept under it. */
        default Optional<KeptBirth> keptBirth(String personId) {
            return Optional.empty();
        }

        /** Whether a visitor without an account asks, who may ask for less. */
        default boolean isOfGuest() {
            return false;
        }

        /** Whether the body is said to be of a media type. */
        default boolean isBody(String mediaType) {
            return false;
        }

        /** Refuses a body of another media type, where the body is {@linkplain BodyAnswers answered while it arrives}. */
        default void requireBody(String mediaType) {
            throw new IllegalStateException("There is no body.");
        }

        /** The body of an operation that describes one of another media type. */
        default byte[] bodyAs(String mediaType) {
            throw new IllegalStateException("There is no body.");
        }

        /**
         * Counts the question as so many requests, before its answer is computed; throws where the caller has not so many left. Where
         * nobody counts, nothing happens.
         *
         * @param requests in all so far, what was paid before included
         */
        default void pay(int requests) {}

        /** Throws when nobody waits for the answer any more. */
        default void requireClient() {}
    }

    private final Source source;
    private final Set<String> names;
    private final Map<String, String> query;
    private List<FieldError> errors = List.of();
    private int paid;

    public Input(Operation operation, Source source) {
        this(operation.queryParameters(), source);
    }

    /** Nothing but parameters, for what is chosen by their names elsewhere than in a request. */
    public static Input ofQuery(List<Parameter<?>> parameters, Map<String, String> query) {
        Set<String> names = new LinkedHashSet<>();
        parameters.forEach(parameter -> names.add(parameter.name()));
        return new Input(names, new OnlyQuery(query));
    }

    private record OnlyQuery(Map<String, String> query) implements Source {
        @Override
        public String pathParameter(String name) {
            throw new IllegalStateException("There is no path.");
        }

        @Override
        public Optional<String> accept() {
            return Optional.empty();
        }
    }

    /** @param names those that the query may have */
    private Input(Set<String> names, Source source) {
        this.names = names;
        this.source = source;
        this.query = source.query();
        Reason unknown = null;
        for (String name : query.keySet()) {
            if (!names.contains(name)) {
                if (unknown == null) {
                    unknown = FieldCode.NOT_A_PARAMETER.with("allowed", names);
                }
                reject(name, unknown);
            }
        }
    }

    /** Whether the operation has a parameter of the query. */
    public boolean knows(Parameter<?> parameter) {
        return names.contains(parameter.name());
    }

    /** Who asks. */
    public Source source() {
        return source;
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
        if (source.isOfGuest()) {
            Optional<Parameter<T>> less =
                    parameter.ofGuests().filter(one -> one.parse(text).isEmpty());
            if (less.isPresent()) {
                reject(parameter, ofGuests(less.get().allowed(), parameter.allowed()));
                return otherwise;
            }
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

    /**
     * The body as an object; names that are not allowed are refused.
     *
     * @param allowed the names that it may have
     */
    public Map<?, ?> body(String... allowed) {
        if (!(source.bodyAsJson() instanceof Map<?, ?> object)) {
            reject("body", FieldCode.OBJECT_WITH.with("members", List.of(allowed)));
            return Map.of();
        }
        List<String> names = List.of(allowed);
        for (Object name : object.keySet()) {
            if (!names.contains(name)) {
                reject((String) name, FieldCode.NOT_KNOWN.with("allowed", names));
            }
        }
        return object;
    }

    /** The birth of somebody whom the caller keeps, by the id. */
    public Optional<KeptBirth> keptBirth(String personId) {
        return source.keptBirth(personId);
    }

    /** Whether the body is said to be of a media type, for an operation that takes several. */
    public boolean isBody(String mediaType) {
        return source.isBody(mediaType);
    }

    /** Refuses a body of another media type, where the body is {@linkplain BodyAnswers answered while it arrives}. */
    public void requireBody(String mediaType) {
        source.requireBody(mediaType);
    }

    /** The body as it came. */
    public byte[] content(String mediaType) {
        return source.bodyAs(mediaType);
    }

    public void reject(Parameter<?> parameter, Reason reason) {
        reject(parameter.name(), reason);
    }

    /** Refuses a part of the body by its name. */
    public void reject(String name, Reason reason) {
        if (errors.isEmpty()) {
            errors = new ArrayList<>();
        }
        errors.add(new FieldError(name, reason));
    }

    /** Throws what is wrong, if anything is. */
    public void check() {
        if (!errors.isEmpty()) {
            throw new InvalidInput(errors);
        }
    }

    /**
     * Throws what is wrong, if anything is; otherwise the caller pays for what comes now, before it is computed. Where a part of the
     * price is known only later, it is paid then, before that part.
     *
     * @param requests as how many requests this counts, at least 1 the first time
     */
    public void pay(int requests) {
        check();
        if (requests < (paid == 0 ? 1 : 0)) {
            throw new IllegalArgumentException("Nothing counts as " + requests + " requests.");
        }
        paid = Math.addExact(paid, requests);
        source.pay(paid);
    }

    /** As how many requests the question counts so far. */
    public int paid() {
        return paid;
    }

    /** Throws when nobody waits for the answer any more: work that takes long asks now and then. */
    public void requireClient() {
        source.requireClient();
    }

    /** Only ranges of whole numbers are narrower for guests. */
    private static Reason ofGuests(Reason less, Reason allowed) {
        return FieldCode.INTEGER_BETWEEN_FOR_GUESTS.with(
                "min",
                less.params().get("min"),
                "max",
                less.params().get("max"),
                "account_min",
                allowed.params().get("min"),
                "account_max",
                allowed.params().get("max"));
    }

    private String text(Parameter<?> parameter) {
        return parameter.place() == Parameter.Place.PATH
                ? source.pathParameter(parameter.name())
                : query.get(parameter.name());
    }
}
