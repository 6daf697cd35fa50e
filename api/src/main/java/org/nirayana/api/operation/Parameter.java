package org.nirayana.api.operation;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.schema.Vocabulary;

/**
 * A parameter of operations: how it is called, how it is read, and what people are told about it.
 *
 * <p>Immutable; the methods that add something return another parameter.
 *
 * @param <T> what it is read as
 */
public final class Parameter<T> {
    /** Where it stands. */
    public enum Place {
        QUERY,
        PATH,
        COOKIE,
        HEADER
    }

    private final String name;
    private final Place place;
    private final boolean required;
    private final String description;
    private final Object example;
    private final String sharedName;
    private final String typeName;
    private final boolean deprecated;
    private final T otherwise;
    private final Map<String, Object> schema;
    private final Function<String, Optional<T>> parse;
    private final Reason allowed;

    /** What guests may write, where that is less; else null. */
    private final Parameter<T> ofGuests;

    private Parameter(
            String name,
            Place place,
            boolean required,
            String description,
            Object example,
            String sharedName,
            String typeName,
            boolean deprecated,
            T otherwise,
            Map<String, Object> schema,
            Function<String, Optional<T>> parse,
            Reason allowed,
            Parameter<T> ofGuests) {
        this.name = name;
        this.place = place;
        this.required = required;
        this.description = description;
        this.example = example;
        this.sharedName = sharedName;
        this.typeName = typeName;
        this.deprecated = deprecated;
        this.otherwise = otherwise;
        this.schema = schema;
        this.parse = parse;
        this.allowed = allowed;
        this.ofGuests = ofGuests;
    }

    /**
     * A parameter that is read by a function.
     *
     * @param allowed what may be written, for people who wrote something else: "must be …"
     */
    public static <T> Parameter<T> of(
            String name, Map<String, Object> schema, Function<String, Optional<T>> parse, Reason allowed) {
        return new Parameter<>(
                name,
                Place.QUERY,
                false,
                "",
                null,
                "",
                "",
                false,
                null,
                Collections.unmodifiableMap(schema),
                parse,
                allowed,
                null);
    }

    /** A decimal number within limits. */
    public static Parameter<Double> number(String name, double min, double max) {
        return number(name, min, max, "");
    }

    /** A decimal number of something within limits. */
    public static Parameter<Double> number(String name, double min, double max, String unit) {
        Map<String, Object> schema = Schemas.ordered("type", "number", "format", "double");
        Schemas.limit(schema, "minimum", min);
        Schemas.limit(schema, "maximum", max);
        return of(
                name,
                schema,
                text -> {
                    double value = Decimal.parse(text);
                    // NaN, for what is no number, is not within any limits.
                    return value >= min && value <= max ? Optional.of(value) : Optional.empty();
                },
                unit.isEmpty()
                        ? FieldCode.NUMBER_BETWEEN.with("min", (long) min, "max", (long) max)
                        : FieldCode.NUMBER_OF_UNIT_BETWEEN.with("unit", unit, "min", (long) min, "max", (long) max));
    }

    /** A whole number within limits. */
    public static Parameter<Integer> integer(String name, int min, int max) {
        return of(
                name,
                Schemas.ordered("type", "integer", "format", "int32", "minimum", min, "maximum", max),
                text -> {
                    double value = Decimal.parse(text);
                    return value >= min && value <= max && value == Math.rint(value)
                            ? Optional.of((int) value)
                            : Optional.empty();
                },
                FieldCode.INTEGER_BETWEEN.with("min", min, "max", max));
    }

    /** One value of a closed set, by its name, in any case: two names never differ in nothing but that. */
    public static <T> Parameter<T> oneOf(String name, Map<String, T> values) {
        List<String> names = List.copyOf(values.keySet());
        Map<String, T> anyCase = new HashMap<>();
        values.forEach((key, value) -> {
            if (anyCase.put(LowerCase.of(key), value) != null) {
                throw new IllegalArgumentException("Two values of " + name + " are called " + key + ".");
            }
        });
        return of(
                name,
                Schemas.ordered("type", "string", "enum", names),
                text -> {
                    T exact = values.get(text);
                    return Optional.ofNullable(exact == null ? anyCase.get(LowerCase.of(text)) : exact);
                },
                oneOf(names));
    }

    /** One of an enum's constants, by the name that requests use. */
    public static <E extends Enum<E>> Parameter<E> oneOf(String name, E[] constants, Function<E, String> id) {
        Map<String, E> values = new LinkedHashMap<>();
        Arrays.stream(constants).forEach(constant -> values.put(id.apply(constant), constant));
        return oneOf(name, values).typed(Vocabulary.schemaName(constants[0].getDeclaringClass()));
    }

    /** What to say to somebody who named something else. */
    public static Reason oneOf(Collection<String> names) {
        return FieldCode.ONE_OF.with("allowed", names);
    }

    /** {@code true} or {@code false}, in any case. */
    public static Parameter<Boolean> flag(String name) {
        return of(
                name,
                Schemas.ordered("type", "boolean"),
                text -> switch (LowerCase.of(text)) {
                    case "true" -> Optional.of(true);
                    case "false" -> Optional.of(false);
                    default -> Optional.<Boolean>empty();
                },
                FieldCode.TRUE_OR_FALSE.with());
    }

    /** A text for people. */
    public static Parameter<String> text(String name, int maxLength) {
        return of(
                name,
                Schemas.ordered("type", "string", "maxLength", maxLength),
                text -> text.codePointCount(0, text.length()) <= maxLength ? Optional.of(text) : Optional.empty(),
                FieldCode.LENGTH_AT_MOST.with("max", maxLength));
    }

    /** A text that the operation itself reads. */
    public static Parameter<String> raw(String name, Map<String, Object> schema) {
        return of(name, schema, Optional::of, (Reason) null);
    }

    public Parameter<T> describe(String text) {
        return copy(place, required, text, example, sharedName, typeName, deprecated, otherwise, schema);
    }

    public Parameter<T> example(Object value) {
        return copy(place, required, description, value, sharedName, typeName, deprecated, otherwise, schema);
    }

    /** The name under which the description keeps it once for all operations. */
    public Parameter<T> shared(String componentName) {
        return copy(place, required, description, example, componentName, typeName, deprecated, otherwise, schema);
    }

    /** It works still, and something else is better. */
    public Parameter<T> deprecated() {
        return copy(place, required, description, example, sharedName, typeName, true, otherwise, schema);
    }

    /** The name of its closed set of words; an enum has that of its type. */
    public Parameter<T> typed(String schemaName) {
        return copy(place, required, description, example, sharedName, schemaName, deprecated, otherwise, schema);
    }

    /**
     * What it is when it is left out, the same for everybody.
     *
     * @param written as a request would name it
     */
    public Parameter<T> orElse(T value, Object written) {
        Map<String, Object> withDefault = new LinkedHashMap<>(schema);
        withDefault.put("default", written);
        return copy(place, required, description, example, sharedName, typeName, deprecated, value, withDefault);
    }

    /** Less is allowed to guests: what the other parameter of the same name allows. */
    public Parameter<T> ofGuests(Parameter<T> less) {
        return new Parameter<>(
                name,
                place,
                required,
                description,
                example,
                sharedName,
                typeName,
                deprecated,
                otherwise,
                schema,
                parse,
                allowed,
                less);
    }

    public Parameter<T> required() {
        return copy(place, true, description, example, sharedName, typeName, deprecated, otherwise, schema);
    }

    public Parameter<T> inPath() {
        return copy(Place.PATH, true, description, example, sharedName, typeName, deprecated, otherwise, schema);
    }

    public Parameter<T> inCookie() {
        return copy(Place.COOKIE, required, description, example, sharedName, typeName, deprecated, otherwise, schema);
    }

    public Parameter<T> inHeader() {
        return copy(Place.HEADER, required, description, example, sharedName, typeName, deprecated, otherwise, schema);
    }

    private Parameter<T> copy(
            Place newPlace,
            boolean newRequired,
            String newDescription,
            Object newExample,
            String newSharedName,
            String newTypeName,
            boolean newDeprecated,
            T newOtherwise,
            Map<String, Object> newSchema) {
        return new Parameter<>(
                name,
                newPlace,
                newRequired,
                newDescription,
                newExample,
                newSharedName,
                newTypeName,
                newDeprecated,
                newOtherwise,
                newSchema,
                parse,
                allowed,
                ofGuests);
    }

    public String name() {
        return name;
    }

    public Place place() {
        return place;
    }

    public boolean isRequired() {
        return required;
    }

    public String description() {
        return description;
    }

    /** What somebody may write, for people and for tests. */
    public Optional<Object> example() {
        return Optional.ofNullable(example);
    }

    public Optional<String> sharedName() {
        return sharedName.isEmpty() ? Optional.empty() : Optional.of(sharedName);
    }

    public Map<String, Object> schema() {
        return schema;
    }

    public boolean isDeprecated() {
        return deprecated;
    }

    /** The name of its closed set of words; empty where it has none. */
    public String typeName() {
        return typeName;
    }

    T otherwise() {
        return otherwise;
    }

    Optional<T> parse(String text) {
        return parse.apply(text);
    }

    Reason allowed() {
        return allowed;
    }

    /** What a guest may write. */
    Optional<Parameter<T>> ofGuests() {
        return Optional.ofNullable(ofGuests);
    }
}
