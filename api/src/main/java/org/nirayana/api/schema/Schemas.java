package org.nirayana.api.schema;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.json.OmitEmpty;

/** The named schemas of a description: every record that is referred to, once. */
public final class Schemas {
    private static final String SUFFIX = "View";

    /** A value of a sentence: a text, a number or a list of texts. */
    private static final Map<String, Object> VALUE =
            ordered("type", List.of("string", "number", "array"), "items", Map.of("type", "string"));

    private final Map<String, Map<String, Object>> schemas = new TreeMap<>();
    private final Map<String, Type> types = new TreeMap<>();

    /** The schemas by their names. */
    public Map<String, Object> all() {
        return new LinkedHashMap<>(schemas);
    }

    Map<String, Object> reference(Class<?> type) {
        return reference(name(type), type, type);
    }

    /** A reference to a record; it is described when it is met for the first time. */
    Map<String, Object> reference(String name, Class<?> type, Class<?> argument) {
        Type known = types.putIfAbsent(name, type);
        if (known == null) {
            // Put in before its components are looked at: a record may hold others of its own type.
            Map<String, Object> schema = new LinkedHashMap<>();
            schemas.put(name, schema);
            describe(schema, type, argument);
        } else if (!known.equals(type)) {
            throw new IllegalStateException("Both " + known + " and " + type + " are called " + name + ".");
        }
        return reference(name);
    }

    /** A reference to an object that is no record: what it has is known when the service is put together. */
    Map<String, Object> reference(String name, Map<String, Schema> members) {
        return reference(name, members, List.copyOf(members.keySet()), false);
    }

    /** The same of one that may lack members, or have others. */
    Map<String, Object> reference(String name, Map<String, Schema> members, List<String> required, boolean open) {
        if (types.putIfAbsent(name, Map.class) != null) {
            throw new IllegalStateException("Both " + types.get(name) + " and another object are called " + name + ".");
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        members.forEach((member, schema) -> properties.put(member, schema.toJson(this)));
        Map<String, Object> schema = ordered("type", "object");
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        schema.put("properties", properties);
        schema.put("additionalProperties", open);
        schemas.put(name, schema);
        return reference(name);
    }

    private static String name(Class<?> type) {
        SchemaName given = type.getAnnotation(SchemaName.class);
        if (given != null) {
            return given.value();
        }
        String simple = type.getSimpleName();
        return simple.endsWith(SUFFIX) ? simple.substring(0, simple.length() - SUFFIX.length()) : simple;
    }

    private void describe(Map<String, Object> schema, Class<?> type, Class<?> argument) {
        schema.put("type", "object");
        Description description = type.getAnnotation(Description.class);
        if (description != null) {
            schema.put("description", description.value());
        }
        List<String> required = new ArrayList<>();
        Map<String, Object> properties = new LinkedHashMap<>();
        members(type, argument, required, properties);
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        schema.put("properties", properties);
        if (!type.isAnnotationPresent(OpenRecord.class)) {
            schema.put("additionalProperties", false);
        }
    }

    private void members(Class<?> type, Class<?> argument, List<String> required, Map<String, Object> properties) {
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.isAnnotationPresent(Unwrapped.class)) {
                members(component.getType(), argument, required, properties);
                continue;
            }
            String name = JsonWriter.fieldName(component.getName());
            if (!component.isAnnotationPresent(OmitEmpty.class)) {
                required.add(name);
            }
            properties.put(name, property(component, argument));
        }
    }

    private Map<String, Object> property(RecordComponent component, Class<?> argument) {
        Type type = component.getGenericType();
        boolean optional = component.getType() == Optional.class;
        Type held = optional ? argument(type) : type;
        // Within an Optional, another one is for null.
        boolean orNull = held == OptionalLong.class
                || held == OptionalInt.class
                || (held instanceof ParameterizedType inner && inner.getRawType() == Optional.class);
        boolean boxed = held == Long.class || held == Integer.class;
        Map<String, Object> schema = value(
                held == OptionalLong.class
                        ? long.class
                        : held == OptionalInt.class ? int.class : orNull ? argument(held) : held,
                component,
                argument);
        // What may be left out is left out; everything else that may be missing is null.
        boolean nullable = orNull
                || component.isAnnotationPresent(OrNull.class)
                || (optional ? !component.isAnnotationPresent(OmitEmpty.class) : boxed);
        if (nullable) {
            schema = nullable(schema);
        }
        Description description = component.getAnnotation(Description.class);
        if (description != null) {
            schema.put("description", description.value());
        }
        return schema;
    }

    private Map<String, Object> value(Type type, RecordComponent component, Class<?> argument) {
        if (type instanceof ParameterizedType many && many.getRawType() == List.class) {
            Map<String, Object> schema =
                    ordered("type", "array", "items", element(argument(many), component, argument));
            size(schema, component, "minItems", "maxItems");
            return schema;
        }
        if (type instanceof ParameterizedType many && many.getRawType() == Map.class) {
            return ordered(
                    "type",
                    "object",
                    "additionalProperties",
                    many.getActualTypeArguments()[1] == Object.class ? VALUE : Map.of("type", "string"));
        }
        if (type instanceof Class<?> plain && plain.isRecord()) {
            return reference(plain);
        }
        if (type == Instant.class) {
            return ordered("type", "string", "format", "date-time");
        }
        if (type == boolean.class || type == Boolean.class) {
            return ordered("type", "boolean");
        }
        if (type == String.class) {
            return text(component);
        }
        if (type instanceof Class<?> plain && plain.isEnum()) {
            OneOf named = component.getAnnotation(OneOf.class);
            return words(named == null ? plain.getSimpleName() : named.name(), component.toString(), words(plain));
        }
        return number(type, component);
    }

    /** The elements of a list; words and patterns are about them, limits of size are about the list. */
    private Map<String, Object> element(Type type, RecordComponent component, Class<?> argument) {
        if (type instanceof TypeVariable<?>) {
            return reference(argument);
        }
        if (type == String.class) {
            return words(component);
        }
        return value(type, component, argument);
    }

    private Map<String, Object> text(RecordComponent component) {
        Map<String, Object> schema = words(component);
        Format format = component.getAnnotation(Format.class);
        if (format != null) {
            schema.put("format", format.value());
        }
        size(schema, component, "minLength", "maxLength");
        return schema;
    }

    private Map<String, Object> words(RecordComponent component) {
        OneOf oneOf = component.getAnnotation(OneOf.class);
        if (oneOf != null) {
            boolean isOfOne = oneOf.value().length == 0 && oneOf.of().length == 1;
            String name = oneOf.name().isEmpty() && isOfOne ? oneOf.of()[0].schemaName() : oneOf.name();
            return words(name, component.toString(), words(oneOf));
        }
        Map<String, Object> schema = ordered("type", "string");
        Matches matches = component.getAnnotation(Matches.class);
        if (matches != null) {
            schema.put("pattern", "^" + matches.value() + "$");
        }
        return schema;
    }

    /** The words of an annotation: two vocabularies may share one, and generators refuse an enum that has one twice. */
    public static List<String> words(OneOf oneOf) {
        Set<String> words = new LinkedHashSet<>(List.of(oneOf.value()));
        for (Vocabulary vocabulary : oneOf.of()) {
            words.addAll(vocabulary.words());
        }
        return List.copyOf(words);
    }

    /** The words for the constants of an enum that callers send. */
    public static List<String> words(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> word((Enum<?>) constant))
                .toList();
    }

    /** The word for a constant: its name in lower case. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /**
     * A text that is one of some words. Several are a schema of their own, so that clients have one type for what is the same in
     * many places; a single word is a constant and needs none.
     *
     * @param where what has these words, for the message to those who forgot the name
     */
    public Map<String, Object> words(String name, String where, List<String> words) {
        Map<String, Object> schema = ordered("type", "string", "enum", words);
        if (words.size() == 1) {
            return schema;
        }
        if (name.isEmpty()) {
            throw new IllegalStateException("The words of " + where + " need a name: " + words);
        }
        Type known = types.putIfAbsent(name, String.class);
        if (known == null) {
            schemas.put(name, schema);
        } else if (known != String.class || !schemas.get(name).equals(schema)) {
            throw new IllegalStateException(
                    "Both the words of " + where + " and another schema are called " + name + ": " + words);
        }
        return reference(name);
    }

    private static Map<String, Object> reference(String name) {
        return ordered("$ref", "#/components/schemas/" + name);
    }

    private static Map<String, Object> number(Type type, RecordComponent component) {
        boolean whole = (type == int.class || type == long.class || type == Integer.class || type == Long.class)
                && !component.isAnnotationPresent(Decimals.class);
        boolean fraction = type == double.class || type == Double.class || type == BigDecimal.class;
        if (!whole && !fraction && type != long.class && type != Long.class) {
            throw new IllegalStateException("There is no schema for " + component + ".");
        }
        boolean wide = type == long.class || type == Long.class;
        // Without the format some generators take the widest type they have, others the narrowest.
        Map<String, Object> schema =
                ordered("type", whole ? "integer" : "number", "format", !whole ? "double" : wide ? "int64" : "int32");
        Range range = component.getAnnotation(Range.class);
        if (range != null) {
            limit(schema, "minimum", range.min());
            limit(schema, "maximum", range.max());
            limit(schema, "exclusiveMaximum", range.below());
        }
        return schema;
    }

    private static void size(Map<String, Object> schema, RecordComponent component, String min, String max) {
        Size size = component.getAnnotation(Size.class);
        if (size != null) {
            if (size.min() > 0) {
                schema.put(min, size.min());
            }
            if (size.max() < Integer.MAX_VALUE) {
                schema.put(max, size.max());
            }
        }
    }

    /** A limit, as a whole number where it is one. */
    public static void limit(Map<String, Object> schema, String name, double limit) {
        if (Double.isFinite(limit)) {
            schema.put(name, limit == Math.rint(limit) ? (Object) (long) limit : (Object) limit);
        }
    }

    /** The same, or null. */
    static Map<String, Object> nullable(Map<String, Object> schema) {
        if (schema.containsKey("$ref")) {
            return ordered("anyOf", List.of(schema, Map.of("type", "null")));
        }
        Map<String, Object> nullable = new LinkedHashMap<>(schema);
        nullable.put("type", List.of(schema.get("type"), "null"));
        return nullable;
    }

    /** An object with its members in order: names and values in turn. */
    public static Map<String, Object> ordered(Object... members) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < members.length; i += 2) {
            map.put((String) members[i], members[i + 1]);
        }
        return map;
    }

    private static Type argument(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }
}
