package org.nirayana.api.schema;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a value looks like, as JSON Schema; records are put among the named schemas and referred to. */
@FunctionalInterface
public interface Schema {
    /** The schema, as maps and lists. */
    Map<String, Object> toJson(Schemas named);

    /** What each of the values looks like, where there are many one after the other, such as lines. */
    default Optional<Schema> item() {
        return Optional.empty();
    }

    /** A record, by its name. */
    static Schema of(Class<? extends Record> type) {
        return named -> named.reference(type);
    }

    /** A record that has another one as its type argument, by a name of its own. */
    static Schema of(String name, Class<? extends Record> type, Class<? extends Record> argument) {
        return named -> named.reference(name, type, argument);
    }

    /** A record, or null. */
    static Schema nullable(Class<? extends Record> type) {
        return named -> Schemas.nullable(named.reference(type));
    }

    /** A list of so many records. */
    static Schema listOf(Class<? extends Record> type, int min, int max) {
        return named -> {
            Map<String, Object> schema = new LinkedHashMap<>();
            schema.put("type", "array");
            schema.put("items", named.reference(type));
            schema.put("minItems", min);
            schema.put("maxItems", max);
            return schema;
        };
    }

    /** Any text. */
    static Schema text() {
        return named -> Map.of("type", "string");
    }

    /**
     * A picture, a document, a table or a calendar: clients save its bytes, show it or read it by something else, and none should
     * look for one value of JSON in it.
     */
    static Schema bytes(String mediaType) {
        return named -> Schemas.ordered("type", "string", "format", "binary", "contentMediaType", mediaType);
    }

    /** Bytes that are no JSON. */
    static Schema binary() {
        return named -> Map.of();
    }

    /** Any number of records. */
    static Schema listOf(Class<? extends Record> type) {
        return named -> Schemas.ordered("type", "array", "items", named.reference(type));
    }

    /** An object of a name that has just these members, all of them always there. */
    static Schema object(String name, Map<String, Schema> members) {
        return named -> named.reference(name, members);
    }

    /** The same of one in which just some members are always there. */
    static Schema object(String name, Map<String, Schema> members, List<String> required) {
        return named -> named.reference(name, members, required, false);
    }

    /** The same of one that has other members too, which depend on the question. */
    static Schema openObject(String name, Map<String, Schema> members, List<String> required) {
        return named -> named.reference(name, members, required, true);
    }

    /** Bytes of lines, each of which is a value of its own. */
    static Schema lines(String mediaType, Schema line) {
        return new Schema() {
            @Override
            public Map<String, Object> toJson(Schemas named) {
                return bytes(mediaType).toJson(named);
            }

            @Override
            public Optional<Schema> item() {
                return Optional.of(line);
            }
        };
    }

    /** A value of one of some types of JSON. */
    static Schema ofTypes(String... types) {
        return named -> Schemas.ordered("type", List.of(types));
    }

    /** A decimal number, or null. */
    static Schema decimalOrNull() {
        return named -> Schemas.ordered("type", List.of("number", "null"), "format", "double");
    }

    /** A whole number that may be large. */
    static Schema wholeNumber() {
        return named -> Schemas.ordered("type", "integer", "format", "int64");
    }

    /** An object that is described elsewhere. */
    static Schema object() {
        return named -> Map.of("type", "object");
    }

    /** An object of texts by names that are not listed. */
    static Schema texts() {
        return named -> Schemas.ordered("type", "object", "additionalProperties", Map.of("type", "string"));
    }
}
